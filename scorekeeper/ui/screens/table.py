"""The table: everything about the hand at once, and one pad under the thumb."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import flet as ft

from scorekeeper.rules import Hand, PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.menu import MenuModel
from scorekeeper.ui.models.naming import Naming, naming
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.shown import seats, sheet_rows
from scorekeeper.ui.models.table import Phase, TableModel
from scorekeeper.ui.models.told import is_asked, note, told, unscored
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.bidding_board import BiddingBoard
from scorekeeper.ui.parts.extra_points import extras_key
from scorekeeper.ui.parts.fit import PANE, Fit
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.menu import Menu, MenuRow, under_menu
from scorekeeper.ui.parts.pad import BidPad
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.sheet_grid import SheetGrid
from scorekeeper.ui.parts.status import StatusLine, remark
from scorekeeper.ui.parts.table import Table
from scorekeeper.ui.screens.hand_panels import (
    Open,
    Opened,
    adder,
    hand_header,
    points_panel,
    rules_key,
    trump_panel,
)
from scorekeeper.ui.screens.table_room import extras_are_offered_below, placed, shared, unsaved
from scorekeeper.ui.theme import WIDE, Radius, Space
from scorekeeper.words import _, because

__all__ = ["TableScreen"]

Go = Callable[[], None]

ROOMY: Final = 400
"""The width, in dp, from which all signs have room in the head; else one is in the menu."""


@component
def TableScreen(
    model: TableModel,
    screen: ScreenModel,
    menu: MenuModel,
    ways: tuple[MenuRow, ...],
    *,
    on_home: Go,
    on_sheet: Go,
    on_hand: Callable[[int], None],
    on_plan: Go,
    on_result: Go,
    on_rules: Go,
) -> ft.Control:
    """Show the hand being played, and take everything the scorekeeper enters.

    ``ways`` are the rows of its ``menu``.
    """
    nothing = Opened()
    opened, set_opened = ft.use_state(nothing)
    scale, probe = use_text_scale()
    hand = model.game.hand or model.game.hands[-1]
    by, noted, bidding = naming(model.game, hand), note(model, hand), model.phase is Phase.BIDDING
    now = opened.at((hand.number, model.phase))
    choosing = _is_asked_unbidden(model, hand, by) if now.trump is None else now.trump
    below = by if choosing and model.phase is Phase.RESULT else None
    above = by if choosing and bidding and by is not None and not hand.bids else None
    size, strip_fits, note_fits = shared(
        model, hand, screen, scale, noted=noted, asked=below or above
    )
    strip, moving, short = unsaved(model, fits=strip_fits, large=size.large)
    line, scrolls, in_bar = placed(noted, has_room=note_fits, large=size.large)

    def choose_trump(*, opened: bool) -> None:
        set_opened(replace(now, trump=opened))

    named = trump_panel(
        model, hand, by, lambda: choose_trump(opened=False), in_place=below is not None
    )
    roomy = screen.width >= ROOMY
    home = MenuRow("home", ft.Icons.ARROW_BACK, _("All games"), on_home)
    rows = ways if roomy else (home, *ways)
    table = Table(
        hand_header(
            model,
            hand,
            None if model.game.is_over else lambda: choose_trump(opened=not choosing),
            on_plan=on_plan,
            start=(felt_icon(home.key, home.icon, home.label, on_home),) if roomy else (),
            end=(
                felt_icon("sheet", ft.Icons.TABLE_CHART_OUTLINED, _("Score sheet"), on_sheet),
                felt_icon("menu", ft.Icons.MORE_VERT, _("Menu"), menu.open),
            ),
            size=size,
        ),
        _board(model, hand, size, now, set_opened),
        _status(
            model,
            hand,
            size,
            noted=line,
            below=below,
            on_rules=on_rules,
            on_extras=lambda: set_opened(replace(now, extras=not now.extras)),
        ),
        _bar(model, hand, size, on_result, noted=in_bar, strip=short),
        pad=_pad(model, hand, size) if bidding else named if below else None,
        above=[*moving, *([named] if above else [remark(scrolls)] if scrolls else [])],
        strip=strip,
        choices=named if choosing and below is above else None,
        panel=points_panel(model, hand, now, set_opened, size),
        side=_side(model, screen, on_hand) if size.wide else None,
        probe=probe,
        size=size,
    )
    return under_menu(table, _menu(menu, rows, screen, scale) if menu.is_open else None)


def _menu(
    menu: MenuModel, rows: tuple[MenuRow, ...], screen: ScreenModel, scale: float
) -> ft.Control:
    """Return the open menu, no wider than the hand beside the sheet."""
    width = PANE if screen.width >= WIDE else screen.width
    return Menu(
        rows,
        menu.close,
        on_beside=menu.tap_beside,
        width=width,
        height=screen.height,
        scale=scale,
    )


def _is_asked_unbidden(model: TableModel, hand: Hand, by: Naming | None) -> bool:
    """Return whether who names trump is asked, until somebody puts it away.

    That is before the first bid of an auction, and once all have bid, but no tricks are in.
    """
    if by is None or not by.asks or hand.tricks:
        return False
    return model.phase is Phase.RESULT or not hand.bids


def _board(model: TableModel, hand: Hand, size: Fit, now: Opened, open_: Open) -> ft.Control:
    game, bidding, over = model.game, model.phase is Phase.BIDDING, model.game.is_over
    up = model.up if bidding else PlayerId(now.adds)
    shown = seats(game, hand, up, hidden=game.bids_are_hidden, unsaved=model.unsaved)

    def choose(player: str) -> None:
        model.choose(PlayerId(player))

    def take(player: str, tricks: int) -> None:
        model.take(PlayerId(player), tricks)

    if bidding:
        return BiddingBoard(shown, hand.cards, choose, size=size)
    return ResultBoard(
        shown,
        hand.cards,
        choose,
        None if over else take,
        on_extra=None if over else adder(model, hand, now, open_),
        size=size,
    )


def _status(
    model: TableModel,
    hand: Hand,
    size: Fit,
    *,
    noted: str,
    below: Naming | None,
    on_extras: Go,
    on_rules: Go,
) -> ft.Control:
    now = told(model, hand, below)
    return StatusLine(
        now.prompt,
        now.count,
        now.verdict,
        reason=model.notice or "",
        note=noted,
        action=rules_key(on_rules) if noted and unscored(model.game) else None,
        name=now.name,
        end=extras_key(on_extras) if extras_are_offered_below(model) else None,
        way=now.way,
        size=size,
    )


def _pad(model: TableModel, hand: Hand, size: Fit) -> ft.Control:
    game, up = model.game, model.up
    struck = {} if up is None else game.struck_bids(up)
    hidden = game.bids_are_hidden

    def bid(bid: int) -> None:
        model.bid(bid, drawn_for=up)

    return BidPad(
        hand.cards,
        bid,
        closed={bid: because(why, game) for bid, why in struck.items()},
        on_closed=bid,
        chosen=None if up is None or hidden else hand.bids.get(up),
        size=size,
    )


def _bar(
    model: TableModel,
    hand: Hand,
    size: Fit,
    on_result: Go,
    *,
    noted: str,
    strip: ft.Control | None,
) -> ft.Control:
    game, main = model.game, None
    on_main: Go | None = None
    if model.phase is Phase.RESULT and game.hand is not None:
        last, ready = game.hand.number == len(game.plan), game.can_be_played(game.hand)
        main = _("Finish") if last else _("Next hand")
        if is_asked(model, hand):
            main = _("Yes, finish") if last else _("Yes, next hand")
        on_main = model.go_on if ready else None
    elif model.phase is Phase.OVER:
        main, on_main = _("Result"), on_result
    return BottomBar(
        model.undo_name,
        model.redo_name,
        model.undo,
        model.redo,
        note=noted,
        strip=strip,
        main=main,
        on_main=on_main,
        size=size,
    )


def _side(model: TableModel, screen: ScreenModel, on_hand: Callable[[int], None]) -> ft.Control:
    """Return the second pane of a wide screen: the sheet."""
    game = model.game
    players = tuple((player, game.name(player)) for player in game.seats)
    room = screen.width - PANE - 2 * Space.SNUG
    return ft.Container(
        SheetGrid(players, sheet_rows(game), on_hand, room=room),
        bgcolor=Colour.PAPER,
        border_radius=Radius.SHEET,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
