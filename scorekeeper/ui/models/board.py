"""What the board shows of a game: the hand, and everybody in it, for all to read."""

from __future__ import annotations

from scorekeeper.rules import Hand, PlayerId, Position, Standing
from scorekeeper.ui.models.shown import winners, won
from scorekeeper.ui.parts.board_values import Board, Line
from scorekeeper.ui.parts.status import balance
from scorekeeper.words import _, isolated, points

__all__ = ["board"]


def board(game: Position) -> Board:
    """Return the board of ``game`` as it stands; it gives no bid away that is hidden."""
    hand = game.hand or game.hands[-1]
    prompt, name = _prompt(game)
    verdict, way = _verdict(game, hand)
    return Board(
        hand=hand.number,
        hands=len(game.plan),
        cards=hand.cards,
        trump=game.trump(hand),
        namer=_namer(game, hand),
        dealer=game.name(hand.dealer),
        prompt=prompt,
        name=name,
        verdict=verdict,
        way=way,
        lines=_lines(game, hand),
    )


def _namer(game: Position, hand: Hand) -> str:
    """Return who names the trump, while it is not named yet."""
    by = None if game.trump(hand) else game.trump_namer(hand)
    return "" if by is None else game.name(by)


def _prompt(game: Position) -> tuple[str, str]:
    """Say what is to be done next, and whose name stands in it."""
    if game.is_over:
        return won(game), winners(game)
    if game.bids_are_hidden:
        return _("All bid at once"), ""
    if game.to_bid is None:
        return _("Play"), ""
    name = isolated(game.name(game.to_bid))
    return _("{player} bids").format(player=name), name


def _verdict(game: Position, hand: Hand) -> tuple[str, int | None]:
    """Say how the bids stand against the cards, and the sign of the difference."""
    if game.is_over:
        return "", None
    if game.bids_are_hidden:
        told = _("{bids} of {players} in").format(bids=len(hand.bids), players=len(hand.order))
        return told, None
    bids = sum(hand.bids.values())
    if not hand.is_bid:
        return _("{bids} of {cards}").format(bids=bids, cards=hand.cards), None
    return balance(bids, hand.cards), bids - hand.cards


def _lines(game: Position, hand: Hand) -> tuple[Line, ...]:
    """Return everybody who is here or in the hand, as they sit."""
    standing = {one.player: one for one in game.standings}
    here = {*game.present, *hand.order}
    return tuple(_line(game, hand, standing[who]) for who in game.seats if who in here)


def _line(game: Position, hand: Hand, standing: Standing) -> Line:
    who: PlayerId = standing.player
    hidden = game.bids_are_hidden
    bid = hand.bids.get(who)
    return Line(
        id=who,
        rank=standing.rank,
        name=game.name(who),
        total=points(standing.total),
        moved=standing.moved,
        bid=None if hidden else bid,
        hidden=hidden and bid is not None,
        tricks=hand.tricks.get(who) if hand.is_bid else None,
        dealer=who == hand.dealer,
        leader=who == game.leader(hand),
        up=not hidden and who == game.to_bid,
        sits_out=who not in hand.order,
    )
