"""Reading what a person hands in: a sheet in JSON or CSV, or an exported game."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.export.files import BOM, json_of, text_of
from scorekeeper.export.given import GivenSheet
from scorekeeper.export.playing import played
from scorekeeper.export.sheet_json import rules_given, sheet_from_json
from scorekeeper.rules import CLASSIC, Game, RuleError, Rules
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.values import dataclass
from scorekeeper.words import _

__all__ = ["Sheet", "given_sheet", "is_json", "read_rules", "read_sheet", "sheet_of"]


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
    return Sheet(game, len(given.hands), (*_differing(given, game), *_missing(given, game)))


def _missing(given: GivenSheet, game: Game) -> tuple[str, ...]:
    """Say that the hand being played does not count yet, when it was entered in part."""
    hand = game.hand
    entered = given.hands[hand.number - 1 : hand.number] if hand and not hand.played else ()
    if hand is None or all(each.is_empty or each.is_complete for each in entered):
        return ()
    what = _("A bid or a trick count was not entered.")
    return (_("Hand {hand}: {what}").format(hand=hand.number, what=what),)


def _differing(given: GivenSheet, game: Game) -> tuple[str, ...]:
    """Say where the file's own totals differ first: other rules were played, most likely."""
    for line, hand in zip(game.sheet, given.hands, strict=False):
        pairs = zip(game.setup.players, hand.totals, strict=False)
        for player, theirs in pairs:
            ours = line.totals[player.id]
            if theirs is not None and theirs != ours:
                saying = _(
                    "Hand {hand}: the file gives {player} {theirs} points, these rules {ours}."
                )
                return (
                    saying.format(
                        hand=line.hand.number, player=player.name, theirs=theirs, ours=ours
                    ),
                )
    return ()


def read_rules(data: bytes) -> Rules:
    """Read a rules record from a file.  Raises RuleError, with the place."""
    record = json_of(text_of(data))
    if not isinstance(record, Mapping):
        raise RuleError(sentence("Expected a rules record: an object with named fields."))
    return rules_given(record)


def is_json(text: str) -> bool:
    """Return whether ``text`` means to be JSON (no table starts with a bracket)."""
    return text.lstrip()[:1] in {"{", "["}
