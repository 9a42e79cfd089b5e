"""Reading records: values of the right kind, or a sentence that names the place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NoReturn, TypeVar

from scorekeeper.rules.errors import RecordError, sentence

__all__ = ["Reader"]

Choice = TypeVar("Choice", bound=StrEnum)
LONGEST_TEXT = 2_000
NEWEST = 10**9
"""Beyond it a version is no number of a version."""
_MISSING = object()


class Reader:
    """A JSON object being read: every question is checked, every field must be known."""

    def __init__(self, record: object, place: str) -> None:
        self.place = place
        if not isinstance(record, Mapping):
            self._fail(
                place, sentence("expected an object with named fields, not {found}."), record
            )
        self._record: Mapping[str, object] = record
        self._asked: set[str] = set()

    def has(self, key: str) -> bool:
        """Return whether the field is there, null or not."""
        self._asked.add(key)
        return key in self._record

    def raw(self, key: str, default: object = _MISSING) -> object:
        """Return the field as it stands; without a default it must be there."""
        self._asked.add(key)
        value = self._record.get(key, default)
        if value is _MISSING:
            raise RecordError(self.at(key), sentence("this field is missing."))
        return value

    def at(self, key: str) -> str:
        """Return the place of a field."""
        return f"{self.place}.{key}"

    def text(self, key: str, default: object = _MISSING) -> str:
        """Return a text of at most 2,000 characters."""
        return self._text_at(self.at(key), self.raw(key, default))

    def _text_at(self, place: str, value: object) -> str:
        if not isinstance(value, str):
            self._fail(place, sentence("expected a text, not {found}."), value)
        if len(value) > LONGEST_TEXT:
            raise RecordError(
                place,
                sentence("expected a text of at most {most} characters, not {count}."),
                most=LONGEST_TEXT,
                count=len(value),
            )
        return value

    def flag(self, key: str, *, default: bool) -> bool:
        """Return true or false."""
        value = self.raw(key, default)
        if not isinstance(value, bool):
            self._fail(self.at(key), sentence("expected true or false, not {found}."), value)
        return value

    def whole(self, key: str, least: int, most: int, default: object = _MISSING) -> int:
        """Return a whole number from ``least`` to ``most``."""
        return self.whole_at(self.at(key), self.raw(key, default), least, most)

    def whole_at(self, place: str, value: object, least: int, most: int) -> int:
        """Return ``value``, read at ``place``, as a whole number in its bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise RecordError(
                place,
                sentence("expected a whole number from {least} to {most}, not {found}."),
                least=least,
                most=most,
                found=shown(value),
            )
        return value

    def number(self, key: str, most: int) -> int | float:
        """Return a whole number or a half, at most ``most`` either way."""
        return self.number_at(self.at(key), self.raw(key), most)

    def number_at(self, place: str, value: object, most: int) -> int | float:
        """Return ``value``, read at ``place``, as a whole number or a half in its bounds."""
        if (
            not isinstance(value, int | float)
            or isinstance(value, bool)
            or not abs(value) <= most  # NaN is not
            or not float(value * 2).is_integer()
        ):
            self._fail(place, sentence("expected a whole number or a half, not {found}."), value)
        return int(value) if float(value).is_integer() else value

    def choice(self, key: str, kind: type[Choice], default: object = _MISSING) -> Choice:
        """Return one of the words of ``kind``."""
        return self.choice_at(self.at(key), self.raw(key, default), kind)

    def choice_at(self, place: str, value: object, kind: type[Choice]) -> Choice:
        """Return ``value``, read at ``place``, as one of the words of ``kind``."""
        try:
            return kind(value)  # type: ignore[arg-type]
        except ValueError:
            raise RecordError(
                place,
                sentence("expected one of {expected}, not {found}."),
                expected=", ".join(kind),
                found=shown(value),
            ) from None

    def items(self, key: str, most: int, default: object = _MISSING) -> list[tuple[str, object]]:
        """Return a list's items, at most ``most``, each with its place."""
        value = self.raw(key, default)
        if not isinstance(value, list | tuple):
            self._fail(self.at(key), sentence("expected a list, not {found}."), value)
        if len(value) > most:
            raise RecordError(
                self.at(key),
                sentence("expected at most {most} items, not {count}."),
                most=most,
                count=len(value),
            )
        return [(f"{self.at(key)}[{index}]", item) for index, item in enumerate(value)]

    def texts(self, key: str, most: int, default: object = _MISSING) -> tuple[str, ...]:
        """Return a list of texts."""
        items = self.items(key, most, default)
        return tuple(self._text_at(place, item) for place, item in items)

    def group(self, key: str) -> Reader:
        """Return the object in a field, ready to be read."""
        return Reader(self.raw(key), self.at(key))

    def fields(self) -> Iterator[tuple[str, object]]:
        """Yield every field with its value, for objects whose keys are data."""
        self._asked.update(self._record)
        yield from self._record.items()

    def check_kind(self, kind: str, version: int) -> None:
        """Raise RecordError unless this is a record of ``kind``, no newer than ``version``."""
        found = self.text("format")
        if found != kind:
            raise RecordError(
                self.at("format"),
                sentence("expected “{expected}”, not {found}."),
                expected=kind,
                found=shown(found),
            )
        newer = self.whole("version", 1, NEWEST)
        if newer > version:
            raise RecordError(
                self.at("version"),
                sentence(
                    "version {version} was written by a newer scorekeeper; "
                    "this one reads up to version {known}."
                ),
                version=newer,
                known=version,
            )

    def done(self) -> None:
        """Raise RecordError when the object has a field nobody asked for."""
        for key in self._record:
            if key not in self._asked:
                raise RecordError(
                    self.at(str(key)),
                    sentence("there is no such field; there are: {fields}."),
                    fields=", ".join(sorted(self._asked)),
                )

    def _fail(self, place: str, message: str, found: object) -> NoReturn:
        raise RecordError(place, message, found=shown(found))


def shown(value: object) -> str:
    """Return a short, printable picture of a value that was not expected."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case Mapping():
            return "an object"
        case list() | tuple():
            return "a list"
        case str():
            return f"“{value[:40]}…”" if len(value) > 40 else f"“{value}”"  # noqa: PLR2004
        case int() if abs(value) >= 10**12:
            return "a very large number"
    return str(value)
