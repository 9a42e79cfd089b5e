"""A program that is killed at any moment: what it had acknowledged is there, nothing is torn.

For longer:    pytest tests/storage/test_killed.py --kill-for 3600
"""

import os
import signal
import sys
import time
from contextlib import suppress

import pytest
from storage.killing import Folder, Nursery
from strategies import dice

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
KILLS = 220
"""From outside, at random moments; those at every call of the disk come on top."""
IN_ONE_FOLDER = 10
LONGEST_LIFE = 0.08


@pytest.fixture(scope="module")
def nursery():
    with Nursery() as nursery:
        yield nursery


def lives(config):
    """Yield numbers for as long as is asked for."""
    seconds = config.getoption("--kill-for")
    until = time.monotonic() + (seconds or 0)
    number = 0
    while number < KILLS if seconds is None else time.monotonic() < until:
        yield number
        number += 1


def tell(capsys, kills, folders, started):
    seconds = time.monotonic() - started
    acknowledged = sum(folder.acknowledged for folder in folders)
    with capsys.disabled():
        print(  # noqa: T201
            f"\n{kills} kills in {seconds:.0f} s ({kills / seconds:.1f} a second) after "
            f"{acknowledged} acknowledged changes: 0 lost, 0 unreadable"
        )


def test_what_was_acknowledged_survives_being_killed_at_any_moment(
    nursery, tmp_path, capsys, pytestconfig
):
    chance, folders, started = dice(os.urandom(8)), [], time.monotonic()
    kills = 0
    for number in lives(pytestconfig):
        if number % IN_ONE_FOLDER == 0:
            folders.append(Folder(tmp_path / f"{number}"))
        player = nursery.send(folders[-1].path, chance.random())
        time.sleep(chance.uniform(0, LONGEST_LIFE))
        with suppress(ProcessLookupError):  # it met an error: what is heard says which
            os.kill(player, signal.SIGKILL)
        said, killed = nursery.heard()

        assert killed
        folders[-1].check(said)
        kills += 1

    tell(capsys, kills, folders, started)


@pytest.mark.parametrize("torn", [False, True], ids=["before", "half-way"])
def test_what_was_acknowledged_survives_being_killed_inside_a_write(
    nursery, tmp_path, capsys, torn
):
    folders, started = [], time.monotonic()
    killed, at = True, 0
    while killed:
        folders.append(Folder(tmp_path / f"{at}"))
        nursery.send(folders[-1].path, at, at, torn=torn)
        said, killed = nursery.heard()

        folders[-1].check(said)
        at += 1

    assert at > 50
    tell(capsys, at - 1, folders, started)
