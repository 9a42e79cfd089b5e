"""The sheet: what every hand paid, and the totals after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorekeeper.rules.entries import PlayerId
from scorekeeper.rules.hand import Hand, Tally
from scorekeeper.rules.language import FormulaError, Points, plain
from scorekeeper.rules.scoring import points
from scorekeeper.rules.setup import Setup
from scorekeeper.rules.trump import Trump
from scorekeeper.rules.values import dataclass

__all__ = ["Line", "sheet"]


@dataclass(frozen=True, slots=True)
class Line:
    """One hand on the sheet.

    ``points`` holds what the hand paid to those who were in, and is empty while it does
    not count; ``adjust`` are extra points, which always count; ``totals`` is everybody's
    total after the hand.  ``no_answer`` says why the scoring could not be worked out.
    """

    hand: Hand
    points: Mapping[PlayerId, Points]
    made: Mapping[PlayerId, bool]
    adjust: Mapping[PlayerId, Points]
    totals: Mapping[PlayerId, Points]
    no_answer: FormulaError | None = None

    @property
    def counts(self) -> bool:
        """Whether the hand counts: it was recorded, complete and valid."""
        return self.hand.counted is not None


def sheet(setup: Setup, hands: Sequence[Hand], trumps: Sequence[Trump | None]) -> tuple[Line, ...]:
    """Return one line for every hand of ``hands``, whose trumps are ``trumps``."""
    totals: dict[PlayerId, Points] = {player.id: 0 for player in setup.players}
    runs = dict.fromkeys(totals, 0)
    lines = []
    for hand, trump in zip(hands, trumps, strict=True):
        pays: dict[PlayerId, Points] = {}
        no_answer = None
        if hand.counted is not None:
            pays, no_answer = _pays(setup, hand, hand.counted, trump, totals)
            _add_streaks(setup, hand, hand.counted, pays, runs)
        totals = {
            player: plain(total + pays.get(player, 0) + hand.adjust.get(player, 0))
            for player, total in totals.items()
        }
        lines.append(Line(hand, pays, _made(hand.counted), hand.adjust, totals, no_answer))
    return tuple(lines)


def _made(tally: Tally | None) -> Mapping[PlayerId, bool]:
    if tally is None:
        return {}
    return {player: bid == tally.tricks[player] for player, bid in tally.bids.items()}


def _pays(
    setup: Setup,
    hand: Hand,
    tally: Tally,
    trump: Trump | None,
    totals: Mapping[PlayerId, Points],
) -> tuple[dict[PlayerId, Points], FormulaError | None]:
    """Return what the hand pays to everybody in it; 0 where the formula has no answer."""
    shared: dict[str, Points | str] = {
        "trump": "" if trump is None else str(trump),
        "hands": len(hand.plan),
        "top": max(hand.plan),
        "hand": hand.number,
        "cards": hand.cards,
        "players": len(hand.order),
        "bids": sum(tally.bids.values()),
        "makers": sum(_made(tally).values()),
        "best": max(totals.values()),
        "worst": min(totals.values()),
    }
    pays: dict[PlayerId, Points] = {}
    no_answer = None
    for player in hand.order:
        bid, tricks = tally.bids[player], tally.tricks[player]
        env = {
            **shared,
            "bid": bid,
            "tricks": tricks,
            "off": abs(bid - tricks),
            "made": bid == tricks,
            "missed": bid != tricks,
            "under": tricks < bid,
            "over": tricks > bid,
            "dealer": player == hand.dealer,
            "total": totals[player],
        }
        try:
            pays[player] = points(setup.rules.scoring, env)
        except FormulaError as lost:
            pays[player], no_answer = 0, lost
    return pays, no_answer


def _add_streaks(
    setup: Setup,
    hand: Hand,
    tally: Tally,
    pays: dict[PlayerId, Points],
    runs: dict[PlayerId, int],
) -> None:
    """Add what streaks pay to ``pays``, and count them on in ``runs``."""
    streak = setup.rules.streak
    if streak is None:
        return
    for player, made in _made(tally).items():
        runs[player], extra = streak.after(runs[player], cards=hand.cards, made=made)
        pays[player] = plain(pays[player] + extra)
