"""What rules say, topic by topic."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.rules import RuleError
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import Topic, told, topic_name

if TYPE_CHECKING:
    from scorekeeper.rules import Rules

__all__ = ["rules_said"]


def rules_said(rules: Rules, players: int) -> list[ft.Control]:
    """Return the sentences of each topic, below its name, but the plan, which is drawn.

    What depends on the number of players is left out where so many cannot play.
    """
    found: list[ft.Control] = []
    for topic in Topic:
        sentences = () if topic is Topic.PLAN else _told(topic, rules, players)
        if sentences:
            found.append(_topic(topic, sentences))
    return found


def _told(topic: Topic, rules: Rules, players: int) -> tuple[str, ...]:
    try:
        return told(topic, rules, players)
    except RuleError:
        return ()


def _topic(topic: Topic, sentences: tuple[str, ...]) -> ft.Control:
    name = ft.Semantics(
        header=True,
        heading_level=3,
        content=sentence(topic_name(topic), Type.SMALL, Colour.PENCIL, bold=True),
    )
    return ft.Column(
        [name, *(sentence(each, Type.BODY, Colour.INK) for each in sentences)],
        key=f"topic-{topic}",
        spacing=Space.HAIR,
    )
