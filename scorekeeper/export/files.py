"""Files from outside: bytes as text, text as JSON, and nothing taken on trust."""

from __future__ import annotations

import json
from typing import NoReturn

from scorekeeper.rules import RecordError, RuleError
from scorekeeper.rules.errors import sentence

__all__ = ["BOM", "MOST_BYTES", "json_of", "read_bytes", "text_of"]

BOM = "\ufeff"
"""The byte order mark, as a letter."""
MOST_BYTES = 5_000_000
"""The largest file that is read."""


def read_bytes(path: str, most: int = MOST_BYTES) -> bytes:
    """Return what is in the file, or its beginning if it has more than ``most`` bytes.

    Raises RuleError when it cannot be read.
    """
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - pathlib would cost every start
            data = file.read(most + 1)
    except FileNotFoundError:
        raise RuleError(sentence("There is no such file.")) from None
    except IsADirectoryError:
        raise RuleError(sentence("This is a folder; expected a file.")) from None
    except (OSError, ValueError) as failed:  # ValueError: a path with a NUL in it
        reason = getattr(failed, "strerror", None) or str(failed)
        raise RuleError(sentence("This file cannot be read: {reason}."), reason=reason) from None
    return data


def text_of(data: bytes, most: int = MOST_BYTES) -> str:
    """Return ``data`` as text, without a byte order mark.

    Raises RuleError for what is over 5 MB, unless ``most`` allows for more, or is not UTF-8.
    """
    if len(data) > most:
        raise RuleError(sentence("This file is over 5 MB; expected a smaller one."))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as odd:
        raise RecordError(
            f"byte {odd.start + 1}", sentence("expected text in UTF-8; this is something else.")
        ) from None
    if "\0" in text:
        raise RecordError(
            f"character {text.index(chr(0)) + 1}",
            sentence("expected text in UTF-8; this is something else."),
        )
    return text


def json_of(text: str) -> object:
    """Return the JSON value in ``text``.

    Raises RuleError, with the place, for what is not JSON, or is nested too deeply, holds
    a field twice, a number that is none (NaN), or half a character.
    """
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_not_a_number)
    except json.JSONDecodeError as odd:
        raise RecordError(
            f"line {odd.lineno}, column {odd.colno}",
            sentence("expected JSON; it cannot be read from here on."),
        ) from None
    except RecursionError:
        raise RuleError(sentence("This JSON is nested too deeply.")) from None
    except RuleError:
        raise
    except ValueError:
        raise RuleError(sentence("This JSON holds a number that is too long.")) from None
    if "\\u" in text:
        _check_letters(value)
    return value


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RuleError(sentence("The field “{field}” stands twice in one object."), field=twice)
    return fields


def _not_a_number(name: str) -> NoReturn:
    raise RuleError(sentence("Expected a number, not {found}."), found=name)


def _check_letters(value: object) -> None:
    """Refuse lone surrogates: JSON can spell them, but no file can hold them."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise RuleError(sentence("This JSON holds half a character (a surrogate).")) from None
