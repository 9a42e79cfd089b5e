"""Who writes in a folder: the note about it, and what is said of it to whoever looks only."""

import json
import os
import platform
from importlib import metadata

import pytest
from storage.folders import everything
from storage.programs import EVENING, access_to

from scorekeeper.book.access import TakenError
from scorekeeper.storage.lock import LOCK
from scorekeeper.storage.writer import FILE, Writer, note_of, writer_in


def test_looking_leaves_nothing_in_the_folder(tmp_path):
    folder = tmp_path / "games"

    access = access_to(folder)
    access.leave()

    assert access.look_only is None
    assert not folder.exists()


def test_who_writes_is_written_down_and_goes_at_a_clean_end(tmp_path):
    access = access_to(tmp_path / "new")
    access.enter()
    access.serves_at("http://127.0.0.1:8000/")

    record = json.loads((tmp_path / "new" / FILE).read_bytes())
    access.leave()

    assert record == {
        "format": "oh-hell-writer",
        "version": 1,
        "program": metadata.version("scorekeeper"),
        "pid": os.getpid(),
        "host": platform.node(),
        "since": EVENING,
        "url": "http://127.0.0.1:8000/",
    }
    assert [path.name for path in everything(tmp_path)] == [LOCK]


def test_who_only_looks_neither_signs_nor_takes_the_others_name_away(tmp_path):
    writer = access_to(tmp_path)
    writer.enter()
    note = (tmp_path / FILE).read_bytes()
    looker = access_to(tmp_path)
    with pytest.raises(TakenError):
        looker.enter()

    looker.serves_at("http://127.0.0.1:9999/")
    looker.leave()

    assert (tmp_path / FILE).read_bytes() == note
    writer.leave()


@pytest.mark.parametrize(
    ("writer", "said"),
    [
        ({"url": "http://127.0.0.1:8000/"}, " since 20:15 (http://127.0.0.1:8000/)"),
        ({"host": "kitchen", "url": "http://127.0.0.1:8000/"}, " since 20:15 (kitchen)"),
        ({"since": "2026-07-11 23:50:00"}, " since 2026-07-11 23:50"),
        ({"since": "yesterday"}, ""),
        ({"since": 20}, ""),
        ({"pid": "1"}, ""),
        ({"host": "a\x1b[2Jb"}, ""),
        ({"url": "x" * 201}, ""),
        ({"version": 2}, ""),
        ({"more": 1}, ""),
    ],
)
def test_the_sentence_names_what_is_known_of_the_other(tmp_path, writer, said):
    holder = access_to(tmp_path)
    holder.enter()
    record = json.loads(note_of(Writer("1", 1, platform.node(), EVENING)))
    (tmp_path / FILE).write_text(json.dumps({**record, **writer}), encoding="utf-8")

    with pytest.raises(TakenError) as refused:
        access_to(tmp_path).enter()

    expected = f"Another scorekeeper has these games open{said}. Here you can only look."
    assert str(refused.value) == expected
    holder.leave()


@pytest.mark.parametrize("note", [None, b"", b"\0\0", b"[]", b"{}", b"[" * 10_000, b"\xff"])
def test_a_note_that_is_damaged_or_gone_changes_nothing(tmp_path, note):
    holder = access_to(tmp_path)
    holder.enter()
    (tmp_path / FILE).unlink()
    if note is not None:
        (tmp_path / FILE).write_bytes(note)

    with pytest.raises(TakenError, match=r"^Another scorekeeper has these games open\. Here"):
        access_to(tmp_path).enter()

    holder.leave()


def test_a_program_without_its_version_signs_all_the_same(tmp_path, monkeypatch):
    def unknown(name):
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", unknown)
    access = access_to(tmp_path)
    access.enter()

    assert writer_in((tmp_path / FILE).read_bytes()).program == ""
    access.leave()
