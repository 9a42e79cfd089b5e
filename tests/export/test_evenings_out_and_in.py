"""Real evenings as files: who came late, left, sat out or dealt out of turn comes back."""

from hypothesis import given, settings
from hypothesis import strategies as st
from sheets import table
from strategies import ANN, BEN, CY, bid, dice, game_of, passed_out, play_legally, setup_of

from scorekeeper.export.score import score, score_text
from scorekeeper.export.sheets import read_sheet
from scorekeeper.export.tables import hands_csv, scoresheet_csv
from scorekeeper.rules import (
    CLASSIC,
    DealBy,
    Game,
    Join,
    Leave,
    PlayerId,
    Replan,
    Return,
    RuleError,
    SitOut,
    Void,
)

DAN = PlayerId("dan")


def random_evening(seed):
    """Return a game of the base rules in which people come, go and deal out of turn."""
    chance = dice(seed)
    game = Game.start(setup_of(chance.randint(3, 5), CLASSIC))
    for number in range(chance.randint(1, 7)):
        for _ in range(chance.randint(0, 2)):
            who = chance.choice(game.seats)
            free, hand = game.free_hand, game.hands[-1].number
            entry = chance.choice(
                [
                    Join(
                        free, PlayerId(f"late{number}"), f"Late {number}", who, chance.randint(0, 9)
                    ),
                    Leave(free, who),
                    Return(free, who),
                    SitOut(hand, who),
                    DealBy(hand, who, goes_on=chance.random() < 0.5),
                ]
            )
            if isinstance(entry, Join) and free == 1:
                continue  # a file tells nobody that the plan was made for fewer
            try:
                game = game.after(entry)
            except RuleError:
                continue
        if chance.random() < 0.2 and game.hand is not None:
            game = bid(game, chance.choice(game.legal_bids())).after(Void(game.hand.number))
        game = play_legally(game, chance, 1)
    return game


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_export_import_export_is_the_same_to_the_byte(seed):
    text = hands_csv(random_evening(seed))

    if len(table(text)):
        assert hands_csv(read_sheet(text).game) == text


def test_who_came_late_has_empty_cells_and_then_their_points_to_begin_with():
    game = passed_out(passed_out(game_of(1, 1), 1).after(Join(2, DAN, "Dan", ANN, 7)), 1)

    first, second = (row for row in table(hands_csv(game)) if row["player"] == "Dan")

    assert (first["status"], first["total"], first["rank"], first["adjust"]) == ("out", "", "", "")
    assert (second["status"], second["adjust"], second["total"]) == ("counts", "7", "7")


def test_the_sheet_of_a_late_comer_is_blank_before():
    game = passed_out(passed_out(game_of(1, 1), 1).after(Join(2, DAN, "Dan", CY)), 1)

    rows = table(scoresheet_csv(game))

    assert [row["Dan total"] for row in rows] == ["", "10", "10"]


def test_a_void_hand_says_so_and_comes_back_void():
    game = passed_out(bid(game_of(1, 1), 1).after(Void(1)), 1)

    back = read_sheet(hands_csv(game)).game

    assert {row["status"] for row in table(hands_csv(game))} == {"void", "counts"}
    assert back.hands[0].void
    assert back.totals == game.totals


def test_bigger_hands_after_somebody_left_come_back():
    game = passed_out(game_of(10, 10, players=5), 1).after(Leave(2, BEN))
    game = passed_out(game.after(Replan(2, (13,))), 1)

    assert read_sheet(hands_csv(game)).game.hands[1].cards == 13


def test_score_says_what_a_late_comer_has_as_null():
    game = passed_out(passed_out(game_of(1, 1), 1).after(Join(2, DAN, "Dan", CY, 7)), 1)

    found = score(game)

    assert found["hands"][0]["totals"][3] is None
    assert found["hands"][1]["adjust"] == [0, 0, 0, 7]
    assert found["totals"][3] == 17


def test_the_table_for_people_has_a_dash_for_who_had_not_come():
    game = passed_out(passed_out(game_of(1, 1), 1).after(Join(2, DAN, "Dan", CY, 7)), 1)

    first, second = score_text(game).splitlines()[3:5]

    assert first.endswith("-/-     -")
    assert second.endswith("0/0    17")


def test_who_has_come_for_the_next_hand_only_has_no_rows_yet():
    game = passed_out(game_of(1, 1), 1).after(Join(2, DAN, "Dan", ANN))

    rows = table(hands_csv(game))

    assert [(row["seat"], row["player"]) for row in rows] == [
        ("1", "Ann"),
        ("2", "Ben"),
        ("3", "Cy"),
    ]
    assert hands_csv(read_sheet(hands_csv(game)).game) == hands_csv(game)
