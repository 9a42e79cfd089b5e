"""Backups that are made: to take elsewhere when somebody asks, and one a day by themselves."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date, datetime
from hashlib import sha256
from typing import Any, Final

from scorekeeper.book.backup import pieces
from scorekeeper.book.catalogue import Catalogue
from scorekeeper.book.copies import Copies, KeptCopy
from scorekeeper.book.errors import BookError, NoSuchGameError, StoreError
from scorekeeper.book.log import FORMAT as GAME
from scorekeeper.book.log import Log, log_to_json
from scorekeeper.book.rotation import rotated
from scorekeeper.book.shared import Shared
from scorekeeper.book.shared_record import SharedRecord
from scorekeeper.book.store import Earlier, Store
from scorekeeper.book.summary import Unreadable
from scorekeeper.rules import GameId, RuleError
from scorekeeper.rules.errors import sentence

__all__ = ["MANY", "Backups", "Written"]

MANY: Final = 10
"""Games without a copy elsewhere after which somebody is reminded."""
_LOG = logging.getLogger(__name__)


class Written:
    """Counts what is in a backup while it is written."""

    def __init__(self) -> None:
        self.games = 0
        self.rescued = 0
        """Games that cannot be read, of which an earlier copy is in it."""
        self.unread = 0
        """Games that cannot be read, and of which there is no copy."""
        self.is_shared_lost = False
        """Whether people, rules and settings cannot be read: an earlier copy is in it, if any."""


class Backups:
    """What makes backups of a store; ``clock`` gives the local time.

    ``copies`` is where those go that are made by themselves; None keeps none.  ``unsaved``
    returns the games that are further than the disk, ``whole`` the last whole copy of one
    that cannot be read, and ``shared`` what all games share, or its last whole copy.
    """

    def __init__(
        self,
        store: Store,
        record: SharedRecord,
        catalogue: Catalogue,
        clock: Callable[[], str],
        *,
        copies: Copies | None = None,
        unsaved: Callable[[], Mapping[GameId, Log]] = dict,
        whole: Callable[[GameId], Log | None] = lambda _: None,
        shared: Callable[[], Shared] | None = None,
    ) -> None:
        self._unsaved, self._whole = unsaved, whole
        self._shared = shared or (lambda: record.now)
        self._store, self._record, self._catalogue = store, record, catalogue
        self._clock, self._copies = clock, copies

    # -- to take elsewhere ----------------------------------------------------------------

    def pieces(self, written: Written | None = None) -> Iterator[str]:
        """Yield everything as a backup, piece by piece.

        Of what cannot be read the last whole copy is in it, if there is one.  ``written``
        counts the games.  Raises StoreError when the games cannot be listed.
        """
        counted = written or Written()
        counted.is_shared_lost = self._record.problem is not None
        return pieces(self._clock(), self._shared(), self._records(counted))

    def copied(self) -> None:
        """Take note that a copy was taken elsewhere.  Raises BookError or RecordError."""
        now = self._clock()
        self._record.change(
            lambda shared: replace(shared, copied=replace(shared.copied, last=now, put_off=""))
        )

    def later(self) -> None:
        """Put the reminder off until as many games again were begun.  Raises as ``copied``."""
        now = self._clock()
        self._record.change(
            lambda shared: replace(shared, copied=replace(shared.copied, put_off=now))
        )

    @property
    def last(self) -> str:
        """When the last copy was taken elsewhere, as a local time; empty for never."""
        return self._record.now.copied.last

    @property
    def since(self) -> int:
        """How many games were begun since then."""
        return self._catalogue.count_since(self.last)

    @property
    def reminder(self) -> int:
        """How many games have no copy elsewhere when it is time to say so, else 0."""
        copied = self._record.now.copied
        if self._catalogue.count_since(max(copied.last, copied.put_off)) < MANY:
            return 0
        return self.since

    # -- by themselves --------------------------------------------------------------------

    def kept(self) -> tuple[KeptCopy, ...]:
        """Return the copies that were made by themselves, newest first.  Raises StoreError."""
        return self._copies.kept() if self._copies else ()

    def read(self, day: date) -> bytes:
        """Return the copy of a day, packed as it is.  Raises StoreError."""
        if self._copies is None:
            raise StoreError(sentence("There is no copy of this day."))
        return self._copies.read(day)

    def make(self, pause: Callable[[], object] = lambda: None) -> bool:
        """Make today's copy, unless there is one; it replaces one that says the same.

        ``pause`` is called between games: somebody may be playing.  Returns whether one was
        made.  Never raises: a copy that cannot be made is no trouble for the table.
        """
        try:
            return self._copies is not None and self._make(self._copies, pause)
        except (BookError, RuleError) as problem:
            _LOG.warning("today's copy cannot be made: %s", problem)
            return False

    def _make(self, copies: Copies, pause: Callable[[], object]) -> bool:
        today = datetime.fromisoformat(self._clock()).date()
        kept = [copy.day for copy in copies.kept()]
        if today in kept or not self._catalogue.count():
            return False
        content = _Hashed(self._gently(pause))
        copies.write(today, content)
        # A clock that was wrong for a while made copies of days to come: they stand in no way.
        days = [day for day in kept if day < today]
        if days and copies.mark(days[0]) == content.mark:
            # It says the same, and would only push out one that says something else.
            copies.drop(days.pop(0))
        for day in set(days) - rotated([today, *days]):
            copies.drop(day)
        return True

    def _gently(self, pause: Callable[[], object]) -> Iterator[str]:
        for piece in self.pieces():
            yield piece
            pause()

    def _records(self, written: Written) -> Iterator[object]:
        """Yield the record of every game that can be read."""
        self._catalogue.catch_up()  # else each is played twice, here and to list it
        unsaved = self._unsaved()
        for game_id in self._store.game_ids():
            if game_id in unsaved:
                written.games += 1
                yield log_to_json(unsaved[game_id])
                continue
            try:
                record = self._store.read_game(game_id)
            except NoSuchGameError:  # it was deleted meanwhile
                continue
            except BookError:
                yield from self._rescued(game_id, written)
                continue
            if isinstance(self._catalogue.summary(game_id), Unreadable):
                yield from self._rescued(game_id, written)
                continue
            written.games += 1
            yield record

    def _rescued(self, game_id: GameId, written: Written) -> Iterator[object]:
        """Yield the last whole copy of a game that cannot be read, if there is one."""
        log = self._whole(game_id)
        if log is None:
            written.unread += 1
            return
        written.games += 1
        written.rescued += 1
        yield log_to_json(log)

    def found(self, game_id: GameId) -> Iterator[tuple[Earlier, object]]:
        """Yield a game as it stands in the newest copy made by itself that has it."""
        copies = self._copies
        for copy in self.kept():
            if copies is not None and (found := _game_in(copies.lines(copy.day), game_id)):
                made, record = found
                yield Earlier(copy.day.isoformat(), made), record
                return


def _game_in(lines: Iterator[str], game_id: GameId) -> tuple[str, object] | None:
    """Return when a backup was made and the record of a game in it, or None."""
    made = str(_json(next(lines, "")).get("made", ""))
    for line in lines:
        if f'"id":"{game_id}"' in line:
            record = _json(line)
            if record.get("format") == GAME:
                return made, record
    return None


def _json(line: str) -> Mapping[str, Any]:
    """Return the record in a line of a backup; its first line is not closed."""
    try:
        found = json.loads(line.removesuffix(",") + ("}" if '"made"' in line[:80] else ""))
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


class _Hashed:
    """Pieces of text, and once they have all been taken a mark of what they said.

    The first piece tells when it was said, which makes no difference.
    """

    def __init__(self, found: Iterable[str]) -> None:
        self._found = found
        self.mark = ""

    def __iter__(self) -> Iterator[str]:
        seen = sha256()
        for number, piece in enumerate(self._found):
            if number:
                seen.update(piece.encode())
            yield piece
        self.mark = seen.hexdigest()
