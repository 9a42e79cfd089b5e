"""The figures of everybody, one below the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.book.figures import League
from scorekeeper.rules import PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.figures import By, FiguresModel
from scorekeeper.ui.models.filters import FiltersModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.choices import choices
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import figures, line, sentence
from scorekeeper.ui.screens.figures_told import average, bids, games, share
from scorekeeper.ui.screens.filters import filters_card
from scorekeeper.ui.screens.people_parts import badge_of
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _, isolated

__all__ = ["FiguresScreen"]


@component
def FiguresScreen(
    model: FiguresModel,
    filters: FiltersModel,
    *,
    on_back: Callable[[], None],
    on_person: Callable[[PlayerId], None],
    on_history: Callable[[], None],
) -> ft.Control:
    """Show everybody's line; ``on_person`` gets whose line was tapped."""
    rows: list[ft.Control] = [notice(model.notice)] if model.notice else []
    rows += [_row(model, one, on_person) for one in model.lines]
    if not model.lines:
        told = _("Figures come with the first hand that was played.")
        rows.append(empty_state(_("Nothing to count yet"), told))
    columns = {
        By.GAMES: _("Games"),
        By.WINS: _("Wins"),
        By.RANK: _("Average place"),
        By.MADE: _("Bids made"),
    }
    body = (
        filters_card(filters, people=False),
        choices(_("Sorted by"), columns, model.by, key="by", on_choose=model.sort),
        ft.Column(rows, spacing=0),
    )
    history = felt_icon("history", ft.Icons.HISTORY, _("History"), on_history)
    return PageFrame(_("Figures"), body, on_back=on_back, actions=(history,))


def _row(model: FiguresModel, one: League, on_person: Callable[[PlayerId], None]) -> ft.Control:
    person = model.person(one.person)
    name, large = isolated(person.name), _large(model.by, one)
    told = _told(one)
    face = ft.Row(
        [
            badge_of(person),
            ft.Column(
                [
                    line(name, Type.NAME, bold=True),
                    sentence(told, Type.SMALL, Colour.PENCIL),
                ],
                spacing=Space.HAIR,
                expand=True,
            ),
            figures(large, Type.FIGURE, Colour.INK, room=3),
        ],
        spacing=Space.EVEN,
        expand=True,
    )
    row = touch(
        face,
        key=f"line-{one.person}",
        name=_("{title}. {told}").format(title=name, told=told),
        on_tap=partial(on_person, one.person),
        padding=ft.Padding.symmetric(vertical=Space.SNUG),
        fill=True,
    )
    return ft.Container(row, border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)))


def _large(by: By, one: League) -> str:
    match by:
        case By.GAMES:
            return str(one.games)
        case By.WINS:
            return share(one.wins)
        case By.RANK:
            return average(one.rank)
        case By.MADE:
            return share(one.made)


def _told(one: League) -> str:
    """Say how much was played and what of it, or how much more it takes to say that."""
    told = [games(one.games)]
    if one.rank.lacking:
        told.append(_("places after {more} more").format(more=games(one.rank.lacking)))
    else:
        told.append(_("{share} won").format(share=share(one.wins)))
        told.append(_("place {place} on average").format(place=average(one.rank)))
    if one.made.lacking:
        told.append(_("bids after {more} more").format(more=bids(one.made.lacking)))
    else:
        told.append(
            _("{share} of {bids} made").format(share=share(one.made), bids=bids(one.made.of))
        )
    return " · ".join(told)
