"""The reader's language: gettext's catalogues, one language in use at a time.

English is the language of the source and needs no catalogue.  ``qps`` is a language made
on the fly for tests: whatever still reads as plain English under it is hard-coded.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Mapping

from scorekeeper.rules.errors import sentence

__all__ = [
    "DOMAIN",
    "LOCALES",
    "PSEUDO",
    "PSEUDO_RTL",
    "_",
    "is_rtl",
    "languages",
    "ngettext",
    "use",
    "wanted",
]

DOMAIN = "scorekeeper"
LOCALES = os.path.join(os.path.dirname(__file__), "locales")  # noqa: PTH118, PTH120 - see below
"""Where ``LANGUAGE/LC_MESSAGES/scorekeeper.mo`` is looked up (pathlib would cost every start)."""
PSEUDO = "qps"
"""The pseudo-locale, left to right."""
PSEUDO_RTL = "qps-rtl"
"""The same, in a language written from right to left."""

_RTL = frozenset({"ar", "dv", "fa", "he", "ks", "ps", "ug", "ur", "yi", PSEUDO_RTL})
_SOURCE = frozenset({"c", "posix", "en"})
_ACCENTS = str.maketrans("aceilnorstuyzACEILNORSTUYZ", "áćéíĺńóŕśţúýźÁĆÉÍĹŃÓŔŚŢÚÝŹ")


class _Pseudo(gettext.NullTranslations):
    """Brackets and accents around every sentence; gaps such as ``{player}`` stay."""

    def gettext(self, message: str) -> str:
        """Return ``message`` as ⟦ḿéśśáǵé⟧."""
        parts = message.replace("}", "{").split("{")
        for index in range(0, len(parts), 2):
            parts[index] = parts[index].translate(_ACCENTS)
        gaps = (f"{{{part}}}" if index % 2 else part for index, part in enumerate(parts))
        return f"⟦{''.join(gaps)}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the sentence for ``n`` things, pseudo-translated."""
        return self.gettext(msgid1 if n == 1 else msgid2)


class _Spoken:
    """The language in use: the one thing here that changes."""

    language: str = "en"
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def wanted(environ: Mapping[str, str]) -> tuple[str, ...]:
    """Return the languages an environment asks for, the most wanted first.

    English ends the list: it needs no catalogue, so nothing after it is ever reached.

    >>> wanted({"LANGUAGE": "de_AT:en", "LANG": "fr_FR.UTF-8"})
    ('de_AT',)
    """
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    asked = next((environ[name] for name in names if environ.get(name)), "")
    found: list[str] = []
    for language in asked.split(":"):
        if _base(language) in _SOURCE:
            break
        if language:
            found.append(language)
    return tuple(found)


def use(language: str | None = None) -> str:
    """Speak ``language`` from now on, by default the one the environment asks for.

    Returns the language in use, which is English when there is no catalogue.
    """
    languages = wanted(os.environ) if language is None else wanted({"LANGUAGE": language})
    _Spoken.language, _Spoken.catalogue = "en", gettext.NullTranslations()
    for each in languages:
        if each in {PSEUDO, PSEUDO_RTL}:
            _Spoken.language, _Spoken.catalogue = each, _Pseudo()
            break
        if gettext.find(DOMAIN, LOCALES, [each]):
            _Spoken.language = each
            _Spoken.catalogue = gettext.translation(DOMAIN, LOCALES, [each])
            break
    return _Spoken.language


def languages() -> dict[str, str]:
    """Return the languages there are, by tag, each by its own name.

    A catalogue says what its language is called where it translates “English”.  Without any
    there is nothing to choose, and none is returned.
    """
    tags = sorted(os.listdir(LOCALES))  # noqa: PTH208 - see above
    found = {tag: _named(tag) for tag in tags if gettext.find(DOMAIN, LOCALES, [tag])}
    return {"en": "English", **found} if found else {}


def _named(tag: str) -> str:
    return gettext.translation(DOMAIN, LOCALES, [tag]).gettext(sentence("English"))


def is_rtl() -> bool:
    """Return whether the language in use is written from right to left."""
    return _Spoken.language in _RTL or _base(_Spoken.language) in _RTL


def _base(language: str) -> str:
    """Return the language without country, script and encoding: ``en`` of ``en_GB.UTF-8``."""
    return language.lower().replace("-", "_").split("_")[0].split(".")[0]


def _(text: str) -> str:
    """Return ``text`` in the language in use.  Gaps such as ``{player}`` are left open."""
    return _Spoken.catalogue.gettext(text) if text else text


def ngettext(one: str, many: str, count: int) -> str:
    """Return the form of a sentence for ``count`` things, in the language in use."""
    return _Spoken.catalogue.ngettext(one, many, count)
