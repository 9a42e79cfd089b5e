"""Makes the saved example of a version that is new: one game and what all games share, rich.

Run it once when a version is new, and never again for that version:

    PYTHONPATH=tests python -m storage.saving tests/data/versions
"""

import shutil
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from book.keeping import ticking

from scorekeeper.book import log, shared
from scorekeeper.book.library import Library
from scorekeeper.book.looks import Hue
from scorekeeper.book.scorer import Scorer
from scorekeeper.book.settings import Settings, Theme
from scorekeeper.book.shared import Shared
from scorekeeper.book.shared_record import SharedRecord
from scorekeeper.book.stamps import Copied
from scorekeeper.rules import (
    CLASSIC,
    Accept,
    Adjust,
    Bid,
    Breach,
    DealBy,
    GameId,
    Join,
    Leave,
    Played,
    Player,
    PlayerId,
    Redeal,
    Rename,
    Replan,
    Rescore,
    Reseat,
    Return,
    Shape,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    Variation,
    Void,
)
from scorekeeper.rules.record import Wins
from scorekeeper.rules.scoring import Scoring
from scorekeeper.storage.files import FileStore

GAME, DELETED = GameId("20260712-201500-a3f9"), GameId("20260711-201500-0000")
NOTED = "2026-07-12 22:30:00"
ZOE, AHMAD, MING, OBRIEN, IDA = map(PlayerId, ("zoe", "ahmad", "ming", "obrien", "ida"))
NAMES = {ZOE: "Zoë", AHMAD: "أحمد", MING: "小明", OBRIEN: "O'Brien"}
PLAYERS = tuple(Player(player, name) for player, name in NAMES.items())


def save(target: Path) -> None:
    """Write the newest version of every file into ``target``; what is there stays."""
    newest = {f"game-{log.VERSION}.json": f"games/{GAME}.json"}
    newest |= {f"shared-{shared.VERSION}.json": "shared.json"}
    with tempfile.TemporaryDirectory() as folder:
        live(Path(folder))
        for name, made in newest.items():
            if not (target / name).exists():
                shutil.copyfile(Path(folder) / made, target / name)


def live(folder: Path) -> None:
    """Keep rules, change settings, delete one game and play another, in ``folder``."""
    ids = iter((DELETED, GAME))
    library = Library(FileStore(folder), ticking(), lambda: next(ids))
    fridays = Variation(hook=True, shape=Shape.DOWN_UP, zero_pays_cards=True).rules()
    fridays = library.house.keep(replace(fridays, name="Fridays", about="Ours, since 1987", key=""))
    scoring = (("made and bid == 0", "5 + cards"), ("made", "10 + 5*tricks"), ("missed", "-off"))
    library.house.keep(replace(CLASSIC, name="At Grandma's", scoring=scoring, key=""))
    library.house.make_default(fridays.key)
    library.house.keep_draft(replace(CLASSIC, name="A new idea", scoring=(("made", "20"),), key=""))
    library.change_settings(Settings(theme=Theme.DARK, language="de", keep_awake=False))
    library.delete(library.start(PLAYERS, OBRIEN, CLASSIC).log.setup.id)
    scorer = library.start(PLAYERS, OBRIEN, fridays)
    play(scorer)
    come_and_go(scorer)
    people(library)
    SharedRecord(FileStore(folder), lambda: NOTED).change(noted)


def people(library: Library) -> None:
    """Note something of every kind about people."""
    library.people.colour(ZOE, Hue.ROSE)
    library.people.sign(ZOE, "🦊")
    library.people.rename(OBRIEN, "Pat O'Brien")
    library.people.put_away(MING)
    library.people.merge(OBRIEN, PlayerId("o-brian"))
    library.people.keep_apart(ZOE, AHMAD)
    library.people.keep_group("Fridays", (ZOE, OBRIEN))


def noted(now: Shared) -> Shared:
    """Return ``now`` with what is noted when a game is deleted, and when a copy is made."""
    deletions = now.deletions.noting({DELETED: NOTED})
    return replace(now, deletions=deletions, copied=Copied(last=NOTED))


def play(scorer: Scorer) -> None:
    """Play three hands and a half, with a correction and two entries undone."""
    scorer.record(Replan(1, (3, 2, 1, 2, 3, 4)))
    hand(scorer, [1, 0, 1, 0], [1, 0, 2, 0], Trump.HEARTS)
    hand(scorer, [1, 1, 0, 1], [1, 1, 0, 0], Trump.CLUBS)
    scorer.record(Adjust(2, MING, -10))
    scorer.record(SitOut(3, AHMAD))
    hand(scorer, [1, 0, 1], [1, 0, 0])
    scorer.record(Tricks(1, ZOE, 0))
    scorer.record(Tricks(1, MING, 3))
    other = Scoring((("made", "10 + tricks"), ("missed", "-off")), None)
    scorer.record(Rescore(4, other, Wins.HIGHEST))
    scorer.record(TrumpMade(4, Trump.SPADES))
    for player, bid in ((ZOE, 2), (AHMAD, 0), (MING, 1)):
        scorer.record(Bid(4, player, bid))
    scorer.record(Accept(4, Breach.HOOK))
    scorer.undo()
    scorer.undo()


def come_and_go(scorer: Scorer) -> None:
    """Deal the hand again, by another, and let people come, go and move, all after ``play``."""
    scorer.record(Redeal(4))
    scorer.record(DealBy(4, MING, goes_on=False))
    scorer.record(TrumpMade(4, Trump.SPADES))
    for player, bid in ((OBRIEN, 0), (ZOE, 2), (AHMAD, 0)):
        scorer.record(Bid(4, player, bid))
    scorer.record(Join(5, IDA, "Ida", AHMAD, 4.5))
    scorer.record(Leave(5, MING))
    scorer.record(Return(5, MING))
    scorer.record(Reseat(5, (OBRIEN, AHMAD, IDA, MING, ZOE)))
    scorer.record(Rename(4, OBRIEN, "Pat"))
    scorer.record(Void(3))


def hand(scorer: Scorer, bids: list[int], tricks: list[int], trump: Trump | None = None) -> None:
    """Play a whole hand, both lists in the order of bidding."""
    now = scorer.game.hand
    if trump is not None:
        scorer.record(TrumpMade(now.number, trump))
    for bid in bids:
        scorer.record(Bid(now.number, scorer.game.to_bid, bid))
    scorer.record(Played(now.number, tuple(zip(now.order, tricks, strict=True))))


if __name__ == "__main__":
    save(Path(sys.argv[1]))
