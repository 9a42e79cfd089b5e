r"""Every sentence a person reads, through gettext.

``_`` and ``ngettext`` translate; ``said`` and ``described`` turn what the game raises and
records into sentences.  The template of all sentences is made from the source by

    pybabel extract -k sentence --add-location=file --sort-output --project=scorekeeper \
        -o scorekeeper/words/locales/scorekeeper.pot scorekeeper

and a translation of it goes to ``locales/LANGUAGE/LC_MESSAGES/scorekeeper.po``; the
compiled ``.mo`` beside it is what is read.
"""

from scorekeeper.words.figures import isolated, points, signed
from scorekeeper.words.lines import amount_said, case_line, pays, when_said
from scorekeeper.words.sayings import (
    because,
    broken,
    described,
    hands,
    said,
    trump_is,
    trump_name,
)
from scorekeeper.words.summary import Topic, about, sentences, told, topic_name
from scorekeeper.words.translation import (
    PSEUDO,
    PSEUDO_RTL,
    _,
    is_rtl,
    languages,
    ngettext,
    use,
)

__all__ = [
    "PSEUDO",
    "PSEUDO_RTL",
    "Topic",
    "_",
    "about",
    "amount_said",
    "because",
    "broken",
    "case_line",
    "described",
    "hands",
    "is_rtl",
    "isolated",
    "languages",
    "ngettext",
    "pays",
    "points",
    "said",
    "sentences",
    "signed",
    "told",
    "topic_name",
    "trump_is",
    "trump_name",
    "use",
    "when_said",
]
