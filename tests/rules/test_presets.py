"""The presets: every one can be found, said, kept and played to the end."""

import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import bid, dice, divided, setup_of

from scorekeeper.rules import (
    CLASSIC,
    FAMILIES,
    PRESETS,
    Bid,
    Breach,
    Game,
    Played,
    RuleError,
    Rules,
    preset,
    rules_from_json,
    rules_to_json,
)
from scorekeeper.rules.presets.every import EVERY


def play_hand(game, chance):
    """Return the game after a random legal hand; bids all at once are mended together."""
    hand = game.hand
    while game.to_bid is not None:
        game = bid(game, chance.choice(game.legal_bids()))
    while Breach.HOOK in game.breaches(game.hand):
        game = game.after(Bid(hand.number, hand.leader, chance.randint(0, hand.cards)))
    tricks = divided(chance, hand.cards, len(hand.order))
    return game.after(Played(hand.number, tuple(zip(hand.order, tricks, strict=True))))


def play_out(rules, players, chance):
    """Return a whole game by ``rules``."""
    game = Game.start(setup_of(players, rules))
    while not game.is_over:
        game = play_hand(game, chance)
    return game


def test_the_base_game_comes_first():
    assert next(iter(PRESETS)) == "classic"
    assert preset("classic") is CLASSIC


def test_a_preset_is_found_by_its_key():
    assert all(rules.key == key for key, rules in PRESETS.items())
    assert all(PRESETS[rules.key] is rules for rules in EVERY)


def test_there_are_as_many_presets_as_records():
    assert len(PRESETS) == len(list(PRESETS)) == len({rules.key for rules in EVERY}) + 1


def test_a_start_makes_no_presets_but_the_base_game():
    asked = "import sys, scorekeeper.rules as r; r.preset('classic'); 'spades' in r.PRESETS"
    found = f"{asked}; print([name for name in sys.modules if 'presets.' in name])"

    done = subprocess.run([sys.executable, "-c", found], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "['scorekeeper.rules.presets.classic']"


def test_what_is_no_key_is_no_preset():
    assert "wizard" in PRESETS
    assert "spades" not in PRESETS
    assert 3 not in PRESETS


def test_an_unknown_preset_is_refused_and_the_known_ones_named():
    with pytest.raises(RuleError, match="There are no rules called “spades”"):
        preset("spades")


def test_the_families_hold_every_preset_once():
    shown = [key for _, keys in FAMILIES for key in keys]

    assert shown == list(PRESETS)
    assert len(shown) == len(set(shown))
    assert len({heading for heading, _ in FAMILIES}) == len(FAMILIES)
    assert all(heading and keys for heading, keys in FAMILIES)


def test_no_two_presets_are_called_the_same():
    assert len({rules.name for rules in PRESETS.values()}) == len(PRESETS)


def test_no_two_presets_play_the_same():
    names = {"key": "", "name": "", "about": "", "also": (), "players": (3, 7)}
    played = Counter(replace(rules, **names) for rules in PRESETS.values())

    assert [rules for rules, times in played.items() if times > 1] == []


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_says_what_it_is_in_plain_words(key):
    rules = preset(key)

    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", rules.key)
    assert rules.name == rules.name.strip()
    assert rules.about[0].isupper() or rules.about[0].isdigit()
    assert rules.about.endswith(".")
    assert len(rules.about) <= 240
    assert not re.search(r"[{}]|  |\n", rules.about)
    assert rules.name not in rules.also


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_survives_being_kept(key):
    assert rules_from_json(rules_to_json(preset(key))) == preset(key)


@pytest.mark.parametrize("key", PRESETS)
def test_the_kept_record_says_everything_itself(key):
    kept = rules_to_json(preset(key))

    assert rules_from_json(kept, base=Rules(scoring=(), players=(2, 2))) == preset(key)


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_plays_whole_games_with_every_number_of_players(key):
    least, most = preset(key).players

    for players in range(least, most + 1):
        game = play_out(preset(key), players, dice(key))

        assert len(game.hands) == len(game.plan)
        assert not any(game.breaches(hand) for hand in game.hands)


@given(st.sampled_from(list(PRESETS)), st.data(), st.randoms(use_true_random=False))
def test_however_the_cards_fall_every_hand_is_paid(key, data, chance):
    rules = preset(key)
    players = data.draw(st.integers(*rules.players))
    game = Game.start(setup_of(players, rules))

    for _ in range(data.draw(st.integers(1, min(len(game.plan), 30)))):
        game = play_hand(game, chance)

    played = [line for line in game.sheet if line.hand.played]
    assert played
    assert all(line.counts and not game.breaches(line.hand) for line in played)
    assert all(line.no_answer is None and len(line.points) == players for line in played)


@pytest.mark.parametrize(
    "folk",
    [
        *("Oh Pshaw", "Blackout", "Rats", "Diminishing Bridge", "Devil's Bridge", "Oh! Well"),
        *("Nomination Whist", "Contract Whist", "Blob", "Up and Down the River", "MrPikes"),
        *("Co-operative Oh Hell", "WPOHL", "Campbell", "Get Fred", "Oy Vey", "Basas"),
        *("Whist românesc", "La Podrida", "Marrana", "Pocha", "Ascenseur", "Grimpette"),
        *("La Montée", "Escalier", "Rikiki", "Fodinha", "Foda-se", "Estimativa"),
        *("10 op en neer", "Chinees poepen", "Plump", "Beredskap", "Bondebridge", "Tieren"),
        *("Selbubridge", "Kortkveld", "Stiche-Raten", "Rauf-Runter", "Fahrstuhl", "Wizard"),
        *("Skull King", "Rascal", "Cannonball", "Rage", "Judgement", "Kachufool", "Joker"),
        *("German Bridge", "Israeli Whist", "Odessa Poker", "Raspisnoy", "F.I.DE.PO"),
    ],
)
def test_a_folk_name_leads_to_a_preset(folk):
    found = [
        key
        for key, rules in PRESETS.items()
        if any(folk.casefold() in name.casefold() for name in (rules.name, *rules.also))
    ]

    assert found
