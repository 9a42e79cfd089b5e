"""What a sheet may say, and how everything else is refused."""

import json

from sheets import EXAMPLE, hand, sheet

from scorekeeper.export.labels import labels
from scorekeeper.export.score import score
from scorekeeper.export.sheets import read_sheet
from scorekeeper.rules import Breach, Trump


def totals(text, rules=None):
    return list(read_sheet(text, rules).game.totals.values())


# -- figures -----------------------------------------------------------------------------


def test_four_bid_and_four_taken_pay_14_and_a_made_zero_10():
    assert totals(sheet(hand([4, 0, 0], [4, 0, 0], cards=4))) == [14, 10, 10]


def test_three_bid_and_four_taken_pay_nothing():
    assert totals(sheet(hand([3, 0, 0], [4, 0, 0], cards=4))) == [0, 10, 10]


def test_a_miss_may_keep_its_tricks():
    rules = {"preset": "classic", "scoring": [["made", "10 + tricks"], ["missed", "tricks"]]}

    assert totals(sheet(hand([3, 0, 0], [4, 0, 0], cards=4), rules=rules)) == [4, 10, 10]


def test_a_made_zero_of_seven_may_pay_12():
    zero = ["made and bid == 0", "5 + cards"]
    rules = {"preset": "classic", "scoring": [zero, ["made", "10 + tricks"]]}

    assert totals(sheet(hand([7, 0, 1], [7, 0, 0], cards=7), rules=rules)) == [17, 12, 0]


def test_the_example_of_the_documentation_comes_out_exactly():
    read = read_sheet(json.dumps(EXAMPLE))

    assert score(read.game, read.hands, read.notes) == {
        "players": ["Ann", "Ben", "Cy"],
        "rules": "classic",
        "complete": False,
        "hands": [
            {
                "hand": 1,
                "cards": 1,
                "dealer": "Cy",
                "bids": [1, 0, 0],
                "tricks": [1, 0, 0],
                "made": [True, True, True],
                "points": [11, 10, 10],
                "adjust": [0, -10, 0],
                "totals": [11, 0, 10],
            }
        ],
        "totals": [11, 0, 10],
        "ranks": [1, 3, 2],
        "winners": ["Ann"],
        "warnings": [],
    }


# -- what may be left out, or be otherwise -------------------------------------------------


def test_the_last_player_deals_first_so_that_the_first_one_bids_first():
    game = read_sheet(sheet()).game

    assert game.name(game.hand.dealer) == "Cy"


def test_the_first_dealer_can_be_named():
    game = read_sheet(sheet(first_dealer="Ann")).game

    assert game.name(game.hand.dealer) == "Ann"


def test_cards_default_to_the_plan():
    game = read_sheet(sheet(hand([0, 0, 0], [1, 0, 0]), hand([0, 0, 0], [1, 1, 0]))).game

    assert [each.cards for each in game.hands[:2]] == [1, 2]
    assert len(game.plan) == 15


def test_other_cards_become_the_plan_and_the_rest_of_it_stays():
    game = read_sheet(sheet(hand([0, 0, 0], [3, 0, 0], cards=3))).game

    assert game.plan == (3, *range(2, 16))


def test_hands_beyond_the_plan_are_played_when_they_say_their_cards():
    rules = {"plan": {"shape": "hands", "hands": [1]}}
    hands = [hand([0, 0, 0], [1, 0, 0]), hand([0, 0, 0], [2, 0, 0], cards=2)]

    read = read_sheet(sheet(*hands, rules=rules))

    assert read.game.plan == (1, 2)
    assert score(read.game)["complete"] is True


def test_a_hand_that_is_not_entered_in_full_does_not_count():
    read = read_sheet(sheet(hand([0, 0, 0], [1, None, 0])))

    assert score(read.game)["hands"][0]["points"] == [None, None, None]
    assert read.game.totals == dict.fromkeys(read.game.seats, 0)
    assert read.game.hand.number == 1


def test_a_last_hand_that_is_not_entered_in_full_is_a_warning():
    read = read_sheet(sheet(hand([1, 0, 0], [1, 0, 0]), hand([None, 0, 0], [1, 1, 0])))

    assert read.notes == ("Hand 2: A bid or a trick count was not entered.",)
    assert score(read.game)["warnings"] == []


def test_a_last_hand_that_is_let_pass_is_warned_of_once():
    read = read_sheet(sheet(hand([None, 0, 0], [1, 0, 0])))

    assert score(read.game, read.hands, read.notes)["warnings"] == [
        "Hand 1: A bid or a trick count was not entered."
    ]


def test_a_last_hand_with_nothing_entered_is_no_warning():
    assert read_sheet(sheet(hand([None] * 3, [None] * 3))).notes == ()


def test_later_hands_count_though_an_earlier_one_is_not_entered():
    hands = [hand([None, 1, 0], [None, None, None]), hand([2, 0, 0], [2, 0, 0])]

    read = read_sheet(sheet(*hands))

    assert list(read.game.totals.values()) == [12, 10, 10]
    assert read.game.hands[0].bids == {"p2": 1, "p3": 0}
    assert score(read.game)["warnings"] == ["Hand 1: A bid or a trick count was not entered."]


def test_a_gap_in_the_bids_of_the_last_hand_is_no_reason_to_refuse_it():
    read = read_sheet(sheet(hand([None, 1, 0], [None, None, None])))

    assert read.game.hands[0].bids == {"p2": 1, "p3": 0}
    assert score(read.game)["hands"][0]["bids"] == [None, 1, 0]


def test_a_plan_played_out_with_a_hand_missing_is_not_complete():
    rules = {"plan": {"shape": "hands", "hands": [1, 1]}}
    hands = [hand([None, 0, 0], [1, 0, 0]), hand([0, 0, 0], [1, 0, 0])]

    assert score(read_sheet(sheet(*hands, rules=rules)).game)["complete"] is False


def test_empty_hands_at_the_end_are_yet_to_be_played():
    empty = hand([None] * 3, [None] * 3)

    read = read_sheet(sheet(hand([1, 0, 0], [1, 0, 0]), empty, empty))

    assert read.game.hand.number == 2
    assert [each["points"] for each in score(read.game, read.hands)["hands"]] == [
        [11, 10, 10],
        [None] * 3,
    ]


def test_the_tricks_of_an_open_hand_are_kept():
    read = read_sheet(sheet(hand([1, 0, 0], [1, None, None])))

    assert read.game.hand.tricks == {"p1": 1}


def test_who_is_out_sits_out():
    read = read_sheet(sheet(hand([None, 0, 1], [None, 0, 1], out=["Ann"])))

    assert score(read.game)["hands"][0]["points"] == [None, 10, 11]


def test_trump_and_extra_points_are_noted():
    read = read_sheet(sheet(hand([1, 0, 0], [1, 0, 0], trump="clubs", adjust=[0.5, None, -3])))

    assert read.game.hands[0].trump is Trump.CLUBS
    assert list(read.game.totals.values()) == [11.5, 10, 7]


def test_a_trump_that_the_rules_settle_is_theirs():
    rules = {"plan": {"shape": "hands", "hands": [1]}}

    game = read_sheet(sheet(hand([1, 0, 0], [1, 0, 0], trump="clubs"), rules=rules)).game

    assert game.trump(game.hands[0]) is Trump.NONE


def test_bids_that_break_the_hook_are_a_warning():
    rules = {"bidding": {"hook": "not-equal"}}

    read = read_sheet(sheet(hand([1, 0, 0], [1, 0, 0]), rules=rules))

    assert score(read.game)["totals"] == [11, 10, 10]
    assert score(read.game)["warnings"] == [
        "Hand 1: The bids add up to 1; they may not add up to 1."
    ]


def test_bids_made_at_once_that_break_the_hook_are_a_warning():
    rules = {"bidding": {"hook": "not-equal", "order": "at-once"}}

    read = read_sheet(sheet(hand([1, 0, 0], [1, 0, 0]), rules=rules))

    assert len(score(read.game)["warnings"]) == 1
    assert read.game.breaches(read.game.hands[0]) == (Breach.HOOK,)


def test_more_zeros_in_a_row_than_allowed_are_a_warning():
    rules = {"bidding": {"zeros_in_a_row": 1}}
    hands = [hand([0, 1, 1], [0, 1, 0]), hand([0, 1, 1], [0, 1, 1])]

    read = read_sheet(sheet(*hands, rules=rules))

    assert score(read.game)["warnings"] == ["Hand 2: Ann bid zero more than 1 times in a row."]


def test_tricks_may_be_lost_where_the_rules_say_so():
    rules = {"tricks_can_be_lost": True}

    assert totals(sheet(hand([0, 0, 0], [0, 0, 0]), rules=rules)) == [10, 10, 10]


def test_two_players_may_share_a_name():
    read = read_sheet(sheet(hand([1, 0], [1, 0]), players=["Ann", "Ann"]))

    assert list(read.game.totals.values()) == [11, 10]


def test_names_are_cleaned_as_the_roster_keeps_them():
    names = [" Ann\u202e\n Lee", "Ben\x1b", "Zoe\u0308"]

    setup = read_sheet(sheet(players=names, first_dealer="Zoe\u0308 ")).game.setup

    assert [player.name for player in setup.players] == ["Ann Lee", "Ben", "Zo\u00eb"]
    assert setup.first_dealer == "p3"


def test_names_that_differ_in_spaces_only_are_told_apart_by_their_seats():
    game = read_sheet(sheet(hand([1, 0, 0], [1, 0, 0]), players=["Ann", "Ann ", "Cy"])).game

    assert list(labels(game).values()) == ["Ann (1)", "Ann (2)", "Cy"]


def test_a_table_of_figures_knows_people_by_their_cleaned_names():
    head = "hand,cards,player,bid,tricks,dealer\n"
    rows = "1,1,Ann\u202e,1,1,Ann \n1,1,Ben,0,0,\n2,2,Ann ,2,2,\n2,2, Ben,0,0,\n"

    game = read_sheet(head + rows).game

    assert [player.name for player in game.setup.players] == ["Ann", "Ben"]
    assert list(game.totals.values()) == [23, 20]
    assert game.setup.first_dealer == game.seats[0]


def test_a_byte_order_mark_is_no_matter():
    assert read_sheet("\ufeff" + sheet()).hands == 0
    assert read_sheet(b"\xef\xbb\xbf" + sheet().encode()).hands == 0


def test_tricks_noted_before_all_bids_are_in_stay_where_they_were_noted():
    read = read_sheet(sheet(hand([1, None, 0], [1, 0, None]), hand([0, 0, 0], [2, 0, 0])))

    assert read.game.hands[0].tricks == {"p1": 1, "p2": 0}
