"""All rules to choose from: the house's own, and those that come with the program."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.book.house_rules import UnreadRules
from scorekeeper.rules import Rules
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.rules import RulesModel, Shelf
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import icon_button, quiet, secondary
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.rules_card import rules_card, rules_row
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.parts.undo_bar import dropped_bar, undo_bar
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _, isolated

__all__ = ["RulesScreen"]

OWN = "classic"
"""The key of the rules that a new set is made from: every group is as at most tables."""

Open = Callable[[str], None]


@component
def RulesScreen(
    model: RulesModel,
    *,
    drawn: bool = True,
    on_back: Callable[[], None],
    on_open: Open,
    on_edit: Open,
    on_import: Callable[[], None],
) -> ft.Control:
    """Show all rules, once they are to be ``drawn``.

    ``on_open`` and ``on_edit`` get the key of those tapped.
    """
    told = [notice(model.notice)] if model.notice else []
    if model.dropped:
        told.append(dropped_bar(model.dropped[-1].rules.name, model.bring_back))
    if model.left_out:
        told.append(_left_out(model.left_out[-1].unread.name, model.put_back))
    draft = [_draft(model.draft, on_edit)] if model.draft is not None and not model.sought else []
    unread = [] if model.sought else [_unread(model, *each) for each in enumerate(model.unread)]
    # Drawn anew only when another list is to be seen: it lies below the editor, which tells
    # the house of every change.
    shelves = ft.use_memo(
        lambda: ft.Column(_shelves(model, on_open) if drawn else [], spacing=0),
        [drawn, model.house, model.sought, model.default_key],
    )
    # Lists that grow stand in columns of their own, below the box that is written in.
    body = (
        ft.Column(told, spacing=Space.SNUG),
        _search(model),
        ft.Column(draft, spacing=0),
        ft.Column(unread, spacing=0),
        shelves,
    )
    bring = felt_icon("import", ft.Icons.INPUT, _("Bring rules in"), on_import)
    own = secondary(
        _("Make your own"),
        key="own",
        icon=ft.Icons.ADD,
        on_tap=lambda: on_edit(OWN),
        expand=True,
    )
    return PageFrame(_("Rules"), body, on_back=on_back, actions=(bring,), foot=ft.Row([own]))


def _search(model: RulesModel) -> ft.Control:
    box = ft.Container(
        TextBox(
            _("Name or word"),
            box_key="seek",
            icon=ft.Icons.SEARCH,
            on_write=model.seek,
            start=model.sought if model.fresh == 0 else "",
            fresh=model.fresh,
            longest=60,
        ),
        expand=True,
    )
    clear = icon_button(
        ft.Icons.CLOSE, key="seek-nothing", name=_("Show all rules"), on_tap=model.seek_nothing
    )
    return ft.Row([box, *([clear] if model.sought else [])], spacing=Space.SNUG)


def _shelves(model: RulesModel, on_open: Open) -> list[ft.Control]:
    found = [row for shelf in model.shelves for row in _shelf(model, shelf, on_open)]
    return found or [_nothing()]


def _draft(draft: Rules, on_edit: Open) -> ft.Control:
    return ft.Container(
        rules_card(
            draft,
            (_("Begun and not kept yet. Tap to go on."),),
            key="draft",
            name=_("Go on changing"),
            on_tap=lambda: on_edit(draft.key),
        ),
        margin=ft.Margin.only(top=Space.SNUG),
    )


def _shelf(model: RulesModel, shelf: Shelf, on_open: Open) -> list[ft.Control]:
    return [heading(shelf.title), *(_row(model, rules, on_open) for rules in shelf.rules)]


def _row(model: RulesModel, rules: Rules, on_open: Open) -> ft.Control:
    return rules_row(
        rules,
        key=f"rules-{rules.key}",
        on_tap=partial(on_open, rules.key),
        mark=_("For new games") if rules.key == model.default_key else "",
    )


def _unread(model: RulesModel, number: int, unread: UnreadRules) -> ft.Control:
    """Return rules that cannot be read, and the way to be rid of them."""
    name = isolated(unread.name)
    told = _("Some rules kept here cannot be read; a newer scorekeeper may.")
    leave = _("Leave these rules out")
    if name:
        form = _("“{name}” is kept here, but cannot be read; a newer scorekeeper may.")
        told, leave = form.format(name=name), _("Leave “{name}” out").format(name=name)
    button = quiet(
        _("Leave it out"),
        key=f"leave-out-{number}",
        name=leave,
        on_tap=lambda: model.leave_out(unread),
    )
    # One above the other: beside the button large letters would have no room for a word.
    words = sentence(told, Type.SMALL, Colour.PENCIL, key=f"unread-{number}")
    return ft.Container(
        ft.Column([words, ft.Row([button])], spacing=0), margin=ft.Margin.only(top=Space.SNUG)
    )


def _left_out(name: str, on_undo: Callable[[], None]) -> ft.Control:
    if name:
        return dropped_bar(name, on_undo, key="put-back")
    told, undo = _("Rules that cannot be read were deleted."), _("Undo: bring them back")
    return undo_bar(told, key="put-back", name=undo, on_undo=on_undo)


def _nothing() -> ft.Control:
    told = _("No rules here are called that. Make your own, or bring in what somebody sent you.")
    return empty_state(_("Nothing found"), told)
