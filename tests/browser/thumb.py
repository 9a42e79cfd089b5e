"""The thumb of the person who keeps score: it taps, it types, and its taps are counted.

After every tap it waits until the screen shows what the tap was for, as eyes do, so that
a slow machine makes tests slow and not wrong.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.screen import PATIENCE, button, enable_semantics, names, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from playwright.sync_api import Page

__all__ = ["Thumb"]

PAUSE = 300
"""Milliseconds a person takes to look, at least, where another player or pad came up.

The table takes a second tap within a quarter of a second for the same tap.
"""

FIELD = "Name of a player"
SEEK = "Name or word"


class Thumb:
    """A person at one page; ``taps`` counts what they touched since it was last set."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    # -- anything ---------------------------------------------------------------------

    def look(self) -> Thumb:
        """Wait until the app is drawn after the page was opened or loaded again."""
        enable_semantics(self.page)
        return self

    def tap(self, name: str | re.Pattern[str]) -> None:
        """Touch the one thing called ``name``."""
        button(self.page, name).click(timeout=PATIENCE)
        self.taps += 1

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until ``text`` can be read, a string in full."""
        wait_for(self.page, _whole(text))

    def sees_status(self, prompt: str) -> None:
        """Wait until the line above the pad begins with ``prompt``."""
        wait_for(self.page, re.compile(rf"^{re.escape(prompt)}(?=\s|$)"))

    def sees_button(self, name: str | re.Pattern[str]) -> None:
        """Wait until there is one button called ``name``, a string in full."""
        expect(button(self.page, name)).to_have_count(1, timeout=PATIENCE)

    def sees_no_button(self, name: str | re.Pattern[str]) -> None:
        """Wait until no button is called ``name``: what was left has gone from the screen."""
        expect(button(self.page, name)).to_have_count(0, timeout=PATIENCE)

    def pause(self) -> None:
        """Look up, as a person does before the next tap on the same spot."""
        self.page.wait_for_timeout(PAUSE)

    # -- a new game -------------------------------------------------------------------

    def begin(self) -> None:
        """Go from the first screen to a new game."""
        self.tap("New game")
        self.sees_button("Start the game")
        self.sees_no_button("New game")

    def seat(self, people: Iterable[str]) -> None:
        """Type the names of ``people`` and hand each in with Enter."""
        field = self.page.get_by_label(FIELD, exact=True)
        field.click(timeout=PATIENCE)
        expect(field).to_be_focused(timeout=PATIENCE)
        for name in people:
            expect(field).to_have_value("", timeout=PATIENCE)
            self.page.keyboard.type(name)
            expect(field).to_have_value(name, timeout=PATIENCE)
            self.page.keyboard.press("Enter")
            self.sees_button(re.compile(f"^{re.escape(name)}( deals first|: deal first)$"))

    def choose(self, word: str, rules: str) -> None:
        """Seek rules by ``word`` in the list, and play by those called ``rules``."""
        self.tap(re.compile(r"Choose other rules$"))
        self.sees_button("Make your own")
        self.page.get_by_label(SEEK).click(timeout=PATIENCE)
        self.page.keyboard.type(word)
        self.sees_no_button(re.compile(r"^Montreal\. "))
        self.tap(re.compile(rf"^{re.escape(rules)}\. "))
        self.sees_button("Play by these rules")
        self.pause()
        self.tap("Play by these rules")
        self.sees_button(re.compile(rf"^{re.escape(rules)}\. .*Choose other rules$"))
        self.sees_no_button("Play by these rules")

    def end_after(self, hand: int, hands: int) -> None:
        """Take what comes after ``hand`` out of the plan of a game of ``hands`` hands."""
        self.tap(f"Hand 1 of {hands}: change the plan")
        self.tap(re.compile(rf"^Hand {hand}: .* deals$"))
        self.tap(f"Hand {hand}: End here")
        self.sees_button("One more hand")
        self.tap("Back")
        self.sees_button(f"Hand 1 of {hand}: change the plan")
        self.sees_no_button("One more hand")
        self.pause()

    def start(self, hands: int) -> None:
        """Start the game, which has so many ``hands``."""
        self.tap("Start the game")
        self.at_hand(f"1 of {hands}")
        self.sees_no_button("Start the game")
        self.pause()

    # -- the table --------------------------------------------------------------------

    def row(self, player: str) -> str:
        """Return what the row of ``player`` says now."""
        rows = re.compile(f"{re.escape(player)}: (?!one trick)")
        return next(name for name in names(self.page) if rows.match(name))

    def bid(self, player: str, bid: int) -> None:
        """Enter the bid of ``player``, who is up."""
        self.sees_button(re.compile(f"^{re.escape(player)}: to bid"))
        self.tap(f"Bid {bid}")
        self.sees_button(re.compile(rf"^{re.escape(player)}: bid {bid}\b"))

    def bid_all(self, bids: Mapping[str, int]) -> None:
        """Enter everybody's bid, in this order, and wait for the reminder board."""
        last = None
        for player, bid in bids.items():
            if bid == last:
                self.pause()
            self.bid(player, bid)
            last = bid
        self.sees_button(re.compile(r"[Nn]ext hand$|[Ff]inish$"))
        self.pause()

    def take(self, player: str, bid: int, tricks: int) -> None:
        """Mend the tricks of ``player``, which stand as ``bid``, one tap a trick."""
        way, name = (1, "more") if tricks > bid else (-1, "fewer")
        for shown in range(bid + way, tricks + way, way) if tricks != bid else ():
            self.tap(f"{player}: one trick {name}")
            self.sees_button(re.compile(rf"^{re.escape(player)}: bid \d+, tricks {shown},"))

    def take_all(self, bids: Mapping[str, int], tricks: Mapping[str, int]) -> None:
        """Mend everybody's tricks."""
        for player, bid in bids.items():
            self.take(player, bid, tricks[player])

    def at_hand(self, hand: str) -> None:
        """Wait until the header says which ``hand`` it is: “3 of 13”."""
        wait_for(self.page, re.compile(rf"^Hand {hand}(: change the plan)?$"))

    def go_on(self, to: str) -> None:
        """Go on to the next hand, and wait until that is ``to``: “3 of 13”."""
        self.tap(re.compile(r"[Nn]ext hand$"))
        self.at_hand(to)
        self.pause()

    def finish(self) -> None:
        """Finish the last hand, and wait until there is a result to look at."""
        self.tap(re.compile(r"[Ff]inish$"))
        self.sees_button("Result")
        self.pause()


def _whole(text: str | re.Pattern[str]) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(text)}$") if isinstance(text, str) else text
