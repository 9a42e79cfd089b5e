"""The history of a game: what every entry changed, replayed once, and walked by undo."""

from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, DOT, bid, dice, game_of, play, play_legally

from scorekeeper.book.changes import Kind, corrected, history, is_hidden
from scorekeeper.book.log import Log, Written
from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Bidding,
    Breach,
    DealBy,
    Game,
    Join,
    Leave,
    Order,
    Played,
    Redeal,
    Rename,
    Reseat,
    Return,
    RuleError,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    Void,
)

NOON = "2026-07-12 12:00:00"
AT_ONCE = Bidding(order=Order.AT_ONCE)


def log_of(game):
    return Log(game.setup, tuple(Written(entry, NOON) for entry in game.log))


def history_of(game, undos=0):
    log = log_of(game)
    for _ in range(undos):
        log = log.undoing(NOON)
    return history(log)


def last(game):
    """What the last entry of a game changed."""
    return history_of(game).changes[-1]


def some_entry(chance, game):
    """An entry that may be allowed, of any kind, about any hand."""
    hand, free = chance.randint(1, len(game.hands)), game.free_hand
    player, count = chance.choice(game.seats), chance.randint(0, 3)
    return chance.choice(
        [
            Bid(hand, player, count),
            Tricks(hand, player, count),
            TrumpMade(hand, chance.choice([None, *Trump]), chance.choice([None, player])),
            Adjust(hand, player, count * 5),
            SitOut(hand, player),
            DealBy(hand, player, chance.random() < 0.5),
            Redeal(hand),
            Void(hand, chance.random() < 0.5),
            Join(free, DOT, "Dot", player, count),
            Leave(free, player),
            Return(free, player),
            Rename(hand, player, chance.choice(["Max", "Zoë"])),
            Reseat(free, tuple(chance.sample(game.seats, len(game.seats)))),
        ]
    )


@st.composite
def evenings(draw):
    """A game in which anything may have happened between its hands, and within them."""
    chance = dice(draw(st.integers(0, 2**32)))
    bidding = draw(st.sampled_from([Bidding(), AT_ONCE]))
    game = game_of(*[2, 1, 3, 2, 1], bidding=bidding)
    for _ in range(draw(st.integers(0, 40))):
        if chance.random() < 0.2:
            game = play_legally(game, chance, 1)
        else:
            try:
                game = game.after(some_entry(chance, game))
            except RuleError:
                continue
    return game


def stands(entry, game):
    """What is known in ``game`` of the one thing an entry is about, as the rules tell it."""
    match entry:
        case Bid(hand, player):
            return game.hands[hand - 1].bids.get(player)
        case Tricks(hand, player):
            return game.hands[hand - 1].tricks.get(player)
        case Adjust(hand, player):
            return game.hands[hand - 1].adjust.get(player, 0)
        case Rename(_, player):
            return next(one.name for one in game.players if one.id == player)
    return None


@given(evenings())
def test_what_stood_before_and_stands_after_an_entry_is_what_replaying_gives(game):
    for change in history_of(game).changes:
        before = Game.replay(game.setup, game.log[: change.number - 1])
        after = Game.replay(game.setup, game.log[: change.number])

        assert change.entry == game.log[change.number - 1]
        match change.entry:
            case Redeal(hand):
                assert (change.before, change.after) == (before.hands[hand - 1], None)
            case TrumpMade(hand):
                was, now = before.hands[hand - 1], after.hands[hand - 1]
                both = {(was.trump, now.trump), (was.named_by, now.named_by)}
                assert (change.before, change.after) in both
                assert change.before != change.after
            case entry:
                assert change.before == stands(entry, before)
                assert change.after == stands(entry, after)


@given(evenings(), st.integers(0, 60))
def test_undo_only_moves_where_the_game_stands_in_its_history(game, undos):
    whole, walked = history_of(game), history_of(game, undos)

    assert walked.stands + walked.undone == whole.changes
    assert len(walked.undone) == min(undos, len(game.log))
    assert walked.end == whole.end
    assert (whole.end.hands, whole.end.seating) == (game.hands, game.seating)


@given(evenings(), st.integers(0, 60), st.integers(0, 60))
def test_a_history_that_is_known_is_continued_as_if_it_were_read_anew(game, earlier, undos):
    known = history(log_of(Game.replay(game.setup, game.log[:earlier])))
    log = log_of(game)
    for _ in range(undos):
        log = log.undoing(NOON)

    assert history(log, known) == history(log)


@given(evenings(), st.integers(0, 20))
def test_another_entry_after_undo_makes_a_history_of_its_own(game, undos):
    log = log_of(game)
    for _ in range(undos):
        log = log.undoing(NOON)
    known = history(log)
    other = log.added(Rename(1, ANN, "Somebody else"), NOON)

    assert history(other, known) == history(other)


def test_a_bid_of_a_recorded_hand_is_a_correction_and_one_being_bid_is_not():
    game = bid(play(game_of(1, 1), [1, 0, 0], [1, 0, 0]), 1)

    assert last(game).kind is Kind.PLAY
    assert last(game.after(Bid(1, BEN, 1))).kind is Kind.CORRECTION
    assert last(game.after(Bid(2, BEN, 0))).kind is Kind.PLAY
    assert last(game.after(Void(1))).kind is Kind.TABLE


def test_a_redeal_keeps_the_hand_it_wiped_out():
    game = bid(game_of(1, 1), 1, 0)

    change = last(game.after(Redeal(1)))

    assert change.before.bids == {ANN: 1, BEN: 0}
    assert change.kind is Kind.TABLE


def hidden_in(game, undos=0):
    told = history_of(game, undos)
    now = Game.replay(game.setup, game.log[: told.standing])
    return [change.number for change in told.changes if is_hidden(change, told, now)]


def test_bids_made_at_once_are_hidden_until_all_are_made():
    game = game_of(1, 1, bidding=AT_ONCE).after(Bid(1, ANN, 1)).after(Bid(1, BEN, 0))

    assert hidden_in(game) == [1, 2]
    assert hidden_in(game.after(Bid(1, CY, 0))) == []


def test_bids_made_in_turn_are_never_hidden():
    assert hidden_in(bid(game_of(1), 1, 0)) == []
    assert hidden_in(bid(game_of(1), 1, 0), undos=1) == []


def test_bids_that_were_undone_are_hidden_as_long_as_redo_can_bring_them_back_unseen():
    game = game_of(1, 1, bidding=AT_ONCE).after(Bid(1, ANN, 1)).after(Bid(1, BEN, 0))
    game = game.after(Bid(1, CY, 0)).after(Played(1, ((ANN, 1), (BEN, 0), (CY, 0))))
    game = game.after(Bid(2, ANN, 1))

    assert hidden_in(game, undos=1) == [5]
    assert hidden_in(game, undos=2) == [5]
    assert hidden_in(game, undos=3) == [1, 2, 3, 5]


def test_bids_of_a_misdeal_are_nobodys_secret_unless_that_is_undone():
    game = game_of(1, bidding=AT_ONCE).after(Bid(1, ANN, 1)).after(Redeal(1))
    again = game.after(Bid(1, ANN, 0))

    assert hidden_in(again) == [3]
    assert hidden_in(game, undos=1) == [1, 2]


def test_a_correction_while_others_bid_is_not_hidden():
    game = play(game_of(1, 1, bidding=AT_ONCE), [1, 0, 0], [1, 0, 0]).after(Bid(2, ANN, 1))

    assert hidden_in(game.after(Bid(1, ANN, 0))) == [5]


def test_what_was_corrected_is_known_by_hand_and_player():
    game = play(game_of(1, 1), [1, 0, 0], [1, 0, 0])
    game = game.after(Bid(1, BEN, 1)).after(Tricks(1, CY, 1)).after(Adjust(1, ANN, 5))
    game = game.after(Bid(2, BEN, 1)).after(TrumpMade(1, Trump.CLUBS))

    assert corrected(game.log) == {(1, BEN), (1, CY)}


def test_what_is_entered_for_a_hand_that_does_not_count_is_a_correction():
    game = bid(game_of(1, 1), 1).after(Void(1)).after(Bid(1, BEN, 1))

    assert corrected(game.log) == {(1, BEN)}


def test_a_hand_dealt_again_was_not_corrected():
    game = play(game_of(1, 1), [1, 0, 0], [1, 0, 0]).after(Bid(1, BEN, 1)).after(Redeal(1))

    assert corrected(bid(game, 1).log) == frozenset()


def test_an_accepted_breach_is_a_doing_of_the_table():
    game = play(game_of(1, 1), [1, 0, 0], [1, 0, 0]).after(Tricks(1, BEN, 1))

    assert last(game.after(Accept(1, Breach.TRICKS))).kind is Kind.TABLE


def test_a_change_says_when_it_was_made():
    assert last(bid(game_of(1), 1)).at == NOON
