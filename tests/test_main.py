"""The program as it is run: its entry point, what it loads, its assets, its wheel."""

import json
import os
import signal
import subprocess
import sys
import zipfile
from importlib.metadata import entry_points, version
from pathlib import Path

import pytest
from sheets import sheet

from scorekeeper import __main__ as program
from scorekeeper.cli import Options

ROOT = Path(__file__).parent.parent
FONTS = sorted(font.name for font in (ROOT / "assets" / "fonts").glob("*.woff2"))


def run(*argv, **how):
    command = [sys.executable, *map(str, argv)]
    return subprocess.run(command, capture_output=True, text=True, check=False, **how)


def test_the_module_is_the_program():
    said = run("-m", "scorekeeper", "--version")

    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout == f"scorekeeper {version('scorekeeper')}\n"


def test_the_command_is_the_program():
    (command,) = entry_points(group="console_scripts", name="scorekeeper")

    assert command.load() is program.main


def test_scoring_through_the_entry_point_loads_neither_screens_nor_storage(tmp_path):
    path = tmp_path / "sheet.json"
    path.write_text(sheet(), encoding="utf-8")
    script = f"""
import sys
sys.argv = ["scorekeeper", "score", {str(path)!r}]
from scorekeeper.__main__ import main
status = main()
loaded = {{"flet", "flet_web", "tinydb", "platformdirs"}} & set(sys.modules)
sys.exit(f"loaded: {{loaded}}" if loaded else status)
"""

    said = run("-c", script)

    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout


def test_the_games_of_a_folder_are_listed_through_the_entry_point(tmp_path):
    said = run("-m", "scorekeeper", "games", "--data", tmp_path)

    assert (said.returncode, said.stderr) == (0, "")


@pytest.mark.parametrize("command", [["games"], ["--web", "--no-browser"]], ids=" ".join)
def test_a_folder_that_is_none_is_one_sentence_and_status_2(tmp_path, command):
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")

    said = run("-m", "scorekeeper", *command, "--data", file)

    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.startswith("scorekeeper: ")
    assert said.stderr.count("\n") == 1


def test_a_library_keeps_its_games_where_it_was_asked_to(tmp_path):
    library = program._library(str(tmp_path))

    assert library.game_ids() == ()
    assert library.new_id() != library.new_id()


def test_the_app_is_started_as_the_options_say(tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "scorekeeper.ui.start.start",
        lambda library, assets, **how: asked.append((library, assets, how)) or 7,
    )

    status = program._run_app(
        Options(data=str(tmp_path), web=True, host="192.0.2.7", port=8550, open_browser=False)
    )

    assert status == 7
    _, assets, how = asked[0]
    assert assets == ROOT / "assets"
    assert how == {"web": True, "host": "192.0.2.7", "port": 8550, "open_browser": False}


# -- two programs on one folder -----------------------------------------------------------


@pytest.fixture
def app(tmp_path):
    """A function that starts the app on the folder; it returns what it said until it answers."""
    running = []
    command = [sys.executable, "-m", "scorekeeper", "--web", "--no-browser", "--data", tmp_path]

    def started():
        running.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        said = []
        while not said or not said[-1].startswith("Open "):
            said.append(running[-1].stdout.readline().rstrip("\n"))
        return running[-1], said

    yield started
    for process in running:
        with process:
            process.kill()


def signed(folder):
    """The process that is said to write in a folder."""
    return json.loads((folder / "writer.json").read_text(encoding="utf-8"))["pid"]


def test_the_second_app_on_a_folder_says_who_writes_there_and_opens_to_look(tmp_path, app):
    first, said = app()
    url = said[-1].removeprefix("Open ")

    _, said = app()

    assert said[0].startswith("Another scorekeeper has these games open since ")
    assert said[0].endswith(f" ({url}). Here you can only look.")
    assert signed(tmp_path) == first.pid


def test_a_command_that_writes_refuses_while_the_app_has_the_games(tmp_path, app):
    app()
    path = tmp_path / "sheet.json"
    path.write_text(sheet(), encoding="utf-8")

    refused = run("-m", "scorekeeper", "import", path, "--data", tmp_path)
    looking = run("-m", "scorekeeper", "games", "--data", tmp_path)

    assert refused.returncode == 2
    assert refused.stderr.startswith("scorekeeper: Another scorekeeper has these games open")
    assert refused.stderr.endswith("Close it first, or do this there.\n")
    assert refused.stderr.count("\n") == 1
    assert (looking.returncode, looking.stdout) == (0, "No games yet.\n")


def test_after_a_command_nothing_is_in_the_way(tmp_path, app):
    path = tmp_path / "sheet.json"
    path.write_text(sheet(), encoding="utf-8")

    brought = run("-m", "scorekeeper", "import", path, "--data", tmp_path)
    process, said = app()

    assert (brought.returncode, len(said)) == (0, 1)
    assert signed(tmp_path) == process.pid


def test_after_a_crash_the_next_app_writes_at_once(tmp_path, app):
    crashed, _ = app()
    crashed.kill()
    crashed.wait()

    process, said = app()

    assert len(said) == 1
    assert signed(tmp_path) == process.pid


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a program without a signal")
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM], ids=lambda one: one.name)
def test_an_app_that_is_told_to_end_leaves_nobody_named(tmp_path, app, ending):
    process, _ = app()

    process.send_signal(ending)
    process.wait(timeout=60)

    assert not (tmp_path / "writer.json").exists()


def test_looking_makes_no_folder(tmp_path):
    folder = tmp_path / "games"

    for command in ("games", "check"):
        said = run("-m", "scorekeeper", command, "--data", folder)
        assert said.returncode == 0

    assert not folder.exists()


def test_the_assets_are_found_beside_the_source_as_an_absolute_path():
    assets = program._assets()

    assert assets.is_absolute()
    assert FONTS
    assert all((assets / "fonts" / font).is_file() for font in FONTS)
    assert (assets / "icon.png").is_file()


def test_the_assets_are_found_inside_an_installed_package(tmp_path, monkeypatch):
    inside = tmp_path / "scorekeeper" / "assets"
    inside.mkdir(parents=True)
    monkeypatch.setattr(program, "__file__", str(tmp_path / "scorekeeper" / "__main__.py"))

    assert program._assets() == inside


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel as `pip` builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    built = run("-m", "pip", "wheel", ".", "--no-deps", "--quiet", "-w", folder, cwd=ROOT)
    assert built.returncode == 0, built.stderr
    (path,) = folder.glob("*.whl")
    return path


def test_a_wheel_carries_fonts_icons_and_sentences(wheel):
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())

    assert {f"scorekeeper/assets/fonts/{font}" for font in FONTS} <= held
    assert "scorekeeper/assets/icon.png" in held
    assert any(name.startswith("scorekeeper/assets/icons/") for name in held)
    assert "scorekeeper/words/locales/scorekeeper.pot" in held
    assert "scorekeeper/py.typed" in held


def test_a_wheel_carries_the_licences_and_no_tests(wheel):
    with zipfile.ZipFile(wheel) as archive:
        held = archive.namelist()

    assert any(name.endswith("licenses/LICENSE") for name in held)
    assert sum("OFL-" in name for name in held) >= len(list(ROOT.glob("assets/fonts/OFL-*")))
    assert not any(name.startswith("tests/") for name in held)


def test_a_program_from_a_wheel_finds_its_own_assets(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    script = """
import sys
sys.path.insert(0, sys.argv[1])
from scorekeeper.__main__ import _assets
print(_assets())
"""

    # Its coverage would be counted as that of other files.
    env = {name: value for name, value in os.environ.items() if not name.startswith("COV")}

    said = run("-c", script, tmp_path, cwd=tmp_path, env=env)

    assert said.stdout.strip() == str(tmp_path / "scorekeeper" / "assets"), said.stderr
