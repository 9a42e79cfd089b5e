"""The game: frozen values and functions, standard library only.

A :class:`Game` is a :class:`Setup` and a log of entries; ``game.after(entry)`` is the
only way it changes, and every point, total, rank and dealer is worked out from them.
"""

from scorekeeper.rules.bidding import Bidding, Hook, Order, Why
from scorekeeper.rules.entries import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Entry,
    Played,
    PlayerId,
    Replan,
    Rescore,
    SitOut,
    Tricks,
    TrumpMade,
    entry_from_json,
    entry_to_json,
)
from scorekeeper.rules.errors import RecordError, RuleError
from scorekeeper.rules.game import Game
from scorekeeper.rules.hand import Hand
from scorekeeper.rules.language import FormulaError, Points
from scorekeeper.rules.plan import Plan, Shape
from scorekeeper.rules.position import Position
from scorekeeper.rules.presets import CLASSIC, FAMILIES, MUST_TRUMP, PRESETS, preset
from scorekeeper.rules.record import Leader, Reminder, Rules
from scorekeeper.rules.record_json import rules_to_json
from scorekeeper.rules.record_reading import rules_from_json
from scorekeeper.rules.setup import GameId, Player, Setup, setup_from_json, setup_to_json
from scorekeeper.rules.sheet import Line
from scorekeeper.rules.standing import Standing
from scorekeeper.rules.trump import Trump
from scorekeeper.rules.variation import Variation

__all__ = [
    "CLASSIC",
    "FAMILIES",
    "MUST_TRUMP",
    "PRESETS",
    "Accept",
    "Adjust",
    "Bid",
    "Bidding",
    "Breach",
    "Entry",
    "FormulaError",
    "Game",
    "GameId",
    "Hand",
    "Hook",
    "Leader",
    "Line",
    "Order",
    "Plan",
    "Played",
    "Player",
    "PlayerId",
    "Points",
    "Position",
    "RecordError",
    "Reminder",
    "Replan",
    "Rescore",
    "RuleError",
    "Rules",
    "Setup",
    "Shape",
    "SitOut",
    "Standing",
    "Tricks",
    "Trump",
    "TrumpMade",
    "Variation",
    "Why",
    "entry_from_json",
    "entry_to_json",
    "preset",
    "rules_from_json",
    "rules_to_json",
    "setup_from_json",
    "setup_to_json",
]
