"""What goes wrong when games are kept, as sentences with gaps.

They are no RuleError: nobody broke a rule, and another try may work.
"""

from __future__ import annotations

__all__ = [
    "BookError",
    "DamagedError",
    "DiskFullError",
    "FolderClosedError",
    "LookOnlyError",
    "NoSuchGameError",
    "NotSavedError",
    "NotWrittenError",
    "StoreError",
]


class BookError(Exception):
    """What went wrong, as a sentence with gaps and the values for them.

    ``message`` and ``values`` are those of RuleError, to be translated where they are shown.
    """

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.message.format(**self.values)


class StoreError(BookError):
    """Something that could not be read or written; the sentence names the file."""


class NoSuchGameError(StoreError):
    """There is no game with this id."""


class DamagedError(StoreError):
    """A file is there, and is not what was written; it is left as it is."""


class NotWrittenError(StoreError):
    """The disk refused a write; another try may work."""


class DiskFullError(NotWrittenError):
    """There is no room on the disk."""


class FolderClosedError(NotWrittenError):
    """Nothing may be written in this folder, or on this disk, for now."""


class LookOnlyError(StoreError):
    """Nothing may be written from here: another program does, or nobody may."""


class NotSavedError(BookError):
    """An entry that could not be saved, and so was not made; its sentence says why."""
