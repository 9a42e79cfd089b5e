"""The pack: how many cards there are, and so how big a hand can get."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import FormulaError
from scorekeeper.rules.pack import BIGGEST_PACK, Pack


@pytest.mark.parametrize(
    ("pack", "players", "expected"),
    [
        (Pack(), 4, 13),
        (Pack(turn_up=True), 4, 12),
        (Pack(), 7, 7),
        (Pack(packs=2), 7, 14),
        (Pack(cards=60), 3, 20),
        (Pack(cards=60), 6, 10),
        (Pack(cards="8*players"), 5, 8),
        (Pack(cards=40, turn_up=True), 4, 9),
    ],
)
def test_the_biggest_hand_is_what_the_pack_can_deal(pack, players, expected):
    assert pack.biggest_hand(players) == expected


def test_several_packs_are_as_many_times_the_cards():
    assert Pack(cards=52, packs=3).size(4) == 156
    assert Pack(cards="8*players", packs=2).size(4) == 64


@pytest.mark.parametrize("cards", ["0", "-players", "players - 4", "0.5", "players / 8"])
def test_a_pack_that_cannot_be_dealt_is_refused(cards):
    with pytest.raises(FormulaError, match="cannot be dealt"):
        Pack(cards=cards).size(4)


@given(st.integers(1, 1_000), st.integers(1, 10), st.booleans(), st.integers(2, 12))
def test_a_hand_for_everybody_never_takes_more_than_the_pack(cards, packs, turn_up, players):
    pack = Pack(cards, packs, turn_up)

    biggest = pack.biggest_hand(players)

    assert biggest * players + turn_up <= max(pack.size(players), turn_up) <= BIGGEST_PACK
    assert (biggest + 1) * players + turn_up > pack.size(players)
