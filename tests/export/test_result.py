"""The result for a chat, and the names of files."""

from dataclasses import replace

import pytest
from strategies import ANN, bid, game_of, play, setup_of

from scorekeeper.book.log import Log, Written
from scorekeeper.export.game_json import game_json, read_game
from scorekeeper.export.result import KINDS, file_name, result_text
from scorekeeper.rules import Adjust, Game, Player, PlayerId, RuleError


def test_the_result_has_a_title_a_date_and_a_line_per_rank():
    game = play(game_of(1), [1, 0, 0], [1, 0, 0])

    assert result_text(game) == (
        "Oh Hell, 2024-05-04\n1. Ann: 11\n2. Ben, Cy: 10\nMost bids made: Ann, Ben, Cy (1)\n"
    )


def test_a_game_that_goes_on_says_how_far_it_is():
    game = play(game_of(1, 2), [1, 0, 0], [0, 1, 0]).after(Adjust(1, ANN, -10))

    assert result_text(game).splitlines()[:2] == [
        "Oh Hell, 2024-05-04 (after 1 of 2 hands)",
        "1. Cy: 10",
    ]
    assert "3. Ann: -10" in result_text(game)


def test_nobody_is_praised_before_a_bid_was_made():
    assert "Most bids" not in result_text(game_of(1))


def test_twelve_players_fit_a_dozen_lines():
    game = bid(game_of(4, players=12), *[0] * 12)
    game = game.after(Adjust(1, game.seats[0], 1))
    for n, player in enumerate(game.seats):
        game = game.after(Adjust(1, player, n + 1))

    assert len(result_text(game).splitlines()) == 13


def test_a_name_cannot_break_the_lines():
    setup = setup_of()
    players = (Player(PlayerId("ann"), "A\nnn\x1b[2J"), *setup.players[1:])

    assert len(result_text(Game.start(replace(setup, players=players))).splitlines()) == 2


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("hands", "oh-hell-2024-05-04.csv"),
        ("scoresheet", "oh-hell-2024-05-04-scoresheet.csv"),
        ("json", "oh-hell-2024-05-04.json"),
        ("text", "oh-hell-2024-05-04.txt"),
    ],
)
def test_files_are_called_by_their_date(kind, name):
    assert file_name(game_of(1), kind) == name


def test_a_game_without_a_date_has_a_file_name_all_the_same():
    game = Game.start(replace(setup_of(), started="../../etc/passwd"))

    assert {file_name(game, kind) for kind in KINDS} == {f"oh-hell{end}" for end in KINDS.values()}
    assert result_text(game).startswith("Oh Hell (after 0 of 15 hands)\n")


def test_a_game_goes_out_and_comes_back_whole():
    setup = setup_of()
    entries = play(Game.start(setup), [1, 0, 0], [1, 0, 0]).log
    log = Log(setup, tuple(Written(entry, "2024-05-04 20:20:00") for entry in entries))
    log = log.undoing("2024-05-04 20:21:00")

    assert read_game(game_json(log)) == log
    assert read_game(game_json(log).encode()) == log


def test_a_sheet_is_no_game():
    with pytest.raises(RuleError, match="oh-hell-game"):
        read_game('{"format": "oh-hell-sheet"}')
