"""The editor of rules: every group a card that says what it is, and opens to be changed."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import RuleError
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.rules_edit import NAME, RulesEdit
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import primary, secondary
from scorekeeper.ui.parts.group_card import GroupCard
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.pays_table import PaysTable
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.parts.undo_bar import undo_bar
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.screens.rules_edit_cards import pack, plan, shown_for
from scorekeeper.ui.screens.rules_edit_groups import bidding, deal, end, players
from scorekeeper.ui.screens.rules_edit_more import ExtraPoints, Reminders
from scorekeeper.ui.screens.rules_edit_save import LONGEST_NAME, saving
from scorekeeper.ui.screens.rules_edit_trump import trump
from scorekeeper.ui.screens.scoring_edit import ScoringEditor, streak_editor
from scorekeeper.ui.theme import COMFORTABLE, WIDE, Space, Type
from scorekeeper.words import _, about, isolated, sentences
from scorekeeper.words.summary import Topic, told, topic_name

__all__ = ["RulesEditScreen"]

LONGEST_ABOUT = 200


@component
def RulesEditScreen(
    model: RulesEdit,
    screen: ScreenModel,
    *,
    on_back: Callable[[], None],
    on_saved: Callable[[str], None],
    on_other: Callable[[str], None],
) -> ft.Control:
    """Show the draft; ``on_saved`` gets the key of what was kept.

    ``on_other`` gets the key of other rules, whose draft is not finished, to go on there.
    """
    title = _title(model)
    if model.other is not None:
        return PageFrame(title, _other(model, on_other), on_back=on_back)
    wide = screen.width >= WIDE
    groups = ft.Column(_groups(model, wide=wide), spacing=Space.EVEN)
    body = (ft.Column(_undone(model), spacing=0), groups)
    return PageFrame(
        title,
        body,
        on_back=on_back,
        actions=_undo(model),
        foot=saving(model, on_saved, on_other),
        width=2 * COMFORTABLE if wide else COMFORTABLE,
        whole=_two_panes(model, body) if wide else None,
    )


def _title(model: RulesEdit) -> str:
    """Return that the house's rules are changed, or that a copy of others is made."""
    form = _("Change {rules}") if model.is_ours else _("Your own, from {rules}")
    return form.format(rules=isolated(model.base.name))


def _two_panes(model: RulesEdit, body: tuple[ft.Control, ...]) -> ft.Control:
    """Return the groups, and beside them what they come to: the table stays in sight."""

    def pane(controls: tuple[ft.Control, ...]) -> ft.Control:
        held = ft.Container(
            ft.Column(list(controls), spacing=Space.SNUG),
            padding=ft.Padding.symmetric(horizontal=Space.LOOSE, vertical=Space.SNUG),
        )
        return ft.Column([held], scroll=ft.ScrollMode.AUTO, spacing=0, expand=True)

    summed_up = (
        heading(_("What it pays")),
        shown_for(model),
        PaysTable(model.scoring.rules, model.players),
        heading(_("In words")),
        sentence(_summed_up(model), Type.BODY, Colour.PENCIL, key="summary"),
    )
    both = ft.Row(
        [pane(body), ft.VerticalDivider(width=1, color=Colour.RULE), pane(summed_up)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Row(
        [ft.Container(both, width=2 * COMFORTABLE, expand=True, expand_loose=True)],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        spacing=0,
        expand=True,
    )


def _summed_up(model: RulesEdit) -> str:
    try:
        return " ".join(sentences(model.rules, model.players))
    except RuleError:
        return about(model.rules)


# -- the groups ------------------------------------------------------------------------


def _groups(model: RulesEdit, *, wide: bool) -> list[ft.Control]:
    def card(topic: Topic, body: Callable[[], list[ft.Control]]) -> ft.Control:
        return GroupCard(
            topic_name(topic),
            _told(model, topic),
            body,
            card_key=str(topic),
            fault=model.faults.get(_place(topic), ""),
        )

    return [
        _named(model),
        card(Topic.SCORING, lambda: _scoring(model, wide=wide)),
        card(Topic.PLAN, lambda: plan(model)),
        card(Topic.CARDS, lambda: pack(model)),
        card(Topic.TRUMP, lambda: trump(model)),
        card(Topic.BIDDING, lambda: bidding(model)),
        card(Topic.DEAL, lambda: deal(model)),
        card(Topic.STREAK, lambda: streak_editor(model.scoring)),
        card(Topic.END, lambda: end(model)),
        card(Topic.EXTRA_POINTS, lambda: [ExtraPoints(model)]),
        card(Topic.REMINDERS, lambda: [Reminders(model)]),
    ]


def _place(topic: Topic) -> str:
    return "pack" if topic is Topic.CARDS else str(topic)


def _told(model: RulesEdit, topic: Topic) -> tuple[str, ...]:
    """Return what the rules say on a topic, or that there is nothing out of the usual."""
    try:
        found = told(topic, model.rules, model.players)
    except RuleError:
        return (_("Not for {players} players.").format(players=model.players),)
    return found or (_usual()[topic],)


def _usual() -> dict[Topic, str]:
    none = _("None.")
    return {
        **dict.fromkeys(Topic, none),
        Topic.CARDS: _("A pack of 52 cards."),
        Topic.DEAL: _("The deal goes round to the left."),
        Topic.SCORING: _("Nothing is paid."),
        Topic.END: _("The highest total wins."),
    }


def _named(model: RulesEdit) -> ft.Control:
    fewest, most = model.rules.players
    form = _("{name}, for {fewest} to {most} players.")
    if fewest == most:
        form = _("{name}, for {most} players.")
    name = isolated(model.rules.name) or _("Without a name")
    said = form.format(name=name, fewest=fewest, most=most)

    def body() -> list[ft.Control]:
        return [
            TextBox(
                _("Name"),
                box_key="rules-name",
                start=model.rules.name,
                fresh=model.fresh,
                longest=LONGEST_NAME,
                on_write=lambda text: model.change(NAME, name=text),
            ),
            TextBox(
                _("In one sentence (may be left out)"),
                box_key="rules-about",
                start=_(model.rules.about),
                fresh=model.fresh,
                longest=LONGEST_ABOUT,
                lines=2,
                size=Type.BODY,
                on_write=lambda text: model.change("about", about=text),
            ),
            *players(model),
        ]

    # What is wrong with a name is said where it is asked for, if it is.
    named = "" if model.names_it else model.faults.get(NAME, "")
    fault = named or model.faults.get("players", "")
    return GroupCard(_("Name and players"), (said,), body, card_key="name", fault=fault)


def _scoring(model: RulesEdit, *, wide: bool) -> list[ft.Control]:
    first = [] if wide else [shown_for(model)]
    return [ScoringEditor(model.scoring, model.players, table=not wide), *first]


# -- the draft -------------------------------------------------------------------------


def _undo(model: RulesEdit) -> tuple[ft.Control, ...]:
    if not model.can_undo:
        return ()
    return (felt_icon("undo", ft.Icons.UNDO, _("Undo the last change"), model.undo),)


def _undone(model: RulesEdit) -> list[ft.Control]:
    if not model.is_undone:
        return []
    return [
        undo_bar(
            _("All changes are undone."),
            key="bring-back",
            name=_("Undo: bring the changes back"),
            on_undo=model.undo,
        )
    ]


def _other(model: RulesEdit, on_other: Callable[[str], None]) -> tuple[ft.Control, ...]:
    """Return the question what is to become of another draft, which is not finished."""
    other = model.other or model.base
    name = isolated(other.name)
    told_first = _("Changes to “{rules}” are not saved yet. There is room for one draft.")
    return (
        heading(_("An unfinished draft")),
        sentence(told_first.format(rules=name), Type.BODY, key="other"),
        ft.Row(
            [
                primary(
                    _("Go on with “{rules}”").format(rules=name),
                    key="go-on",
                    on_tap=lambda: on_other(other.key),
                ),
                secondary(
                    _("Let it go and change “{rules}”").format(rules=isolated(model.base.name)),
                    key="anew",
                    on_tap=model.start_anew,
                ),
            ],
            wrap=True,
            spacing=Space.SNUG,
            run_spacing=Space.SNUG,
        ),
    )
