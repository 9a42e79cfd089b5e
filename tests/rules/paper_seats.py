"""The table in front of paper and pencil: who sits where, who is in, and who deals.

For every hand that may ever be played there is a set of those who are in it: whoever leaves
is struck from all that come, whoever returns is put back into them.
"""

from scorekeeper.rules import Join, Leave, Return

MOST_ROWS = 60


class No(Exception):  # noqa: N818 - what the table says
    """The table would not have it."""


class Table:
    """Who sits at the table; ``table[n]`` holds those who are in hand n, if it is dealt."""

    def __init__(self, seats, sizes, dealer, house):
        self.seats, self.sizes, self.house = list(seats), list(sizes), house
        self.names = {who: who.title() for who in seats}
        self.joined, self.start = dict.fromkeys(seats, 1), dict.fromkeys(seats, 0)
        self.table = [set(seats) for _ in range(MOST_ROWS)]
        self.rows, self.dealer = [], dealer
        self.deal()

    def deal(self, **kept):
        at = len(self.rows)
        row = {
            "cards": self.sizes[at],
            "sizes": list(self.sizes),
            "out": set(),
            "chosen": None,
            "goes_on": True,
            "bids": {},
            "took": {},
            "extra": {},
            "let": set(),
            "trump": None,
            "over": False,
            "void": False,
            "counts": None,
            **kept,
        }
        self.sit_round(row, at)
        self.rows.append(row)

    def sit_round(self, row, at):
        """Work out who bids after whom in a row that nobody has bid in."""
        due = self.next_dealer(self.rows[at - 1]) if at else self.dealer
        out = row["out"] | (set(self.seats) - self.table[at + 1])
        if len(self.seats) - len(out) < 2:
            raise No
        row["order"] = self.around(row["chosen"] or due, out)
        row["turn"] = row["order"][-1] if row["goes_on"] else self.around(due, out)[-1]

    def around(self, dealer, out=()):
        step = 1 if self.house["direction"] == "left" else -1
        at = self.seats.index(dealer)
        while self.seats[at] in out:
            at = (at + step) % len(self.seats)
        ring = [self.seats[(at + step * n) % len(self.seats)] for n in range(1, len(self.seats))]
        return [who for who in ring if who not in out] + [self.seats[at]]

    def next_dealer(self, row):
        if self.house["next_dealer"] == "biggest-miss" and row["counts"]:
            bids, took = row["counts"]
            misses = [abs(bids[who] - took[who]) for who in row["order"]]
            if max(misses) > 0:
                return row["order"][misses.index(max(misses))]
        return self.around(row["turn"])[0]

    # -- questions ---------------------------------------------------------------------

    def has_begun(self, row):
        return any((row["bids"], row["took"], row["over"]))

    def is_blank(self, row):
        written = (row["extra"], row["let"], row["trump"] is not None)
        return not self.has_begun(row) and not any(written)

    def free(self):
        """Return the number of the first hand that nobody has bid in."""
        return len(self.rows) + self.has_begun(self.rows[-1])

    def present(self):
        return [who for who in self.seats if who in self.table[self.free()]]

    def called(self, who):
        name = self.names[who]
        alone = list(self.names.values()).count(name) == 1
        return name if alone else f"{name} ({self.seats.index(who) + 1})"

    # -- comings and goings ------------------------------------------------------------

    def comings(self, entry):
        free = self.free()
        if entry.hand != free:
            raise No
        row = self.rows[-1] if free == len(self.rows) else None
        if isinstance(entry, Join):
            self.join(entry)
        elif isinstance(entry, Leave):
            self.known(entry.player)
            for those in self.table[free:]:
                those.discard(entry.player)
        elif isinstance(entry, Return):
            self.known(entry.player)
            for those in self.table[free:]:
                those.add(entry.player)
            self.joined[entry.player] = min(free, self.joined[entry.player])
            if row:
                row["out"].discard(entry.player)
        elif set(entry.seats) == set(self.seats) and len(entry.seats) == len(self.seats):
            self.seats = list(entry.seats)
        else:
            raise No
        self.fit(row, free)

    def fit(self, row, free):
        """Make hands smaller that the pack no longer reaches for, and sit down anew."""
        for those in self.table[free:]:
            if not 2 <= len(those) <= min(12, self.house["pack"]):
                raise No
        for sizes in (self.sizes, row["sizes"] if row else []):
            for at in range(free - 1, len(sizes)):
                sizes[at] = min(sizes[at], self.house["pack"] // len(self.table[at + 1]))
        if row:
            row["cards"] = row["sizes"][free - 1]
            self.sit_round(row, free - 1)

    def join(self, entry):
        if entry.player in self.seats or not entry.name.strip() or entry.points % 0.5:
            raise No
        self.known(entry.after)
        self.seats.insert(self.seats.index(entry.after) + 1, entry.player)
        self.names[entry.player] = entry.name
        self.joined[entry.player], self.start[entry.player] = entry.hand, entry.points
        for those in self.table[entry.hand :]:
            those.add(entry.player)

    def rename(self, entry):
        self.known(entry.player)
        if not entry.name.strip():
            raise No
        self.names[entry.player] = entry.name

    def known(self, who):
        if who not in self.seats:
            raise No

    # -- the deal ----------------------------------------------------------------------

    def sit_out(self, at, row, entry):
        if entry.player not in row["order"]:
            return
        if self.has_begun(row):
            raise No
        row["out"].add(entry.player)
        self.sit_round(row, at)

    def deal_by(self, at, row, entry):
        if entry.player not in row["order"] or self.has_begun(row):
            raise No
        row["chosen"], row["goes_on"] = entry.player, entry.goes_on
        self.sit_round(row, at)

    def redeal(self, entry):
        if entry.hand == len(self.rows) - 1 and self.is_blank(self.rows[-1]):
            self.rows.pop()
        if entry.hand != len(self.rows):
            raise No
        if self.is_blank(self.rows[-1]):
            return
        misdealt = self.rows.pop()
        self.deal(**{key: misdealt[key] for key in ("out", "chosen", "goes_on")})
        dealer = misdealt["order"][-1]
        if self.rows[-1]["order"][-1] != dealer:
            self.rows[-1]["chosen"] = dealer
            self.sit_round(self.rows[-1], len(self.rows) - 1)
