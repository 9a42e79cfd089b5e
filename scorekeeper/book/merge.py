"""What merging a backup comes to: the fate of each game, and what else comes in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.rules import GameId

__all__ = ["LIVE", "Fate", "Merge"]


class Fate(StrEnum):
    """What becomes of a game when a backup is merged."""

    NEW = "new"
    """It is in the backup only, and comes in."""
    REPLACED = "replaced"
    """It is newer in the backup, and takes the place of the one here."""
    NEWER_HERE = "newer-here"
    """It is newer here, and stays."""
    SAME = "same"
    """It is the same in both."""
    MENDED = "mended"
    """It cannot be read here; the damaged file is set aside and the backup's takes its place."""
    UNREAD = "unread"
    """It cannot be read here and stays so: it is a newer program's, or was deleted since."""
    STAYS_DELETED = "stays-deleted"
    """It was deleted since it last changed, and does not come in."""
    DELETED = "deleted"
    """It is here, but was deleted where the backup was made: it goes into the bin."""


LIVE = frozenset({Fate.NEW, Fate.REPLACED, Fate.NEWER_HERE, Fate.SAME, Fate.MENDED})
"""How it comes out that a game is there and can be played."""


@dataclass(frozen=True, slots=True)
class Merge:
    """What becomes, or became, of every game, and how many rules and people come in.

    ``settings`` says whether settings change; ``shared_mended`` whether what all games share
    could not be read here and is put right.  ``people`` says whether names, looks, merges or
    groups of people change.
    """

    made: str
    fates: Mapping[GameId, Fate]
    new_people: int
    new_rules: int
    changed_rules: int
    deleted_rules: int
    settings: bool
    shared_mended: bool = False
    people: bool = False

    def count(self, *fates: Fate) -> int:
        """Return how many games come to one of these ends."""
        counts = Counter(self.fates.values())
        return sum(counts[fate] for fate in fates)

    @property
    def changes_anything(self) -> bool:
        """Whether anything here would be different afterwards."""
        games = self.count(Fate.NEW, Fate.REPLACED, Fate.MENDED, Fate.DELETED)
        rules = self.new_rules + self.changed_rules + self.deleted_rules
        return bool(
            games or rules or self.new_people or self.people or self.settings or self.shared_mended
        )
