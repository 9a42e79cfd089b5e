"""The lifts of France: one plan, many local ways to be paid for it."""

from __future__ import annotations

from scorekeeper.rules.bidding import Bidding, Hook
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.presets.groups import (
    HOOKED,
    NO_TRUMP_IF_ALL_DEALT,
    TURNED,
    UP_DOWN_10,
    UP_DOWN_MAX,
)
from scorekeeper.rules.record import Rules

__all__ = ["FRENCH"]

_STRIPPED = Pack("52 - 52 % players")
"""So many cards taken out that the biggest hand leaves none."""

FRENCH = (
    # Source: onfaitunjeu, familijeux, wikibooks, loisirs.savoir and doczz, each read in
    # part; scoring is very local.
    Rules(
        key="ascenseur",
        name="Ascenseur",
        about=sentence(
            "From one card up to all of them, without trump there, and down again; 2 and its "
            "tricks for a bid that is made, and a miss loses 1 per trick off."
        ),
        also=("L'Ascenseur", "La Montée", "Grimpette"),
        players=(3, 10),
        pack=_STRIPPED,
        plan=UP_DOWN_MAX,
        trump=NO_TRUMP_IF_ALL_DEALT,
        bidding=HOOKED,
        scoring=(("made", "2 + tricks"), ("missed", "-off")),
    ),
    # Source: the code and the tests of a score keeper (L'Escalier); the hand from which the
    # hook holds can be chosen there.
    Rules(
        key="escalier",
        name="Escalier",
        about=sentence(
            "Up and down; 5 and 5 per trick for a bid that is made, a miss loses 5 per trick "
            "off, and the bids of a one-card hand may come out even."
        ),
        also=("L'Escalier",),
        players=(3, 10),
        plan=UP_DOWN_10,
        trump=TURNED,
        bidding=Bidding(hook=Hook.NOT_EQUAL, hook_from=2),
        scoring=(("made", "5 + 5*tricks"), ("missed", "-5*off")),
    ),
    # Source: as Escalier, with its switch set.
    Rules(
        key="escalier-tricks",
        name="Escalier, tricks always pay",
        about=sentence("As Escalier, but a missed bid earns 5 for each of its tricks as well."),
        players=(3, 10),
        plan=UP_DOWN_10,
        trump=TURNED,
        bidding=Bidding(hook=Hook.NOT_EQUAL, hook_from=2),
        scoring=(("made", "5 + 5*tricks"), ("missed", "-5*off + 5*tricks")),
    ),
    # Source: the pages on Ascenseur, of which Rikiki is another name; the scoring is one of
    # at least three under it.
    Rules(
        key="rikiki",
        name="Rikiki",
        about=sentence(
            "Up and down; 10 and 2 per trick for a bid that is made, and a miss loses 2 per "
            "trick off."
        ),
        players=(3, 10),
        plan=UP_DOWN_10,
        trump=TURNED,
        bidding=HOOKED,
        scoring=(("made", "10 + 2*bid"), ("missed", "-2*off")),
    ),
)
"""France: one plan, many local ways to score."""
