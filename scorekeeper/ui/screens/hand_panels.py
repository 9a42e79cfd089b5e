"""What opens over a hand, at the table and in its correction: trump, and extra points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.rules import Hand, PlayerId, Trump, Void
from scorekeeper.ui.models.extra_points import usual_amounts
from scorekeeper.ui.models.naming import Naming, naming, upcoming_trump
from scorekeeper.ui.models.shown import heading_of
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.change_more import Outsider, hand_more
from scorekeeper.ui.parts.extra_points import ExtraPoints
from scorekeeper.ui.parts.fit import Fit
from scorekeeper.ui.parts.header import HandHeader
from scorekeeper.ui.parts.naming import TrumpNaming
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.trump import TrumpChoices
from scorekeeper.ui.parts.writing import line
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, signed

__all__ = [
    "Open",
    "Opened",
    "adder",
    "hand_header",
    "more_panel",
    "points_panel",
    "quiet_key",
    "rules_key",
    "trump_panel",
]

Go = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Opened:
    """What has been opened by a tap ``here``: it shuts when the table moves on.

    ``trump`` is None until somebody has opened or shut the choice of trump; ``extras``
    says that every row offers extra points, and ``adds`` whose are being written down;
    ``more`` that there is to be seen what else can be done about the hand.
    """

    here: object = None
    trump: bool | None = None
    extras: bool = False
    adds: str = ""
    more: bool = False

    def at(self, here: object) -> Opened:
        """Return what is open at another place: nothing."""
        return self if self.here == here else Opened(here)

    def adding(self, player: str) -> Opened:
        """Return this with the panel of ``player`` opened, or shut when it was open."""
        return replace(self, adds="" if self.adds == player else player, more=False)


Open = Callable[[Opened], None]


def hand_header(
    model: TableModel,
    hand: Hand,
    on_trump: Go | None,
    *,
    on_plan: Go | None = None,
    start: tuple[ft.Control, ...],
    end: tuple[ft.Control, ...] = (),
    size: Fit,
) -> ft.Control:
    """Return the head of a hand, where the trump can be told unless the rules settle it."""
    game, by = model.game, naming(model.game, hand)
    settled = game.settled_trump(hand.number, hand.cards, len(hand.order)) is not None
    return HandHeader(
        *heading_of(game, hand),
        trump=game.trump(hand),
        on_trump=None if settled else on_trump,
        on_plan=on_plan,
        upcoming=upcoming_trump(game, hand),
        namer="" if by is None or by.namer is None else game.name(by.namer),
        start=start,
        end=end,
        size=size,
    )


def trump_panel(
    model: TableModel, hand: Hand, by: Naming | None, on_done: Go, *, in_place: bool = False
) -> ft.Control:
    """Return the suits to tap, after the names where one has to be told.

    ``in_place`` says that it stands below the line that says who is asked, so that it
    need not say so itself.
    """

    def choose(trump: Trump) -> None:
        on_done()
        model.name_trump(None if trump is hand.trump else trump, hand.number)

    if by is None:
        return TrumpChoices(hand.trump, choose)
    return TrumpNaming(
        hand.trump,
        by.namer,
        _named(model, by.likely),
        _named(model, hand.order),
        on_choose=choose,
        on_name=lambda player: model.let_name(hand.number, PlayerId(player)),
        first=by.first,
        prompt=by.prompt(model.game),
        who=by.name(model.game),
        on_close=None if in_place else on_done,
    )


def quiet_key(key: str, told: str, on_tap: Go) -> ft.Control:
    """Return a key with a word, at the end of a note."""
    return touch(
        line(told, Type.SMALL, Colour.IVORY, bold=True),
        key=key,
        name=told,
        on_tap=on_tap,
        edge=Colour.IVORY_QUIET,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN),
    )


def rules_key(on_rules: Go) -> ft.Control:
    """Return the way to the rules of the game, the only place to mend a scoring."""
    return quiet_key("note-rules", _("Rules"), on_rules)


def adder(
    model: TableModel, hand: Hand, opened: Opened, open_: Open
) -> Callable[[str], None] | None:
    """Return what opens a player's panel from their row, or None while rows offer none.

    They do where the table has usual amounts, or has written some down in this hand.
    """
    if not (opened.extras or hand.adjust or model.game.setup.rules.extra_points):
        return None

    def add(player: str) -> None:
        model.look_up()
        open_(opened.adding(player))

    return add


def points_panel(
    model: TableModel, hand: Hand, opened: Opened, open_: Open, size: Fit
) -> ft.Control | None:
    """Return the panel for the extra points that are being written down, if any are."""
    player = opened.adds
    who = next((one for one in model.game.seats if one == player), None)
    if who is None:
        return None
    return ExtraPoints(
        model.game.name(who),
        hand.adjust.get(who, 0),
        usual_amounts(model.game.setup.rules),
        on_add=lambda points: model.add(hand.number, who, points),
        on_clear=lambda: model.clear(hand.number, who),
        on_close=lambda: open_(opened.adding(who)),
        note=_to_remember(model, hand, who),
        large=size.large,
    )


def _to_remember(model: TableModel, hand: Hand, player: PlayerId) -> str:
    """Return what the table is reminded of where ``player`` misses as the hand stands.

    Whether a bonus counts then is for the table to say, so nothing follows by itself.
    """
    usual = model.game.setup.rules.extra_points
    if not usual or not hand.is_bid or player not in hand.order:
        return ""
    if hand.result[player] == hand.bids[player]:
        return ""
    return " ".join(_(reminder) for reminder in model.game.reminders(hand))


def more_panel(model: TableModel, hand: Hand, opened: Opened, open_: Open) -> ft.Control:
    """Return whether the hand counts, and the extra points of who had come but was not in it."""
    game = model.game

    def turn() -> None:
        open_(replace(opened, more=False))
        model.record(Void(hand.number, void=not hand.void))

    return hand_more(
        tuple(
            Outsider(who, game.name(who), signed(hand.adjust[who]) if who in hand.adjust else "")
            for who in game.seats
            if who not in hand.order and game.joined(who) <= hand.number
        ),
        void=hand.void,
        on_void=turn,
        on_extra=lambda who: open_(opened.adding(who)),
    )


def _named(model: TableModel, players: Sequence[PlayerId]) -> tuple[tuple[str, str], ...]:
    return tuple((player, model.game.name(player)) for player in players)
