from dataclasses import replace

from book.keeping import library_of
from strategies import ANN, setup_of

from scorekeeper.export.backup import brought, read_backup
from scorekeeper.rules import CLASSIC

PLAYERS = setup_of().players


def backup_of(library):
    return read_backup("".join(library.backups.pieces()).encode())


def test_a_backup_says_that_people_are_called_otherwise_in_it_and_only_once():
    here, there = library_of(), library_of(start="2026-07-13 20:15:00")
    here.start(PLAYERS, ANN, CLASSIC)
    there.merge(backup_of(here))
    there.people.rename(ANN, "Annabel")
    backup = replace(backup_of(there), games={}, places={})

    first, again = here.merge(backup), here.merge(backup)

    assert any("What people are called" in told for told in brought(first))
    assert brought(again) == ("Everything in it was here already. Nothing was changed.",)
    assert here.people.person(ANN).name == "Annabel"
