"""Ready lines: what most scoring lines say, as a base and so much per unit.

``10 + 5*tricks`` is a base of 10 and 5 per trick.  A line that says something else is a
formula like any other; it only has no steppers to turn.
"""

from __future__ import annotations

import re
from enum import StrEnum

from scorekeeper.rules.language import Points, plain
from scorekeeper.rules.values import dataclass

__all__ = ["Amount", "Unit", "When", "amount_of", "formula_of", "when_of"]


class Unit(StrEnum):
    """What a line pays for, as it stands in a formula."""

    TRICKS = "tricks"
    BID = "bid"
    CARDS = "cards"
    OFF = "off"
    BID_SQUARED = "bid**2"
    OFF_SQUARED = "off**2"
    BID_TRIANGLE = "tri(bid)"
    OFF_TRIANGLE = "tri(off)"


class When(StrEnum):
    """The usual conditions of a line, as they stand in a record."""

    MADE_ZERO = "made and bid == 0"
    MISSED_ZERO = "missed and bid == 0"
    ZERO = "bid == 0"
    MADE = "made"
    UNDER = "under"
    OVER = "over"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Amount:
    """``base`` points and ``factor`` more for every unit; without a unit just the base."""

    base: Points = 0
    factor: Points = 0
    unit: Unit | None = None


_NUMBER = r"\d{1,7}(?:\.[05])?"  # beyond a million no formula goes
_UNITS = "|".join(re.escape(unit) for unit in Unit)
_BASE = re.compile(rf"(?P<base>-?{_NUMBER})")
_EACH = rf"(?:(?P<factor>{_NUMBER})\*)?(?P<unit>{_UNITS})"
_UNIT = re.compile(rf"(?P<sign>-?){_EACH}")
_BOTH = re.compile(rf"(?P<base>-?{_NUMBER})(?P<sign>[+-]){_EACH}")


def amount_of(formula: str) -> Amount | None:
    """Return what ``formula`` says as a base and a unit, or None when it says more.

    >>> amount_of("10 + 5*tricks")
    Amount(base=10, factor=5, unit=<Unit.TRICKS: 'tricks'>)
    """
    text = formula.replace(" ", "")
    found = _BASE.fullmatch(text) or _UNIT.fullmatch(text) or _BOTH.fullmatch(text)
    if found is None:
        return None
    said = found.groupdict()
    base = plain(float(said.get("base") or 0))
    if said.get("unit") is None:
        return Amount(base)
    factor = plain(float(said["factor"] or 1))
    return Amount(base, -factor if said["sign"] == "-" else factor, Unit(said["unit"]))


def formula_of(amount: Amount) -> str:
    """Return the formula that pays ``amount``.

    >>> formula_of(Amount(0, -5, Unit.OFF)), formula_of(Amount(10, 1, Unit.BID))
    ('-5*off', '10 + bid')
    """
    if amount.unit is None or not amount.factor:
        return str(amount.base)
    size = abs(amount.factor)
    each = str(amount.unit) if size == 1 else f"{size}*{amount.unit}"
    minus = amount.factor < 0
    if not amount.base:
        return f"-{each}" if minus else each
    return f"{amount.base} {'-' if minus else '+'} {each}"


def when_of(condition: str) -> When | None:
    """Return which usual condition ``condition`` is, however it is spelt, or None.

    >>> when_of("bid == 0 and made")
    <When.MADE_ZERO: 'made and bid == 0'>
    """
    return _WHEN.get(_parts(condition))


def _parts(condition: str) -> frozenset[str]:
    return frozenset(part.replace(" ", "") for part in condition.split(" and "))


_WHEN = {_parts(when): when for when in When}
