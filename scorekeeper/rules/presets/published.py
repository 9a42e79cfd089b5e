"""Games that come in a box: Wizard, Skull King and Rage."""

from __future__ import annotations

from scorekeeper.rules.errors import sentence
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import Plan, Shape
from scorekeeper.rules.presets.groups import AT_ONCE, SPADES, TURNED
from scorekeeper.rules.record import Reminder, Rules, Ties
from scorekeeper.rules.values import replace

__all__ = ["BOXES"]

# Source: the rules on ultraboardgames and infogalactic, read in part, and the texts of a
# score keeper (bj-eberhardt).
_WIZARD = Rules(
    key="wizard",
    name="Wizard",
    about=sentence(
        "One card more each hand until all are dealt, the last without trump; 20 and 10 per "
        "trick when made, and a miss loses 10 per trick off."
    ),
    players=(3, 6),
    pack=Pack(60),
    plan=Plan(top="max"),
    scoring=(("made", "20 + 10*tricks"), ("missed", "-10*off")),
    reminders=(
        Reminder(
            sentence("A jester turned up: no trump. A wizard: the dealer names the suit."),
            "bidding and hand < hands",
        ),
    ),
)

# Source: the tests of a score keeper, written after the rulebook of 2022.  A pack of 70 is
# what is certain: with eight players the last hands stay at eight cards.  Its black suit
# has no other name here than spades.
_SKULL_KING = Rules(
    key="skull-king",
    name="Skull King",
    about=sentence(
        "Ten hands, all bid at once; 20 per trick when made, a zero wins or loses 10 per card, "
        "and a miss loses 10 per trick off. Black, always trump, is written down as spades; "
        "bonuses and wagers go in as extra points."
    ),
    players=(2, 8),
    pack=Pack(70),
    plan=Plan(Shape.SEGMENTS, top=10, segments=(("1", "M", 1, "1"), ("M", "M", 1, "10-M"))),
    trump=SPADES,
    bidding=AT_ONCE,
    scoring=(
        ("bid == 0 and made", "10*cards"),
        ("bid == 0", "-10*cards"),
        ("made", "20*bid"),
        ("missed", "-10*off"),
    ),
    tricks_can_be_lost=True,
    extra_points=(10, 20, 30, 40, -10, -20),
    reminders=(
        Reminder(sentence("Bonuses count only for those who make their bid.")),
        Reminder(
            sentence("With two players a ghost holds a third hand; its tricks are nobody's."),
            "playing and players == 2",
        ),
    ),
)

_RASCAL = replace(
    _SKULL_KING,
    key="skull-king-rascal",
    name="Skull King, Rascal's score",
    about=sentence(
        "A made bid pays 10 per card, one off half of it, more nothing; bonuses, and the 5 per "
        "card that a cannonball wins or loses, go in as extra points."
    ),
    also=("Rascal",),
    scoring=(("made", "10*cards"), ("off == 1", "5*cards"), ("off >= 2", "0")),
    reminders=(
        Reminder(sentence("One off: half the bonuses. A cannonball: all or nothing.")),
        *_SKULL_KING.reminders[1:],
    ),
)


def _sailing(key: str, name: str, about: str, plan: Plan, players: tuple[int, int]) -> Rules:
    """Return Skull King with another plan."""
    named = replace(_SKULL_KING, key=key, name=name, about=about)
    return replace(named, plan=plan, players=players)


BOXES = (
    _WIZARD,
    # Source: as Wizard; what the cards of the anniversary edition do.
    replace(
        _WIZARD,
        key="wizard-anniversary",
        name="Wizard, anniversary cards",
        about=sentence(
            "Wizard with the bomb, whose trick nobody takes, and the cloud: correct the bid of "
            "whoever takes it by one."
        ),
        tricks_can_be_lost=True,
        reminders=(
            *_WIZARD.reminders,
            Reminder(
                sentence("Who takes the cloud changes their bid by one, up or down, never to 0.")
            ),
        ),
    ),
    _SKULL_KING,
    _RASCAL,
    replace(
        _RASCAL,
        key="skull-king-cannonball",
        name="Skull King, all cannonballs",
        about=sentence("A made bid pays 15 per card and any other nothing; bonuses are extra."),
        also=("Cannonball",),
        scoring=(("made", "15*cards"), ("missed", "0")),
        reminders=_SKULL_KING.reminders,
    ),
    _sailing(
        "skull-king-even-keeled",
        "Skull King, even keeled",
        sentence("Skull King in hands of 2, 4, 6, 8 and 10 cards, each of them twice."),
        Plan(Shape.SEGMENTS, top=10, segments=(("2", "M", 2, "2"), ("M", "M", 1, "10-M"))),
        (2, 8),
    ),
    _sailing(
        "skull-king-brawl",
        "Skull King, brawl",
        sentence("Skull King in five hands, from 6 cards to 10."),
        Plan(Shape.SEGMENTS, top=10, segments=(("6", "M", 1, "1"), ("M", "M", 1, "10-M"))),
        (2, 8),
    ),
    _sailing(
        "skull-king-skirmish",
        "Skull King, skirmish",
        sentence("Skull King in five hands of 5 cards."),
        Plan(Shape.HANDS, hands=(5,) * 5),
        (2, 8),
    ),
    _sailing(
        "skull-king-barrage",
        "Skull King, barrage",
        sentence("Skull King in ten hands of 10 cards."),
        Plan(Shape.SEGMENTS, top=10, segments=(("M", "M", 1, "10"),)),
        (2, 8),
    ),
    _sailing(
        "skull-king-whirlpool",
        "Skull King, whirlpool",
        sentence("Skull King in hands of 9, 7, 5, 3 and 1 cards, each of them twice."),
        Plan(Shape.SEGMENTS, top=9, segments=(("M", "1", -2, "2"),)),
        (2, 7),
    ),
    _sailing(
        "skull-king-bedtime",
        "Skull King, bedtime",
        sentence("Skull King in ten hands of a single card."),
        Plan(Shape.HANDS, hands=(1,) * 10),
        (2, 8),
    ),
    # Source: the help of Board Game Arena, read in full.  96 numbered cards, 0 to 15 in six
    # suits that have no names here; the action cards come on top.
    Rules(
        key="rage",
        name="Rage",
        about=sentence(
            "From ten cards down to one; every trick pays 1, a made bid 10 more, a made zero 5, "
            "a miss 5 less. The rage cards' 5 points go in as extra points; its six "
            "colours have no names here, so leave the trump open."
        ),
        players=(2, 8),
        pack=Pack(96),
        plan=Plan(Shape.DOWN, top=10),
        trump=TURNED,
        scoring=(("bid == 0 and made", "5"), ("made", "10 + tricks"), ("missed", "-5 + tricks")),
        ties=Ties.MOST_MADE,
        extra_points=(5, -5),
    ),
)
"""Games with a pack of their own."""
