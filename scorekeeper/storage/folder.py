"""The data folder: where games are kept on this device."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

__all__ = ["data_folder"]


def data_folder(option: str | None, environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for games, which need not exist yet.

    The first that is given: ``option``, SCOREKEEPER_DATA, FLET_APP_STORAGE_DATA (an app on a
    phone has no other place), the platform's folder for application data.

    >>> data_folder("/games", {"SCOREKEEPER_DATA": "/other"}).as_posix()
    '/games'
    """
    for given in (option, environ.get("SCOREKEEPER_DATA"), environ.get("FLET_APP_STORAGE_DATA")):
        if given:
            return Path(given).expanduser().absolute()
    return user_data_path("scorekeeper", appauthor=False)
