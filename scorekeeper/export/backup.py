"""A backup as a file, read with every caution, and what it would bring in plain sentences."""

from __future__ import annotations

import re
import zlib
from typing import Final

from scorekeeper.book.backup import FORMAT, Backup, backup_from_json
from scorekeeper.book.backups import Written
from scorekeeper.book.merge import Fate, Merge
from scorekeeper.book.packing import STEP, WINDOW
from scorekeeper.export.files import MOST_BYTES, json_of, text_of
from scorekeeper.rules import RuleError
from scorekeeper.rules.errors import sentence
from scorekeeper.words import _, ngettext

__all__ = [
    "HEAD",
    "MOST_BACKUP",
    "backup_name",
    "brought",
    "is_backup",
    "missing",
    "planned",
    "read_backup",
    "unpacked",
]

MOST_BACKUP: Final = 256_000_000
"""Bytes of a backup, unpacked; ten thousand games come to less than half of it."""
HEAD: Final = 4_096
"""Bytes that tell whether a file is a backup, which may be larger than anything else."""
_GZIP: Final = b"\x1f\x8b"
_OURS: Final = re.compile(rb'(?:\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"' + FORMAT.encode() + rb'"')


def backup_name(made: str) -> str:
    """Return what a backup's file is called.

    >>> backup_name("2026-12-01 20:15:00")
    'oh-hell-backup-2026-12-01.json'
    """
    return f"oh-hell-backup-{made[:10]}.json"


def is_backup(head: bytes) -> bool:
    """Return whether a file that begins like this is one of our backups, packed or not."""
    if head.startswith(_GZIP):
        try:
            head = zlib.decompressobj(wbits=WINDOW).decompress(head, HEAD)
        except zlib.error:
            return False
    return _OURS.match(head) is not None


def read_backup(data: bytes) -> Backup:
    """Return the backup in a file.  Raises RuleError, with the place, for anything else."""
    return backup_from_json(json_of(_text(unpacked(data))))


def unpacked(data: bytes) -> bytes:
    """Return ``data``, unpacked if it is packed.

    Raises RuleError for what is cut off, damaged or unpacks to more than a backup can be.
    """
    if not data.startswith(_GZIP):
        return data
    unpacking = zlib.decompressobj(wbits=WINDOW)
    found, size = list[bytes](), 0
    try:
        while not unpacking.eof:
            piece = unpacking.decompress(data, STEP)
            data = unpacking.unconsumed_tail
            size += len(piece)
            if size > MOST_BACKUP:
                raise _too_big()
            if not piece and not data:
                break
            found.append(piece)
    except zlib.error:
        raise RuleError(sentence("This packed file is damaged: it cannot be unpacked.")) from None
    if not unpacking.eof:
        raise RuleError(sentence("This packed file is cut off before its end."))
    return b"".join(found)


def _text(data: bytes) -> str:
    """Return ``data`` as text, of any size if it is a backup."""
    if len(data) > MOST_BACKUP:
        raise _too_big()
    if len(data) > MOST_BYTES and is_backup(data[:HEAD]):
        return text_of(data, MOST_BACKUP)
    return text_of(data)


def _too_big() -> RuleError:
    return RuleError(
        sentence("This file is over {most} MB, which is more than any backup."),
        most=MOST_BACKUP // 1_000_000,
    )


def missing(written: Written) -> tuple[str, ...]:
    """Return what is not in a backup as it should be, each thing in a sentence."""
    told = list[str]()
    if written.rescued:
        told.append(
            ngettext(
                "{count} game cannot be read: its last whole copy is in it.",
                "{count} games cannot be read: their last whole copies are in it.",
                written.rescued,
            ).format(count=written.rescued)
        )
    if written.unread:
        told.append(
            ngettext(
                "{count} game cannot be read and is not in it.",
                "{count} games cannot be read and are not in it.",
                written.unread,
            ).format(count=written.unread)
        )
    if written.is_shared_lost:
        told.append(
            _("People, rules and settings cannot be read; they are in it as last copied, or new.")
        )
    return tuple(told)


def planned(merge: Merge) -> tuple[str, ...]:
    """Return what a backup would bring, games first, each thing in a sentence."""
    games = _games(merge)
    told = [", ".join(games) + "."] if games else [_("There is no game in it.")]
    return (*told, *_others(merge))


def brought(merge: Merge) -> tuple[str, ...]:
    """Return what a backup has brought, in sentences."""
    if not merge.changes_anything:
        return (_("Everything in it was here already. Nothing was changed."),)
    return planned(merge)


def _games(merge: Merge) -> list[str]:
    new, unread = merge.count(Fate.NEW), merge.count(Fate.UNREAD)
    sayings = {
        Fate.NEW: ngettext("{count} new game", "{count} new games", new),
        Fate.REPLACED: _("{count} newer in it"),
        Fate.NEWER_HERE: _("{count} newer here"),
        Fate.SAME: _("{count} the same"),
        Fate.MENDED: _("{count} damaged here and put right from it"),
        Fate.UNREAD: ngettext(
            "{count} that cannot be read here, left as it is",
            "{count} that cannot be read here, left as they are",
            unread,
        ),
        Fate.STAYS_DELETED: _("{count} deleted here, staying deleted"),
        Fate.DELETED: _("{count} deleted there, into the bin"),
    }
    return [
        saying.format(count=merge.count(fate))
        for fate, saying in sayings.items()
        if merge.count(fate)
    ]


def _others(merge: Merge) -> list[str]:
    people, rules = merge.new_people, merge.new_rules
    changed, gone = merge.changed_rules, merge.deleted_rules
    told = [
        (people, ngettext("{count} new person.", "{count} new people.", people)),
        (
            rules,
            ngettext("{count} new rules of the house.", "{count} new rules of the house.", rules),
        ),
        (
            changed,
            ngettext(
                "{count} of your house's rules is newer in it.",
                "{count} of your house's rules are newer in it.",
                changed,
            ),
        ),
        (
            gone,
            ngettext(
                "{count} of your house's rules was deleted there.",
                "{count} of your house's rules were deleted there.",
                gone,
            ),
        ),
    ]
    found = [saying.format(count=number) for number, saying in told if number]
    if merge.people:
        found.append(_("What people are called and look like, or their groups, is newer in it."))
    if merge.settings:
        found.append(_("Its settings are newer."))
    if merge.shared_mended:
        found.append(_("People, rules and settings cannot be read here, and are put right."))
    return found
