"""Views: a screen at its address, guarded, and what stands where there is none."""

from __future__ import annotations

import logging
from collections.abc import Callable

import flet as ft

from scorekeeper.ui.comfort import comforted
from scorekeeper.ui.guard import note
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.words import _

__all__ = ["Go", "guarded", "missing", "on_coming", "view"]

log = logging.getLogger(__name__)

Go = Callable[[str], None]
"""Leads the page to an address."""


def guarded(show: Callable[[], ft.View]) -> Callable[[], ft.View]:
    """Make a component of ``show``; a view that cannot be drawn leaves a note in its place.

    It is the guard for components, for those that are views.
    """

    @ft.component
    def shown() -> ft.View:
        try:
            with comforted():
                return show()
        except Exception:
            log.exception("a view could not be drawn")
            return view(ft.use_view_path(), note())

    return shown


def view(route: str, content: ft.Control, unseen: ft.Control | None = None) -> ft.View:
    """Return ``content`` as all that is shown at the address ``route``.

    What is ``unseen`` does its work as long as that is so.
    """
    controls: list[ft.BaseControl] = [content, *([unseen] if unseen else [])]
    return ft.View(route=route, controls=controls, padding=0, spacing=0, bgcolor=Colour.FELT)


def on_coming(address: str, look: Callable[[], None]) -> None:
    """Have a screen look at everything anew whenever somebody comes to its ``address``."""
    here = ft.use_route_location()

    def looked() -> None:
        if here == address:
            look()

    ft.use_effect(looked, dependencies=[here])


def missing(told: str, on_back: Callable[[], None]) -> ft.Control:
    """Return the screen that says why there is nothing here."""
    return PageFrame(_("Not found"), (empty_state(_("Not found"), told),), on_back=on_back)
