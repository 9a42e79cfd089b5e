"""``scorekeeper rules``, and rules that other commands are given: presets, the house's, files."""

import json
import os
import subprocess
import sys

import pytest
from refusing import refused
from sheets import hand, sheet

from scorekeeper.book.errors import StoreError
from scorekeeper.export.rules_text import rules_text
from scorekeeper.rules import PRESETS, Rules, rules_to_json

OURS = Rules(name="Our pocha", about="Ours.", scoring=(("made", "10 + 5*tricks"),))
NEWER = '{"format": "oh-hell-shared", "version": 99}'
UNREAD = "shared.house[0].jokers: there is no such field"


@pytest.fixture
def ours(scorekeeper):
    """The rules that the house keeps."""
    return scorekeeper.library().house.keep(OURS)


@pytest.fixture
def file(tmp_path, monkeypatch):
    """Return a maker of files in the working folder."""
    monkeypatch.chdir(tmp_path)

    def make(text, name="sheet.json"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return make


def add_unread(scorekeeper):
    """Put rules that a newer program wrote first among the house's."""
    record = json.loads(scorekeeper.store.shared)
    record["house"].insert(0, {"key": "x", "jokers": 2})
    scorekeeper.store.shared = json.dumps(record)


# -- lists -------------------------------------------------------------------------------


def test_every_preset_is_listed_with_a_sentence(scorekeeper):
    lines = scorekeeper("rules").out.splitlines()

    assert [line.split(":")[0] for line in lines] == list(PRESETS)
    assert lines[0].startswith("classic: Oh Hell. One card more each hand")


def test_the_rules_of_the_house_are_listed_last_and_marked(scorekeeper, ours):
    out = scorekeeper("rules").out

    assert out.endswith(f"\n{ours.key}: Our pocha (of this house). Ours.\n")


def test_rules_are_listed_as_records(scorekeeper, ours):
    found = json.loads(scorekeeper("rules", "--format", "json").out)

    assert found == [rules_to_json(rules) for rules in (*PRESETS.values(), ours)]


def test_rules_that_cannot_be_read_are_noted_beside_the_list(scorekeeper, ours):
    add_unread(scorekeeper)

    said = scorekeeper("rules")

    assert said.status == 0
    assert f"{ours.key}: " in said.out
    assert said.err.startswith(f"scorekeeper: Note: {UNREAD}")


def test_a_house_that_cannot_be_read_is_noted_beside_the_presets(scorekeeper):
    scorekeeper.store.shared = NEWER

    said = scorekeeper("rules", "--format", "json")

    assert len(json.loads(said.out)) == len(PRESETS)
    assert said.err.startswith("scorekeeper: Note: shared.version: version 99 was written by")


def test_a_folder_that_cannot_be_opened_is_noted_too(scorekeeper, monkeypatch):
    def fail(_folder):
        raise StoreError("{file} cannot be read.", file="x")

    monkeypatch.setattr(type(scorekeeper), "library", staticmethod(fail))

    said = scorekeeper("rules")

    assert said.status == 0
    assert said.err == "scorekeeper: Note: x cannot be read.\n"


def test_check_names_rules_that_cannot_be_read(scorekeeper, ours):
    assert ours
    add_unread(scorekeeper)

    said = scorekeeper("check")

    assert said.status == 1
    assert said.out.startswith(UNREAD)


# -- one of them -------------------------------------------------------------------------


def test_everything_is_said_about_a_preset_without_looking_for_games(scorekeeper):
    out = scorekeeper("rules", "classic").out

    assert "Also called: Oh Pshaw, Blackout, Up the River\n" in out
    assert "3 players: 15 hands: from 1 card up to 15.\n" in out
    assert "7 players: 7 hands: from 1 card up to 7.\n" in out
    assert "A miss pays nothing.\n" in out
    assert scorekeeper.folders == []


@pytest.mark.parametrize("key", PRESETS)
def test_everything_can_be_said_about_every_preset(scorekeeper, key):
    assert scorekeeper("rules", key).out.startswith(f"{PRESETS[key].name}\n")


def test_everything_is_said_about_rules_of_the_house(scorekeeper, ours):
    out = scorekeeper("rules", ours.key, "--data", "there").out

    assert out.startswith("Our pocha\nOurs.\n")
    assert "Made: 10 + 5 per trick" in out
    assert scorekeeper.folders[-1] == "there"


def test_one_record_reads_back_in(scorekeeper, ours, file):
    record = scorekeeper("rules", ours.key, "--format", "json").out

    said = scorekeeper("score", file(sheet()), "--rules", file(record, "rules.json"))

    assert json.loads(record) == rules_to_json(ours)
    assert said.status == 0


def test_a_key_nobody_has_is_refused_with_those_close_to_it(scorekeeper, ours):
    assert refused(scorekeeper("rules", "our-poch")).startswith(
        f"our-poch: there are no rules with this key. Close to it: {ours.key}"
    )
    assert refused(scorekeeper("rules", "@@@")) == (
        "@@@: there are no rules with this key. All keys are listed by “scorekeeper rules”."
    )


def test_a_key_that_may_be_among_what_cannot_be_read_is_refused_with_the_reason(scorekeeper):
    scorekeeper.store.shared = NEWER

    said = refused(scorekeeper("rules", "our-pocha"))

    start = "our-pocha: there are no rules with this key. shared.version: version 99"
    assert said.startswith(start)


def test_a_folder_for_games_that_is_not_there_is_not_made(tmp_path):
    folder = tmp_path / "none"
    environ = {**os.environ, "SCOREKEEPER_DATA": str(folder)}
    for arguments in (["rules"], ["rules", "nobodys"]):
        command = [sys.executable, "-m", "scorekeeper", *arguments]
        subprocess.run(command, env=environ, capture_output=True, check=False)

    assert not folder.exists()


# -- rules for other commands ------------------------------------------------------------


def totals(scorekeeper, path, rules):
    said = scorekeeper("score", path, "--rules", rules, "--format", "json")
    return json.loads(said.out)["totals"]


def test_a_sheet_is_scored_by_rules_of_the_house(scorekeeper, ours, file):
    path = file(sheet(hand([1, 0, 0], [1, 0, 0])))

    assert totals(scorekeeper, path, ours.key) == [15, 10, 10]


def test_a_sheet_is_brought_in_by_rules_of_the_house(scorekeeper, ours, file):
    path = file(sheet(hand([1, 0, 0], [1, 0, 0])))

    assert scorekeeper("import", path, "--rules", ours.key).status == 0

    (game,) = scorekeeper.library().catalogue.summaries()
    assert (game.rules, game.totals) == ("Our pocha", (15, 10, 10))


def test_a_sheet_itself_cannot_name_rules_of_the_house(scorekeeper, ours, file):
    path = file(sheet(rules=ours.key))

    assert (
        "rules of a house stand in the file itself" in refused(scorekeeper("score", path)).lower()
    )


def test_rules_may_come_as_a_message_from_a_chat(scorekeeper, file):
    path = file(sheet(hand([1, 0, 0], [1, 0, 0])))

    assert totals(scorekeeper, path, file(rules_text(OURS), "chat.txt")) == [15, 10, 10]


def test_a_preset_goes_before_a_file_and_a_file_before_the_house(scorekeeper, ours, file):
    path = file(sheet(hand([1, 0, 0], [1, 0, 0])))
    flat = '{"scoring": [["1", "7"]]}'
    file(flat, "classic")
    file(flat, ours.key)

    assert totals(scorekeeper, path, "classic") == [11, 10, 10]
    assert totals(scorekeeper, path, ours.key) == [7, 7, 7]


def test_a_folder_hides_no_rules_of_the_house(scorekeeper, ours, file, tmp_path):
    path = file(sheet(hand([1, 0, 0], [1, 0, 0])))
    (tmp_path / ours.key).mkdir()
    (tmp_path / "other").mkdir()

    assert totals(scorekeeper, path, ours.key) == [15, 10, 10]
    assert refused(scorekeeper("score", path, "--rules", "other")) == (
        "other: This is a folder; expected a file."
    )


def test_what_is_neither_a_key_nor_a_file_is_refused(scorekeeper, file):
    path = file(sheet())

    assert refused(scorekeeper("score", path, "--rules", "clasic")) == (
        "clasic: neither the key of rules nor a file. Close to it: classic."
    )
    assert scorekeeper("score", path, "--rules", "classic").status == 0
