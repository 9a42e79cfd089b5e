"""A command that writes keeps others from it as long as it runs, and refuses while they do."""

import pytest
from book.beside import looking
from book.keeping import MemoryStore, library_of
from refusing import refused
from sheets import sheet

from scorekeeper.book.access import OpenAccess
from scorekeeper.book.errors import LookOnlyError
from scorekeeper.cli.writing import writing


class Door(OpenAccess):
    """Access that remembers who came in and went out, and may be shut."""

    def __init__(self, refused=None):
        self.refused, self.passed = refused, []

    def enter(self):
        if self.refused is not None:
            raise self.refused
        self.passed.append("in")

    def leave(self):
        self.passed.append("out")


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "sheet.json"
    path.write_text(sheet(), encoding="utf-8")
    return path


def test_a_command_goes_in_before_it_writes_and_out_again_even_if_it_fails():
    book = library_of()
    book.access = Door()

    with pytest.raises(ZeroDivisionError), writing(book):
        book.access.passed.append(1 / 0)

    assert book.access.passed == ["in", "out"]


def test_an_import_is_refused_while_another_program_has_the_games(scorekeeper, path):
    scorekeeper.library = lambda _folder: looking(scorekeeper.store)

    said = refused(scorekeeper("import", path))

    assert said == ("Another scorekeeper has these games open. Close it first, or do this there.")
    assert scorekeeper.store.games == {}


def test_where_nobody_may_write_closing_another_program_is_no_advice(scorekeeper, path):
    def shut(_folder):
        book = library_of(MemoryStore())
        book.access = Door(LookOnlyError("{folder} may not be written to.", folder="/games"))
        return book

    scorekeeper.library = shut

    assert refused(scorekeeper("import", path)) == "/games may not be written to."
