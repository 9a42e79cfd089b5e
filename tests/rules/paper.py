"""Paper and pencil: a second, simple-minded scorekeeper that the real one is held against.

It shares nothing with the program but the entries it is told: it keeps lists and
dictionaries, changes them in place, and adds everything up from the start each time.
"""

import math

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Entry,
    Played,
    Replan,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
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


class No(Exception):  # noqa: N818 - what the table says
    """The table would not have it."""


class Paper:
    """One sheet of paper: ``rows`` is a list of what stands in each hand's row."""

    def __init__(self, seats, sizes, dealer, house):
        self.seats, self.sizes, self.house = seats, list(sizes), house
        self.rows, self.dealer = [], dealer
        self.deal(dealer)

    def deal(self, dealer, out=()):
        self.rows.append(
            {
                "cards": self.sizes[len(self.rows)],
                "sizes": list(self.sizes),
                "order": self.around(dealer, out),
                "out": set(out),
                "bids": {},
                "took": {},
                "extra": {},
                "let": set(),
                "trump": None,
                "over": False,
                "counts": None,
            }
        )

    def around(self, dealer, out=()):
        step = 1 if self.house["direction"] == "left" else -1
        at = self.seats.index(dealer)
        while self.seats[at] in out:
            at = (at + step) % len(self.seats)
        ring = [self.seats[(at + step * n) % len(self.seats)] for n in range(1, len(self.seats))]
        return [who for who in ring if who not in out] + [self.seats[at]]

    # -- questions ---------------------------------------------------------------------

    def is_blank(self, row):
        written = (row["bids"], row["took"], row["extra"], row["let"], row["over"])
        return not any(written) and row["trump"] is None

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
            run = run if who not in earlier["bids"] else 0 if earlier["bids"][who] else run + 1
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

    def totals(self):
        """Add everything up from the start."""
        score = SCORES[self.house["score"]][1]
        totals = dict.fromkeys(self.seats, 0)
        for row in self.rows:
            before = dict(totals)
            for who in row["order"] if row["counts"] else ():
                bids, took = row["counts"]
                totals[who] += score(bids[who], took[who], row["cards"], before[who])
            for who, points in row["extra"].items():
                totals[who] += points
        return totals

    # -- writing -----------------------------------------------------------------------

    def write(self, entry: Entry):
        if isinstance(entry, Replan):
            self.replan(entry)
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
            Accept: self.accept,
        }[type(entry)](at, row, entry)
        self.tick_off(row)
        self.deal_on(at)

    def tick_off(self, row):
        fits = self.adds_up(row, row["took"]) or "tricks" in row["let"]
        if row["over"] and not self.lacks(row) and fits:
            row["counts"] = (dict(row["bids"]), dict(row["took"]))

    def deal_on(self, at):
        last = self.rows[-1]
        if last["over"] and len(self.rows) < len(self.sizes):
            self.deal(self.next_dealer(last))
        elif at == len(self.rows) - 2 and self.is_blank(last):
            self.rows.pop()
            self.deal(self.next_dealer(self.rows[at]), last["out"])

    def next_dealer(self, row):
        if self.house["next_dealer"] == "biggest-miss" and row["counts"]:
            bids, took = row["counts"]
            misses = [abs(bids[who] - took[who]) for who in row["order"]]
            if max(misses) > 0:
                return row["order"][misses.index(max(misses))]
        return self.around(row["order"][-1])[0]

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

    def adjust(self, _at, row, entry):
        row["extra"].pop(entry.player, None)
        if entry.points:
            row["extra"][entry.player] = entry.points

    def sit_out(self, at, row, entry):
        if entry.player not in row["order"]:
            return
        if row["bids"] or row["took"] or row["over"] or len(row["order"]) < 3:
            raise No
        row["out"] = {*row["out"], entry.player}
        dealer = self.next_dealer(self.rows[at - 1]) if at else self.dealer
        row["order"] = self.around(dealer, row["out"])

    def accept(self, _at, row, entry):
        row["let"].add(str(entry.breach))

    def replan(self, entry):
        first_free = len(self.rows) + (not self.is_blank(self.rows[-1]))
        sizes = [*self.sizes[: max(entry.hand - 1, 0)], *entry.sizes]
        biggest = 52 // len(self.seats)
        if not first_free <= entry.hand <= len(self.sizes) + 1:
            raise No
        if not sizes or any(size > biggest for size in sizes):
            raise No
        self.sizes = sizes
        del self.rows[len(sizes) :]
        last = self.rows[-1]
        if self.is_blank(last):
            last["cards"], last["sizes"] = sizes[len(self.rows) - 1], list(sizes)
        elif last["over"] and len(self.rows) < len(sizes):
            self.deal(self.next_dealer(last))

    # -- what is wrong -----------------------------------------------------------------

    def breaches(self, at):
        row = self.rows[at]
        found = []
        if self.breaks_hook(at):
            found.append(Breach.HOOK)
        if row["over"] and self.lacks(row):
            found.append(Breach.MISSING)
        elif row["over"] and not self.adds_up(row, row["took"]):
            found.append(Breach.TRICKS)
        return [breach for breach in found if str(breach) not in row["let"]]
