"""What people call things, cleaned of what cannot be seen and of what would turn a sentence."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace

from scorekeeper.rules import Rules

__all__ = ["cleaned", "cleaned_rules", "folded"]

# What would turn the text around it, and what cannot be seen.  The joiners stay: emoji and
# Persian names need them.
_UNSEEN = re.compile(
    "[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


def cleaned(text: str) -> str:
    r"""Return a text as it is kept: one line, composed, nothing in it that cannot be seen.

    >>> cleaned("  Ann \t\u202e Lee\n")
    'Ann Lee'
    """
    spaced = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in text)
    return unicodedata.normalize("NFC", " ".join(_UNSEEN.sub("", spaced).split()))


def folded(text: str) -> str:
    """Return ``text`` without case and accents.

    >>> folded("Öl und Ärger")
    'ol und arger'
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


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
