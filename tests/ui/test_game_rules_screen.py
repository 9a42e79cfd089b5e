"""The rules of a game being played, and its scoring switched after a look at the totals."""

from dataclasses import replace

import pytest
from strategies import ANN, BEN
from ui.desks import address, hands, played, table_of, visiting

from scorekeeper.rules import Rescore, preset


def two_hands_played(**switches):
    """Return a desk and a table of 3 where one hand is played: 11, 10, 10 points."""
    desk, table = table_of(rules=hands(1, 2, 3, **switches))
    played(table, [1, 0, 0], [1, 0, 0])
    return desk, table


async def test_the_rules_of_the_game_are_read_beside_its_sheet():
    desk, table = two_hands_played()
    async with visiting(desk, address(table, "sheet")) as user:
        await user.tap("rules")
        await user.settle()

        assert user.text("rules-name") == "Oh Hell"
        assert "A bid that is made pays 10 and its tricks." in user.spoken()


async def test_another_scoring_shows_what_it_changes_before_it_holds():
    desk, table = two_hands_played()
    async with visiting(desk, address(table, "rules")) as user:
        await user.tap("rescore")
        assert user.text("problem") == "This is how the game is scored now."

        desk.game_rules(table.game.setup.id).edit.take(preset("wizard"))
        await user.settle()

        assert user.name("change-ann") == "Ann: 11 now, 30 then, place 1"
        assert user.text("changed-totals") == "Ann 11 → 30, Ben 10 → 20, Cy 10 → 20"
        assert table.game.totals[ANN] == 11
        assert not user.shows("problem")


async def test_the_switch_is_an_entry_that_undo_takes_back():
    desk, table = two_hands_played()
    async with visiting(desk, address(table, "rules")) as user:
        await user.tap("rescore")
        desk.game_rules(table.game.setup.id).edit.take(preset("wizard"))
        await user.settle()

        await user.tap("switch-scoring")

        assert table.game.totals[ANN] == 30
        assert isinstance(table.game.log[-1], Rescore)
        await user.tap("undo-switch")
        assert table.game.totals[ANN] == 11
        assert table.game.rules == table.game.setup.rules


async def test_it_may_hold_from_the_hand_being_played_on():
    desk, table = two_hands_played()
    async with visiting(desk, address(table, "rules")) as user:
        await user.tap("rescore")
        desk.game_rules(table.game.setup.id).edit.take(preset("wizard"))
        await user.tap("since-here")
        assert user.name("change-ann") == "Ann: 11 now, 11 then, place 1"

        await user.tap("switch-scoring")
        assert user.text("since-hand").startswith("From hand 2 on")
        played(table, [0, 0, 2], [0, 0, 2])

        assert table.game.totals[BEN] == 10 + 20


async def test_a_scoring_without_an_answer_cannot_be_switched_to():
    desk, table = two_hands_played()
    async with visiting(desk, address(table, "rules")) as user:
        await user.tap("rescore")
        edit = desk.game_rules(table.game.setup.id).edit
        edit.take(replace(edit.rules, scoring=(("made", "10 / (bid - 1)"),)))
        await user.settle()

        assert user.text("problem") == "This scoring has no answer for hand 1."
        assert user.is_dead("switch-scoring")
        desk.game_rules(table.game.setup.id).switch()
        assert table.game.rescored == ()


async def test_leaving_it_changes_nothing():
    desk, table = two_hands_played()
    async with visiting(desk, address(table, "rules")) as user:
        await user.tap("rescore")
        desk.game_rules(table.game.setup.id).edit.take(preset("wizard"))
        await user.settle()

        await user.tap("leave-scoring")

        assert user.shows("rescore")
        assert table.game.rescored == ()


async def test_a_switch_that_was_followed_by_entries_is_only_said():
    desk, table = two_hands_played()
    model = desk.game_rules(table.game.setup.id)
    model.open()
    model.edit.take(preset("wizard"))
    model.switch()
    table.bid(0)
    async with visiting(desk, address(table, "rules")) as user:
        assert user.shows("switched")
        assert not user.shows("undo-switch")


@pytest.mark.parametrize("hands_played", [0, 1])
async def test_before_the_second_hand_there_is_only_the_whole_game(hands_played):
    desk, table = table_of(rules=hands(1, 2))
    if hands_played:
        played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "rules")) as user:
        await user.tap("rescore")

        assert user.shows("since-here") == bool(hands_played)


async def test_a_game_that_is_over_is_scored_anew_as_a_whole():
    desk, table = table_of(rules=hands(1))
    played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "rules")) as user:
        await user.tap("rescore")
        assert not user.shows("since-here")
        desk.game_rules(table.game.setup.id).edit.take(preset("wizard"))
        await user.settle()

        await user.tap("switch-scoring")

        assert table.game.totals[ANN] == 30


async def test_a_scoring_with_a_gap_cannot_be_switched_to_though_no_hand_met_it_yet():
    desk, table = two_hands_played()
    async with visiting(desk, address(table, "rules")) as user:
        await user.tap("rescore")
        edit = desk.game_rules(table.game.setup.id).edit
        edit.take(replace(edit.rules, scoring=(("made", "10 / (bid - 2)"), ("missed", "0"))))
        await user.settle()

        assert "size 2 a bid of 2 with 2 taken has no answer" in user.text("problem")
        assert user.is_dead("switch-scoring")
