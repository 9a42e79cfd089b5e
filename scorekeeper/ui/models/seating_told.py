"""What is said of who plays: since when, until when, and what the pack still reaches for."""

from __future__ import annotations

from scorekeeper.rules import Game, PlayerId
from scorekeeper.words import _, ngettext

__all__ = ["cut", "facts", "holds_from"]


def facts(game: Game, player: PlayerId) -> tuple[str, ...]:
    """Return what is to be known of a player besides the name, a few words each."""
    hand, joined = game.hands[-1], game.joined(player)
    told = [_("from hand {hand} on").format(hand=joined)] if joined > 1 else []
    if player not in game.present:
        told.append(_left(game, player))
    elif player not in hand.order and not hand.played:
        told += _waits(game, player)
    if player == hand.dealer and not game.is_over:
        told.append(_("deals hand {hand}").format(hand=hand.number))
    return tuple(told)


def _left(game: Game, player: PlayerId) -> str:
    """Say when a player left, or will leave."""
    last = next(first - 1 for first, who, _here in reversed(game.seating.moves) if who == player)
    if not last:
        return _("does not play")
    goes_on = last == game.hands[-1].number and not game.hands[-1].played
    told = _("leaves after hand {hand}") if goes_on else _("left after hand {hand}")
    return told.format(hand=last)


def _waits(game: Game, player: PlayerId) -> list[str]:
    """Say why a player who is in does not play the hand there is."""
    hand = game.hands[-1]
    if player in hand.sits_out:
        return [_("sits out hand {hand}").format(hand=hand.number)]
    if game.joined(player) > hand.number:
        return []
    return [_("is back from hand {hand} on").format(hand=game.free_hand)]


def holds_from(game: Game) -> str:
    """Say why a change of who plays does not hold at once, and from when it does."""
    hand = game.hands[-1]
    if game.is_over:
        return _("The game is over. One more hand, and it goes on.")
    if not hand.has_begun:
        return ""
    if hand.number == len(game.plan):
        told = _("Hand {hand}, the last one, is being played: this holds for what comes after it.")
        return told.format(hand=hand.number)
    told = _("Hand {hand} is being played: this holds from hand {free} on.")
    return told.format(hand=hand.number, free=game.free_hand)


def cut(before: Game, after: Game) -> str:
    """Say which hands of the plan became smaller because the pack reaches no further.

    Nothing is said where none did, or where somebody changed the plan.
    """
    sizes = zip(before.plan, after.plan, strict=False)
    smaller = [number for number, (was, now) in enumerate(sizes, 1) if now < was]
    players = len(after.present)
    if not smaller or players <= len(before.present):
        return ""
    cards = after.setup.rules.pack.biggest_hand(players)
    first, last = smaller[0], smaller[-1]
    reaches = ngettext(
        "With {players} players the pack reaches for {cards} card:",
        "With {players} players the pack reaches for {cards} cards:",
        cards,
    ).format(players=players, cards=cards)
    if first == last:
        hands = _("hand {first} will have {cards}.")
    elif last - first + 1 == len(smaller):
        hands = _("hands {first} to {last} will have {cards}.")
    else:
        hands = _("{count} hands will have {cards}.")
    which = hands.format(first=first, last=last, cards=cards, count=len(smaller))
    return f"{reaches} {which}"
