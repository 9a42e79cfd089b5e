"""``score`` and ``rules``: the commands that need no saved games."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Callable, Mapping

from scorekeeper.cli.given import bytes_given, title
from scorekeeper.cli.output import Refusal, complain, reading, say, say_bytes
from scorekeeper.export.files import read_bytes
from scorekeeper.export.labels import line_of_text
from scorekeeper.export.sheets import read_rules, read_sheet
from scorekeeper.rules import PRESETS, Rules, preset
from scorekeeper.words import _, about, sentences

__all__ = ["COMMANDS", "chosen_rules", "list_rules", "score_file"]


def score_file(args: Namespace) -> None:
    """Work out the sheet in ``args.file``.  Raises Refusal."""
    rules = chosen_rules(args.rules)
    with reading(title(args.file)):
        sheet = read_sheet(bytes_given(args.file), rules)
    if args.format == "csv":
        from scorekeeper.export.score import warnings  # noqa: PLC0415
        from scorekeeper.export.tables import scoresheet_csv  # noqa: PLC0415

        say_bytes(scoresheet_csv(sheet.game))
        for each in (*sheet.notes, *warnings(sheet.game)):  # no room for them in the table
            complain(line_of_text(_("Note: {warning}").format(warning=each)))
        return
    from scorekeeper.export.score import score_json, score_text  # noqa: PLC0415

    if args.format == "json":
        say_bytes(score_json(sheet.game, sheet.hands, sheet.notes))
    else:
        say(score_text(sheet.game, sheet.hands, sheet.notes))


def chosen_rules(key_or_file: str | None) -> Rules | None:
    """Return the rules that ``--rules`` asks for, None when it is not there.

    Raises Refusal.
    """
    if key_or_file is None:
        return None
    if key_or_file in PRESETS:
        return preset(key_or_file)
    if not os.path.exists(key_or_file):  # noqa: PTH110 - pathlib would cost every start
        saying = _("{rules}: neither rules that come with the program ({keys}) nor a file.")
        raise Refusal(saying.format(rules=key_or_file, keys=", ".join(PRESETS)))
    with reading(key_or_file):
        return read_rules(read_bytes(key_or_file))


def list_rules(args: Namespace) -> None:
    """List all rules that come with the program, or say everything about one."""
    if args.key is None:
        chosen = tuple(PRESETS.values())
    else:
        with reading("rules"):
            chosen = (preset(args.key),)
    if args.format == "json":
        from scorekeeper.rules import rules_to_json  # noqa: PLC0415

        records = [rules_to_json(rules) for rules in chosen]
        found = records if args.key is None else records[0]
        say_bytes(json.dumps(found, ensure_ascii=False, indent=2) + "\n")
    elif args.key is None:
        say("".join(f"{rules.key}: {_(rules.name)}. {about(rules)}\n" for rules in chosen))
    else:
        say(_whole(chosen[0]))


def _whole(rules: Rules) -> str:
    least, most = rules.players
    lines = [_(rules.name), about(rules), ""]
    if rules.also:
        lines[1:1] = [_("Also called: {names}").format(names=", ".join(rules.also))]
    for players in range(least, most + 1):
        plan = sentences(rules, players)[0]
        lines.append(_("{players} players: {plan}").format(players=players, plan=plan))
    return "\n".join([*lines, "", *sentences(rules, least)[1:], ""])


COMMANDS: Mapping[str, Callable[[Namespace], None]] = {"score": score_file, "rules": list_rules}
