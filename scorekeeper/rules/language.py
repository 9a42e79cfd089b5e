"""The little language that says what a hand pays and how a plan is shaped.

A formula is checked once, node by node, and becomes nested functions over a table of
named numbers.  Nothing is ever handed to ``eval``: a formula can reach its names, its
own constants and six functions, and there is nothing else for it to reach.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from scorekeeper.rules.errors import FormulaError, sentence
from scorekeeper.rules.parsing import DEEPEST, parsed
from scorekeeper.rules.values import dataclass, field

__all__ = ["Formula", "FormulaError", "Points", "formula", "plain", "settled"]

Points: TypeAlias = int | float
"""Points: whole numbers, or halves where a rule pays halves."""

Value: TypeAlias = int | float | str
Env: TypeAlias = Mapping[str, Value]
Step: TypeAlias = Callable[[Env], Value]

LONGEST = 200
"""Characters a formula may have."""
LARGEST = 1_000_000
"""The largest constant, base of a power, and result."""
HIGHEST_POWER = 64
"""The largest exponent."""
MOST_ARGUMENTS = 8
"""How many numbers ``min`` and ``max`` take."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula that has been checked: its text, and how to work it out."""

    text: str
    _step: Step = field(repr=False, compare=False)

    def value(self, env: Env) -> Points:
        """Return what the formula gives for the named values in ``env``.

        Raises FormulaError where arithmetic has no answer (a division by zero), or
        none that can be kept: larger than a million, or neither whole nor a half.
        """
        return settled(self._worked_out(env))

    def holds(self, env: Env) -> bool:
        """Return whether the formula, read as a condition, is true.

        Raises FormulaError where arithmetic has no answer.
        """
        return bool(self._worked_out(env))

    def _worked_out(self, env: Env) -> Value:
        try:
            return self._step(env)
        except (ArithmeticError, ValueError) as lost:
            raise FormulaError(
                sentence("“{formula}” has no answer here (it divides by zero or grows too large)."),
                formula=self.text,
            ) from lost


def plain(value: Points) -> Points:
    """Return ``value`` as an int where it is whole.

    >>> plain(7.0), plain(0.5)
    (7, 0.5)
    """
    return int(value) if isinstance(value, float) and value.is_integer() else value


def settled(value: object) -> Points:
    """Return what a hand pays as a whole number or a half, or raise FormulaError."""
    if isinstance(value, float) and math.isfinite(value) and (2 * value).is_integer():
        value = plain(value)
    elif not isinstance(value, int):
        raise FormulaError(
            sentence("A hand pays whole numbers or halves, not {value}."), value=value
        )
    if abs(value) > LARGEST:
        raise FormulaError(sentence("A hand pays at most a million points."))
    return value + 0  # True and False count as 1 and 0


def _power(base: Points, exponent: Points) -> Points:
    if abs(exponent) > HIGHEST_POWER or abs(base) > LARGEST:
        raise OverflowError
    raised: int | float | complex = base**exponent
    if isinstance(raised, complex):
        raise ArithmeticError  # noqa: TRY004 - the root of a negative number is no wrong type
    return raised


def _triangle(value: Points) -> Points:
    """1 + 2 + ... + value."""
    return value * (value + 1) / 2


def _half(value: Points) -> Points:
    """Half of it, rounded up: the one published rule that halves does so."""
    return math.ceil(value / 2)


_SUMS: dict[type[ast.AST], Callable[..., Value]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: _power,
}
_COMPARISONS: dict[type[ast.AST], Callable[..., bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_SIGNS: dict[type[ast.AST], Callable[..., Value]] = {
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Not: operator.not_,
}
_FUNCTIONS: dict[str, tuple[Callable[..., Value], int, int]] = {
    "abs": (abs, 1, 1),
    "min": (min, 2, MOST_ARGUMENTS),
    "max": (max, 2, MOST_ARGUMENTS),
    "tri": (_triangle, 1, 1),
    "half": (_half, 1, 1),
}


@lru_cache(maxsize=1024)
def formula(text: str, names: frozenset[str], texts: frozenset[str] = frozenset()) -> Formula:
    """Check ``text`` and return it ready to be worked out.

    ``names`` are the numbers it may use, ``texts`` those that hold a text (``trump``).
    Raises FormulaError, with the place, for anything outside the language.
    """
    if len(text) > LONGEST:
        raise FormulaError(
            sentence("A formula has at most {most} characters; this one has {length}."),
            LONGEST,
            most=LONGEST,
            length=len(text),
        )
    for at, letter in enumerate(text):
        if letter in "\\#" or not letter.isascii() or not letter.isprintable():
            raise _misplaced(letter, at)
    blank = len(text) - len(text.lstrip())
    tree = parsed(text.strip(), blank)
    step, is_text = _Checker(names, texts, blank).check(tree, DEEPEST)
    if is_text:
        raise FormulaError(sentence("A formula gives a number, not a text."), blank)
    return Formula(text, step)


def _odd(node: ast.expr) -> str:
    """Return why a part of a formula cannot stand there."""
    if isinstance(node, ast.Tuple):
        return sentence("A comma parts only the numbers of min and max; a half is written 0.5.")
    return sentence("This cannot stand in a formula.")


def _misplaced(letter: str, at: int) -> FormulaError:
    """Return that a letter is no part of the language, by its number where it is not seen."""
    if letter.isprintable():
        return FormulaError(sentence("“{letter}” cannot stand in a formula."), at, letter=letter)
    return FormulaError(
        sentence("There is an invisible character here ({code}): take it out."),
        at,
        code=f"U+{ord(letter):04X}",
    )


class _Checker:
    """Walks a formula once; gives each node as a function and whether it is a text."""

    def __init__(self, names: frozenset[str], texts: frozenset[str], blank: int) -> None:
        self._names, self._texts, self._blank = names, texts, blank

    def check(self, node: ast.expr, depth: int) -> tuple[Step, bool]:
        if depth == 0:
            raise self._error(node, sentence("This formula is nested too deeply."))
        match node:
            case ast.Constant(value=value):
                return self._constant(node, value)
            case ast.Name(id=name):
                return self._name(node, name)
            case ast.UnaryOp(op=op, operand=operand) if type(op) in _SIGNS:
                return _one(_SIGNS[type(op)], self._number(operand, depth)), False
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _SUMS:
                both = self._number(left, depth), self._number(right, depth)
                return _two(_SUMS[type(op)], *both), False
            case ast.BoolOp(op=op, values=values):
                parts = [self._number(value, depth) for value in values]
                return _any_or_all(parts, wanted=isinstance(op, ast.Or)), False
            case ast.Compare():
                return self._comparison(node, depth), False
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return _choice(*(self._number(n, depth) for n in (test, body, orelse))), False
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _FUNCTIONS:
                return self._call(node, name, args, depth), False
        raise self._error(node, _odd(node))

    def _constant(self, node: ast.expr, value: object) -> tuple[Step, bool]:
        if isinstance(value, str):
            return (lambda _: value), True
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self._error(node, sentence("Only numbers and names can stand here."))
        if not abs(value) <= LARGEST or not float(2 * value).is_integer():
            raise self._error(node, sentence("Numbers are whole or halves, up to a million."))
        return (lambda _: value), False

    def _name(self, node: ast.expr, name: str) -> tuple[Step, bool]:
        if name not in self._names and name not in self._texts:
            raise self._error(
                node,
                sentence("There is no value called “{name}”; there are: {names}."),
                name=name,
                names=", ".join(sorted(self._names | self._texts)),
            )
        return operator.itemgetter(name), name in self._texts

    def _comparison(self, node: ast.Compare, depth: int) -> Step:
        links = []
        left, left_is_text = self.check(node.left, depth - 1)
        for op, term in zip(node.ops, node.comparators, strict=True):
            right, right_is_text = self.check(term, depth - 1)
            compare = _COMPARISONS.get(type(op))
            if compare is None:
                raise self._error(term, sentence("Compare with ==, !=, <, <=, > or >=."))
            if left_is_text != right_is_text:
                raise self._error(term, sentence("A text compares with texts only."))
            if left_is_text and not isinstance(op, ast.Eq | ast.NotEq):
                raise self._error(term, sentence("Texts compare with == and != only."))
            links.append(_two(compare, left, right))
            left, left_is_text = right, right_is_text
        return links[0] if len(links) == 1 else _any_or_all(links, wanted=False)

    def _call(self, node: ast.expr, name: str, args: list[ast.expr], depth: int) -> Step:
        function, least, most = _FUNCTIONS[name]
        if not least <= len(args) <= most:
            several = sentence("“{name}” takes {least} to {most} numbers, not {count}.")
            raise self._error(
                node,
                sentence("“{name}” takes one number, not {count}.") if most == 1 else several,
                name=name,
                least=least,
                most=most,
                count=len(args),
            )
        steps = [self._number(arg, depth) for arg in args]
        return lambda env: function(*(step(env) for step in steps))

    def _number(self, node: ast.expr, depth: int) -> Step:
        step, is_text = self.check(node, depth - 1)
        if is_text:
            raise self._error(node, sentence("A text can only be compared."))
        return step

    def _error(self, node: ast.expr, message: str, **values: object) -> FormulaError:
        return FormulaError(message, self._blank + node.col_offset, **values)


def _one(apply: Callable[..., Value], of: Step) -> Step:
    return lambda env: apply(of(env))


def _two(apply: Callable[..., Value], left: Step, right: Step) -> Step:
    return lambda env: apply(left(env), right(env))


def _choice(test: Step, yes: Step, no: Step) -> Step:
    return lambda env: yes(env) if test(env) else no(env)


def _any_or_all(parts: list[Step], *, wanted: bool) -> Step:
    """``or`` (wanted) stops at the first true part, ``and`` at the first false one."""

    def stops(env: Env) -> Value:
        for part in parts:
            if bool(part(env)) is wanted:
                return wanted
        return not wanted

    return stops
