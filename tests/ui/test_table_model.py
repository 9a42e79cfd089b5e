"""The table as a model: what is shown, and what taps do."""

import pytest
from book.keeping import MemoryStore
from strategies import ANN, BEN, CY
from ui.desks import Patience, hands, table_of

from scorekeeper.rules import Bid, Breach, Trump
from scorekeeper.rules.presets import CLASSIC
from scorekeeper.ui.models.table import Phase
from scorekeeper.ui.models.taps import DOUBLE_TAP, SURPRISE


def test_one_tap_is_one_bid_and_the_next_player_is_up():
    _, table = table_of()

    table.bid(1)

    assert table.game.hand.bids == {ANN: 1}
    assert table.up == BEN


def test_a_double_tap_bids_once():
    patience = Patience()
    _, table = table_of(tick=patience)
    patience.wait()

    table.bid(1)
    patience.wait(DOUBLE_TAP / 2)
    table.bid(1)

    assert table.game.hand.bids == {ANN: 1}


def test_the_same_bid_by_the_next_player_a_moment_later_counts():
    patience = Patience()
    _, table = table_of(tick=patience)
    patience.wait()

    table.bid(0)
    patience.wait(DOUBLE_TAP * 1.1)
    table.bid(0)

    assert table.game.hand.bids == {ANN: 0, BEN: 0}


def test_the_second_half_of_a_double_tap_does_not_touch_the_buttons_that_came_up():
    patience = Patience()
    _, table = table_of(rules=hands(2, 3), tick=patience)
    for bid in (1, 0, 1):
        patience.wait()
        table.bid(bid)

    patience.wait(DOUBLE_TAP / 2)
    table.take(ANN, 2)
    table.go_on()

    assert table.phase is Phase.RESULT
    assert table.game.hand.tricks == {}


def test_a_closed_bid_says_why_and_is_not_recorded():
    _, table = table_of(rules=hands(1, hook=True))
    table.bid(0)
    table.bid(0)

    table.bid(1)

    assert table.notice == "The bids would add up to 1."
    assert CY not in table.game.hand.bids


def test_a_tapped_row_bids_again_and_then_the_table_goes_on_where_it_was():
    _, table = table_of(rules=hands(3))
    table.bid(1)

    table.choose(ANN)
    table.bid(2)

    assert table.game.hand.bids == {ANN: 2}
    assert table.up == BEN


def test_a_second_tap_on_a_row_lets_go_of_it():
    _, table = table_of(rules=hands(3))
    table.bid(1)
    table.choose(ANN)

    table.choose(ANN)

    assert table.up == BEN


def test_an_earlier_bid_that_breaks_the_hook_is_said_until_it_is_accepted():
    _, table = table_of(rules=hands(3, hook=True))
    for bid in (1, 1, 0):
        table.bid(bid)
    table.choose(ANN)
    table.bid(2)
    hand = table.game.hand
    assert table.game.breaches(hand) == (Breach.HOOK,)

    table.let_stand(hand.number, Breach.HOOK)

    assert table.game.breaches(table.game.hand) == ()


def test_a_hand_costs_a_tap_a_player_one_a_trick_missed_and_one():
    _, table = table_of(rules=hands(3, 3))
    for bid in (2, 1, 1):
        table.bid(bid)

    table.take(ANN, 1)
    table.go_on()

    assert table.game.hand.number == 2
    assert table.game.totals == {ANN: 0, BEN: 11, CY: 11}


def test_the_next_hand_waits_until_the_tricks_add_up():
    _, table = table_of(rules=hands(3, 3))
    for bid in (2, 1, 1):
        table.bid(bid)

    table.go_on()

    assert table.game.hand.number == 1


def test_everybody_made_is_said_only_while_nothing_was_mended():
    _, table = table_of(rules=hands(3, 3))
    for bid in (1, 1, 1):
        table.bid(bid)
    assert table.everybody_made

    table.take(ANN, 0)

    assert not table.everybody_made


def test_undo_and_redo_are_named_and_lead_back_and_forth():
    _, table = table_of()
    table.bid(1)
    assert table.undo_name == "Ann bids 1"

    table.undo()
    assert (table.undo_name, table.redo_name) == (None, "Ann bids 1")
    assert table.game.hand.bids == {}

    table.redo()
    assert table.game.hand.bids == {ANN: 1}


def test_trump_is_noted_and_taken_back():
    _, table = table_of()

    table.name_trump(Trump.HEARTS)
    assert table.game.trump(table.game.hand) is Trump.HEARTS

    table.name_trump(None)
    assert table.game.trump(table.game.hand) is None


def test_an_entry_that_the_disk_refuses_is_shown_and_says_so():
    store = MemoryStore()
    _, table = table_of(store=store)
    store.broken = True

    table.bid(1)

    assert table.game.hand.bids == {ANN: 1}
    assert table.unsaved.players(1) == {ANN}
    assert table.notice is None


def test_an_entry_that_can_never_be_saved_is_not_shown_and_says_so():
    desk, table = table_of()
    desk.library.delete(table.game.setup.id)

    table.bid(1)

    assert table.game.hand.bids == {}
    assert table.unsaved is None
    assert "was deleted" in table.notice


def test_what_another_page_records_is_shown_here():
    desk, table = table_of()
    other = desk.library.open(table.game.setup.id)

    other.record(Bid(1, ANN, 1))

    assert table.game.hand.bids == {ANN: 1}
    assert table.up == BEN


@pytest.mark.parametrize(
    ("cards", "keys", "bids"),
    [(5, "3", [3]), (12, "1", []), (12, "12", [12]), (12, "3", [3]), (12, "0", [0]), (5, "7", [])],
)
def test_digits_bid_once_no_further_digit_could_follow(cards, keys, bids):
    _, table = table_of(rules=hands(cards))

    for key in keys:
        table.digit(key)

    assert list(table.game.hand.bids.values()) == bids


def test_enter_enters_what_is_typed_and_backspace_takes_it_back():
    _, table = table_of(rules=hands(12))
    table.digit("1")
    table.step_back()
    assert table.typed == ""
    table.digit("1")

    table.enter()
    assert table.game.hand.bids == {ANN: 1}

    table.step_back()
    assert table.game.hand.bids == {}


def test_a_whole_hand_goes_by_the_keyboard():
    patience = Patience()
    _, table = table_of(rules=hands(1, 1), tick=patience)

    for key in "100":
        table.digit(key)
    table.enter()

    assert table.game.hand.number == 2
    assert table.game.totals == {ANN: 11, BEN: 10, CY: 10}


def test_nothing_can_be_entered_once_the_game_is_over():
    _, table = table_of(rules=hands(1))
    for key in "100":
        table.digit(key)
    table.enter()
    log = table.game.log

    table.bid(1)
    table.digit("1")
    table.take(ANN, 1)
    table.go_on()
    table.choose(ANN)
    table.name_trump(Trump.HEARTS)

    assert table.phase is Phase.OVER
    assert table.game.log == log


def test_bids_made_at_once_are_entered_in_any_order_and_hidden_until_all_are_in():
    _, table = table_of(rules=hands(3, at_once=True))

    table.choose(CY)
    table.bid(2)
    assert table.game.bids_are_hidden
    table.bid(1)
    table.bid(1)

    assert table.game.hand.bids == {CY: 2, ANN: 1, BEN: 1}
    assert not table.game.bids_are_hidden


def test_the_base_game_is_what_it_says():
    _, table = table_of(rules=CLASSIC)

    assert len(table.game.plan) == 15


def test_a_tap_meant_for_what_stood_before_another_pages_entry_is_not_taken():
    patience = Patience()
    desk, table = table_of(tick=patience)
    other = desk.library.open(table.game.setup.id)
    patience.wait()
    other.record(Bid(1, ANN, 1))
    patience.wait(SURPRISE / 2)

    table.bid(0)
    table.undo()

    assert table.game.hand.bids == {ANN: 1}
    assert "look again" in table.notice


def test_after_a_look_the_tap_counts():
    patience = Patience()
    desk, table = table_of(tick=patience)
    patience.wait()
    desk.library.open(table.game.setup.id).record(Bid(1, ANN, 1))
    patience.wait(SURPRISE)

    table.bid(0)

    assert table.game.hand.bids == {ANN: 1, BEN: 0}


def test_a_row_chosen_on_purpose_is_bid_whatever_others_enter():
    patience = Patience()
    desk, table = table_of(rules=hands(3, at_once=True), tick=patience)
    patience.wait()
    table.choose(CY)
    desk.library.open(table.game.setup.id).record(Bid(1, ANN, 1))

    table.bid(2)

    assert table.game.hand.bids == {ANN: 1, CY: 2}
