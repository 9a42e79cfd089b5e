"""What somebody seeks among the games: names, rules, days, in the words of the interface."""

from dataclasses import replace
from datetime import datetime

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, game_of

from scorekeeper.book.sought import EVERYTHING, Term
from scorekeeper.book.summary import summary
from scorekeeper.rules import Player
from scorekeeper.rules.evening import DayParts
from scorekeeper.ui.models.games_sought import wish
from scorekeeper.words import translation, use
from scorekeeper.words.dates import evening

FIRST, LAST = datetime(1990, 1, 2), datetime(2090, 12, 30)  # noqa: DTZ001 - local times


@pytest.fixture
def in_german(tmp_path, monkeypatch):
    german = Catalog(locale="de")
    german.add("Nomination Whist", "Ansage-Whist")
    german.add("March", "März")
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "scorekeeper.mo").open("wb") as file:
        write_mo(file, german)
    monkeypatch.setattr(translation, "LOCALES", tmp_path)
    use("de")
    yield
    use("en")


def test_where_nothing_is_written_everything_is_sought():
    assert wish("") == wish("  ,  ") == EVERYTHING


def test_every_word_is_sought_without_case_and_accents():
    assert wish("ÄRGER  jo").terms == (Term(("arger",)), Term(("jo",)))


def test_a_month_may_be_somebodys_name():
    assert wish("April").terms == (Term(("april",), (DayParts(month=4),)),)


def test_a_day_in_words_is_sought_part_by_part():
    assert [term.days for term in wish("Sunday, 12 July 2026").terms] == [
        (DayParts(weekday=7),),
        (DayParts(day=12),),
        (DayParts(month=7),),
        (DayParts(year=2026),),
    ]


@given(st.text(st.characters(categories=("L", "M", "Zs")), min_size=1), st.datetimes(FIRST, LAST))
def test_a_game_is_found_by_all_that_the_list_says_of_it(name, at):
    started = f"{at:%Y-%m-%d %H:%M:%S}"
    game = replace(summary(game_of(1)), started=started)
    game = replace(game, players=(Player(ANN, name), *game.players[1:]))

    for text in (name, game.rules, evening(started), f"{evening(started)} {name} oh"):
        assert wish(text).suits(game), text
    assert not wish(f"{evening(started)} {at.year + 1}").suits(game)


@given(st.text())
def test_whatever_is_written_can_be_sought(text):
    assert wish(text).suits(summary(game_of(1))) in {True, False}


def test_a_date_with_gaps_is_one_date():
    assert wish("12. 7. 2026") == wish("12.7.2026")


@pytest.mark.usefixtures("in_german")
def test_rules_and_months_are_sought_by_the_names_they_have_here():
    (rules,) = wish("ansage").terms
    (month,) = wish("märz").terms

    assert rules.texts == ("ansage", "nomination whist")
    assert month.days == (DayParts(month=3),)
