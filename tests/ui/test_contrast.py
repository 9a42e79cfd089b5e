"""Every writing of every screen stands out from what it lies on, by daylight and by lamplight."""

import flet as ft
import pytest
from ui.desks import hands, played, table_of, visiting
from ui.test_labels import SCREENS, every_route
from ui.test_theme import contrast

from scorekeeper.ui.guard import note
from scorekeeper.ui.palette import DARK, LIGHT, Colour

LEAST = 4.5


@pytest.fixture(scope="module")
def evening():
    """A desk with a game in its second hand, the first one made by some and missed by others."""
    desk, table = table_of(8, rules=hands(1, 2, 3))
    played(table, [1, 0, 1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0])
    table.bid(1)
    return desk, table


def shade(colour, shades):
    """The shade of a colour as it is named in a control."""
    name = getattr(colour, "value", colour)
    return name if name.startswith("#") else shades[Colour(name)]


def ground_of(control):
    """The colour of the nearest thing below a control that has one."""
    while control is not None:
        colour = getattr(control, "bgcolor", None)
        if colour and colour != ft.Colors.TRANSPARENT:
            return colour
        control = control.parent
    return Colour.PAPER


def is_seen(control):
    """Whether a text is there for eyes, and not only to be measured or to hold room open."""
    while control is not None:
        if getattr(control, "opacity", 1) == 0:
            return False
        control = control.parent
    return True


def written(control):
    """All that is written in a text and in its parts: the words, and their colour."""
    style = control.style if isinstance(control.style, ft.TextStyle) else None
    colour = control.color or (style.color if style else None) or Colour.INK
    yield control.value, colour
    for span in control.spans or ():
        yield span.text, (span.style.color if span.style and span.style.color else colour)


@pytest.mark.parametrize("screen", SCREENS)
async def test_every_writing_stands_out_from_its_ground(evening, screen):
    desk, table = evening
    async with visiting(desk, every_route(table)[screen]) as user:
        texts = [one for one in user.all() if isinstance(one, ft.Text) and is_seen(one)]

        seen = [(words, ink, ground_of(one)) for one in texts for words, ink in written(one)]
        faint = {
            (words, str(ink), str(ground))
            for words, ink, ground in seen
            for shades in (LIGHT, DARK)
            if words and contrast(shade(ink, shades), shade(ground, shades)) < LEAST
        }

        assert texts
        assert faint == set()


def test_the_note_in_the_place_of_a_broken_part_can_be_read_on_any_ground():
    said = note()

    for shades in (LIGHT, DARK):
        ink, ground = shade(said.color, shades), shade(ground_of(said), shades)
        assert contrast(ink, ground) >= LEAST
