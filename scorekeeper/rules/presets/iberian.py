"""Pocha, Podrida and their kin, in Spain and from Mexico to Argentina."""

from __future__ import annotations

from scorekeeper.rules.errors import sentence
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import Plan, Segment, Shape
from scorekeeper.rules.presets.classic import MUST_TRUMP
from scorekeeper.rules.presets.groups import (
    BASIC_5,
    EACH_ONE_UP,
    FIRST_ON_FOREHEAD,
    HOOKED,
    LAST_ON_FOREHEAD,
    NO_SUIT,
    NO_TRUMP_IF_ALL_DEALT,
    ONES_EACH_BETWEEN,
    TURNED,
    UP_DOWN_10,
)
from scorekeeper.rules.record import Deal, Direction, Reminder, Rules, Ties
from scorekeeper.rules.values import replace

__all__ = ["IBERIAN"]

_BEAT = Reminder(sentence("Beat the best card if you can; with none of the suit led, trump."))
_INDIA = Reminder(
    sentence("The first one-card hands are held on the forehead."), "bidding and hand <= players"
)
_SHOWN = Reminder(
    sentence("When every card is dealt, the dealer shows the last one for trump."),
    "bidding and (cards*players == 40 or cards == 12)",
)
_PEAK_THEN_AUCTION: tuple[Segment, ...] = (
    ("1", "M", 1, "1"),
    ("M", "M", 1, "P-1"),
    ("M-1", "1", -1, "1"),
    ("M", "M", 1, "P"),
)

# Source: Spanish Wikipedia, juegosnaipes, ludoteka, nhfournier, elegirjuegodemesa and
# cccj.es, each read in part, and the code of two score keepers.  Three players take the
# twos out, which leaves 12 cards for each.
_POCHA = Rules(
    key="pocha",
    name="Pocha",
    about=sentence(
        "Up and down, the smallest and the biggest hands once for every player; 10 and 5 per "
        "trick when made, a miss loses 5 per trick off. Three players take the twos out."
    ),
    also=("La Pocha", "La Marrana"),
    players=(3, 8),
    pack=Pack("40 if players > 3 else 36"),
    plan=Plan(Shape.SEGMENTS, top="max", segments=EACH_ONE_UP),
    deal=Deal(Direction.RIGHT),
    trump=TURNED,
    bidding=HOOKED,
    scoring=(("made", "10 + 5*tricks"), ("missed", "-5*off")),
    reminders=(
        _INDIA,
        _BEAT,
        _SHOWN,
    ),
)

IBERIAN = (
    _POCHA,
    # Source: asked for at tables, on no page that could be read; not confirmed.
    replace(
        _POCHA,
        key="pocha-oros",
        name="Pocha, oros double",
        about=sentence(
            "As Pocha, but with oros for trump a hand wins and loses twice as much; oros are "
            "written down as diamonds."
        ),
        also=("Pocha con oros dobles",),
        scoring=(
            ("made and trump == 'diamonds'", "20 + 10*tricks"),
            ("missed and trump == 'diamonds'", "-10*off"),
            *_POCHA.scoring,
        ),
    ),
    # Source: as Pocha; both ways to score stand on those pages.
    replace(
        _POCHA,
        key="pocha-5-3",
        name="Pocha, five and three",
        about=sentence("As Pocha, but 5 and 3 per trick when made, and a miss loses 3 per trick."),
        also=(),
        scoring=(("made", "5 + 3*tricks"), ("missed", "-3*off")),
    ),
    # Source: as Pocha; "subastado" are often the last hands, one for every player.
    replace(
        _POCHA,
        key="pocha-subastada",
        name="Pocha, last hands auctioned",
        about=sentence(
            "Up and down as in Pocha, then once more the biggest hand for every player, with "
            "trumps auctioned; the auction itself is held at the table."
        ),
        also=("Pocha subastada",),
        plan=Plan(Shape.SEGMENTS, top="max", segments=_PEAK_THEN_AUCTION),
        reminders=(
            FIRST_ON_FOREHEAD,
            _BEAT,
            replace(_SHOWN, when=f"{_SHOWN.when} and hand <= hands - players"),
            Reminder(
                sentence("Trumps are auctioned in the last hands, one for every player."),
                "bidding and hand > hands - players",
            ),
        ),
    ),
    # Source: acanomas.com, its second and third page read in full.
    Rules(
        key="podrida",
        name="Podrida",
        about=sentence(
            "From all the cards down to one, a one-card hand for every player, and up again; 10 "
            "and 3 per trick when made, a miss loses 3 per trick off."
        ),
        also=("La Podrida",),
        players=(3, 8),
        plan=Plan(Shape.SEGMENTS, top="max", segments=ONES_EACH_BETWEEN),
        trump=NO_TRUMP_IF_ALL_DEALT,
        bidding=HOOKED,
        scoring=(("made", "10 + 3*tricks"), ("missed", "-3*off")),
        reminders=(Reminder(MUST_TRUMP),),
    ),
    # Source: an Argentine club's page (F.I.DE.PO), read in part: the plan, not the score,
    # which is Podrida's here.
    Rules(
        key="podrida-to-four",
        name="Podrida, never below four",
        about=sentence(
            "From all the cards down to four, a hand of four for every player, and up again; it "
            "pays as Podrida does."
        ),
        also=("F.I.DE.PO",),
        players=(3, 8),
        plan=Plan(
            Shape.SEGMENTS,
            top="max",
            segments=(("M", "5", -1, "1"), ("4", "4", 1, "P"), ("5", "M", 1, "1")),
        ),
        trump=NO_TRUMP_IF_ALL_DEALT,
        bidding=HOOKED,
        scoring=(("made", "10 + 3*tricks"), ("missed", "-3*off")),
        reminders=(Reminder(MUST_TRUMP),),
    ),
    # Source: the rules of an Italian and Spanish app, read in full.
    Rules(
        key="podrida-no-trump",
        name="Podrida without trumps",
        about=sentence(
            "Up and down without trumps, with one more card at the end on the forehead; 10 and "
            "3 per trick when made, nothing for a miss, and ties go to who made more bids."
        ),
        players=(3, 8),
        pack=Pack(40),
        plan=Plan(
            Shape.SEGMENTS,
            top="max",
            segments=(("1", "M", 1, "1"), ("M-1", "1", -1, "1"), ("1", "1", 1, "1")),
        ),
        trump=NO_SUIT,
        scoring=(("made", "10 + 3*tricks"), ("missed", "0")),
        ties=Ties.MOST_MADE,
        reminders=(
            LAST_ON_FOREHEAD,
            Reminder(sentence("Equal cards: coins beat swords, then cups, then clubs.")),
        ),
    ),
    # Source: Wikipedia, "Oh hell", a copy read in full.
    Rules(
        key="basas",
        name="Basas",
        about=sentence(
            "One card more each hand, trumps auctioned in the last four; 10 and the bid "
            "squared when made, a miss loses 3 per trick off, and with all cards dealt zero "
            "pays 35 or loses 10."
        ),
        plan=Plan(top="max"),
        trump=TURNED,
        bidding=HOOKED,
        scoring=(
            ("cards*players == 52 and bid == 0 and made", "35"),
            ("cards*players == 52 and bid == 0", "-10"),
            ("made", "10 + bid**2"),
            ("missed", "-3*off"),
        ),
        extra_points=(-50, -25),
        reminders=(
            Reminder(MUST_TRUMP),
            Reminder(
                sentence("Trumps are auctioned in the last four hands."),
                "bidding and hand > hands - 4",
            ),
            Reminder(sentence("A revoke costs 50, a wrong accusation 25.")),
        ),
    ),
    # Source: the code of a score keeper (FScore), its rules read in full.
    Rules(
        key="fodinha",
        name="Fodinha",
        about=sentence(
            "Up and down; 5 and its tricks for a bid that is made, and a miss keeps its tricks. "
            "The form with lives to lose is not kept here."
        ),
        also=("Foda-se",),
        players=(3, 8),
        plan=UP_DOWN_10,
        trump=TURNED,
        bidding=HOOKED,
        scoring=BASIC_5,
    ),
    # Source: the code of a score keeper, its rules read in full.
    Rules(
        key="estimativa",
        name="Estimativa",
        about=sentence(
            "Up and down, the very last card on the forehead; 2 per trick when made, 1 for a "
            "made zero, and a miss loses 1 per trick off."
        ),
        players=(3, 8),
        plan=UP_DOWN_10,
        trump=TURNED,
        bidding=HOOKED,
        scoring=(("bid == 0 and made", "1"), ("made", "2*bid"), ("missed", "-off")),
        reminders=(LAST_ON_FOREHEAD,),
    ),
)
"""Spain and Latin America."""
