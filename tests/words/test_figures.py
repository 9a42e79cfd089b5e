"""Figures and names on a screen."""

import pytest

from scorekeeper.words import PSEUDO_RTL, isolated, points, signed, use


@pytest.fixture
def mirrored():
    use(PSEUDO_RTL)
    yield
    use("en")


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0, "0"), (14, "14"), (-8, "\u22128"), (10.5, "10½"), (0.5, "½"), (-0.5, "\u2212½")],
)
def test_points_have_a_true_minus_and_true_halves(value, shown):
    assert points(value) == shown


@pytest.mark.parametrize(("value", "shown"), [(12, "+12"), (0.5, "+½"), (0, "0"), (-3, "\u22123")])
def test_points_added_show_their_sign(value, shown):
    assert signed(value) == shown


@pytest.mark.usefixtures("mirrored")
def test_a_sign_stays_in_front_from_right_to_left():
    assert points(-8) == "\u200e\u22128"
    assert signed(8) == "\u200e+8"
    assert points(8) == "8"


def test_a_name_from_right_to_left_leaves_the_sentence_alone():
    assert isolated("שרה") == "\u2068שרה\u2069"
    assert isolated("Ann") == "Ann"


@pytest.mark.usefixtures("mirrored")
def test_every_name_is_set_apart_from_right_to_left():
    assert isolated("Ann") == "\u2068Ann\u2069"
