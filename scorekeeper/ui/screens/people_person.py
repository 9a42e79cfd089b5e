"""One person: name, badge, spellings, and what else is known of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from scorekeeper.book.looks import LONGEST_SIGN, Hue
from scorekeeper.rules import PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.hues import hue_name
from scorekeeper.ui.models.people import PersonModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.badge import swatch
from scorekeeper.ui.parts.buttons import quiet, secondary
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.screens.people_parts import alike_card, badge_of, news, played
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type
from scorekeeper.words import _, isolated

__all__ = ["PersonScreen"]

EMOJI: Final = ("🦊", "🐻", "🐸", "🦉", "🐝", "🐙", "🐧", "🦁", "🌵", "🍀", "🌙", "⭐")
"""Signs that are offered; any other can be written."""
FEW: Final = 12
"""So many people are offered to be merged before the rest is asked for."""
LONGEST_WRITTEN: Final = 32
"""Characters that a sign of two emoji may be made of."""


@component
def PersonScreen(
    model: PersonModel,
    *,
    on_back: Callable[[], None],
    person_figures: ft.Control | None = None,
) -> ft.Control:
    """Show one person; ``person_figures`` is what their games add up to."""
    above = news(model.notice, model.undoing, model.undo)
    above += [
        alike_card(
            model.person,
            other,
            key=other.id,
            on_merge=partial(model.merge, other),
            on_part=partial(model.part, other),
        )
        for other in model.likely[:1]
    ]
    body = (
        ft.Column(above, spacing=Space.SNUG),
        _head(model),
        *([person_figures] if person_figures is not None else []),
        heading(_("Name")),
        _name(model),
        heading(_("Colour")),
        _colours(model),
        heading(_("Sign")),
        _signs(model),
        heading(_("Spellings")),
        ft.Column(_spellings(model), spacing=Space.SNUG),
        heading(_("Roster")),
        _roster(model),
    )
    return PageFrame(isolated(model.person.name), body, on_back=on_back)


def _head(model: PersonModel) -> ft.Control:
    person = model.person
    return ft.Container(
        ft.Row(
            [
                badge_of(person, Type.HEAD, key="sign"),
                ft.Column(
                    [
                        sentence(isolated(person.name), Type.TITLE, bold=True, key="called"),
                        sentence(played(person), Type.SMALL, Colour.PENCIL, key="played"),
                    ],
                    spacing=Space.HAIR,
                    expand=True,
                ),
            ],
            spacing=Space.LOOSE,
        ),
        margin=ft.Margin.only(top=Space.SNUG),
    )


def _name(model: PersonModel) -> ft.Control:
    box = TextBox(
        _("Name"),
        box_key="name",
        on_write=model.write,
        start=model.person.name,
        fresh=model.fresh,
        longest=100,
    )
    keep = secondary(_("Keep this name"), key="rename", on_tap=model.rename, lines=2)
    told = _("Games that are over keep the name they were played under; lists show this one.")
    return ft.Column(
        [box, ft.Row([keep], wrap=True), sentence(told, Type.SMALL, Colour.PENCIL)],
        spacing=Space.SNUG,
    )


def _colours(model: PersonModel) -> ft.Control:
    def choice(hue: Hue) -> ft.Control:
        chosen = hue is model.person.colour
        return touch(
            swatch(hue, chosen=chosen),
            key=f"hue-{hue}",
            name=hue_name(hue),
            on_tap=partial(model.colour, hue),
            width=TOUCH,
            radius=Radius.PILL,
            selected=chosen,
        )

    return ft.Row([choice(hue) for hue in Hue], wrap=True, spacing=Space.TIGHT, run_spacing=0)


def _signs(model: PersonModel) -> ft.Control:
    chosen = model.person.chosen
    offered = [
        chip(
            sign,
            key=f"sign-{sign}",
            name=_("Sign: {sign}").format(sign=sign),
            on_tap=partial(model.sign, sign),
            selected=sign == chosen,
        )
        for sign in EMOJI
    ]
    initials = chip(
        _("Initials"), key="sign-initials", on_tap=partial(model.sign, ""), selected=not chosen
    )
    box = TextBox(
        _("Another: at most {most} letters or emoji").format(most=LONGEST_SIGN),
        box_key="own-sign",
        on_write=model.sign,
        start="" if chosen in EMOJI else chosen,
        fresh=model.fresh,
        longest=LONGEST_WRITTEN,
    )
    chips = ft.Row([initials, *offered], wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG)
    return ft.Column([chips, box], spacing=Space.EVEN)


def _spellings(model: PersonModel) -> list[ft.Control]:
    shown: list[ft.Control] = [_spelling(model, one, name) for one, name in model.spellings]
    if not shown:
        told = _("If somebody was written in two ways, both can be one person, with all games.")
        shown.append(sentence(told, Type.BODY, Colour.PENCIL))
    if model.others:
        label = _("Merge nobody") if model.merging else _("Merge with somebody")
        way = secondary(label, key="merging", on_tap=model.begin_merging, lines=2)
        shown.append(ft.Row([way], wrap=True))
    if model.merging:
        shown.append(Others(model))
    return shown


def _spelling(model: PersonModel, spelling: PlayerId, written: str) -> ft.Control:
    name = isolated(written)
    part = quiet(
        _("Separate"),
        key=f"separate-{spelling}",
        name=_("Separate {player}").format(player=name),
        on_tap=lambda: model.separate(spelling, written),
    )
    told = sentence(_("also written {player}").format(player=name), Type.BODY)
    return ft.Row([ft.Container(told, expand=True), part], spacing=Space.SNUG)


@component
def Others(model: PersonModel) -> ft.Control:
    """Offer everybody else, to be merged into this person."""
    everybody, set_everybody = ft.use_state(False)
    others = model.others if everybody else model.others[:FEW]
    chips = [
        chip(
            isolated(one.name),
            key=f"other-{one.id}",
            name=_("Merge {other} into {player}").format(
                other=isolated(one.name), player=isolated(model.person.name)
            ),
            mark=badge_of(one),
            on_tap=partial(model.merge, one),
        )
        for one in others
    ]
    if len(others) < len(model.others):
        chips.append(quiet(_("All names"), key="everybody", on_tap=lambda: set_everybody(True)))
    return ft.Row(chips, wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG)


def _roster(model: PersonModel) -> ft.Control:
    if model.person.hidden:
        told, label = _("Not offered for new games."), _("Offer again")
        way = secondary(label, key="take-back", on_tap=model.take_back, lines=2)
    else:
        told, label = _("Offered for new games."), _("Remove from the roster")
        way = secondary(label, key="put-away", on_tap=model.put_away, lines=2)
    return ft.Column(
        [sentence(told, Type.BODY, Colour.PENCIL), ft.Row([way], wrap=True)], spacing=Space.SNUG
    )
