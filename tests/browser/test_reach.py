"""Every screen within reach of a thumb: nothing too small to touch, nothing beyond the edge.

Three sizes of screen, and letters twice as large; eight players with the hardest of names.
How writing stands out from its ground is checked without a browser: ``ui/test_contrast.py``.
"""

from __future__ import annotations

import pytest

from browser.games import kept
from browser.screen import PATIENCE
from browser.thumb import Thumb
from scorekeeper.ui import routes

SIZES = ((360, 640), (800, 360), (1280, 800))
LEAST = 48

PEOPLE = (
    "Ann",
    "Bartholomew Maximilian Featherstonehaugh",
    "🦊",
    "בת־שבע",
    "Cy",
    "Dee",
    "Eve",
    "Björn-Ólafur",
)
FIRST = (1, 0, 0, 0, 0, 0, 0, 0)

SCREENS = {
    "games": lambda _: routes.GAMES,
    "new": lambda _: routes.NEW,
    "bidding": routes.table,
    "result of a hand": routes.table,
    "sheet": routes.sheet,
    "hand": lambda game: routes.hand(game, 1),
    "standing": routes.standing,
    "plan": routes.plan,
    "rules of a game": routes.game_rules,
    "log": routes.log,
    "players": routes.players,
    "rules": lambda _: routes.rules(),
    "safe": lambda _: routes.SAFE,
    "settings": lambda _: routes.SETTINGS,
    "people": lambda _: routes.PEOPLE,
}
"""The address of every screen to be checked, for a game."""

GO = """route => {
    history.pushState(null, '', route);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
}"""
"""Change the address as a person does in the browser's own line, without loading anew."""

TOUCHED = ", ".join(f"flt-semantics[role={role}]" for role in ("button", "switch", "checkbox"))

FOUND = """touched => {
    const edges = e => (({left, top, right, bottom}) => [left, top, right, bottom])(
        e.getBoundingClientRect());
    const frames = e => {
        const found = [];
        for (let p = e.parentElement; p; p = p.parentElement)
            if (p.style.overflowX === 'scroll' || p.style.overflowY === 'scroll')
                found.push([p.style.overflowX === 'scroll', edges(p)]);
        return found;
    };
    const all = [...document.querySelectorAll('flt-semantics-host *')];
    const said = all.filter(e => e.matches('flt-semantics, input, textarea')
        && !e.querySelector('flt-semantics') && (e.getAttribute('aria-label') || e.innerText));
    return {
        ground: edges(document.querySelector('#flt-semantic-node-0')),
        wide: document.scrollingElement.scrollWidth - innerWidth,
        said: said.map(e => [e.getAttribute('aria-label') || e.innerText,
            e.matches(touched + ', input, textarea'), edges(e), frames(e)]),
    };
}"""
"""What there is to read or to touch: name, whether it can be touched, its edges, and the edges
of all it can be scrolled in, each with whether that goes sideways."""

REST = 4
"""Tenths of a second in which nothing changed: so long, and a screen is drawn."""


@pytest.mark.timeout(600)  # a screen a second, far more under load
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_everything_can_be_touched_and_nothing_lies_beyond_the_edge(
    program, browser_page, text_scale
):
    bidding = kept(program.folder, (FIRST, FIRST), people=PEOPLE)
    result = kept(program.folder, (FIRST, FIRST), people=PEOPLE, bids=(1, *[0] * 7))
    page = browser_page(f"{program.url}{routes.BIN}", text_scale=text_scale)
    Thumb(page).look()

    wrong = {}
    for screen, address in SCREENS.items():
        go(page, address(result if screen == "result of a hand" else bidding))
        for size in SIZES:
            if complaints := list(out_of_reach(drawn(page, size), size)):
                wrong[screen, size] = complaints

    assert wrong == {}


def out_of_reach(found, size):
    """Yield what is wrong with a screen."""
    if found["wide"] > 0:
        yield f"the page is {found['wide']} dp wider than the screen"
    for name, touched, (left, top, right, bottom), frames in found["said"]:
        sideways = any(turns for turns, _ in frames)
        if not sideways and (left < -1 or right > size[0] + 1):
            yield f"{name!r} goes from {left:.0f} to {right:.0f}"
        # What is scrolled out of sight by half is as large as one can see of it.
        cut = any(
            abs(edge - other) <= 1
            for _, frame in frames
            for edge, other in zip((left, top, right, bottom), frame, strict=True)
        )
        if touched and not cut and min(right - left, bottom - top) < LEAST - 0.5:
            yield f"{name!r} is {right - left:.0f} x {bottom - top:.0f}"


def go(page, address):
    """Go to an address, and wait until another screen begins to show."""
    before = page.evaluate(f"touched => JSON.stringify(({FOUND})(touched).said)", TOUCHED)
    page.evaluate(GO, address)
    page.wait_for_function(
        f"([before, touched]) => JSON.stringify(({FOUND})(touched).said) !== before",
        arg=[before, TOUCHED],
        timeout=PATIENCE,
    )


def drawn(page, size):
    """Return what there is on the screen once it is drawn at this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found, alike = page.evaluate(FOUND, TOUCHED), 0
    while alike < REST or found["ground"] != [0, 0, *size]:
        page.wait_for_timeout(100)
        last, found = found, page.evaluate(FOUND, TOUCHED)
        alike = alike + 1 if found == last else 0
    return found
