"""A new game as a model: the seats, the dealer, and the start."""

import pytest
from strategies import ANN, BEN, CY
from ui.desks import begun, desk_of, played

from scorekeeper.rules import CLASSIC, PlayerId, Variation


@pytest.fixture
def new(desk):
    return desk.new_game


def names(players):
    return [player.name for player in players]


def seated(new, *names):
    for name in names:
        assert new.add(name)
    return [player.id for player in new.seats]


def test_people_sit_in_the_order_their_names_are_written(new):
    seated(new, "Cy", "Ann", "Ben")

    assert names(new.seats) == ["Cy", "Ann", "Ben"]


@pytest.mark.parametrize("name", ["שרה", "さくら", "🦊", "علي", "A" * 40])
def test_a_name_may_be_in_any_script(new, name):
    seated(new, name)

    assert names(new.seats) == [name]


@pytest.mark.parametrize(
    ("name", "said"), [("", "missing"), ("  ", "missing"), ("A" * 200, "most")]
)
def test_a_name_that_is_none_is_refused_with_a_sentence(new, name, said):
    assert not new.add(name)

    assert said in new.notice
    assert new.seats == ()


def test_nobody_sits_twice_however_the_name_is_spelt(new):
    seated(new, "Zoë")

    assert not new.add(" zoe\u0308 ")
    assert new.notice.startswith("Zoë is seated already.")
    assert names(new.seats) == ["Zoë"]


def test_a_name_added_once_more_is_somebody_elses(new):
    seated(new, "Ann")
    new.add("ANN")

    one, other = seated(new, "Ann")

    assert one != other
    assert names(new.seats) == ["Ann", "Ann"]
    assert new.notice is None


def test_a_name_is_only_somebody_elses_when_nothing_came_between(new):
    seated(new, "Ann")
    new.add("Ann")
    seated(new, "Ben")

    assert not new.add("Ann")


def test_a_namesake_of_somebody_remembered_is_a_person_of_their_own(desk, new):
    begun(desk)
    seated(new, "Ann")
    new.add("Ann")

    one, other = seated(new, "Ann")

    assert one == ANN != other


def test_a_name_that_is_right_puts_the_notice_away(new):
    new.add("")

    seated(new, "Ann")

    assert new.notice is None


def test_whoever_played_before_is_offered_until_they_sit(desk, new):
    begun(desk)
    assert names(new.absent) == ["Ann", "Ben", "Cy"]

    new.seat(new.absent[1])
    new.seat(new.seats[0])

    assert names(new.seats) == ["Ben"]
    assert names(new.absent) == ["Ann", "Cy"]


def test_a_name_typed_again_is_the_person_remembered(desk, new):
    begun(desk)

    assert seated(new, "ann") == [ANN]


def test_somebody_who_leaves_makes_room_and_gives_the_deal_away(new):
    ann, ben = seated(new, "Ann", "Ben")
    new.deal_first(ann)

    new.leave(ann)

    assert names(new.seats) == ["Ben"]
    assert new.first_dealer == ben


def test_whoever_deals_first_stays_so_when_another_leaves(new):
    ann, ben, _ = seated(new, "Ann", "Ben", "Cy")
    new.deal_first(ann)

    new.leave(ben)

    assert new.first_dealer == ann


@pytest.mark.parametrize(
    ("who", "by", "order"),
    [
        (0, 1, ["Ben", "Ann", "Cy"]),
        (2, -1, ["Ann", "Cy", "Ben"]),
        (0, -1, ["Ben", "Cy", "Ann"]),
        (2, 1, ["Cy", "Ann", "Ben"]),
    ],
)
def test_seats_are_moved_round_the_table(new, who, by, order):
    ids = seated(new, "Ann", "Ben", "Cy")

    new.move(ids[who], by)

    assert names(new.seats) == order


def test_a_moved_player_goes_on_dealing_first(new):
    ann, *_ = seated(new, "Ann", "Ben", "Cy")
    new.deal_first(ann)

    new.move(ann, 1)

    assert new.first_dealer == ann


def test_unless_somebody_says_otherwise_the_last_seat_deals_so_that_the_first_bids(new):
    assert new.first_dealer is None
    _, ben = seated(new, "Ann", "Ben")

    assert new.first_dealer == ben


def test_the_lot_falls_on_one_of_the_seated_and_says_on_whom(new):
    ids = seated(new, "Ann", "Ben", "Cy")

    fallen = set()
    for _ in range(40):
        new.draw_lots()
        fallen.add(new.first_dealer)
        drawn = next(player for player in new.seats if player.id == new.first_dealer)
        assert new.notice == f"The lot fell on {drawn.name}."

    assert fallen == set(ids)


def test_no_lot_falls_on_an_empty_table(new):
    new.draw_lots()

    assert (new.first_dealer, new.notice) == (None, None)


@pytest.mark.parametrize(("count", "starts"), [(0, False), (1, False), (2, True), (12, True)])
def test_two_to_twelve_can_play(new, count, starts):
    seated(new, *(f"Player {number}" for number in range(count)))

    assert (new.problem is None) == starts
    assert (new.start() is not None) == starts


def test_a_thirteenth_player_is_one_too_many_and_that_is_said(new):
    seated(new, *(f"Player {number}" for number in range(13)))

    assert new.problem
    assert new.start() is None
    assert new.notice == new.problem


def test_a_started_game_is_kept_as_it_was_put_together(desk, new):
    ann, ben, cy = seated(new, "Ann", "Ben", "Cy")
    new.deal_first(ann)
    new.vary(Variation(hook=True))

    game = desk.table(new.start()).game

    assert game.seats == (ann, ben, cy)
    assert game.hand.dealer == ann
    assert game.setup.rules == Variation(hook=True).rules()


def test_a_start_that_cannot_be_saved_says_so_and_loses_nothing(store, new):
    ann, ben = seated(new, "Ann", "Ben")
    new.deal_first(ann)
    new.replan((2, 2))
    plan = new.plan
    store.broken = True

    assert new.start() is None
    assert "disk is full" in new.notice
    assert [player.id for player in new.seats] == [ann, ben]
    assert (new.first_dealer, new.plan) == (ann, plan)

    store.broken = False
    assert new.start() is not None


def test_the_same_again_is_the_last_table_and_the_deal_goes_on(desk, new):
    table = begun(desk, rules=Variation(hook=True).rules(), dealer=ANN)
    played(table, [0, 0, 0], [1, 0, 0])

    new.begin_again()

    assert [player.id for player in new.seats] == [ANN, BEN, CY]
    assert new.rules == Variation(hook=True).rules()
    assert new.first_dealer == BEN


def test_the_same_again_without_a_last_table_is_an_empty_one(new):
    seated(new, "Ann")

    new.begin_again()

    assert (new.seats, new.first_dealer, new.rules) == ((), None, CLASSIC)


def test_the_same_again_after_the_last_game_was_deleted_asks_for_the_same_dealer(desk, new):
    table = begun(desk, dealer=BEN)
    desk.library.delete(table.game.setup.id)

    new.begin_again()

    assert new.first_dealer == BEN


def test_the_same_again_does_not_take_the_deal_from_another_table(desk, new):
    begun(desk, dealer=BEN)
    table = begun(desk, players=4)
    desk.library.delete(table.game.setup.id)

    new.begin_again()

    assert new.first_dealer == PlayerId("dot")


def test_a_name_left_half_written_does_not_sit_down_at_the_next_table():
    desk = desk_of()
    game = begun(desk).game
    desk.new_game.write("Zoe")

    desk.new_game.begin_with(game.setup.players, game.setup.first_dealer, game.setup.rules)
    started = desk.new_game.start()

    assert desk.table(started).game.setup.players == game.setup.players
