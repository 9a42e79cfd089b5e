"""What the screens of people have in common: a name with its badge, and two who look alike."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.book.people import Person
from scorekeeper.ui.models.people import Undoing
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.badge import badge
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.undo_bar import undo_bar
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated, ngettext
from scorekeeper.words.dates import evening

__all__ = ["alike_card", "badge_of", "news", "played"]


def badge_of(person: Person, size: float = Type.SMALL, key: str | None = None) -> ft.Control:
    """Return the badge of a person."""
    return badge(person.sign, person.colour, size=size, key=key)


def played(person: Person) -> str:
    """Say how much somebody has played, and when last."""
    if not person.games or not person.last:
        return _("No game yet")
    told = ngettext("{count} game, {evening}", "{count} games, last on {evening}", person.games)
    return told.format(count=person.games, evening=evening(person.last))


def news(
    told: str | None, undoing: Undoing | None, on_undo: Callable[[], None]
) -> list[ft.Control]:
    """Return what could not be done, and what was just done with the way back."""
    found = [notice(told)] if told else []
    if undoing is not None:
        name = _("Undo: {told}").format(told=undoing.told)
        found.append(undo_bar(undoing.told, key="undo", name=name, on_undo=on_undo))
    return found


def alike_card(
    one: Person,
    other: Person,
    *,
    key: str,
    on_merge: Callable[[], None],
    on_part: Callable[[], None],
) -> ft.Control:
    """Ask whether two are one person (keys ``merge-KEY`` and ``two-KEY``)."""
    names = isolated(one.name), isolated(other.name)
    asked = _("Are {player} and {other} one person?").format(player=names[0], other=names[1])
    told = [
        ft.Row([badge_of(each), ft.Container(sentence(text, Type.SMALL), expand=True)])
        for each, text in zip(
            (one, other),
            (f"{name} · {played(each)}" for name, each in zip(names, (one, other), strict=True)),
            strict=True,
        )
    ]
    ways = [
        quiet(
            _("Merge"),
            key=f"merge-{key}",
            name=_("Merge {other} into {player}").format(player=names[0], other=names[1]),
            icon=ft.Icons.MERGE,
            on_tap=on_merge,
        ),
        quiet(_("They are two"), key=f"two-{key}", on_tap=on_part),
    ]
    return ft.Container(
        ft.Column(
            [
                sentence(asked, Type.BODY, bold=True, key=f"alike-{key}"),
                *told,
                ft.Row(ways, wrap=True, spacing=Space.SNUG, run_spacing=0),
            ],
            spacing=Space.SNUG,
        ),
        bgcolor=Colour.CARD,
        border=ft.Border.all(1, Colour.EDGE),
        border_radius=Radius.CARD,
        padding=ft.Padding.only(
            left=Space.EVEN, right=Space.EVEN, top=Space.EVEN, bottom=Space.TIGHT
        ),
    )
