from dataclasses import replace

import pytest
from book.keeping import empty_log, log_of, logs
from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, bid, game_of, games, json_values

from scorekeeper.book import log as book_log
from scorekeeper.book.log import Log, log_from_json, log_to_json, replayed
from scorekeeper.rules import Bid, Game, GameId, Leave, RecordError, RuleError

NOON = "2026-07-12 12:00:00"


@given(logs() | logs(games()))
def test_a_log_comes_back_from_json_as_it_was(log):
    back, game = replayed(log_to_json(log))

    assert back == log
    assert game == log.game()


@given(logs())
def test_undoing_what_was_added_gives_the_same_entries(log):
    added = log.added(Bid(1, ANN, 0), NOON)

    undone = added.undoing(NOON)

    assert undone.written == log.written
    assert undone.undone == added.written[-1:]


@given(logs())
def test_redoing_what_was_undone_gives_the_same_log(log):
    assume(log.written)

    again = log.undoing(NOON).redoing(log.changed)

    assert again == log


def test_there_is_nothing_to_undo_or_redo_at_the_start():
    log = empty_log()

    assert log.undoing(NOON) is log
    assert log.redoing(NOON) is log


def test_a_new_entry_forgets_what_was_undone():
    log = log_of(bid(game_of(2), 1, 0), undone=1)

    assert log.added(Bid(1, BEN, 2), NOON).undone == ()


def test_a_log_changed_last_when_it_was_undone():
    log = empty_log().added(Bid(1, ANN, 0), "2026-07-12 12:00:00")

    assert empty_log().last_change == empty_log().setup.started
    assert log.undoing("2026-07-12 12:00:05").last_change == "2026-07-12 12:00:05"
    assert replace(log, changed="").last_change == "2026-07-12 12:00:00"


def test_minutes_run_from_the_start_to_the_last_entry():
    log = empty_log()

    assert log.minutes == 0
    assert log.added(Bid(1, ANN, 0), "2024-05-04 21:45:59").minutes == 90
    assert log.added(Bid(1, ANN, 0), "2024-05-04 19:45:00").minutes == 0  # a clock put back


def test_a_game_does_not_grow_beyond_what_can_be_read_again(monkeypatch):
    monkeypatch.setattr(book_log, "MOST_ENTRIES", 1)
    log = empty_log().added(Bid(1, ANN, 0), NOON)

    with pytest.raises(RuleError, match=r"^A game holds at most 1 entries\.$"):
        log.added(Bid(1, BEN, 0), NOON)


def record_of(log=None):
    return log_to_json(log or log_of(bid(game_of(2, 1), 1, 0), undone=1))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "chess"}, "game.format: expected “oh-hell-game”, not “chess”."),
        (
            {"version": 3},
            "game.version: version 3 was written by a newer scorekeeper; this one reads up to ",
        ),
        ({"version": "1"}, "game.version: expected a whole number from 1 to 1000000000, not “1”."),
        ({"setup": None}, "game.setup: expected an object with named fields, not null."),
        ({"log": 5}, "game.log: expected a list, not 5."),
        ({"log": [5]}, "game.log[0]: expected an object with named fields, not 5."),
        ({"changed": "now"}, "game.changed: expected a date and time such as "),
        ({"more": 1}, "game.more: there is no such field; "),
    ],
)
def test_a_record_that_is_no_game_is_refused_with_its_place(change, complaint):
    with pytest.raises(RecordError) as refused:
        log_from_json(record_of() | change)

    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("id", "../../x", "game.setup.id: expected letters, digits, “-” and “_”, at most 100, "),
        ("started", "2026-02-31 20:15:00", "game.setup.started: expected a date and time such as "),
        ("first_dealer", "zoe", "game.setup: The first dealer is not one of the players."),
    ],
)
def test_a_bad_setup_is_refused_with_its_place(field, value, complaint):
    record = record_of()
    record["setup"][field] = value

    with pytest.raises(RecordError) as refused:
        log_from_json(record)

    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(("part", "place"), [("log", "g1.log[0]"), ("undone", "g1.undone[0]")])
def test_an_entry_the_rules_do_not_allow_is_refused_with_its_number(part, place):
    record = record_of()
    record[part][0]["entry"]["bid"] = 3

    with pytest.raises(RecordError, match="Hand 1 has 2 cards: 3 is not possible") as refused:
        log_from_json(record, place="g1")

    assert refused.value.place == place


def test_undone_entries_are_numbered_as_they_stand_in_the_file():
    record = record_of(log_of(bid(game_of(2, 1), 1, 0, 0), undone=2))
    record["undone"][0]["entry"]["bid"] = 3

    with pytest.raises(RecordError) as refused:
        log_from_json(record)

    assert refused.value.place == "game.undone[0]"


def test_an_entry_without_its_time_is_refused():
    record = record_of()
    del record["log"][0]["at"]

    with pytest.raises(RecordError, match=r"^game\.log\[0\]\.at: this field is missing\.$"):
        log_from_json(record)


@given(json_values)
def test_whatever_is_no_game_is_refused_by_a_sentence(value):
    with pytest.raises(RecordError):
        log_from_json(value)


@given(logs(), st.data())
def test_a_game_with_one_value_replaced_is_read_or_refused(log, data):
    record = log_to_json(log)
    key = data.draw(st.sampled_from(sorted(record)))
    record[key] = data.draw(json_values)

    try:
        read = log_from_json(record)
    except RecordError:
        return
    assert isinstance(read, Log)


def test_a_log_replays_to_its_game():
    game = bid(game_of(2, 1), 1, 0)

    log = log_of(game)

    assert log.game() == Game.replay(replace(game.setup, id=GameId("g1")), game.log)


def test_a_record_is_of_the_oldest_version_that_can_say_it():
    old = log_of(bid(game_of(2, 1), 1, 0), undone=1)
    new = old.added(Leave(2, CY), "2024-05-04 21:00:00")

    assert log_to_json(old)["version"] == 1
    assert log_to_json(new)["version"] == 2
    assert log_to_json(new.undoing("2024-05-04 21:01:00"))["version"] == 2
    assert log_from_json(log_to_json(new)) == new
