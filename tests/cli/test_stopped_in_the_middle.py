"""What is stopped in the middle says how far it came, and is completed by doing it again."""

import json

import pytest
from book.keeping import MemoryStore
from sheets import sheet

AGAIN = "To complete it, do the same again."


class Filling(MemoryStore):
    """A store on a disk that is full after so many games; ``room`` None has no end."""

    def __init__(self, room=None):
        super().__init__()
        self.room = room

    def write_game(self, game_id, record):
        self.broken = self.room is not None and len(self.games) >= self.room
        super().write_game(game_id, record)


@pytest.fixture
def sheets(tmp_path):
    """Three sheets as files."""
    paths = []
    for name in ("Ann", "Bea", "Cy"):
        path = tmp_path / f"{name}.json"
        path.write_text(sheet(players=[name, "Dot", "Ed"]), encoding="utf-8")
        paths.append(path)
    return paths


@pytest.fixture
def backup(scorekeeper, sheets, tmp_path):
    """A backup of them, for a device that is new."""
    scorekeeper("import", *sheets)
    path = tmp_path / "all.json"
    scorekeeper("backup", path)
    scorekeeper.store = MemoryStore()
    return path


@pytest.mark.parametrize("command", ["restore", "import"])
def test_a_backup_that_is_stopped_says_how_many_games_are_in(scorekeeper, backup, command):
    store = scorekeeper.store = Filling(2)

    said = scorekeeper(command, backup)

    assert said.status == 2
    assert said.err == (
        f"scorekeeper: {backup}: memory was not written: the disk is full. "
        f"2 of 3 games are done. {AGAIN}\n"
    )
    assert len(store.games) == 2
    store.room, store.broken = None, False
    assert scorekeeper(command, backup).status == 0
    assert len(store.games) == 3
    assert len(json.loads(store.shared)["players"]) == 5


@pytest.mark.parametrize("command", ["restore", "import"])
def test_a_backup_of_which_nothing_came_in_says_only_why(scorekeeper, backup, command):
    scorekeeper.store = Filling(0)

    said = scorekeeper(command, backup)

    assert said.status == 2
    assert said.err == "scorekeeper: memory was not written: the disk is full.\n"


def test_an_import_that_is_stopped_says_what_came_in(scorekeeper, sheets):
    store = scorekeeper.store = Filling(2)

    said = scorekeeper("import", *sheets)

    assert said.status == 2
    assert said.err == f"scorekeeper: memory was not written: the disk is full. {AGAIN}\n"
    lines = said.out.splitlines()
    assert [line.partition(": ")[0] for line in lines] == [f"{path}" for path in sheets[:2]]
    store.room, store.broken = None, False
    assert scorekeeper("import", *sheets).out.count("here already") == 2
    assert len(store.games) == 3


def test_files_before_a_backup_that_is_stopped_are_said_to_be_in(scorekeeper, backup, sheets):
    scorekeeper.store = Filling(2)

    said = scorekeeper("import", sheets[0], backup)

    assert said.out.startswith(f"{sheets[0]}: a new game, ")
    assert AGAIN in said.err


@pytest.mark.parametrize(
    "text", ['{"format": "other"}', '{"format": "oh-hell-shared", "version": 9}']
)
def test_an_import_says_that_people_and_rules_cannot_be_remembered(scorekeeper, sheets, text):
    scorekeeper.store.shared = text

    said = scorekeeper("import", sheets[0])

    assert said.status == 0
    assert ": a new game, " in said.out
    assert said.err.startswith(
        "scorekeeper: Note: People and rules of these games cannot be remembered: shared."
    )
    assert said.err.count("\n") == 1
    assert scorekeeper.store.shared == text
