"""Likeness: two names that may be spellings of one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from scorekeeper.book.texts import folded

__all__ = ["alike", "alike_pairs"]

_SOUNDS = (("ph", "f"), ("th", "t"), ("ck", "k"), ("c", "k"), ("y", "i"))
_DOUBLE = re.compile(r"(\w)\1+")
_NO_LETTERS = re.compile(r"[\W_]+")
_DIGITS = re.compile(r"\d+")
_FEWEST = {"more": 2, "swapped": 3, "other": 4}
"""Letters that a name must have for one more, two swapped or another one to be a slip."""


def alike(one: str, other: str) -> bool:
    """Return whether two names are the same but for a slip, an accent or the spelling.

    Numbers tell people apart on purpose.

    >>> alike("Ann", "Anne"), alike("Sofie", "Sophie"), alike("Jörg", "Jorg"), alike("Tim", "Tom")
    (True, True, True, False)
    >>> alike("Max 1", "Max 2"), alike("Bne", "Ben")
    (False, True)
    """
    mine, yours = _bare(one), _bare(other)
    if _DIGITS.findall(mine) != _DIGITS.findall(yours) or not mine or not yours:
        return False
    return mine == yours or _sound(mine) == _sound(yours) or _is_one_slip(mine, yours)


def alike_pairs(names: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the places of two names that are alike, each pair once, the first ones first.

    Only names that share a spelling with a letter left out are compared, so it is quick
    with thousands.
    """
    met: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        keys = set(_keys(_bare(name)))
        for earlier in sorted({one for key in keys for one in met.get(key, ())}):
            if alike(names[earlier], name):
                yield earlier, place
        _add(met, keys, place)


def _add(met: dict[str, list[int]], keys: Iterable[str], place: int) -> None:
    for key in keys:
        met.setdefault(key, []).append(place)


def _keys(bare: str) -> Iterator[str]:
    yield bare
    yield _sound(bare)
    yield from (bare[:at] + bare[at + 1 :] for at in range(len(bare)))


def _bare(name: str) -> str:
    return _NO_LETTERS.sub("", folded(name)) or folded(name)


def _sound(bare: str) -> str:
    """Return a name as it is likely said, where spellings differ."""
    for spelt, said in _SOUNDS:
        bare = bare.replace(spelt, said)
    return _DOUBLE.sub(r"\1", bare)


def _is_one_slip(one: str, other: str) -> bool:
    """Return whether one letter is too many, another, or two are swapped."""
    short, long = sorted((one, other), key=len)
    start = next(
        (at for at, pair in enumerate(zip(short, long, strict=False)) if len({*pair}) > 1),
        len(short),
    )
    if len(long) - len(short) == 1:
        return len(short) >= _FEWEST["more"] and short[start:] == long[start + 1 :]
    if len(long) != len(short):
        return False
    if short[start + 1 :] == long[start + 1 :]:
        return start > 0 and len(short) >= _FEWEST["other"]
    swapped = short[start + 1 : start + 2] + short[start : start + 1] + short[start + 2 :]
    return len(short) >= _FEWEST["swapped"] and swapped == long[start:]
