"""The rules that come with the program, in families.

Each is one short record that names only what differs from the base game, and beside it
where it was met: a page, an article, a scorekeeper's code, and how much of it was read.
The base game is at hand at once; the others are made when somebody asks for one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from scorekeeper.rules.errors import RuleError, sentence
from scorekeeper.rules.presets.classic import CLASSIC, MUST_TRUMP
from scorekeeper.rules.reading import shown
from scorekeeper.rules.record import Rules

__all__ = ["CLASSIC", "FAMILIES", "MUST_TRUMP", "PRESETS", "preset"]

FAMILIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        sentence("Oh Hell and its sisters"),
        (
            *("classic", "oh-hell-down-up", "oh-hell-up-down", "up-and-down-the-river"),
            *("river-over", "ten-down", "oh-well", "odd-hands", "fingers", "two-packs", "co-op"),
        ),
    ),
    (
        sentence("British whists"),
        (
            *("nomination-whist", "nomination-whist-seven", "contract-whist-steps"),
            *("blob", "seven-card-whist"),
        ),
    ),
    (
        sentence("From a box"),
        (
            *("wizard", "wizard-anniversary", "skull-king", "skull-king-rascal"),
            *("skull-king-cannonball", "skull-king-even-keeled", "skull-king-brawl"),
            *("skull-king-skirmish", "skull-king-barrage", "skull-king-whirlpool"),
            *("skull-king-bedtime", "rage"),
        ),
    ),
    (
        sentence("Spain and Latin America"),
        (
            *("pocha", "pocha-oros", "pocha-5-3", "pocha-subastada", "podrida"),
            *("podrida-to-four", "podrida-no-trump", "basas", "fodinha", "estimativa"),
        ),
    ),
    (sentence("France"), ("ascenseur", "escalier", "escalier-tricks", "rikiki")),
    (
        sentence("Germany, the Low Countries and the North"),
        (
            *("boerenbridge", "boerenbridge-17", "boerenbridge-championship", "stiche-raten"),
            *("rauf-runter", "plump", "beredskap", "bondebridge", "kortkveld"),
        ),
    ),
    (
        sentence("Eastern Europe"),
        (
            *("romanian-whist-1-8-1", "romanian-whist-8-1-8", "romanian-whist-rising"),
            *("rikiki-hungary", "raspisnoy", "joker"),
        ),
    ),
    (sentence("Asia"), ("judgement", "judgement-tens", "german-bridge", "israeli-whist")),
    (
        sentence("Other ways to score"),
        (
            *("get-fred", "oy-vey", "montreal", "cypriot-biskauer", "gentleman"),
            *("double-whammy", "spades-double", "golf"),
        ),
    ),
    (sentence("Clubs and leagues"), ("campbell", "prospect", "stake-club", "forty-two")),
)
"""Headings for a person who browses, and the keys of the presets under each."""


class _Presets(Mapping[str, Rules]):
    """Every preset by its key, in the order of the families."""

    def __getitem__(self, key: str) -> Rules:
        return CLASSIC if key == CLASSIC.key else self._others[key]

    def __contains__(self, key: object) -> bool:
        return any(key in keys for _, keys in FAMILIES)

    def __iter__(self) -> Iterator[str]:
        return (key for _, keys in FAMILIES for key in keys)

    def __len__(self) -> int:
        return sum(len(keys) for _, keys in FAMILIES)

    @cached_property
    def _others(self) -> Mapping[str, Rules]:
        from scorekeeper.rules.presets.every import EVERY  # noqa: PLC0415 - not at every start

        return {rules.key: rules for rules in EVERY}


PRESETS: Mapping[str, Rules] = _Presets()
"""Every preset by its key."""


def preset(key: str) -> Rules:
    """Return the rules called ``key``.  Raises RuleError when there are none."""
    try:
        return PRESETS[key]
    except KeyError:
        raise RuleError(sentence("There are no rules called {key}."), key=shown(key)) from None
