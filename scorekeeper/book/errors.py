"""What goes wrong when games are kept, as sentences with gaps.

They are no RuleError: nobody broke a rule, and another try may work.
"""

from __future__ import annotations

__all__ = ["NoSuchGameError", "NotSavedError", "StoreError"]


class StoreError(Exception):
    """Something that could not be read or written, as a sentence with gaps and their values.

    ``message`` and ``values`` are those of RuleError, to be translated where they are shown.
    """

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.message.format(**self.values)


class NoSuchGameError(StoreError):
    """There is no game with this id."""


class NotSavedError(StoreError):
    """An entry that could not be saved, and so was not made; its sentence says why."""
