"""One set of rules: what they say, how they go for so many players, what they pay."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import RuleError, Rules
from scorekeeper.rules.record import FEWEST_PLAYERS, MOST_PLAYERS
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.rules import RulesModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import primary, quiet, secondary
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.pays_table import PaysTable
from scorekeeper.ui.parts.plan_view import plan_view
from scorekeeper.ui.parts.rules_said import rules_said
from scorekeeper.ui.parts.stepper import stepper
from scorekeeper.ui.parts.switch import switch
from scorekeeper.ui.parts.undo_bar import dropped_bar
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _, about, hands, isolated, said
from scorekeeper.words.facts import meant_for

__all__ = ["RulesPage"]

USUAL = 4
"""For so many players rules are shown before anybody sits."""

Do = Callable[[], None]
Of = Callable[[Rules], None]


@component
def RulesPage(
    model: RulesModel,
    rules_key: str,
    *,
    seats: int,
    on_back: Do,
    on_play: Of,
    on_change: Do,
) -> ft.Control:
    """Show the rules with ``rules_key``, first for ``seats`` players; ``on_play`` gets them."""
    chosen, choose = ft.use_state(0)
    rules = model.shown(rules_key)
    players = chosen if chosen or isinstance(rules, RuleError) else _first(rules, seats)
    # Drawn anew only for other rules or players: the page lies below the editor, which
    # tells the house of every change.
    told = ft.use_memo(
        lambda: None if isinstance(rules, RuleError) else _told(rules, players, choose),
        [rules, players],
    )
    if isinstance(rules, RuleError):
        gone = empty_state(_("Not found"), said(rules))
        return PageFrame(_("Not found"), (gone,), on_back=on_back)
    deleted = model.is_dropped(rules)
    notices = [notice(model.notice)] if model.notice else []
    if deleted:
        notices.append(dropped_bar(rules.name, model.bring_back))
    body = (
        ft.Column(notices, spacing=Space.SNUG),
        *([told] if told else []),
        *([] if deleted else _take(model, rules, on_change)),
        *([] if deleted else _keep(model, rules, on_back)),
    )
    play = primary(
        _("Play by these rules"),
        key="play",
        on_tap=lambda: on_play(rules),
        expand=True,
        lines=2,
    )
    return PageFrame(isolated(rules.name), body, on_back=on_back, foot=ft.Row([play]))


def _first(rules: Rules, seats: int) -> int:
    """Return for how many players to show the rules: those seated, if there are any."""
    fewest, most = rules.players
    wanted = seats if seats >= FEWEST_PLAYERS else min(max(USUAL, fewest), most)
    return min(max(wanted, FEWEST_PLAYERS), MOST_PLAYERS)


def _told(rules: Rules, players: int, choose: Callable[[int], None]) -> ft.Control:
    """Return all that the rules say."""
    return ft.Column(
        [
            _head(rules),
            *_for_players(rules, players, choose),
            heading(_("What is played")),
            *rules_said(rules, players),
            heading(_("What a hand pays")),
            PaysTable(rules, players),
        ],
        spacing=Space.SNUG,
    )


def _head(rules: Rules) -> ft.Control:
    also = (
        [_("Also called {names}.").format(names=", ".join(isolated(name) for name in rules.also))]
        if rules.also
        else []
    )
    quietly = (meant_for(rules), *also)
    return ft.Container(
        ft.Column(
            [
                sentence(about(rules), Type.BODY, key="about"),
                *(sentence(each, Type.SMALL, Colour.PENCIL) for each in quietly),
            ],
            spacing=Space.TIGHT,
        ),
        margin=ft.Margin.only(top=Space.SNUG),
    )


def _for_players(rules: Rules, players: int, choose: Callable[[int], None]) -> list[ft.Control]:
    """Return the hands that so many play, or why they cannot."""
    step = stepper(
        _("Players"),
        players,
        key="players",
        least=FEWEST_PLAYERS,
        most=MOST_PLAYERS,
        on_change=choose,
    )
    try:
        sizes = rules.sizes(players)
        strip = plan_view(sizes, rules.trumps(players))
    except RuleError as cannot:
        return [step, notice(said(cannot), key="cannot")]
    form = _("{hands}, biggest hand {cards}")
    counted = form.format(hands=hands(len(sizes)), cards=max(sizes))
    return [step, sentence(counted, Type.BODY, key="hands"), strip]


def _take(model: RulesModel, rules: Rules, on_change: Do) -> list[ft.Control]:
    """Return what can be made of the rules elsewhere, or by changing them."""
    change = secondary(
        _("Change") if model.is_own(rules) else _("Change a copy"),
        key="change",
        icon=ft.Icons.EDIT_OUTLINED,
        on_tap=on_change,
    )
    copy = secondary(
        _("Copy the text"),
        key="copy",
        icon=ft.Icons.COPY,
        on_tap=lambda: model.copy(rules),
        action=ft.CopyToClipboard(model.text(rules)),
    )
    share = secondary(
        _("Share"),
        key="share",
        icon=ft.Icons.SHARE,
        on_tap=lambda: model.shared(rules),
        action=ft.ShareText(model.text(rules)),
        on_assisted=lambda: model.share(rules),
    )
    save = secondary(
        _("Save as a file"),
        key="save",
        icon=ft.Icons.DOWNLOAD,
        on_tap=lambda: model.save(rules),
    )
    buttons = [change, *([share] if model.can_share else []), copy, save]
    went = model.told(rules)
    return [
        heading(_("Make them yours")),
        ft.Row(buttons, wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG),
        *([sentence(went, Type.BODY, Colour.MADE, key="told")] if went else []),
    ]


def _keep(model: RulesModel, rules: Rules, on_back: Do) -> list[ft.Control]:
    """Return whether new games start so and, for rules of the house, the way to delete them."""

    def drop() -> None:
        if model.drop(rules):
            on_back()

    always = switch(
        _("New games start with these"),
        told=_("Otherwise they start with the rules of the last game."),
        key="default",
        on=model.default_key == rules.key,
        on_change=lambda on: model.start_with(rules, always=on),
    )
    delete = quiet(_("Delete these rules"), key="delete", icon=ft.Icons.DELETE_OUTLINE, on_tap=drop)
    return [always, *([ft.Row([delete])] if model.is_own(rules) else [])]
