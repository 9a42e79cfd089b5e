"""Hypothesis profiles, what is measured, and what is run first.

By day the profile is quick, in CI reproducible, by night thorough.

The game and the keeping of it are measured by their own tests, line by line.  Measuring the
screens as well makes their tests take more than twice as long: ``--cov-screens`` asks for it.
"""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("default", deadline=None, max_examples=60)
settings.register_profile("ci", deadline=None, max_examples=60, derandomize=True, database=None)
settings.register_profile("night", deadline=None, max_examples=2_000)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "default")
)

# A screen is thousands of small objects in rings; looking through them all for garbage every
# few hundred costs a quarter of the time of its tests.
gc.set_threshold(100_000)

HERE = Path(__file__).parent
SCREENS = (HERE / "ui", HERE / "browser")

LONGEST = (
    "browser/test_whole_game.py",
    "browser/test_reach.py",
    "browser/test_house_rules.py",
    "browser",
    "storage/test_killed.py",
    "test_quality.py",
    "test_main.py",
    "storage/test_damaged_files.py",
    "book/test_catalogue_laws.py",
    "ui/test_pseudo_locale.py",
)
"""What lasts longest, and so is begun first: of several workers none waits for the last one.

All of the browser stands together, so that each worker opens its own once.
"""

BY_LOT = (
    "book/test_catalogue_laws.py",
    "rules/test_entries.py",
    "rules/test_laws.py",
    "rules/test_presets.py",
    "rules/test_rescoring.py",
    "rules/test_setup.py",
    "rules/test_sheet.py",
    "storage/test_damaged_files.py",
)
"""Thousands of games by lot: other tests go through the same lines, and count for coverage."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cov-screens", action="store_true", help="measure the coverage of the screens as well"
    )
    parser.addoption("--kill-for", type=float, metavar="SECONDS", help="go on killing for so long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--kill-for"):
        for item in items:
            item.add_marker(pytest.mark.timeout(0))
    items.sort(key=turn)
    if config.getoption("--cov-screens"):
        return
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in SCREENS) or is_by_lot(item):
            item.add_marker("no_cover")


def turn(item: pytest.Item) -> int:
    """Return when a test's turn is: the place of its file or folder among the longest."""
    places = (place for place, path in enumerate(LONGEST) if item.path.is_relative_to(HERE / path))
    return next(places, len(LONGEST))


def is_by_lot(item: pytest.Item) -> bool:
    """Return whether a test is one of those that play many games, and not an example."""
    laws = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    many = item.name == "runTest" or item.name.startswith(
        ("test_a_preset_plays", "test_five_hundred")
    )
    return (laws or many) and any(item.path == HERE / path for path in BY_LOT)
