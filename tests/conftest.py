"""Hypothesis profiles: quick by day, reproducible in CI, thorough by night; and what is measured.

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

SCREENS = (Path(__file__).parent / "ui", Path(__file__).parent / "browser")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cov-screens", action="store_true", help="measure the coverage of the screens as well"
    )
    parser.addoption("--kill-for", type=float, metavar="SECONDS", help="go on killing for so long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--kill-for"):
        for item in items:
            item.add_marker(pytest.mark.timeout(0))
    if config.getoption("--cov-screens"):
        return
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in SCREENS):
            item.add_marker("no_cover")
