"""The template translators start from."""

from pathlib import Path

from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from scorekeeper import words

PACKAGE = Path(words.__file__).parent.parent
TEMPLATE = PACKAGE / "words" / "locales" / "scorekeeper.pot"
KEYWORDS = {"_": None, "ngettext": (1, 2), "sentence": None}


def test_the_template_holds_every_sentence_of_the_program():
    with TEMPLATE.open("rb") as file:
        kept = {message.id for message in read_po(file) if message.id}

    found = {
        message
        for _, _, message, _, _ in extract_from_dir(
            PACKAGE, method_map=[("**.py", "python")], keywords=KEYWORDS
        )
    }

    assert kept == found, f"stale: {words.__doc__.split('by', 1)[1]}"
