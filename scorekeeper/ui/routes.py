"""The address of every screen."""

from __future__ import annotations

from scorekeeper.book.ids import is_safe
from scorekeeper.rules import GameId, PlayerId

__all__ = [
    "BIN",
    "BRING_IN",
    "FIGURES",
    "GAMES",
    "HISTORY",
    "KEYS",
    "NEW",
    "PEOPLE",
    "RULES",
    "RULES_IMPORT",
    "SAFE",
    "SETTINGS",
    "board",
    "game_rules",
    "hand",
    "join",
    "kept",
    "log",
    "lost",
    "person",
    "person_in",
    "plan",
    "players",
    "result",
    "rules",
    "rules_editor",
    "rules_import",
    "rules_page",
    "sheet",
    "standing",
    "table",
]

GAMES = "/"
NEW = "/new"
HISTORY = "/history"
FIGURES = "/figures"
RULES = "rules"
RULES_IMPORT = "bring_in"
"""Where rules are brought in, among them; no key of rules has this line in it."""


SAFE = "/safe"
"""Where copies are saved and brought in."""
SETTINGS = "/settings"
KEYS = "/settings/keys"
"""Where it says what every key of a keyboard does."""
BIN = "/safe/bin"
BRING_IN = "/safe/bring_in"


def kept(day: str) -> str:
    """Return where a copy that was made by itself is looked at."""
    return f"{SAFE}/copy/{day}"


def lost(game: GameId) -> str:
    """Return where something can be done about a game that cannot be read."""
    return f"{SAFE}/game/{game}"


def table(game: GameId) -> str:
    """Return where a game is played."""
    return f"/game/{game}"


def sheet(game: GameId) -> str:
    """Return where a game's score sheet is."""
    return f"/game/{game}/sheet"


def hand(game: GameId, number: int) -> str:
    """Return where a hand of a game is corrected."""
    return f"/game/{game}/sheet/{number}"


def standing(game: GameId) -> str:
    """Return where a game's standing is."""
    return f"/game/{game}/standing"


def board(game: GameId) -> str:
    """Return where a game is shown for everybody to read."""
    return f"/game/{game}/board"


def plan(game: GameId) -> str:
    """Return where a game's plan is changed."""
    return f"/game/{game}/plan"


def players(game: GameId) -> str:
    """Return where it is said who plays a game, and who deals."""
    return f"/game/{game}/players"


def join(game: GameId) -> str:
    """Return where somebody joins a game."""
    return f"/game/{game}/players/join"


def log(game: GameId) -> str:
    """Return where everything is told that was written down in a game."""
    return f"/game/{game}/log"


def game_rules(game: GameId) -> str:
    """Return where a game's rules are read, and its scoring is switched."""
    return f"/game/{game}/rules"


def result(game: GameId) -> str:
    """Return where a game's result is."""
    return f"/game/{game}/result"


def rules(home: str = GAMES) -> str:
    """Return where all rules are, above the screen at ``home``: all games, or a new one."""
    return f"{home.rstrip('/')}/{RULES}"


def rules_page(key: str, home: str = GAMES) -> str:
    """Return where the rules with ``key`` are read."""
    return f"{rules(home)}/{key}"


def rules_editor(key: str, home: str = GAMES) -> str:
    """Return where the rules with ``key`` are changed."""
    return f"{rules_page(key, home)}/edit"


def rules_import(home: str = GAMES) -> str:
    """Return where rules from elsewhere are brought in: above all rules."""
    return f"{rules(home)}/{RULES_IMPORT}"


PEOPLE = "/people"
"""Where everybody is who has played here."""
_CODED = "~"


def person(player: PlayerId) -> str:
    """Return where one person is; an id from elsewhere may be of any signs.

    >>> person(PlayerId("p-1")), person_in("p-1"), person_in(person(PlayerId("/"))[8:])
    ('/people/p-1', 'p-1', '/')
    """
    coded = player if is_safe(player) else _CODED + player.encode("utf-8", "surrogatepass").hex()
    return f"{PEOPLE}/{coded}"


def person_in(part: str) -> PlayerId:
    """Return whose page stands at the last part of an address."""
    if not part.startswith(_CODED):
        return PlayerId(part)
    try:
        return PlayerId(bytes.fromhex(part[1:]).decode("utf-8", "surrogatepass"))
    except ValueError:
        return PlayerId(part)
