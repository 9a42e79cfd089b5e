"""How people are told apart at a glance: a colour, and a sign of a letter or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from zlib import crc32

from scorekeeper.book.texts import cleaned, folded, graphemes

__all__ = ["LONGEST_SIGN", "Hue", "free_hue", "hue_of", "initials", "kept_sign", "unlike_initials"]

LONGEST_SIGN = 2
"""Letters or emoji in a sign."""


class Hue(StrEnum):
    """The colours people can have: those that differ most come first."""

    BRICK = "brick"
    SKY = "sky"
    OCHRE = "ochre"
    PLUM = "plum"
    MOSS = "moss"
    ROSE = "rose"
    TEAL = "teal"
    UMBER = "umber"
    INDIGO = "indigo"
    OLIVE = "olive"
    RUST = "rust"
    SLATE = "slate"


def hue_of(person: str, noted: str = "") -> Hue:
    """Return the colour that is ``noted``, else the one that falls to this id.

    >>> hue_of("ann", "teal"), hue_of("ann") is hue_of("ann", "a colour of a later version")
    (<Hue.TEAL: 'teal'>, True)
    """
    if noted in set(Hue):
        return Hue(noted)
    hues = tuple(Hue)
    return hues[crc32(person.encode("utf-8", "surrogatepass")) % len(hues)]


def free_hue(taken: Iterable[Hue]) -> Hue:
    """Return the colour that the fewest at the table have.

    >>> free_hue([Hue.BRICK, Hue.OCHRE])
    <Hue.SKY: 'sky'>
    """
    counts = Counter(taken)
    return min(Hue, key=lambda hue: counts[hue])


def kept_sign(text: str) -> str:
    """Return a chosen sign as it is kept: at most two letters or emoji.

    >>> kept_sign(" 🦊🐻🐼 "), kept_sign("A l")
    ('🦊🐻', 'Al')
    """
    return "".join(graphemes("".join(cleaned(text).split()))[:LONGEST_SIGN])


def initials(name: str) -> str:
    """Return the letters a name begins with: of two words, else the first two.

    >>> initials("Ann Lee"), initials("zoë"), initials("🦊 Fox"), initials("O'Brien")
    ('AL', 'Zo', '🦊', 'OB')
    """
    return next(_signs(name))


def unlike_initials(names: Sequence[str]) -> tuple[str, ...]:
    """Return initials of everybody, a later letter where an earlier one has the same.

    >>> unlike_initials(["Anna", "Andy", "Ann"])
    ('An', 'Ad', 'An')
    """
    taken, found = set[str](), list[str]()
    for name in names:
        signs = list(_signs(name))
        sign = next((one for one in signs if folded(one) not in taken), signs[0])
        taken.add(folded(sign))
        found.append(sign)
    return tuple(found)


def _signs(name: str) -> Iterator[str]:
    """Yield the signs that suit a name, the best first."""
    words = [
        word
        for part in name.replace("'", " ").replace("-", " ").split()
        if (word := [one for one in graphemes(part) if one[0].isalnum() or _is_picture(one)])
    ]
    if not words:
        yield "".join(graphemes(name)[:1])
        return
    first = words[0][0]
    if _is_picture(first):
        yield first
        return
    first = _capital(first)
    if len(words) > 1:
        yield first + _capital(words[-1][0])
    letters = [one for one in words[0][1:] if not _is_picture(one)]
    yield from (first + _small(letter) for letter in letters)
    if not letters:
        yield first


def _is_picture(one: str) -> bool:
    return not one[0].isalnum() and ord(one[0]) > 0x2000  # noqa: PLR2004 - beyond all letters' signs


def _capital(letter: str) -> str:
    upper = letter.upper()
    return upper if len(upper) == len(letter) else letter


def _small(letter: str) -> str:
    lower = letter.lower()
    return lower if len(lower) == len(letter) else letter
