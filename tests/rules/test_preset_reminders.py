"""What the presets remind a table of, and when."""

import pytest
from strategies import setup_of

from scorekeeper.rules import MUST_TRUMP, PRESETS, Game, preset
from scorekeeper.rules.reminder import condition

FOREHEAD = "One-card hands are held on the forehead: you see every card but your own."


def reminded(key, players, *, bidding):
    """Return the texts shown in each hand of a whole plan."""
    game = Game.start(setup_of(players, preset(key)))
    env = {"hands": len(game.plan), "top": max(game.plan), "players": players, "trump": ""}
    moment = {"bidding": bidding, "playing": not bidding}
    return [
        [
            reminder.text
            for reminder in preset(key).reminders
            if reminder.shows({**env, **moment, "hand": number, "cards": cards})
        ]
        for number, cards in enumerate(game.plan, 1)
    ]


def hands_with(text, found):
    """Return the numbers of the hands in which a reminder that begins so shows."""
    return [n for n, texts in enumerate(found, 1) if any(one.startswith(text) for one in texts)]


@pytest.mark.parametrize("key", PRESETS)
def test_every_reminder_is_a_sentence_and_shows_at_some_time(key):
    least, most = preset(key).players
    shown = {
        text
        for players in range(least, most + 1)
        for bidding in (True, False)
        for texts in reminded(key, players, bidding=bidding)
        for text in texts
    }

    assert shown == {reminder.text for reminder in preset(key).reminders}
    assert all(text.endswith(".") and "{" not in text for text in shown)


@pytest.mark.parametrize("key", PRESETS)
def test_what_to_do_before_bidding_is_not_said_afterwards(key):
    for reminder in preset(key).reminders:
        condition(reminder.when)  # it can be read at all
        assert reminder.when.startswith(("bidding", "playing"))


@pytest.mark.parametrize("key", ["nomination-whist-seven", "rikiki-hungary"])
def test_the_forehead_is_for_one_card_hands_only(key):
    game = Game.start(setup_of(3, preset(key)))
    ones = [number for number, cards in enumerate(game.plan, 1) if cards == 1]

    assert hands_with(FOREHEAD, reminded(key, 3, bidding=True)) == ones
    assert hands_with(FOREHEAD, reminded(key, 3, bidding=False)) == []


@pytest.mark.parametrize(
    ("key", "text", "players", "expected"),
    [
        ("boerenbridge", "The first card is held on the forehead", 4, [1]),
        ("estimativa", "The last card is held on the forehead", 4, [19]),
        ("podrida-no-trump", "The last card is held on the forehead", 4, [20]),
        ("kortkveld", "The first and the last card", 4, [1, 20]),
        ("pocha", "The first one-card hands", 4, [1, 2, 3, 4]),
        ("pocha", "When every card is dealt", 4, [13, 14, 15, 16]),
        ("pocha", "When every card is dealt", 3, [14, 15, 16]),
        ("pocha", "When every card is dealt", 6, []),
        ("pocha-subastada", "The first card is held", 5, [1]),
        ("pocha-subastada", "When every card is dealt", 5, [8, 9, 10, 11, 12]),
        ("pocha-subastada", "Trumps are auctioned", 5, [20, 21, 22, 23, 24]),
        ("basas", "Trumps are auctioned in the last four", 4, [10, 11, 12, 13]),
        ("raspisnoy", "The last hands are bid blind", 4, [27, 28, 29, 30]),
        ("joker", "With nine cards", 4, [9, 10, 11, 12, 21, 22, 23, 24]),
        ("wizard", "A jester turned up", 6, list(range(1, 10))),
        ("prospect", "Who is 20 or more behind", 5, list(range(1, 20))),
    ],
)
def test_a_reminder_for_bidding_shows_in_its_hands(key, text, players, expected):
    assert hands_with(text, reminded(key, players, bidding=True)) == expected
    assert hands_with(text, reminded(key, players, bidding=False)) == []


@pytest.mark.parametrize("key", ["romanian-whist-1-8-1", "podrida", "basas"])
def test_the_duty_to_trump_shows_in_every_hand_once_it_is_played(key):
    assert all(MUST_TRUMP in texts for texts in reminded(key, 4, bidding=False))
    assert not any(MUST_TRUMP in texts for texts in reminded(key, 4, bidding=True))


def test_the_ghost_of_skull_king_joins_two_only():
    text = "With two players a ghost"

    assert hands_with(text, reminded("skull-king", 2, bidding=False)) == list(range(1, 11))
    assert hands_with(text, reminded("skull-king", 3, bidding=False)) == []
