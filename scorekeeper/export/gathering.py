"""Who plays which hand of a given sheet, who deals it, and how big it is.

A sheet says of each hand who is out.  Who is out of one sits it out; who is out of several
has left and returns; who is out from the first on, without any total, comes late.
"""

from __future__ import annotations

from scorekeeper.export.given import GivenSheet
from scorekeeper.rules import (
    DealBy,
    Game,
    Join,
    Leave,
    PlayerId,
    RecordError,
    Replan,
    Return,
    SitOut,
)
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.plan import MOST_HANDS

__all__ = ["gathered", "late_seats", "planned"]


def late_seats(sheet: GivenSheet) -> frozenset[int]:
    """Return the seats of those who had not come by the first hand.

    Only a file with totals tells them from people who sit out.
    """
    first = sheet.hands[0] if sheet.hands else None
    if first is None or not any(total is not None for total in first.totals):
        return frozenset()
    return frozenset(seat for seat in first.out if first.totals[seat] is None)


def gathered(game: Game, sheet: GivenSheet, number: int) -> Game:
    """Return the game with whoever plays hand ``number`` at the table, and its dealer chosen.

    Raises RuleError where they cannot play.
    """
    given = sheet.hands[number - 1]
    # Whoever comes does so first: two must stay in while others leave.
    for seat, who in enumerate(sheet.ids):
        player, out = PlayerId(who), seat in given.out
        if player not in game.seats:
            if not out or given.totals[seat] is not None:
                game = _joined(game, sheet, seat, number)
        elif not out and player not in game.present:
            game = game.after(Return(number, player))
    for seat in sorted(given.out):
        player = PlayerId(sheet.ids[seat])
        if player in game.present:
            is_gone = _is_gone(game, sheet, seat, number)
            game = game.after(Leave(number, player) if is_gone else SitOut(number, player))
    if given.dealer is None or not 1 <= number <= len(game.hands):
        return game
    dealer, hand = PlayerId(sheet.ids[given.dealer]), game.hands[number - 1]
    if dealer in hand.order and dealer != hand.dealer:
        game = game.after(DealBy(number, dealer, goes_on=True))
    return game


def _is_gone(game: Game, sheet: GivenSheet, seat: int, number: int) -> bool:
    """Return whether a player who is out of a hand has left, rather than sits out this one."""
    if number < len(sheet.hands) and seat in sheet.hands[number].out:
        return True
    # With them at the table nobody could have been dealt so many.
    biggest = game.setup.rules.pack.biggest_hand(len(game.present))
    return (sheet.hands[number - 1].cards or 0) > biggest


def _joined(game: Game, sheet: GivenSheet, seat: int, number: int) -> Game:
    """Seat somebody who comes late beside whoever sits before them and has come already."""
    before = [PlayerId(who) for who in sheet.ids[:seat] if who in game.seats]
    after = before[-1] if before else game.seats[-1]
    return game.after(Join(number, PlayerId(sheet.ids[seat]), sheet.names[seat], after))


def planned(game: Game, sheet: GivenSheet, number: int) -> Game:
    """Give the hands from ``number`` on the sizes of the sheet; the rest of the plan stays.

    A size that those who are in now cannot be dealt waits until its hand.
    Raises RecordError for one that its own players cannot be dealt.
    """
    pack = game.setup.rules.pack
    sizes, most = list(game.plan), pack.biggest_hand(len(game.present))
    for at, given in enumerate(sheet.hands[number - 1 :], number):
        if given.cards is None:
            if at > len(sizes):
                raise RecordError(
                    given.places["cards"],
                    sentence(
                        "the plan ends with hand {count}: say how many cards hand {hand} has."
                    ),
                    count=len(game.plan),
                    hand=at,
                )
            continue
        biggest = pack.biggest_hand(len(sheet.names) - len(given.out))
        if given.cards > biggest:
            raise RecordError(
                given.places["cards"],
                sentence("the pack allows hands of 1 to {biggest} cards, not {cards}."),
                biggest=biggest,
                cards=given.cards,
            )
        sizes[at - 1 : at] = [min(given.cards, most)]
    plan = tuple(sizes[:MOST_HANDS])
    return game if plan == game.plan else game.after(Replan(number, plan[number - 1 :]))
