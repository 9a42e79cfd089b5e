"""A line to write a formula on: chips put words in, and what is wrong is shown at its place."""

import pytest
from ui.driver import driving

from scorekeeper.rules import FormulaError
from scorekeeper.rules.language import formula
from scorekeeper.rules.scoring import NAMES, TEXTS
from scorekeeper.ui.parts.formula_field import FormulaField, inserted
from scorekeeper.words.language import meanings, spellings


def field(start="10 +", fault=None, heard=None):
    told = [] if heard is None else heard
    return driving(FormulaField, "Pays", start, field_key="f", fault=fault, on_write=told.append)


def wrong(text):
    with pytest.raises(FormulaError) as found:
        formula(text, NAMES, TEXTS)
    return found.value


@pytest.mark.parametrize(
    ("now", "word", "cursor", "then"),
    [
        ("", "bid", 0, "bid"),
        ("10 +", "tricks", 4, "10 + tricks"),
        ("10 + ", "tri(", 5, "10 + tri("),
        ("tri(", "off", 4, "tri(off"),
        ("tri(off", ")", 7, "tri(off)"),
        ("min(bid", ",", 7, "min(bid,"),
        ("10 + bid", "cards", 4, "10 + cards bid"),
        ("10 +bid", "2*", 4, "10 + 2* bid"),
        ("10 + bid", "half(", 5, "10 + half(bid"),
        ("(bid)", "off", 4, "(bid off)"),
        ("10", "+", 99, "10 +"),
        ("10", "-", -3, "- 10"),
    ],
)
def test_words_are_put_in_with_room_around_them(now, word, cursor, then):
    text, at = inserted(now, word, cursor)

    assert text == then
    assert text[:at].endswith(word)


async def test_what_is_typed_is_heard():
    heard = []
    async with field(heard=heard) as user:
        await user.type("f", "10 +\nbid")

        assert heard == ["10 + bid"]


async def test_a_chip_puts_its_word_at_the_end():
    heard = []
    async with field(heard=heard) as user:
        await user.tap("f-put-tricks")
        await user.tap("f-put-*")

        assert heard == ["10 + tricks", "10 + tricks *"]
        assert user.find("f").value == "10 + tricks *"


async def test_a_chip_puts_its_word_where_the_cursor_stands():
    heard = []
    async with field("10 + bid", heard=heard) as user:
        await user.point("f", 5)
        await user.tap("f-put-cards")
        await user.tap("f-put-+")

        assert heard[-1] == "10 + cards + bid"


async def test_the_clients_own_jump_to_the_end_is_no_cursor():
    heard = []
    async with field("10 + bid", heard=heard) as user:
        await user.point("f", 5)
        await user.tap("f-put-cards")
        await user.point("f", len(heard[-1]))
        await user.tap("f-put-+")
        assert heard[-1] == "10 + cards + bid"

        await user.point("f", len(heard[-1]))
        await user.point("f", len(heard[-1]))
        await user.tap("f-put-*")
        assert heard[-1] == "10 + cards + bid *"


async def test_who_writes_at_the_end_goes_on_there():
    heard = []
    async with field("10", heard=heard) as user:
        await user.type("f", "10 +")
        await user.tap("f-put-bid")
        assert heard[-1] == "10 + bid"


async def test_a_line_that_lost_its_cursor_keeps_its_place():
    heard = []
    async with field("10 + bid", heard=heard) as user:
        await user.point("f", 5)
        await user.point("f", -1)
        await user.tap("f-put-cards")

        assert heard[-1] == "10 + cards bid"


async def test_what_is_wrong_is_marked_and_said():
    async with field("10 + bids2", wrong("10 + bids2")) as user:
        sound, bad = user.find("f-place").spans

        assert (sound.text, bad.text) == ("10 + ", "bids2")
        assert bad.style.decoration is not None
        assert "There is no value called “bids2”" in user.text("f-fault")


async def test_what_is_only_unfinished_is_marked_behind_its_end():
    async with field("10 +", wrong("10 +")) as user:
        sound, bad = user.find("f-place").spans

        assert (sound.text, bad.text.strip()) == ("10 +", "…")


async def test_a_sound_formula_has_no_mark():
    async with field("10") as user:
        assert not user.shows("f-place")


async def test_what_was_written_otherwise_is_shown_as_it_was_read():
    async with field("10") as user:
        assert not user.shows("f-read")
        await user.type("f", "10 + BID²")
        await user.tap("f-explain")

        assert "10 + bid**2" in user.text("f-read")


async def test_the_place_of_what_is_wrong_is_that_in_what_was_read():
    async with field("½ ² x", wrong("0.5 **2 x")) as user:
        sound, bad = user.find("f-place").spans

        assert (sound.text, bad.text) == ("0.5 **2 ", "x")


async def test_rarer_words_and_meanings_are_shown_when_asked_for():
    async with field() as user:
        assert not user.shows("f-put-makers")
        await user.tap("f-explain")

        assert user.name("f-put-makers") == "Put in: how many made their bids"
        assert "how many made their bids" in user.spoken()
        await user.tap("f-explain")
        assert not user.shows("f-put-makers")


def test_every_word_of_the_language_can_be_tapped_and_is_explained():
    words = {word for group in spellings(rarer=True).values() for word in group}

    assert words >= NAMES | TEXTS
    assert meanings().keys() >= NAMES | TEXTS
    assert meanings().keys() <= words
