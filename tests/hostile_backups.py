"""Backups that nobody wrote with this program: each is refused by a sentence."""

import copy
import gzip
import json
import random
import zlib
from collections.abc import Callable, Iterator
from typing import Any

HUGE = int("9" * 400)
STRANGE: list[Any] = [
    None,
    True,
    False,
    -1,
    1.5,
    HUGE,
    1e308,
    "",
    "../../x",
    "x\u0000",
    "x" * 5_000,
    [],
    [[]],
    {},
    {"format": "oh-hell-backup"},
]
"""Values of which none may stand where a backup has one of another kind."""


def places(value: Any, here: tuple = ()) -> Iterator[tuple]:
    """Yield the way to everything in a JSON value but itself."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in pairs:
        yield (*here, key)
        if isinstance(inner, dict | list):
            yield from places(inner, (*here, key))


def changed(record: dict, way: tuple, value: Any) -> dict:
    """Return a copy of ``record`` with ``value`` at the end of ``way``."""
    found = copy.deepcopy(record)
    inner = found
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = value
    return found


def at(record: dict, way: tuple) -> Any:
    """Return what stands at the end of ``way``."""
    for key in way:
        record = record[key]
    return record


def wrong_kinds(record: dict, count: int) -> Iterator[bytes]:
    """Yield ``count`` backups with something of another kind somewhere in them."""
    chance = random.Random(7)  # noqa: S311 - games, not secrets
    ways = [way for way in places(record) if not _may_be_anything(way)]
    while count:
        way, value = chance.choice(ways), chance.choice(STRANGE)
        if _kind(value) == _kind(at(record, way)) or _may_be_left_out(value):
            continue
        yield json.dumps(changed(record, way, value)).encode()
        count -= 1


def _kind(value: Any) -> str:
    return type(value).__name__


def _may_be_anything(way: tuple) -> bool:
    """Return whether rules of the house stand here: what cannot be read there harms nobody."""
    return way[0] in {"rules", "draft"}


def _may_be_left_out(value: Any) -> bool:
    """Return whether this says nothing, which is no fault in many a place."""
    return value is None or value in ([], {})


def bomb(megabytes: int) -> bytes:
    """Return a small packed file that is very large once it is unpacked."""
    packing, nothing = zlib.compressobj(wbits=31), bytes(1_000_000)
    return b"".join([*(packing.compress(nothing) for _ in range(megabytes)), packing.flush()])


def odd_files(record: dict) -> dict[str, bytes | Callable[[], bytes]]:
    """Return files that are no backups as we write them, or what makes them, by what is wrong."""
    whole = json.dumps(record).encode()
    game = record["games"][0]
    head = b'{"format": "oh-hell-backup", "version": 1, '
    packed = gzip.compress(whole)

    def with_text(old: str, new: str) -> bytes:
        return whole.replace(old.encode(), new.encode(), 1)

    files: dict[str, bytes | Callable[[], bytes]] = {
        "empty": b"",
        "only its head": head,
        "no JSON": whole[: len(whole) // 2],
        "more after it": whole + whole,
        "another format": with_text("oh-hell-backup", "oh-hell-backupp"),
        "somebody else's": b'{"plays": [], "games": [], "players": []}',
        "a list": b"[" + whole + b"]",
        "a newer version": with_text('"version": 1', '"version": 2'),
        "version 0": with_text('"version": 1', '"version": 0'),
        "version true": with_text('"version": 1', '"version": true'),
        "a newer game": json.dumps(changed(record, ("games", 0, "version"), 99)).encode(),
        "a game twice": json.dumps(record | {"games": [game, game]}).encode(),
        "a person twice": json.dumps(record | {"players": record["players"][:1] * 2}).encode(),
        "a field twice": whole[:-1] + b', "games": []}',
        "a field of nobody": json.dumps(record | {"more": 1}).encode(),
        "a game without a setup": json.dumps(record | {"games": [{}]}).encode(),
        "a sheet for a game": json.dumps(
            record | {"games": [{"format": "oh-hell-sheet"}]}
        ).encode(),
        "games by name": json.dumps(record | {"games": {"one": game}}).encode(),
        "deep lists": head + b'"games": ' + b"[" * 200_000,
        "deep objects": head + b'"games": ' + b'{"a":' * 200_000,
        "NaN": with_text('"cards": 52', '"cards": NaN'),
        "Infinity": with_text('"cards": 52', '"cards": Infinity'),
        "minus Infinity": with_text('"cards": 52', '"cards": -Infinity'),
        "negative cards": with_text('"cards": 52', '"cards": -52'),
        "an endless number": with_text('"cards": 52', '"cards": 1' + "0" * 400),
        "a number too long to read": with_text('"cards": 52', '"cards": 1' + "0" * 10_000),
        "half a character": with_text('"name": "Ann"', '"name": "\\ud83d"'),
        "no UTF-8": whole.replace(b"Ann", b"\xff\xfe", 1),
        "UTF-16": whole.decode().encode("utf-16"),
        "a NUL": whole.replace(b"Ann", b"A\0n", 1),
        "a deletion of a path": json.dumps(
            changed(record, ("deletions", "games"), {"../../x": "2026-07-12 20:15:00"})
        ).encode(),
        "a deletion at no time": json.dumps(
            changed(record, ("deletions", "games"), {"g1": "yesterday"})
        ).encode(),
        "too many deletions": json.dumps(
            changed(record, ("deletions", "games"), dict.fromkeys(map(str, range(10_001)), ""))
        ).encode(),
        "50 MB of a game": lambda: b'{"format": "oh-hell-game", "x": "' + b"x" * 50_000_000 + b'"}',
        "50 MB of nothing": lambda: bytes(50_000_000),
        "50 MB of brackets": lambda: b"[" * 50_000_000,
        "packed, cut off": packed[:-20],
        "packed, damaged": packed[:40] + bytes(40) + packed[80:],
        "packed, only its head": packed[:10],
        "packed twice": gzip.compress(packed),
        "a packed bomb": lambda: bomb(300),
        "a zip": b"PK\x03\x04" + bytes(100),
    }
    for name in ("../../x", "..", "/etc/passwd", "a/b", "a\\b", "C:x", "", "x" * 101, "x\n", "é"):
        files[f"a game called {name!r}"] = json.dumps(
            changed(record, ("games", 0, "setup", "id"), name)
        ).encode()
    return files
