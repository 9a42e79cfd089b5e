"""The look keeps its promises: readable, local, and the same in light and dark."""

from dataclasses import fields
from pathlib import Path

import flet as ft
import pytest

from scorekeeper.ui.palette import DARK, LIGHT, PAIRS, Colour
from scorekeeper.ui.theme import FALLBACK, FONTS, SUITS, themes

ASSETS = Path(__file__).parents[2] / "assets"


def luminance(shade: str) -> float:
    channels = [int(shade[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_has_the_contrast_the_guideline_gives():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("shades", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("writing", "ground"), PAIRS, ids=lambda colour: colour.name)
def test_writing_stands_out_from_its_ground(shades, writing, ground):
    assert contrast(shades[writing], shades[ground]) >= 4.5


@pytest.mark.parametrize("shades", [LIGHT, DARK], ids=["light", "dark"])
def test_an_outline_shows_on_every_sheet(shades):
    for ground in (Colour.PAPER, Colour.SHADE, Colour.CARD):
        assert contrast(shades[Colour.EDGE], shades[ground]) >= 3


@pytest.mark.parametrize("shades", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_has_a_shade(shades):
    assert set(shades) == set(Colour)


def test_two_colours_never_share_a_role():
    assert len({colour.value for colour in Colour}) == len(Colour)


def test_suits_differ_in_shape_and_in_colour():
    assert len({suit.glyph for suit in SUITS.values()}) == 5
    assert len({suit.colour for suit in SUITS.values()}) == 5


def test_every_font_is_served_from_the_assets():
    for file in FONTS.values():
        assert (ASSETS / file.removeprefix("/")).is_file(), file


def test_every_font_has_its_licence_beside_it():
    licences = "".join(p.read_text("utf-8") for p in (ASSETS / "fonts").glob("*.txt"))
    for file in FONTS.values():
        assert Path(file).name in licences, file


@pytest.mark.parametrize("theme", themes(), ids=["light", "dark"])
def test_every_text_style_falls_back_to_every_script(theme):
    styles = [getattr(theme.text_theme, f.name) for f in fields(ft.TextTheme)]

    found = [style for style in styles if isinstance(style, ft.TextStyle)]
    assert len(found) == 15
    assert all(style.font_family_fallback == FALLBACK for style in found)
