"""What tests of the book begin with: an empty store, a clock that stands, a library of both."""

import pytest
from book.clocks import Clock, library_at
from book.keeping import MemoryStore


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def library(store, clock):
    return library_at(store, clock)
