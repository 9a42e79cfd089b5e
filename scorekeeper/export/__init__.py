"""A game as files, and files as games.

Writers take a Game and return text; ``read_sheet`` and ``read_game`` take what a person
hands in and raise RuleError, with the place, for whatever is wrong with it.
"""
