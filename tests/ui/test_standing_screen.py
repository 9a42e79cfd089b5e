"""The standing and the result: places, winners, what is taken home, the rematch."""

import flet as ft
import pytest
from strategies import ANN, BEN, CY
from ui.desks import ONE_HAND, Pocket, address, desk_of, hands, played, table_of, visiting

from scorekeeper.rules import Rescore
from scorekeeper.rules.record import Wins
from scorekeeper.rules.scoring import Scoring


async def test_ties_share_a_place_and_the_next_is_left_out():
    desk, table = table_of(rules=hands(1, 1))
    played(table, [0, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "standing")) as user:
        assert user.name("place-ben") == "Place 1: Ben, 10, +10, 1 of 1 bids made"
        assert user.name("place-cy") == "Place 1: Cy, 10, +10, 1 of 1 bids made"
        told = "Place 3: Ann, 0, 0, 10 behind, 0 of 1 bids made"
        assert user.name("place-ann") == told
        assert "After 1 of 2 hands: everybody can still win" in user.spoken()


async def test_before_the_first_hand_the_last_one_brought_nothing_to_nobody():
    desk, table = table_of()
    async with visiting(desk, address(table, "standing")) as user:
        assert user.name("place-ann") == "Place 1: Ann, 0, 0 of 0 bids made"


async def test_a_correction_made_elsewhere_moves_the_standing():
    desk, table = table_of(rules=hands(1, 1))
    played(table, [0, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "standing")) as user:
        table.correct_bid(1, ANN, 1)
        await user.settle()

        assert user.name("place-ann").startswith("Place 1: Ann, 11")


def over(bids, tricks, **device):
    pocket = Pocket(**device)
    desk, table = table_of(rules=ONE_HAND, device=pocket)
    played(table, bids, tricks)
    return desk, table, pocket


@pytest.mark.parametrize(
    ("bids", "tricks", "said"),
    [
        ([1, 1, 1], [1, 0, 0], "Ann wins"),
        ([1, 0, 1], [1, 0, 0], "Ann, Ben share the win"),
        ([1, 0, 0], [1, 0, 0], "Ann, Ben, Cy share the win"),
    ],
)
async def test_all_who_won_are_named(bids, tricks, said):
    desk, table, _ = over(bids, tricks)
    async with visiting(desk, address(table, "result")) as user:
        assert user.text("winners") == said


async def test_the_result_says_who_leads_while_the_game_goes_on():
    desk, table = table_of(rules=hands(1, 1))
    played(table, [1, 1, 1], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        assert "Ann" in user.text("winners")
        assert "win" not in user.text("winners")


async def test_how_many_bids_everybody_made_is_said():
    desk, table, _ = over([1, 1, 1], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        assert user.name("place-ann").endswith("1 of 1 bids made")
        assert user.name("place-ben").endswith("0 of 1 bids made")


async def test_the_text_is_copied_within_the_tap():
    desk, table, pocket = over([1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        await user.tap("copy")

        assert pocket.clipboard == desk.result(table.game.setup.id).text
        assert user.find("copy").action == ft.CopyToClipboard(pocket.clipboard)
        assert user.text("told") == "The text is copied."


@pytest.mark.parametrize("key", ["save-hands", "save-sheet"])
async def test_the_sheets_are_saved(key):
    desk, table, pocket = over([1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        await user.tap(key)

        (name,) = pocket.files
        assert name.endswith(".csv")
        assert user.text("told") == f"{name} is with your downloads."


@pytest.mark.parametrize("phone", [True, False])
async def test_only_a_phone_offers_to_share(phone):
    desk, table, _ = over([1, 0, 0], [1, 0, 0], can_share=phone)
    async with visiting(desk, address(table, "result")) as user:
        assert user.shows("share") == phone
        if phone:
            await user.tap("share")
            text = desk.result(table.game.setup.id).text
            assert user.find("share").action == ft.ShareText(text)
            assert desk.device.shared == ""

            await user.hear("share")

            assert desk.device.shared == text


async def test_in_a_rematch_the_deal_goes_on():
    desk, table, _ = over([1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        await user.tap("rematch")

        game = desk.table(desk.library.game_ids()[0]).game
        assert user.routes[-1] == f"/game/{game.setup.id}"
        assert game.setup.players == table.game.setup.players
        assert game.setup.rules == table.game.setup.rules
        assert game.hand.dealer == ANN


async def test_in_a_rematch_the_loser_may_deal():
    desk, table, _ = over([0, 1, 0], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        assert "Ann" in user.name("rematch-loser")

        await user.tap("rematch-loser")

        assert desk.table(desk.library.game_ids()[0]).game.hand.dealer == ANN


async def test_before_a_rematch_it_may_be_chosen_who_deals():
    desk, table, _ = over([1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        await user.tap("rematch-choose")
        assert user.routes == ["/", "/new"]
        await user.tap("seat-ben")
        await user.tap("start")

        game = desk.table(desk.library.game_ids()[0]).game
        assert game.seats == (ANN, BEN, CY)
        assert game.hand.dealer == BEN


async def test_a_rematch_that_cannot_be_saved_is_not_begun():
    desk, table, _ = over([1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        desk.library._store.broken = True

        await user.tap("rematch")

        assert len(desk.library.game_ids()) == 1
        assert user.routes[-1] == "/new"
        assert "disk is full" in user.text("notice")


async def test_a_game_that_was_never_begun_has_no_result():
    async with visiting(desk_of(), "/game/20260712-201500-0000/result") as user:
        assert "Not found" in user.spoken()


async def test_a_game_that_is_over_can_be_played_on():
    desk, table, _ = over([1, 0, 1], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        await user.tap("play-on")
        await user.settle()

        assert user.text("title") == "The plan"
        await user.tap("play-on")

        assert not table.game.is_over


async def test_a_game_that_goes_on_needs_no_more_hands():
    desk, table = table_of(rules=hands(1, 1))
    async with visiting(desk, address(table, "result")) as user:
        assert not user.shows("play-on")


async def test_a_rematch_keeps_the_scoring_that_was_switched_to():
    desk, table, _ = over([1, 1, 1], [1, 0, 0])
    table.record(Rescore(1, Scoring((("made", "7"),)), Wins.HIGHEST))
    async with visiting(desk, address(table, "result")) as user:
        await user.tap("rematch")
        await user.settle()

        newest = desk.library.game_ids()[0]
        assert desk.library.open(newest).game.setup.rules.scoring == (("made", "7"),)
