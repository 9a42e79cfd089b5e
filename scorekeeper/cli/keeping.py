"""``games``, ``export``, ``import`` and ``check``: the commands about saved games."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library, Summary, Unreadable
from scorekeeper.cli.backup import backup, keeping, restore, stopped
from scorekeeper.cli.checking import check
from scorekeeper.cli.given import STANDARD
from scorekeeper.cli.house import list_rules
from scorekeeper.cli.incoming import bring_all_in, read_incoming
from scorekeeper.cli.outgoing import check_export, check_outside, unwritable
from scorekeeper.cli.output import Refusal, complain, say, say_bytes
from scorekeeper.cli.scoring import chosen_rules
from scorekeeper.cli.writing import writing
from scorekeeper.export.game_json import game_json
from scorekeeper.export.labels import line_of_text
from scorekeeper.export.result import file_name, result_text
from scorekeeper.export.tables import hands_csv
from scorekeeper.rules import RuleError
from scorekeeper.words import _, hands, said

__all__ = ["COMMANDS", "export", "games", "import_files"]


def games(args: Namespace, library: Callable[[], Library]) -> int:
    """List every saved game, newest first."""
    with keeping():
        found = tuple(library().catalogue.summaries())
    if args.format == "json":
        records = [_record(each) for each in found]
        say_bytes(json.dumps(records, ensure_ascii=False, indent=2) + "\n")
    else:
        say("".join(f"{_row(each)}\n" for each in found) or _("No games yet.") + "\n")
    return 0


def export(args: Namespace, library: Callable[[], Library]) -> int:
    """Write one game, to a file or to the standard output."""
    with keeping():
        book = library()
        scorer = book.open(_full_id(book, args.game))
    texts = {
        "csv": lambda: hands_csv(scorer.game),
        "json": lambda: game_json(scorer.log),
        "text": lambda: result_text(scorer.game),
    }
    text = texts[args.kind]()
    if args.output in {None, STANDARD}:
        (say if args.kind == "text" else say_bytes)(text)
        return 0
    path = Path(args.output)
    try:
        if path.is_dir():
            path /= file_name(scorer.game, {"csv": "hands"}.get(args.kind, args.kind))
        check_outside(path, args)
        check_export(path, args.kind)
        path.write_bytes(text.encode())
    except (OSError, ValueError) as failed:
        raise unwritable(path, failed) from None
    say(_("Wrote {file}").format(file=path) + "\n")
    return 0


def import_files(args: Namespace, library: Callable[[], Library]) -> int:
    """Bring in every file, or none of them when one cannot be read."""
    rules = chosen_rules(args.rules, library)
    incoming = [read_incoming(name, rules) for name in args.files]
    told = list[str]()
    with keeping():
        book = library()
        try:
            with writing(book):
                for line in bring_all_in(incoming, book):
                    told.append(line)
        except (BookError, RuleError) as wrong:
            if not told:
                raise
            raise Refusal(stopped(said(wrong))) from None
        finally:
            for line in told:
                say(f"{line_of_text(line)}\n")
        if (problem := book.shared_problem) is not None:
            saying = _("People and rules of these games cannot be remembered: {problem}")
            warning = saying.format(problem=said(problem))
            complain(line_of_text(_("Note: {warning}").format(warning=warning)))
    return 0


def _full_id(book: Library, start: str) -> str:
    """Return the id of the one game whose id starts like this, else ``start`` itself.

    Raises Refusal when there are several.
    """
    known = book.game_ids()
    found = [game_id for game_id in known if game_id.startswith(start)]
    if not start or start in known or not found:
        return start
    if len(found) > 1:
        saying = _("{game}: several games begin like this: {ids}.")
        raise Refusal(saying.format(game=start, ids=", ".join(found[:3])))
    return found[0]


def _record(found: Summary | Unreadable) -> dict[str, Any]:
    if isinstance(found, Unreadable):
        return {"id": found.id, "problem": found.reason}
    return {
        "id": found.id,
        "started": found.started,
        "rules": found.rules,
        "players": list(found.names),
        "hands_played": found.hands_played,
        "hands_planned": found.hands_planned,
        "complete": found.is_over,
        "totals": list(found.totals),
        "ranks": list(found.ranks),
        "winners": list(found.winners),
    }


def _row(found: Summary | Unreadable) -> str:
    if isinstance(found, Unreadable):
        return line_of_text(f"{found.id}  {said(found.problem)}")
    pairs = zip(found.names, found.totals, strict=True)
    people = ", ".join(f"{name} {total}" for name, total in pairs)
    planned = hands(found.hands_planned)
    how_far = _("{played} of {planned}").format(played=found.hands_played, planned=planned)
    return line_of_text(f"{found.id}  {found.started}  {_(found.rules)}, {how_far}: {people}")


COMMANDS: Mapping[str, Callable[[Namespace, Callable[[], Library]], int]] = {
    "games": games,
    "export": export,
    "import": import_files,
    "backup": backup,
    "restore": restore,
    "check": check,
    "rules": list_rules,
}
