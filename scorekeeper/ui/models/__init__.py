"""Models: what a screen shows, and what it can be asked for.

One set per page.  Their public fields are replaced, never mutated: Flet hears an
assignment, but neither ``+=`` nor a change inside a value.
"""
