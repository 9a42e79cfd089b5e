"""One file of every version there has been, as the program of its day wrote it: all open for ever.

The files in ``tests/data/versions`` are never edited; a new version brings new files, made by
``storage/saving.py``.
"""

import hashlib
from pathlib import Path

import pytest
from book.keeping import library_of

from scorekeeper.book import log, shared
from scorekeeper.book.looks import Hue
from scorekeeper.book.settings import Settings, Theme
from scorekeeper.rules import (
    Adjust,
    Bid,
    DealBy,
    GameId,
    Join,
    Leave,
    PlayerId,
    Redeal,
    Rename,
    Replan,
    Rescore,
    Reseat,
    Return,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    Void,
)
from scorekeeper.storage.files import FileStore

FILES = Path(__file__).parents[1] / "data" / "versions"
SUMS = {
    "game-1.json": "3d6f372012df6210a6501ee74f83f9fe90532b063119a82e6abb2bf051d46b05",
    "game-2.json": "90009771f49075d100a90afd34b648658d28021d40923ec75d0dd54ee58957e7",
    "shared-1.json": "28d57551d9d5e79e3cf33d01821290293ffac2f9ca85a7a0ce016d1b4c576681",
    "shared-2.json": "6e5bf43c5c6e5897da9801639b0b2cd2709edf92c483f8db99fc9562570592eb",
    "shared-3.json": "29afa5ed3ac6e4f62ca2c4df71279ca6f740ff8d4c63e77f8e0a0a4f2a57d50a",
}
GAME = GameId("20260712-201500-a3f9")
ZOE, AHMAD, MING, OBRIEN, IDA = map(PlayerId, ("zoe", "ahmad", "ming", "obrien", "ida"))


def files_of(kind):
    return [name for name in SUMS if name.startswith(kind)]


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "games").mkdir()
    return tmp_path


@pytest.mark.parametrize(("name", "known"), SUMS.items(), ids=SUMS)
def test_a_saved_file_is_never_edited(name, known):
    assert hashlib.sha256((FILES / name).read_bytes()).hexdigest() == known


def test_there_is_a_file_of_every_version():
    versions = {"game": log.VERSION, "shared": shared.VERSION}

    assert {path.name for path in FILES.iterdir()} == set(SUMS)
    assert set(SUMS) == {
        f"{kind}-{version}.json"
        for kind, newest in versions.items()
        for version in range(1, newest + 1)
    }


def test_a_game_of_version_1_opens(folder):
    (folder / "games" / f"{GAME}.json").write_bytes((FILES / "game-1.json").read_bytes())

    scorer = library_of(FileStore(folder)).open(GAME)

    game = scorer.game
    assert [player.name for player in game.setup.players] == ["Zoë", "أحمد", "小明", "O'Brien"]
    assert game.rules.name == "Fridays"
    assert game.totals == {ZOE: 6, AHMAD: 19, MING: 1, OBRIEN: 26}
    assert len(game.log) == 25
    assert {Adjust, Bid, Replan, Rescore, SitOut, Tricks} < {type(entry) for entry in game.log}
    assert (game.hand.number, game.hand.trump, game.hand.bids) == (
        4,
        Trump.SPADES,
        {ZOE: 2, AHMAD: 0},
    )
    assert scorer.can_redo == Bid(4, MING, 1)
    assert len(scorer.log.undone) == 2
    assert scorer.log.setup.started == "2026-07-12 20:15:00"


def test_a_game_of_version_2_opens(folder):
    (folder / "games" / f"{GAME}.json").write_bytes((FILES / "game-2.json").read_bytes())

    game = library_of(FileStore(folder)).open(GAME).game

    assert game.log[25:29] == (
        Redeal(4),
        DealBy(4, MING, goes_on=False),
        TrumpMade(4, Trump.SPADES),
        Bid(4, OBRIEN, 0),
    )
    assert {Join, Leave, Return, Reseat, Rename, Void} < {type(entry) for entry in game.log}
    assert [player.name for player in game.players] == ["Pat", "أحمد", "Ida", "小明", "Zoë"]
    assert game.hand.order == (OBRIEN, ZOE, AHMAD, MING)
    assert game.hands[2].void
    assert game.totals == {ZOE: 0, AHMAD: 19, MING: 1, OBRIEN: 15, IDA: 4.5}


@pytest.mark.parametrize("name", files_of("game"))
def test_a_game_of_every_version_goes_on(folder, name):
    (folder / "games" / f"{GAME}.json").write_bytes((FILES / name).read_bytes())
    scorer = library_of(FileStore(folder)).open(GAME)

    scorer.redo()
    scorer.redo()
    scorer.undo()
    scorer.record(Adjust(1, OBRIEN, 1))

    assert library_of(FileStore(folder)).open(GAME).game == scorer.game
    assert any((FILES / name).read_bytes() == path.read_bytes() for path in folder.rglob("*.json"))


@pytest.mark.parametrize("name", files_of("shared"))
def test_what_all_games_share_opens_in_every_version(folder, name):
    (folder / "shared.json").write_bytes((FILES / name).read_bytes())

    library = library_of(FileStore(folder))

    assert library.shared_problem is None
    assert library.settings == Settings(theme=Theme.DARK, language="de", keep_awake=False)
    assert [rules.name for rules in library.house.rules] == ["Fridays", "At Grandma's"]
    assert library.house.default.name == "Fridays"
    assert library.house.draft.name == "A new idea"
    seated = shared.shared_from_json(FileStore(folder).read_shared()).roster.remembered
    assert [one.player.name for one in seated] == ["Zoë", "أحمد", "小明", "O'Brien"]
    assert library.last_table.first_dealer == OBRIEN
    assert library.last_table.rules.scoring[0] == ("made and bid == 0", "5 + cards")


@pytest.mark.parametrize("name", files_of("shared"))
def test_what_all_games_share_goes_on_in_every_version(folder, name):
    (folder / "shared.json").write_bytes((FILES / name).read_bytes())

    library_of(FileStore(folder)).change_settings(Settings(language="fr"))

    again = library_of(FileStore(folder))
    assert again.settings == Settings(language="fr")
    assert [rules.name for rules in again.house.rules] == ["Fridays", "At Grandma's"]
    assert any((FILES / name).read_bytes() == path.read_bytes() for path in folder.rglob("*.json"))


def test_what_version_2_notes_of_deletions_and_copies_stays(folder):
    (folder / "shared.json").write_bytes((FILES / "shared-2.json").read_bytes())

    found = shared.shared_from_json(FileStore(folder).read_shared())

    assert found.deletions.games == {"20260711-201500-0000": "2026-07-12 22:30:00"}
    assert found.copied.last == "2026-07-12 22:30:00"
    assert found.changed.settings == "2026-07-12 20:15:04"
    assert set(found.changed.rules) == {"fridays", "at-grandma-s"}


def test_version_1_knew_of_no_deletions_and_no_times(folder):
    (folder / "shared.json").write_bytes((FILES / "shared-1.json").read_bytes())

    found = shared.shared_from_json(FileStore(folder).read_shared())

    assert (found.deletions, found.changed) == (shared.Shared().deletions, shared.Shared().changed)


def test_what_version_3_notes_of_people_stays(folder):
    (folder / "shared.json").write_bytes((FILES / "shared-3.json").read_bytes())

    people = library_of(FileStore(folder)).people

    zoe, pat = people.person(ZOE), people.person(PlayerId("o-brian"))
    assert (zoe.colour, zoe.sign) == (Hue.ROSE, "🦊")
    assert (pat.id, pat.name, pat.ids) == (OBRIEN, "Pat O'Brien", {OBRIEN, "o-brian"})
    assert people.person(MING).hidden
    assert [(group.name, group.people) for group in people.now.groups] == [("Fridays", (zoe, pat))]


def test_version_2_gave_people_no_colours_and_now_they_differ(folder):
    (folder / "shared.json").write_bytes((FILES / "shared-2.json").read_bytes())

    people = library_of(FileStore(folder)).people

    assert len({people.person(one).colour for one in (ZOE, AHMAD, MING, OBRIEN)}) == 4
