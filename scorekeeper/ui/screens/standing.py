"""The standing: who is where now."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.shown import places
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.standing import StandingList
from scorekeeper.ui.parts.unsaved import unsaved_notice
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Type
from scorekeeper.words import _

__all__ = ["StandingScreen"]


@component
def StandingScreen(model: TableModel, *, on_back: Callable[[], None]) -> ft.Control:
    """Show everybody's place after the hands played."""
    game = model.game
    played = sum(line.counts for line in game.sheet)
    told = _("After {played} of {hands} hands").format(played=played, hands=len(game.plan))
    body = (
        *unsaved_notice(model.not_saved, model.save_now, just_saved=model.just_saved),
        sentence(told, Type.BODY, Colour.PENCIL),
        StandingList(places(game)),
    )
    return PageFrame(_("Standing"), body, on_back=on_back)
