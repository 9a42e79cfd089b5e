"""Shows the parts of the table with made-up values: ``showcase.py PORT``.

The address says what is shown: ``/bidding/8/10`` is eight players and ten cards.
"""

from __future__ import annotations

import sys
from pathlib import Path

import flet as ft

from scorekeeper.rules import Trump
from scorekeeper.ui.guard import component
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.bidding_board import BiddingBoard
from scorekeeper.ui.parts.fit import fit
from scorekeeper.ui.parts.header import HandHeader, felt_icon
from scorekeeper.ui.parts.pad import BidPad
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.seat import Seat
from scorekeeper.ui.parts.status import StatusLine, balance
from scorekeeper.ui.parts.table import Table
from scorekeeper.ui.theme import FONTS, themes

ASSETS = Path(__file__).parents[2] / "assets"

NAMES = ("Ann", "Margarethe", "بشرى", "יעל", "अनन्या", "美咲", "🦊", "Björn-Ólafur Þorsteinsson")


@component
def hand(page: ft.Page, phase: str, players: int, cards: int) -> ft.Control:
    """Show one hand in its ``phase``, ``bidding``, ``result`` or ``extras``; taps change it."""
    scale, probe = use_text_scale()
    bids, set_bids = ft.use_state((0,) * (players - 1) if phase == "bidding" else (0,) * players)
    tricks, set_tricks = ft.use_state(dict.fromkeys(range(players), 0))
    bidding = len(bids) < players
    size = fit(page.width, page.height, players, cards, bidding=bidding, scale=scale)
    seats = tuple(
        Seat(
            str(seat),
            NAMES[seat],
            bid=bids[seat] if seat < len(bids) else None,
            tricks=None if bidding else tricks[seat],
            total="127",
            dealer=seat == players - 1,
            leader=seat == 0,
            up=seat == len(bids),
        )
        for seat in range(players)
    )

    def nothing(*_args: object) -> None:
        """Stand in for what a screen would do."""

    def took(player: str, count: int) -> None:
        set_tricks({**tricks, int(player): count})

    extra = nothing if phase == "extras" else None
    board = (
        BiddingBoard(seats, cards, nothing, size=size)
        if bidding
        else ResultBoard(seats, cards, nothing, took, on_extra=extra, size=size)
    )
    pad = BidPad(
        cards,
        lambda bid: set_bids((*bids, bid)),
        closed={cards - sum(bids): f"The bids would add up to {cards}."},
        on_closed=nothing,
        size=size,
    )
    return Table(
        HandHeader(
            5,
            13,
            cards,
            NAMES[players - 1],
            NAMES[0],
            trump=Trump.HEARTS,
            on_trump=nothing,
            on_plan=nothing,
            start=(felt_icon("back", ft.Icons.ARROW_BACK, "Back", nothing),),
            end=(felt_icon("sheet", ft.Icons.TABLE_CHART_OUTLINED, "Score sheet", nothing),),
            size=size,
        ),
        board,
        StatusLine("Next", f"{sum(bids)} of {cards}", balance(sum(bids), cards), way=-1, size=size),
        BottomBar(
            "Ann bids 0",
            "Ann bids 1",
            nothing,
            nothing,
            main=None if bidding else "Next hand",
            on_main=nothing,
            size=size,
        ),
        pad=pad if bidding else None,
        probe=probe,
        size=size,
    )


def main(page: ft.Page) -> None:
    """Show what the address asks for."""
    _, phase, players, cards = page.route.split("/")
    page.fonts = dict(FONTS)
    page.theme, page.dark_theme = themes()
    page.padding = 0
    page.render(hand, page, phase, int(players), int(cards))


if __name__ == "__main__":
    ft.run(main, assets_dir=str(ASSETS), no_cdn=True, view=None, port=int(sys.argv[1]))
