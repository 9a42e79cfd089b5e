"""Every call to the disk fails in turn: each game is the old or the new one, and is told so."""

import errno
import shutil

import pytest
from storage.deeds import CASES, DAMAGE, OTHER, state
from storage.faults import CHANGING, NUMBERS, FailingDisk
from storage.folders import everything

from scorekeeper.book.errors import NotWrittenError, StoreError
from scorekeeper.storage.files import FileStore

REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EROFS: "this folder may not be written to",
    errno.EACCES: "this folder may not be written to",
    errno.EIO: "Input/output error",
}


def others(folder):
    return {path: content for path, content in everything(folder).items() if OTHER in path.name}


def is_kept(prepared, folder):
    """Return whether what must not be lost is there: what is damaged, or of an older version."""
    before, now = everything(prepared), everything(folder).values()
    return all(
        content in now
        for content in before.values()
        if content == DAMAGE or b'"version":0' in content
    )


@pytest.fixture(params=CASES, ids=lambda case: case.replace(" ", "-"))
def case(request, tmp_path):
    """Return a folder as it was before, what is done to it, and how it is before and after."""
    prepare, action = CASES[request.param]
    before, after = tmp_path / "before", tmp_path / "after"
    prepare(FileStore(before))
    if before.exists():
        shutil.copytree(before, after)
    action(FileStore(after))
    return before, action, state(FileStore(before)), state(FileStore(after))


@pytest.mark.parametrize(
    ("number", "short"),
    [(number, False) for number in NUMBERS] + [(errno.ENOSPC, True)],
    ids=["full", "broken", "read-only", "forbidden", "full-half-way"],
)
def test_whatever_call_fails_all_is_as_before_or_as_after(case, tmp_path, number, short):
    prepared, action, before, after = case
    for at in range(100):
        folder = tmp_path / f"{at}"
        if prepared.exists():
            shutil.copytree(prepared, folder)
        disk = FailingDisk(at, number, short=short)
        problem = None
        try:
            action(FileStore(folder, disk=disk))
        except StoreError as failed:
            problem = failed
        if disk.failed is None:
            break

        found = state(FileStore(folder))
        assert found in (before, after)
        assert is_kept(prepared, folder)
        assert others(folder) == {
            folder / path.relative_to(prepared): content
            for path, content in others(prepared).items()
        }
        if problem is None:  # only an earlier copy was not kept
            assert found == after
        else:
            check_sentence(problem, folder, disk, number)
            if found == before:
                action(FileStore(folder))
                assert state(FileStore(folder)) == after
        assert not left_over(folder) or disk.failed == "unlink"
    assert problem is None
    assert at > 3


def check_sentence(problem, folder, disk, number):
    """Assert that it names a file of the folder and the reason, and may be tried again."""
    file = problem.values["file"]
    assert str(problem).startswith(str(file))
    assert file == folder or folder in file.parents
    if disk.failed in CHANGING:
        assert isinstance(problem, NotWrittenError)
        assert str(problem) == f"{file} was not written: {REASONS[number]}."


def left_over(folder):
    return [path for path in everything(folder) if path.suffix == ".part"]
