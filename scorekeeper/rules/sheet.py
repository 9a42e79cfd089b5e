"""The sheet: what every hand paid, and the totals after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorekeeper.rules.entries import PlayerId
from scorekeeper.rules.hand import Hand, Tally
from scorekeeper.rules.language import FormulaError, Points, plain
from scorekeeper.rules.scoring import Scoring, Streak, compiled, first_paid, outcome
from scorekeeper.rules.seating import Seating
from scorekeeper.rules.trump import Trump
from scorekeeper.rules.values import dataclass

__all__ = ["Line", "sheet"]


@dataclass(frozen=True, slots=True)
class Line:
    """One hand on the sheet.

    ``points`` holds what the hand paid to those who were in, and is empty while it does
    not count; ``adjust`` are extra points, which always count; ``totals`` is the total
    after the hand of everybody who had come by then.  ``runs`` are the hands in a row that
    each has made (missed, when below 0) for a streak, and ``streaks`` what streaks paid
    now, which ``points`` include.
    ``no_answer`` says why the scoring could not be worked out.
    """

    hand: Hand
    points: Mapping[PlayerId, Points]
    made: Mapping[PlayerId, bool]
    adjust: Mapping[PlayerId, Points]
    totals: Mapping[PlayerId, Points]
    runs: Mapping[PlayerId, int]
    streaks: Mapping[PlayerId, Points]
    no_answer: FormulaError | None = None

    @property
    def counts(self) -> bool:
        """Whether the hand counts: it was recorded, complete and valid."""
        return self.hand.counted is not None


def sheet(
    seating: Seating,
    hands: Sequence[Hand],
    trumps: Sequence[Trump | None],
    scorings: Sequence[Scoring],
) -> tuple[Line, ...]:
    """Return one line for every hand of ``hands``, with its trump and its scoring."""
    totals: dict[PlayerId, Points] = {}
    runs = dict.fromkeys(seating.seats, 0)
    streak = None
    lines = []
    for hand, trump, scoring in zip(hands, trumps, scorings, strict=True):
        totals = {**seating.starts(hand.number), **totals}
        pays: dict[PlayerId, Points] = {}
        streaks: dict[PlayerId, Points] = {}
        no_answer = None
        if scoring.streak != streak:  # runs of another kind begin anew
            streak, runs = scoring.streak, dict.fromkeys(seating.seats, 0)
        if hand.counted is not None:
            pays, no_answer = _pays(scoring, hand, hand.counted, trump, totals)
            if streak is not None:
                runs, streaks = _streaks(streak, hand, hand.counted, runs)
            for player, extra in streaks.items():
                pays[player] = plain(pays[player] + extra)
        totals = {
            player: plain(total + pays.get(player, 0) + hand.adjust.get(player, 0))
            for player, total in totals.items()
        }
        made = _made(hand.counted)
        lines.append(Line(hand, pays, made, hand.adjust, totals, runs, streaks, no_answer))
    return tuple(lines)


def _made(tally: Tally | None) -> Mapping[PlayerId, bool]:
    if tally is None:
        return {}
    return {player: bid == tally.tricks[player] for player, bid in tally.bids.items()}


def _pays(
    scoring: Scoring,
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
    lines = compiled(scoring.cases)
    for player in hand.order:
        env = {
            **shared,
            **outcome(tally.bids[player], tally.tricks[player]),
            "dealer": player == hand.dealer,
            "total": totals[player],
        }
        try:
            pays[player] = first_paid(lines, env)
        except FormulaError as lost:
            pays[player], no_answer = 0, lost
    return pays, no_answer


def _streaks(
    streak: Streak, hand: Hand, tally: Tally, before: Mapping[PlayerId, int]
) -> tuple[dict[PlayerId, int], dict[PlayerId, Points]]:
    """Return everybody's run after the hand, and what streaks paid to whom."""
    runs, paid = dict(before), {}
    for player, made in _made(tally).items():
        runs[player], extra = streak.after(before[player], cards=hand.cards, made=made)
        if extra:
            paid[player] = extra
    return runs, paid
