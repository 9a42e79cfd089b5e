"""What a table of bids and tricks cannot show of a scoring, in one sentence."""

from __future__ import annotations

from scorekeeper.rules.payoff import Payoff
from scorekeeper.words.translation import _

__all__ = ["leaning", "pays_row"]


def leaning(payoff: Payoff) -> str:
    """Say on what else the points depend, and how the table takes it; empty if on nothing."""
    things = list(dict.fromkeys(_things()[name] for name in payoff.leans))
    if not things:
        return ""
    sentence = _("It also depends on {things}. This is a plain hand.")
    return sentence.format(things=", ".join(things))


def pays_row(bid: int, pays: tuple[str, ...]) -> str:
    """Say one row of the table for ears: what ``bid`` pays with 0, 1, 2 ... tricks."""
    each = _("{tricks} taken: {points}")
    told = "; ".join(each.format(tricks=tricks, points=pay) for tricks, pay in enumerate(pays))
    return _("Bid {bid}. {results}.").format(bid=bid, results=told)


def _things() -> dict[str, str]:
    """Return what the values of a formula that the table cannot show are called."""
    totals = _("the totals so far")
    return {
        "trump": _("the trump"),
        "dealer": _("who deals"),
        "bids": _("the other bids"),
        "makers": _("how many make their bids"),
        "total": totals,
        "best": totals,
        "worst": totals,
        "hand": _("the number of the hand"),
    }
