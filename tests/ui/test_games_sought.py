"""What somebody seeks among the games: names, rules, days, in the words of the interface."""

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from scorekeeper.book.sought import EVERYTHING, Term
from scorekeeper.rules.evening import DayParts
from scorekeeper.ui.models.games_sought import wish
from scorekeeper.words import translation, use


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


def test_a_date_with_gaps_is_one_date():
    assert wish("12. 7. 2026") == wish("12.7.2026")


@pytest.mark.usefixtures("in_german")
def test_rules_and_months_are_sought_by_the_names_they_have_here():
    (rules,) = wish("ansage").terms
    (month,) = wish("märz").terms

    assert rules.texts == ("ansage", "nomination whist")
    assert month.days == (DayParts(month=3),)
