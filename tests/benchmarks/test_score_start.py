"""Scoring one sheet in a fresh process costs at most five bare starts of Python."""

import json
import os
import statistics
import subprocess
import sys
import time

from sheets import EXAMPLE

STARTS = 5
ROUNDS = 21


def test_a_sheet_is_scored_within_five_bare_starts(tmp_path):
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(EXAMPLE), encoding="utf-8")
    # Compiled, as any installed program is, whatever the environment of the tests says.
    environ = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path / "compiled")}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    commands = {
        "nothing": [sys.executable, "-c", "pass"],
        "score": [sys.executable, "-m", "scorekeeper", "score", str(path), "--format", "json"],
    }

    seconds = {name: [] for name in commands}
    for _ in range(1 + ROUNDS):
        for name, command in commands.items():  # side by side: a busy machine slows both
            start = time.perf_counter()
            subprocess.run(command, env=environ, check=True, stdout=subprocess.DEVNULL)
            seconds[name].append(time.perf_counter() - start)

    # The first round compiles.
    nothing, score = (statistics.median(seconds[name][1:]) for name in ("nothing", "score"))
    print(f"nothing {nothing * 1000:.0f} ms, score {score * 1000:.0f} ms: {score / nothing:.1f}")  # noqa: T201
    assert score < STARTS * nothing
