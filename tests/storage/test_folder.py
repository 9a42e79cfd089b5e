from pathlib import Path

import platformdirs

from scorekeeper.storage.folder import data_folder

BOTH = {"SCOREKEEPER_DATA": "/scores", "FLET_APP_STORAGE_DATA": "/app"}


def test_what_is_asked_for_comes_first():
    assert data_folder("/asked", BOTH) == Path("/asked")


def test_then_what_the_environment_says():
    assert data_folder(None, BOTH) == Path("/scores")
    assert data_folder(None, BOTH | {"SCOREKEEPER_DATA": ""}) == Path("/app")


def test_then_the_platforms_own():
    assert data_folder(None, {}) == platformdirs.user_data_path("scorekeeper", appauthor=False)


def test_the_folder_is_found_from_anywhere():
    assert data_folder("~/scores", {}) == Path.home() / "scores"
    assert data_folder("scores", {}) == Path.cwd() / "scores"
