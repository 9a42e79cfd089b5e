"""A copy saved in the browser brings everything back on an empty device; a damaged game goes on."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from browser.games import kept
from browser.thumb import Thumb

HAND = ((1, 0, 0, 0), (1, 0, 0, 0))
SECOND = ((2, 0, 0, 0), (2, 0, 0, 0))


def test_everything_comes_back_from_a_saved_copy_and_from_a_damaged_file(
    program, browser_page, tmp_path
):
    folder = Path(program.folder)
    older, newer = kept(folder, HAND), kept(folder, HAND, SECOND, bids=(2,))
    thumb = Thumb(browser_page(f"{program.url}/")).look()

    # A copy is saved ...
    thumb.tap("Menu")
    thumb.tap("Safe keeping")
    with thumb.page.expect_download() as waiting:
        thumb.tap("Save a copy")
    copy = tmp_path / "copy.json"
    waiting.value.save_as(copy)
    assert waiting.value.suggested_filename.startswith("oh-hell-backup-")
    thumb.sees(re.compile("is with your downloads"))

    # ... and everything is gone.
    for name in ("games", "earlier", "shared.json"):
        path = folder / name
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    thumb.tap("Bring a copy in")
    with thumb.page.expect_file_chooser() as choosing:
        thumb.tap("Choose a file")
    choosing.value.set_files(copy)
    thumb.sees("2 new games.")
    thumb.tap("Bring it in")
    thumb.sees("Brought in")
    thumb.tap("Done")
    thumb.sees_button("Go on")
    assert {path.stem for path in (folder / "games").iterdir()} == {older, newer}

    # One file is damaged; its last whole copy is offered.
    thumb.tap("Go on")
    thumb.sees_button("Cy: bid 2, leads, total 20")
    thumb.bid("Dee", 0)
    thumb.sees_button("Dee: bid 0, total 20")
    file = folder / "games" / f"{newer}.json"
    damaged = file.read_bytes()[:-9]
    file.write_bytes(damaged)
    program.restart()
    thumb.page.goto(f"{program.url}/")
    thumb.look()
    thumb.tap(re.compile(r"cannot be read\. Its file is damaged"))
    thumb.tap(re.compile("^Go on from here"))
    thumb.sees_button("Cy: bid 2, leads, total 20")
    thumb.sees_button("Dee: to bid, total 20")
    assert [path.read_bytes() for path in (folder / "aside").iterdir()] == [damaged]
