"""Correcting one hand: the same board and pad as at the table."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import Breach, Hand, PlayerId, Trump
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.shown import heading_of, seats
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.fit import Fit, fit
from scorekeeper.ui.parts.header import HandHeader, felt_icon
from scorekeeper.ui.parts.pad import BidPad
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.status import StatusLine
from scorekeeper.ui.parts.table import Table
from scorekeeper.ui.parts.trump import TrumpChoices
from scorekeeper.words import _, broken, isolated

__all__ = ["HandScreen"]

Go = Callable[[], None]


@component
def HandScreen(model: TableModel, screen: ScreenModel, number: int, *, on_back: Go) -> ft.Control:
    """Show hand ``number`` and take corrections of it; undo may take the hand itself back."""
    nobody: PlayerId | None = None
    bidder, set_bidder = ft.use_state(nobody)
    choosing, set_choosing = ft.use_state(False)
    scale, probe = use_text_scale()
    if number > len(model.game.hands):
        return PageFrame(
            _("Not found"),
            (empty_state(_("Not found"), _("This hand has not begun.")),),
            on_back=on_back,
        )
    hand = model.game.hands[number - 1]
    size = fit(
        screen.width,
        screen.height,
        len(hand.order),
        hand.cards,
        bidding=bidder is not None,
        scale=scale,
    )

    def choose(who: str) -> None:
        set_bidder(None if who == bidder else PlayerId(who))

    def choose_trump(trump: Trump) -> None:
        set_choosing(False)
        model.correct_trump(number, None if trump is hand.trump else trump)

    settled = model.game.settled_trump(number, hand.cards, len(hand.order)) is not None
    pad = None if bidder is None else _pad(model, hand, bidder, size, set_bidder)
    return Table(
        HandHeader(
            *heading_of(model.game, hand),
            trump=model.game.trump(hand),
            on_trump=None if settled else lambda: set_choosing(not choosing),
            start=(felt_icon("back", ft.Icons.ARROW_BACK, _("Back"), on_back),),
            size=size,
        ),
        ResultBoard(
            seats(model.game, hand, bidder),
            hand.cards,
            choose,
            lambda who, tricks: model.correct_tricks(number, PlayerId(who), tricks),
            size=size,
        ),
        _status(model, hand, bidder, size),
        _bar(model, hand, size, on_back),
        pad=pad,
        choices=TrumpChoices(hand.trump, choose_trump) if choosing else None,
        probe=probe,
        size=size,
    )


def _pad(
    model: TableModel,
    hand: Hand,
    bidder: PlayerId,
    size: Fit,
    set_bidder: Callable[[None], None],
) -> ft.Control:
    """Return the pad for ``bidder``'s bid; it goes away with the tap."""

    def bid(bid: int) -> None:
        set_bidder(None)
        model.correct_bid(hand.number, bidder, bid)

    return BidPad(hand.cards, bid, chosen=hand.bids.get(bidder), size=size)


def _status(model: TableModel, hand: Hand, bidder: PlayerId | None, size: Fit) -> ft.Control:
    game = model.game
    wrong = [broken(breach, hand, game.setup.rules) for breach in game.breaches(hand)]
    reason = model.notice or next(iter(wrong), "")
    if bidder is not None:
        name = isolated(game.setup.name(bidder))
        return StatusLine(_("The bid of {player}").format(player=name), reason=reason, size=size)
    prompt = _("Correct hand {hand}").format(hand=hand.number)
    count = _("{tricks} of {cards} tricks").format(
        tricks=sum(hand.tricks.values()), cards=hand.cards
    )
    return StatusLine(prompt, count, reason=reason, size=size)


def _bar(model: TableModel, hand: Hand, size: Fit, on_back: Go) -> ft.Control:
    """Return undo and redo, and the way out; a hand that breaks a rule may be let stand."""
    main, on_main = _("Done"), on_back
    breach = next(iter(model.game.breaches(hand)), None)
    if breach in {Breach.HOOK, Breach.TRICKS}:

        def stand() -> None:
            model.let_stand(hand.number, breach)

        main, on_main = _("Let it stand"), stand
    return BottomBar(
        model.undo_name,
        model.redo_name,
        model.undo,
        model.redo,
        main=main,
        on_main=on_main,
        size=size,
    )
