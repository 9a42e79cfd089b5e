"""Keeping games: the log of a game, undo and redo, the library, the remembered players.

No screens and no files: a :class:`~scorekeeper.book.store.Store` is given from outside.
"""
