"""Reading a sheet in JSON: ``{"format": "oh-hell-sheet", "version": 1, ...}``."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.export.given import BIGGEST_PACK, GivenHand, GivenSheet
from scorekeeper.export.names import name_at, tidy
from scorekeeper.rules import (
    CLASSIC,
    PRESETS,
    Points,
    RecordError,
    RuleError,
    Rules,
    Trump,
    preset,
    rules_from_json,
)
from scorekeeper.rules.entries import BIGGEST_ADJUST
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.plan import MOST_HANDS
from scorekeeper.rules.reading import Reader, shown
from scorekeeper.rules.record import FEWEST_PLAYERS, MOST_PLAYERS
from scorekeeper.rules.values import replace

__all__ = ["FORMAT", "VERSION", "rules_given", "sheet_from_json"]

FORMAT = "oh-hell-sheet"
VERSION = 1


def sheet_from_json(record: object, rules: Rules | None = None) -> GivenSheet:
    """Read a sheet; ``rules`` go before those it names.

    Raises RecordError, with the place, for anything that is not as expected.
    """
    read = Reader(record, "sheet")
    read.check_kind(FORMAT, VERSION)
    names = _names(read)
    dealer = len(names) - 1
    if read.has("first_dealer"):
        dealer = _seat(names, read.at("first_dealer"), read.raw("first_dealer"))
    own = rules_given(read.raw("rules", CLASSIC.key), read.at("rules"))
    items = read.items("hands", MOST_HANDS)
    hands = tuple(_hand(Reader(item, place), names) for place, item in items)
    read.done()
    ids = tuple(f"p{seat}" for seat in range(1, len(names) + 1))
    return GivenSheet(names, ids, dealer, rules or own, hands)


def rules_given(value: object, place: str = "rules") -> Rules:
    """Return rules from a preset's key, a record, or a record that starts from a preset.

    What people read of them is cleaned.  Rules that play otherwise than those they start
    from are not said to be like them: only the record itself may say what they are like
    (``about``), and what else they are called (``also``).
    """
    if isinstance(value, str):
        return _preset(value, place)
    if not isinstance(value, Mapping):
        raise RecordError(
            place,
            sentence("expected the key of rules or a rules record, not {found}."),
            found=shown(value),
        )
    rest, base = dict(value), CLASSIC
    if "preset" in rest:
        base = _preset(Reader(rest, place).text("preset"), f"{place}.preset")
        del rest["preset"]
    rules = rules_from_json(rest, base, place)
    if replace(rules, key=base.key, name=base.name, about=base.about, also=base.also) != base:
        about = rules.about if "about" in rest else ""
        rules = replace(rules, about=about, also=rules.also if "also" in rest else ())
    return _cleaned(rules)


def _cleaned(rules: Rules) -> Rules:
    seen = (rules.name, rules.about, *rules.also, *(each.text for each in rules.reminders))
    if all(map(_is_clean, seen)) and all(rules.also):
        return rules
    from scorekeeper.book.texts import cleaned_rules  # noqa: PLC0415 - few sheets need it

    return cleaned_rules(rules)


def _is_clean(text: str) -> bool:
    return text.isascii() and text.isprintable() and text == " ".join(text.split())


def _preset(key: str, place: str) -> Rules:
    try:
        return preset(key)
    except RuleError:
        raise _unknown(key, place) from None


def _unknown(key: str, place: str) -> RecordError:
    """Return the refusal of a key: what stands in a file must mean the same to everybody."""
    from scorekeeper.book.rule_keys import close_keys  # noqa: PLC0415 - few sheets need it

    close = close_keys(key, PRESETS.values())
    saying = sentence(
        "no rules called {found} come with the program; rules of a house stand in the file "
        "itself, as a record."
    )
    if close:
        saying = sentence(
            "no rules called {found} come with the program; close to it: {keys}. Rules of a "
            "house stand in the file itself, as a record."
        )
    return RecordError(place, saying, found=shown(key), keys=", ".join(close))


def _names(read: Reader) -> tuple[str, ...]:
    names = [name_at(place, item) for place, item in read.items("players", MOST_PLAYERS)]
    if len(names) < FEWEST_PLAYERS:
        raise RecordError(
            read.at("players"),
            sentence("expected {least} to {most} players, not {count}."),
            least=FEWEST_PLAYERS,
            most=MOST_PLAYERS,
            count=len(names),
        )
    return tuple(names)


def _seat(names: tuple[str, ...], place: str, name: object) -> int:
    called = tidy(name) if isinstance(name, str) else ""
    if names.count(called) > 1:
        raise RecordError(
            place, sentence("two players are called {name}: nobody knows which."), name=shown(name)
        )
    if called not in names:
        raise RecordError(
            place,
            sentence("expected one of the players ({names}), not {found}."),
            names=", ".join(names),
            found=shown(name),
        )
    return names.index(called)


def _hand(read: Reader, names: tuple[str, ...]) -> GivenHand:
    count = len(names)
    cards = read.whole("cards", 1, BIGGEST_PACK) if read.has("cards") else None
    outside = read.items("out", count, ())
    places: dict[str | tuple[str, int], str] = {"": read.place, "cards": read.at("cards")}
    out = []
    for place, name in outside:
        out.append(_seat(names, place, name))
        places["out", out[-1]] = place
    for key in ("bids", "tricks"):
        places |= {(key, seat): f"{read.at(key)}[{seat}]" for seat in range(count)}
    trump = read.raw("trump", None)
    hand = GivenHand(
        cards=cards,
        bids=_counts(read, "bids", count),
        tricks=_counts(read, "tricks", count),
        adjust=_adjust(read, count) if read.has("adjust") else (0,) * count,
        out=frozenset(out),
        trump=None if trump is None else read.choice("trump", Trump),
        places=places,
    )
    read.done()
    return hand


def _counts(read: Reader, key: str, count: int) -> tuple[int | None, ...]:
    return tuple(
        None if item is None else read.whole_at(place, item, 0, BIGGEST_PACK)
        for place, item in _one_each(read, key, count)
    )


def _adjust(read: Reader, count: int) -> tuple[Points, ...]:
    found: list[Points] = []
    for place, item in _one_each(read, "adjust", count):
        one = Reader({place: item}, "")
        try:
            found.append(0 if item is None else one.number(place, BIGGEST_ADJUST))
        except RecordError as wrong:
            raise RecordError(place, wrong.message, **wrong.values) from None
    return tuple(found)


def _one_each(read: Reader, key: str, count: int) -> list[tuple[str, object]]:
    items = read.items(key, BIGGEST_PACK)
    if len(items) != count:
        raise RecordError(
            read.at(key),
            sentence("expected {count} values, one for each player, not {found}."),
            count=count,
            found=len(items),
        )
    return items
