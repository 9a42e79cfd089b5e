"""Whatever is wrong in the folder of games, a command says it in sentences of its own."""

import json
import shutil
import subprocess
import sys

import pytest
from sheets import EXAMPLE

COMMANDS = [
    ["games"],
    ["check"],
    ["rules"],
    ["rules", "ours"],
    ["import", "sheet.json"],
    ["score", "sheet.json", "--rules", "ours"],
    ["export", "2026", "--as", "json"],
    ["backup", "copy.json"],
    ["restore", "whole.json"],
]
SCRIPT = """
import json, sys
from scorekeeper import __main__ as program
from scorekeeper.cli import main
statuses = set()
for argv in json.loads(sys.argv[1]):
    statuses.add(main([*argv, "--data", "data"], library=program._library, run_app=None))
assert statuses <= {0, 1, 2}, statuses
"""


def run(folder, *commands):
    command = [sys.executable, "-c", SCRIPT, json.dumps(commands)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def as_text(name, text=""):
    return lambda data: (cleared(data / name)).write_text(text, encoding="utf-8")


def as_folder(name):
    return lambda data: (cleared(data / name) / "inside").mkdir(parents=True)


def cleared(path):
    """Return ``path``, of which nothing is left."""
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    return path


NEWER = '{"shared": {"1": {"record": {"format": "oh-hell-shared", "version": 99}}}}'
DAMAGE = {
    "shared damaged": as_text("shared.json", "{"),
    "shared newer": as_text("shared.json", NEWER),
    "shared a folder": as_folder("shared.json"),
    "index damaged": as_text("index.sqlite", "no index" * 999),
    "index a folder": as_folder("index.sqlite"),
    "writer a folder": as_folder("writer.json"),
    **{f"{name} a file": as_text(name) for name in ("games", "bin", "earlier", "backups")},
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_no_command_shows_what_is_meant_for_the_log(tmp_path, damage):
    sheet = tmp_path / "sheet.json"
    sheet.write_text(json.dumps(EXAMPLE), encoding="utf-8")
    assert run(tmp_path, ["import", "sheet.json"], ["backup", "whole.json"]).returncode == 0
    sheet.write_text(json.dumps({**EXAMPLE, "players": ["Dot", "Ed", "Cy"]}), encoding="utf-8")
    damage(tmp_path / "data")

    said = run(tmp_path, *COMMANDS)

    assert said.returncode == 0, said.stderr
    lines = said.stderr.splitlines()
    assert [line for line in lines if not line.startswith("scorekeeper: ")] == []
