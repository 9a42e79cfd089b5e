"""What a tap costs: an entry applied, saved and flushed, however many games are kept.

Run them by    pytest tests/benchmarks/test_recording.py --benchmark-enable
"""

import itertools
import statistics
import time
from pathlib import Path

import pytest
from benchmarks.kept import FEW, MANY, games_kept, library_in
from book.keeping import log_of
from strategies import ANN, BEN, bid, game_of, setup_of

from scorekeeper.book.log import log_to_json, replayed
from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import CLASSIC, Adjust, Bid, Game, Played

ROUNDS = 300
SLOWER = 1.2


@pytest.fixture(scope="module")
def scorers(tmp_path_factory) -> dict[int, Scorer]:
    """Return a scorer in a folder of few games, and one in a folder of many."""
    return {
        kept: scorer_among(kept, tmp_path_factory.mktemp(f"kept-{kept}")) for kept in (FEW, MANY)
    }


def scorer_among(kept: int, folder: Path) -> Scorer:
    """Return the scorer of a game in mid-play beside ``kept`` others, which were listed."""
    games_kept(kept, folder)
    library = library_in(folder)
    assert len(list(library.catalogue.summaries(limit=FEW))) == FEW
    scorer = library.start(setup_of(7).players, ANN, CLASSIC)
    scorer.record(Bid(1, BEN, 0))
    return scorer


def long_game(hands: int) -> Game:
    """Return a game of 7 players and ``hands`` hands of up to 7 cards, played to its end."""
    sizes = [1 + number % 7 for number in range(hands)]
    game = game_of(*sizes, players=7)
    for size in sizes:
        game = bid(game, size, 0, 0, 0, 0, 0, 0)
        tricks = zip(game.hand.order, [size, 0, 0, 0, 0, 0, 0], strict=True)
        game = game.after(Played(game.hand.number, tuple(tricks)))
    return game


@pytest.mark.parametrize("kept", [FEW, MANY])
def test_one_entry(benchmark, scorers, kept):
    scorer = scorers[kept]
    numbers = itertools.count(1)

    def setup():
        scorer.undo()
        return (Adjust(1, ANN, next(numbers)),), {}

    scorer.record(Adjust(1, ANN, 1_000_000))
    benchmark.pedantic(scorer.record, setup=setup, rounds=ROUNDS, warmup_rounds=5)


def test_many_games_make_no_entry_slower(scorers, capsys):
    """Take turns, so that whatever else the machine does falls on both."""
    taken: dict[int, list[float]] = {FEW: [], MANY: []}
    numbers = itertools.count(1)
    for _ in range(ROUNDS):
        for kept, scorer in scorers.items():
            entry = Adjust(1, ANN, next(numbers))
            started = time.perf_counter()
            scorer.record(entry)
            taken[kept].append(time.perf_counter() - started)
            scorer.undo()

    few, many = (statistics.median(times) for times in taken.values())
    with capsys.disabled():
        print(  # noqa: T201
            f"\none entry: {few * 1000:.2f} ms beside {FEW} games, {many * 1000:.2f} ms beside "
            f"{MANY}: ratio {many / few:.2f}"
        )

    assert many / few < SLOWER


def test_replay_of_a_long_game(benchmark):
    game = long_game(hands=15)

    replayed_game = benchmark(Game.replay, game.setup, game.log)

    assert replayed_game.is_over
    assert len(replayed_game.log) == 15 * 8
    if benchmark.enabled:
        assert benchmark.stats.stats.median < 0.005


def test_opening_a_long_game(benchmark):
    record = log_to_json(log_of(long_game(hands=15)))

    _, game = benchmark(replayed, record)

    assert game.is_over
