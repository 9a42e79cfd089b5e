"""Another scoring in mid-game: an entry, from a hand on, and undone like any other."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, game_of, games, play, refused, scorings

from scorekeeper.rules import CLASSIC, Game, Rescore
from scorekeeper.rules.record import Wins
from scorekeeper.rules.scoring import Scoring, Streak

TEN_A_TRICK = Scoring((("made", "20 + 10*tricks"), ("missed", "-10*off")))


def totals(game):
    return tuple(game.totals[who] for who in (ANN, BEN, CY))


def played(game, bids, tricks):
    """Return the game after a hand; both lists say what Ann, Ben and Cy did."""
    bid = dict(zip((ANN, BEN, CY), bids, strict=True))
    took = dict(zip((ANN, BEN, CY), tricks, strict=True))
    order = game.hand.order
    return play(game, [bid[who] for who in order], [took[who] for who in order])


def two_hands() -> Game:
    """Return a game of which two hands were played: 11, 10, 10, then 0, 0, 11."""
    game = played(game_of(1, 2, 3), [1, 0, 0], [1, 0, 0])
    return played(game, [0, 1, 1], [1, 0, 1])


def test_the_whole_game_is_scored_anew_from_the_first_hand_on():
    game = two_hands()
    assert totals(game) == (11, 10, 21)

    after = game.after(Rescore(1, TEN_A_TRICK, Wins.HIGHEST))

    assert totals(after) == (20, 10, 50)
    assert after.hands == game.hands


def replaced(game, scoring, wins=Wins.HIGHEST):
    rules = replace(game.setup.rules, scoring=scoring.cases, streak=scoring.streak, wins=wins)
    return replace(game.setup, rules=rules)


def test_earlier_hands_keep_the_scoring_they_were_played_by():
    game = two_hands()

    after = game.after(Rescore(2, TEN_A_TRICK, Wins.HIGHEST))

    assert totals(after) == (1, 0, 40)
    assert after.sheet[0] == game.sheet[0]
    assert after.rules.scoring == TEN_A_TRICK.cases
    assert after.setup == game.setup


def test_a_later_switch_leaves_what_was_before_it():
    game = two_hands().after(Rescore(1, TEN_A_TRICK, Wins.HIGHEST))

    after = game.after(Rescore(3, Scoring(CLASSIC.scoring), Wins.HIGHEST))

    assert after.scoring(2) == TEN_A_TRICK
    assert after.scoring(3) == Scoring(CLASSIC.scoring)
    assert after.totals == game.totals


def test_going_back_to_the_first_scoring_is_as_if_nothing_was_switched():
    game = two_hands()
    switched = game.after(Rescore(2, TEN_A_TRICK, Wins.LOWEST))

    back = switched.after(Rescore(1, Scoring(CLASSIC.scoring), Wins.HIGHEST))

    assert back.rescored == ()
    assert back.sheet == game.sheet
    assert back.rules == game.rules


def test_the_scoring_that_holds_already_is_no_entry():
    game = two_hands()

    assert game.after(Rescore(2, Scoring(CLASSIC.scoring), Wins.HIGHEST)) is game


def test_who_wins_may_turn_round():
    game = two_hands()
    assert game.winners == (CY,)

    after = game.after(Rescore(1, Scoring(CLASSIC.scoring), Wins.LOWEST))

    assert after.totals == game.totals
    assert after.winners == (BEN,)


def test_a_hand_that_has_not_begun_cannot_be_scored_anew():
    assert "Hand 4 has not begun" in refused(two_hands(), Rescore(4, TEN_A_TRICK, Wins.HIGHEST))


def test_runs_of_another_streak_begin_anew():
    streak = Streak(2, 10, -10)
    game = game_of(2, 2, 2, streak=Streak(3, 30, -30))
    for _ in range(2):
        game = played(game, [2, 0, 0], [2, 0, 0])

    after = game.after(Rescore(2, Scoring(CLASSIC.scoring, streak), Wins.HIGHEST))

    assert after.sheet[0].runs[ANN] == 1
    assert after.sheet[1].runs[ANN] == 1
    assert not after.sheet[1].streaks


@given(games(), st.data())
def test_a_game_scored_anew_is_the_game_as_if_played_so_from_the_start(game, data):
    scoring, wins = data.draw(scorings), data.draw(st.sampled_from(Wins))

    after = game.after(Rescore(1, scoring, wins))

    as_if = Game.replay(replaced(game, scoring, wins), game.log)
    assert after.sheet == as_if.sheet
    assert after.standings == as_if.standings
    assert after.winners == as_if.winners


@given(games(), st.data())
def test_switching_changes_nothing_but_the_points(game, data):
    number = data.draw(st.integers(1, len(game.hands)))

    after = game.after(Rescore(number, data.draw(scorings), game.setup.rules.wins))

    assert (after.plan, after.hands) == (game.plan, game.hands)
    for line, before in zip(after.sheet[: number - 1], game.sheet, strict=False):
        assert line == before


@pytest.mark.parametrize("length", [2, 3])
def test_what_a_streak_pays_is_told_apart(length):
    game = game_of(2, 2, 2, streak=Streak(length, 10, -10))
    for _ in range(length):
        game = played(game, [2, 0, 1], [2, 0, 0])

    line = game.sheet[length - 1]

    assert line.streaks == {ANN: 10, BEN: 10, CY: -10}
    assert line.points[ANN] == 22
    assert set(line.runs.values()) == {0}
