"""Laws of the seating: whoever comes or goes, the deal goes round, and nothing behind moves."""

from dataclasses import replace

from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import NAMES, dice, play_legally, setup_of

from scorekeeper.rules import (
    CLASSIC,
    Game,
    Join,
    Leave,
    Plan,
    PlayerId,
    Redeal,
    Rename,
    Reseat,
    Return,
    RuleError,
    Shape,
    SitOut,
    Void,
)
from scorekeeper.rules.record import Deal, Direction

DAN = PlayerId("dan")
seeds = st.integers(0, 2**32)


def tried(game, entry):
    """Return the game after ``entry``, or as it was where that cannot be."""
    try:
        return game.after(entry)
    except RuleError:
        return game


def come_and_go(game, chance):
    """Return ``game`` after one change of who plays, where it can be."""
    who, free = chance.choice(game.seats), game.free_hand
    newcomer = PlayerId(f"late {len(game.seats)}")
    seats = list(game.seats)
    chance.shuffle(seats)
    one = chance.choice(
        [
            Join(free, newcomer, chance.choice(NAMES), who, chance.choice([0, 7, -2.5])),
            Leave(free, who),
            Return(free, who),
            SitOut(free, who),
            Reseat(free, tuple(seats)),
        ]
    )
    return tried(game, one)


@st.composite
def evenings(draw, most_hands=4):
    """Draw a game of one-card hands between two hands, with comings and goings behind."""
    plan = Plan(Shape.HANDS, hands=(1,) * 40)
    deal = Deal(direction=draw(st.sampled_from(Direction)))
    game = Game.start(setup_of(draw(st.integers(2, 6)), replace(CLASSIC, plan=plan, deal=deal)))
    chance = dice(draw(seeds))
    for _ in range(draw(st.integers(0, most_hands))):
        game = play_legally(come_and_go(come_and_go(game, chance), chance), chance, hands=1)
    return game


def someone(game, seed):
    return dice(seed).choice(game.seats)


@given(evenings(), seeds)
def test_who_is_away_is_in_no_order_and_deals_not(game, seed):
    game = come_and_go(game, dice(seed))

    for hand in game.hands:
        away = game.seating.absent(hand.number) | hand.sits_out
        assert not away & set(hand.order)
        assert set(hand.order) | away == set(game.seats) or hand.number < game.free_hand
        assert hand.dealer in hand.order


@given(evenings(), seeds)
def test_the_order_follows_the_seats(game, seed):
    game = come_and_go(game, dice(seed))
    hand = game.hand
    left = game.setup.rules.deal.direction is Direction.LEFT
    around = [who for who in game.seats[:: 1 if left else -1] if who in hand.order]

    start = around.index(hand.order[0])

    assert list(hand.order) == around[start:] + around[:start]


@given(evenings(), seeds)
def test_the_deal_visits_everybody_who_is_in_once_a_round(game, seed):
    players = len(game.present)
    assume(not game.hand.sits_out)

    later = play_legally(game, dice(seed), hands=players)

    round_of = later.hands[game.hand.number - 1 :][:players]
    assert sorted(hand.dealer for hand in round_of) == sorted(game.present)


@given(evenings(), seeds)
def test_who_leaves_and_returns_before_the_hand_was_never_away(game, seed):
    who = someone(game, seed)
    assume(who in game.present and len(game.present) > 2)

    back = game.after(Leave(game.free_hand, who)).after(Return(game.free_hand, who))

    assert back.hand.order == game.hand.order
    assert back.present == game.present
    assert back.totals == game.totals


@given(evenings(), seeds, st.sampled_from([0, 4, -2.5]))
def test_who_joins_sits_clockwise_next_to_whom_they_chose(game, seed, points):
    beside = someone(game, seed)

    later = game.after(Join(game.free_hand, DAN, "Dan", beside, points))

    assert later.seats.index(DAN) == later.seats.index(beside) + 1
    assert tuple(who for who in later.seats if who != DAN) == game.seats
    assert later.totals == {**game.totals, DAN: points}
    assert all(DAN not in line.totals for line in later.sheet[: later.joined(DAN) - 1])


@given(evenings(), seeds, st.sampled_from(NAMES))
def test_renaming_changes_a_name_and_nothing_else(game, seed, name):
    who = someone(game, seed)

    later = game.after(Rename(game.free_hand, who, name))

    assert later.player(who).name == name
    assert (later.hands, later.plan, later.sheet) == (game.hands, game.plan, game.sheet)
    assert later.seats == game.seats


@given(evenings(), seeds)
def test_hands_behind_never_change_by_comings_and_goings(game, seed):
    behind = game.free_hand - 1

    later = come_and_go(game, dice(seed))

    assert later.hands[:behind] == game.hands[:behind]
    assert later.plan[:behind] == game.plan[:behind]
    for line, before in zip(later.sheet[:behind], game.sheet[:behind], strict=True):
        assert line.totals == before.totals
        assert line.points == before.points


@given(evenings(), seeds)
def test_a_hand_that_is_void_and_then_counts_after_all_counts_as_before(game, seed):
    assume(game.free_hand > 1)
    number = dice(seed).randrange(1, game.free_hand)

    void = game.after(Void(number))
    again = void.after(Void(number, void=False))

    assert not void.sheet[number - 1].counts
    assert again.sheet == game.sheet
    assert again.hands == game.hands


@given(evenings(), seeds)
def test_a_hand_dealt_again_and_played_as_before_comes_to_the_same(game, seed):
    played = play_legally(game, dice(seed), hands=1)

    again = played.after(Redeal(game.hand.number))
    assert again.hand == game.hand
    again = play_legally(again, dice(seed), hands=1)

    assert again.hands == played.hands
    assert again.sheet == played.sheet


def test_many_taps_of_one_finger_make_no_long_list():
    game = Game.start(setup_of(3))
    who = game.seats[0]

    for _ in range(50):
        game = game.after(Leave(1, who)).after(Return(1, who))

    assert len(game.log) == 100
    assert len(game.seating.moves) == 1
