"""The room of the table: what fits above the pad, and where the rest is said."""

from __future__ import annotations

import flet as ft

from scorekeeper.rules import Hand
from scorekeeper.ui.models.naming import Naming
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.table import Phase, TableModel
from scorekeeper.ui.parts.fit import PANE, STATUS, Fit, fit, spare
from scorekeeper.ui.parts.naming import naming_height
from scorekeeper.ui.parts.status import note_height
from scorekeeper.ui.parts.unsaved import short_unsaved_strip, unsaved_height, unsaved_strip
from scorekeeper.ui.theme import TOUCH, WIDE

__all__ = ["extras_are_offered_below", "placed", "shared", "unsaved"]


def shared(
    model: TableModel,
    hand: Hand,
    screen: ScreenModel,
    scale: float,
    *,
    noted: str,
    asked: Naming | None,
) -> tuple[Fit, bool, bool]:
    """Share the screen among the parts; also whether strip and note have room above the line.

    ``asked`` is what asks for a name among them, above the rows or below.
    """
    players, bidding = len(hand.order), model.phase is Phase.BIDDING
    height = screen.height
    if asked:
        height -= naming_height(asked.offers(players)) + (TOUCH if bidding else 0)
    if extras_are_offered_below(model):
        height -= TOUCH - STATUS
    width = PANE if screen.width >= WIDE else screen.width
    left = spare(screen.width, height, players, hand.cards, bidding=bidding, scale=scale)
    taken, fits = 0.0, []
    for high in (
        unsaved_height(model.not_saved, width, scale),
        note_height(noted, width, scale),
    ):
        fits.append(left >= taken + high)
        taken += high if fits[-1] else 0
    height -= taken
    size = fit(screen.width, height, players, hand.cards, bidding=bidding, scale=scale)
    return size, fits[0], fits[1]


def unsaved(
    model: TableModel, *, fits: bool, large: bool
) -> tuple[ft.Control | None, list[ft.Control], ft.Control | None]:
    """Return what says that not all is saved: above the line, above the rows, or in the bar.

    In the bar it is short, and there only while no button is.
    """
    told, again = model.not_saved, model.save_now
    if not told:
        return None, [], None
    if not fits and not large and model.phase is Phase.BIDDING:
        return None, [], short_unsaved_strip(told, again)
    strip = unsaved_strip(told, again, large=large)
    return (strip, [], None) if fits else (None, [strip], None)


def placed(noted: str, *, has_room: bool, large: bool) -> tuple[str, str, str]:
    """Return the note where it stands: above the line, above the rows, or in the bar.

    The bar has room for it, but not in large writing; rows scroll.
    """
    if has_room:
        return noted, "", ""
    return ("", noted, "") if large else ("", "", noted)


def extras_are_offered_below(model: TableModel) -> bool:
    """Return whether extra points are reached by a key below the rows: few ever need them."""
    return model.phase is Phase.RESULT and not model.game.setup.rules.extra_points
