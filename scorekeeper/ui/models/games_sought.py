"""Games being sought: by who played, by the rules, by the day, in the words of the interface."""

from __future__ import annotations

import re

from scorekeeper.book.sought import Sought, Term
from scorekeeper.book.texts import cleaned, folded
from scorekeeper.rules import PRESETS
from scorekeeper.words import _
from scorekeeper.words.dates import days_meant

__all__ = ["wish"]

_APART = re.compile(r"(?<=\d)\s*([./])\s*(?=\d)")
"""A date with gaps in it, as in “12. 7. 2026”."""


def wish(text: str) -> Sought:
    """Return what ``text`` seeks: games that suit every word of it."""
    words = _APART.sub(r"\1", folded(cleaned(text))).split()
    return Sought(tuple(_term(bare) for word in words if (bare := word.strip(",;"))))


def _term(word: str) -> Term:
    """Return all that a word may mean; rules have the names that they have here."""
    here = ((folded(_(rules.name)), folded(cleaned(rules.name))) for rules in PRESETS.values())
    also = (name for translated, name in here if word in translated and word not in name)
    return Term(tuple(dict.fromkeys((word, *also))), days_meant(word, folded))
