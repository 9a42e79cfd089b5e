"""Hundreds of damaged files: each gets its sentence, harms no other game, and is left as it is."""

import os
import shutil
from collections import Counter
from pathlib import Path

import pytest
from book.keeping import library_of
from storage.damages import damages
from storage.folders import everything
from strategies import dice, setup_of

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Unreadable
from scorekeeper.book.log import log_from_json, log_to_json
from scorekeeper.rules import CLASSIC, GameId, RuleError
from scorekeeper.storage.files import FileStore

FILES = Path(__file__).parents[1] / "data" / "versions"
GAME = GameId("20260712-201500-a3f9")


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """Return a folder with a game that will be damaged, another, one in the bin, and copies."""
    folder = tmp_path_factory.mktemp("kept")
    library = library_of(FileStore(folder))
    players, dealer = setup_of().players, setup_of().first_dealer
    for _ in range(2):
        scorer = library.start(players, dealer, CLASSIC)
    library.delete(scorer.log.setup.id)
    shutil.copy(FILES / "game-1.json", folder / "games" / f"{GAME}.json")
    scorer = library_of(FileStore(folder)).open(GAME)
    scorer.redo()
    scorer.redo()
    return folder


def path_of(folder):
    return folder / "games" / f"{GAME}.json"


def files(folder):
    """Return every file that matters, and every folder."""
    parts = ("games", "bin", "earlier", "aside", "shared.json")
    contents = {
        path: content
        for path, content in everything(folder).items()
        if path.relative_to(folder).parts[0] in parts
    }
    folders = {path for part in parts for path in (folder / part).rglob("*") if path.is_dir()}
    return contents, folders


def is_sentence(problem):
    return isinstance(problem, BookError | RuleError) and str(problem).endswith((".", "!", "?"))


def refused(folder):
    """Return whether the game is refused, and assert that it is in every way and in no other."""
    library = library_of(FileStore(folder))
    listed = {found.id: found for found in library.catalogue.summaries()}
    checked = dict(library.catalogue.check())
    (other,) = set(listed) - {GAME}

    assert not isinstance(listed[other], Unreadable)
    assert checked[other] is None
    assert library.open(other).game.hand.number == 1
    scorer, problem = opened(library)
    if scorer is None:
        assert is_sentence(problem)
        assert is_sentence(checked[GAME])
        assert isinstance(listed[GAME], Unreadable)
        assert is_sentence(listed[GAME].problem)
    else:
        assert checked[GAME] is None
        assert not isinstance(listed[GAME], Unreadable)
        assert log_from_json(log_to_json(scorer.log)) == scorer.log
    return scorer is None


def opened(library):
    try:
        return library.open(GAME), None
    except (BookError, RuleError) as problem:
        return None, problem


def test_five_hundred_damaged_games_each_get_a_sentence_and_are_left_as_they_are(kept, tmp_path):
    folder = shutil.copytree(kept, tmp_path / "data")
    whole = path_of(folder).read_bytes()
    refusals = Counter()
    for kind, damage in damages(whole, dice("damaged games"), each=45):
        path_of(folder).write_bytes(damage)
        before = files(folder)

        refusals[kind] += refused(folder)

        assert files(folder) == before

    path_of(folder).write_bytes(whole)
    assert not refused(folder)
    assert refusals.total() >= 500
    for kind in ("cut", "zeroed", "noise", "noise within", "pieces swapped", "no number"):
        assert refusals[kind] == 45, kind
    assert refusals["newer"] == 4


def test_a_newer_version_says_so(kept, tmp_path):
    folder = shutil.copytree(kept, tmp_path / "data")
    newer = path_of(folder).read_bytes().replace(b'"version":1', b'"version":3')
    path_of(folder).write_bytes(newer)

    with pytest.raises(RuleError, match="version 3 was written by a newer scorekeeper"):
        library_of(FileStore(folder)).open(GAME)


def test_another_games_file_under_this_name_is_refused(kept, tmp_path):
    folder = shutil.copytree(kept, tmp_path / "data")
    (other,) = set((folder / "games").iterdir()) - {path_of(folder)}
    shutil.copy(other, path_of(folder))

    assert refused(folder)


def test_a_folder_in_the_place_of_the_file_is_refused(kept, tmp_path):
    folder = shutil.copytree(kept, tmp_path / "data")
    path_of(folder).unlink()
    path_of(folder).mkdir()
    before = files(folder)

    assert refused(folder)
    assert files(folder) == before


@pytest.mark.skipif(
    os.name == "nt" or getattr(os, "geteuid", int)() == 0, reason="whoever may read anything may"
)
def test_a_file_that_may_not_be_read_is_refused(kept, tmp_path):
    folder = shutil.copytree(kept, tmp_path / "data")
    path_of(folder).chmod(0)

    assert refused(folder)


def test_a_hundred_damaged_shared_records_hide_no_game(kept, tmp_path):
    folder = shutil.copytree(kept, tmp_path / "data")
    path = folder / "shared.json"
    whole = path.read_bytes()
    problems = 0
    for _, damage in damages(whole, dice("damaged shared records"), each=14):
        path.write_bytes(damage)
        before = files(folder)
        library = library_of(FileStore(folder))

        assert not refused(folder)
        if library.shared_problem is not None:
            assert is_sentence(library.shared_problem)
            with pytest.raises((BookError, RuleError)):
                library.change_settings(library.settings)
            problems += 1

        assert files(folder) == before

    assert problems >= 100
