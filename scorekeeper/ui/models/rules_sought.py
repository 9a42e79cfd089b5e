"""Rules being sought: by their names, by their sentence, by what their cards say."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.book.texts import folded
from scorekeeper.rules import PRESETS, Rules
from scorekeeper.rules.record import FEWEST_PLAYERS, MOST_PLAYERS
from scorekeeper.words import about
from scorekeeper.words.facts import facts, players_said

__all__ = ["Wish"]

_JOINING = str.maketrans(dict.fromkeys("-\u2010\u2011\u2013\u00b7.,;:", " "))


class Wish:
    """What somebody seeks.

    Words that a card says of rules as a fact (“no hook”, “4 players”) mean that fact, be it
    said of them or in their names; any other word may stand anywhere.
    """

    def __init__(self, text: str) -> None:
        words, known = _words(text), _phrases()
        self.facts: list[tuple[str, ...]] = []
        self.rest: list[str] = []
        longest = max(map(len, known))
        at = 0
        while at < len(words):
            ends = range(min(len(words), at + longest), at, -1)
            end = next((end for end in ends if words[at:end] in known), None)
            if end is None:
                self.rest.append(words[at])
            else:
                self.facts.append(words[at:end])
            at = end or at + 1

    def suits(self, rules: Rules, title: str) -> bool:
        """Return whether ``rules``, which stand under ``title``, are what is sought."""
        if not self.facts and not self.rest:
            return True
        said = {_words(fact) for fact in facts(rules)}
        names = " ".join(_words(" ".join((rules.name, *rules.also, rules.key))))
        spoken = " ".join((names, *_words(f"{about(rules)} {title}"), *map(" ".join, said)))
        return all(word in spoken for word in self.rest) and all(
            fact in said or _is_for(rules, fact) or " ".join(fact) in names for fact in self.facts
        )


def _words(text: str) -> tuple[str, ...]:
    return tuple(folded(text).translate(_JOINING).split())


def _is_for(rules: Rules, fact: tuple[str, ...]) -> bool:
    """Return whether ``fact`` is a number of players, and ``rules`` are meant for so many."""
    fewest, most = rules.players
    return fewest <= _numbers().get(fact, 0) <= most


def _numbers() -> Mapping[tuple[str, ...], int]:
    counts = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    return {_words(players_said(count)): count for count in counts}


def _phrases() -> set[tuple[str, ...]]:
    """Return every fact there is, in words."""
    return {_words(fact) for rules in PRESETS.values() for fact in facts(rules)} | set(_numbers())
