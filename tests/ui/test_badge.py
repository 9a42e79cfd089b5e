import pytest
from ui.test_theme import contrast

from scorekeeper.book.looks import Hue
from scorekeeper.ui.hues import ON_HUE, SHADES, hue_name


@pytest.mark.parametrize("hue", Hue)
def test_a_sign_can_be_read_on_every_colour(hue):
    assert contrast(ON_HUE, SHADES[hue]) >= 4.5


def test_every_colour_has_a_name_of_its_own():
    assert len({hue_name(hue) for hue in Hue}) == len(Hue)
