"""What people call things, cleaned of what cannot be seen and of what would turn a sentence."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace

from scorekeeper.rules import Rules

__all__ = ["cleaned", "cleaned_rules", "folded", "graphemes"]

# What would turn the text around it, and what cannot be seen.  The joiners stay: emoji and
# Persian names need them.
_UNSEEN = re.compile(
    "[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)

# Letters that are no letter with an accent to Unicode, and what people write without them.
_PLAIN = str.maketrans(
    {
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "\u0131": "i",  # the dotless one
        "\u0237": "j",
        "æ": "ae",
        "œ": "oe",
        "ħ": "h",
        "ŧ": "t",
        "ŋ": "n",
        "ĸ": "k",
        "ɓ": "b",
        "ɗ": "d",
        "ƙ": "k",
        "ƴ": "y",
        "ə": "e",
        "ɛ": "e",
        "ɔ": "o",
    }
)


def cleaned(text: str) -> str:
    r"""Return a text as it is kept: one line, composed, nothing in it that cannot be seen.

    >>> cleaned("  Ann \t\u202e Lee\n")
    'Ann Lee'
    """
    spaced = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in text)
    return unicodedata.normalize("NFC", " ".join(_UNSEEN.sub("", spaced).split()))


def folded(text: str) -> str:
    """Return ``text`` without case and accents, in letters that every keyboard has.

    >>> folded("Öl und Ärger"), folded("Łukasz Sørensen")
    ('ol und arger', 'lukasz sorensen')
    """
    parted = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(sign for sign in parted if not unicodedata.combining(sign))
    return bare.casefold().translate(_PLAIN)  # once more: what was one sign may be capitals now


_GRAPHEME = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}"  # two letters of their own are a flag
    "|.(?:[\u0300-\u036f\u20d0-\u20f0\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]|\u200d.)*",
    re.DOTALL,
)


def graphemes(text: str) -> tuple[str, ...]:
    r"""Return the letters and emoji of a text, each with all that is drawn with it.

    >>> graphemes("Ann"), len(graphemes("👩\u200d🚀🇩🇪👍🏽"))
    (('A', 'n', 'n'), 3)
    """
    found = list[str]()
    for piece in _GRAPHEME.findall(text):
        if found and unicodedata.category(piece[0])[0] == "M":
            found[-1] += piece
        else:
            found.append(piece)
    return tuple(found)


def cleaned_rules(rules: Rules) -> Rules:
    """Return rules from elsewhere with every text of theirs that people see cleaned.

    Folk names with nothing left in them are left out.
    """
    also = (cleaned(name) for name in rules.also)
    return replace(
        rules,
        name=cleaned(rules.name),
        about=cleaned(rules.about),
        also=tuple(name for name in also if name),
        reminders=tuple(replace(each, text=cleaned(each.text)) for each in rules.reminders),
    )
