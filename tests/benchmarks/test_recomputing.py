"""What it costs to work out every game ever kept from its log, scoring included.

Run them by    pytest tests/benchmarks/test_recomputing.py --benchmark-enable -s
"""

import time

import pytest
from strategies import dice, play_legally, setup_of

from scorekeeper.rules import Game, preset

GAMES, DIFFERENT = 10_000, 100
SECONDS = 20


@pytest.fixture(scope="module")
def logs():
    """Return the logs of games of 5 players and 13 hands, each played another way."""
    rules = preset("nomination-whist")
    setup = setup_of(5, rules)
    found = []
    for number in range(DIFFERENT):
        game = play_legally(Game.start(setup), dice(number), hands=13)
        found.append((setup, game.log))
    return found


def test_ten_thousand_games_recomputed(logs, capsys):
    started = time.perf_counter()
    points = 0
    for number in range(GAMES):
        setup, log = logs[number % DIFFERENT]
        points += sum(Game.replay(setup, log).standings[0].total for _ in range(1))
    seconds = time.perf_counter() - started

    with capsys.disabled():
        print(  # noqa: T201
            f"\n{GAMES} games of 13 hands and 5 players recomputed in {seconds:.1f} s: "
            f"{GAMES / seconds:.0f} games a second"
        )
    assert points > 0
    assert seconds < SECONDS
