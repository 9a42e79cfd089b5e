"""Reading a sheet in CSV."""

import pytest

from scorekeeper.export.score import score
from scorekeeper.export.sheets import read_sheet
from scorekeeper.rules import RuleError

HEAD = "hand,cards,player,bid,tricks"
HAND = ("1,1,Ann,1,1", "1,1,Ben,0,0", "1,1,Cy,0,0")


def text(*rows, head=HEAD):
    return "\n".join([head, *rows])


def refusal(given):
    with pytest.raises(RuleError) as caught:
        read_sheet(given)
    return str(caught.value)


def test_a_plain_table_is_scored():
    game = read_sheet(text(*HAND)).game

    assert list(game.totals.values()) == [11, 10, 10]
    assert game.seats == ("p1", "p2", "p3")
    assert game.name(game.hands[0].dealer) == "Cy"


def test_empty_is_not_entered():
    game = read_sheet(text("1,,Ann,1,", "1,,Ben,,", "1,,Cy,0,")).game

    assert score(game)["hands"][0]["bids"] == [1, None, 0]


def test_rows_may_come_in_any_order():
    rows = ["2,2,Cy,0,0", "2,2,Ann,2,2", *HAND, "2,2,Ben,0,0"]

    game = read_sheet(text(*rows)).game

    assert [player.name for player in game.setup.players] == ["Ann", "Ben", "Cy"]
    assert list(game.totals.values()) == [11 + 12, 20, 20]


def test_seats_put_the_players_in_order():
    rows = [f"{row},{seat}" for row, seat in zip(HAND, (3, 1, 2), strict=True)]

    game = read_sheet(text(*rows, head=f"{HEAD},seat")).game

    assert [player.name for player in game.setup.players] == ["Ben", "Cy", "Ann"]


def test_more_columns_are_understood():
    rows = [f"{row},out,hearts,-10,Ben" for row in ("1,1,Ann,,",)]
    rows += ["1,1,Ben,1,1,,,,", "1,1,Cy,0,0,,,\N{MINUS SIGN}0.5,"]

    game = read_sheet(text(*rows, head=f"{HEAD},status,trump,adjust,dealer")).game

    assert list(game.totals.values()) == [-10, 11, 9.5]
    assert game.name(game.hands[0].dealer) == "Ben"
    assert game.hands[0].trump == "hearts"


def test_totals_that_differ_are_a_warning():
    rows = [f"{row},{total}" for row, total in zip(HAND, (11, 5, ""), strict=True)]

    read = read_sheet(text(*rows, head=f"{HEAD},total"))

    assert read.notes == ("Hand 1: the file gives Ben 5 points, these rules 10.",)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (text(), "row 2: expected at least one player's row."),
        (text(*HAND, "3,1,Ann,0,0"), "column hand: hand 2 is missing: hands count 1, 2, 3."),
        (text(",1,Ann,0,0"), "row 2, column hand: the number of the hand is missing."),
        (
            text("x,1,Ann,0,0"),
            "row 2, column hand: expected a whole number from 1 to 500, not “x”.",
        ),
        (text(HAND[0]), "row 2: expected 2 to 12 players, not 1."),
        (
            text("1,1, ,0,1", *HAND),
            "row 2, column player: expected a name of 1 to 100 characters, not “ ”.",
        ),
        (text(*HAND, "1,1,Cy,0,0"), "row 5, column player: “Cy” stands twice in hand 1."),
        (
            text(*HAND, "2,2,Zed,0,0"),
            "row 5, column player: expected one of the players (Ann, Ben, Cy), not “Zed”.",
        ),
        (text(*HAND, "2,2,Ann,0,0"), "row 5: hand 2 has no row for “Ben”."),
        (
            text("1,1,Ann,1,1", "1,2,Ben,0,0"),
            "row 2, column cards: the rows of hand 1 differ in this.",
        ),
        (
            text("1,1,Ann,1.0,1", "1,1,Ben,0,0"),
            "row 2, column bid: expected a whole number from 0 to 1000, not “1.0”.",
        ),
        (
            text("1,1,Ann,2,1", "1,1,Ben,0,0"),
            "row 2, column bid: expected a bid of 0 to 1 in hand 1, not 2.",
        ),
        (
            text("1,1,Ann,1,0", "1,1,Ben,0,0"),
            "row 2: the tricks of hand 1 add up to 0; expected 1, its cards.",
        ),
        (
            text("1,1,Ann,1,1,x", "1,1,Ben,0,0,", head=f"{HEAD},adjust"),
            "row 2, column adjust: expected a whole number or a half, not “x”.",
        ),
        (
            text("1,1,Ann,1,1,stars", "1,1,Ben,0,0,", head=f"{HEAD},trump"),
            (
                "row 2, column trump: expected one of spades, hearts, diamonds, clubs, none, not "
                "“stars”."
            ),
        ),
        (
            text("1,1,Ann,1,1,Zed", "1,1,Ben,0,0,Zed", head=f"{HEAD},dealer"),
            "row 2, column dealer: expected one of the players (Ann, Ben), not “Zed”.",
        ),
        (
            text("1,1,Ann,1,1,g1", "1,1,Ben,0,0,g2", head=f"{HEAD},game_id"),
            "row 3, column game_id: expected one game in the file: “g1”, not “g2”.",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_own_sentence(given, sentence):
    assert refusal(given) == sentence
