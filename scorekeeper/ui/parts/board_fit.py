"""How the board shares a screen: figures as large as fit, whole in any case."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from scorekeeper.ui.theme import TOUCH, Space, Type

__all__ = ["BoardFit", "Room", "board_fit"]

DIGIT: Final = 0.64
"""How wide a digit of our bold font is, as a part of its size."""
NAME: Final = 2.6
"""How much room a name has at least, as a part of the size of the figures."""
LESSER: Final = 0.6
"""How large lesser figures are, as a part of the size of the figures."""
OF_ROW: Final = 0.64
"""How much of a row's height its figures take."""
LEAST: Final = 20
"""The least size of figures, in dp; a board with smaller ones scrolls instead."""
LARGEST: Final = 132
"""The largest; with more there would be nothing but figures."""
WORTH: Final = 1.15
"""Another column has to bring at least so much."""
MOST_COLUMNS: Final = 3


@dataclass(frozen=True, slots=True)
class Room:
    """The widest of every kind of figure on the board, in digits."""

    rank: int = 1
    bid: int = 1
    total: int = 2
    moves: bool = True

    @property
    def ems(self) -> float:
        """How wide a row is at least, as a multiple of the size of its figures."""
        return (
            self.rank * DIGIT * LESSER
            + NAME
            + self.bid * DIGIT
            + (self.bid + 1) * DIGIT
            + self.total * DIGIT
            + (DIGIT + LESSER if self.moves else 0)
            + GAPS
        )


GAPS: Final = 1.6
"""All that is between figures, as a part of their size."""


@dataclass(frozen=True, slots=True)
class BoardFit:
    """Sizes in dp: figures, rows and head; ``columns`` of rows stand side by side.

    ``label`` and ``value`` are the sizes of writing in the head, ``tall`` says that the
    head takes two lines, ``scrolls`` that the rows do not all fit.
    """

    figure: float
    row: float
    columns: int
    label: float
    value: float
    tall: bool
    scrolls: bool


def board_fit(
    width: float, height: float, players: int, room: Room, *, scale: float = 1.0
) -> BoardFit:
    """Share a screen of ``width`` x ``height`` dp among the head and so many ``players``.

    >>> board_fit(1280, 800, 8, Room()).figure >= 48
    True
    """
    tall = width < height
    value = min(72, max(26, height * 0.09 if not tall else width * 0.09))
    label = max(Type.SMALL * min(scale, 2), value * 0.42)
    head = (2 if tall else 1) * max(TOUCH, (label + value) * 1.25) + 4 * Space.TIGHT
    rest = height - head - label * 1.25 - 2 * Space.SNUG
    found = [_figure(width, rest, players, columns, room) for columns in range(1, MOST_COLUMNS + 1)]
    columns = 1
    for more, figure in enumerate(found[1:], 2):
        if figure > found[columns - 1] * WORTH and players >= more:
            columns = more
    figure = found[columns - 1]
    rows = ceil(players / columns)
    return BoardFit(
        figure=max(LEAST, figure),
        row=max(LEAST / OF_ROW, rest / rows - Space.TIGHT),
        columns=columns,
        label=label,
        value=value,
        tall=tall,
        scrolls=figure < LEAST,
    )


def _figure(width: float, height: float, players: int, columns: int, room: Room) -> float:
    row = height / ceil(players / columns) - Space.TIGHT
    wide = (width - (columns + 1) * Space.SNUG) / columns - 2 * Space.SNUG
    return min(LARGEST, row * OF_ROW, wide / room.ems)
