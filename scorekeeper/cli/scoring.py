"""``score``: the command that works a sheet out, by whatever rules."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

from scorekeeper.cli.given import bytes_given, title
from scorekeeper.cli.output import Refusal, complain, reading, say, say_bytes
from scorekeeper.export.files import read_bytes
from scorekeeper.export.labels import line_of_text
from scorekeeper.export.sheets import read_sheet
from scorekeeper.rules import PRESETS, Rules
from scorekeeper.words import _

if TYPE_CHECKING:
    from scorekeeper.book.library import Library

__all__ = ["chosen_rules", "score_file"]


def score_file(args: Namespace, library: Callable[[], Library]) -> int:
    """Work out the sheet in ``args.file``.  Raises Refusal."""
    rules = chosen_rules(args.rules, library)
    with reading(title(args.file)):
        sheet = read_sheet(bytes_given(args.file), rules)
    if args.format == "csv":
        from scorekeeper.export.score import warnings  # noqa: PLC0415
        from scorekeeper.export.tables import scoresheet_csv  # noqa: PLC0415

        say_bytes(scoresheet_csv(sheet.game))
        for each in (*sheet.notes, *warnings(sheet.game)):  # no room for them in the table
            complain(line_of_text(_("Note: {warning}").format(warning=each)))
        return 0
    from scorekeeper.export.score import score_json, score_text  # noqa: PLC0415

    if args.format == "json":
        say_bytes(score_json(sheet.game, sheet.hands, sheet.notes))
    else:
        say(score_text(sheet.game, sheet.hands, sheet.notes))
    return 0


def chosen_rules(key_or_file: str | None, library: Callable[[], Library]) -> Rules | None:
    """Return the rules that ``--rules`` asks for, None when it is not there.

    A preset's key goes before a file, and a file before a key of the house's rules, which
    only then is looked up in ``library``.  Raises Refusal.
    """
    if key_or_file is None:
        return None
    if key_or_file in PRESETS:
        return PRESETS[key_or_file]
    is_folder = os.path.isdir(key_or_file)  # noqa: PTH112 - pathlib would cost every start
    if is_folder or not os.path.exists(key_or_file):  # noqa: PTH110 - likewise
        from scorekeeper.cli.house import Shelf  # noqa: PLC0415 - few sheets need it

        shelf = Shelf(library)
        if (kept := shelf.own(key_or_file)) is not None:
            return kept
        if not is_folder:
            saying = _("{rules}: neither the key of rules nor a file.")
            text = f"{saying.format(rules=title(key_or_file))} {shelf.hint(key_or_file)}"
            raise Refusal(line_of_text(text))
    from scorekeeper.export.rules_found import read_rules_text  # noqa: PLC0415 - likewise

    with reading(title(key_or_file)):
        return read_rules_text(read_bytes(key_or_file))
