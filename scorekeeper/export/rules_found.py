"""Rules found in what somebody hands in: a file, or a message with anything around it.

What became of a message on its way is undone as far as it can be told: it may be quoted
line by line, its lines broken anew, its quotation marks curled or spelt out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import unescape
from typing import cast

from scorekeeper.book.log import FORMAT as GAME
from scorekeeper.book.rule_keys import unknown_rules
from scorekeeper.export.files import json_of, text_of
from scorekeeper.export.sheet_json import FORMAT as SHEET
from scorekeeper.export.sheet_json import VERSION, rules_given
from scorekeeper.export.sheets import is_json
from scorekeeper.rules import CLASSIC, PRESETS, RecordError, RuleError, Rules, rules_to_json
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import Reader, shown

__all__ = ["CURLED", "Unread", "read_rules_text", "rules_in"]

CURLED = {
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033«»", '"'),
    **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032", "'"),
    **dict.fromkeys("\u00a0\u202f", " "),
}
"""What chat programs put in the place of plain signs."""
_STRAIGHT = str.maketrans(CURLED)
_SPACED = re.compile("(?<=«)[ \u00a0\u202f]+|[ \u00a0\u202f]+(?=»)")
"""The spaces that French puts inside its quotation marks."""
_QUOTED_RECORD = re.compile(r"^((?:[ \t]*>)+)[ \t]*\{", re.MULTILINE)
_LINE_END = re.compile(r"\r\n?")
_BREAK = re.compile(r"[ \t]*\n\s*")
_START = re.compile(r'\{\s*"')
_MOST_STARTS = 1_000
"""Places where a record may begin that are looked at: more are no message, but an attack."""
_MOST_QUOTING = 50
_LONGEST_KEY = 40
_EXAMPLE = '{"preset": "classic", "wins": "lowest"}'
_FIELDS = {*rules_to_json(CLASSIC), "preset"}


@dataclass(frozen=True, slots=True)
class Unread:
    """Why no rules were found: ``plain`` for card players, ``precise`` for who wrote a record.

    ``has_place`` says that ``precise`` has more to say to whoever was sent the rules.
    """

    plain: RuleError
    precise: RuleError
    has_place: bool = True


class _Newer(RecordError):  # noqa: N818 - as the refusals of the command line
    """A record that a newer program wrote."""


def read_rules_text(given: bytes | str) -> Rules:
    """Return the rules in a file or a text, as ``rules_in``.

    Raises RuleError, with the place.
    """
    found = rules_in(given)
    if isinstance(found, Unread):
        raise found.precise
    return found


def rules_in(given: bytes | str) -> Rules | Unread:
    """Return the rules in a file, or in a text that somebody pasted, or why there are none.

    The record may have words around it; of several the last one counts.  Of a sheet or a
    game those are taken that it is played by.  The key of a preset alone will do.
    """
    data = given if isinstance(given, bytes) else given.encode(errors="surrogatepass")
    try:
        text = _LINE_END.sub("\n", text_of(data)).strip()
    except RuleError as odd:
        is_text = not isinstance(odd, RecordError)
        return Unread(odd if is_text else _nothing(), odd, has_place=not is_text)
    alone = text.strip("`“”\"'").strip().casefold()
    if alone in PRESETS:
        return PRESETS[alone]
    if is_json(text) and isinstance(_json_in(text), list):
        precise = RuleError(sentence("Expected a rules record: an object with named fields."))
        return Unread(_nothing(), precise)
    found = _looked_through(text)
    is_key = len(alone) <= _LONGEST_KEY and not set(alone) & set(" \n{[<")
    if isinstance(found, Unread) and not found.has_place and alone and is_key:
        return Unread(found.plain, unknown_rules(alone, PRESETS.values()), has_place=False)
    return found


def _looked_through(text: str) -> Rules | Unread:
    """Return the rules in the first reading of ``text`` that has any, or what is wrong."""
    missing, wrong = list[Unread](), list[Unread]()
    for reading in dict.fromkeys(_readings(text)):
        record = _record_in(reading)
        if isinstance(record, Unread):
            missing.append(record)
            continue
        try:
            return rules_given(_inside(record))
        except _Newer as newer:
            update = sentence("This was written by a newer scorekeeper: update this one first.")
            wrong.append(Unread(RuleError(update), newer))
        except RuleError as problem:
            wrong.append(Unread(_odd(), problem))
    return (wrong or missing)[0]


def _nothing() -> RuleError:
    return RuleError(
        sentence(
            "There are no rules in this. Copy the whole message, or choose the file, that "
            "somebody shared from this app."
        )
    )


def _cut() -> RuleError:
    return RuleError(
        sentence(
            "These rules are cut off, or were changed on their way. Copy the whole message, "
            "or have them sent once more as a file."
        )
    )


def _odd() -> RuleError:
    return RuleError(
        sentence(
            "Something in these rules cannot be understood here. Have them sent once more, or "
            "ask whoever wrote them."
        )
    )


# -- what became of it on the way --------------------------------------------------------


def _readings(text: str) -> Iterator[str]:
    """Yield the text as it stands, and as it may have been before it was sent."""
    for spelt in dict.fromkeys((text, unescape(text))):
        depth = max((each[1].count(">") for each in _QUOTED_RECORD.finditer(spelt)), default=0)
        # A formula may have been broken before its own sign: no more is taken off than the
        # record is quoted, unless it cannot be read otherwise.
        for most in dict.fromkeys((min(depth, _MOST_QUOTING), _MOST_QUOTING)):
            plain = _unquoted(spelt, most)
            straight = _SPACED.sub("", plain).translate(_STRAIGHT)
            yield plain
            yield straight
            yield _BREAK.sub(" ", plain)
            yield _BREAK.sub(" ", straight)


def _unquoted(text: str, most: int) -> str:
    """Return ``text`` without the signs, at most so many a line, by which mail is quoted."""
    if not most:
        return text
    return re.sub(rf"^[ \t]*(?:>[ \t]?){{1,{most}}}", "", text, flags=re.MULTILINE)


# -- the record in it --------------------------------------------------------------------


def _record_in(text: str) -> Mapping[str, object] | Unread:
    """Return the last object in ``text`` with a field of rules in it, or what is there."""
    try:
        found, problem = _objects_in(text)
    except RuleError as odd:
        return Unread(_odd(), odd)
    rules = [record for record in found if _FIELDS & record.keys()] or found
    return rules[-1] if rules else problem


def _inside(record: Mapping[str, object]) -> object:
    """Return ``record``, or the rules by which the sheet or the game in it is played."""
    if "format" not in record:
        return record
    kind, version = record["format"], record.get("version")
    if isinstance(version, int) and version > VERSION:
        raise _Newer(
            "version",
            sentence(
                "version {version} was written by a newer scorekeeper; "
                "this one reads up to version {known}."
            ),
            version=shown(version),
            known=VERSION,
        )
    if kind == SHEET:
        return record.get("rules", CLASSIC.key)
    if kind == GAME:
        return Reader(record, "game").group("setup").raw("rules")
    raise RecordError(
        "format",
        sentence("expected rules, or a sheet or a game with rules in it, not {found}."),
        found=shown(kind),
    )


def _json_in(text: str) -> object:
    try:
        return json_of(text)
    except RuleError:
        return None


def _objects_in(text: str) -> tuple[list[Mapping[str, object]], Unread]:
    """Return every JSON object in ``text``, and what to say where that is none."""
    found: list[Mapping[str, object]] = []
    precise = RuleError(
        sentence(
            "There are no rules in this; expected a rules record, such as {example}, "
            "or the key of rules that come with the program."
        ),
        example=_EXAMPLE,
    )
    problem = Unread(_nothing(), precise, has_place=False)
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
            place = f"line {odd.lineno}, column {odd.colno}"
            wrong = RecordError(place, sentence("expected JSON; it cannot be read from here on."))
            problem = Unread(_cut(), wrong)
            continue
        except (RecursionError, ValueError):
            end = len(text)  # json_of says what is wrong with it
        record = json_of(text[at.start() : end])
        found.append(cast("Mapping[str, object]", record))  # it began with a bracket
    return found, problem
