"""The power goes at every step in turn: in everything that may be left, no game is torn."""

from pathlib import Path

import pytest
from storage.deeds import CASES, DAMAGE, OLD, OTHER, state
from storage.power import PowerCutError, PowerDisk

from scorekeeper.storage.files import FileStore

FOLDER = Path("/data")


def store_on(disk):
    return FileStore(FOLDER, disk=disk)


@pytest.fixture(params=CASES, ids=lambda case: case.replace(" ", "-"))
def case(request):
    """Return the disk as it was before, what is done, and how all is before and after."""
    prepare, action = CASES[request.param]
    disk = PowerDisk()
    prepare(store_on(disk))
    disk.sync()
    done = disk.copy()
    action(store_on(done))
    return disk, action, state(store_on(disk)), state(store_on(done))


def contents(disk):
    return [file.content for file in disk.names_now.values()]


def precious(disk):
    """Return what must not be lost: what is damaged, or of an older version."""
    return [
        content
        for content in contents(disk)
        if content is not None and (content == DAMAGE or b'"version":0' in content)
    ]


def test_all_is_as_before_or_as_after_whenever_the_power_goes(case):
    prepared, action, before, after = case
    for cut in range(200):
        disk = prepared.copy(cut)
        try:
            action(store_on(disk))
        except PowerCutError:
            whole = False
        else:
            whole = True

        for left in disk.outcomes():
            found = state(store_on(left))
            assert found == after if whole else found in (before, after)
            assert all(content in contents(left) for content in precious(prepared))
            if found == before != after:
                action(store_on(left))
                assert state(store_on(left)) == after
        if whole:
            break

    assert whole
    assert cut >= 3


def test_an_acknowledged_entry_is_there_in_all_that_may_be_left():
    disk = PowerDisk()
    store = store_on(disk)
    for number in range(5):
        store.write_game(OTHER, {**OLD, "number": number})

        for left in disk.outcomes():
            assert store_on(left).read_game(OTHER)["number"] == number


def test_the_law_would_catch_a_disk_that_never_flushes_names():
    disk = PowerDisk()
    disk.flush_folder = lambda _: None

    store_on(disk).write_game(OTHER, OLD)

    assert any(store_on(left).game_ids() == () for left in disk.outcomes())


def test_the_law_would_catch_a_file_that_is_not_flushed():
    disk = PowerDisk()
    store_on(disk).write_game(OTHER, OLD)
    for file in disk.names_now.values():
        file.flushed = file.content is None

    lefts = [state(store_on(left))["games"][OTHER] for left in disk.outcomes()]

    assert any("is damaged" in str(left) for left in lefts)
