"""How people write formulas: signs of print, capitals and commas, as the language has them.

Only what can mean one thing is turned.  Records stay strict; this is for what is typed.
"""

# ruff: noqa: RUF001, RUF002 - the signs of print are what this is about

from __future__ import annotations

import re
import unicodedata

from scorekeeper.rules.errors import FormulaError, sentence
from scorekeeper.rules.trump import Trump

__all__ = ["spelt", "wrong_suit"]

_SIGNS = str.maketrans(
    {
        **dict.fromkeys("×∙·⋅✕✖", "*"),
        **dict.fromkeys("÷∕", "/"),
        **dict.fromkeys("−–—‐‑‒", "-"),
        **dict.fromkeys("‘’‚‛`´", "'"),
        **dict.fromkeys("“”„‟«»", '"'),
        "²": "**2",
        "³": "**3",
        "^": "**",
        "≤": "<=",
        "≥": ">=",
        "≠": "!=",
        "∧": " and ",
        "∨": " or ",
        "¬": " not ",
    }
)
_HALF = re.compile(r"(\d\s?)?½")
_EQUALS = (
    (re.compile(r"=<"), "<="),
    (re.compile(r"=>"), ">="),
    (re.compile(r"<>"), "!="),
    (re.compile(r"(?<![<>=!])=(?![=<>])"), "=="),
)
_COMMA = re.compile(r"(?<![\d.,])(\d+),([05])(?![\d.,])")
_TEXT = re.compile(r"'([^']*)'|\"([^\"]*)\"")


def spelt(written: str) -> str:
    """Return ``written`` as the language spells it, as far as that is certain.

    >>> spelt("10,5 + BID × bid − ½"), spelt("bid = 3"), spelt("off² ≥ 4")
    ('10.5 + bid * bid - 0.5', 'bid == 3', 'off**2 >= 4')
    """
    text = _HALF.sub(lambda found: f"{(found[1] or '0').strip()}.5", written).translate(_SIGNS)
    text = "".join(_letter(letter) for letter in text)
    for pattern, sign in _EQUALS:
        text = pattern.sub(sign, text)
    # Within brackets a comma may part the numbers of min and max.
    return text if "(" in text else _COMMA.sub(r"\1.\2", text)


def _letter(letter: str) -> str:
    """Return a letter or figure as a keyboard has it; what is not to be seen is none."""
    if letter.isascii() and letter.isprintable():
        return letter.lower()
    if letter.isspace():
        return " "
    kind = unicodedata.category(letter)
    if kind == "Cf":
        return ""
    if kind == "Nd":
        return str(unicodedata.digit(letter))
    plain = unicodedata.normalize("NFKC", letter)
    return plain.lower() if plain.isascii() and plain.isprintable() else letter


def wrong_suit(formula: str) -> FormulaError | None:
    """Return that a text in a formula is no trump, and where; it would never fit.

    Texts are there to be compared with the trump only.

    >>> wrong_suit("trump == 'hearts'") is None, wrong_suit("trump == 'herats'").at
    (True, 9)
    """
    for found in _TEXT.finditer(formula):
        suit = found[1] or found[2] or ""
        if suit and suit not in tuple(Trump):
            return FormulaError(
                sentence("There is no trump “{suit}”: write {suits}."),
                found.start(),
                suit=suit,
                suits=", ".join(f"'{trump}'" for trump in Trump),
            )
    return None
