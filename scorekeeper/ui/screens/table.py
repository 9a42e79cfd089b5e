"""The table: everything about the hand at once, and one pad under the thumb."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import Game, Hand, PlayerId, Trump
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.shown import heading_of, seats, sheet_rows, won
from scorekeeper.ui.models.table import Phase, TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.bidding_board import BiddingBoard
from scorekeeper.ui.parts.fit import PANE, Fit, fit
from scorekeeper.ui.parts.header import HandHeader, felt_icon
from scorekeeper.ui.parts.pad import BidPad
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.sheet_grid import SheetGrid
from scorekeeper.ui.parts.status import NOTE, StatusLine, balance
from scorekeeper.ui.parts.table import Table
from scorekeeper.ui.parts.trump import TrumpChoices
from scorekeeper.ui.theme import Radius, Space
from scorekeeper.words import _, because, broken, isolated

__all__ = ["TableScreen"]

Go = Callable[[], None]


@component
def TableScreen(
    model: TableModel,
    screen: ScreenModel,
    *,
    on_home: Go,
    on_sheet: Go,
    on_hand: Callable[[int], None],
    on_plan: Go,
    on_result: Go,
) -> ft.Control:
    """Show the hand being played, and take everything the scorekeeper enters."""
    choosing, set_choosing = ft.use_state(False)
    scale, probe = use_text_scale()
    game = model.game
    hand = game.hand or game.hands[-1]
    bidding = model.phase is Phase.BIDDING
    note = _note(model, hand)
    height = screen.height - (NOTE if note else 0)
    size = fit(screen.width, height, len(hand.order), hand.cards, bidding=bidding, scale=scale)

    def choose_trump(trump: Trump) -> None:
        set_choosing(False)
        model.name_trump(None if trump is hand.trump else trump)

    open_choices = choosing and not game.is_over
    return Table(
        HandHeader(
            *heading_of(game, hand),
            trump=game.trump(hand),
            on_trump=(lambda: set_choosing(not choosing)) if _trump_is_open(game, hand) else None,
            on_plan=on_plan,
            start=(felt_icon("home", ft.Icons.ARROW_BACK, _("All games"), on_home),),
            end=(felt_icon("sheet", ft.Icons.TABLE_CHART_OUTLINED, _("Score sheet"), on_sheet),),
            size=size,
        ),
        _board(model, hand, size),
        _status(model, hand, size, note),
        _bar(model, size, on_result),
        pad=_pad(model, hand, size) if bidding else None,
        choices=TrumpChoices(hand.trump, choose_trump) if open_choices else None,
        side=_side(model, screen, on_hand) if size.wide else None,
        probe=probe,
        size=size,
    )


def _trump_is_open(game: Game, hand: Hand) -> bool:
    """Return whether the table has to say what is trump."""
    settled = game.settled_trump(hand.number, hand.cards, len(hand.order))
    return not game.is_over and settled is None


def _board(model: TableModel, hand: Hand, size: Fit) -> ft.Control:
    game, bidding = model.game, model.phase is Phase.BIDDING
    shown = seats(game, hand, model.up if bidding else None, hidden=game.bids_are_hidden)
    if bidding:
        return BiddingBoard(shown, hand.cards, lambda who: model.choose(PlayerId(who)), size=size)
    return ResultBoard(
        shown,
        hand.cards,
        lambda who: model.choose(PlayerId(who)),
        None if game.is_over else lambda who, tricks: model.take(PlayerId(who), tricks),
        size=size,
    )


def _note(model: TableModel, hand: Hand) -> str:
    """Return what the table is to remember now: what is wrong, or its duties while it plays."""
    game = model.game
    if wrong := [broken(breach, hand, game.setup.rules) for breach in game.breaches(hand)]:
        return _("{wrong} Tap a row to change a bid.").format(wrong=wrong[0])
    open_hands = [one.number for one in game.hands if one is not hand and game.breaches(one)]
    if open_hands:
        return _("Hand {hand} is not right yet: see the sheet.").format(hand=open_hands[0])
    if model.phase is Phase.RESULT:
        return " ".join(_(reminder.text) for reminder in game.setup.rules.reminders)
    return ""


def _status(model: TableModel, hand: Hand, size: Fit, note: str) -> ft.Control:
    game, reason = model.game, model.notice or ""
    if model.phase is Phase.OVER:
        return StatusLine(won(game), reason=reason, note=note, size=size)
    if model.phase is Phase.BIDDING and model.up is not None:
        return _bids(model, hand, size, note)
    off = sum(hand.result.values()) - hand.cards
    if _is_asked(model, hand):
        return StatusLine(_("Did everybody make it?"), reason=reason, note=note, size=size)
    count = _("{tricks} of {cards} tricks").format(tricks=hand.cards + off, cards=hand.cards)
    verdict = _tricks_off(off)
    return StatusLine(_("Result"), count, verdict, reason=reason, note=note, way=off, size=size)


def _is_asked(model: TableModel, hand: Hand) -> bool:
    """Return whether nothing shows yet that the hand was played, so that it is asked."""
    return model.everybody_made and model.game.can_be_played(hand)


def _bids(model: TableModel, hand: Hand, size: Fit, note: str) -> ft.Control:
    game, bids, reason = model.game, sum(hand.bids.values()), model.notice or ""
    name = "" if model.up is None else isolated(game.setup.name(model.up))
    prompt = _("{player} bids {typed}_") if model.typed else _("{player} bids")
    prompt = prompt.format(player=name, typed=model.typed)
    if game.bids_are_hidden:
        count = _("{bids} of {players} in").format(bids=len(hand.bids), players=len(hand.order))
        return StatusLine(prompt, count, reason=reason, note=note, size=size)
    count = _("{bids} of {cards}").format(bids=bids, cards=hand.cards)
    way, verdict = bids - hand.cards, balance(bids, hand.cards)
    return StatusLine(prompt, count, verdict, reason=reason, note=note, way=way, size=size)


def _tricks_off(off: int) -> str:
    if off == 0:
        return ""
    wording = _("{off} too many") if off > 0 else _("{off} missing")
    return wording.format(off=abs(off))


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


def _bar(model: TableModel, size: Fit, on_result: Go) -> ft.Control:
    game, main = model.game, None
    on_main: Go | None = None
    if model.phase is Phase.RESULT and game.hand is not None:
        last, ready = game.hand.number == len(game.plan), game.can_be_played(game.hand)
        main = _("Finish") if last else _("Next hand")
        if _is_asked(model, game.hand):
            main = _("Yes, finish") if last else _("Yes, next hand")
        on_main = model.go_on if ready else None
    elif model.phase is Phase.OVER:
        main, on_main = _("Result"), on_result
    return BottomBar(
        model.undo_name,
        model.redo_name,
        model.undo,
        model.redo,
        main=main,
        on_main=on_main,
        size=size,
    )


def _side(model: TableModel, screen: ScreenModel, on_hand: Callable[[int], None]) -> ft.Control:
    """Return the second pane of a wide screen: the sheet."""
    game = model.game
    players = tuple((player, game.setup.name(player)) for player in game.seats)
    room = screen.width - PANE - 2 * Space.SNUG
    return ft.Container(
        SheetGrid(players, sheet_rows(game), on_hand, room=room),
        bgcolor=Colour.PAPER,
        border_radius=Radius.SHEET,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
