"""Correcting one hand: the same board and pad as at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorekeeper.rules import Breach, Hand, PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.naming import naming
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.shown import seats
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.extra_points import extras_key
from scorekeeper.ui.parts.fit import PANE, STATUS, Fit, fit, spare
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.pad import BidPad
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.status import NOTE, StatusLine
from scorekeeper.ui.parts.table import Table
from scorekeeper.ui.parts.unsaved import unsaved_height, unsaved_strip
from scorekeeper.ui.screens.hand_panels import (
    Open,
    Opened,
    adder,
    hand_header,
    more_panel,
    points_panel,
    quiet_key,
    rules_key,
    trump_panel,
)
from scorekeeper.ui.theme import TOUCH, WIDE
from scorekeeper.words import _, broken, isolated

__all__ = ["HandScreen"]

Go = Callable[[], None]


@component
def HandScreen(
    model: TableModel, screen: ScreenModel, number: int, *, on_back: Go, on_rules: Go
) -> ft.Control:
    """Show hand ``number`` and take corrections of it; undo may take the hand itself back."""
    nobody: PlayerId | None = None
    bidder, set_bidder = ft.use_state(nobody)
    nothing = Opened(trump=False)
    opened, set_opened = ft.use_state(nothing)
    scale, probe = use_text_scale()
    if number > len(model.game.hands):
        return PageFrame(
            _("Not found"),
            (empty_state(_("Not found"), _("This hand has not begun.")),),
            on_back=on_back,
        )
    hand = model.game.hands[number - 1]
    size, strip_fits = _size(model, hand, screen, scale, bidding=bidder is not None)
    strip = None
    if model.not_saved:
        strip = unsaved_strip(model.not_saved, model.save_now, large=size.large)

    def choose(who: str) -> None:
        set_bidder(None if who == bidder else PlayerId(who))

    def offer() -> None:
        set_opened(replace(opened, extras=not opened.extras))

    def choose_trump() -> None:
        set_opened(replace(opened, trump=not opened.trump, more=False))

    def show_more() -> None:
        set_opened(replace(opened, more=not opened.more, trump=False))

    return Table(
        hand_header(
            model,
            hand,
            choose_trump,
            start=(felt_icon("back", ft.Icons.ARROW_BACK, _("Back"), on_back),),
            end=(felt_icon("hand-more", ft.Icons.MORE_VERT, _("More for this hand"), show_more),),
            size=size,
        ),
        ResultBoard(
            seats(model.game, hand, bidder or PlayerId(opened.adds), unsaved=model.unsaved),
            hand.cards,
            choose,
            lambda who, tricks: model.correct_tricks(number, PlayerId(who), tricks),
            on_extra=adder(model, hand, opened, set_opened),
            size=size,
        ),
        _status(model, hand, bidder, size, on_extras=offer, on_rules=on_rules),
        _bar(model, hand, size, on_back),
        pad=None if bidder is None else _pad(model, hand, bidder, size, set_bidder),
        choices=_choices(model, hand, opened, set_opened, size),
        panel=_panel(model, hand, opened, set_opened, size),
        above=[] if strip is None or strip_fits else [strip],
        strip=strip if strip_fits else None,
        probe=probe,
        size=size,
    )


def _size(
    model: TableModel, hand: Hand, screen: ScreenModel, scale: float, *, bidding: bool
) -> tuple[Fit, bool]:
    """Share the screen among the parts, with what is said or offered below the rows.

    Also return whether what is not saved has room there.
    """
    low = 0 if model.game.setup.rules.extra_points else TOUCH - STATUS
    noted = model.just_saved or hand.void
    low += TOUCH if model.game.breaches(hand) else NOTE if noted else 0
    players, cards, height = len(hand.order), hand.cards, screen.height - low
    strip = unsaved_height(model.not_saved, PANE if screen.width >= WIDE else screen.width, scale)
    fits = strip <= spare(screen.width, height, players, cards, bidding=bidding, scale=scale)
    height -= strip if fits else 0
    return fit(screen.width, height, players, cards, bidding=bidding, scale=scale), fits


def _choices(
    model: TableModel, hand: Hand, opened: Opened, open_: Open, size: Fit
) -> ft.Control | None:
    """Return what lies over the upper rows: trump, or what else can be done; mostly nothing."""
    if opened.more:
        return None if size.large else more_panel(model, hand, opened, open_)
    if not opened.trump:
        return None
    by = naming(model.game, hand)
    return trump_panel(model, hand, by, lambda: open_(replace(opened, trump=False)))


def _panel(
    model: TableModel, hand: Hand, opened: Opened, open_: Open, size: Fit
) -> ft.Control | None:
    """Return what lies over the lower rows, or takes the place of all in large writing."""
    if opened.more and size.large:
        return more_panel(model, hand, opened, open_)
    return points_panel(model, hand, opened, open_, size)


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


def _status(
    model: TableModel,
    hand: Hand,
    bidder: PlayerId | None,
    size: Fit,
    *,
    on_extras: Go,
    on_rules: Go,
) -> ft.Control:
    game, reason = model.game, model.notice or ""
    saved = _("Saved.") if model.just_saved else ""
    if bidder is not None:
        name = isolated(game.name(bidder))
        prompt = _("The bid of {player}").format(player=name)
        return StatusLine(prompt, reason=reason, note=saved, name=name, size=size)
    breach = next(iter(game.breaches(hand)), None)
    wrong = "" if breach is None else broken(breach, hand, game.setup.rules)
    wrong = _("This hand does not count.") if hand.void else wrong
    action = None if breach is None else _stand(model, hand, breach)
    if breach is Breach.FORMULA:
        action = rules_key(on_rules)
    count = _("{tricks} of {cards} tricks").format(
        tricks=sum(hand.tricks.values()), cards=hand.cards
    )
    return StatusLine(
        _("Correct hand {hand}").format(hand=hand.number),
        count,
        reason=reason,
        note=" ".join(filter(None, (saved, wrong))),
        action=action,
        end=None if game.setup.rules.extra_points else extras_key(on_extras),
        size=size,
    )


def _stand(model: TableModel, hand: Hand, breach: Breach) -> ft.Control:
    """Return the quiet way out of a hand that was played against a rule."""
    return quiet_key("stand", _("Let it stand"), lambda: model.let_stand(hand.number, breach))


def _bar(model: TableModel, hand: Hand, size: Fit, on_back: Go) -> ft.Control:
    """Return undo and redo, and the way out, which waits while the tricks do not add up."""
    waits = Breach.TRICKS in model.game.breaches(hand)
    return BottomBar(
        model.undo_name,
        model.redo_name,
        model.undo,
        model.redo,
        main=_("Done"),
        on_main=None if waits else on_back,
        size=size,
    )
