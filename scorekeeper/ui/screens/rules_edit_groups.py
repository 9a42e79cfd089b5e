"""What changes the players, the deal, the bidding and the end."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from scorekeeper.rules import Hook, Leader, Order
from scorekeeper.rules.record import FEWEST_PLAYERS, MOST_PLAYERS, Direction, NextDealer, Ties, Wins
from scorekeeper.ui.models.rules_edit import RulesEdit
from scorekeeper.ui.parts.choices import choices
from scorekeeper.ui.parts.stepper import stepper
from scorekeeper.ui.parts.switch import switch
from scorekeeper.words import _

__all__ = ["bidding", "deal", "end", "players"]


def players(model: RulesEdit) -> list[ft.Control]:
    """Return what changes for how many the rules are meant."""
    fewest, most = model.rules.players
    return [
        stepper(
            _("Fewest players"),
            fewest,
            key="fewest",
            least=FEWEST_PLAYERS,
            most=most,
            on_change=lambda count: model.seat(count, most),
        ),
        stepper(
            _("Most players"),
            most,
            key="most",
            least=fewest,
            most=MOST_PLAYERS,
            on_change=lambda count: model.seat(fewest, count),
        ),
    ]


def deal(model: RulesEdit) -> list[ft.Control]:
    """Return what changes who deals, and who leads."""
    now = model.rules.deal
    return [
        choices(
            _("The deal goes round"),
            {Direction.LEFT: _("to the left"), Direction.RIGHT: _("to the right")},
            now.direction,
            key="direction",
            on_choose=lambda way: model.change("deal", deal=replace(now, direction=way)),
        ),
        choices(
            _("Who deals next"),
            {
                NextDealer.IN_TURN: _("the next in turn"),
                NextDealer.BIGGEST_MISS: _("whoever was furthest off"),
            },
            now.next_dealer,
            key="next-dealer",
            on_choose=lambda who: model.change("deal", deal=replace(now, next_dealer=who)),
        ),
        choices(
            _("The first trick is led"),
            {
                Leader.NEXT: _("by who sits next to the dealer"),
                Leader.TOP_BIDDER: _("by the highest bidder"),
            },
            now.leader,
            key="leader",
            on_choose=lambda who: model.change("deal", deal=replace(now, leader=who)),
        ),
    ]


def bidding(model: RulesEdit) -> list[ft.Control]:
    """Return what changes who bids when, the hook, and how often zero may be bid."""
    now = model.rules.bidding
    hooked = now.hook is not Hook.OFF

    def change(**settings: object) -> None:
        model.change("bidding", bidding=replace(now, **settings))  # type: ignore[arg-type]

    return [
        choices(
            _("Bids are made"),
            {Order.IN_TURN: _("in turn, the dealer last"), Order.AT_ONCE: _("all at once")},
            now.order,
            key="order",
            on_choose=lambda order: change(order=order),
        ),
        choices(
            _("All bids together"),
            {
                Hook.OFF: _("may be anything"),
                Hook.NOT_EQUAL: _("may not equal the cards"),
                Hook.OVER_ONLY: _("must go over the cards"),
                Hook.EXACTLY: _("must equal the cards"),
            },
            now.hook,
            key="hook",
            on_choose=lambda hook: change(hook=hook),
        ),
        *(_hooked(model) if hooked else []),
        switch(
            _("Only so many zero bids in a row"),
            on=now.zeros_in_a_row is not None,
            key="zeros",
            on_change=lambda on: change(zeros_in_a_row=3 if on else None),
        ),
        *(
            [
                stepper(
                    _("Zero bids in a row"),
                    now.zeros_in_a_row,
                    key="zeros-most",
                    least=1,
                    most=20,
                    on_change=lambda most: change(zeros_in_a_row=most),
                )
            ]
            if now.zeros_in_a_row is not None
            else []
        ),
    ]


def _hooked(model: RulesEdit) -> list[ft.Control]:
    now = model.rules.bidding
    return [
        stepper(
            _("From how many cards on"),
            now.hook_from,
            key="hook-from",
            least=1,
            most=20,
            on_change=lambda cards: model.change("bidding", bidding=replace(now, hook_from=cards)),
        ),
        switch(
            _("In the last hand too"),
            on=now.hook_on_last_hand,
            key="hook-last",
            on_change=lambda on: model.change(
                "bidding", bidding=replace(now, hook_on_last_hand=on)
            ),
        ),
    ]


def end(model: RulesEdit) -> list[ft.Control]:
    """Return what changes who wins."""
    rules = model.rules
    return [
        choices(
            _("Who wins"),
            {Wins.HIGHEST: _("the highest total"), Wins.LOWEST: _("the lowest total")},
            rules.wins,
            key="wins",
            on_choose=model.scoring.win,
        ),
        choices(
            _("Equal totals"),
            {Ties.SHARE: _("share their place"), Ties.MOST_MADE: _("go by the bids made")},
            rules.ties,
            key="ties",
            on_choose=lambda ties: model.change("end", ties=ties),
        ),
        switch(
            _("Tricks can be lost"),
            told=_("Fewer tricks may be taken than there are cards."),
            on=rules.tricks_can_be_lost,
            key="lost-tricks",
            on_change=lambda on: model.change("end", tricks_can_be_lost=on),
        ),
    ]
