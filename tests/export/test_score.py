"""What ``score`` prints."""

import json
from dataclasses import replace

import pytest
from strategies import game_of, play, setup_of

from scorekeeper.export.files import read_bytes
from scorekeeper.export.score import score, score_json, score_text, warnings
from scorekeeper.rules import CLASSIC, Game, Player, PlayerId, RuleError


def test_the_json_has_one_hand_a_line():
    game = play(play(game_of(1, 1), [1, 0, 0], [1, 0, 0]), [1, 0, 0], [1, 0, 0])

    text = score_json(game)

    assert json.loads(text) == score(game)
    assert len(text.splitlines()) == 4


def test_a_game_played_out_is_complete():
    game = play(game_of(1), [1, 0, 0], [1, 0, 0])

    assert score(game)["complete"] is True
    assert score(game)["winners"] == ["Ann"]


def test_ties_share_a_rank_and_the_win():
    game = play(game_of(1), [0, 0, 0], [1, 0, 0])

    assert score(game)["ranks"] == [3, 1, 1]
    assert score(game)["winners"] == ["Ben", "Cy"]


def test_the_table_for_people():
    game = play(game_of(1, 2), [1, 0, 0], [1, 0, 0])

    assert score_text(game, notes=["odd"]) == (
        "Oh Hell, 1 of 2 hands\n"
        "\n"
        "Hand  Cards  Dealer        Ann        Ben         Cy\n"
        "   1      1      Cy  1/1    11  0/0    10  0/0    10\n"
        "Rank                     1. 11      2. 10      2. 10\n"
        "\n"
        "Note: odd\n"
    )


def test_a_game_played_out_says_only_how_long_it_was():
    assert score_text(play(game_of(1), [1, 0, 0], [1, 0, 0])).startswith("Oh Hell, 1 hand\n")


def test_nothing_in_a_file_moves_the_cursor_of_a_terminal():
    setup = setup_of()
    players = (Player(PlayerId("ann"), "A\x1b[2J\nB"), *setup.players[1:])
    game = Game.start(replace(setup, players=players, rules=replace(CLASSIC, name="\x1b[2J")))

    assert "\x1b" not in score_text(game, notes=["\x1b[2J"])


def test_the_columns_stand_under_each_other_in_any_script():
    setup = setup_of()
    players = (
        Player(PlayerId("ann"), "日本"),
        Player(PlayerId("ben"), "Be\u0301n"),
        setup.players[2],
    )
    game = Game.start(replace(setup, players=players))

    lines = score_text(game).splitlines()

    assert lines[2] == "Hand  Cards  Dealer  日本   Be\u0301n    Cy"


def test_a_hand_without_an_answer_is_a_warning():
    game = play(game_of(1, scoring=(("1", "1/bid"),)), [0, 0, 1], [0, 0, 1])

    assert warnings(game) == ("Hand 1: The scoring has no answer for this hand.",)


@pytest.mark.parametrize("name", ["no\0file", "/nowhere/at/all", "/"])
def test_a_file_that_cannot_be_read_is_refused(name):
    with pytest.raises(RuleError):
        read_bytes(name)
