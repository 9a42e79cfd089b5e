"""What every refusal on the command line has in common."""


def refused(said):
    """Assert that a command refused in one line, and return the line."""
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.removeprefix("scorekeeper: ").rstrip("\n")
