"""The table: everything about the hand at once, and one pad under the thumb."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import Hand, PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.table import Phase, TableModel
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.bidding_board import BiddingBoard
from scorekeeper.ui.parts.fit import Fit, fit
from scorekeeper.ui.parts.header import HandHeader, felt_icon
from scorekeeper.ui.parts.pad import BidPad
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.seat import Seat
from scorekeeper.ui.parts.status import StatusLine, balance
from scorekeeper.ui.parts.table import Table
from scorekeeper.ui.parts.trump import TrumpChoices
from scorekeeper.words import _, because, broken, isolated, points

__all__ = ["TableScreen"]

Go = Callable[[], None]


@component
def TableScreen(
    model: TableModel, screen: ScreenModel, on_home: Go, on_sheet: Go, on_result: Go
) -> ft.Control:
    """Show the hand being played, and take everything the scorekeeper enters."""
    choosing, set_choosing = ft.use_state(False)
    hand = model.game.hand or model.game.hands[-1]
    bidding = model.phase is Phase.BIDDING
    shape = fit(screen.width, screen.height, len(hand.order), hand.cards, bidding=bidding)

    def choose_trump(trump: object) -> None:
        set_choosing(False)
        model.name_trump(None if trump is model.game.trump(hand) else trump)  # type: ignore[arg-type]

    return Table(
        _header(model, hand, lambda: set_choosing(not choosing), on_home, on_sheet),
        _board(model, hand, shape),
        _status(model, hand),
        _pad(model, hand, shape) if bidding else None,
        _bar(model, on_result),
        choices=TrumpChoices(hand.trump, choose_trump)
        if choosing and not model.game.is_over
        else None,
    )


def _header(model: TableModel, hand: Hand, on_trump: Go, on_home: Go, on_sheet: Go) -> ft.Control:
    game = model.game
    settled = game.settled_trump(hand.number, hand.cards, len(hand.order)) is not None
    return HandHeader(
        hand.number,
        len(game.plan),
        hand.cards,
        game.setup.name(hand.dealer),
        game.setup.name(hand.leader),
        trump=game.trump(hand),
        on_trump=None if settled or game.is_over else on_trump,
        start=(felt_icon("home", ft.Icons.ARROW_BACK, _("All games"), on_home),),
        end=(felt_icon("sheet", ft.Icons.TABLE_ROWS_OUTLINED, _("Score sheet"), on_sheet),),
    )


def _board(model: TableModel, hand: Hand, shape: Fit) -> ft.Control:
    seats = tuple(_seat(model, hand, player) for player in hand.order)
    if model.phase is Phase.BIDDING:
        return BiddingBoard(seats, lambda who: model.choose(PlayerId(who)), row=shape.row)
    return ResultBoard(
        seats,
        hand.cards,
        lambda who: model.choose(PlayerId(who)),
        lambda who, tricks: model.take(PlayerId(who), tricks),
        row=shape.row,
    )


def _seat(model: TableModel, hand: Hand, player: PlayerId) -> Seat:
    game = model.game
    return Seat(
        id=player,
        name=game.setup.name(player),
        bid=hand.bids.get(player),
        tricks=hand.tricks.get(player),
        total=points(game.totals[player]),
        dealer=player == hand.dealer,
        leader=player == hand.leader,
        up=model.phase is Phase.BIDDING and player == model.up,
        hidden=game.bids_are_hidden,
    )


def _status(model: TableModel, hand: Hand) -> ft.Control:
    game = model.game
    wrong = [broken(breach, hand, game.setup.rules) for breach in game.breaches(hand)]
    reason = model.notice or next(iter(wrong), "")
    bids = sum(hand.bids.values())
    if model.phase is Phase.BIDDING and model.up is not None:
        name = isolated(game.setup.name(model.up))
        prompt = _("{player} bids").format(player=name)
        if game.bids_are_hidden:
            count = _("{bids} of {players} in").format(bids=len(hand.bids), players=len(hand.order))
            return StatusLine(prompt, count, reason=reason)
        count = _("{bids} bid").format(bids=bids)
        way = bids - hand.cards
        return StatusLine(prompt, count, balance(bids, hand.cards), reason=reason, way=way)
    if model.phase is Phase.OVER:
        return StatusLine(_("The game is over."), reason=reason)
    taken = sum(hand.result.values())
    if model.everybody_made and taken == hand.cards:
        return StatusLine(_("Did everybody make it?"), reason=reason)
    count = _("{tricks} of {cards} tricks").format(tricks=taken, cards=hand.cards)
    verdict = _off(taken - hand.cards)
    return StatusLine(_("Tricks"), count, verdict, reason=reason, way=taken - hand.cards)


def _off(off: int) -> str:
    if off == 0:
        return ""
    wording = _("{off} too many") if off > 0 else _("{off} missing")
    return wording.format(off=abs(off))


def _pad(model: TableModel, hand: Hand, shape: Fit) -> ft.Control:
    game, up = model.game, model.up
    struck = {} if up is None else game.struck_bids(up)
    return BidPad(
        hand.cards,
        model.bid,
        closed={bid: because(why, game) for bid, why in struck.items()},
        on_closed=model.bid,
        chosen=hand.bids.get(up) if up is not None else None,
        key_height=shape.key,
    )


def _bar(model: TableModel, on_result: Go) -> ft.Control:
    game, main, on_main = model.game, None, None
    if model.phase is Phase.RESULT and game.hand is not None:
        last, ready = game.hand.number == len(game.plan), game.can_be_played(game.hand)
        main = _("Finish") if last else _("Next hand")
        if model.everybody_made and ready:
            # Nothing was mended, so nothing shows that the hand was played: it is asked.
            main = _("Yes, finish") if last else _("Yes, next hand")
        on_main = model.go_on if ready else None
    elif model.phase is Phase.OVER:
        main, on_main = _("Result"), on_result
    return BottomBar(
        model.undo_name, model.redo_name, model.undo, model.redo, main=main, on_main=on_main
    )
