"""The checks that read the code: formatting, lint, types, and the arrows of the layers."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "--no-cache", "."],
        ["ruff", "format", "--no-cache", "--check", "."],
        ["mypy"],
        ["lint-imports", "--no-cache"],
    ],
    ids=" ".join,
)
def test_the_code_passes(command):
    checked = subprocess.run(
        [BIN / command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_readme_and_ci_run_the_same_test_command():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")

    command = next(line for line in readme.splitlines() if ".venv/bin/pytest" in line)

    assert command in ci.splitlines()


def test_no_file_has_grown_two_ideas():
    grown = [
        str(path.relative_to(ROOT))
        for folder, most in {"scorekeeper": 300, "tests": 350}.items()
        for path in (ROOT / folder).rglob("*.py")
        if len(path.read_text(encoding="utf-8").splitlines()) > most
    ]

    assert grown == []
