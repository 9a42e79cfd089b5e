"""Every way in which a file can be damaged, some hundred times over."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

OTHERS = (
    None,
    True,
    False,
    -1,
    0,
    1.5,
    10**30,
    -(10**400),
    1e308,
    "",
    "x" * 5_000,
    "../../x",
    "\x00",
    "{player}",
    [],
    [[]],
    {},
    {"": None},
)
SOMEBODYS = (
    [],
    None,
    1,
    "game",
    {},
    {"game": []},
    {"game": {}},
    {"game": {"1": []}},
    {"game": {"1": {}}},
    {"game": {"one": {"record": {}}}},
    {"game": {"2": {"record": {}}}},
    {"game": {"1": {"record": None}}},
    {"game": {"1": {"record": []}}},
    {"game": {"1": {"record": {}}}},
    {"_default": {"1": {"type": "apple", "count": 7}}},
    {"name": "package", "version": "1.0.0", "dependencies": {}},
    {"about": "", "players": [], "games": [], "plays": []},
    {"game": {"1": {"record": {"format": "oh-hell-sheet", "version": 1, "players": []}}}},
    {"game": {"1": {"record": {"format": "oh-hell-backup", "version": 1, "games": []}}}},
)


def damages(whole: bytes, chance: random.Random, each: int = 60) -> Iterator[tuple[str, bytes]]:
    """Yield damaged files made of ``whole``, each with the kind of damage it has."""
    tree = json.loads(whole)
    yield "empty", b""
    for somebodys in SOMEBODYS:
        yield "somebody else's", json.dumps(somebodys).encode()
    yield from (("newer", _newer(tree, version)) for version in (3, 99, 10**9, 10**10))
    for coding in ("utf-16", "utf-32", "cp037", "utf-8-sig"):
        yield "another coding", whole.decode().encode(coding, "replace")
    for kind, damage in _BYTES.items():
        yield from ((kind, damage(whole, chance)) for _ in range(each))
    for kind, change in _VALUES.items():
        for _ in range(each):
            yield kind, _changed(tree, chance, change)


def _newer(tree: Any, version: int) -> bytes:
    newer = copy.deepcopy(tree)
    (table,) = newer.values()
    table["1"]["record"]["version"] = version
    return json.dumps(newer).encode()


# -- bytes -----------------------------------------------------------------------------------


def _cut(whole: bytes, chance: random.Random) -> bytes:
    return whole[: chance.randrange(len(whole))]


def _zeroed(whole: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(whole))
    end = chance.choice((len(whole), start + 1 + chance.randrange(64)))
    return whole[:start] + bytes(len(whole[start:end])) + whole[end:]


def _flipped(whole: bytes, chance: random.Random) -> bytes:
    flipped = bytearray(whole)
    for _ in range(chance.choice((1, 1, 2, 8))):
        flipped[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
    return bytes(flipped)


def _noise(whole: bytes, chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(1, len(whole)))


def _noise_within(whole: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(whole))
    noise = chance.randbytes(chance.randrange(1, 512))
    return whole[:start] + noise + whole[start + len(noise) :]


def _pieces_swapped(whole: bytes, chance: random.Random) -> bytes:
    first, second = sorted(chance.sample(range(1, len(whole)), 2))
    return whole[second:] + whole[first:second] + whole[:first]


_BYTES: dict[str, Callable[[bytes, random.Random], bytes]] = {
    "cut": _cut,
    "zeroed": _zeroed,
    "flipped": _flipped,
    "noise": _noise,
    "noise within": _noise_within,
    "pieces swapped": _pieces_swapped,
}


# -- values ----------------------------------------------------------------------------------


def _places(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every container of ``tree`` with every key or index in it."""
    keys = tree if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield tree, key
        yield from _places(tree[key])


def _changed(tree: Any, chance: random.Random, change: Callable[..., str | None]) -> bytes:
    changed = copy.deepcopy(tree)
    container, key = chance.choice(list(_places(changed)))
    raw = change(container, key, chance)
    text = json.dumps(changed)
    return (text if raw is None else text.replace('"RAW"', raw)).encode()


def _other_value(container: Any, key: Any, chance: random.Random) -> None:
    container[key] = chance.choice(OTHERS)


def _missing(container: Any, key: Any, _: random.Random) -> None:
    del container[key]


def _unknown_field(container: Any, key: Any, chance: random.Random) -> None:
    if isinstance(container, dict):
        container[f"{key}s"] = chance.choice(OTHERS)
    else:
        container.insert(key, chance.choice(OTHERS))


def _twice(container: Any, key: Any, _: random.Random) -> None:
    if isinstance(container, list):
        container.insert(key, copy.deepcopy(container[key]))
    else:
        container[key] = [container[key], container[key]]


def _no_number(container: Any, key: Any, chance: random.Random) -> str:
    container[key] = "RAW"
    return chance.choice(("NaN", "Infinity", "-Infinity", "1e999", "9" * 6_000, "-" + "9" * 5_000))


def _deep(container: Any, key: Any, chance: random.Random) -> str:
    container[key] = "RAW"
    depth = chance.choice((100, 1_100, 50_000))
    return chance.choice(("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth))


_VALUES: dict[str, Callable[..., str | None]] = {
    "another value": _other_value,
    "a field missing": _missing,
    "an unknown field": _unknown_field,
    "something twice": _twice,
    "no number": _no_number,
    "too deep": _deep,
}
