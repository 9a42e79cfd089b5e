"""Every control of every screen can be called by a name, and tapped by who only hears it."""

import flet as ft
import pytest
from ui.desks import address, hands, played, table_of, visiting

from scorekeeper.ui import routes


@pytest.fixture(scope="module")
def evening():
    """A desk with a game in its second hand."""
    desk, table = table_of(rules=hands(1, 2, 3))
    played(table, [1, 0, 0], [1, 0, 0])
    table.bid(1)
    return desk, table


def every_route(table):
    rules = routes.rules()
    own = "classic"
    return {
        "games": routes.GAMES,
        "new": routes.NEW,
        "table": address(table),
        "sheet": address(table, "sheet"),
        "hand": address(table, "sheet", 1),
        "standing": address(table, "standing"),
        "log": address(table, "log"),
        "plan": address(table, "plan"),
        "players": address(table, "players"),
        "join": address(table, "players", "join"),
        "rules of a game": address(table, "rules"),
        "result": address(table, "result"),
        "rules": rules,
        "page": routes.rules_page(own),
        "editor": routes.rules_editor(own),
        "import": routes.rules_import(),
        "safe": routes.SAFE,
        "bin": routes.BIN,
        "bring in": routes.BRING_IN,
        "settings": routes.SETTINGS,
        "keys": routes.KEYS,
    }


SCREENS = [*every_route(table_of()[1])]


def touchable(control):
    """Whether a person can do something with a control."""
    taps = ("on_click", "on_tap", "on_change")
    writes = isinstance(control, ft.TextField)
    return writes or any(getattr(control, tap, None) for tap in taps)


def name_of(control):
    """What a screen reader calls a control, or nothing."""
    if isinstance(control, ft.TextField):
        return control.label or control.hint_text
    while control is not None and not isinstance(control, ft.View):
        if isinstance(control, ft.Semantics) and control.label:
            return control.label
        control = control.parent
    return ""


@pytest.mark.parametrize("screen", SCREENS)
async def test_everything_that_can_be_touched_has_a_name(evening, screen):
    desk, table = evening
    async with visiting(desk, every_route(table)[screen]) as user:
        touched = [one for one in user.all() if touchable(one)]

        assert touched
        assert [one.key for one in touched if not (name_of(one) or "").strip()] == []


@pytest.mark.parametrize("screen", SCREENS)
async def test_a_screen_reader_can_tap_whatever_a_finger_can(evening, screen):
    desk, table = evening
    async with visiting(desk, every_route(table)[screen]) as user:
        tapped = [one for one in user.all() if getattr(one, "on_click", None)]

        deaf = [one.key for one in tapped if not heard(one)]
        assert deaf == []


def heard(control):
    """Whether the name of a control can be tapped."""
    while control is not None and not isinstance(control, ft.View):
        if isinstance(control, ft.Semantics) and control.button:
            return control.on_tap is not None
        control = control.parent
    return False


@pytest.mark.parametrize("screen", SCREENS)
async def test_tab_leads_to_everything_that_can_be_tapped(evening, screen):
    desk, table = evening
    async with visiting(desk, every_route(table)[screen]) as user:
        tapped = [one for one in user.all() if getattr(one, "on_click", None)]

        # The client's focus goes to what has ink, and to nothing else that is tapped.
        assert [one.key for one in tapped if not one.ink] == []
