"""The roster: people who have played here, so that nobody types a name twice.

A person is an id; the name is only what they are called.  Two people may share a name.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace

from scorekeeper.book.texts import cleaned
from scorekeeper.rules import Player, PlayerId, RuleError, Setup
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.setup import LONGEST_NAME

__all__ = ["MOST_REMEMBERED", "Remembered", "Roster", "cleaned_name", "new_player_id", "same_name"]

MOST_REMEMBERED = 5_000
"""People on the roster; whoever has been away longest makes room."""


def new_player_id() -> PlayerId:
    """Return an id nobody has."""
    return PlayerId(f"p-{secrets.token_hex(6)}")


def cleaned_name(text: str) -> str:
    r"""Return a name as it is kept: one line, composed, nothing in it that cannot be seen.

    >>> cleaned_name("  Ann \t\u202e Lee\n")
    'Ann Lee'

    Raises RuleError for an empty or endless name.
    """
    name = cleaned(text)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise RuleError(sentence("A name is missing."))
    if len(name) > LONGEST_NAME:
        raise RuleError(sentence("A name has at most {most} characters."), most=LONGEST_NAME)
    return name


def same_name(one: str, other: str) -> bool:
    r"""Return whether two names differ in nothing but capitals, spaces and encoding.

    >>> same_name("ZO\u00cb", " zoe\u0308 ")
    True
    """
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", " ".join(name.split()).casefold())


@dataclass(frozen=True, slots=True)
class Remembered:
    """Somebody on the roster: in how many games they sat, and the start of the last one."""

    player: Player
    games: int
    last: str


@dataclass(frozen=True, slots=True)
class Roster:
    """Everybody who has played here.  A value: whoever is seated in a game is added by it."""

    remembered: tuple[Remembered, ...] = ()
    new_id: Callable[[], PlayerId] = new_player_id

    def regulars(self) -> tuple[Player, ...]:
        """Return everybody: the last evening's people first, of those the busiest."""
        order = sorted(self.remembered, key=lambda one: (one.last[:10], one.games), reverse=True)
        return tuple(one.player for one in order)

    def player(self, name: str) -> Player:
        """Return whoever is called ``name``, or somebody new; of namesakes the busiest.

        Raises RuleError for an empty or endless name.
        """
        name = cleaned_name(name)
        namesakes = (one for one in self.regulars() if same_name(one.name, name))
        return next(namesakes, None) or self.newcomer(name)

    def newcomer(self, name: str) -> Player:
        """Return somebody new called ``name``, even if there is a namesake.

        Raises RuleError for an empty or endless name.
        """
        return Player(self.new_id(), cleaned_name(name))

    def seated(self, setup: Setup) -> Roster:
        """Return the roster after the people of ``setup`` sat down, called as they are there."""
        met = self
        for player in setup.players:
            met = met._with(player, setup.started, one_more=True)
        return met

    def joined(self, player: Player, started: str) -> Roster:
        """Return the roster after ``player`` came late to the game that began at ``started``.

        It counts once, however often they are seated in it.
        """
        known = next((one for one in self.remembered if one.player.id == player.id), None)
        again = known is not None and known.last == started
        return self._with(player, started, one_more=not again)

    def _with(self, player: Player, started: str, *, one_more: bool) -> Roster:
        known = {one.player.id: one for one in self.remembered}
        earlier = known.get(player.id, Remembered(player, 0, started))
        # A game brought in from long ago does not take a name back to what it was.
        newest = player if started >= earlier.last else earlier.player
        last = max(started, earlier.last)
        known[player.id] = Remembered(newest, earlier.games + one_more, last)
        kept = sorted(known.values(), key=lambda one: one.last, reverse=True)
        return replace(self, remembered=tuple(kept[:MOST_REMEMBERED]))

    def unseated(self, setup: Setup) -> Roster:
        """Return the roster without a game that was deleted: whoever sat in no other goes."""
        gone = {player.id for player in setup.players}
        counted = (
            replace(one, games=one.games - 1) if one.player.id in gone else one
            for one in self.remembered
        )
        kept = (one for one in counted if one.games > 0 or one.player.id not in gone)
        return replace(self, remembered=tuple(kept))

    def merged(self, other: Roster) -> Roster:
        """Return the roster with those on another device's, called as they were last.

        Games are not added up here, for some are on both: whoever is new has none yet.
        """
        known = {one.player.id: one for one in self.remembered}
        for theirs in other.remembered:
            ours = known.get(theirs.player.id)
            if ours is None:
                known[theirs.player.id] = replace(theirs, games=0)
            elif (theirs.last, theirs.player.name) > (ours.last, ours.player.name):
                known[theirs.player.id] = replace(theirs, games=ours.games)
        kept = sorted(known.values(), key=lambda one: one.last, reverse=True)
        return replace(self, remembered=tuple(kept[:MOST_REMEMBERED]))
