"""The words of the scoring language, and what each means."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.words.translation import _

__all__ = ["meanings", "spellings"]


def spellings(*, rarer: bool) -> Mapping[str, tuple[str, ...]]:
    """Return what formulas are made of, under a heading each; the ``rarer`` words too."""
    usual = {
        _("Values"): ("bid", "tricks", "cards", "off", "made", "missed", "under", "over"),
        _("Signs"): ("+", "-", "*", "(", ")", "==", ">", "<", "and", "or"),
    }
    if not rarer:
        return usual
    return {
        **usual,
        _("More signs"): ("/", "//", "%", "**", ",", "!=", ">=", "<=", "not", "if", "else"),
        _("Functions"): ("abs(", "min(", "max(", "tri(", "half("),
        _("The game"): (
            *("players", "hand", "hands", "top", "dealer", "bids", "makers"),
            *("total", "best", "worst", "trump", "'spades'", "'hearts'"),
            *("'diamonds'", "'clubs'", "'none'"),
        ),
    }


def meanings() -> Mapping[str, str]:
    """Return what the words mean that are not plain."""
    return {
        "bid": _("how many tricks were bid"),
        "tricks": _("how many tricks were taken"),
        "cards": _("how many cards everybody holds"),
        "off": _("how far tricks and bid are apart"),
        "made": _("bid and tricks are equal"),
        "missed": _("bid and tricks differ"),
        "under": _("fewer tricks than bid"),
        "over": _("more tricks than bid"),
        "players": _("how many play this hand"),
        "hand": _("the number of the hand"),
        "hands": _("how many hands the game has"),
        "top": _("the cards of the biggest hand"),
        "dealer": _("whether this player deals"),
        "bids": _("all bids added up"),
        "makers": _("how many made their bids"),
        "total": _("the points before this hand"),
        "best": _("the highest total before this hand"),
        "worst": _("the lowest total before this hand"),
        "trump": _("the trump suit, such as 'spades'"),
        "//": _("divided and rounded down"),
        "%": _("what dividing leaves over"),
        "**": _("to the power of"),
        "==": _("equals"),
        "!=": _("differs from"),
        "abs(": _("without its minus"),
        "min(": _("the least of several"),
        "max(": _("the greatest of several"),
        "tri(": _("1 + 2 + … up to it"),
        "half(": _("half of it, rounded up"),
    }
