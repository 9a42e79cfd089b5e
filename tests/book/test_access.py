"""Who may write, where nobody else could."""

from scorekeeper.book.access import OpenAccess


def test_where_there_is_one_program_it_always_may_write():
    access, read = OpenAccess(), []

    access.enter()
    access.serves_at("http://127.0.0.1:8000/")

    assert access.try_again(lambda: read.append("afresh"))
    assert read == ["afresh"]
    access.leave()
    assert access.look_only is None
