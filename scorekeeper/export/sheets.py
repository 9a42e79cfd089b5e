"""Reading what a person hands in: a sheet in JSON or CSV, or an exported game."""

from __future__ import annotations

from scorekeeper.export.files import BOM, json_of, text_of
from scorekeeper.export.given import GivenSheet
from scorekeeper.export.playing import played
from scorekeeper.export.sheet_json import sheet_from_json
from scorekeeper.rules import CLASSIC, Game, Rules
from scorekeeper.rules.values import dataclass
from scorekeeper.words import _, trump_name

__all__ = ["Sheet", "given_sheet", "is_json", "read_sheet", "sheet_of"]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet that was read: the game, how many hands the file has, what is odd about it."""

    game: Game
    hands: int
    notes: tuple[str, ...] = ()


def read_sheet(data: bytes | str, rules: Rules | None = None) -> Sheet:
    """Read a sheet and play it out; ``rules`` go before those it names.

    Raises RuleError, with the place, for anything that is not as expected.
    """
    return sheet_of(given_sheet(data, rules))


def given_sheet(data: bytes | str, rules: Rules | None = None) -> GivenSheet:
    """Read a sheet as it stands, nothing played yet.  Raises RuleError, with the place."""
    text = text_of(data) if isinstance(data, bytes) else data.removeprefix(BOM)
    if is_json(text):
        return sheet_from_json(json_of(text), rules)
    # CSV is the rarer guest, and its reader would cost every start.
    from scorekeeper.export.sheet_csv import sheet_from_csv  # noqa: PLC0415

    return sheet_from_csv(text, rules or CLASSIC)


def sheet_of(given: GivenSheet, game_id: str = "", started: str = "") -> Sheet:
    """Return the sheet played out, under its own id and date unless others are given.

    Raises RuleError, with the place, for a hand that cannot have been.
    """
    game = played(given, game_id, started)
    notes = (
        *_worthless(given),
        *_differing(given, game),
        *_other_trumps(given, game),
        *_missing(given, game),
    )
    return Sheet(game, len(given.hands), notes)


def _worthless(given: GivenSheet) -> tuple[str, ...]:
    """Say that nothing pays: most likely the scoring of the rules was never written."""
    nothing = _("These rules have no scoring at all: every hand pays 0.")
    return () if given.rules.scoring else (nothing,)


def _missing(given: GivenSheet, game: Game) -> tuple[str, ...]:
    """Say that the hand being played does not count yet, when it was entered in part."""
    hand = game.hand
    entered = given.hands[hand.number - 1 : hand.number] if hand and not hand.played else ()
    if hand is None or all(each.is_empty or each.is_complete for each in entered):
        return ()
    what = _("A bid or a trick count was not entered.")
    return (_("Hand {hand}: {what}").format(hand=hand.number, what=what),)


def _other_trumps(given: GivenSheet, game: Game) -> tuple[str, ...]:
    """Say which trumps of the file do not count, for the rules settle them."""
    saying = _("Hand {hand}: the file says “{theirs}”; by these rules it is “{ours}”.")
    notes = []
    for hand, theirs in zip(game.hands, given.hands, strict=False):
        ours = game.trump(hand)
        if theirs.trump is not None and ours is not None and ours is not theirs.trump:
            called = {"theirs": trump_name(theirs.trump), "ours": trump_name(ours)}
            notes.append(saying.format(hand=hand.number, **called))
    return tuple(notes)


def _differing(given: GivenSheet, game: Game) -> tuple[str, ...]:
    """Say where the file's own totals differ first: other rules were played, most likely."""
    for line, hand in zip(game.sheet, given.hands, strict=False):
        pairs = zip(game.players, hand.totals, strict=False)
        for player, theirs in pairs:
            ours = line.totals.get(player.id)
            if None not in {theirs, ours} and theirs != ours:
                saying = _(
                    "Hand {hand}: the file gives {player} {theirs} points, these rules {ours}."
                )
                return (
                    saying.format(
                        hand=line.hand.number, player=player.name, theirs=theirs, ours=ours
                    ),
                )
    return ()


def is_json(text: str) -> bool:
    """Return whether ``text`` means to be JSON (no table starts with a bracket)."""
    return text.lstrip()[:1] in {"{", "["}
