"""The reader's language."""

import re

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from scorekeeper.words import PSEUDO, PSEUDO_RTL, _, is_rtl, languages, ngettext, translation, use


@pytest.fixture(autouse=True)
def english_again():
    yield
    use("en")


@pytest.fixture
def german(tmp_path, monkeypatch):
    """A German catalogue of two sentences."""
    catalogue = Catalog(locale="de")
    catalogue.add("Hearts", "Herz")
    catalogue.add("English", "Deutsch")
    catalogue.add(("{count} hand", "{count} hands"), ("{count} Spiel", "{count} Spiele"))
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "scorekeeper.mo").open("wb") as file:
        write_mo(file, catalogue)
    monkeypatch.setattr(translation, "LOCALES", str(tmp_path))


def test_english_needs_no_catalogue():
    assert use("en") == "en"
    assert _("Hearts") == "Hearts"
    assert ngettext("{count} hand", "{count} hands", 2) == "{count} hands"


@pytest.mark.usefixtures("german")
def test_each_language_is_called_as_those_call_it_who_speak_it():
    assert languages() == {"en": "English", "de": "Deutsch"}


def test_without_catalogues_there_is_no_language_to_choose(tmp_path, monkeypatch):
    (tmp_path / "scorekeeper.pot").touch()
    monkeypatch.setattr(translation, "LOCALES", str(tmp_path))

    assert languages() == {}


def test_an_empty_text_stays_empty():
    use(PSEUDO)

    assert _("") == ""


@pytest.mark.usefixtures("german")
def test_a_catalogue_is_found_whatever_the_country():
    assert use("de_AT.UTF-8") == "de_AT.UTF-8"
    assert _("Hearts") == "Herz"
    assert ngettext("{count} hand", "{count} hands", 1) == "{count} Spiel"
    assert not is_rtl()


@pytest.mark.usefixtures("german")
def test_the_environment_chooses(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "xx:de")

    assert use() == "de"


@pytest.mark.usefixtures("german")
def test_english_before_german_is_english(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en_GB:de")

    assert use() == "en"


@pytest.mark.usefixtures("german")
def test_a_language_without_catalogue_is_english():
    assert use("xx") == "en"


@pytest.mark.parametrize("environ", [{}, {"LANG": "C.UTF-8"}, {"LC_ALL": "POSIX", "LANG": "de"}])
def test_a_plain_environment_wants_english(environ):
    assert translation.wanted(environ) == ()


def test_the_pseudo_locale_marks_every_sentence_and_keeps_its_gaps():
    assert use(PSEUDO) == PSEUDO

    assert _("{player} bids {bid}") == "⟦{player} bíďś {bid}⟧".replace("ď", "d")
    assert re.fullmatch("⟦.*⟧", ngettext("{count} hand", "{count} hands", 1))
    assert ngettext("{count} hand", "{count} hands", 3).format(count=3).startswith("⟦3 ")


def test_one_pseudo_locale_runs_from_right_to_left():
    use(PSEUDO_RTL)

    assert is_rtl()
