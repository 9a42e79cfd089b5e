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
    DealBy,
    Entry,
    Join,
    Leave,
    Played,
    PlayerId,
    Redeal,
    Rename,
    Replan,
    Rescore,
    Reseat,
    Return,
    SitOut,
    Tricks,
    TrumpMade,
    Void,
)
from scorekeeper.rules.entries_json import entry_from_json, entry_to_json
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
from scorekeeper.rules.seating import Player, Seating
from scorekeeper.rules.setup import GameId, Setup, setup_from_json, setup_to_json
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
    "DealBy",
    "Entry",
    "FormulaError",
    "Game",
    "GameId",
    "Hand",
    "Hook",
    "Join",
    "Leader",
    "Leave",
    "Line",
    "Order",
    "Plan",
    "Played",
    "Player",
    "PlayerId",
    "Points",
    "Position",
    "RecordError",
    "Redeal",
    "Reminder",
    "Rename",
    "Replan",
    "Rescore",
    "Reseat",
    "Return",
    "RuleError",
    "Rules",
    "Seating",
    "Setup",
    "Shape",
    "SitOut",
    "Standing",
    "Tricks",
    "Trump",
    "TrumpMade",
    "Variation",
    "Void",
    "Why",
    "entry_from_json",
    "entry_to_json",
    "preset",
    "rules_from_json",
    "rules_to_json",
    "setup_from_json",
    "setup_to_json",
]
