"""``scorekeeper backup`` and ``restore``: everything as one file, and back."""

import gzip
import json

import pytest
from book.beside import looking
from book.keeping import MemoryStore
from refusing import refused
from sheets import EXAMPLE, sheet

NAME = "oh-hell-backup-2026-07-12.json"


@pytest.fixture
def kept(scorekeeper, tmp_path):
    """The ids of two games, once they are kept."""
    for name, text in (("one", json.dumps(EXAMPLE)), ("two", sheet())):
        path = tmp_path / f"{name}.json"
        path.write_text(text, encoding="utf-8")
        assert scorekeeper("import", path).status == 0
    return sorted(scorekeeper.store.games)


@pytest.fixture
def backup(scorekeeper, kept, tmp_path):
    """A backup of both."""
    assert kept
    assert scorekeeper("backup", tmp_path).status == 0
    return tmp_path / NAME


def elsewhere(scorekeeper):
    """Go on with another device, which is new."""
    scorekeeper.store = MemoryStore()
    return scorekeeper.store


# -- backup --------------------------------------------------------------------------------


@pytest.mark.usefixtures("kept")
def test_a_backup_gets_its_own_name_in_a_folder_and_says_what_is_in_it(scorekeeper, tmp_path):
    said = scorekeeper("backup", tmp_path)

    assert said.out == (f"Wrote {tmp_path / NAME}: 2 games, 3 people, 0 rules of the house.\n")
    assert (tmp_path / NAME).read_text().startswith('{"format":"oh-hell-backup","version":1,')


def test_a_backup_counts_as_a_copy_taken_elsewhere(scorekeeper, backup):
    assert backup.exists()
    assert json.loads(scorekeeper.store.shared)["copied"]["last"] == "2026-07-12 20:15:00"


def test_a_dash_is_the_standard_output_and_brings_nothing_but_the_backup(scorekeeper, backup):
    said = scorekeeper("backup", "-")

    assert (said.out, said.err) == (backup.read_text(), "")


def test_a_backup_whose_name_ends_in_gz_is_packed(scorekeeper, backup, tmp_path):
    packed = tmp_path / "all.json.gz"

    scorekeeper("backup", packed)

    assert gzip.decompress(packed.read_bytes()) == backup.read_bytes()


def test_a_game_that_cannot_be_read_is_left_out_and_that_is_said(scorekeeper, kept, tmp_path):
    scorekeeper.store.games[kept[0]] = "{"

    said = scorekeeper("backup", tmp_path)

    assert said.status == 1
    assert "1 game, " in said.out
    assert said.err == "scorekeeper: 1 game cannot be read and is not in it.\n"


def test_an_older_backup_is_replaced_and_no_other_file(scorekeeper, backup, tmp_path):
    for name in ("letter.txt", "letter.json.gz"):
        letter = tmp_path / name
        letter.write_text("Dear Ann")

        assert refused(scorekeeper("backup", letter)) == (
            f"{letter}: this file is there already and is no backup; expected another name."
        )
        assert letter.read_text() == "Dear Ann"
    backup.write_text(backup.read_text()[:100])

    assert scorekeeper("backup", backup).status == 0
    assert json.loads(backup.read_text())["games"] != []
    assert not [path for path in tmp_path.iterdir() if path.name.endswith(".part")]


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("name", ["no/such/folder.json", "x" * 300, "a\0b"])
def test_a_backup_that_cannot_be_written_is_refused(scorekeeper, tmp_path, name):
    assert "cannot be written" in refused(scorekeeper("backup", f"{tmp_path}/{name}"))


@pytest.mark.usefixtures("kept")
def test_a_backup_can_be_made_while_another_program_has_the_games(scorekeeper, tmp_path):
    shared = scorekeeper.store.shared
    scorekeeper.library = lambda _folder: looking(scorekeeper.store)

    said = scorekeeper("backup", tmp_path / "all.json")

    assert said.status == 0
    assert scorekeeper.store.shared == shared


# -- restore -------------------------------------------------------------------------------


def test_restore_says_what_will_happen_and_what_has(scorekeeper, backup):
    games = dict(scorekeeper.store.games)
    store = elsewhere(scorekeeper)

    said = scorekeeper("restore", backup)

    assert said.status == 0
    assert said.out == (f"{backup}: 2 new games. 3 new people.\nDone: 2 new games. 3 new people.\n")
    assert store.games == games


def test_a_preview_changes_nothing(scorekeeper, backup):
    store = elsewhere(scorekeeper)

    said = scorekeeper("restore", "--preview", backup)

    assert said.out == f"{backup}: 2 new games. 3 new people.\n"
    assert (store.games, store.shared) == ({}, "{}")


@pytest.mark.parametrize("command", ["restore", "import"])
def test_a_second_time_changes_nothing(scorekeeper, backup, command):
    store = elsewhere(scorekeeper)
    scorekeeper(command, backup)
    before = dict(store.games), store.shared

    said = scorekeeper(command, backup)

    assert said.out.endswith(": Everything in it was here already. Nothing was changed.\n")
    assert (store.games, store.shared) == before


def test_import_takes_backups_beside_other_files(scorekeeper, backup, tmp_path):
    store = elsewhere(scorekeeper)

    said = scorekeeper("import", backup, tmp_path / "one.json")

    assert said.out.startswith(f"{backup}: 2 new games. 3 new people.\n{tmp_path}/one.json: ")
    assert len(store.games) == 2


def test_a_bad_backup_keeps_everything_else_out(scorekeeper, backup, tmp_path):
    record = json.loads(backup.read_text())
    number = next(number for number, game in enumerate(record["games"]) if game["log"])
    record["games"][number]["log"][0]["entry"]["hand"] = 9
    backup.write_text(json.dumps(record))
    store = elsewhere(scorekeeper)

    said = refused(scorekeeper("import", tmp_path / "one.json", backup))

    assert said == f"{backup}: backup.games[{number}].log[0]: Hand 9 has not begun."
    assert store.games == {}


def test_a_backup_may_be_packed_and_larger_than_anything_else(scorekeeper, backup, tmp_path):
    text = backup.read_text()
    large, packed = tmp_path / "large.json", tmp_path / "large.json.gz"
    large.write_text(text + " " * 6_000_000)
    packed.write_bytes(gzip.compress(large.read_bytes()))

    for path in (large, packed):
        store = elsewhere(scorekeeper)
        scorekeeper("restore", path)

        assert len(store.games) == 2


def test_restore_is_refused_while_another_program_has_the_games(scorekeeper, backup):
    store = elsewhere(scorekeeper)
    scorekeeper.library = lambda _folder: looking(store)

    assert "Close it first" in refused(scorekeeper("restore", backup))
    assert store.games == {}
