"""No backup is replaced by a poorer one, and one that is not whole says so."""

import json

import pytest
from refusing import refused

from scorekeeper.cli import outgoing


def no_games(store):
    store.games.clear()


def a_damaged_game(store):
    store.games["20260101-000000-0000"] = "{"


def an_older_state(store):
    game_id, text = next(iter(store.games.items()))
    store.write_game(game_id, json.loads(text))
    store.games[game_id] = "{"


def a_damaged_record(store):
    store.shared = '{"format": "other"}'


LESS = pytest.mark.parametrize(
    ("less", "missing"),
    [
        (no_games, "There is no game in it."),
        (a_damaged_game, "1 game cannot be read and is not in it."),
        (an_older_state, "1 game cannot be read: its last whole copy is in it."),
        (
            a_damaged_record,
            "People, rules and settings cannot be read; they are in it as last copied, or new.",
        ),
    ],
)


@LESS
@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("name", ["all.json", "all.json.gz"])
def test_a_backup_is_not_replaced_by_a_poorer_one(scorekeeper, tmp_path, name, less, missing):
    path = tmp_path / name
    scorekeeper("backup", path)
    before = path.read_bytes(), sorted(tmp_path.iterdir())
    less(scorekeeper.store)
    shared = scorekeeper.store.shared

    said = refused(scorekeeper("backup", path))

    assert said == (
        f"{path}: this backup stays as it is, for a new one would not be whole: "
        f"{missing} Choose another name."
    )
    assert (path.read_bytes(), sorted(tmp_path.iterdir())) == before
    assert scorekeeper.store.shared == shared


@LESS
@pytest.mark.usefixtures("kept")
def test_a_new_backup_that_is_not_whole_is_written_and_says_so(
    scorekeeper, tmp_path, less, missing
):
    less(scorekeeper.store)

    said = scorekeeper("backup", tmp_path / "new.json")

    assert said.status == 1
    assert said.out.startswith(f"Wrote {tmp_path}/new.json: ")
    assert said.err == f"scorekeeper: {missing}\n"
    assert json.loads((tmp_path / "new.json").read_text())["format"] == "oh-hell-backup"


def test_a_backup_without_a_game_is_no_copy_taken_elsewhere(scorekeeper, tmp_path):
    scorekeeper("backup", tmp_path / "new.json")

    assert scorekeeper.store.shared == "{}"


@LESS
@pytest.mark.usefixtures("kept")
def test_a_backup_on_the_standard_output_says_what_is_missing(scorekeeper, less, missing):
    less(scorekeeper.store)

    said = scorekeeper("backup", "-")

    assert (said.status, said.err) == (1, f"scorekeeper: {missing}\n")
    assert json.loads(said.out)["format"] == "oh-hell-backup"


@pytest.mark.parametrize("target", ["all.json", "new.json", "-"])
def test_a_folder_that_is_not_there_is_refused_and_not_made(scorekeeper, backup, tmp_path, target):
    before, path = backup.read_bytes(), target if target == "-" else tmp_path / target
    names = sorted(tmp_path.iterdir())
    scorekeeper.folders.clear()

    said = refused(scorekeeper("backup", path, "--data", tmp_path / "nosuch"))

    assert said == f"There is no folder {tmp_path}/nosuch."
    assert (backup.read_bytes(), sorted(tmp_path.iterdir())) == (before, names)
    assert scorekeeper.folders == []


def test_a_folder_that_cannot_be_looked_at_is_not_called_missing(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")

    class Args:
        data = str(tmp_path / "file" / "data")

    assert outgoing.missing_folder(Args) is None
