"""The payoff: what every bid and every result of a hand pays, before a card is dealt.

A scoring may look at more than a player's own bid and tricks.  What a table of bids and
tricks cannot show is taken as in a plain hand, and named, so that nobody is misled.
"""

from __future__ import annotations

import re
from typing import TypeAlias

from scorekeeper.rules.errors import FormulaError, RuleError, sentence
from scorekeeper.rules.language import Points
from scorekeeper.rules.record import Rules
from scorekeeper.rules.scoring import Case, compiled, outcome, points
from scorekeeper.rules.values import dataclass

__all__ = ["UNSEEN", "Pay", "Payoff", "gap", "leans_on", "payoff"]

Pay: TypeAlias = Points | FormulaError
"""What a bid and a result pay, or why there is no answer."""

UNSEEN = ("trump", "dealer", "bids", "makers", "total", "best", "worst", "hand")
"""The values of a formula that a table of bids and tricks cannot show."""

_A_PAIR = 2
_LARGEST_TRIED = 13
_TEXTS = re.compile(r"""'[^']*'|"[^"]*\"""")
_WORDS = re.compile(r"[A-Za-z_]\w*")


@dataclass(frozen=True, slots=True)
class Payoff:
    """What a hand pays: ``rows[bid][tricks]``, both from 0 to the cards of the hand.

    ``leans`` are the values among UNSEEN that the scoring asks for.
    """

    rows: tuple[tuple[Pay, ...], ...]
    leans: tuple[str, ...] = ()

    @property
    def no_answer(self) -> FormulaError | None:
        """The first reason why some bid and result have no answer."""
        return next(
            (pay for row in self.rows for pay in row if isinstance(pay, FormulaError)), None
        )


def payoff(rules: Rules, cards: int, players: int, *, trump: str = "") -> Payoff:
    """Return what ``rules`` pay in a hand of ``cards`` cards among ``players``.

    The hand is a plain one: the first so large, all bids adding up to the cards, everybody
    making theirs or two missing them, nobody with any points yet, and not of the dealer.
    Raises FormulaError for a scoring that is no scoring.

    >>> payoff(Rules(), 2, 4).rows
    ((10, 0, 0), (0, 11, 0), (0, 0, 12))
    """
    compiled(rules.scoring)
    try:
        plan = rules.sizes(players)
    except RuleError:
        plan = (cards,)
    hand: dict[str, int | str] = {
        "cards": cards,
        "players": players,
        "hand": plan.index(cards) + 1 if cards in plan else 1,
        "hands": len(plan),
        "top": max(plan),
        "trump": trump,
    }
    counts = range(cards + 1)
    rows = (tuple(_pay(rules.scoring, hand, bid, tricks) for tricks in counts) for bid in counts)
    return Payoff(tuple(rows), leans_on(rules.scoring))


def gap(rules: Rules) -> RuleError | None:
    """Return that some bid and result have no answer, or None when all can be paid.

    Every size of hand that the fewest and the most players meet is tried, up to 13 cards.
    """
    tried: set[tuple[int, int]] = set()
    for players in rules.players:
        try:
            plan = rules.sizes(players)
        except RuleError:
            continue
        tried |= {(players, cards) for cards in plan if cards <= _LARGEST_TRIED}
    for players, cards in sorted(tried):
        for bid, row in enumerate(payoff(rules, cards, players).rows):
            for tricks, pay in enumerate(row):
                if isinstance(pay, FormulaError):
                    return RuleError(
                        sentence(
                            "In hands of size {cards} a bid of {bid} with {tricks} taken has no "
                            "answer: points are whole or half, at most a million, and nothing is "
                            "divided by zero."
                        ),
                        cards=cards,
                        bid=bid,
                        tricks=tricks,
                    )
    return None


def leans_on(scoring: tuple[Case, ...]) -> tuple[str, ...]:
    """Return which of the values UNSEEN a scoring asks for.

    >>> leans_on((("made and trump == 'dealer'", "10 + bids"),))
    ('trump', 'bids')
    """
    text = _TEXTS.sub(" ", " ".join(part for case in scoring for part in case))
    words = frozenset(_WORDS.findall(text))
    return tuple(name for name in UNSEEN if name in words)


def _pay(scoring: tuple[Case, ...], hand: dict[str, int | str], bid: int, tricks: int) -> Pay:
    players = int(hand["players"])
    env = {
        **hand,
        **outcome(bid, tricks),
        "dealer": False,
        "bids": hand["cards"],
        "makers": players if bid == tricks else max(0, players - _A_PAIR),
        "total": 0,
        "best": 0,
        "worst": 0,
    }
    try:
        return points(scoring, env)
    except FormulaError as lost:
        return lost
