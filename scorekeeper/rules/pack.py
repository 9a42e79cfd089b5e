"""The pack: how many cards there are, and so how big a hand can get."""

from __future__ import annotations

from scorekeeper.rules.errors import sentence
from scorekeeper.rules.language import FormulaError, formula
from scorekeeper.rules.values import dataclass

__all__ = ["BIGGEST_PACK", "Pack"]

BIGGEST_PACK = 1_000
"""Cards in all packs together; nobody deals more."""
_NAMES = frozenset({"players"})


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards on the table.

    ``cards`` is a number, or a formula over ``players`` (``"8*players"``); ``turn_up``
    says that one card is always kept back to be turned up.
    """

    cards: int | str = 52
    packs: int = 1
    turn_up: bool = False

    def size(self, players: int) -> int:
        """Return the number of cards in all packs for ``players`` players.

        Raises FormulaError where the formula does not give a sensible number.
        """
        cards = self.cards
        if isinstance(cards, str):
            found = formula(cards, _NAMES).value({"players": players})
            if not isinstance(found, int) or found < 1:
                raise FormulaError(
                    sentence("A pack of {cards} cards cannot be dealt."), cards=found
                )
            cards = found
        return min(cards * self.packs, BIGGEST_PACK)

    def biggest_hand(self, players: int) -> int:
        """Return how many cards each of ``players`` can be dealt.

        >>> Pack().biggest_hand(4), Pack(turn_up=True).biggest_hand(4)
        (13, 12)
        """
        return (self.size(players) - self.turn_up) // players
