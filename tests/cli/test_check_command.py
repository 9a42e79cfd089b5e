"""``scorekeeper check`` beyond the games: earlier copies, the bin, and the backups by day."""

import json
from dataclasses import replace
from datetime import date

import pytest
from book.beside import Waiting
from book.keeping import library_of

from scorekeeper.book.copies import KeptCopy
from scorekeeper.book.index import MemoryIndex
from scorekeeper.book.library import Library


class MemoryCopies:
    """Copies by day, whatever is in them."""

    def __init__(self, **found):
        self.found = {date(2026, 7, day): data for day, data in found.values()}

    def kept(self):
        return tuple(KeptCopy(day, len(data)) for day, data in self.found.items())

    def read(self, day):
        return self.found[day]


def test_check_says_which_earlier_copies_of_a_damaged_game_are_whole(scorekeeper, kept):
    store = scorekeeper.store
    store.write_game(kept, json.loads(store.games[kept]))
    store.games[kept] = "{"

    said = scorekeeper("check")

    assert said.status == 1
    assert said.out == (
        f"{kept}: {kept} is damaged. There are earlier copies, of 2026-07-12 20:15:00.\n"
    )


def test_check_looks_into_the_bin(scorekeeper, kept):
    scorekeeper.store.delete_game(kept)
    assert scorekeeper("check").status == 0
    scorekeeper.store.bin[kept] = "{"

    said = scorekeeper("check")

    assert said.status == 1
    assert said.out == f"{kept} (in the bin): {kept} is damaged.\n"


def test_check_names_what_all_games_share_with_its_earlier_copies(scorekeeper, kept):
    store = scorekeeper.store
    store.write_shared(store.read_shared())
    store.shared = '{"format": "other"}'

    said = scorekeeper("check")

    assert kept in store.games
    assert said.status == 1
    assert said.out.startswith("shared.format: expected “oh-hell-shared”, not “other”. There are")


def test_check_names_backups_that_are_damaged(scorekeeper, kept, tmp_path):
    scorekeeper("backup", tmp_path / "all.json")
    whole = (tmp_path / "all.json").read_bytes()
    copies = MemoryCopies(one=(11, whole), other=(12, b"\x1f\x8b\x08"), third=(10, b"{}"))
    clock = lambda: "2026-07-12 20:15:00"  # noqa: E731
    scorekeeper.library = lambda _folder: Library(
        scorekeeper.store, clock, lambda: kept, copies=copies
    )

    said = scorekeeper("check")

    assert said.status == 1
    assert said.out == (
        "The backup of 2026-07-12: This packed file is cut off before its end.\n"
        "The backup of 2026-07-10: backup.format: this field is missing.\n"
    )


@pytest.mark.parametrize("is_open", [False, True])
def test_check_finds_lists_that_are_not_so_and_mends_them_if_it_may(scorekeeper, kept, is_open):
    index = MemoryIndex()

    def library(_folder):
        book = library_of(scorekeeper.store, index=index)
        if is_open:
            book.access = Waiting()
        return book

    list(library(None).catalogue.summaries())
    right = index.row(kept)
    index.put([replace(right, summary=None)], (), index.state())
    scorekeeper.library = library

    said = scorekeeper("check")

    assert said.out == f"{kept}: The lists said of game {kept} what is not so.\n"
    assert said.status == 1
    assert index.row(kept) == right
    assert scorekeeper("check").status == 0


def test_check_says_that_there_is_no_folder(scorekeeper, tmp_path):
    said = scorekeeper("check", "--data", tmp_path / "nosuch")

    assert (said.status, said.out) == (0, f"There is no folder {tmp_path}/nosuch.\n")
    assert not (tmp_path / "nosuch").exists()
