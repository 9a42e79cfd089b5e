"""The editor of rules on the real screen: every group changed, nothing lost, saved as ours."""

from dataclasses import replace

import pytest
from ui.desks import visiting
from ui.editing import EDIT, opened, told

from scorekeeper.rules import CLASSIC, Hook, Leader, Order, Plan, Reminder, Shape, Trump
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.record import Direction, NextDealer, Ties, Wins
from scorekeeper.rules.scoring import OneCardHands
from scorekeeper.rules.trump import NoTrump, Source


async def test_every_group_says_what_it_is(desk):
    async with visiting(desk, EDIT) as user:
        assert user.text("title") == "Your own, from Oh Hell"
        assert told(user, "name") == "Oh Hell, for 3 to 7 players."
        assert told(user, "cards") == "A pack of 52 cards."
        assert told(user, "scoring").startswith("A bid that is made pays 10")
        assert told(user, "streak") == "None."
        assert not user.shows("save")


async def test_rules_for_one_number_of_players_say_it_once(desk):
    kept = desk.library.house.keep(replace(CLASSIC, name="Sevens", players=(7, 7)))
    async with visiting(desk, f"/rules/{kept.key}/edit") as user:
        assert told(user, "name") == "Sevens, for 7 players."


async def test_a_card_opens_and_closes(desk):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards")
        assert user.shows("cards-36")
        assert user.name("group-cards").startswith("Cards: close.")

        await user.tap("group-cards")
        assert not user.shows("cards-36")


@pytest.mark.parametrize(
    ("card", "taps", "groups"),
    [
        ("cards", ("cards-36",), {"pack": Pack(36)}),
        ("cards", ("cards-each", "pack-each-more"), {"pack": Pack("9*players")}),
        ("cards", ("pack-cards-fewer",), {"pack": Pack(51)}),
        ("cards", ("packs-more", "turn-up"), {"pack": Pack(52, 2, turn_up=True)}),
        ("plan", ("plan-up-down",), {"plan": Plan(Shape.UP_DOWN)}),
        ("plan", ("top-max",), {"plan": Plan(top="max")}),
        ("plan", ("top-number", "top-cards-fewer"), {"plan": Plan(top=9)}),
        (
            "plan",
            ("plan-more", "plan-odd"),
            {"plan": Plan(Shape.SEGMENTS, segments=(("1", "M", 2, "1"),))},
        ),
        ("plan", ("plan-more", "plan-odd", "plan-down"), {"plan": Plan(Shape.DOWN)}),
    ],
)
async def test_cards_and_hands_are_chosen(desk, card, taps, groups):
    async with visiting(desk, EDIT) as user:
        await opened(user, card, *taps)

        assert desk.library.house.draft == replace(CLASSIC, **groups)


@pytest.mark.parametrize(
    ("key", "group", "setting", "value"),
    [
        ("direction-right", "deal", "direction", Direction.RIGHT),
        ("next-dealer-biggest-miss", "deal", "next_dealer", NextDealer.BIGGEST_MISS),
        ("leader-top-bidder", "deal", "leader", Leader.TOP_BIDDER),
        ("order-at-once", "bidding", "order", Order.AT_ONCE),
        ("hook-over-only", "bidding", "hook", Hook.OVER_ONLY),
        ("zeros", "bidding", "zeros_in_a_row", 3),
        ("source-auction", "trump", "source", Source.AUCTION),
        ("without-never", "trump", "no_trump", NoTrump.NEVER),
        ("without-listed", "trump", "no_trump", (1,)),
    ],
)
async def test_one_tap_changes_one_setting(desk, key, group, setting, value):
    async with visiting(desk, EDIT) as user:
        await opened(user, group, key)

        changed = replace(getattr(CLASSIC, group), **{setting: value})
        assert desk.library.house.draft == replace(CLASSIC, **{group: changed})


async def test_the_hook_has_its_own_settings(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "bidding", "hook-not-equal", "hook-from-more", "hook-last")
        await user.tap("zeros")
        await user.tap("zeros-most-fewer")

        bidding = draft().bidding
        assert (bidding.hook_from, bidding.hook_on_last_hand) == (2, False)
        assert bidding.zeros_in_a_row == 2
        await user.tap("zeros")
        assert draft().bidding.zeros_in_a_row is None


async def test_suits_go_round_in_the_order_they_are_tapped(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "trump", "source-cycle")
        assert len(draft().trump.cycle) == 4

        await user.tap("cycle-1")
        await user.tap("cycle-add-none")
        assert draft().trump.cycle == (Trump.DIAMONDS, Trump.CLUBS, Trump.HEARTS, Trump.NONE)

        await user.tap("cycle-ready-1")
        assert draft().trump.cycle[0] is Trump.SPADES
        for _ in range(5):
            await user.tap("cycle-1")
        assert draft().trump.cycle == (Trump.NONE,)


async def test_one_suit_is_always_trump(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "trump", "source-fixed", "fixed-hearts")

        assert draft().trump.cycle == (Trump.HEARTS,)
        await user.tap("source-none")
        assert not user.shows("without-never")


async def test_hands_without_trump_are_tapped(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "trump", "without-listed", "without-hand-3", "without-hand-1")

        assert draft().trump.no_trump == (3,)
        await user.tap("without-listed")
        assert draft().trump.no_trump == (3,)


async def test_streaks_are_stepped(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "streak", "streak", "streak-length-more", "streak-ones-break")
        await user.tap("streak-made-plus-5")
        await user.tap("streak-missed-minus-1")
        await user.tap("streak-missed-pays")

        streak = draft().streak
        assert (streak.length, streak.made, streak.missed) == (6, 15, 9)
        assert streak.one_card_hands is OneCardHands.BREAK
        await user.tap("streak-missed-loses")
        assert draft().streak.missed == -9
        await user.tap("streak")
        assert draft() is None


async def test_who_wins_is_chosen(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "end", "wins-lowest", "ties-most-made", "lost-tricks")

        found = draft()
        assert (found.wins, found.ties, found.tricks_can_be_lost) == (
            Wins.LOWEST,
            Ties.MOST_MADE,
            True,
        )


async def test_extra_points_are_taps_and_a_switch_makes_them_penalties(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "extra-points", "extra-10", "extra-minus", "extra--20", "extra--5")
        assert draft().extra_points == (10, -5, -20)

        await user.tap("extra-drop-10")
        assert draft().extra_points == (-5, -20)


async def test_reminders_are_written_timed_and_left_out(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "reminders", "remind-0")
        await user.type("reminder", "Ann pours.")
        await user.send("reminder")
        await user.tap("reminder-1")
        await user.tap("reminder-1-hand == 1")
        assert not user.shows("reminder-1-hand == 1")
        await user.tap("reminder-0-drop")
        assert draft().reminders == (Reminder("Ann pours.", "hand == 1"),)

        await user.type("reminder", "  ")
        await user.send("reminder")
        assert len(draft().reminders) == 1


async def test_a_condition_nobody_foresaw_stays(desk):
    own = replace(CLASSIC, name="Ours", reminders=(Reminder("Odd.", "cards % 2 == 1"),))
    kept = desk.library.house.keep(own)
    async with visiting(desk, f"/rules/{kept.key}/edit") as user:
        await opened(user, "reminders", "reminder-0")
        assert user.text("reminder-0-cards % 2 == 1") == "at a time of its own"

        await user.tap("reminder-0")
        assert user.text("reminder-0") == "Odd. at a time of its own"


async def test_the_biggest_hand_is_shown_for_every_number_of_players(desk):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "turn-up")

        assert "4 players: up to 12" in user.text("biggest")
        assert "7 players: up to 7" in user.text("biggest")


async def test_the_plan_is_previewed_for_so_many_players(desk):
    async with visiting(desk, EDIT) as user:
        await opened(user, "plan")
        assert user.text("plan-length") == "13 hands"

        await user.tap("shown-for-more")
        assert user.text("plan-length") == "10 hands"


async def test_a_plan_some_cannot_play_says_so(desk):
    long = replace(CLASSIC, name="Long", plan=Plan(Shape.HANDS, hands=(1, 14)))
    kept = desk.library.house.keep(long)
    async with visiting(desk, f"/rules/{kept.key}/edit") as user:
        await opened(user, "plan")

        assert user.text("plan-lost") == "A hand is too big for so many players: 4, 5, 6, 7."
        assert told(user, "plan") == "Not for 4 players."
        assert user.shows("plan-hands")
        await user.tap("plan-hands")
        assert not user.shows("save")


async def test_a_plan_and_a_pack_of_their_own_stay_as_they_are(desk, draft):
    own = replace(
        CLASSIC,
        name="Own",
        pack=Pack("players*7 + 3"),
        plan=Plan(Shape.SEGMENTS, ((3, 5),), (("1", "3", 1, "2"),)),
    )
    kept = desk.library.house.keep(own)
    async with visiting(desk, f"/rules/{kept.key}/edit") as user:
        await opened(user, "plan", "plan-segments", "top-own")
        await opened(user, "cards", "cards-players*7 + 3")

        assert draft() is None


async def test_what_is_refused_is_said_in_its_card(desk, draft):
    own = replace(CLASSIC, name="Long", players=(3, 3), plan=Plan(Shape.HANDS, hands=(1, 17)))
    kept = desk.library.house.keep(own)
    async with visiting(desk, f"/rules/{kept.key}/edit") as user:
        await opened(user, "cards", "cards-32")

        assert user.text("fault-cards").startswith("Hand 2 cannot have 17 cards")
        assert draft() is None


async def test_name_sentence_and_players_are_written(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "name")
        await user.type("rules-name", "Friday")
        await user.type("rules-about", "As we play.")
        await user.tap("most-fewer")
        await user.tap("fewest-fewer")

        found = draft()
        assert (found.name, found.about, found.players) == ("Friday", "As we play.", (2, 6))


async def test_a_wide_screen_keeps_the_table_in_sight(desk):
    desk.screen.resize(1280, 800)
    async with visiting(desk, EDIT) as user:
        assert user.text("pays-1-1") == "11"
        assert user.text("summary").startswith("13 hands")

        await opened(user, "scoring", "line-1", "base-plus-5")
        assert user.text("pays-1-1") == "16"


async def test_words_fall_back_where_the_plan_cannot_be_played(desk):
    desk.screen.resize(1280, 800)
    long = replace(CLASSIC, name="Long", about="Long.", plan=Plan(Shape.HANDS, hands=(1, 14)))
    kept = desk.library.house.keep(long)
    async with visiting(desk, f"/rules/{kept.key}/edit") as user:
        assert user.text("summary") == "Long."


@pytest.mark.parametrize("key", ["pocha", "wizard", "golf", "skull-king", "joker", "campbell"])
async def test_every_preset_can_be_opened_group_by_group(desk, key):
    async with visiting(desk, f"/rules/{key}/edit") as user:
        for card in user.keys("group-"):
            await user.tap(card)

        assert not user.shows("broken")
        assert not user.shows("save")
