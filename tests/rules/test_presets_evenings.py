"""Real evenings by every preset: people come and go, and everything still adds up."""

import pytest
from rules.test_presets import play_hand
from strategies import dice, setup_of

from scorekeeper.rules import (
    PRESETS,
    Adjust,
    DealBy,
    Game,
    Join,
    Leave,
    PlayerId,
    Redeal,
    Reseat,
    Return,
    RuleError,
    SitOut,
    Void,
)

REFUSALS = (
    "players must stay in",
    "players can play at once",
    "The pack does not reach",
    "sits out hand",
    "has begun: who plays and deals is settled",
    "came after hand",
    "Only the last hand can be dealt again",
)
"""What may be said against a coming, a going, a misdeal or extra points."""


def changes(game, chance):
    """Return what may happen between two hands of ``game``."""
    who, free, last = chance.choice(game.seats), game.free_hand, len(game.hands)
    newcomer = PlayerId(f"late {len(game.seats)}")
    seats = list(game.seats)
    chance.shuffle(seats)
    return [
        Join(free, newcomer, f"Late {len(seats)}", who, chance.choice([0, 10, -3])),
        Leave(free, who),
        Return(free, who),
        Return(free, who),
        SitOut(last, who),
        DealBy(last, who, chance.random() < 0.5),
        Reseat(free, tuple(seats)),
        Adjust(chance.randint(1, last), who, chance.choice([-10, 5, 0.5])),
        Redeal(max(1, last - 1)),
        Void(chance.randint(1, last), chance.random() < 0.5),
    ]


def spent(rules, chance):
    """Return an evening of at most twenty hands by ``rules``, with changes before each."""
    least, most = rules.players
    game = Game.start(setup_of(chance.randint(least, min(most, 6)), rules))
    for _ in range(20):
        for _ in range(chance.randint(0, 2)):
            try:
                game = game.after(chance.choice(changes(game, chance)))
            except RuleError as refused:
                assert any(known in str(refused) for known in REFUSALS), refused  # noqa: PT017
        if game.is_over:
            break
        assert game.legal_bids()
        game = play_hand(game, chance)
    return game


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_an_evening_adds_up_by_every_preset(key, seed):
    game = spent(PRESETS[key], dice((key, seed)))

    for line in game.sheet:
        hand = line.hand
        assert hand.cards * len(hand.order) <= game.setup.rules.pack.size(len(hand.order))
        assert line.no_answer is None
        assert set(line.points) == (set(hand.order) if line.counts else set())
        assert set(hand.order) <= set(line.totals)
    for who, total in game.totals.items():
        brought = sum(line.points.get(who, 0) + line.adjust.get(who, 0) for line in game.sheet)
        assert total == game.seating.starts(game.free_hand)[who] + brought


@pytest.mark.parametrize("key", PRESETS)
def test_an_evening_is_its_log_by_every_preset(key):
    game = spent(PRESETS[key], dice(key))

    again = Game.replay(game.setup, game.log)

    assert again == game
    assert again.sheet == game.sheet


@pytest.mark.parametrize("key", PRESETS)
def test_whatever_is_asked_of_an_evening_is_answered_by_every_preset(key):
    game = spent(PRESETS[key], dice(f"{key} asked"))

    for hand in game.hands:
        assert game.leader(hand) in {None, *hand.order}
        assert game.trump_namer(hand) in {None, *hand.order}
        assert all(isinstance(text, str) for text in game.reminders(hand))
        assert isinstance(game.breaches(hand), tuple)
    ranks = [standing.rank for standing in game.standings]
    assert ranks == sorted(ranks)
    assert {standing.player for standing in game.standings} == set(game.totals)
    assert game.winners
