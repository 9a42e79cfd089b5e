from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import setup_of

from scorekeeper.book import players
from scorekeeper.book.players import Roster, cleaned_name, new_player_id, same_name
from scorekeeper.rules import Player, PlayerId, RuleError, Setup
from scorekeeper.rules.setup import LONGEST_NAME


def seated(*names, started="2026-07-12 20:15:00", roster=None):
    """Return the roster after these people (ids in small letters) played a game."""
    people = tuple(Player(PlayerId(name.lower()), name) for name in names)
    numbers = count(1)
    roster = roster or Roster(new_id=lambda: PlayerId(f"new-{next(numbers)}"))
    return roster.seated(Setup(setup_of().id, started, people, people[0].id))


# -- names -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\tLee\n", "Ann Lee"),
        ("\u202eAnn\u2069\u200b", "Ann"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("می\u200cشود", "می\u200cشود"),
        ("🃏", "🃏"),
        ("=1+1", "=1+1"),
        ("7", "7"),
    ],
)
def test_a_name_is_kept_without_what_cannot_be_seen(typed, kept):
    assert cleaned_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "  \t", "\u200b\u202e", "\u200d", "\x00", "\ud800"])
def test_a_name_that_shows_nothing_is_refused(typed):
    with pytest.raises(RuleError, match=r"^A name is missing\.$"):
        cleaned_name(typed)


def test_an_endless_name_is_refused():
    assert len(cleaned_name("a" * LONGEST_NAME)) == LONGEST_NAME
    with pytest.raises(RuleError, match=r"^A name has at most 100 characters\.$"):
        cleaned_name("a" * (LONGEST_NAME + 1))


@given(st.text(st.characters(), max_size=30))
def test_a_cleaned_name_stays_as_it_is_and_can_be_written(typed):
    try:
        name = cleaned_name(typed)
    except RuleError:
        return

    assert cleaned_name(name) == name
    assert name.encode()
    assert same_name(name, f" {name} ")


# -- the roster --------------------------------------------------------------------------


def test_regulars_are_the_last_evenings_people_then_the_busiest():
    roster = seated("Cy", "Dot", started="2026-01-01 20:00:00")
    roster = seated("Ann", "Ben", started="2026-07-12 20:00:00", roster=roster)
    roster = seated("Ben", "Eve", started="2026-07-12 21:00:00", roster=roster)

    names = [player.name for player in roster.regulars()]

    assert names[0] == "Ben"
    assert set(names[1:3]) == {"Ann", "Eve"}
    assert set(names[3:]) == {"Cy", "Dot"}


def test_a_known_name_is_the_same_person_however_it_is_typed():
    roster = seated("Zoë", "Ben")

    assert roster.player(" zoe\u0308 ") == Player(PlayerId("zoë"), "Zoë")


def test_an_unknown_name_is_somebody_new():
    roster = seated("Ann", "Ben")

    assert roster.player("Zoe ") == Player(PlayerId("new-1"), "Zoe")
    assert roster.player("Zoe").id == "new-2"


def test_two_people_may_have_one_name():
    roster = seated("Ann", "Ben")

    other = roster.newcomer("Ann")

    assert other == Player(PlayerId("new-1"), "Ann")
    assert roster.player("Ann").id == "ann"


def test_who_is_called_something_else_now_is_still_the_same_person():
    roster = seated("Ann", "Ben", started="2026-01-01 20:00:00")
    setup = setup_of()
    renamed = (Player(PlayerId("ann"), "Annabel"), Player(PlayerId("ben"), "Ben"))

    roster = roster.seated(Setup(setup.id, "2026-02-01 20:00:00", renamed, renamed[0].id))

    assert roster.player("annabel").id == "ann"
    assert [one.games for one in roster.remembered] == [2, 2]


def test_an_old_game_brought_in_late_takes_no_name_back():
    roster = seated("Ann", "Ben", started="2026-02-01 20:00:00")
    old = (Player(PlayerId("ann"), "Annabel"), Player(PlayerId("ben"), "Ben"))

    roster = roster.seated(Setup(setup_of().id, "2026-01-01 20:00:00", old, old[0].id))

    assert roster.player("Ann").id == "ann"
    assert {one.last for one in roster.remembered} == {"2026-02-01 20:00:00"}


def test_whoever_has_been_away_longest_makes_room(monkeypatch):
    monkeypatch.setattr(players, "MOST_REMEMBERED", 2)
    roster = seated("Ann", "Ben", started="2026-01-01 20:00:00")

    roster = seated("Cy", "Dot", started="2026-02-01 20:00:00", roster=roster)

    assert {player.name for player in roster.regulars()} == {"Cy", "Dot"}


def test_who_joins_late_is_remembered_and_the_game_counts_once():
    setup = setup_of(2)
    dan = Player(PlayerId("dan"), "Dan")

    roster = Roster().seated(setup).joined(dan, setup.started).joined(dan, setup.started)

    assert roster.regulars()[-1] == dan
    assert [one.games for one in roster.remembered] == [1, 1, 1]


def test_a_second_game_joined_late_counts_as_well():
    dan = Player(PlayerId("dan"), "Dan")

    roster = Roster().joined(dan, "2024-05-04 20:00:00").joined(dan, "2024-05-05 20:00:00")

    assert [(one.games, one.last) for one in roster.remembered] == [(2, "2024-05-05 20:00:00")]


def test_new_ids_are_all_different():
    assert len({new_player_id() for _ in range(100)}) == 100
