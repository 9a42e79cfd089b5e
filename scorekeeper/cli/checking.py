"""``check``: every saved game is replayed, the bin and the backups are looked into."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import suppress

from scorekeeper.book.catalogue import OutOfLineError
from scorekeeper.book.errors import BookError, StoreError
from scorekeeper.book.library import Library, Unreadable
from scorekeeper.cli.backup import keeping
from scorekeeper.cli.outgoing import missing_folder
from scorekeeper.cli.output import Refusal, say
from scorekeeper.cli.writing import writing
from scorekeeper.export.backup import read_backup
from scorekeeper.export.labels import line_of_text
from scorekeeper.rules import GameId, RuleError
from scorekeeper.words import _, ngettext, said

__all__ = ["check"]

FOUND_SOMETHING = 1


def check(args: Namespace, library: Callable[[], Library]) -> int:
    """Say what is wrong with which game, in the bin, with what is shared and with backups."""
    if (nothing := missing_folder(args)) is not None:
        say(f"{nothing}\n")
        return 0
    problems, count, astray = list[str](), 0, False
    with keeping():
        book = library()
        for game_id, problem in book.catalogue.check():
            count += 1
            if problem is not None:
                problems.append(f"{game_id}: {said(problem)}{_copies(book, game_id)}")
            astray = astray or isinstance(problem, OutOfLineError)
        if astray:
            _mend(book)
        problems += [*_binned(book), *_shared(book), *_backups(book)]
    if problems:
        say("".join(f"{line_of_text(problem)}\n" for problem in problems))
        return FOUND_SOMETHING
    fine = ngettext("{count} game, nothing wrong.", "{count} games, nothing wrong.", count)
    say(fine.format(count=count) + "\n")
    return 0


def _mend(book: Library) -> None:
    """Build the index anew for the next time, unless another program has it."""
    with suppress(Refusal, StoreError), writing(book):
        book.catalogue.rebuild()


def _copies(book: Library, game_id: GameId) -> str:
    """Return from when there are earlier copies of a game that are whole."""
    times = ", ".join(copy.at for copy in book.rescue.copies(game_id))
    return " " + _("There are earlier copies, of {times}.").format(times=times) if times else ""


def _binned(book: Library) -> Iterator[str]:
    for binned in book.bin.games():
        if isinstance(binned.game, Unreadable):
            in_bin = _("{game} (in the bin)").format(game=binned.game.id)
            yield f"{in_bin}: {said(binned.game.problem)}"


def _shared(book: Library) -> Iterator[str]:
    if book.shared_problem is not None:
        times = ", ".join(copy.at for copy in book.rescue.shared_copies())
        also = _("There are earlier copies, of {times}.").format(times=times) if times else ""
        yield f"{said(book.shared_problem)} {also}".rstrip()
    for problem in book.house.problems:
        yield said(problem)


def _backups(book: Library) -> Iterator[str]:
    for copy in book.backups.kept():
        try:
            read_backup(book.backups.read(copy.day))
        except (BookError, RuleError) as problem:
            name = _("The backup of {day}").format(day=copy.day)
            yield f"{name}: {said(problem)}"
