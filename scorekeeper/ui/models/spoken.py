"""What is said aloud at a table, for those who do not see it: what was entered, who is next."""

from __future__ import annotations

from scorekeeper.rules import Game
from scorekeeper.ui.models.table import Phase, TableModel
from scorekeeper.ui.models.told import told
from scorekeeper.ui.parts.status import balance
from scorekeeper.words import _, described, isolated

__all__ = ["entered", "turn"]


def entered(before: Game, after: Game) -> str:
    """Say what was written down between two states of a game, or taken back, or nothing."""
    if before is after:
        return ""
    if len(after.log) > len(before.log):
        return _("{entry}.").format(entry=described(after.log[-1], after))
    if len(after.log) < len(before.log):
        return _("Taken back: {entry}.").format(entry=described(before.log[-1], before))
    return ""


def turn(model: TableModel) -> str:
    """Say who bids now, or how the result stands, or who won."""
    game, hand = model.game, model.game.hand or model.game.hands[-1]
    if model.phase is Phase.BIDDING and model.up is not None:
        next_up = _("{player} to bid.").format(player=isolated(game.name(model.up)))
        if hand.bids or model.chosen:
            return next_up
        begins = _("Hand {hand} of {hands}, cards: {cards}.").format(
            hand=hand.number, hands=len(game.plan), cards=hand.cards
        )
        return f"{begins} {next_up}"
    if model.phase is Phase.RESULT and not hand.tricks and not game.bids_are_hidden:
        bids = balance(sum(hand.bids.values()), hand.cards)
        return _("All have bid: {balance}.").format(balance=bids)
    now = told(model, hand)
    return _("{told}.").format(told=", ".join(filter(None, (now.prompt, now.count, now.verdict))))
