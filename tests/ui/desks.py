"""What the tests of the screens stand on: a desk over a library in memory."""

import asyncio
import itertools
import random
from contextlib import asynccontextmanager
from dataclasses import replace

from book.keeping import MemoryStore, library_of
from strategies import setup_of
from ui.driver import driving

from scorekeeper.rules import CLASSIC, Plan, Shape, Variation
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.views import App


def hands(*sizes, **switches):
    """The base game with these hands and switches."""
    return replace(Variation(**switches).rules(), plan=Plan(Shape.HANDS, hands=sizes))


ONE_HAND = replace(hands(1), scoring=(("made", "10"), ("missed", "0")))
"""A game that is over soon, and often a tie."""


class Patience:
    """A clock of seconds that stands still until somebody waits."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now

    def wait(self, seconds=1.0):
        self.now += seconds


class Pocket:
    """A device that remembers what it was asked to do, at once.

    ``place`` is where it says that a file was saved; ``copies`` whether it can copy;
    ``picks`` is what is in the file that is picked, ``on_picked`` what hears of it.
    """

    def __init__(self, *, can_share=False, place="", copies=True):
        self.can_share, self.place, self.copies = can_share, place, copies
        self.clipboard = self.shared = ""
        self.files = {}
        self.picks = None
        self.on_picked = None
        self.awake = False
        self.ticks = 0
        self.speaks = True
        self.heard = []
        self.can_sound = True
        self.sounds = []

    def run(self, doing):
        task = doing()
        try:
            task.send(None)
        except StopIteration:
            return
        raise AssertionError("nothing here takes its time")

    async def aside(self, work):
        return work()

    async def copy(self, text):
        self.clipboard = text if self.copies else ""
        return self.copies

    def share(self, text):
        self.shared = text

    async def save(self, name, content):
        if self.place is not None:
            self.files[name] = content.decode()
        return self.place

    def picking(self, on_picked):
        self.on_picked = on_picked

    async def pick(self):
        return self.picks

    def stay_awake(self, *, awake):
        self.awake = awake

    def say(self, told, *, interrupts=False):
        self.heard.append(f"! {told}" if interrupts else told)

    def sound(self, name):
        self.sounds.append(name)

    def tick(self):
        self.ticks += 1


def steady():
    """A clock that is one second later each time it is read: nobody taps twice by accident."""
    seconds = itertools.count(100)
    return lambda: next(seconds)


def desk_of(store=None, *, tick=None, hear=None, library=None, device=None):
    return Desk(
        library or library_of(store or MemoryStore()),
        device or Pocket(),
        tick=tick or steady(),
        lots=random.Random(7),  # noqa: S311 - who deals first, not a secret
        hear=hear or (lambda callback: callback),
    )


def table_of(players=3, rules=CLASSIC, *, dealer=None, **desk):
    """A desk, and the model of a game on it that is about to begin."""
    made = desk_of(**desk)
    return made, begun(made, players, rules, dealer=dealer)


def begun(desk, players=3, rules=CLASSIC, *, dealer=None):
    """The model of one more game on a desk."""
    setup = setup_of(players, rules, dealer)
    game = desk.library.start(setup.players, setup.first_dealer, rules).log.setup.id
    return desk.table(game)


def played(table, bids, tricks):
    """Play a whole hand at a table, both lists in the order of bidding."""
    order = table.game.hand.order
    for bid in bids:
        table.bid(bid)
    for player, taken in zip(order, tricks, strict=True):
        table.take(player, taken)
    table.go_on()


def address(table, *rest):
    """The address of a game, and of what lies below it."""
    return "/".join(["/game", table.game.setup.id, *map(str, rest)])


@asynccontextmanager
async def visiting(desk, route="/"):
    """The whole app on ``desk``, opened at an address."""

    def go(path):
        tasks.append(asyncio.ensure_future(user.page.push_route(path)))

    tasks = []
    async with driving(App, desk, go, route=route) as user:
        yield user


async def taps(user, *keys):
    """Tap one key after another."""
    for key in keys:
        await user.tap(key)
