"""What rules are called by: keys made from names, and the ones close to a misspelt key."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from scorekeeper.book.texts import folded
from scorekeeper.rules import RuleError, Rules
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import shown

__all__ = ["close_keys", "free", "slug", "unknown_rules"]

LONGEST_SLUG = 40
_MOST_CLOSE = 3
_PLAIN = re.compile("[a-z0-9]+")


def slug(name: str) -> str:
    """Return the plain letters and figures of ``name``, fit for a key and for a file.

    >>> slug("Über Pocha!"), slug("ウィザード")
    ('uber-pocha', '')
    """
    return "-".join(_PLAIN.findall(folded(name)))[:LONGEST_SLUG].strip("-")


def free(wanted: str, taken: Collection[str], gap: str = "-") -> str:
    """Return ``wanted``, or the first of ``wanted-2``, ``wanted-3`` ... that is not taken.

    >>> free("house", {"house", "house-2"})
    'house-3'
    """
    found, count = wanted, 1
    while found in taken:
        count += 1
        found = f"{wanted}{gap}{count}"
    return found


def close_keys(text: str, known: Iterable[Rules]) -> tuple[str, ...]:
    """Return the keys of rules that are called something like ``text``, the closest first.

    Their names and folk names count as well as their keys.
    """
    from difflib import get_close_matches  # noqa: PLC0415 - only a misspelt key needs it

    called: dict[str, str] = {}
    for rules in known:
        for name in (rules.key, rules.name, *rules.also):
            called.setdefault(name.casefold(), rules.key)
    close = get_close_matches(text[:LONGEST_SLUG].casefold(), called, n=2 * _MOST_CLOSE)
    return tuple(dict.fromkeys(called[name] for name in close))[:_MOST_CLOSE]


def unknown_rules(key: str, known: Iterable[Rules]) -> RuleError:
    """Return the refusal of a key nobody knows; it names those that are close to it."""
    close = close_keys(key, known)
    if not close:
        return RuleError(sentence("There are no rules called {key}."), key=shown(key))
    return RuleError(
        sentence("There are no rules called {key}; close to it: {keys}."),
        key=shown(key),
        keys=", ".join(close),
    )
