"""Whole evenings: everything that can happen at a table, against paper and pencil."""

import json
from copy import deepcopy

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from rules.paper import SCORES, No, Paper
from strategies import dice, divided, setup_of

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    DealBy,
    Game,
    Join,
    Leave,
    Played,
    PlayerId,
    Redeal,
    Rename,
    Replan,
    Reseat,
    Return,
    RuleError,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    Void,
    entry_from_json,
    entry_to_json,
    rules_from_json,
    setup_from_json,
    setup_to_json,
)

seats = st.integers(0, 5)
names = st.sampled_from(["Max", "Max", "Dan", "🦊", " "])
offs = st.sampled_from([0, 0, 0, 0, -1, 1])
hands = st.sampled_from([1, 1, 1, 2, 2, 3, 4, 6])
counts = st.integers(0, 4)
seeds = st.integers(0, 2**16)
houses = st.fixed_dictionaries(
    {
        "order": st.sampled_from(["in-turn", "in-turn", "at-once"]),
        "hook": st.sampled_from(["off", "not-equal", "not-equal", "over-only", "exactly"]),
        "hook_from": st.integers(1, 3),
        "hook_on_last_hand": st.booleans(),
        "zeros_in_a_row": st.none() | st.integers(1, 2),
        "direction": st.sampled_from(["left", "right"]),
        "next_dealer": st.sampled_from(["in-turn", "biggest-miss"]),
        "tricks_can_be_lost": st.booleans(),
        "pack": st.sampled_from([52, 52, 16, 12]),
        "score": st.sampled_from(sorted(SCORES)),
    }
)


def rules_of(house, sizes):
    """Return the house's rules, read from a record."""
    bidding = ["order", "hook", "hook_from", "hook_on_last_hand", "zeros_in_a_row"]
    return rules_from_json(
        {
            "pack": {"cards": house["pack"]},
            "plan": {"shape": "hands", "hands": sizes},
            "deal": {key: house[key] for key in ("direction", "next_dealer")},
            "bidding": {key: house[key] for key in bidding},
            "scoring": SCORES[house["score"]][0],
            "tricks_can_be_lost": house["tricks_can_be_lost"],
        }
    )


class Evening(RuleBasedStateMachine):
    @initialize(
        house=houses,
        players=st.integers(2, 4),
        dealer=seats,
        sizes=st.lists(st.integers(1, 4), min_size=1, max_size=5),
    )
    def sit_down(self, house, players, dealer, sizes):
        sizes = [min(size, house["pack"] // players) for size in sizes]
        setup = setup_of(players, rules_of(house, sizes))
        names = [player.id for player in setup.players]
        dealer = names[dealer % players]
        setup = setup_of(players, setup.rules, dealer)
        self.game = Game.start(setup)
        self.paper = Paper(names, sizes, dealer, house)
        self.past, self.ahead = [], []

    def write(self, entry):
        """Write the same thing down twice over, and see that both take it, or neither."""
        paper = deepcopy(self.paper)
        try:
            paper.write(entry)
        except No:
            paper = None

        try:
            game = self.game.after(entry)
        except RuleError as refused:
            assert paper is None, refused  # noqa: PT017 - then the paper said no as well
            return

        assert paper is not None, "the table would not have it"
        changed = vars(paper) != vars(self.paper)
        assert (game is not self.game) == changed
        if changed:
            self.past.append((self.game, self.paper))
            self.ahead.clear()
            self.game, self.paper = game, paper

    def seat(self, number):
        return self.game.seats[number % len(self.game.seats)]

    # -- what happens at a table -------------------------------------------------------

    @rule(number=counts)
    def the_next_player_bids(self, number):
        if self.game.to_bid is not None:
            self.write(Bid(self.game.hand.number, self.game.to_bid, number))

    @rule(seed=seeds)
    def a_whole_hand_is_played(self, seed):
        chance = dice(seed)
        hand = self.game.hand
        if hand is None:
            return
        while self.game.to_bid is not None:
            number = chance.choice(self.game.legal_bids())
            self.write(Bid(hand.number, self.game.to_bid, number))
        self.the_tricks_are_told(seed)

    @rule(seed=seeds)
    def the_tricks_are_told(self, seed):
        hand = self.game.hand
        if hand is not None:
            taken = divided(dice(seed), hand.cards, len(hand.order))
            self.write(Played(hand.number, tuple(zip(hand.order, taken, strict=True))))

    @rule()
    def the_hand_is_recorded_as_it_stands(self):
        hand = self.game.hand
        if hand is not None:
            recorded = self.game.can_be_played(hand)
            self.write(Played(hand.number, tuple(hand.result.items())))
            assert self.game.hands[hand.number - 1].played == recorded

    @rule(hand=hands, seat=seats, number=counts)
    def a_bid_is_written(self, hand, seat, number):
        self.write(Bid(hand, self.seat(seat), number))

    @rule(hand=hands, seat=seats, number=counts)
    def tricks_are_written(self, hand, seat, number):
        self.write(Tricks(hand, self.seat(seat), number))

    @rule(hand=hands, seed=seeds)
    def a_whole_hand_is_corrected(self, hand, seed):
        if hand > len(self.game.hands):
            return
        chance, corrected = dice(seed), self.game.hands[hand - 1]
        for who in corrected.order:
            self.write(Bid(hand, who, chance.randint(0, corrected.cards)))
        taken = divided(chance, corrected.cards, len(corrected.order))
        for who, tricks in zip(corrected.order, taken, strict=True):
            self.write(Tricks(hand, who, tricks))

    @rule(hand=hands, suit=st.none() | st.sampled_from(Trump))
    def trump_is_noted(self, hand, suit):
        self.write(TrumpMade(hand, suit))

    @rule(hand=hands, seat=seats, points=st.sampled_from([-10, -5, 0, 0.5, 20]))
    def extra_points_are_given(self, hand, seat, points):
        self.write(Adjust(hand, self.seat(seat), points))

    @rule(seat=seats)
    def somebody_sits_out(self, seat):
        self.write(SitOut(len(self.game.hands), self.seat(seat)))

    # -- comings and goings ------------------------------------------------------------

    @property
    def free(self):
        return self.game.free_hand

    @rule(seat=seats, points=st.sampled_from([0, 0, 7, -2.5, 0.3]), name=names, off=offs)
    def somebody_joins(self, seat, points, name, off):
        newcomer = PlayerId(f"late{len(self.game.seats)}")
        self.write(Join(self.free + off, newcomer, name, self.seat(seat), points))

    @rule(seat=seats)
    def somebody_joins_who_sits_here(self, seat):
        self.write(Join(self.free, self.seat(seat), "Twice", self.seat(seat)))

    @rule(seat=seats, off=offs)
    def somebody_leaves(self, seat, off):
        self.write(Leave(self.free + off, self.seat(seat)))

    @rule(seat=seats, off=offs)
    def somebody_returns(self, seat, off):
        self.write(Return(self.free + off, self.seat(seat)))

    @rule(seed=seeds)
    def everybody_sits_otherwise(self, seed):
        order = list(self.game.seats)
        dice(seed).shuffle(order)
        self.write(Reseat(self.free, tuple(order)))

    @rule(seat=seats, name=names)
    def somebody_is_called_otherwise(self, seat, name):
        self.write(Rename(len(self.game.hands), self.seat(seat), name))

    @rule(seat=seats, goes_on=st.booleans())
    def another_deals(self, seat, goes_on):
        self.write(DealBy(len(self.game.hands), self.seat(seat), goes_on))

    @rule(back=st.integers(0, 2))
    def a_hand_is_dealt_again(self, back):
        self.write(Redeal(max(1, len(self.game.hands) - back)))

    @rule(hand=hands, void=st.booleans())
    def a_hand_is_void_or_not(self, hand, void):
        self.write(Void(hand, void))

    @rule()
    def the_hand_being_played_is_void(self):
        self.write(Void(len(self.game.hands)))

    @rule(hand=hands, breach=st.sampled_from(Breach))
    def a_hand_is_let_stand(self, hand, breach):
        self.write(Accept(hand, breach))

    @rule(hand=hands, sizes=st.lists(st.integers(1, 4) | st.just(40), max_size=3))
    def the_plan_is_changed(self, hand, sizes):
        self.write(Replan(hand, tuple(sizes)))

    @rule(sizes=st.lists(st.integers(1, 4), max_size=3))
    def the_rest_of_the_plan_is_changed(self, sizes):
        self.write(Replan(len(self.game.hands) + 1, tuple(sizes)))

    @precondition(lambda self: self.game.log)
    @rule()
    def the_last_entry_is_tapped_again(self):
        last = self.game.log[-1]
        if isinstance(last, Join):
            with pytest.raises(RuleError):
                self.game.after(last)
        else:
            assert self.game.after(last) is self.game

    # -- undo, redo, and coming back ---------------------------------------------------

    @precondition(lambda self: self.past)
    @rule(count=st.integers(1, 4))
    def undo(self, count):
        for _ in range(min(count, len(self.past))):
            self.ahead.append((self.game, self.paper))
            before, self.paper = self.past.pop()
            self.game = Game.replay(before.setup, self.game.log[:-1])
            assert self.game == before

    @precondition(lambda self: self.ahead)
    @rule()
    def redo(self):
        self.past.append((self.game, self.paper))
        again, self.paper = self.ahead.pop()
        self.game = self.game.after(again.log[-1])
        assert self.game == again

    @rule()
    def the_game_is_closed_and_opened_again(self):
        setup = json.loads(json.dumps(setup_to_json(self.game.setup)))
        log = json.loads(json.dumps([entry_to_json(entry) for entry in self.game.log]))

        opened = Game.replay(setup_from_json(setup), [entry_from_json(entry) for entry in log])

        assert opened == self.game
        self.game = opened

    # -- what always holds -------------------------------------------------------------

    @invariant()
    def both_say_the_same(self):
        game, paper = self.game, self.paper
        assert list(game.plan) == paper.sizes
        assert len(game.hands) == len(paper.rows)
        assert [game.name(who) for who in game.seats] == [paper.called(who) for who in paper.seats]
        assert list(game.present) == paper.present()
        for hand, row in zip(game.hands, paper.rows, strict=True):
            assert (hand.cards, list(hand.order)) == (row["cards"], row["order"])
            assert (hand.bids, hand.tricks) == (row["bids"], row["took"])
            assert (hand.adjust, hand.trump) == (row["extra"], row["trump"])
            assert (hand.played, hand.void) == (row["over"], row["void"])
            assert game.sheet[hand.number - 1].counts == (row["counts"] is not None)
            assert list(game.breaches(hand)) == paper.breaches(hand.number - 1)

    @invariant()
    def totals_and_ranks_are_those_on_paper(self):
        totals = self.paper.totals()
        in_order = sorted(totals.values(), reverse=True)

        assert self.game.totals == totals
        assert [line.totals for line in self.game.sheet] == self.paper.lines()
        for standing in self.game.standings:
            assert standing.rank == in_order.index(totals[standing.player]) + 1

    @invariant()
    def what_is_offered_is_what_the_paper_leaves_open(self):
        game, at = self.game, len(self.game.hands) - 1
        assert (game.to_bid is None) == (game.is_over or game.hand.is_bid)
        if game.to_bid is not None:
            closed = self.paper.closed(at, game.to_bid)
            assert set(game.legal_bids()) == set(range(game.hand.cards + 1)) - closed
            assert game.legal_bids()


Evening.TestCase.settings = settings(max_examples=80, stateful_step_count=50, deadline=None)
TestEvening = Evening.TestCase
