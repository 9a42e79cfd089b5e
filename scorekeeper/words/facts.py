"""What tells rules apart at a glance, a few words each, and finding rules by such words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.rules import Hook, Order
from scorekeeper.rules.record import Wins
from scorekeeper.rules.trump import Source
from scorekeeper.words.sayings import trump_name
from scorekeeper.words.translation import _, ngettext

if TYPE_CHECKING:
    from scorekeeper.rules import Rules

__all__ = ["facts", "meant_for", "players_said"]


def facts(rules: Rules) -> tuple[str, ...]:
    """Return what tells ``rules`` apart at a glance, a few words each."""
    return (meant_for(rules), *_hook(rules), _trump(rules), *_odd(rules))


def meant_for(rules: Rules) -> str:
    """Return for how many players ``rules`` are meant: “3 to 7 players”."""
    fewest, most = rules.players
    if fewest == most:
        return players_said(most)
    return _("{fewest} to {most} players").format(fewest=fewest, most=most)


def players_said(count: int) -> str:
    """Return ``count`` players in words: “4 players”."""
    return ngettext("{count} player", "{count} players", count).format(count=count)


def _hook(rules: Rules) -> tuple[str, ...]:
    match rules.bidding.hook:
        case Hook.NOT_EQUAL:
            return (_("hook"),)
        case Hook.OVER_ONLY:
            return (_("bids go over"),)
        case Hook.EXACTLY:
            return (_("bids add up"),)
        case _:
            return (_("no hook"),)


def _trump(rules: Rules) -> str:
    match rules.trump.source:
        case Source.FIXED:
            return _("always {suit}").format(suit=trump_name(rules.trump.cycle[0]))
        case Source.CYCLE:
            return _("trumps go round")
        case Source.TOP_BIDDER:
            return _("top bidder names trump")
        case Source.AUCTION:
            return _("trump is auctioned")
        case Source.NONE:
            return _("no trump")
        case _:
            return _("trump turned up")


def _odd(rules: Rules) -> tuple[str, ...]:
    """Return what few tables play."""
    odd = (
        (rules.bidding.order is Order.AT_ONCE, _("bids all at once")),
        (rules.wins is Wins.LOWEST, _("lowest wins")),
    )
    return tuple(told for holds, told in odd if holds)
