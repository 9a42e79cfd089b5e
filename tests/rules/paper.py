"""Paper and pencil: a second, simple-minded scorekeeper that the real one is held against.

It shares nothing with the program but the entries it is told: it keeps lists and
dictionaries, changes them in place, and adds everything up from the start each time.
Who sits, deals and is away is in paper_seats.py.
"""

import math

from rules.paper_seats import No, Table

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    DealBy,
    Entry,
    Join,
    Leave,
    Played,
    Redeal,
    Rename,
    Replan,
    Reseat,
    Return,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    Void,
)

SCORES = {
    "classic": (
        [["made", "10 + tricks"], ["missed", "0"]],
        lambda b, t, _c, _total: 10 + t if b == t else 0,
    ),
    "zero pays cards, misses keep tricks": (
        [["made and bid == 0", "5 + cards"], ["made", "10 + tricks"], ["missed", "tricks"]],
        lambda b, t, c, _total: t + (0 if b != t else 10 if b else 5 + c),
    ),
    "pocha": (
        [["made", "10 + 5*tricks"], ["missed", "-5*off"]],
        lambda b, t, _c, _total: 10 + 5 * t if b == t else -5 * max(b - t, t - b),
    ),
    "halving": (
        [["made", "8"], ["missed", "-half(total)"]],
        lambda b, t, _c, total: 8 if b == t else -math.ceil(total / 2),
    ),
}
"""Scorings twice: as a record, and as a function of bid, tricks, cards and the total before."""

BROKEN = {
    "off": lambda _total, _cards: False,
    "not-equal": lambda total, cards: total == cards,
    "over-only": lambda total, cards: total <= cards,
    "exactly": lambda total, cards: total != cards,
}
"""When the sum of the bids breaks the hook."""


class Paper(Table):
    """One sheet of paper: ``rows`` is a list of what stands in each hand's row."""

    # -- questions ---------------------------------------------------------------------

    def hook_is_on(self, at):
        row, house = self.rows[at], self.house
        is_last = at + 1 == len(row["sizes"])
        return row["cards"] >= house["hook_from"] and (house["hook_on_last_hand"] or not is_last)

    def closed(self, at, who):
        """Return the bids that ``who`` may not make in the current hand."""
        row, house = self.rows[at], self.house
        if "hook" in row["let"]:
            return set()
        everything = set(range(row["cards"] + 1))
        others = [bid for name, bid in row["bids"].items() if name != who]
        closed = set()
        all_others = len(others) == len(row["order"]) - 1
        if house["order"] == "in-turn" and who == row["order"][-1] and all_others:
            closed = self.hooked(at, sum(others))
        elif house["order"] == "in-turn" and house["hook"] == "exactly" and self.hook_is_on(at):
            left = row["cards"] - sum(others)  # nobody may take more than is left to take
            closed = {bid for bid in everything if bid > left} if left >= 0 else set()
        run = 0
        for earlier in self.rows[:at]:
            if who in earlier["bids"] and not earlier["void"]:
                run = 0 if earlier["bids"][who] else run + 1
        limit = house["zeros_in_a_row"]
        if limit and run >= limit and closed | {0} != everything:
            closed |= {0}
        return closed

    def hooked(self, at, others):
        if not self.hook_is_on(at):
            return set()
        cards, broken = self.rows[at]["cards"], BROKEN[self.house["hook"]]
        closed = {bid for bid in range(cards + 1) if broken(others + bid, cards)}
        return closed if len(closed) <= cards else set()

    def breaks_hook(self, at):
        row = self.rows[at]
        if len(row["bids"]) < len(row["order"]) or "hook" in row["let"]:
            return False
        if self.house["order"] == "at-once":  # nobody bid last: it is the sum that counts
            broken = BROKEN[self.house["hook"]]
            return self.hook_is_on(at) and broken(sum(row["bids"].values()), row["cards"])
        mine = row["bids"][row["order"][-1]]
        return mine in self.hooked(at, sum(row["bids"].values()) - mine)

    def lacks(self, row):
        return len(row["bids"]) < len(row["order"]) or len(row["took"]) < len(row["order"])

    def adds_up(self, row, took):
        total = sum(took.values())
        return total == row["cards"] or (self.house["tricks_can_be_lost"] and total < row["cards"])

    def lines(self):
        """Add everything up from the start: the totals after every row."""
        score = SCORES[self.house["score"]][1]
        totals, lines = {}, []
        for number, row in enumerate(self.rows, 1):
            self.let_in(totals, number)
            before = dict(totals)
            for who in row["order"] if row["counts"] else ():
                bids, took = row["counts"]
                totals[who] += score(bids[who], took[who], row["cards"], before[who])
            for who, points in row["extra"].items():
                totals[who] += points
            lines.append(dict(totals))
        return lines

    def totals(self):
        totals = self.lines()[-1]
        self.let_in(totals, self.free())
        return totals

    def let_in(self, totals, number):
        for who in self.seats:
            if self.joined[who] <= number:
                totals.setdefault(who, self.start[who])

    # -- writing -----------------------------------------------------------------------

    def write(self, entry: Entry):
        others = {
            Replan: self.replan,
            Join: self.comings,
            Leave: self.comings,
            Return: self.comings,
            Reseat: self.comings,
            Rename: self.rename,
            Redeal: self.redeal,
        }
        if type(entry) in others:
            others[type(entry)](entry)
            return
        if not 0 < entry.hand <= len(self.rows):
            raise No
        at = entry.hand - 1
        row = self.rows[at]
        {
            Bid: self.bid,
            Tricks: self.tricks,
            Played: self.played,
            TrumpMade: self.trump,
            Adjust: self.adjust,
            SitOut: self.sit_out,
            DealBy: self.deal_by,
            Accept: self.accept,
            Void: self.cross_out,
        }[type(entry)](at, row, entry)
        self.tick_off(row)
        self.deal_on(at)

    def tick_off(self, row):
        if row["void"]:
            row["counts"] = None
            return
        fits = self.adds_up(row, row["took"]) or "tricks" in row["let"]
        if row["over"] and not self.lacks(row) and fits:
            row["counts"] = (dict(row["bids"]), dict(row["took"]))

    def deal_on(self, at):
        last = self.rows[-1]
        if last["over"] and len(self.rows) < len(self.sizes):
            self.deal()
        elif at == len(self.rows) - 2 and self.is_blank(last):
            self.sit_round(last, at + 1)

    def bid(self, at, row, entry):
        if entry.player not in row["order"] or not 0 <= entry.bid <= row["cards"]:
            raise No
        if not row["over"]:
            to_come = [who for who in row["order"] if who not in row["bids"]]
            if self.house["order"] == "in-turn" and entry.player in to_come[1:]:
                raise No
            if entry.bid in self.closed(at, entry.player):
                raise No
        row["bids"][entry.player] = entry.bid

    def tricks(self, _at, row, entry):
        if entry.player not in row["order"] or not 0 <= entry.tricks <= row["cards"]:
            raise No
        row["took"][entry.player] = entry.tricks

    def played(self, _at, row, entry):
        took = dict(entry.tricks)
        if row["over"]:
            if took != row["took"]:
                raise No
            return
        if any(who not in row["order"] or not 0 <= n <= row["cards"] for who, n in took.items()):
            raise No
        if self.lacks({**row, "took": took}):
            if "missing" not in row["let"]:
                raise No
        elif not self.adds_up(row, took) and "tricks" not in row["let"]:
            raise No
        row["took"], row["over"] = took, True

    def trump(self, at, row, entry):
        if at + 1 < len(row["sizes"]):
            row["trump"] = entry.trump
        elif entry.trump is not Trump.NONE:
            raise No

    def adjust(self, at, row, entry):
        if self.joined[entry.player] > at + 1:
            raise No
        row["extra"].pop(entry.player, None)
        if entry.points:
            row["extra"][entry.player] = entry.points

    def accept(self, _at, row, entry):
        row["let"].add(str(entry.breach))

    def cross_out(self, _at, row, entry):
        if row["void"] != entry.void:
            row["void"], row["over"] = entry.void, True

    def replan(self, entry):
        first_free = len(self.rows) + (not self.is_blank(self.rows[-1]))
        sizes = [*self.sizes[: max(entry.hand - 1, 0)], *entry.sizes]
        biggest = self.house["pack"] // max(len(those) for those in self.table[self.free() :])
        if not first_free <= entry.hand <= len(self.sizes) + 1:
            raise No
        if not sizes or any(size > biggest for size in entry.sizes):
            raise No
        self.sizes = sizes
        del self.rows[len(sizes) :]
        last = self.rows[-1]
        if self.is_blank(last):
            last["cards"], last["sizes"] = sizes[len(self.rows) - 1], list(sizes)
        elif last["over"] and len(self.rows) < len(sizes):
            self.deal()

    # -- what is wrong -----------------------------------------------------------------

    def breaches(self, at):
        row = self.rows[at]
        found = []
        if row["void"]:
            return found
        if self.breaks_hook(at):
            found.append(Breach.HOOK)
        if row["over"] and self.lacks(row):
            found.append(Breach.MISSING)
        elif row["over"] and not self.adds_up(row, row["took"]):
            found.append(Breach.TRICKS)
        return [breach for breach in found if str(breach) not in row["let"]]
