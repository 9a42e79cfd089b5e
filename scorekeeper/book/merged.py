"""Two devices' people, rules and settings made one: of two the newer, and nothing twice."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from scorekeeper.book.house_rules import MOST_RULES, HouseRules, UnreadRules
from scorekeeper.book.shared import Shared
from scorekeeper.book.stamps import Changed
from scorekeeper.rules import Rules, rules_to_json

__all__ = ["merged"]


def merged(ours: Shared, theirs: Shared) -> Shared:
    """Return what of both is newer; deleted rules stay deleted.

    Which rules a new game starts with goes with what was chosen last; the rules being edited
    and the last table stay, where there are any.
    """
    deletions = ours.deletions.merged(theirs.deletions)
    house, times = _house(ours, theirs, deletions.rules)
    # A deletion that lost against newer rules has nothing more to say.
    gone = {key: at for key, at in deletions.rules.items() if key not in times}
    changed = Changed(
        settings=max(ours.changed.settings, theirs.changed.settings),
        default=max(ours.changed.default, theirs.changed.default),
        rules=times,
    )
    default = ours.house.default
    if _newer(theirs.changed.default, ours.changed.default, theirs.house.default, default):
        default = theirs.house.default
    settings = ours.settings
    if _newer(theirs.changed.settings, ours.changed.settings, str(theirs.settings), str(settings)):
        settings = theirs.settings
    return replace(
        ours,
        roster=ours.roster.merged(theirs.roster),
        table=ours.table or theirs.table,
        settings=settings,
        house=replace(house, default=default, draft=ours.house.draft or theirs.house.draft),
        deletions=replace(deletions, rules=gone),
        changed=changed,
        people=ours.people.merged(theirs.people),
    )


def _newer(one: str, other: str, mine: object, yours: object) -> bool:
    """Return whether the time ``one`` is the later; of two at once the greater value wins."""
    return (one, str(mine)) > (other, str(yours)) if one else False


def _house(
    ours: Shared, theirs: Shared, gone: Mapping[str, str]
) -> tuple[HouseRules, dict[str, str]]:
    """Return the rules of both houses, and when those of this program's making changed."""
    mine, yours = _by_key(ours.house), _by_key(theirs.house)
    at, theirs_at = ours.changed.rules, theirs.changed.rules
    listed: list[Rules | UnreadRules] = []
    times = dict[str, str]()
    for each in ours.house.listed:
        if isinstance(each, UnreadRules):
            listed.append(each)
            continue
        key = each.key
        kept, time = each, at.get(key, "")
        if key in yours and _is_later(yours[key], theirs_at.get(key, ""), each, time):
            kept, time = yours[key], theirs_at.get(key, "")
        if gone.get(key, "") <= time or key not in gone:
            listed.append(kept)
            times |= {key: time} if time else {}
    house = replace(ours.house, listed=tuple(listed))
    for key, their in yours.items():
        time = theirs_at.get(key, "")
        stays_out = key in gone and gone[key] > time
        if key in mine or stays_out or len(house.listed) >= MOST_RULES:
            continue
        named = replace(their, name=house.free_name(their.name))
        house = replace(house, listed=(*house.listed, named))
        times |= {key: time} if time else {}
    unread = [each for each in theirs.house.listed if isinstance(each, UnreadRules)]
    news = [each for each in unread if each not in house.listed]
    room = max(0, MOST_RULES - len(house.listed))
    return replace(house, listed=(*house.listed, *news[:room])), times


def _is_later(one: Rules, at: str, other: Rules, then: str) -> bool:
    return (at, _text(one)) > (then, _text(other))


def _by_key(house: HouseRules) -> dict[str, Rules]:
    return {own.key: own for own in house.rules}


def _text(rules: Rules) -> str:
    return json.dumps(rules_to_json(rules), sort_keys=True)
