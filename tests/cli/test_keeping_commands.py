"""``scorekeeper games``, ``export``, ``import`` and ``check``."""

import json

import pytest
from refusing import refused
from sheets import EXAMPLE, hand, sheet, table

GAME = "20260712-201500-"


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


# -- games ---------------------------------------------------------------------------------


def test_without_games_the_list_says_so(scorekeeper):
    assert scorekeeper("games").out == "No games yet.\n"
    assert scorekeeper("games", "--format", "json").out == "[]\n"


def test_a_game_is_listed_with_its_totals(scorekeeper, kept):
    assert scorekeeper("games").out == (
        f"{kept} 2026-07-12 20:15:00 Oh Hell, 1 of 15 hands: Ann 11, Ben 0, Cy 10\n"
    )


def test_games_are_listed_for_programs(scorekeeper, kept):
    assert json.loads(scorekeeper("games", "--format", "json").out) == [
        {
            "id": kept,
            "started": "2026-07-12 20:15:00",
            "rules": "Oh Hell",
            "players": ["Ann", "Ben", "Cy"],
            "hands_played": 1,
            "hands_planned": 15,
            "complete": False,
            "totals": [11, 0, 10],
            "ranks": [1, 3, 2],
            "winners": ["Ann"],
        }
    ]


def test_a_damaged_game_is_listed_with_what_is_wrong(scorekeeper, kept):
    scorekeeper.store.games[kept] = "{}"

    assert scorekeeper("games").out == f"{kept} {kept}.format: this field is missing.\n"
    found = json.loads(scorekeeper("games", "--format", "json").out)
    assert found == [{"id": kept, "problem": f"{kept}.format: this field is missing."}]


def test_the_folder_can_be_chosen_before_or_after_the_command(scorekeeper):
    scorekeeper("--data", "here", "games")
    scorekeeper("games", "--data", "there")
    scorekeeper("games")

    assert scorekeeper.folders == ["here", "there", None]


# -- import --------------------------------------------------------------------------------


def test_import_says_what_came_in(scorekeeper, example):
    said = scorekeeper("import", example)

    assert said.status == 0
    assert said.out.startswith(f"{example}: a new game, {GAME}")
    assert said.out.endswith(" (Ann, Ben, Cy; 1 hand)\n")


def test_importing_a_sheet_twice_is_the_same_as_once(scorekeeper, example, kept):
    said = scorekeeper("import", example)

    assert said.out == f"{example}: here already: {kept} (Ann, Ben, Cy; 1 hand)\n"
    assert list(scorekeeper.store.games) == [kept]


def test_people_are_known_by_their_names(scorekeeper, kept, tmp_path):
    other = tmp_path / "other.json"
    other.write_text(sheet(players=["ann", "Ben", "Ben", "Dot"]), encoding="utf-8")

    scorekeeper("import", other)

    new = next(game for game in scorekeeper.store.games if game != kept)
    first, second = (
        [player["id"] for player in json.loads(scorekeeper.store.games[game])["setup"]["players"]]
        for game in (kept, new)
    )
    assert second[:2] == first[:2]
    assert len({*first, *second}) == 5


def test_an_exported_game_comes_back_whole(scorekeeper, kept, tmp_path):
    path = tmp_path / "game.json"
    scorekeeper("export", kept, "--as", "json", "-o", path)
    before = scorekeeper.store.games.pop(kept)

    said = scorekeeper("import", path)

    assert said.out.startswith(f"{path}: a new game, {kept}")
    assert scorekeeper.store.games == {kept: before}


def test_hands_csv_comes_back_as_the_same_game(scorekeeper, kept, tmp_path):
    path = tmp_path / "hands.csv"
    scorekeeper("export", kept, "--as", "csv", "-o", path)
    scorekeeper.store.games.clear()

    said = scorekeeper("import", path)

    assert said.out.startswith(f"{path}: a new game, {kept}")
    assert scorekeeper("export", kept, "--as", "csv").out == path.read_bytes().decode()


def test_a_table_does_not_take_the_place_of_the_whole_game(scorekeeper, kept, tmp_path):
    whole, path = tmp_path / "game.json", tmp_path / "hands.csv"
    scorekeeper("export", kept, "--as", "csv", "-o", path)
    scorekeeper("export", kept, "--as", "json", "-o", whole)
    later = json.loads(whole.read_text())
    later["log"][-1]["at"] = later["changed"] = "2026-07-12 21:00:00"
    whole.write_text(json.dumps(later))
    assert "newer than the game here" in scorekeeper("import", whole).out

    said = scorekeeper("import", path)

    assert "the game here is newer and stays" in said.out


def test_a_sheet_may_be_imported_by_other_rules(scorekeeper, tmp_path):
    path = tmp_path / "sheet.csv"
    path.write_text("hand,cards,player,bid,tricks\n1,2,Ann,1,2\n1,2,Ben,0,0\n", encoding="utf-8")
    rules = tmp_path / "rules.json"
    rules.write_text('{"scoring": [["1", "tricks"]]}', encoding="utf-8")

    scorekeeper("import", path, "--rules", rules)

    assert ": Ann 2, Ben 0\n" in scorekeeper("games").out


def test_one_bad_file_and_nothing_comes_in(scorekeeper, example, tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text(sheet(hand([1, 0, 0], [0, 0, 0])), encoding="utf-8")

    assert refused(scorekeeper("import", example, bad)) == (
        f"{bad}: sheet.hands[0].tricks: the tricks of hand 1 add up to 0; expected 1, its cards."
    )
    assert scorekeeper.store.games == {}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"format": "oh-hell-game", "version": 3}', "game.version: version 3 was written by"),
        ('{"format": "oh-hell-backup", "version": 1}', "backup.made: this field is missing."),
        ("[1]", "sheet: expected an object"),
    ],
)
def test_what_is_neither_sheet_nor_game_is_refused(scorekeeper, tmp_path, text, sentence):
    path = tmp_path / "it.json"
    path.write_text(text, encoding="utf-8")

    assert refused(scorekeeper("import", path)).startswith(f"{path}: {sentence}")


def test_a_full_disk_is_said(scorekeeper, example):
    scorekeeper.store.broken = True

    assert refused(scorekeeper("import", example)) == "memory was not written: the disk is full."


# -- export --------------------------------------------------------------------------------


def test_a_game_is_exported_by_the_start_of_its_id(scorekeeper, kept):
    assert table(scorekeeper("export", GAME, "--as", "csv").out)[0]["game_id"] == kept
    assert scorekeeper("export", kept, "--as", "text").out.startswith("Oh Hell, 2026-07-12")
    assert json.loads(scorekeeper("export", "2", "--as", "json").out)["format"] == "oh-hell-game"


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("csv", "oh-hell-2026-07-12.csv"),
        ("json", "oh-hell-2026-07-12.json"),
        ("text", "oh-hell-2026-07-12.txt"),
    ],
)
@pytest.mark.usefixtures("kept")
def test_in_a_folder_the_file_gets_its_own_name(scorekeeper, tmp_path, kind, name):
    said = scorekeeper("export", GAME, "--as", kind, "-o", tmp_path)

    assert said.out == f"Wrote {tmp_path / name}\n"
    assert (tmp_path / name).stat().st_size > 50


@pytest.mark.usefixtures("kept")
def test_a_file_that_cannot_be_written_is_refused(scorekeeper, tmp_path):
    path = tmp_path / "no" / "such" / "folder.csv"

    assert refused(scorekeeper("export", GAME, "--as", "csv", "-o", path)) == (
        f"{path}: this file cannot be written: No such file or directory."
    )


@pytest.mark.parametrize("game", ["nope", "../../etc/passwd", ""])
def test_a_game_that_is_not_there_is_refused(scorekeeper, game):
    assert refused(scorekeeper("export", game, "--as", "json")).startswith("There is no game")


def test_a_start_that_several_ids_share_is_refused(scorekeeper, kept, tmp_path):
    other = tmp_path / "other.json"
    other.write_text(sheet(), encoding="utf-8")
    scorekeeper("import", other)

    said = refused(scorekeeper("export", GAME, "--as", "json"))

    assert said.startswith(f"{GAME}: several games begin like this: {GAME}")
    assert kept in said


def test_a_dash_is_the_standard_output(scorekeeper, kept, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    said = scorekeeper("export", kept, "--as", "csv", "-o", "-")

    assert said == scorekeeper("export", kept, "--as", "csv")
    assert not (tmp_path / "-").exists()


# -- check ---------------------------------------------------------------------------------


def test_check_finds_nothing(scorekeeper, kept):
    said = scorekeeper("check")

    assert said.status == 0
    assert said.out == "1 game, nothing wrong.\n"
    assert kept


def test_check_says_what_is_wrong_with_which(scorekeeper, kept):
    record = json.loads(scorekeeper.store.games[kept])
    record["log"][0]["entry"]["hand"] = 9
    scorekeeper.store.games[kept] = json.dumps(record)

    said = scorekeeper("check")

    assert said.status == 1
    assert said.out == f"{kept}: {kept}.log[0]: Hand 9 has not begun.\n"


def test_check_looks_at_what_all_games_share(scorekeeper):
    scorekeeper.store.shared = '{"format": "other"}'

    said = scorekeeper("check")

    assert said.status == 1
    assert said.out.startswith("shared.")
