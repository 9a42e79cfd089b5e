"""A frozen dataclass whose methods are shared instead of compiled for every class.

The standard decorator writes and compiles source for each class; for the classes of the
game that takes longer than starting Python.  Here every class gets the same few methods,
which read the names of its fields.  ``values`` says where this stands in for the standard.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

__all__ = ["dataclass", "field", "replace"]

Made = TypeVar("Made")


class _Field:
    """What is special about a field; ``default_factory`` makes its default."""

    __slots__ = ("compare", "default_factory", "repr")

    def __init__(
        self,
        *,
        default_factory: Callable[[], object] | None = None,
        repr: bool = True,  # noqa: A002 - its name in the standard library
        compare: bool = True,
    ) -> None:
        self.default_factory, self.repr, self.compare = default_factory, repr, compare


def field(**special: Any) -> Any:  # noqa: ANN401 - it stands where any value may
    """Say what is special about a field, as in the standard library."""
    return _Field(**special)


class _StandardFields:
    """The fields as the standard library describes them, made when somebody asks."""

    def __get__(self, value: object, owner: Any) -> dict[str, Any]:  # noqa: ANN401
        import dataclasses  # noqa: PLC0415 - the price this module saves

        found = {}
        for name in owner.__match_args__:
            one: Any = dataclasses.field()
            one.name, one._field_type = name, dataclasses._FIELD  # type: ignore[attr-defined]  # noqa: SLF001
            found[name] = one
        owner.__dataclass_fields__ = found
        return found


def dataclass(*, frozen: bool, slots: bool = False) -> Callable[[type[Made]], type[Made]]:
    """Make a class a frozen dataclass: there are no others here."""
    if not frozen:
        raise TypeError("values are frozen")
    return _with_slots if slots else _frozen


def replace(value: Made, /, **changes: object) -> Made:
    """Return ``value`` with other values in some fields."""
    cls: Any = type(value)
    place = cls._places
    if not changes.keys() <= place.keys():
        raise TypeError(f"{cls.__name__} has no {', '.join(changes.keys() - place.keys())}")
    content = list(cls._fields(value))
    for name, new in changes.items():
        content[place[name]] = new
    made: Made = object.__new__(cls)
    cls._fill(made, content)
    if cls._checks:
        cls.__post_init__(made)
    return made


def _with_slots(cls: type[Made]) -> type[Made]:
    own = tuple(cls.__annotations__)
    content = dict(_frozen(cls).__dict__)
    for name in ("__dict__", "__weakref__", *own):
        content.pop(name, None)
    again: Any = type(cls)  # the class once more: slots must be there from the start
    slotted: Any = again(cls.__name__, cls.__bases__, {**content, "__slots__": own})
    slotted._fill = _slot_filler(slotted)  # noqa: SLF001 - it is made here
    made: type[Made] = slotted
    return made


def _frozen(made: type[Made]) -> type[Made]:
    cls: Any = made
    own = tuple(cls.__annotations__)
    given = {name: cls.__dict__[name] for name in own if name in cls.__dict__}
    special = {name: default for name, default in given.items() if isinstance(default, _Field)}
    names = (*getattr(cls, "__match_args__", ()), *own)
    hidden = {name for name, default in special.items() if not default.compare}
    for name in special:
        delattr(cls, name)
    cls.__match_args__ = names  # type: ignore[misc]
    cls._places = {name: place for place, name in enumerate(names)}
    cls._checks = hasattr(cls, "__post_init__")
    cls._fill = _dict_filler(names)
    cls._fields = _getter(names)
    cls._compared = _getter(tuple(name for name in names if name not in hidden))
    cls._shown = tuple(name for name in names if name not in special or special[name].repr)
    cls._defaults = {
        **getattr(cls, "_defaults", {}),
        **{name: default for name, default in given.items() if name not in special},
    }
    cls._factories = {
        **getattr(cls, "_factories", {}),
        **{name: one.default_factory for name, one in special.items() if one.default_factory},
    }
    cls.__dataclass_fields__ = _StandardFields()
    for method in _METHODS:
        setattr(cls, method.__name__, method)
    return made


def _getter(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    """Return what gives the values of these fields: the quickest way there is."""
    if len(names) > 1:
        return staticmethod(operator.attrgetter(*names))
    return staticmethod(lambda value: tuple([getattr(value, name) for name in names]))


def _dict_filler(names: tuple[str, ...]) -> Callable[[object, Iterable[object]], None]:
    """Return what sets all fields of a value, in their order."""

    def fill(value: object, content: Iterable[object]) -> None:
        value.__dict__.update(zip(names, content, strict=True))

    return staticmethod(fill)


def _slot_filler(cls: Any) -> Callable[[object, Iterable[object]], None]:  # noqa: ANN401
    """Return the same for a class with slots, each of which is set by itself."""
    puts = [getattr(cls, name).__set__ for name in cls.__match_args__]

    def fill(value: object, content: Iterable[object]) -> None:
        for put, one in zip(puts, content, strict=True):
            put(value, one)

    return staticmethod(fill)


def __init__(self: Any, *given: object, **named: object) -> None:  # noqa: ANN401, N807
    names = self.__match_args__
    if len(given) != len(names) or named:  # else it is quick
        values = _values(self, given, named)
        given = tuple([values[name] for name in names])
    self._fill(self, given)
    if self._checks:
        self.__post_init__()


def _values(self: Any, given: tuple[object, ...], named: dict[str, object]) -> dict[str, object]:  # noqa: ANN401
    """Return what goes into the fields, defaults included."""
    names = self.__match_args__[: len(given)]
    if len(names) < len(given) or not named.keys().isdisjoint(names):
        raise TypeError(f"{type(self).__name__} takes each of its fields once")
    values: dict[str, object] = {**self._defaults, **dict(zip(names, given, strict=True)), **named}
    for name, make in self._factories.items():
        if name not in values:
            values[name] = make()
    if values.keys() != self._places.keys():
        odd = ", ".join(sorted(values.keys() ^ self._places.keys()))
        raise TypeError(f"{type(self).__name__} lacks, or has no, {odd}")
    return values


def __setattr__(self: object, name: str, value: object) -> None:  # noqa: ARG001, N807
    from dataclasses import FrozenInstanceError  # noqa: PLC0415 - the price this module saves

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def __delattr__(self: object, name: str) -> None:  # noqa: ARG001, N807
    from dataclasses import FrozenInstanceError  # noqa: PLC0415 - the price this module saves

    raise FrozenInstanceError(f"cannot delete field {name!r}")


def __getstate__(self: Any) -> tuple[object, ...]:  # noqa: ANN401, N807
    fields: tuple[object, ...] = self._fields(self)
    return fields


def __setstate__(self: Any, state: tuple[object, ...]) -> None:  # noqa: ANN401, N807
    self._fill(self, state)


def __eq__(self: Any, other: Any) -> bool:  # noqa: ANN401, N807
    if other.__class__ is not self.__class__:
        return NotImplemented
    same: bool = self._compared(self) == self._compared(other)
    return same


def __hash__(self: Any) -> int:  # noqa: ANN401, N807
    return hash(self._compared(self))


def __repr__(self: Any) -> str:  # noqa: ANN401, N807
    fields = ", ".join([f"{name}={getattr(self, name)!r}" for name in self._shown])
    return f"{self.__class__.__qualname__}({fields})"


_METHODS = (
    *(__init__, __setattr__, __delattr__, __getstate__, __setstate__),
    *(__eq__, __hash__, __repr__),
)
