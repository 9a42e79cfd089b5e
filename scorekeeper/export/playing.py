"""Playing a given sheet: every hand becomes the entries a scorekeeper would have made."""

from __future__ import annotations

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
    Replan,
    RuleError,
    Setup,
    SitOut,
    Tricks,
    TrumpMade,
)
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.plan import MOST_HANDS

__all__ = ["played"]


def played(sheet: GivenSheet, game_id: str = "", started: str = "") -> Game:
    """Return the game that ``sheet`` tells of, under its own id and date unless given.

    Raises RuleError, with the place, for a hand that cannot have been.
    """
    players = tuple(
        Player(PlayerId(who), name) for who, name in zip(sheet.ids, sheet.names, strict=True)
    )
    setup = Setup(
        id=GameId(game_id or sheet.game_id or "sheet"),
        started=started or sheet.started,
        players=players,
        first_dealer=players[sheet.dealer].id,
        rules=sheet.rules,
    )
    game = _planned(Game.start(setup), sheet)
    entered = len(sheet.hands)
    while entered and sheet.hands[entered - 1].is_empty:
        entered -= 1
    for number, given in enumerate(sheet.hands[:entered], 1):
        _check(given, game, number)
        try:
            game = _hand_played(game, given, number, is_last=number == entered)
        except RuleError as broken:
            raise RecordError(given.places[""], broken.message, **broken.values) from None
    return game


def _planned(game: Game, sheet: GivenSheet) -> Game:
    """Give the hands the sizes of the sheet; the rest of the plan stays."""
    biggest = game.setup.rules.pack.biggest_hand(len(sheet.names))
    sizes = list(game.plan)
    for number, given in enumerate(sheet.hands, 1):
        if given.cards is None:
            if number > len(sizes):
                raise RecordError(
                    given.places["cards"],
                    sentence(
                        "the plan ends with hand {count}: say how many cards hand {hand} has."
                    ),
                    count=len(game.plan),
                    hand=number,
                )
            continue
        if given.cards > biggest:
            raise RecordError(
                given.places["cards"],
                sentence("the pack allows hands of 1 to {biggest} cards, not {cards}."),
                biggest=biggest,
                cards=given.cards,
            )
        sizes[number - 1 : number] = [given.cards]
    plan = tuple(sizes[:MOST_HANDS])
    return game if plan == game.plan else game.after(Replan(1, plan))


def _check(given: GivenHand, game: Game, number: int) -> None:
    """Raise RecordError for figures that cannot be, each with its own sentence."""
    cards = game.plan[number - 1]
    for seat, player in enumerate(game.setup.players):
        for kind, value in (("bids", given.bids[seat]), ("tricks", given.tricks[seat])):
            place = given.places[kind, seat]
            if value is not None and seat in given.out:
                raise RecordError(
                    place,
                    sentence("{player} sits out hand {hand}: expected no value, not {count}."),
                    player=player.name,
                    hand=number,
                    count=value,
                )
            if value is not None and value > cards:
                over = sentence("expected a bid of 0 to {cards} in hand {hand}, not {count}.")
                if kind == "tricks":
                    over = sentence("expected 0 to {cards} tricks in hand {hand}, not {count}.")
                raise RecordError(place, over, count=value, cards=cards, hand=number)
    _check_sum(given, game, number, cards)


def _check_sum(given: GivenHand, game: Game, number: int, cards: int) -> None:
    known = [tricks for tricks in given.tricks if tricks is not None]
    all_in = len(known) == len(given.tricks) - len(given.out)
    short = all_in and not game.setup.rules.tricks_can_be_lost and sum(known) < cards
    if given.stands or not (short or sum(known) > cards):
        return
    raise RecordError(
        given.places["tricks", 0].rpartition("[")[0] or given.places[""],
        sentence("the tricks of hand {hand} add up to {tricks}; expected {cards}, its cards."),
        hand=number,
        tricks=sum(known),
        cards=cards,
    )


def _hand_played(game: Game, given: GivenHand, number: int, *, is_last: bool) -> Game:
    seats = game.seats
    for seat in sorted(given.out):
        game = game.after(SitOut(number, seats[seat]))
    hand = game.hands[number - 1]
    if given.trump is not None and _settled(game, hand) is None:
        game = game.after(TrumpMade(number, given.trump))
    bids = {seats[seat]: bid for seat, bid in enumerate(given.bids) if bid is not None}
    tricks = {seats[seat]: taken for seat, taken in enumerate(given.tricks) if taken is not None}
    if given.stands:
        game = game.after(Accept(number, Breach.TRICKS))
    in_turn = game.setup.rules.bidding.order is Order.IN_TURN
    has_gap = in_turn and set(hand.order[: len(bids)]) != set(bids)
    if given.is_complete or not (given.closed or has_gap or not is_last):
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


def _settled(game: Game, hand: Hand) -> object:
    return game.settled_trump(hand.number, hand.cards, len(hand.order))
