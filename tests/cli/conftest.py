"""The command line with a library in memory."""

import json
from dataclasses import dataclass, field

import pytest
from book.keeping import MemoryStore
from sheets import EXAMPLE

from scorekeeper.book.library import Library
from scorekeeper.cli import Options, main


@dataclass
class Said:
    """What a command did."""

    status: int
    out: str
    err: str


@dataclass
class Desk:
    """Runs commands on one library, and remembers which folder was asked for."""

    capsys: pytest.CaptureFixture
    store: MemoryStore = field(default_factory=MemoryStore)
    folders: list = field(default_factory=list)
    started: list[Options] = field(default_factory=list)

    def library(self, folder=None):
        self.folders.append(folder)
        return Library(self.store, lambda: "2026-07-12 20:15:00", lambda: "20260712-201500-0000")

    def run_app(self, options):
        self.started.append(options)
        return 0

    def __call__(self, *argv):
        try:
            status = main([str(arg) for arg in argv], library=self.library, run_app=self.run_app)
        except SystemExit as end:
            status = end.code
        out, err = self.capsys.readouterr()
        return Said(status, out, err)


@pytest.fixture
def data(tmp_path_factory, monkeypatch):
    """The folder of games, when no other is named; its games are in memory."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("SCOREKEEPER_DATA", str(folder))
    return folder


@pytest.fixture
def scorekeeper(capsys, data):
    assert data.is_dir()
    return Desk(capsys)


@pytest.fixture
def kept(scorekeeper, tmp_path):
    """The id of a game, once it is kept."""
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(EXAMPLE), encoding="utf-8")
    assert scorekeeper("import", path).status == 0
    return next(iter(scorekeeper.store.games))


@pytest.fixture
def backup(scorekeeper, kept, tmp_path):
    """A backup of it."""
    assert kept
    path = tmp_path / "all.json"
    assert scorekeeper("backup", path).status == 0
    return path
