"""A part that fails leaves a note; everything around it goes on."""

import logging

import flet as ft
from ui.driver import driving

from scorekeeper.ui.guard import BROKEN, component


@component
def fragile(limit: int) -> ft.Control:
    count, set_count = ft.use_state(0)
    if count >= limit:
        raise LookupError("too often")
    return ft.Button(str(count), key="fragile", on_click=lambda _: set_count(lambda n: n + 1))


@component
def sturdy() -> ft.Control:
    count, set_count = ft.use_state(0)
    return ft.Button(str(count), key="sturdy", on_click=lambda _: set_count(lambda n: n + 1))


@component
def both(limit: int) -> ft.Control:
    return ft.Column([fragile(limit), sturdy()])


async def test_a_part_that_works_is_drawn_as_it_is():
    async with driving(both, 3) as user:
        await user.tap("fragile")

        assert user.find("fragile").content == "1"
        assert not user.shows(BROKEN)


async def test_a_part_that_fails_at_once_leaves_a_note():
    async with driving(both, 0) as user:
        assert "could not be shown" in user.text(BROKEN)


async def test_a_part_that_fails_when_drawn_again_does_not_stop_the_others():
    async with driving(both, 1) as user:
        await user.tap("fragile")
        await user.tap("sturdy")

        assert user.shows(BROKEN)
        assert user.find("sturdy").content == "1"


async def test_the_log_says_what_failed(caplog):
    with caplog.at_level(logging.ERROR):
        async with driving(both, 0):
            pass

    assert "fragile could not be drawn" in caplog.text
    assert "LookupError: too often" in caplog.text


def test_the_guarded_component_keeps_its_name_and_words():
    assert sturdy.__name__ == "sturdy"
