"""What can become of one hand of a plan: its cards, and four ways to change what is around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.stepper import stepper
from scorekeeper.ui.parts.touch import signed, strut, touch
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _

__all__ = ["Actions", "plan_actions"]

Do = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Actions:
    """What can be done with hand number ``hand``; None is what cannot.

    ``kept`` says why the hand keeps its cards, in one sentence, if it does.
    """

    hand: int
    cards: int
    fewer: Do | None
    more: Do | None
    repeat: Do | None
    insert: Do | None
    drop: Do | None
    end: Do | None
    kept: str = ""


def plan_actions(actions: Actions) -> ft.Control:
    """Return the panel of the hand that is open; it opens below the hand itself."""
    can_follow = actions.repeat or actions.end
    around = [] if actions.kept and not can_follow else [_around(actions)]
    return ft.Container(
        ft.Column([_kept(actions) if actions.kept else _cards(actions), *around], spacing=0),
        key="plan-actions",
        bgcolor=Colour.SHADE,
        border=ft.Border.all(1, Colour.EDGE),
        border_radius=Radius.CARD,
        padding=ft.Padding.only(
            left=Space.EVEN, right=Space.EVEN, top=Space.TIGHT, bottom=Space.SNUG
        ),
        margin=ft.Margin.symmetric(vertical=Space.TIGHT),
    )


def _cards(actions: Actions) -> ft.Control:
    def change(cards: int) -> None:
        step = actions.more if cards > actions.cards else actions.fewer
        if step is not None:
            step()

    return stepper(
        _("Hand {hand}: cards").format(hand=actions.hand),
        actions.cards,
        key="cards",
        least=actions.cards - (actions.fewer is not None),
        most=actions.cards + (actions.more is not None),
        on_change=change,
    )


def _kept(actions: Actions) -> ft.Control:
    """Return why the cards stay, said by a screen reader at once."""
    words = ft.Semantics(
        live_region=True,
        container=True,
        content=sentence(actions.kept, Type.BODY, Colour.PENCIL, key="kept"),
        expand=True,
    )
    lock = ft.Icon(ft.Icons.LOCK_OUTLINE, size=Type.NAME, color=Colour.PENCIL)
    return ft.Row([strut(), lock, words], spacing=Space.SNUG)


def _around(actions: Actions) -> ft.Control:
    def act(key: str, icon: ft.IconData, label: str, on_tap: Do | None) -> ft.Control:
        ink = Colour.INK if on_tap else Colour.PENCIL
        sign = ft.Icon(icon, size=Type.NAME, color=ink if on_tap else Colour.RULE)
        return touch(
            signed(line(label, Type.BODY, ink), [sign], spacing=Space.TIGHT),
            key=key,
            name=_("Hand {hand}: {action}").format(hand=actions.hand, action=label),
            on_tap=on_tap,
            ground=Colour.CARD if on_tap else None,
            edge=Colour.EDGE if on_tap else Colour.RULE,
            radius=Radius.PILL,
            padding=ft.Padding.symmetric(horizontal=Space.EVEN),
        )

    leave = [act("drop", ft.Icons.CLOSE, _("Leave it out"), actions.drop)]
    return ft.Row(
        [
            act("repeat", ft.Icons.REPLAY, _("Again"), actions.repeat),
            act("insert", ft.Icons.ADD, _("Another after it"), actions.insert),
            *([] if actions.kept else leave),
            act("end", ft.Icons.FLAG_OUTLINED, _("End here"), actions.end),
        ],
        wrap=True,
        spacing=Space.SNUG,
        run_spacing=Space.SNUG,
    )
