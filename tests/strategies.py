"""A table to play at, and Hypothesis strategies for everything a game is made of."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import strategies as st

from scorekeeper.rules import (
    CLASSIC,
    Accept,
    Adjust,
    Bid,
    Bidding,
    Breach,
    Entry,
    Game,
    GameId,
    Hook,
    Order,
    Plan,
    Played,
    Player,
    PlayerId,
    Replan,
    Rescore,
    RuleError,
    Rules,
    Setup,
    Shape,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    Variation,
)
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.record import Deal, Direction, Leader, NextDealer, Reminder, Ties, Wins
from scorekeeper.rules.reminder import ALWAYS, PLAYING
from scorekeeper.rules.scoring import OneCardHands, Scoring, Streak
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule

NAMES = ("Ann", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Leo")
ANN, BEN, CY, DOT = (PlayerId(name.lower()) for name in NAMES[:4])


# -- a table ---------------------------------------------------------------------------


def setup_of(players: int = 3, rules: Rules = CLASSIC, dealer: PlayerId | None = None) -> Setup:
    """Return a table of Ann, Ben, Cy ...; the last one deals first, so that Ann bids first."""
    seated = tuple(Player(PlayerId(name.lower()), name) for name in NAMES[:players])
    return Setup(GameId("g1"), "2024-05-04 20:15:00", seated, dealer or seated[-1].id, rules)


def game_of(*sizes: int, players: int = 3, rules: Rules = CLASSIC, **groups: object) -> Game:
    """Return a game of these hand sizes that is about to begin."""
    listed = replace(rules, plan=Plan(Shape.HANDS, hands=sizes), **groups)
    return Game.start(setup_of(players, listed))


def bid(game: Game, *bids: int) -> Game:
    """Return the game after these bids, in the order of bidding."""
    for number in bids:
        game = game.after(Bid(game.hand.number, game.to_bid, number))
    return game


def play(game: Game, bids: Sequence[int], tricks: Sequence[int]) -> Game:
    """Return the game after a whole hand, both lists in the order of bidding."""
    hand = game.hand
    game = bid(game, *bids)
    return game.after(Played(hand.number, tuple(zip(hand.order, tricks, strict=True))))


def passed_out(game: Game, count: int) -> Game:
    """Return the game after ``count`` more hands in which everybody bid 0."""
    for _ in range(count):
        hand = game.hand
        rest = [0] * (len(hand.order) - 1)
        game = play(game, [0, *rest], [hand.cards, *rest])
    return game


def refused(game: Game, entry: Entry) -> str:
    """Return the sentence with which ``game`` refuses ``entry``."""
    with pytest.raises(RuleError) as error:
        game.after(entry)
    return str(error.value)


# -- random play -----------------------------------------------------------------------


def dice(seed: object) -> random.Random:
    """Return a source of chance that always gives the same."""
    return random.Random(str(seed))  # noqa: S311 - cards, not secrets


def divided(chance: random.Random, cards: int, players: int) -> list[int]:
    """Return how ``cards`` tricks fall to ``players`` players."""
    taken = [0] * players
    for _ in range(cards):
        taken[chance.randrange(players)] += 1
    return taken


def play_legally(game: Game, chance: random.Random, hands: int = 10_000) -> Game:
    """Return the game after at most ``hands`` more hands of random legal play."""
    for _ in range(hands):
        hand = game.hand
        if hand is None:
            break
        while game.to_bid is not None:
            game = game.after(Bid(hand.number, game.to_bid, chance.choice(game.legal_bids())))
        tricks = divided(chance, hand.cards, len(hand.order))
        game = game.after(Played(hand.number, tuple(zip(hand.order, tricks, strict=True))))
    return game


# -- rules -----------------------------------------------------------------------------

SCORINGS = (
    (("made", "10 + tricks"), ("missed", "0")),
    (("made and bid == 0", "5 + cards"), ("made", "10 + tricks"), ("missed", "tricks")),
    (("made", "10 + 5*tricks"), ("missed", "-5*off")),
    (("made and bid == 0", "0.5"), ("made", "bid"), ("missed", "-off")),
    (("made", "20 + 10*bid if trump == 'spades' else 10"), ("under", "-tri(off)")),
    (("made", "8"), ("missed", "-half(total)")),
    (("makers == players", "top - cards"), ("dealer and total < best", "bids"), ("1", "hands")),
    (),
)
"""Scorings of several kinds: flat, halves, by trump, by the running total, none at all."""

words = st.text(max_size=20)
suits = st.sampled_from(Trump)


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Draw a plan that two to twelve players can play with one pack of 52."""
    shape = draw(st.sampled_from(Shape))
    least = 2 if shape is Shape.SEGMENTS else 1  # so that M - 1 is a hand
    tables = st.dictionaries(st.integers(2, 12), st.integers(least, 15), max_size=4)
    top = draw(
        st.integers(least, 15) | st.just("max") | tables.map(lambda rows: tuple(rows.items()))
    )
    segment = st.tuples(
        st.sampled_from(["1", "2", "M-1", "M"]),
        st.sampled_from(["1", "M-1", "M"]),
        st.sampled_from([-2, -1, 1, 2]),
        st.sampled_from(["1", "2", "P"]),
    )
    rest = draw(st.lists(segment, max_size=2))
    segments = (("1", "M", 1, "1"), *rest) if shape is Shape.SEGMENTS else ()
    sizes = st.lists(st.integers(1, 4), min_size=1, max_size=8)
    hands = tuple(draw(sizes)) if shape is Shape.HANDS else ()
    return Plan(shape, top, segments, hands)


@st.composite
def trump_rules(draw: st.DrawFn) -> TrumpRule:
    """Draw where trumps come from."""
    source = draw(st.sampled_from(Source))
    needed = source in {Source.FIXED, Source.CYCLE}
    cycle = tuple(draw(st.lists(suits, min_size=int(needed), max_size=5)))
    numbers = st.lists(st.integers(1, 20), max_size=3).map(tuple)
    return TrumpRule(source, cycle, draw(st.sampled_from(NoTrump) | numbers))


biddings = st.builds(
    Bidding,
    order=st.sampled_from(Order),
    hook=st.sampled_from(Hook),
    hook_from=st.integers(1, 4),
    hook_on_last_hand=st.booleans(),
    zeros_in_a_row=st.none() | st.integers(1, 3),
)
halves = st.integers(-40, 40).map(lambda n: n / 2 if n % 2 else n // 2)
streaks = st.builds(
    Streak,
    length=st.integers(2, 5),
    made=halves,
    missed=halves,
    one_card_hands=st.sampled_from(OneCardHands),
)
scorings = st.builds(Scoring, st.sampled_from(SCORINGS), st.none() | streaks)
reminders = st.builds(
    Reminder,
    text=words,
    when=st.sampled_from([PLAYING, ALWAYS, "bidding and cards == 1", "hand > hands - players"]),
)
rules = st.builds(
    Rules,
    key=words,
    name=words,
    about=words,
    also=st.lists(words, max_size=3).map(tuple),
    players=st.sampled_from([(2, 12), (3, 7), (4, 4)]),
    pack=st.builds(
        Pack,
        cards=st.sampled_from([52, 60, 104, "52 + 8*players"]),
        packs=st.integers(1, 2),
        turn_up=st.booleans(),
    ),
    plan=plans(),
    deal=st.builds(
        Deal,
        direction=st.sampled_from(Direction),
        next_dealer=st.sampled_from(NextDealer),
        leader=st.sampled_from(Leader),
    ),
    trump=trump_rules(),
    bidding=biddings,
    scoring=st.sampled_from(SCORINGS),
    streak=st.none() | streaks,
    wins=st.sampled_from(Wins),
    ties=st.sampled_from(Ties),
    tricks_can_be_lost=st.booleans(),
    extra_points=st.lists(halves, max_size=3).map(tuple),
    reminders=st.lists(reminders, max_size=3).map(tuple),
)
"""Rules records, any group with any other."""

variations = st.builds(
    Variation,
    shape=st.sampled_from([Shape.UP, Shape.DOWN, Shape.UP_DOWN, Shape.DOWN_UP]),
    hook=st.booleans(),
    at_once=st.booleans(),
    miss_keeps_tricks=st.booleans(),
    zero_pays_cards=st.booleans(),
    must_trump=st.booleans(),
)


# -- setups, entries, games ------------------------------------------------------------


@st.composite
def setups(
    draw: st.DrawFn, played: st.SearchStrategy[Rules] = rules, most_players: int = 7
) -> Setup:
    """Draw a table: two players or more, whatever they are called, and who deals first."""
    count = draw(st.integers(2, most_players))
    ids = draw(
        st.lists(st.text(min_size=1, max_size=8), min_size=count, max_size=count, unique=True)
    )
    players = tuple(Player(PlayerId(who), draw(words)) for who in ids)
    dealer = draw(st.sampled_from(players)).id
    return Setup(GameId(draw(words)), "2024-05-04 20:15:00", players, dealer, draw(played))


@st.composite
def games(draw: st.DrawFn, played: st.SearchStrategy[Rules] = rules, most_hands: int = 5) -> Game:
    """Draw a game somewhere between its first hand and its end."""
    setup = draw(setups(played, most_players=5))
    chance = dice(draw(st.integers(0, 2**32)))
    game = play_legally(Game.start(setup), chance, draw(st.integers(0, most_hands)))
    for _ in range(draw(st.integers(0, len(setup.players)))):
        if game.to_bid is not None:
            game = bid(game, chance.choice(game.legal_bids()))
    return game


ids = st.sampled_from([ANN, BEN, CY, DOT]) | words.map(PlayerId)
_hand = st.integers(1, 500)
_count = st.integers(0, 1_000)
entries: st.SearchStrategy[Entry] = st.one_of(
    st.builds(Bid, _hand, ids, _count),
    st.builds(Tricks, _hand, ids, _count),
    st.builds(Played, _hand, st.dictionaries(ids, _count, max_size=5).map(lambda d: (*d.items(),))),
    st.builds(TrumpMade, _hand, st.none() | suits, st.none() | ids),
    st.builds(Adjust, _hand, ids, halves),
    st.builds(SitOut, _hand, ids),
    st.builds(Accept, _hand, st.sampled_from(Breach)),
    st.builds(Replan, _hand, st.lists(st.integers(1, 1_000), max_size=9).map(tuple)),
    st.builds(Rescore, _hand, scorings, st.sampled_from(Wins)),
)
"""Entries of every kind, possible in some game or in none."""

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5)
    ),
    max_leaves=10,
)
"""Whatever a JSON file may hold."""
