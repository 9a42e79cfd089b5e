"""What is said when a rule is broken.

The game knows no languages: it raises a sentence with gaps and what fills them.
``scorekeeper.words`` finds the sentence in the reader's language and fills it in.
"""

from __future__ import annotations

__all__ = ["FormulaError", "RecordError", "RuleError", "sentence"]


def sentence(text: str) -> str:
    """Mark ``text`` as something a person reads; it is translated where it is shown."""
    return text


class RuleError(ValueError):
    """A broken rule, as a sentence with gaps (``{bid}``) and the values for them."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.message.format(**self.values)


class FormulaError(RuleError):
    """A formula that cannot be used.

    ``at`` is the offset in characters where the trouble starts, counted from 0.
    """

    def __init__(self, message: str, at: int = 0, **values: object) -> None:
        super().__init__(message, **values)
        self.at = at


class RecordError(RuleError):
    """A record (rules, an entry, a setup) that cannot be understood, and the place in it.

    ``place`` is a path such as ``rules.plan.top`` or ``log[12].bid``.
    """

    def __init__(self, place: str, message: str, **values: object) -> None:
        super().__init__(message, **values)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}"

    def within(self, outer: str) -> RecordError:
        """Return the same error, its place seen from further out."""
        return RecordError(f"{outer}.{self.place}", self.message, **self.values)
