"""The games as a model: which are shown, and what happens to those deleted."""

import json

from book.keeping import log_of
from strategies import ANN, BEN, CY, DOT, game_of
from ui.desks import ONE_HAND, begun, desk_of, played, table_of

from scorekeeper.book.catalogue import AT_ONCE
from scorekeeper.book.errors import StoreError
from scorekeeper.book.log import log_to_json
from scorekeeper.book.summary import Unreadable
from scorekeeper.ui.models.games import PAGE, SEEN_AT_ONCE


def ids(games):
    return [game.id for game in games]


def test_without_a_game_nothing_is_shown(desk):
    assert desk.games.games == ()
    assert desk.games.in_progress is None
    assert not desk.games.more


def test_the_newest_game_that_is_not_over_is_the_one_in_progress(desk):
    older, running = begun(desk), begun(desk)
    over = begun(desk, rules=ONE_HAND)
    played(over, [1, 0, 0], [1, 0, 0])
    desk.games.refresh()

    assert desk.games.in_progress.id == running.game.setup.id
    assert ids(desk.games.others) == [over.game.setup.id, older.game.setup.id]


def test_many_games_are_shown_a_page_at_a_time(desk):
    for _ in range(PAGE + 1):
        begun(desk)
    assert (len(desk.games.games), desk.games.more) == (PAGE, True)

    desk.games.show_more()

    assert (len(desk.games.games), desk.games.more) == (PAGE + 1, False)


def test_few_games_need_no_search(desk):
    for _ in range(SEEN_AT_ONCE):
        begun(desk)
    few = desk.games.can_seek
    begun(desk)

    assert (few, desk.games.can_seek) == (False, True)


def test_games_are_sought_by_player_rules_and_day(desk):
    short, four = begun(desk, rules=ONE_HAND), begun(desk, players=4)
    both = [four.game.setup.id, short.game.setup.id]
    found = {}
    for text in ("DOT", "ann", "2026-07", "july 12", "12.7.", "August", "dot july", "zed", ""):
        desk.games.seek(text)
        found[text] = ids(desk.games.games)

    assert found == {
        "DOT": both[:1],
        "ann": both,
        "2026-07": both,
        "july 12": both,
        "12.7.": both,
        "August": [],
        "dot july": both[:1],
        "zed": [],
        "": both,
    }


def test_while_games_are_sought_the_one_in_progress_is_one_of_them(desk):
    game = begun(desk).game.setup.id

    desk.games.seek("ann")
    sought = (desk.games.in_progress, ids(desk.games.others))
    desk.games.seek_nothing()

    assert sought == (None, [game])
    assert desk.games.in_progress.id == game
    assert desk.games.fresh == 1


def test_of_many_that_are_found_the_newest_are_shown_first(desk):
    games = [begun(desk).game.setup.id for _ in range(2 * PAGE + 1)][::-1]
    desk.games.show_more()

    desk.games.seek("Ann")
    first = (ids(desk.games.games), desk.games.more)
    desk.games.show_more()

    assert first == (games[:PAGE], True)
    assert ids(desk.games.games) == games[: 2 * PAGE]


def test_a_game_that_cannot_be_read_is_found_by_nothing(desk, store):
    good, bad = begun(desk).game.setup.id, begun(desk).game.setup.id
    store.games[bad] = "{"
    fresh = desk_of(store)

    fresh.games.seek("2026")

    assert ids(fresh.games.games) == [good]


def test_games_that_are_still_looked_through_are_counted(store):
    for number in range(AT_ONCE + 5):
        begin_by_hand(store, number)

    fresh = desk_of(store)
    meanwhile = fresh.games.left
    fresh.library.catalogue.catch_up()
    fresh.games.refresh()

    assert meanwhile > fresh.games.left == 0


def begin_by_hand(store, number):
    """Put a game into the store that nobody has noted."""
    game_id = f"20260101-200000-{number:04x}"
    store.games[game_id] = json.dumps(log_to_json(log_of(game_of(1), game_id=game_id)))


def test_a_deleted_game_can_be_brought_back_as_it_was(desk):
    table = begun(desk)
    table.bid(1)
    game = table.game.setup.id

    desk.games.delete(game)
    assert desk.games.games == ()
    assert desk.games.deleted == (game,)

    desk.games.restore()
    assert ids(desk.games.games) == [game]
    assert desk.games.deleted == ()
    assert desk.library.open(game).game.hand.bids == {ANN: 1}


def test_games_deleted_one_after_the_other_come_back_the_last_first(desk):
    first, second = begun(desk).game.setup.id, begun(desk).game.setup.id
    desk.games.delete(first)
    desk.games.delete(second)

    desk.games.restore()
    assert ids(desk.games.games) == [second]

    desk.games.restore()
    desk.games.restore()
    assert ids(desk.games.games) == [second, first]


def test_a_second_tap_on_the_same_bin_deletes_nothing_more_and_says_nothing(desk):
    game, other = begun(desk).game.setup.id, begun(desk).game.setup.id

    desk.games.delete(game)
    desk.games.delete(game)

    assert ids(desk.games.games) == [other]
    assert desk.games.notice is None
    assert desk.games.deleted == (game,)


def test_a_game_that_cannot_be_deleted_stays_and_the_reason_is_said(desk, store):
    game = begun(desk).game.setup.id
    store.broken = True

    desk.games.delete(game)

    assert ids(desk.games.games) == [game]
    assert desk.games.notice == "This was not saved: the disk is full."
    assert desk.games.deleted == ()


def test_a_game_that_cannot_be_brought_back_can_be_tried_again(desk, store):
    game = begun(desk).game.setup.id
    desk.games.delete(game)
    store.broken = True

    desk.games.restore()
    assert desk.games.notice == "This was not saved: the disk is full."
    assert desk.games.deleted == (game,)

    store.broken = False
    desk.games.restore()
    assert ids(desk.games.games) == [game]
    assert desk.games.notice is None


def test_a_game_deleted_while_it_is_open_takes_no_more_entries(desk):
    table = begun(desk)
    desk.games.delete(table.game.setup.id)

    table.bid(1)

    assert table.game.hand.bids == {}
    assert "was deleted" in table.notice


def test_a_file_that_cannot_be_read_does_not_hide_the_others(desk, store):
    good, bad = begun(desk).game.setup.id, begun(desk).game.setup.id
    store.games[bad] = "{"

    fresh = desk_of(store)

    shown = {type(game) is Unreadable: game.id for game in fresh.games.games}
    assert shown == {True: bad, False: good}


def test_games_that_cannot_be_read_are_counted_until_all_of_them_are_shown(desk, store):
    bad = begun(desk).game.setup.id
    for _ in range(PAGE):
        newest = begun(desk).game.setup.id
    store.games.update(dict.fromkeys([bad, newest], "{"))
    games = desk_of(store).games
    first = games.unread

    games.seek("ann")
    sought = games.unread
    games.seek_nothing()
    again = games.unread
    games.show_more()

    assert (first, sought, again, games.unread) == (2, 0, 2, 0)


def test_games_that_cannot_be_listed_are_said_until_they_can(desk, store, monkeypatch):
    def fail():
        raise StoreError("{file} cannot be read.", file="games")

    game = begun(desk).game.setup.id
    with monkeypatch.context() as broken:
        broken.setattr(store, "folder_stamp", fail)
        desk.games.refresh()
        assert ids(desk.games.games) == [game]
        assert desk.games.notice == "games cannot be read."

    desk.games.refresh()

    assert desk.games.notice is None


def test_players_are_listed_as_they_sit(desk):
    table = begun(desk, players=4)

    assert desk.games.in_progress.names == ("Ann", "Ben", "Cy", "Dot")
    assert table.game.seats == (ANN, BEN, CY, DOT)


def test_two_desks_on_one_library_show_the_same_games():
    desk, table = table_of()
    other = desk_of(library=desk.library)

    desk.games.delete(table.game.setup.id)

    assert other.games.games == ()
