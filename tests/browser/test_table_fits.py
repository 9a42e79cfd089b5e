"""The table on the smallest screen: nothing too small, nothing outside, nothing cut."""

from itertools import combinations

import pytest

from browser.screen import at_rest, enable_semantics, tap, wait_for

PHASES = pytest.mark.parametrize("phase", ["bidding", "result", "extras"])


@PHASES
def test_eight_players_and_ten_cards_fit_without_scrolling_or_overlapping(
    browser_page, showcase, phase
):
    page = browser_page(f"{showcase}/{phase}/8/10")
    enable_semantics(page)
    wait_for(page, "Hand 5 of 13")

    found = at_rest(page)

    touched = 8 + {"bidding": 11, "result": 16 + 1, "extras": 16 + 8 + 1}[phase] + 6
    assert len(found) == touched, sorted(found)
    for name, (left, top, width, height) in found.items():
        assert width >= 48, name
        assert height >= 48, name
        assert left >= 0, name
        assert top >= 0, name
        assert left + width <= 360, name
        assert top + height <= 640, name
    for (name, one), (other, two) in combinations(found.items(), 2):
        assert are_apart(one, two), f"{name} and {other}"


def are_apart(one, two):
    """Tell whether no point lies in both boxes; edges may share a pixel."""
    (left, top, width, height), (x, y, w, h) = one, two
    beside = left + width <= x + 1 or x + w <= left + 1
    above = top + height <= y + 1 or y + h <= top + 1
    return beside or above


def test_a_tap_on_the_pad_bids_and_a_tap_on_plus_mends_a_miss(browser_page, showcase):
    page = browser_page(f"{showcase}/bidding/4/5")
    enable_semantics(page)

    tap(page, "Bid 2")
    wait_for(page, "Next hand")
    tap(page, "Margarethe: one trick more")

    wait_for(page, "Margarethe: bid 0, tricks 1, 1 over, total 127")


@PHASES
def test_at_twice_the_text_size_every_number_can_be_reached(browser_page, showcase, phase):
    page = browser_page(f"{showcase}/{phase}/4/10", text_scale=2)
    enable_semantics(page)
    wait_for(page, "Hand 5 of 13")

    found = at_rest(page)

    for name, (left, _, width, _) in found.items():
        assert width >= 48, name
        assert left >= 0, name
        assert left + width <= 360, name
    if phase == "bidding":
        assert all(found[f"Bid {bid}"][2] >= 75 for bid in range(10))


@pytest.mark.parametrize(("players", "cards"), [(2, 26), (8, 6)])
def test_at_twice_the_text_size_the_pad_leaves_rows_status_and_bar_in_reach(
    browser_page, showcase, players, cards
):
    page = browser_page(f"{showcase}/bidding/{players}/{cards}", text_scale=2)
    enable_semantics(page)
    wait_for(page, "Hand 5 of 13")
    bar = "Undo: Ann bids 0"

    above = in_sight(page)
    page.mouse.move(180, 520)
    page.mouse.wheel(0, 3000)
    below = in_sight(page)

    assert any(name.startswith("Ann: bid 0") for name in above), above
    assert any(name.startswith(f"Bid {cards}") for name in below), below
    assert any(name.startswith("Bid 0") for name in above), above
    assert bar in above & below
    status = page.get_by_text(f"under by {cards}").first.bounding_box()
    assert 0 <= status["y"] < 560


def in_sight(page):
    """Return the names of the buttons that lie wholly on a screen 640 dp high."""
    return {
        name
        for name, (_, top, _, height) in at_rest(page).items()
        if top >= 0 and top + height <= 640
    }
