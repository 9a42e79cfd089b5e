"""Evenings by lot, with people who come, go and misdeal: every screen of the game can be drawn."""

import pytest
from strategies import dice, divided
from ui.desks import desk_of, visiting

from scorekeeper.rules import (
    CLASSIC,
    PRESETS,
    Adjust,
    Bid,
    DealBy,
    Join,
    Leave,
    Played,
    Player,
    PlayerId,
    Redeal,
    Rename,
    Reseat,
    Return,
    RuleError,
    SitOut,
    Tricks,
    Void,
)
from scorekeeper.ui.guard import BROKEN

NAMES = (
    "Ann",
    "Ben",
    "=1+1",
    "\N{FOX FACE}",
    "\u0645\u062d\u0645\u062f",
    "Maximiliane von " + "x" * 60,
)
PAGES = ("", "sheet", "sheet/1", "standing", "plan", "rules", "result", "board", "log", "players")


def doings(game, chance, number):
    """Return what may happen at a table between and during hands, allowed now or not."""
    who, free, hand = chance.choice(game.seats), game.free_hand, game.hands[-1].number
    earlier = max(1, hand - 1)
    return [
        Join(free, PlayerId(f"late{number}"), "Late", who, chance.choice([0, -3, 7.5])),
        Leave(free, who),
        Return(free, who),
        SitOut(hand, who),
        DealBy(hand, who, goes_on=chance.random() < 0.5),
        Redeal(hand),
        Void(earlier),
        Void(earlier, void=False),
        Rename(hand, who, "Ann"),
        Reseat(free, tuple(chance.sample(game.seats, len(game.seats)))),
        Adjust(earlier, who, -10),
        Bid(earlier, who, 1),
        Tricks(earlier, who, 1),
    ]


def play(scorer, chance, number):
    """Let a few things happen, and then a hand be played."""
    for _ in range(chance.randint(0, 3)):
        try:
            scorer.record(chance.choice(doings(scorer.game, chance, number)))
        except RuleError:  # the table would not have it
            continue
    while scorer.game.to_bid is not None:
        bid = chance.choice(scorer.game.legal_bids())
        scorer.record(Bid(scorer.game.hand.number, scorer.game.to_bid, bid))
    hand = scorer.game.hand
    if hand is not None:
        tricks = divided(chance, hand.cards, len(hand.order))
        scorer.record(Played(hand.number, tuple(zip(hand.order, tricks, strict=True))))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("size", [(360, 640), (1280, 800)], ids=["phone", "laptop"])
async def test_every_screen_of_a_real_evening_is_drawn(seed, size):
    chance, desk = dice(seed), desk_of()
    desk.screen.resize(*size)
    rules = CLASSIC if seed % 2 else chance.choice(list(PRESETS.values()))
    count = max(rules.players[0], min(rules.players[1], chance.randint(3, 6)))
    players = tuple(Player(PlayerId(f"p{at}"), name) for at, name in enumerate(NAMES[:count]))
    scorer = desk.library.start(players, players[0].id, rules)
    for number in range(chance.randint(2, 6)):
        play(scorer, chance, number)

    for page in (*PAGES, f"sheet/{len(scorer.game.hands)}"):
        address = f"/game/{scorer.log.setup.id}/{page}".rstrip("/")
        async with visiting(desk, address) as user:
            assert user.routes[-1] == address
            assert not user.shows(BROKEN)
