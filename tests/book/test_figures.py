"""Figures: by hand for a few games, and against a simple count for many."""

from collections import Counter

import pytest
from book.keeping import eventful, library_of
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, DOT, dice, game_of, play, setup_of

from scorekeeper.book.figures import Against, Figure, figures, league
from scorekeeper.book.sought import EVERYTHING
from scorekeeper.book.tallies import Played, SeatTally, Sums, sums_of, tallies
from scorekeeper.rules import CLASSIC, GameId, Join, Leave, Void
from scorekeeper.storage.index import FileIndex


def seat_of(game, player):
    return next(seat for seat in tallies(game) if seat.player == player)


@pytest.fixture
def evening():
    """Three hands: Dot comes for the second, Ben leaves after it, the third is void."""
    game = play(game_of(1, 2, 1), [1, 0, 0], [1, 0, 0])  # Ann, Ben, Cy; Cy deals
    game = game.after(Join(2, DOT, "Dot", CY))
    game = play(game, [0, 0, 2, 0], [0, 1, 1, 0])  # Ann, Ben, Cy, Dot, who deals
    return game.after(Leave(3, BEN)).after(Void(3))


def test_a_seat_counts_what_it_bid_in_hands_that_count(evening):
    assert seat_of(evening, ANN) == SeatTally(
        ANN, 1, ((1, 1, 1), (2, 1, 1)), 1, 1, 0, 0, 0, 0, 2, 2, 2
    )
    assert seat_of(evening, CY) == SeatTally(
        CY, 2, ((1, 1, 1), (2, 1, 0)), 1, 1, 0, 1, 1, 1, 1, 1, 0
    )


def test_who_comes_late_has_no_bids_from_before(evening):
    seat = seat_of(evening, DOT)

    assert (seat.bids, seat.made, seat.under, seat.sizes) == (1, 1, 0, ((2, 1, 1),))


def test_a_share_needs_enough_behind_it():
    assert Figure(15, 20, least=20).share == 0.75
    assert Figure(15, 19, least=20).share is None
    assert Figure(15, 19, least=20).lacking == 1
    assert Figure(0, 0, least=0).share is None


def game_of_ann(name, seat, *, is_over=True):
    return Played(GameId(name), is_over=is_over, own=(seat,), ranks={})


def games_of(*ranks, other=2):
    """Return games of Ann against Ben, with these ranks of hers."""
    return [
        Played(
            GameId(f"g{number}"),
            is_over=True,
            own=(SeatTally(ANN, rank, ((1, 2, 1),), first_run=1, best_run=1),),
            ranks={BEN: other},
        )
        for number, rank in enumerate(ranks)
    ]


def test_ranks_and_wins_are_those_of_games_that_are_over():
    found = figures([*games_of(1, 2, 3, 1, 1), game_of_ann("x", SeatTally(ANN, 1), is_over=False)])

    assert (found.games, found.wins.amount, found.wins.share) == (5, 3, 0.6)
    assert found.rank.share == 1.6
    assert found.table.share == 2
    assert found.against == (Against(BEN, ahead=3, behind=1, level=1),)
    assert found.against[0].lead == Figure(3, 5, 3)


def test_a_run_goes_on_from_one_game_to_the_next():
    whole = SeatTally(ANN, 1, ((1, 3, 3),), first_run=3, best_run=3, last_run=3)
    begins = SeatTally(ANN, 1, ((1, 5, 3),), first_run=2, best_run=2, last_run=1)
    games = [game_of_ann(str(n), seat) for n, seat in enumerate((whole, begins, whole))]

    assert figures(games).longest == Figure(5, 11, 20)
    assert figures([*games, games[0]]).longest.amount == 7


def test_two_spellings_are_one_opponent():
    seat = SeatTally(ANN, 2, ((1, 1, 1),))
    met = Played(GameId("z"), is_over=True, own=(seat,), ranks={CY: 1})
    games = [*games_of(1, 1), met]

    found = figures(games, lambda one: BEN if one == CY else one)

    assert found.against == (Against(BEN, ahead=2, behind=1),)


def test_the_league_adds_up_both_spellings_of_a_person():
    sums = [(ANN, Sums(3, 1, 5, 10, 6)), (BEN, Sums(4, 2, 6, 12, 7)), (CY, Sums(2, 1, 3, 4, 4))]

    lines = league(sums, lambda one: ANN if one == CY else one)

    assert [(line.person, line.games, line.wins.amount) for line in lines] == [
        (ANN, 5, 2),
        (BEN, 4, 2),
    ]
    assert lines[0].made == Figure(10, 14, 20)


def test_what_is_not_over_adds_bids_only():
    assert sums_of(SeatTally(ANN, 1, ((1, 2, 1),)), is_over=False) == Sums(0, 0, 0, 2, 1)


def plainly(games, player):
    """Count again, hand by hand, what figures say of a player."""
    count = Counter()
    for game in games:
        place = {one.player: one.rank for one in game.standings}
        seen = False
        for hand in game.hands:
            if hand.counted is None or player not in hand.counted.bids:
                continue
            seen = True
            bid, took = hand.counted.bids[player], hand.counted.tricks[player]
            count["bids"] += 1
            count["made"] += bid == took
            count["over"] += took > bid
            count["under"] += took < bid
            count["zeros"] += bid == 0
            count["zeros made"] += bid == took == 0
            count["dealt"] += hand.order[-1] == player
            count["dealt made"] += hand.order[-1] == player and bid == took
            count["run"] = count["run"] + 1 if bid == took else 0
            count["longest"] = max(count["longest"], count["run"])
            count["cards", hand.cards] += 1
        if seen and game.is_over:
            count["games"] += 1
            count["ranks"] += place[player]
            count["wins"] += place[player] == 1
    return count


@settings(max_examples=25, deadline=None)
@given(seeds=st.lists(st.integers(0, 2**16), min_size=1, max_size=4))
@pytest.mark.parametrize("kind", ["memory", "file"])
def test_figures_are_what_the_games_add_up_to(tmp_path_factory, kind, seeds):
    index = FileIndex(tmp_path_factory.mktemp("index")) if kind == "file" else None
    library = library_of(index=index)
    games = []
    for seed in seeds:
        chance = dice(seed)
        setup = setup_of(chance.randint(3, 4), CLASSIC)
        scorer = library.start(setup.players, setup.players[0].id, CLASSIC)
        for entry in eventful(scorer.game, chance, chance.choice([2, 5, 99])).log:
            scorer.record(entry)
        games.append(scorer.game)
    order = sorted(games, key=lambda game: (game.setup.started, game.setup.id))

    played = library.catalogue.answer(lambda index: index.played({ANN}, EVERYTHING))
    sums = library.catalogue.answer(lambda index: index.sums(EVERYTHING))

    found, plain = figures(played), plainly(order, ANN)
    assert found.games == plain["games"]
    assert found.rank.amount == plain["ranks"]
    assert (found.made.amount, found.made.of) == (plain["made"], plain["bids"])
    assert (found.over.amount, found.under.amount) == (plain["over"], plain["under"])
    assert (found.zeros.amount, found.zeros.of) == (plain["zeros made"], plain["zeros"])
    assert (found.dealing.amount, found.dealing.of) == (plain["dealt made"], plain["dealt"])
    assert found.longest.amount == plain["longest"]
    assert {cards: figure.of for cards, figure in found.sizes} == {
        key[1]: count for key, count in plain.items() if isinstance(key, tuple)
    }
    assert sums.get(ANN, Sums()).bids == plain["bids"]
    assert sums.get(ANN, Sums()).wins == plain["wins"]
