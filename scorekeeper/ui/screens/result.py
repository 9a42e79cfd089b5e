"""The result: who won, what to take home, and the rematch."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.book.rematch import loser, next_dealer
from scorekeeper.rules import Game, PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.result import ResultModel
from scorekeeper.ui.models.shown import places, won
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet, secondary
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.standing import StandingList
from scorekeeper.ui.parts.unsaved import unsaved_notice
from scorekeeper.ui.parts.writing import glyph, sentence
from scorekeeper.ui.theme import SUITS, Space, Type
from scorekeeper.words import _, isolated, ngettext, points

__all__ = ["ResultScreen"]

Rematch = Callable[[PlayerId | None], None]


@component
def ResultScreen(
    model: TableModel,
    result: ResultModel,
    *,
    on_back: Callable[[], None],
    on_rematch: Rematch,
    on_plan: Callable[[], None],
) -> ft.Control:
    """Show the winners and all ranks.

    ``on_rematch`` gets who deals first, None to choose; ``on_plan`` leads to more hands.
    """
    game = model.game
    body = (
        *unsaved_notice(model.not_saved, model.save_now, just_saved=model.just_saved),
        *([notice(model.notice)] if model.notice and game.is_over else []),
        _winners(game),
        *_tie(game, result, on_back),
        StandingList(places(game)),
        *_take_home(result),
        *_rematch(game, on_rematch),
        *([_play_on(on_plan)] if game.is_over else []),
    )
    return PageFrame(_("Result"), body, on_back=on_back)


def _winners(game: Game) -> ft.Control:
    total = game.totals[game.winners[0]]
    # The figure itself may be a half, which is many.
    form = ngettext("with {points} point", "with {points} points", 1 if abs(total) == 1 else 2)
    suits = [SUITS[suit] for suit in ("spades", "hearts", "diamonds", "clubs")]
    centre = ft.TextAlign.CENTER
    return ft.Column(
        [
            ft.Row(
                [glyph(suit.glyph, Type.TITLE, suit.colour) for suit in suits],
                alignment=ft.MainAxisAlignment.CENTER,
                spacing=Space.SNUG,
            ),
            sentence(won(game), Type.FIGURE, bold=True, align=centre, key="winners"),
            sentence(
                form.format(points=points(total)),
                Type.BODY,
                Colour.PENCIL,
                align=centre,
            ),
        ],
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        spacing=Space.TIGHT,
    )


def _tie(game: Game, result: ResultModel, on_table: Callable[[], None]) -> list[ft.Control]:
    """Return the way to break a tie for the first place, as often as there is one."""
    cards, hand = result.tie_break, len(game.plan) + 1
    if cards is None:
        return []

    def play() -> None:
        if result.break_tie(hand, cards):
            on_table()

    told = ngettext("One more hand, of {cards} card.", "One more hand, of {cards} cards.", cards)
    button = secondary(_("Break the tie"), key="break-tie", icon=ft.Icons.ADD, on_tap=play)
    size = sentence(
        told.format(cards=cards),
        Type.BODY,
        Colour.PENCIL,
        align=ft.TextAlign.CENTER,
        key="tie-told",
    )
    row = ft.Row([button], wrap=True, alignment=ft.MainAxisAlignment.CENTER)
    stretched = ft.CrossAxisAlignment.STRETCH
    return [ft.Column([row, size], spacing=Space.TIGHT, horizontal_alignment=stretched)]


def _take_home(result: ResultModel) -> list[ft.Control]:
    copy = secondary(
        _("Copy the text"),
        key="copy",
        icon=ft.Icons.COPY,
        on_tap=result.copy,
        action=ft.CopyToClipboard(result.text),
    )
    share = secondary(
        _("Share"),
        key="share",
        icon=ft.Icons.SHARE,
        on_tap=result.shared,
        action=ft.ShareText(result.text),
        on_assisted=result.share,
    )
    bids = secondary(
        _("Save every bid"),
        key="save-hands",
        icon=ft.Icons.DOWNLOAD,
        on_tap=result.save_hands,
        name=_("Save hands.csv: every bid and trick, a row each"),
    )
    sheet = secondary(
        _("Save the sheet"),
        key="save-sheet",
        icon=ft.Icons.DOWNLOAD,
        on_tap=result.save_sheet,
        name=_("Save scoresheet.csv: the sheet as a table"),
    )
    buttons = [*([share] if result.can_share else []), copy, bids, sheet]
    told = [sentence(result.told, Type.BODY, Colour.MADE, key="told")] if result.told else []
    return [heading(_("Take it home")), _wrapped(buttons), *told]


def _rematch(game: Game, on_rematch: Rematch) -> list[ft.Control]:
    """Return the ways to a rematch, each saying who deals first."""
    goes_on, last = next_dealer(game), loser(game)

    def again(key: str, told: str, dealer: PlayerId) -> ft.Control:
        name = isolated(game.name(dealer))
        return secondary(
            told.format(player=name),
            key=key,
            on_tap=lambda: on_rematch(dealer),
            icon=ft.Icons.REPLAY,
        )

    return [
        heading(_("Rematch")),
        _wrapped(
            [
                again("rematch", _("The deal goes on: {player}"), goes_on),
                again("rematch-loser", _("The loser deals: {player}"), last),
                secondary(
                    _("Choose who deals"), key="rematch-choose", on_tap=lambda: on_rematch(None)
                ),
            ]
        ),
    ]


def _play_on(on_plan: Callable[[], None]) -> ft.Control:
    """Return the way to more hands of this game: to break a tie, or for the fun of it."""
    name = _("Play on: more hands of this game")
    return _wrapped(
        [quiet(_("Play on"), key="play-on", icon=ft.Icons.ADD, on_tap=on_plan, name=name)]
    )


def _wrapped(buttons: list[ft.Control]) -> ft.Control:
    return ft.Row(buttons, wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG)
