"""Playing a given sheet: every hand becomes the entries a scorekeeper would have made."""

from __future__ import annotations

from scorekeeper.export.gathering import gathered, late_seats, planned
from scorekeeper.export.given import GivenHand, GivenSheet
from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Game,
    GameId,
    Hand,
    Order,
    Played,
    Player,
    PlayerId,
    RecordError,
    RuleError,
    Rules,
    Setup,
    Tricks,
    TrumpMade,
    Void,
)
from scorekeeper.rules.errors import sentence

__all__ = ["played"]


def played(sheet: GivenSheet, game_id: str = "", started: str = "") -> Game:
    """Return the game that ``sheet`` tells of, under its own id and date unless given.

    Raises RuleError, with the place, for a hand that cannot have been.
    """
    players = tuple(
        Player(PlayerId(who), name) for who, name in zip(sheet.ids, sheet.names, strict=True)
    )
    late = late_seats(sheet)
    setup = Setup(
        id=GameId(game_id or sheet.game_id or "sheet"),
        started=started or sheet.started,
        players=tuple(one for seat, one in enumerate(players) if seat not in late),
        first_dealer=players[sheet.dealer].id,
        rules=sheet.rules,
    )
    game = planned(Game.start(setup), sheet, 1)
    entered = len(sheet.hands)
    while entered and sheet.hands[entered - 1].is_empty:
        entered -= 1
    for number, given in enumerate(sheet.hands[:entered], 1):
        try:
            game = gathered(game, sheet, number)
            if given.cards not in {None, game.plan[number - 1]}:
                game = planned(game, sheet, number)
            _check(given, sheet, number, game.plan[number - 1])
            game = _hand_played(game, sheet, number, is_last=number == entered)
        except RecordError:
            raise
        except RuleError as broken:
            raise RecordError(given.places[""], broken.message, **broken.values) from None
    return game


def _check(given: GivenHand, sheet: GivenSheet, number: int, cards: int) -> None:
    """Raise RecordError for figures that cannot be, each with its own sentence."""
    for seat, player in enumerate(sheet.names):
        for kind, value in (("bids", given.bids[seat]), ("tricks", given.tricks[seat])):
            place = given.places[kind, seat]
            if value is not None and seat in given.out:
                raise RecordError(
                    place,
                    sentence("{player} sits out hand {hand}: expected no value, not {count}."),
                    player=player,
                    hand=number,
                    count=value,
                )
            if value is not None and value > cards:
                over = sentence("expected a bid of 0 to {cards} in hand {hand}, not {count}.")
                if kind == "tricks":
                    over = sentence("expected 0 to {cards} tricks in hand {hand}, not {count}.")
                raise RecordError(place, over, count=value, cards=cards, hand=number)
    _check_sum(given, sheet.rules, number, cards)


def _check_sum(given: GivenHand, rules: Rules, number: int, cards: int) -> None:
    known = [tricks for tricks in given.tricks if tricks is not None]
    all_in = len(known) == len(given.tricks) - len(given.out)
    short = all_in and not rules.tricks_can_be_lost and sum(known) < cards
    if given.stands or given.void or not (short or sum(known) > cards):
        return
    raise RecordError(
        given.places["tricks", 0].rpartition("[")[0] or given.places[""],
        sentence("the tricks of hand {hand} add up to {tricks}; expected {cards}, its cards."),
        hand=number,
        tricks=sum(known),
        cards=cards,
    )


def _hand_played(game: Game, sheet: GivenSheet, number: int, *, is_last: bool) -> Game:
    given, seats = sheet.hands[number - 1], [PlayerId(who) for who in sheet.ids]
    hand = game.hands[number - 1]
    if given.trump is not None and _settled(game, hand) is None:
        game = game.after(TrumpMade(number, given.trump))
    bids = {seats[seat]: bid for seat, bid in enumerate(given.bids) if bid is not None}
    tricks = {seats[seat]: taken for seat, taken in enumerate(given.tricks) if taken is not None}
    if given.stands:
        game = game.after(Accept(number, Breach.TRICKS))
    in_turn = game.setup.rules.bidding.order is Order.IN_TURN
    has_gap = in_turn and set(hand.order[: len(bids)]) != set(bids)
    if given.void:
        game = _void(game, hand, bids, tricks)
    elif given.is_complete or not (given.closed or has_gap or not is_last):
        game = _bid(game, hand, bids)
        game = _taken(game, hand, tricks, complete=given.is_complete)
    else:
        game = _left_open(game, hand, bids, tricks)
    for seat, points in enumerate(given.adjust):
        if points:
            game = game.after(Adjust(number, seats[seat], points))
    return game


def _bid(game: Game, hand: Hand, bids: dict[PlayerId, int]) -> Game:
    """Bid in the order of the hand.  What the table let pass, the sheet may say."""
    for player in hand.order:
        if player not in bids:
            continue
        if bids[player] in game.struck_bids(player):
            game = game.after(Accept(hand.number, Breach.HOOK))
        game = game.after(Bid(hand.number, player, bids[player]))
    return game


def _taken(game: Game, hand: Hand, tricks: dict[PlayerId, int], *, complete: bool) -> Game:
    in_order = tuple((player, tricks[player]) for player in hand.order if player in tricks)
    if complete:
        return game.after(Played(hand.number, in_order))
    for player, taken in in_order:
        game = game.after(Tricks(hand.number, player, taken))
    return game


def _left_open(
    game: Game, hand: Hand, bids: dict[PlayerId, int], tricks: dict[PlayerId, int]
) -> Game:
    """Go past a hand that was not entered in full; it does not count."""
    in_order = tuple((player, tricks[player]) for player in hand.order if player in tricks)
    game = game.after(Accept(hand.number, Breach.MISSING)).after(Played(hand.number, in_order))
    for player in hand.order:
        if player in bids:
            game = game.after(Bid(hand.number, player, bids[player]))
    return game


def _void(game: Game, hand: Hand, bids: dict[PlayerId, int], tricks: dict[PlayerId, int]) -> Game:
    """Pass over a hand that counts for nothing, with what was entered of it."""
    game = game.after(Void(hand.number))
    for player, bid in bids.items():
        game = game.after(Bid(hand.number, player, bid))
    for player, taken in tricks.items():
        game = game.after(Tricks(hand.number, player, taken))
    return game


def _settled(game: Game, hand: Hand) -> object:
    return game.settled_trump(hand.number, hand.cards, len(hand.order))
