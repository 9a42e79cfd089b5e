"""What parts show of a game: seats of a hand, lines of the sheet, places of the standing."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.book.changes import corrected
from scorekeeper.rules import Breach, Game, Hand, Line, Order, PlayerId, Points, Position
from scorekeeper.rules.chances import can_still_win
from scorekeeper.rules.language import plain
from scorekeeper.ui.models.streaks import run_before
from scorekeeper.ui.models.unsaved import Unsaved
from scorekeeper.ui.parts.seat import Seat
from scorekeeper.ui.parts.sheet_cell import Cell
from scorekeeper.ui.parts.sheet_grid import SheetRow
from scorekeeper.ui.parts.standing import Place
from scorekeeper.words import _, broken, isolated, points, signed

__all__ = ["heading_of", "places", "seats", "sheet_rows", "so_far", "winners", "won"]

Pens = frozenset[tuple[int, PlayerId]]
"""Whose entries of which hand were corrected."""


def heading_of(game: Position, hand: Hand) -> tuple[int, int, int, str, str]:
    """Return number, hands planned, cards, dealer and leader of a hand, for its header.

    The leader is empty while the bids have to show who leads.
    """
    leader = game.leader(hand)
    leads = "" if leader is None else game.name(leader)
    return hand.number, len(game.plan), hand.cards, game.name(hand.dealer), leads


def seats(
    game: Position,
    hand: Hand,
    up: PlayerId | None = None,
    *,
    hidden: bool = False,
    unsaved: Unsaved | None = None,
) -> tuple[Seat, ...]:
    """Return everybody in ``hand`` in the order of bidding, whoever is ``up`` marked.

    Whose entries are ``unsaved`` is marked as well.
    """
    waiting = unsaved.players(hand.number) if unsaved else frozenset()
    leader = game.leader(hand)
    runs = {player: run_before(game, hand, player) for player in hand.order}
    return tuple(
        Seat(
            id=player,
            name=game.name(player),
            bid=hand.bids.get(player),
            tricks=hand.tricks.get(player),
            total=points(_total(game, hand, player)),
            dealer=player == hand.dealer,
            leader=player == leader,
            up=player == up,
            hidden=hidden,
            run=runs[player][0],
            pays=runs[player][1],
            extra=signed(hand.adjust[player]) if player in hand.adjust else "",
            unsaved=player in waiting,
        )
        for player in hand.order
    )


def _total(game: Position, hand: Hand, player: PlayerId) -> Points:
    """Return the total to show beside a hand: before it pays, extra points stand apart."""
    line = game.sheet[hand.number - 1]
    apart = hand.adjust.get(player, 0) if hand.is_bid and not line.counts else 0
    return plain(line.totals[player] - apart)


def sheet_rows(game: Game) -> tuple[SheetRow, ...]:
    """Return the lines of the sheet, those of hands to come with their cards only."""
    pens = corrected(game.log)
    begun = [_row(game, line, pens) for line in game.sheet]
    players = len(game.present)
    to_come = [
        SheetRow(number, cards, game.settled_trump(number, cards, players))
        for number, cards in enumerate(game.plan[len(begun) :], len(begun) + 1)
    ]
    return (*begun, *to_come)


def _row(game: Position, line: Line, pens: Pens) -> SheetRow:
    hand, breaches, rules = line.hand, game.breaches(line.hand), game.setup.rules
    flags = _flagged(game, hand, breaches)
    return SheetRow(
        number=hand.number,
        cards=hand.cards,
        trump=game.trump(hand),
        cells=tuple(
            _cell(game, line, player, flagged=player in flags, pen=(hand.number, player) in pens)
            for player in game.seats
        ),
        note=" ".join(broken(breach, hand, rules) for breach in breaches),
        aside=" ".join(_aside(game, hand)),
        now=hand is game.hand,
    )


def _flagged(game: Position, hand: Hand, breaches: tuple[Breach, ...]) -> frozenset[PlayerId]:
    """Return whose cells break a rule: whoever bid last, has no entry, or took too many."""
    found: set[PlayerId] = set()
    if Breach.HOOK in breaches and game.setup.rules.bidding.order is not Order.AT_ONCE:
        found.add(hand.dealer)
    if Breach.MISSING in breaches:
        found |= {who for who in hand.order if who not in hand.bids or who not in hand.tricks}
    if Breach.TRICKS in breaches and hand.counted is not None:
        counted = hand.counted.tricks
        found |= {who for who, tricks in hand.tricks.items() if counted.get(who) != tricks}
    return frozenset(found)


def _aside(game: Position, hand: Hand) -> list[str]:
    """Say that a hand does not count, or what the table let stand of it."""
    if hand.void:
        return [_("Does not count.")]
    rules = game.setup.rules
    against = game.breaches(replace(hand, accepted=frozenset()))
    return [
        _("{wrong} The table let it stand.").format(wrong=broken(breach, hand, rules))
        for breach in against
        if breach in hand.accepted
    ]


def _cell(game: Position, line: Line, player: PlayerId, *, flagged: bool, pen: bool) -> Cell:
    hand, joins = line.hand, game.joined(player)
    hidden = hand is game.hand and game.bids_are_hidden
    begins = game.seating.starts(joins)[player] if hand.number == joins else 0
    cell = Cell(
        name="",
        bid=None if hidden else hand.bids.get(player),
        points=signed(line.points[player]) if player in line.points else "",
        total=points(line.totals[player])
        if player in line.totals and (line.counts or hand.void)
        else "",
        made=line.made.get(player),
        flagged=flagged,
        corrected=pen,
        dealer=player == hand.dealer,
        streak=signed(line.streaks[player]) if player in line.streaks else "",
        extra=signed(line.adjust[player])
        if player in line.totals and player in line.adjust
        else "",
        start=points(begins) if begins else "",
        away=_away(game, hand, player),
        gone=player not in game.present,
        void=hand.void,
    )
    return replace(cell, name=_spoken(game, line, player, cell))


def _away(game: Position, hand: Hand, player: PlayerId) -> str:
    """Return why ``player`` is not in ``hand``, as `Cell` knows it; nothing when they are."""
    if player in hand.order:
        return ""
    if hand.number < game.joined(player):
        return "late"
    return "out" if player in hand.sits_out else "left"


def _spoken(game: Position, line: Line, player: PlayerId, cell: Cell) -> str:
    """Return what a screen reader says: “Hand 3, Ann: bid 2, took 2, +12, total 40”."""
    away = {"late": _("not here yet"), "left": _("had left"), "out": _("sat out")}
    facts = [away[cell.away]] if cell.away else []
    facts += [] if cell.bid is None else [_("bid {bid}").format(bid=cell.bid)]
    counted = line.hand.counted
    tricks = line.hand.tricks if cell.void else {} if counted is None else counted.tricks
    facts += [_("took {tricks}").format(tricks=tricks[player])] if player in tricks else []
    facts += [_("does not count")] if cell.void else []
    facts += [cell.points] if cell.points else []
    facts += [_("of it {points} for a streak").format(points=cell.streak)] if cell.streak else []
    facts += [_("extra points {points}").format(points=cell.extra)] if cell.extra else []
    facts += [_("{points} to begin with").format(points=cell.start)] if cell.start else []
    facts += [_("total {points}").format(points=cell.total)] if cell.total else []
    facts += [_("breaks a rule")] if cell.flagged else []
    facts += [_("was corrected")] if cell.corrected else []
    return _("Hand {hand}, {player}: {facts}").format(
        hand=line.hand.number,
        player=isolated(game.name(player)),
        facts=", ".join(facts) or _("no entry"),
    )


def places(game: Position) -> tuple[Place, ...]:
    """Return everybody's place, first place first; ties share it."""
    first = game.standings[0].total
    chances = _chances(game)
    return tuple(
        Place(
            id=standing.player,
            rank=standing.rank,
            name=game.name(standing.player),
            total=points(standing.total),
            last="" if standing.last is None else signed(standing.last),
            made=_("{made} of {bids} bids made").format(made=standing.made, bids=standing.bids),
            gap=_behind(abs(plain(first - standing.total))),
            chance=chances.get(standing.player, ""),
            moved=standing.moved,
        )
        for standing in game.standings
    )


def _behind(gap: Points) -> str:
    return _("{points} behind").format(points=points(gap)) if gap else ""


def _chances(game: Position) -> dict[PlayerId, str]:
    """Say of everybody whether they can still win, once there is somebody who cannot.

    When the game is over, or where it cannot be known, nothing is said.
    """
    able = None if game.is_over else can_still_win(game)
    if able is None or able.issuperset(game.totals):
        return {}
    can = _("can still win") if len(able) > 1 else _("cannot be caught")
    return {who: can if who in able else _("out of reach") for who in game.totals}


def so_far(game: Position) -> str:
    """Say how far the game has come; also that nothing is decided, when half of it is over."""
    played = sum(line.counts for line in game.sheet)
    told = _("After {played} of {hands} hands").format(played=played, hands=len(game.plan))
    half = not game.is_over and 2 * (len(game.hands) - 1) >= len(game.plan)
    if half and (able := can_still_win(game)) and able.issuperset(game.totals):
        return _("{so_far}: everybody can still win").format(so_far=told)
    return told


def winners(game: Position) -> str:
    """Return the names of whoever is first, as `won` says them."""
    return ", ".join(isolated(game.name(player)) for player in game.winners)


def won(game: Position) -> str:
    """Say who won, or who is in the lead while the game goes on."""
    players = winners(game)
    if not game.is_over:
        return _("In the lead: {players}").format(players=players)
    several = len(game.winners) > 1
    return (_("{players} share the win") if several else _("{players} wins")).format(
        players=players
    )
