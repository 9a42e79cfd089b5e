"""A backup as a file: read with every caution, and what is wrong is said with its place."""

import gzip
import json

import pytest
from book.clocks import Clock, backup_with, begun, kept_log, library_at
from book.keeping import MemoryStore

from scorekeeper.book.merge import Fate, Merge
from scorekeeper.export import backup as backups
from scorekeeper.export.backup import (
    backup_name,
    brought,
    is_backup,
    planned,
    read_backup,
    unpacked,
)
from scorekeeper.rules import RuleError

AT = "2026-07-06 20:00:00"


@pytest.fixture
def library():
    return library_at(MemoryStore(), Clock())


@pytest.fixture
def data(library):
    """A backup of two games, as its file stands."""
    begun(library)
    begun(library)
    return "".join(library.backups.pieces()).encode()


def refused(data):
    with pytest.raises(RuleError) as error:
        read_backup(data)
    return str(error.value)


def altered(data, change):
    record = json.loads(data)
    change(record)
    return json.dumps(record).encode()


# -- files ---------------------------------------------------------------------------------


def test_a_backup_is_named_by_its_day():
    assert backup_name("2026-12-01 20:15:00") == "oh-hell-backup-2026-12-01.json"


def test_a_backup_is_read_packed_or_not(data):
    plain, packed = read_backup(data), read_backup(gzip.compress(data))

    assert plain == packed
    assert len(plain.games) == 2


def test_a_backup_is_known_by_its_first_bytes_packed_or_not(data):
    begins = [data, gzip.compress(data), b"\xef\xbb\xbf \n" + data]

    assert [is_backup(found[:100]) for found in begins] == [True, True, True]


@pytest.mark.parametrize(
    "head",
    [
        b"",
        b"{}",
        b'{"format":"oh-hell-game"',
        b"\x1f\x8bno",
        gzip.compress(b"hand,cards", mtime=0),
    ],
    ids=["nothing", "an object", "a game", "torn", "packed"],
)
def test_anything_else_is_no_backup(head):
    assert not is_backup(head)


@pytest.mark.parametrize("end", [15, -9, -1])
def test_a_packed_file_that_is_cut_off_says_so(data, end):
    assert refused(gzip.compress(data)[:end]) == "This packed file is cut off before its end."


def test_a_packed_file_that_is_damaged_says_so(data):
    packed = bytearray(gzip.compress(data))
    packed[len(packed) // 2] ^= 0xFF
    packed[-6] ^= 0xFF

    said = refused(bytes(packed))

    assert said == "This packed file is damaged: it cannot be unpacked."


def test_a_packed_file_that_unpacks_to_more_than_any_backup_is_refused_on_the_way(monkeypatch):
    monkeypatch.setattr(backups, "MOST_BACKUP", 5_000_000)
    bomb = gzip.compress(bytes(20_000_000))

    assert refused(bomb) == "This file is over 5 MB, which is more than any backup."
    assert unpacked(gzip.compress(bytes(5_000_000))) == bytes(5_000_000)


def test_a_file_that_is_more_than_any_backup_is_refused(monkeypatch):
    monkeypatch.setattr(backups, "MOST_BACKUP", 5_000_000)

    assert refused(bytes(5_000_001)) == "This file is over 5 MB, which is more than any backup."


def test_only_a_backup_may_be_larger_than_other_files(data, monkeypatch):
    monkeypatch.setattr(backups, "MOST_BYTES", len(data) - 1)
    monkeypatch.setattr("scorekeeper.export.files.MOST_BYTES", len(data) - 1)

    assert len(read_backup(data).games) == 2
    with pytest.raises(RuleError):
        read_backup(b" " * len(data))


# -- places --------------------------------------------------------------------------------


def _twice(record):
    record["games"].append(record["games"][0])


def _twins(record):
    record["players"].append(record["players"][0])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_twice, "backup.games[2].setup.id: the id "),
        (_twins, "backup.players[3].id: the id "),
        (lambda it: it.update(version=2), "newer"),
        (lambda it: it.update(made="today"), "backup.made: expected a date and time"),
        (lambda it: it["games"][1]["setup"].update(id="../up"), "backup.games[1].setup.id: "),
        (lambda it: it["games"][1].update(format="x"), "backup.games[1].format: expected "),
        (lambda it: it.update(games=7), "backup.games: "),
        (lambda it: it.update(more=1), "more"),
        (lambda it: it["settings"].update(language="../de"), "backup.settings.language: expected"),
        (lambda it: it["settings"].update(theme="pink"), "backup.settings.theme: "),
    ],
)
def test_what_is_wrong_is_said_with_its_place(data, change, said):
    assert said in refused(altered(data, change))


# -- what it brings ------------------------------------------------------------------------


def merge_of(fates=(), **counts):
    none = {"new_people": 0, "new_rules": 0, "changed_rules": 0, "deleted_rules": 0}
    return Merge(AT, dict(fates), **{**none, "settings": False, **counts})


def test_every_fate_has_its_words():
    (told,) = planned(merge_of(zip("abcdefgh", Fate, strict=True)))

    assert told == (
        "1 new game, 1 newer in it, 1 newer here, 1 the same, "
        "1 damaged here and put right from it, 1 that cannot be read here, left as it is, "
        "1 deleted here, staying deleted, 1 deleted there, into the bin."
    )


def test_people_rules_and_settings_have_a_sentence_each():
    merge = merge_of(
        new_people=2,
        new_rules=1,
        changed_rules=1,
        deleted_rules=3,
        settings=True,
        shared_mended=True,
    )

    assert planned(merge) == (
        "There is no game in it.",
        "2 new people.",
        "1 new rules of the house.",
        "1 of your house's rules is newer in it.",
        "3 of your house's rules were deleted there.",
        "Its settings are newer.",
        "People, rules and settings cannot be read here, and are put right.",
    )


def test_what_was_here_already_is_said_to_have_changed_nothing(library):
    backup = backup_with(kept_log("20260705-201500-aaaa", 1, AT))

    first, second = brought(library.merge(backup)), brought(library.merge(backup))

    assert first == ("1 new game.",)
    assert second == ("Everything in it was here already. Nothing was changed.",)
