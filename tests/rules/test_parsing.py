"""Where a text stops being a formula."""

import pytest

from scorekeeper.rules import FormulaError
from scorekeeper.rules.language import formula


@pytest.mark.parametrize(
    ("text", "at"),
    [("(bid) tricks", 6), ("max(bid, 2) 3", 12), ("10 +", 4), ("(1 + 2", 6), ("  * 2", 2)],
)
def test_the_place_is_where_the_text_stops_making_sense(text, at):
    with pytest.raises(FormulaError) as refused:
        formula(text, frozenset({"bid", "tricks"}))

    assert refused.value.at == at
