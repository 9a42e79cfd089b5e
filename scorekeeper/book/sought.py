"""What is sought among the games: words, days, people, rules."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from scorekeeper.book.summary import Summary
from scorekeeper.book.texts import cleaned, folded
from scorekeeper.rules import PlayerId
from scorekeeper.rules.evening import DayParts, evening_of

__all__ = ["EVERYTHING", "UNREADABLE", "Sought", "Term", "searched"]


@dataclass(frozen=True, slots=True)
class Term:
    """One word of somebody's, and all it may mean.

    It suits a game that has any of ``texts`` in what is ``searched`` of it, or was played
    on any of ``days``.
    """

    texts: tuple[str, ...]
    days: tuple[DayParts, ...] = ()


@dataclass(frozen=True, slots=True)
class Sought:
    """What somebody looks for: games that suit every term, with all ``people`` at the table.

    Each of the people is a set of ids, of which any one will do.  ``rules`` is what the rules
    are called in the game itself; ``since`` and ``until`` are the first and the last evening.
    With ``unreadable`` it is those that cannot be read, and no others.
    """

    terms: tuple[Term, ...] = ()
    people: tuple[frozenset[PlayerId], ...] = ()
    rules: str | None = None
    since: date | None = None
    until: date | None = None
    unreadable: bool = False

    def suits(self, game: Summary) -> bool:
        """Return whether a game is what is sought."""
        if self.unreadable:
            return False
        words, day = searched(game), evening_of(game.started)
        seated = {player.id for player in game.players}
        return (
            (self.since is None or self.since <= day)
            and (self.until is None or day <= self.until)
            and self.rules in {None, game.rules}
            and not any(seated.isdisjoint(ids) for ids in self.people)
            and all(
                any(text in words for text in term.texts)
                or any(days.suit(day) for days in term.days)
                for term in self.terms
            )
        )


EVERYTHING = Sought()
"""What every game suits, even one that cannot be read."""
UNREADABLE = Sought(unreadable=True)
"""What only those suit that cannot be read."""


def searched(game: Summary) -> str:
    """Return what of a game is looked through for words: who plays, and by which rules.

    It is without case and accents, and fit to be kept anywhere.
    """
    return " ".join(folded(cleaned(text)) for text in (*game.names, game.rules))
