"""Rules to hand on: as a file, or as a text for a chat.

The text says everything for people first; its last line is the record, which
``export/rules_found.py`` finds again whatever stands around it.
"""

from __future__ import annotations

import json
from itertools import groupby

from scorekeeper.book.rule_keys import slug
from scorekeeper.export.labels import line_of_text
from scorekeeper.export.rules_found import CURLED
from scorekeeper.rules import CLASSIC, RuleError, Rules, rules_to_json
from scorekeeper.words import _, about, isolated, said
from scorekeeper.words.summary import Topic, told

__all__ = ["described", "rules_file", "rules_text"]


def rules_file(rules: Rules) -> tuple[str, bytes]:
    """Return what a file of ``rules`` is called, and what is in it: the whole record.

    The name is safe on every system, whatever the rules are called.
    """
    name = slug(rules.key) or slug(rules.name)
    fields = (f" {_json(field)}: {_json(value)}" for field, value in rules_to_json(rules).items())
    text = "{\n" + ",\n".join(fields) + "\n}\n"
    return f"oh-hell-rules{f'-{name}' if name else ''}.json", text.encode()


def rules_text(rules: Rules) -> str:
    """Return ``rules`` for a chat: what they say, and a record that reads back as they are."""
    usual, whole = rules_to_json(CLASSIC), rules_to_json(rules)
    changed = {field for field in whole if json.dumps(whole[field]) != json.dumps(usual[field])}
    written = {"key", "name", *changed}
    if changed - {"key", "name"}:
        written |= {"about", "also"}  # left out, they would not be taken for the base game's
    record = {field: value for field, value in whole.items() if field in written}
    asking = _("To play by these rules, paste this whole message into the scorekeeper:")
    return "\n".join([*described(rules), "", asking, _json(record), ""])


def described(rules: Rules) -> list[str]:
    """Return everything there is to say about ``rules``, line by line."""
    lines = [_(rules.name), about(rules), "", *_plans(rules), ""]
    if rules.also:
        names = ", ".join(isolated(name) for name in rules.also)
        lines.insert(1, _("Also called: {names}").format(names=names))
    for topic in Topic:
        if topic not in {Topic.CARDS, Topic.PLAN}:  # they depend on how many play
            lines += told(topic, rules, rules.players[0])
    return [line_of_text(line) for line in lines]


def _plans(rules: Rules) -> list[str]:
    """Say what is dealt to each number of players; numbers dealt alike share a line."""
    least, most = rules.players
    lines = []
    for plan, alike in groupby(range(least, most + 1), lambda players: _plan(rules, players)):
        first, *others = alike
        form = _("{players} players: {plan}")
        if others:
            form = _("{players} to {most} players: {plan}")
        lines.append(form.format(players=first, most=(others or [first])[-1], plan=plan))
    return lines


def _plan(rules: Rules, players: int) -> str:
    try:
        pack = told(Topic.CARDS, rules, players) if rules.pack != CLASSIC.pack else ()
        return " ".join([*told(Topic.PLAN, rules, players), *pack])
    except RuleError as cannot:
        return said(cannot)


def _json(value: object) -> str:
    """Return ``value`` as JSON on one line; signs that get changed on the way are spelt out."""
    text = json.dumps(value, ensure_ascii=False)
    if text.isascii():
        return text
    return "".join(
        sign if sign.isprintable() and sign not in CURLED else json.dumps(sign)[1:-1]
        for sign in text
    )
