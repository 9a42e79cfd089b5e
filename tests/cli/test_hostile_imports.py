"""Two hundred hostile imports: each has its sentence, and nothing is touched."""

import json
from functools import cache

import pytest
from book.keeping import library_of, log_of
from hostile_backups import odd_files, wrong_kinds
from storage.folders import everything
from strategies import bid, game_of

from scorekeeper.book.ids import new_game_id
from scorekeeper.book.library import Library
from scorekeeper.cli import main
from scorekeeper.export.backup import read_backup
from scorekeeper.rules import CLASSIC, GameId, RuleError
from scorekeeper.storage.files import FileStore

MOST = 180


@cache
def record():
    """Return a backup with something in every field."""
    library = library_of()
    library.import_log(log_of(bid(game_of(3), 1, 0), game_id="g1"))
    library.import_log(log_of(game_of(1), game_id="g2"))
    library.delete(GameId("g2"))
    players = game_of(1).setup.players
    library.start(players, players[0].id, CLASSIC)
    return json.loads("".join(library.backups.pieces()))


@pytest.fixture
def filled(tmp_path):
    """A folder of games on the disk, with one of the ids that are attacked."""
    store = FileStore(tmp_path / "data")
    library = Library(store, lambda: "2026-07-12 20:15:00", lambda: GameId("20260712-201500-0000"))
    library.import_log(log_of(game_of(1), game_id="g1"))
    return tmp_path / "data"


def library_in(folder):
    clock = lambda: "2026-07-12 20:15:00"  # noqa: E731
    return Library(FileStore(folder), clock, lambda: new_game_id(clock()))


def check_refused(data, filled, capsys, command):
    path = filled.parent / "it.json"
    path.write_bytes(data)
    before = everything(filled)

    status = main([command, str(path)], library=lambda _: library_in(filled), run_app=lambda _: 0)

    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert err.startswith(f"scorekeeper: {path}: ")
    assert err.count("\n") == 1
    assert len(err) < len(str(path)) + 400
    assert everything(filled) == before
    path.unlink()


def test_the_backup_that_is_attacked_is_whole(filled):
    library = library_in(filled)

    merge = library.weigh_backup(read_backup(json.dumps(record()).encode()))

    assert len(merge.fates) == 2


@pytest.mark.parametrize("what", odd_files(record()))
@pytest.mark.parametrize("command", ["restore", "import"])
def test_an_odd_file_is_refused_and_nothing_is_touched(what, filled, capsys, command):
    check_refused(odd_file(what), filled, capsys, command)


@pytest.mark.parametrize("number", range(MOST))
def test_a_value_of_the_wrong_kind_is_refused_and_nothing_is_touched(number, filled, capsys):
    check_refused(wrong_kinds_of()[number], filled, capsys, "restore")


def odd_file(what):
    file = odd_files(record())[what]
    return file if isinstance(file, bytes) else file()


@cache
def wrong_kinds_of():
    return list(wrong_kinds(record(), MOST))


def test_the_reader_itself_refuses_them_or_the_games_do(filled):
    library = library_in(filled)

    for data in (*wrong_kinds_of(), *map(odd_file, odd_files(record()))):
        with pytest.raises(RuleError):
            library.weigh_backup(read_backup(data))
