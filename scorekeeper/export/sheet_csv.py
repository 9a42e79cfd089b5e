"""Reading a sheet in CSV: one row per player and hand, hands.csv among them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from scorekeeper.export.cells import rows_of, unguarded
from scorekeeper.export.given import BIGGEST_PACK, GivenHand, GivenSheet
from scorekeeper.export.names import name_at, tidy
from scorekeeper.rules import CLASSIC, Points, RecordError, Rules, Trump
from scorekeeper.rules.entries import BIGGEST_ADJUST
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.plan import MOST_HANDS
from scorekeeper.rules.reading import Reader, shown
from scorekeeper.rules.record import FEWEST_PLAYERS, MOST_PLAYERS
from scorekeeper.rules.values import dataclass

__all__ = ["NEEDED", "sheet_from_csv"]

NEEDED = ("hand", "cards", "player", "bid", "tricks")
_WHOLE = re.compile(r"[0-9]{1,9}")
_POINTS = re.compile(r"[-+\N{MINUS SIGN}]?[0-9]{1,9}([.,][05]0*)?")


@dataclass(frozen=True, slots=True)
class _Row:
    """One player's line in one hand."""

    place: str
    cells: Mapping[str, str]

    def text(self, column: str) -> str:
        return unguarded(self.cells.get(column, ""))

    def at(self, column: str) -> str:
        return f"{self.place}, column {column}"

    def whole(self, column: str, least: int, most: int) -> int | None:
        """Return a whole number, or None where nothing was entered."""
        text = self.cells.get(column, "").strip()
        if not text:
            return None
        value = int(text) if _WHOLE.fullmatch(text) else text
        return Reader({}, "").whole_at(self.at(column), value, least, most)

    def points(self, column: str) -> Points:
        text = self.cells.get(column, "").strip()
        if not text:
            return 0
        plain = text.replace("\N{MINUS SIGN}", "-").replace(",", ".")
        value = float(plain) if _POINTS.fullmatch(text) else None
        if value is None or abs(value) > BIGGEST_ADJUST:
            raise RecordError(
                self.at(column),
                sentence("expected a whole number or a half, not {found}."),
                found=shown(text),
            )
        return int(value) if value.is_integer() else value

    @property
    def name(self) -> str:
        """What the player is called."""
        return tidy(self.text("player"))

    @property
    def who(self) -> str:
        """The player's id, or the name where the file knows no ids."""
        return self.text("player_id") or self.name or self.text("player")


def sheet_from_csv(text: str, rules: Rules = CLASSIC) -> GivenSheet:
    """Read a sheet; the file names no rules, so they come from outside.

    Raises RecordError, with the place, for anything that is not as expected.
    """
    rows = [_Row(place, cells) for place, cells in rows_of(text, NEEDED)]
    if not rows:
        raise RecordError("row 2", sentence("expected at least one player's row."))
    hands = _by_hand(rows)
    seated = _seated(hands[0])
    ids = [row.who for row in seated]
    given = tuple(
        _hand(_in_seats(hand, ids, number), number) for number, hand in enumerate(hands, 1)
    )
    has_ids = all(row.text("player_id") for row in seated)
    return GivenSheet(
        names=tuple(row.name for row in seated),
        ids=tuple(ids) if has_ids else tuple(f"p{seat}" for seat in range(1, len(ids) + 1)),
        dealer=_dealer(seated),
        rules=rules,
        hands=given,
        game_id=_same(rows, "game_id"),
        started=_same(rows, "date"),
        knows_ids=has_ids,
    )


def _by_hand(rows: Sequence[_Row]) -> list[list[_Row]]:
    """Return the rows of hand 1, of hand 2, and so on; none may be left out."""
    found: dict[int, list[_Row]] = {}
    for row in rows:
        number = row.whole("hand", 1, MOST_HANDS)
        if number is None:
            raise RecordError(row.at("hand"), sentence("the number of the hand is missing."))
        found.setdefault(number, []).append(row)
    for number in range(1, len(found) + 1):
        if number not in found:
            raise RecordError(
                "column hand", sentence("hand {hand} is missing: hands count 1, 2, 3."), hand=number
            )
    return [found[number] for number in sorted(found)]


def _seated(rows: Sequence[_Row]) -> list[_Row]:
    """Return the rows of the first hand in seat order, every player checked."""
    for row in rows:
        name_at(row.at("player"), row.text("player"))
    if not FEWEST_PLAYERS <= len(rows) <= MOST_PLAYERS:
        raise RecordError(
            rows[0].place,
            sentence("expected {least} to {most} players, not {count}."),
            least=FEWEST_PLAYERS,
            most=MOST_PLAYERS,
            count=len(rows),
        )
    seats = [row.whole("seat", 1, MOST_PLAYERS) for row in rows]
    order = {seat: row for seat, row in zip(seats, rows, strict=True) if seat is not None}
    return [order[seat] for seat in sorted(order)] if len(order) == len(rows) else list(rows)


def _in_seats(rows: Sequence[_Row], ids: Sequence[str], number: int) -> list[_Row]:
    """Return the rows of one hand in seat order: everybody once, nobody else."""
    found: dict[str, _Row] = {}
    for row in rows:
        if row.who not in ids:
            raise RecordError(
                row.at("player"),
                sentence("expected one of the players ({names}), not {found}."),
                names=", ".join(ids),
                found=shown(row.who),
            )
        if row.who in found:
            raise RecordError(
                row.at("player"),
                sentence("{player} stands twice in hand {hand}."),
                player=shown(row.who),
                hand=number,
            )
        found[row.who] = row
    for who in ids:
        if who not in found:
            raise RecordError(
                rows[0].place,
                sentence("hand {hand} has no row for {player}."),
                hand=number,
                player=shown(who),
            )
    return [found[who] for who in ids]


def _hand(rows: Sequence[_Row], number: int) -> GivenHand:
    cards = {row.whole("cards", 1, BIGGEST_PACK) for row in rows}
    if len(cards) > 1:
        raise RecordError(
            rows[0].at("cards"), sentence("the rows of hand {hand} differ in this."), hand=number
        )
    places: dict[str | tuple[str, int], str] = {"": rows[0].place, "cards": rows[0].at("cards")}
    for seat, row in enumerate(rows):
        places |= {("bids", seat): row.at("bid"), ("tricks", seat): row.at("tricks")}
    said = [row.text("status").strip().lower() for row in rows]
    return GivenHand(
        cards=cards.pop(),
        bids=tuple(row.whole("bid", 0, BIGGEST_PACK) for row in rows),
        tricks=tuple(row.whole("tricks", 0, BIGGEST_PACK) for row in rows),
        adjust=tuple(row.points("adjust") for row in rows),
        out=frozenset(seat for seat, status in enumerate(said) if status == "out"),
        trump=_trump(rows),
        places=places,
        totals=tuple(row.points("total") if row.text("total") else None for row in rows),
        stands="stands" in said,
        closed="missing" in said,
        void="void" in said,
        dealer=_seat_of(rows, rows[0].text("dealer")),
    )


def _trump(rows: Sequence[_Row]) -> Trump | None:
    for row in rows:
        trump = row.text("trump").strip().lower()
        if trump:
            return Reader({}, "").choice_at(row.at("trump"), trump, Trump)
    return None


def _dealer(seated: Sequence[_Row]) -> int:
    """Return the seat of the first dealer: the one the file names, else the last."""
    dealer = seated[0].text("dealer")
    if not dealer:
        return len(seated) - 1
    seat = _seat_of(seated, dealer)
    if seat is None:
        raise RecordError(
            seated[0].at("dealer"),
            sentence("expected one of the players ({names}), not {found}."),
            names=", ".join(row.name for row in seated),
            found=shown(dealer),
        )
    return seat


def _seat_of(seated: Sequence[_Row], dealer: str) -> int | None:
    """Return the seat of whoever is called ``dealer``, or has that id; None for nobody."""
    # An id goes first: where a name is somebody's id as well, the file has the id.
    called = [seat for seat, row in enumerate(seated) if row.who == dealer]
    if len(called) != 1:
        called = [seat for seat, row in enumerate(seated) if row.name == tidy(dealer)]
    return called[0] if len(called) == 1 else None


def _same(rows: Sequence[_Row], column: str) -> str:
    """Return what all rows say in ``column``: a file holds one game."""
    value = rows[0].text(column)
    for row in rows:
        if row.text(column) != value:
            raise RecordError(
                row.at(column),
                sentence("expected one game in the file: {first}, not {found}."),
                first=shown(value),
                found=shown(row.text(column)),
            )
    return value
