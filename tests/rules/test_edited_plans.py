from dataclasses import replace

import pytest
from strategies import setup_of

from scorekeeper.rules import (
    CLASSIC,
    Plan,
    RecordError,
    Shape,
    rules_from_json,
    setup_from_json,
    setup_to_json,
)


def test_a_plan_edited_for_three_players_is_read_back_though_seven_could_not_play_it():
    rules = replace(CLASSIC, plan=Plan(Shape.HANDS, hands=(17,)))
    setup = setup_of(3, rules)

    assert setup_from_json(setup_to_json(setup)) == setup


def test_a_plan_that_nobody_can_play_is_refused():
    with pytest.raises(RecordError, match=r"rules\.plan: Hand 1 cannot have 18 cards"):
        rules_from_json({"plan": {"shape": "hands", "hands": [18]}})
