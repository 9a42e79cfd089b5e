"""Starting the app from the command line, and how the process behaves."""

import errno
import io
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from sheets import sheet

from scorekeeper.cli import Options, main, output


def test_without_a_command_the_app_starts(scorekeeper):
    assert scorekeeper().status == 0
    assert scorekeeper.started == [Options()]


def test_how_to_serve_it_can_be_said(scorekeeper):
    scorekeeper(
        *["--web", "--host", "192.0.2.7", "--port", "8550", "--no-browser", "--data", "here"]
    )

    assert scorekeeper.started == [
        Options(data="here", web=True, host="192.0.2.7", port=8550, open_browser=False)
    ]


def test_the_version_is_said(scorekeeper):
    assert scorekeeper("--version").out == f"scorekeeper {version('scorekeeper')}\n"


@pytest.mark.parametrize("argv", [["--help"], ["score", "--help"], ["export", "--help"]])
def test_help_is_given(scorekeeper, argv):
    said = scorekeeper(*argv)

    assert said.status == 0
    assert said.out.startswith("usage: scorekeeper")


def test_an_interrupt_ends_quietly(capsys):
    def interrupted(_options):
        raise KeyboardInterrupt

    assert main([], library=None, run_app=interrupted) == 130
    assert capsys.readouterr().err == ""


SCRIPT = """
import sys
from scorekeeper.cli import main
status = main(library=None, run_app=None)
assert not {"flet", "flet_web", "tinydb", "platformdirs", "filelock"} & set(sys.modules)
sys.exit(status)
"""


def run(*argv, **how):
    command = [sys.executable, "-c", SCRIPT, *map(str, argv)]
    return subprocess.run(command, capture_output=True, check=False, **how)


@pytest.fixture
def sheet_of_sara(tmp_path):
    path = tmp_path / "sheet.json"
    path.write_text(sheet(players=["שרה", "Ben", "Cy"]), encoding="utf-8")
    return path


@pytest.mark.parametrize("form", ["text", "json", "csv"])
def test_scoring_loads_neither_screens_nor_storage(sheet_of_sara, form):
    done = run("score", sheet_of_sara, "--format", form)

    assert done.returncode == 0, done.stderr
    assert done.stderr == b""


def test_a_terminal_that_knows_no_hebrew_gets_it_spelt_out(sheet_of_sara):
    env = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}

    text = run("score", sheet_of_sara, env=env)
    program = run("score", sheet_of_sara, "--format", "json", env=env)

    assert b"\\u05e9\\u05e8\\u05d4" in text.stdout
    assert "שרה".encode() in program.stdout


def test_nobody_reading_is_no_crash(sheet_of_sara):
    command = [sys.executable, "-c", SCRIPT, "score", str(sheet_of_sara)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        process.stdout = None

        _, err = process.communicate()

    assert process.returncode == 141
    assert err == b""


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "argv",
    [
        ["score", "SHEET"],
        ["score", "SHEET", "--format", "json"],
        ["score", "SHEET", "--format", "csv"],
        ["rules", "classic"],
        ["--help"],
        ["--version"],
    ],
)
def test_an_output_that_is_full_is_said_in_one_sentence(sheet_of_sara, argv):
    command = [sys.executable, "-c", SCRIPT, *argv]
    command = [str(sheet_of_sara) if word == "SHEET" else word for word in command]

    with FULL.open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)

    assert done.returncode == 2
    assert done.stderr.decode() == (
        f"scorekeeper: stdout: this file cannot be written: {os.strerror(errno.ENOSPC)}.\n"
    )


def test_an_output_that_is_closed_is_said_in_one_sentence(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)

    with pytest.raises(output.Refusal, match="stdout: this file cannot be written"):
        output.say("Ann\n")


def test_output_may_be_no_terminal_at_all(monkeypatch):
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)

    output.say("Ann\n")

    assert out.getvalue() == "Ann\n"
