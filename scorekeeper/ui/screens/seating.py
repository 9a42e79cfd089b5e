"""Players and deal: who sits where, comes, goes and deals, and what becomes of a misdeal."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.seating import SeatingModel
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.buttons import secondary
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.seating_row import Choice, Sitting, opened_row, seating_row
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.parts.unsaved import unsaved_notice
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import COMFORTABLE, Space, Type
from scorekeeper.words import _

__all__ = ["SeatingScreen"]

Go = Callable[[], None]


@component
def SeatingScreen(
    model: TableModel, seating: SeatingModel, *, on_back: Go, on_join: Go
) -> ft.Control:
    """Show everybody clockwise; the one tapped can leave, come back, deal, or sit elsewhere.

    ``on_back`` leads to the table, and so does whatever is done about a misdeal.
    """
    rows = [one for row in seating.rows for one in _seat(seating, row)]
    body = ft.Column(
        [
            ft.Column(rows, spacing=0),
            _joining(model, on_join),
            ft.Column(_misdeal(seating, on_back), spacing=Space.SNUG),
        ],
        spacing=Space.EVEN,
    )
    told = unsaved_notice(model.not_saved, model.save_now, just_saved=model.just_saved)
    told += [notice(model.notice)] if model.notice else []
    scrolled = ft.Column([_limited(body)], scroll=ft.ScrollMode.AUTO, expand=True)
    bar = BottomBar(model.undo_name, model.redo_name, model.undo, model.redo)
    whole = ft.Column(
        [scrolled, ft.Column(told, spacing=0), ft.Container(bar, bgcolor=Colour.FELT)], spacing=0
    )
    return PageFrame(_("Players and deal"), (), on_back=on_back, whole=whole)


def _seat(seating: SeatingModel, row: Sitting) -> list[ft.Control]:
    player = PlayerId(row.id)
    opened = seating.opened == player
    shown = seating_row(row, lambda: seating.open(player), opened=opened)
    return [shown, *([_opened(seating)] if opened else [])]


def _opened(seating: SeatingModel) -> ft.Control:
    """Return what can become of whoever is opened, or what is asked about them."""
    if seating.question is not None:
        asked, answers = seating.question
        return opened_row("", asked, answers)
    if seating.renamed is not None:
        box = TextBox(
            _("Name"),
            box_key="new-name",
            on_write=seating.write,
            start=seating.name_now,
            longest=100,
        )
        keep = Choice("keep-name", _("Keep this name"), ft.Icons.CHECK, seating.keep_name)
        return opened_row("", "", (keep,), box)
    return opened_row(seating.note, "", seating.choices)


def _joining(model: TableModel, on_join: Go) -> ft.Control:
    label = _("Somebody joins")
    return ft.Row(
        [
            secondary(
                label,
                key="join",
                icon=ft.Icons.PERSON_ADD,
                on_tap=None if model.game.is_over else on_join,
            )
        ],
        wrap=True,
    )


def _misdeal(seating: SeatingModel, on_table: Go) -> list[ft.Control]:
    """Return what can be done about a hand that was misdealt; undo brings it back."""
    hand = seating.misdealt
    if hand is None:
        return []

    def redeal() -> None:
        if seating.redeal(hand):
            on_table()

    def void() -> None:
        if seating.void(hand, void=not seating.is_void):
            on_table()

    again = secondary(
        _("Deal hand {hand} again").format(hand=hand),
        key="redeal",
        icon=ft.Icons.REPLAY,
        on_tap=redeal,
        lines=2,
    )
    forms = _("Hand {hand} does not count"), _("Hand {hand} counts after all")
    counts = secondary(
        forms[seating.is_void].format(hand=hand),
        key="void",
        icon=ft.Icons.CHECK if seating.is_void else ft.Icons.BLOCK,
        on_tap=void,
        lines=2,
    )
    told = _("Nobody scores in it, and the deal passes on.")
    if seating.is_void:
        told = _("Its bids and tricks score again as they stand.")
    return [
        heading(_("Misdealt?")),
        _way(again, _("What was entered is struck out, and the same player deals once more.")),
        _way(counts, told),
        sentence(_("Undo takes either back."), Type.SMALL, Colour.PENCIL),
    ]


def _way(button: ft.Control, told: str) -> ft.Control:
    return ft.Column(
        [ft.Row([button], wrap=True), sentence(told, Type.BODY, Colour.PENCIL)],
        spacing=Space.TIGHT,
    )


def _limited(content: ft.Control) -> ft.Control:
    """Return ``content`` in the middle of the sheet, comfortably wide."""
    held = ft.Container(
        content, width=COMFORTABLE, padding=Space.SNUG, expand=True, expand_loose=True
    )
    return ft.Row([held], alignment=ft.MainAxisAlignment.CENTER, spacing=0)
