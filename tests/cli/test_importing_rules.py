"""``scorekeeper import`` of files that hold rules, or games with rules of their own."""

import json

import pytest
from refusing import refused
from sheets import EXAMPLE


@pytest.fixture
def example(tmp_path):
    """The example of the documentation, as a file."""
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(EXAMPLE), encoding="utf-8")
    return path


@pytest.fixture
def kept(scorekeeper, example):
    """The id of the example, once it is kept."""
    assert scorekeeper("import", example).status == 0
    return next(iter(scorekeeper.store.games))


@pytest.fixture
def pocha(scorekeeper, tmp_path):
    """Pocha as a file, as ``rules`` prints it, but under another name."""
    path = tmp_path / "pocha.json"
    record = json.loads(scorekeeper("rules", "pocha", "--format", "json").out)
    path.write_text(json.dumps({**record, "name": "Our pocha"}), encoding="utf-8")
    return path


def house(scorekeeper):
    return [rules.key for rules in scorekeeper.library().house.rules]


def test_rules_are_imported_as_rules_of_the_house(scorekeeper, pocha):
    said = scorekeeper("import", pocha)

    assert said.out == f"{pocha}: kept as rules of this house: Our pocha (key our-pocha)\n"
    assert house(scorekeeper) == ["our-pocha"]
    assert "here already: Our pocha (key our-pocha)" in scorekeeper("import", pocha).out
    assert house(scorekeeper) == ["our-pocha"]


def test_a_message_with_rules_in_it_is_imported_too(scorekeeper, tmp_path):
    path = tmp_path / "message.txt"
    path.write_text('Look: {"name": "Tab", "wins": "lowest"} Ann', encoding="utf-8")

    assert "kept as rules of this house: Tab (key tab)" in scorekeeper("import", path).out


def test_rules_and_games_come_in_together_or_not_at_all(scorekeeper, example, pocha, tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text('{"name": "Bad", "scoring": [["made", "1/bid"]]}', encoding="utf-8")

    assert refused(scorekeeper("import", example, pocha, bad)).startswith(f"{bad}: ")
    assert (scorekeeper.store.games, house(scorekeeper)) == ({}, [])

    lines = scorekeeper("import", example, pocha, pocha).out.splitlines()

    assert "a new game" in lines[0]
    assert "kept as rules of this house" in lines[1]
    assert "here already" in lines[2]


def test_a_house_that_is_full_takes_nothing_of_what_comes_in(
    scorekeeper, example, pocha, monkeypatch
):
    monkeypatch.setattr("scorekeeper.book.house_rules.MOST_RULES", 0)

    assert refused(scorekeeper("import", example, pocha)).startswith("A house keeps at most")
    assert scorekeeper.store.games == {}


@pytest.mark.parametrize("name", ["", "x" * 101])
def test_rules_that_cannot_be_called_so_are_refused(scorekeeper, tmp_path, name):
    path = tmp_path / "rules.json"
    path.write_text(json.dumps({"name": name, "wins": "lowest"}), encoding="utf-8")

    assert refused(scorekeeper("import", path)).startswith(f"{path}: A name ")


def test_an_imported_game_brings_no_hidden_signs_with_its_rules(scorekeeper, kept, tmp_path):
    path = tmp_path / "game.json"
    scorekeeper("export", kept, "--as", "json", "-o", path)
    record = json.loads(path.read_text())
    record["setup"]["id"] = "20260712-201500-other"
    record["setup"]["rules"]["name"] = "A\u202eB"
    path.write_text(json.dumps(record))

    assert scorekeeper("import", path).err == ""

    assert "AB" in scorekeeper("games").out
    assert all("\u202e" not in game for game in scorekeeper.store.games.values())
