"""What thousands of games cost whoever opens the program or looks for one of them.

Run them by    pytest tests/benchmarks/test_many_games.py -s
"""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import msgpack
import pytest
from benchmarks.kept import FEW, GUESTS, MANY, games_kept, library_in
from flet.messaging.protocol import MessageAction
from ui.desks import desk_of, visiting
from websockets.sync.client import connect

from scorekeeper.book.figures import figures, league
from scorekeeper.book.index import Index
from scorekeeper.book.sought import EVERYTHING
from scorekeeper.rules import PlayerId
from scorekeeper.ui.models.games import PAGE

ROUNDS = 15
SLOWER, LARGER, FOUND_WITHIN = 1.5, 1.5, 0.05
FIGURES_WITHIN, LEAGUE_WITHIN = 0.05, 0.15
QUIET = 2.0
"""Seconds without a word after which a page has been drawn."""


@pytest.fixture(scope="module")
def folders(tmp_path_factory) -> dict[int, Path]:
    """Return a folder of few games and one of many."""
    found = {kept: tmp_path_factory.mktemp(f"kept-{kept}") for kept in (FEW, MANY)}
    for kept, folder in found.items():
        games_kept(kept, folder)
    return found


async def seconds_to_open(folder: Path) -> float:
    """Return how long it takes until the first screen stands there, as after a start."""
    started = time.perf_counter()
    library = library_in(folder)
    async with visiting(desk_of(library=library)) as user:
        seconds = time.perf_counter() - started
        assert len(user.keys("game-")) == min(len(library.game_ids()), PAGE)
    library.catalogue.close()
    return seconds


async def test_many_games_open_no_slower(folders, capsys):
    taken: dict[int, list[float]] = {FEW: [], MANY: []}
    for _ in range(1 + ROUNDS):  # taking turns: a busy machine slows both
        for kept, folder in folders.items():
            taken[kept].append(await seconds_to_open(folder))

    few, many = (statistics.median(times[1:]) for times in taken.values())
    with capsys.disabled():
        print(  # noqa: T201
            f"\nthe first screen: {few * 1000:.1f} ms with {FEW} games, {many * 1000:.1f} ms with "
            f"{MANY}: ratio {many / few:.2f}"
        )
    assert many / few < SLOWER


@pytest.mark.parametrize(
    "sought", [GUESTS[3], "chloe", "zed", "2019-07", "12 July 2019", "Sunday", "12.7.", "oh hell"]
)
def test_a_game_is_found_at_once(folders, capsys, sought):
    library = library_in(folders[MANY])
    model = desk_of(library=library).games
    taken = []
    for _ in range(ROUNDS):
        model.seek_nothing()
        started = time.perf_counter()
        model.seek(sought)
        taken.append(time.perf_counter() - started)

    with capsys.disabled():
        print(  # noqa: T201
            f"\n{sought!r} among {MANY} games: {statistics.median(taken) * 1000:.1f} ms, "
            f"{len(model.games)}{'+' if model.more else ''} games"
        )
    library.catalogue.close()
    assert statistics.median(taken) < FOUND_WITHIN


def figures_of_one_in_ten(index: Index) -> int:
    """Return how many games stand behind the figures of a guest, who was in every tenth."""
    return figures(index.played({PlayerId("guest-3")}, EVERYTHING)).games


def league_of_all(index: Index) -> int:
    """Return how many games stand behind the first line of the table of all people."""
    return league(index.sums(EVERYTHING).items())[0].games


@pytest.mark.parametrize(
    ("ask", "games", "within"),
    [
        (figures_of_one_in_ten, MANY // 10, FIGURES_WITHIN),
        (league_of_all, MANY, LEAGUE_WITHIN),
    ],
)
def test_figures_are_there_at_once(folders, capsys, ask, games, within):
    catalogue = library_in(folders[MANY]).catalogue
    taken = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        found = catalogue.answer(ask)
        taken.append(time.perf_counter() - started)

    with capsys.disabled():
        print(  # noqa: T201
            f"\n{ask.__name__} among {MANY} games: {statistics.median(taken) * 1000:.1f} ms"
        )
    catalogue.close()
    assert found == games
    assert statistics.median(taken) < within


def test_many_games_take_no_more_memory(folders, capsys):
    few, many = (memory_of_program(folder) for folder in folders.values())

    with capsys.disabled():
        print(  # noqa: T201
            f"\nthe running program: {few / 1e6:.0f} MB with {FEW} games, {many / 1e6:.0f} MB with "
            f"{MANY}: ratio {many / few:.2f}"
        )
    assert many / few < LARGER


def memory_of_program(folder: Path) -> int:
    """Return the bytes that the program holds once a page of its own is drawn."""
    command = [sys.executable, "-m", "scorekeeper", "--data", str(folder), "--web", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        try:
            url = program.stdout.readline().split()[1]
            assert "New game" in page_of(url)
            pages = int(Path(f"/proc/{program.pid}/statm").read_text(encoding="ascii").split()[1])
        finally:
            program.terminate()
    return pages * os.sysconf("SC_PAGE_SIZE")


def page_of(url: str) -> str:
    """Open a page as a browser does; return all that is sent to it."""
    page = {"route": "/", "width": 360, "height": 640, "platform": "android", "web": True}
    body = {"session_id": None, "page_name": "", "page": page}
    register = [MessageAction.REGISTER_CLIENT.value, body]
    sent = b""
    with connect(url.replace("http", "ws") + "ws", max_size=None) as browser:
        browser.send(b"\0" + msgpack.packb(register))
        while True:
            try:
                sent += browser.recv(timeout=QUIET)
            except TimeoutError:
                return sent.decode(errors="replace")
