"""Who may write: a store that is guarded is looked at by all, and written to by one."""

import inspect

import pytest
from book.keeping import MemoryStore

from scorekeeper.book.access import READING, OpenAccess, TakenError, guarded
from scorekeeper.book.store import Store

WRITING = {
    "write_game": ("g1", {}),
    "delete_game": ("g1",),
    "restore_game": ("g1",),
    "forget_deleted": ("g1",),
    "set_aside": ("g1",),
    "write_shared": ({},),
}
"""What changes a store, and how to ask for it."""


class Door:
    """Access that counts who comes in; while ``closed``, nobody does."""

    look_only = None

    def __init__(self, *, closed=False):
        self.closed, self.entered = closed, 0

    def enter(self):
        if self.closed:
            raise TakenError("Another scorekeeper has these games open.")
        self.entered += 1


def test_whatever_a_store_can_be_asked_for_is_known_to_read_or_to_write():
    asked = {name for name, _ in inspect.getmembers(Store, inspect.isfunction) if name[0] != "_"}

    assert asked == READING | WRITING.keys()


@pytest.mark.parametrize("name", WRITING)
def test_nothing_is_written_where_only_looking_is_allowed(name):
    store = MemoryStore()
    store.games["g1"] = store.bin["g2"] = "{}"
    before = dict(store.games), dict(store.bin), store.shared

    with pytest.raises(TakenError):
        getattr(guarded(store, Door(closed=True)), name)(*WRITING[name])

    assert (store.games, store.bin, store.shared) == before


def test_whoever_may_not_write_can_look():
    store = MemoryStore()
    store.games["g1"] = "{}"
    looking = guarded(store, Door(closed=True))

    assert looking.game_ids() == ("g1",)
    assert looking.read_game("g1") == {}
    assert looking.read_shared() == {}


def test_each_write_makes_sure_that_the_right_is_still_there():
    store, door = MemoryStore(), Door()
    writing = guarded(store, door)

    writing.write_game("g1", {})
    writing.write_shared({"a": 1})

    assert door.entered == 2
    assert (store.games, store.shared) == ({"g1": "{}"}, '{"a": 1}')


def test_what_is_no_question_is_passed_on():
    store = MemoryStore()

    assert guarded(store, Door(closed=True)).games is store.games


def test_where_there_is_one_program_it_always_may_write():
    access, read = OpenAccess(), []

    access.enter()
    access.serves_at("http://127.0.0.1:8000/")

    assert access.try_again(lambda: read.append("afresh"))
    assert read == ["afresh"]
    access.leave()
    assert access.look_only is None
