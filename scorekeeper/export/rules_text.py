"""Rules to hand on: as a file, as a text for a chat, and read back from either.

The text says everything for people first; its last line is the record, which is found
again whatever stands around it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import cast

from scorekeeper.book.rule_keys import slug, unknown_rules
from scorekeeper.export.files import json_of, text_of
from scorekeeper.export.labels import line_of_text
from scorekeeper.export.sheet_json import rules_given
from scorekeeper.export.sheets import is_json
from scorekeeper.rules import CLASSIC, PRESETS, RecordError, RuleError, Rules, rules_to_json
from scorekeeper.rules.errors import sentence
from scorekeeper.words import _, about, isolated, said
from scorekeeper.words.summary import Topic, told

__all__ = ["described", "read_rules_text", "rules_file", "rules_text"]

_QUOTING = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
_START = re.compile(r'\{\s*"')
_MOST_STARTS = 1_000
"""Places where a record may begin that are looked at: more are no message, but an attack."""
_LONGEST_KEY = 40
_SMART = {
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033«»", '"'),
    **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032", "'"),
    **dict.fromkeys("\u00a0\u202f", " "),
}
"""What chat programs put in the place of plain signs."""
_STRAIGHT = str.maketrans(_SMART)
_EXAMPLE = '{"preset": "classic", "wins": "lowest"}'


# -- writing ---------------------------------------------------------------------------


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
        sign if sign.isprintable() and sign not in _SMART else json.dumps(sign)[1:-1]
        for sign in text
    )


# -- reading ---------------------------------------------------------------------------


def read_rules_text(given: bytes | str) -> Rules:
    """Return the rules in a file, or in a text that somebody pasted.

    The record may have words around it, of several the last one counts; it may be quoted
    line by line (``> ``), and may have its quotation marks curled or its lines broken on
    the way.  The key of a preset alone will do.  Raises RuleError, with the place.
    """
    data = given if isinstance(given, bytes) else given.encode(errors="surrogatepass")
    text = _QUOTING.sub("", text_of(data)).strip()
    alone = text.strip("`“”\"'").strip().casefold()
    if alone in PRESETS:
        return PRESETS[alone]
    if is_json(text) and isinstance(_json_in(text), list):
        raise RuleError(sentence("Expected a rules record: an object with named fields."))
    missing, wrong = list[RuleError](), list[RuleError]()
    for reading in dict.fromkeys(_readings(text)):
        try:
            record = _record_in(reading)
        except RuleError as problem:
            missing.append(problem)
            continue
        try:
            return rules_given(record)
        except RuleError as problem:
            wrong.append(problem)
    if not wrong and alone and len(alone) <= _LONGEST_KEY and not set(alone) & set(" \n{[<"):
        raise unknown_rules(alone, PRESETS.values())
    raise (wrong or missing)[0]


def _json_in(text: str) -> object:
    try:
        return json_of(text)
    except RuleError:
        return None


def _readings(text: str) -> Iterator[str]:
    """Yield the text as it stands, and as it may have been before it was sent."""
    straight = text.translate(_STRAIGHT)
    yield text
    yield straight
    yield " ".join(text.split("\n"))
    yield " ".join(straight.split("\n"))


def _record_in(text: str) -> Mapping[str, object]:
    """Return the last object in ``text`` with a field of rules in it.

    Raises RuleError when there is none.
    """
    fields = {*rules_to_json(CLASSIC), "preset"}
    found, problem = _objects_in(text)
    rules = [record for record in found if fields & record.keys()] or found
    if not rules:
        raise problem
    if "format" in rules[-1]:
        raise RuleError(sentence("This is a sheet or a game; expected the rules alone."))
    return rules[-1]


def _objects_in(text: str) -> tuple[list[Mapping[str, object]], RuleError]:
    """Return every JSON object in ``text``, and what to say where that is none."""
    found: list[Mapping[str, object]] = []
    problem = RuleError(
        sentence(
            "There are no rules in this; expected a rules record, such as {example}, "
            "or the key of rules that come with the program."
        ),
        example=_EXAMPLE,
    )
    end = 0
    for _start in range(_MOST_STARTS):
        at = _START.search(text, end)
        if at is None:
            break
        try:
            end = json.JSONDecoder().raw_decode(text, at.start())[1]
        except json.JSONDecodeError as odd:
            # No record begins inside what could be read of another.
            end = max(odd.pos, at.end())
            problem = RecordError(
                f"line {odd.lineno}, column {odd.colno}",
                sentence("expected JSON; it cannot be read from here on."),
            )
            continue
        except (RecursionError, ValueError):
            end = len(text)  # json_of says what is wrong with it
        record = json_of(text[at.start() : end])
        found.append(cast("Mapping[str, object]", record))  # it began with a bracket
    return found, problem
