"""The table of what every bid and result pays."""

from dataclasses import replace

import pytest
from ui.desks import hands
from ui.driver import driving

from scorekeeper.rules import CLASSIC, Plan
from scorekeeper.rules.pack import Pack
from scorekeeper.ui.parts.pays_table import PaysTable, biggest_shown
from scorekeeper.words import points

HALVES = replace(
    CLASSIC, scoring=(("made and bid == 0", "0.5"), ("made", "10 + bid"), ("missed", "-off"))
)


async def test_every_bid_meets_every_result():
    async with driving(PaysTable, HALVES, 4) as user:
        assert user.text("pays-0-0") == "½"
        assert user.text("pays-2-2") == "12"
        assert user.text("pays-0-5") == points(-5)
        assert len(user.keys("pays-5-")) == 6
        assert not user.shows("pays-6-6")


async def test_what_is_made_stands_out_by_ground_and_weight():
    async with driving(PaysTable, HALVES, 4) as user:
        made, missed = user.find("pays-1-1"), user.find("pays-1-2")

        assert made.parent.bgcolor != missed.parent.bgcolor
        assert made.style.font_family != missed.style.font_family


async def test_the_size_of_the_hand_is_set():
    async with driving(PaysTable, hands(1, 2, 6), 4) as user:
        await user.tap("pays-cards-more")

        assert user.shows("pays-6-6")
        assert user.is_dead("pays-cards-more")

        for _ in range(5):
            await user.tap("pays-cards-fewer")

        assert len(user.keys("pays-1-")) == 2
        assert user.is_dead("pays-cards-fewer")


async def test_a_row_can_be_heard():
    async with driving(PaysTable, hands(1), 4) as user:
        assert "Bid 1. 0 taken: 0; 1 taken: 11." in user.spoken()


async def test_what_the_table_cannot_show_is_said():
    leaning = replace(CLASSIC, scoring=(("made and trump == 'spades'", "total - best + bids"),))
    async with driving(PaysTable, leaning, 4) as user:
        assert user.text("pays-leans") == (
            "It also depends on the trump, the other bids, the totals so far. This is a plain hand."
        )


async def test_a_scoring_that_needs_nothing_else_says_nothing():
    async with driving(PaysTable, CLASSIC, 4) as user:
        assert not user.shows("pays-leans")
        assert not user.shows("pays-lost")


async def test_a_hand_without_an_answer_has_a_question_mark_and_a_sentence():
    lost = replace(CLASSIC, scoring=(("made", "10 // bid"),))
    async with driving(PaysTable, lost, 4) as user:
        assert user.text("pays-0-0") == "?"
        assert user.text("pays-1-1") == "10"
        assert "no answer here" in user.text("pays-lost")


async def test_a_scoring_that_is_no_scoring_is_a_sentence():
    async with driving(PaysTable, replace(CLASSIC, scoring=(("made", "10 +"),)), 4) as user:
        assert "missing at the end" in user.text("pays-broken")


async def test_columns_grow_with_the_writing():
    async with driving(PaysTable, CLASSIC, 4) as user:
        before = user.find("pays-1-1").parent.width

        await user.resize("text-scale", 20, 40)

        assert user.find("pays-1-1").parent.width == 2 * before


@pytest.mark.parametrize(
    ("rules", "players", "biggest"),
    [
        (CLASSIC, 4, 13),
        (CLASSIC, 7, 7),
        (hands(1, 3), 4, 3),
        (hands(40), 4, 5),
        (replace(CLASSIC, pack=Pack(60), plan=Plan(top="max")), 2, 20),
    ],
)
def test_no_hand_is_bigger_than_the_biggest_that_is_played(rules, players, biggest):
    assert biggest_shown(rules, players) == biggest


async def test_a_table_that_is_cut_by_the_edge_says_so():
    async with driving(PaysTable, hands(1, 2, 6), 4) as user:
        assert not user.shows("pays-sideways")

        await user.resize("pays-room", 200, 300)
        assert user.shows("pays-sideways")

        await user.resize("pays-room", 600, 300)
        assert not user.shows("pays-sideways")
