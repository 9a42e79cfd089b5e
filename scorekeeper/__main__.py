"""The composition root: data folder -> store -> library -> app or command.

The only place that builds real things.  What a command does not need is not loaded:
``scorekeeper score`` knows neither screens nor storage.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from scorekeeper.cli import Options
from scorekeeper.cli import main as command_line

if TYPE_CHECKING:
    from pathlib import Path

    from scorekeeper.book.library import Library

__all__ = ["main"]


def main() -> int:
    """Run the program; return its exit status."""
    return command_line(library=_library, run_app=_run_app)


def _library(folder: str | None) -> Library:
    """Open the games in ``folder``, or in the platform's own, to look at them.

    Whoever writes asks its ``access`` first.  Raises StoreError.
    """
    from scorekeeper.book.ids import local_now, new_game_id  # noqa: PLC0415 - see the module
    from scorekeeper.book.library import Library  # noqa: PLC0415
    from scorekeeper.storage.copies import FileCopies  # noqa: PLC0415
    from scorekeeper.storage.files import FileStore  # noqa: PLC0415
    from scorekeeper.storage.folder import data_folder  # noqa: PLC0415
    from scorekeeper.storage.index import FileIndex  # noqa: PLC0415
    from scorekeeper.storage.lock import FolderAccess  # noqa: PLC0415

    where = data_folder(folder)
    access = FolderAccess(where, local_now)
    store = FileStore(where, may_write=access.enter)
    index = FileIndex(where, may_write=access.has_entered)
    copies = FileCopies(where / "backups", access.enter)
    return Library(
        store,
        local_now,
        lambda: new_game_id(local_now()),
        access=access,
        index=index,
        copies=copies,
    )


def _run_app(options: Options) -> int:
    from scorekeeper.ui.start import start  # noqa: PLC0415

    return start(
        _library(options.data),
        _assets(),
        web=options.web,
        host=options.host,
        port=options.port,
        open_browser=options.open_browser,
    )


def _assets() -> Path:
    """Return where fonts and icons are: inside an installed package, or beside its source."""
    from pathlib import Path  # noqa: PLC0415 - see the module

    package = Path(__file__).parent.resolve()
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


if __name__ == "__main__":
    sys.exit(main())
