"""A plan changed hand by hand, before the game or while it is played.

Every function takes the cards of every hand and returns them anew.  What cannot be done,
such as a hand of no cards or a game of no hands, leaves them as they are: a screen finds
out what it may offer by comparing.
"""

from __future__ import annotations

from scorekeeper.rules.entries import Replan
from scorekeeper.rules.plan import MOST_HANDS
from scorekeeper.rules.position import Position

__all__ = [
    "Sizes",
    "cut",
    "fixed",
    "following",
    "inserted",
    "repeated",
    "replan",
    "resized",
    "skipped",
]

Sizes = tuple[int, ...]
"""The cards of every hand; an index into them is one less than the number of the hand."""


def resized(sizes: Sizes, index: int, by: int, biggest: int) -> Sizes:
    """Give a hand ``by`` cards more, within one card and ``biggest``.

    >>> resized((1, 2, 3), 2, +1, biggest=13)
    (1, 2, 4)
    """
    cards = sizes[index] + by
    if not 1 <= cards <= biggest:
        return sizes
    return (*sizes[:index], cards, *sizes[index + 1 :])


def inserted(sizes: Sizes, index: int, cards: int) -> Sizes:
    """Play a hand of ``cards`` before the one at ``index``, or as the last one.

    >>> inserted((1, 2, 4), 2, 3), inserted((1, 2), 2, 3)
    ((1, 2, 3, 4), (1, 2, 3))
    """
    if len(sizes) >= MOST_HANDS:
        return sizes
    return (*sizes[:index], cards, *sizes[index:])


def repeated(sizes: Sizes, index: int) -> Sizes:
    """Play a hand once more, right after it.

    >>> repeated((1, 2, 3), 1)
    (1, 2, 2, 3)
    """
    return inserted(sizes, index, sizes[index])


def following(sizes: Sizes, index: int, biggest: int) -> int:
    """Return the cards to begin with for one more hand after the one at ``index``.

    It lies halfway to the next one; after the last one the plan goes on as it went.

    >>> following((1, 2, 6), 1, biggest=13), following((4, 3), 1, biggest=13)
    (4, 2)
    """
    if index + 1 < len(sizes):
        return (sizes[index] + sizes[index + 1]) // 2
    step = sizes[index] - sizes[index - 1] if index else 0
    return min(max(1, sizes[index] + step), biggest)


def skipped(sizes: Sizes, index: int) -> Sizes:
    """Leave a hand out; one always stays.

    >>> skipped((1, 2, 3), 1), skipped((5,), 0)
    ((1, 3), (5,))
    """
    if len(sizes) == 1:
        return sizes
    return (*sizes[:index], *sizes[index + 1 :])


def cut(sizes: Sizes, index: int) -> Sizes:
    """End with the hand at ``index``: drop all that come after it.

    >>> cut((1, 2, 3), 0)
    (1,)
    """
    return sizes[: index + 1]


def fixed(position: Position) -> int:
    """Return how many hands, from the first on, have entries and so keep their size."""
    last = position.hands[-1]
    return last.number if last.has_entries else last.number - 1


def replan(position: Position, sizes: Sizes) -> Replan:
    """Return the entry that makes ``sizes`` the plan, from the first hand that differs on."""
    same = 0
    for now, then in zip(position.plan, sizes, strict=False):
        if now != then:
            break
        same += 1
    return Replan(same + 1, sizes[same:])
