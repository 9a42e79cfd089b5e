"""What every entry changed, as a person reads it."""

import pytest
from strategies import ANN, BEN, CY, bid, game_of, play

from scorekeeper.book.changes import history
from scorekeeper.book.log import Log, Written
from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    DealBy,
    Join,
    Leave,
    PlayerId,
    Redeal,
    Rename,
    Replan,
    Reseat,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    Void,
)
from scorekeeper.words import PSEUDO, use
from scorekeeper.words.changes import changed

DAN = PlayerId("dan")
MINUS = "\N{MINUS SIGN}"


@pytest.fixture
def game():
    """Two hands recorded, hearts turned up in the second; the third is being bid."""
    start = play(game_of(1, 2, 2, 2), [1, 0, 0], [0, 1, 0])
    return play(start.after(TrumpMade(2, Trump.HEARTS)), [1, 1, 1], [1, 1, 0])


def told(game, *entries, hidden=False):
    """What is said of the last of ``entries``, or of the last entry of ``game``."""
    for entry in entries:
        game = game.after(entry)
    log = Log(game.setup, tuple(Written(entry, "2026-07-12 12:00:00") for entry in game.log))
    known = history(log)
    return changed(known.changes[-1], known.end, hidden=hidden)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (Bid(2, BEN, 2), "Hand 2: Ben's bid 1 → 2"),
        (Bid(3, CY, 2), "Hand 3: Cy bids 2"),
        (Tricks(1, BEN, 0), "Hand 1: Ben took 1 → 0"),
        (Tricks(3, BEN, 0), "Hand 3: Ben took 0"),
        (Adjust(2, ANN, -10), f"Hand 2: Ann's extra points 0 → {MINUS}10"),
        (Adjust(2, ANN, 2.5), "Hand 2: Ann's extra points 0 → 2½"),
        (TrumpMade(2, Trump.CLUBS), "Hand 2: hearts → clubs are trump"),
        (TrumpMade(2, Trump.NONE), "Hand 2: hearts → no trump"),
        (TrumpMade(2, None), "Hand 2: hearts → trump not known"),
        (TrumpMade(3, Trump.DIAMONDS), "Hand 3: Diamonds are trump"),
        (TrumpMade(2, Trump.HEARTS, ANN), "Hand 2: Ann names trump"),
        (Leave(3, CY), "Hand 3: Cy leaves"),
        (Join(3, DAN, "Dan", ANN, 5), "Hand 3: Dan joins with 5"),
        (SitOut(3, CY), "Hand 3: Cy sits out"),
        (DealBy(3, CY, goes_on=True), "Hand 3: Cy deals"),
        (Reseat(3, (ANN, CY, BEN)), "Hand 3: the seats are now Ann, Cy, Ben"),
        (Rename(3, CY, "Cyrus"), "Hand 3: Cy is now called Cyrus"),
        (Void(2), "Hand 2 does not count"),
        (Replan(4, ()), "The game ends after hand 3"),
        (Accept(2, Breach.TRICKS), "Hand 2 stands as it is"),
    ],
)
def test_every_change_is_a_plain_sentence(game, entry, sentence):
    assert told(game, entry) == sentence


def test_a_trump_is_said_from_what_to_what(game):
    spades = TrumpMade(2, Trump.SPADES)

    assert told(game, TrumpMade(2, Trump.NONE), spades) == "Hand 2: no trump → spades"
    assert told(game, TrumpMade(2, Trump.DIAMONDS), spades) == (
        "Hand 2: diamonds → spades are trump"
    )


def test_who_names_trump_is_said_from_whom_to_whom():
    game = game_of(2, 2)

    ann, ben, nobody = (TrumpMade(1, None, who) for who in (ANN, BEN, None))

    assert told(game, ann, ben) == "Hand 1: Ann → Ben names trump"
    assert told(game, ann, nobody) == "Hand 1: Ann does not name trump"


def test_a_hand_that_was_played_says_what_everybody_took(game):
    assert told(game) == "Hand 2 played: Ben 1, Cy 1, Ann 0"


def test_a_hand_dealt_again_says_what_was_written_down_of_it(game):
    begun = bid(game, 2, 1)

    assert told(begun, Redeal(3)) == "Hand 3: Cy's bid 2, Ann's bid 1 \N{EN DASH} dealt again"
    assert told(game, Tricks(3, ANN, 1), Adjust(3, BEN, 5), Redeal(3)) == (
        "Hand 3: Ann took 1, Ben: extra points 5 \N{EN DASH} dealt again"
    )
    assert told(game, TrumpMade(3, Trump.CLUBS), Redeal(3)) == "Hand 3 is dealt again"


def test_what_is_hidden_is_not_given_away(game):
    assert told(game, Bid(3, CY, 2), hidden=True) == "Hand 3: Cy bids"
    assert told(game, Bid(3, CY, 2), Redeal(3), hidden=True) == "Hand 3 is dealt again"


def test_everything_that_is_said_can_be_translated(game):
    use(PSEUDO)
    try:
        assert told(game, Bid(2, BEN, 2)) != "Hand 2: Ben's bid 1 → 2"
    finally:
        use("en")
