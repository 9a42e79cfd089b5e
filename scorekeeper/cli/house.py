"""``rules``: the rules that come with the program, and those that the house keeps."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from functools import cached_property

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.book.rule_keys import close_keys
from scorekeeper.cli.given import title
from scorekeeper.cli.output import Refusal, complain, say, say_bytes
from scorekeeper.export.labels import line_of_text
from scorekeeper.export.rules_text import described
from scorekeeper.rules import PRESETS, Rules, rules_to_json
from scorekeeper.words import _, about, said

__all__ = ["Shelf", "list_rules"]


class Shelf:
    """The house's rules, looked up only when they are asked for.

    ``problems`` says, once they were, what could not be read.
    """

    def __init__(self, library: Callable[[], Library]) -> None:
        self._library = library
        self.problems: list[str] = []

    @cached_property
    def rules(self) -> tuple[Rules, ...]:
        """All that can be read."""
        try:
            book = self._library()
            shared = book.shared_problem
        except BookError as problem:
            self.problems = [said(problem)]
            return ()
        found = book.house.problems if shared is None else [shared]
        self.problems = [said(each) for each in found]
        return book.house.rules

    def own(self, key: str) -> Rules | None:
        """Return the house's rules with ``key``, or None."""
        return next((rules for rules in self.rules if rules.key == key), None)

    def hint(self, key: str) -> str:
        """Say where to look instead of ``key``, for nobody has it."""
        if self.problems:
            return self.problems[0]  # it may well be there
        close = close_keys(key, (*self.rules, *PRESETS.values()))
        if close:
            return _("Close to it: {keys}.").format(keys=", ".join(close))
        return _("All keys are listed by “scorekeeper rules”.")


def list_rules(args: Namespace, library: Callable[[], Library]) -> int:
    """List all rules, or say everything about those with one key.  Raises Refusal."""
    shelf = Shelf(library)
    if args.key is None:
        (_list_as_records if args.format == "json" else _list_as_text)(shelf)
        return 0
    rules = PRESETS.get(args.key) or shelf.own(args.key)
    if rules is None:
        saying = _("{rules}: there are no rules with this key.")
        raise Refusal(
            line_of_text(f"{saying.format(rules=title(args.key))} {shelf.hint(args.key)}")
        )
    if args.format == "json":
        say_bytes(_json(rules_to_json(rules)))
    else:
        say("\n".join([*described(rules), ""]))
    return 0


def _list_as_records(shelf: Shelf) -> None:
    say_bytes(_json([rules_to_json(rules) for rules in (*PRESETS.values(), *shelf.rules)]))
    _complain(shelf)


def _list_as_text(shelf: Shelf) -> None:
    rows = [_row(_("{key}: {name}. {about}"), rules) for rules in PRESETS.values()]
    rows += [_row(_("{key}: {name} (of this house). {about}"), rules) for rules in shelf.rules]
    say("\n".join([*rows, ""]))
    _complain(shelf)


def _complain(shelf: Shelf) -> None:
    for problem in shelf.problems:
        complain(line_of_text(_("Note: {warning}").format(warning=problem)))


def _row(saying: str, rules: Rules) -> str:
    row = saying.format(key=rules.key, name=_(rules.name), about=about(rules))
    return line_of_text(row)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"
