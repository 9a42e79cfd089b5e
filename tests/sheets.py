"""Sheets to read, as JSON values and as text."""

import csv
import io
import json

EXAMPLE = {
    "format": "oh-hell-sheet",
    "version": 1,
    "players": ["Ann", "Ben", "Cy"],
    "first_dealer": "Cy",
    "rules": "classic",
    "hands": [
        {
            "cards": 1,
            "bids": [1, 0, 0],
            "tricks": [1, 0, 0],
            "trump": "hearts",
            "adjust": [0, -10, 0],
        }
    ],
}
"""The one of the documentation."""


def hand(bids, tricks, **more):
    """Return one hand of a sheet."""
    return {"bids": bids, "tricks": tricks, **more}


def sheet(*hands, **more):
    """Return a sheet of Ann, Ben and Cy as JSON text."""
    whole = {"format": "oh-hell-sheet", "version": 1, "players": ["Ann", "Ben", "Cy"], **more}
    return json.dumps({**whole, "hands": list(hands)})


def table(text):
    """Return the rows of a CSV text as any other program reads them."""
    assert text.startswith("\ufeff")
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline="")))
