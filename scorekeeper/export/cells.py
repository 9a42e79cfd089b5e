"""CSV as spreadsheets want it, and as they give it back.

Written: RFC 4180 with CRLF, a byte order mark, and texts that no spreadsheet takes for a
formula.  Read: also ``;`` and tabs, also without the mark.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from scorekeeper.export.files import BOM
from scorekeeper.rules import RecordError, RuleError
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import shown

__all__ = ["BOM", "Cell", "csv_text", "guarded", "rows_of", "unguarded"]

Cell: TypeAlias = str | int | float | None
"""A text, a number, or None for a cell that stays empty."""

# A text that begins like a guarded one gets a mark of its own: nothing is lost on the way back.
_TO_GUARD = re.compile(r"'*[=+\-@\t\r]")
_GUARDED = re.compile(r"'+[=+\-@\t\r]")


def guarded(text: str) -> str:
    """Return ``text`` so that a spreadsheet shows it instead of working it out.

    >>> guarded("=1+1"), guarded("Ann")
    ("'=1+1", 'Ann')
    """
    return f"'{text}" if _TO_GUARD.match(text) else text


def unguarded(text: str) -> str:
    """Return what ``guarded`` was given."""
    return text[1:] if _GUARDED.match(text) else text


def csv_text(rows: Iterable[Sequence[Cell]]) -> str:
    """Return ``rows`` as CSV; texts are guarded, numbers left alone, None stays empty."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\r\n")
    for row in rows:
        writer.writerow([guarded(cell) if isinstance(cell, str) else cell for cell in row])
    return BOM + file.getvalue()


def rows_of(text: str, needed: Sequence[str]) -> list[tuple[str, dict[str, str]]]:
    """Return the rows of a table, each with its place and its cells by column.

    ``needed`` are the columns that must be there; texts are as they stand, still guarded.
    Raises RecordError for what is no such table.
    """
    text = text.removeprefix(BOM)
    if text[:4].lower() == "sep=":  # a spreadsheet's own first line
        text = text.partition("\n")[2]
    head = text.partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    _check_head(text, head.split(delimiter), needed)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    rows: list[tuple[str, dict[str, str]]] = []
    columns: list[str] = []
    number = 1
    try:
        for number, cells in enumerate(reader, 1):
            if number == 1:
                columns = _columns(cells, needed)
            elif any(cells):
                rows.append((f"row {number}", _row(number, columns, cells)))
    except csv.Error as odd:
        raise RecordError(
            f"row {number + 1}", sentence("this is not CSV ({reason})."), reason=str(odd)
        ) from None
    return rows


def _check_head(text: str, cells: Sequence[str], needed: Sequence[str]) -> None:
    """Raise RuleError for what is empty, or begins with none of the columns."""
    if not text.strip():
        raise RuleError(
            sentence("This file is empty; expected a sheet in JSON or CSV ({columns})."),
            columns=",".join(needed),
        )
    if {cell.strip().strip('"').lower() for cell in cells}.isdisjoint(needed):
        raise RuleError(
            sentence("Expected a sheet in JSON or CSV ({columns}); this file begins with {found}."),
            columns=",".join(needed),
            found=shown(text.strip().splitlines()[0].strip()),
        )


def _columns(cells: Sequence[str], needed: Sequence[str]) -> list[str]:
    columns = [cell.strip().lower() for cell in cells]
    missing = [name for name in needed if name not in columns]
    if missing:
        raise RecordError(
            "row 1",
            sentence("expected the columns {needed}; here {missing} is missing."),
            needed=",".join(needed),
            missing=",".join(missing),
        )
    twice = next((name for name in columns if name and columns.count(name) > 1), None)
    if twice is not None:
        raise RecordError("row 1", sentence("the column “{column}” stands twice."), column=twice)
    return columns


def _row(number: int, columns: Sequence[str], cells: Sequence[str]) -> dict[str, str]:
    if len(cells) > len(columns) and any(cells[len(columns) :]):
        raise RecordError(
            f"row {number}",
            sentence("expected {count} cells, not {found}."),
            count=len(columns),
            found=len(cells),
        )
    padded = [*cells, *[""] * len(columns)]
    return dict(zip(columns, padded, strict=False))
