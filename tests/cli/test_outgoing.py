"""What is taken away goes nowhere among the games, and in the place of no other kind of file."""

import gzip
import json

import pytest
from refusing import refused
from sheets import sheet

TABLE = "hand,cards,player,bid,tricks\n1,1,Ann,1,1\n"


# -- among the games -----------------------------------------------------------------------


@pytest.fixture(params=["new.json", "games/new.json", "games", "bin/../shared.json", "earlier/a/b"])
def inside(request, data):
    """A path below the folder of games."""
    (data / "games").mkdir()
    (data / "bin").mkdir()
    (data / "shared.json").write_text("{}", encoding="utf-8")
    return data / request.param


@pytest.mark.parametrize("command", ["backup", "export"])
def test_nothing_is_written_among_the_games(scorekeeper, kept, data, inside, command):
    before = sorted(data.rglob("*"))
    given = [command, inside] if command == "backup" else [command, kept, "--as", "csv"]
    given += ["-o", inside] if command == "export" else []

    said = refused(scorekeeper(*given))

    assert said.startswith(f"{inside}")
    assert said.endswith(": the games are kept in this folder; expected a file elsewhere.")
    assert sorted(data.rglob("*")) == before
    assert (data / "shared.json").read_text() == "{}"


def test_a_link_into_the_folder_of_games_is_no_way_in(scorekeeper, kept, data, tmp_path):
    (data / "games").mkdir()
    (tmp_path / "way").symlink_to(data / "games")
    game = data / "games" / "a.json"
    game.write_text("{}", encoding="utf-8")
    (tmp_path / "file.csv").symlink_to(game)

    for path in (tmp_path / "way", tmp_path / "way" / "a.json", tmp_path / "file.csv"):
        assert "expected a file elsewhere" in refused(
            scorekeeper("export", kept, "--as", "text", "-o", path)
        )
    assert game.read_text() == "{}"


def test_a_folder_of_another_spelling_is_the_same(scorekeeper, kept, data, monkeypatch):
    monkeypatch.chdir(data)

    said = scorekeeper(
        "export", kept, "--as", "csv", "-o", "hands.csv", "--data", "../" + data.name
    )

    assert refused(said).startswith("hands.csv: the games are kept in this folder")


# -- in the place of something else ---------------------------------------------------------


@pytest.fixture
def files(scorekeeper, kept, backup, tmp_path):
    """Files of every kind by their names."""
    found = {"backup": backup, "sheet": tmp_path / "sheet.json"}
    packed = found["packed"] = tmp_path / "all.json.gz"
    packed.write_bytes(gzip.compress(backup.read_bytes()))
    for kind in ("json", "csv", "text"):
        found[kind] = tmp_path / f"export.{kind}"
        assert scorekeeper("export", kept, "--as", kind, "-o", found[kind]).status == 0
    texts = {
        "kept": json.dumps({"game": {"1": {"record": json.loads(scorekeeper.store.games[kept])}}}),
        "table": TABLE,
        "semicolons": '\ufeff"Hand";"Cards";"Player";"Bid";"Tricks"\r\n',
        "scores": scorekeeper("score", found["sheet"], "--format", "csv").out,
        "games": "game_id,date,minutes,rules,players,hands,seat,player_id,player,"
        "score,rank,winner,made,bids,zero_bids,zero_made,under,over\r\n",
        "newer": sheet(version=2),
        "letter": "Dear Ann, the hand was good.\n",
        "empty": "",
    }
    for name, text in texts.items():
        found[name] = tmp_path / f"{name}.txt"
        found[name].write_text(text, encoding="utf-8")
    return found


@pytest.mark.parametrize("kind", ["json", "csv", "text"])
def test_an_export_takes_no_place_of_another_kind(scorekeeper, kept, files, kind):
    free = {kind, "text", "letter", "empty"}
    whole = {name: path.read_bytes() for name, path in files.items()}

    for name in files.keys() - free:
        said = refused(scorekeeper("export", kept, "--as", kind, "-o", files[name]))
        assert said == (
            f"{files[name]}: this file is there already, of another kind; expected another name."
        )
        assert files[name].read_bytes() == whole[name]
    for name in free:
        assert scorekeeper("export", kept, "--as", kind, "-o", files[name]).status == 0
        assert files[name].read_bytes() == whole[kind]


@pytest.mark.parametrize("path", ["a\0b", "x" * 300])
def test_an_export_that_cannot_be_written_is_refused(scorekeeper, kept, tmp_path, path):
    said = scorekeeper("export", kept, "--as", "csv", "-o", f"{tmp_path}/{path}")

    assert "cannot be written" in refused(said)
