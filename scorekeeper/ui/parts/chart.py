"""The chart: everybody's total after every hand, one line each."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10

import flet as ft

from scorekeeper.rules import Points
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.writing import figures, line
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated, points

__all__ = ["MOST_MARKED", "TotalsChart", "Track", "steps"]

HEIGHT = 280
"""The height of the lines and their axis, in dp."""
EDGE = ft.Padding.only(top=Space.LOOSE, right=Space.EVEN)
"""Around the lines, since the figures of an axis stick out by half."""
TICKS = 5
"""About so many figures stand along an axis."""
CROWDED = 24
"""From so many hands on, only the end of a line is marked."""
MOST_MARKED = 10
"""With marks on more lines than these the client stands still, as Flet 1.0.5 draws them."""
DASHES: tuple[list[int] | None, ...] = (None, [8, 5], [2, 4], [12, 4, 2, 4])
SHAPES = ("●", "■", "✕")
SAMPLE = 32
"""The length of a line's sample in the legend, in dp."""


@dataclass(frozen=True, slots=True)
class Track:
    """One player's line: total after each hand, from the one before they were first in.

    ``look`` counts the dashes and marks through, so that no two lines of a table look the
    same, whatever their colours, unless they are too many to be ``marked``; ``total`` is the last
    total, written out.
    """

    id: str
    name: str
    colour: str
    look: int
    start: int
    totals: tuple[Points, ...]
    total: str
    marked: bool = True


@component
def TotalsChart(tracks: tuple[Track, ...], hands: int, *, scale: float = 1.0) -> ft.Control:
    """Draw the totals over so many ``hands``, and below them whose line is which.

    The legend stands in the order of the ``tracks``.
    """
    said = ", ".join(
        _("{player} {points}").format(player=isolated(one.name), points=one.total) for one in tracks
    )
    return ft.Column(
        [
            ft.Semantics(
                label=_("Totals by hand: {totals}").format(totals=said),
                container=True,
                exclude_semantics=True,
                content=ft.Container(
                    _lines(tracks, hands, scale), height=HEIGHT, key="chart", padding=EDGE
                ),
            ),
            ft.Row([_legend(one) for one in tracks], wrap=True, spacing=Space.LOOSE, run_spacing=0),
        ],
        spacing=Space.SNUG,
        tight=True,
    )


def _lines(tracks: tuple[Track, ...], hands: int, scale: float) -> ft.Control:
    # The charts bring a good deal that nobody needs to wait for before the first screen.
    from flet_charts import ChartAxis, ChartAxisLabel, ChartGridLines, LineChart  # noqa: PLC0415

    every = [total for track in tracks for total in track.totals] or [0]
    height = steps(min(0, *every), max(0, *every))
    wide = steps(0, hands)

    def axis(values: list[int], room: float) -> ChartAxis:
        labels = [
            ChartAxisLabel(value, line(points(value), Type.MARK, Colour.PENCIL)) for value in values
        ]
        return ChartAxis(
            labels=labels, label_size=room * scale, label_spacing=values[1] - values[0]
        )

    digits = max(len(points(value)) for value in height)
    rule = ChartGridLines(interval=height[1] - height[0], color=Colour.RULE, width=1)
    chart: ft.Control = LineChart(
        data_series=[_series(track, hands) for track in tracks],
        interactive=False,
        animation=ft.Animation(0),
        min_x=0,
        max_x=hands,
        min_y=height[0],
        max_y=height[-1],
        horizontal_grid_lines=rule,
        left_axis=axis(height, (digits + 1) * Type.MARK * 0.65),
        bottom_axis=axis(wide, Type.MARK * 2),
        border=ft.Border.only(bottom=ft.BorderSide(1, Colour.EDGE)),
        expand=True,
    )
    return chart


def _series(track: Track, hands: int) -> ft.BaseControl:
    from flet_charts import LineChartData, LineChartDataPoint  # noqa: PLC0415

    last = len(track.totals) - 1
    drawn: ft.BaseControl = LineChartData(
        points=[
            LineChartDataPoint(
                track.start + at,
                total,
                point=_mark(track) if at == last or hands <= CROWDED else None,
                show_tooltip=False,
            )
            for at, total in enumerate(track.totals)
        ],
        color=track.colour,
        stroke_width=2.5,
        dash_pattern=_dashes(track),
        rounded_stroke_join=True,
    )
    return drawn


def _dashes(track: Track) -> list[int] | None:
    return DASHES[track.look % len(DASHES)]


def _shape(track: Track) -> str:
    return SHAPES[track.look % len(SHAPES)] if track.marked else ""


def _mark(track: Track) -> object:
    """Return the mark on a line's points: a circle, a square or a cross."""
    from flet_charts import ChartCirclePoint, ChartCrossPoint, ChartSquarePoint  # noqa: PLC0415

    match _shape(track):
        case "":
            return None
        case "●":
            return ChartCirclePoint(color=track.colour, radius=4)
        case "■":
            return ChartSquarePoint(color=track.colour, size=8, stroke_width=0)
        case _:
            return ChartCrossPoint(color=track.colour, size=9, width=2.5)


def _legend(track: Track) -> ft.Control:
    """Return a piece of the line with its mark, whose it is, and where it stands."""
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Row(
            [
                ft.Stack(
                    [_sample(track), _sign(track)], width=SAMPLE, alignment=ft.Alignment.CENTER
                ),
                ft.Container(
                    line(isolated(track.name), Type.SMALL), expand=True, expand_loose=True
                ),
                figures(track.total, Type.SMALL, room=1),
            ],
            key=f"legend-{track.id}",
            spacing=Space.SNUG,
            tight=True,
        ),
    )


def _sample(track: Track) -> ft.Control:
    """Return as much of a line as shows its dashes."""
    dashes, pieces, length, drawn = _dashes(track) or [SAMPLE, 0], [], 0, True
    while length < SAMPLE:
        for size in dashes:
            piece = min(size, SAMPLE - length)
            ground = track.colour if drawn else None
            pieces.append(ft.Container(width=piece, height=2.5, bgcolor=ground))
            length, drawn = length + piece, not drawn
    return ft.Row(list[ft.Control](pieces), spacing=0, tight=True)


def _sign(track: Track) -> ft.Control:
    match _shape(track):
        case "":
            return ft.Container()
        case "✕":
            return ft.Icon(ft.Icons.CLOSE, size=Type.SMALL, color=track.colour)
        case shape:
            radius = Radius.CARD if shape == "●" else 0
            return ft.Container(width=9, height=9, bgcolor=track.colour, border_radius=radius)


def steps(low: Points, high: Points) -> list[int]:
    """Return round figures, evenly apart, from ``low`` or below to ``high`` or above.

    >>> steps(-12, 40)
    [-20, 0, 20, 40]
    >>> steps(0, 3)
    [0, 1, 2, 3]
    >>> steps(0, 0)
    [0, 1]
    """
    wanted = max(high - low, 1) / TICKS
    power = 10 ** floor(log10(wanted))
    step = max(1, int(next(size * power for size in (1, 2, 5, 10) if size * power >= wanted)))
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [step * at for at in range(first, last + 1)]
