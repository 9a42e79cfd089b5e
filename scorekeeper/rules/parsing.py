"""From the text of a formula to its tree, and where a text stops being one."""

from __future__ import annotations

import ast
import re
import warnings

from scorekeeper.rules.errors import FormulaError, sentence

__all__ = ["DEEPEST", "parsed"]

DEEPEST = 24
"""Levels a formula may nest."""


def parsed(text: str, blank: int) -> ast.expr:
    """Return the tree of ``text``, which began ``blank`` characters further left.

    Raises FormulaError, with the place.
    """
    if not text:
        raise FormulaError(sentence("Nothing is written here."), blank)
    try:
        return _tree(text)
    except SyntaxError:
        stop = _stops(text)
        raise FormulaError(_unread(text[stop:]), blank + stop, column=blank + stop + 1) from None
    except (MemoryError, RecursionError, ValueError):
        raise FormulaError(sentence("This formula is nested too deeply."), blank) from None


def _unread(rest: str) -> str:
    """Return what is wrong with a formula that cannot be read from ``rest`` on."""
    if rest.startswith("="):
        return sentence("Write == to compare.")
    if not rest:
        return sentence("Something is missing at the end.")
    return sentence("This is not a formula: it cannot be read from character {column} on.")


def _tree(text: str) -> ast.expr:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python's remarks on odd spelling
        return ast.parse(text, mode="eval").body


_WORDS = re.compile(r"""'[^']*'|"[^"]*"|[\w.]+|\*\*|//|[<>=!]=|\S""")
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_ENDINGS = ("", " 0", " else 0", " 0 else 0")
"""What can turn the beginning of a formula into a whole one, brackets aside."""


def _stops(text: str) -> int:
    """Return where ``text`` stops making sense: behind its end when it is only too short.

    Python's own place will not do: of an unexpected end it says nothing, of a bracket that
    stays open the bracket.
    """
    words = list(_WORDS.finditer(text))
    sound, broken = 0, len(words) + 1
    while broken - sound > 1:
        middle = (sound + broken) // 2
        if _begins([word.group() for word in words[:middle]]):
            sound = middle
        else:
            broken = middle
    return words[sound].start() if sound < len(words) else len(text)


def _begins(words: list[str]) -> bool:
    """Return whether some formula begins with these words."""
    closing = ""
    for word in words:
        if word in _CLOSING:
            closing = _CLOSING[word] + closing
        elif closing and word == closing[0]:
            closing = closing[1:]
    if len(closing) > DEEPEST:
        return False
    for ending in _ENDINGS:
        try:
            _tree(" ".join(words) + ending + closing)
        except (SyntaxError, MemoryError, RecursionError, ValueError):
            continue
        return True
    return False
