"""Names as a sheet gives them, cleaned the way the roster keeps them."""

from __future__ import annotations

from scorekeeper.rules import RecordError, RuleError
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import shown
from scorekeeper.rules.setup import LONGEST_NAME

__all__ = ["name_at", "tidy"]


def tidy(text: str) -> str:
    r"""Return a name on one line with nothing unseen in it; nothing for what is no name.

    >>> tidy(" Ann\n\u202eLee ")
    'Ann Lee'
    """
    if text.isascii() and text.isprintable() and len(text) <= LONGEST_NAME:
        return " ".join(text.split())
    from scorekeeper.book.players import cleaned_name  # noqa: PLC0415 - few names need it

    try:
        return cleaned_name(text)
    except RuleError:
        return ""


def name_at(place: str, value: object) -> str:
    """Return ``value``, read at ``place``, as a name.  Raises RecordError for what is none."""
    name = tidy(value) if isinstance(value, str) else ""
    if not name:
        raise RecordError(
            place,
            sentence("expected a name of 1 to {most} characters, not {found}."),
            most=LONGEST_NAME,
            found=shown(value),
        )
    return name
