"""Any formula in words: for the lines that are more than a base and so much per unit."""

from __future__ import annotations

import ast

from scorekeeper.rules import FormulaError, Trump
from scorekeeper.rules.parsing import parsed
from scorekeeper.words.figures import points
from scorekeeper.words.sayings import trump_is
from scorekeeper.words.translation import _

__all__ = ["formula_said"]


def formula_said(text: str) -> str:
    """Say a formula or a condition; what cannot be read, or said, stands as it is.

    >>> formula_said("cards == 1 and bid == 0 and made")
    'a one-card hand, made zero'
    >>> formula_said("-5*(2**off + 1)")
    'loses 5 × (2 to the power of the tricks off + 1)'
    """
    try:
        tree = parsed(text.strip(), 0)
        loses = _positive(tree)
        return _("loses {amount}").format(amount=_said(loses)) if loses else _said(tree)
    except (FormulaError, _UnsaidError):
        return text


class _UnsaidError(ValueError):
    """There are no words for it."""


def _positive(tree: ast.expr) -> ast.expr | None:
    """Return what a product with a minus in front loses, or None when it is none."""
    match tree:
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return operand
        case ast.BinOp(left=left, op=ast.Mult() | ast.Div() as op, right=right):
            rest = _positive(left)
            return None if rest is None else ast.BinOp(rest, op, right)
    return None


def _said(node: ast.expr) -> str:  # noqa: PLR0911 - each kind of node has its words
    match node:
        case ast.Constant(value=int() | float() as value):
            return points(value)
        case ast.Name(id=name) if name in (values := _values()):
            return values[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return f"\N{MINUS SIGN}{_inner(operand)}"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return _("not {condition}").format(condition=_said(operand))
        case ast.BinOp():
            return _sum(node)
        case ast.BoolOp(op=op, values=parts):
            return _both(parts) if isinstance(op, ast.And) else _either(parts)
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return _compared(left, op, right)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            form = _("{yes} if {condition}, else {no}")
            return form.format(yes=_said(body), condition=_said(test), no=_said(orelse))
        case ast.Call(func=ast.Name(id=name), args=args):
            return _called(name, args)
    raise _UnsaidError


def _inner(node: ast.expr) -> str:
    """Return a part of a product, in brackets where it would fall apart without."""
    loose = isinstance(node, ast.IfExp | ast.BoolOp | ast.Compare) or (
        isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub)
    )
    return f"({_said(node)})" if loose else _said(node)


def _sum(node: ast.BinOp) -> str:
    left, right = _inner(node.left), _inner(node.right)
    match node.op:
        case ast.Add():
            return f"{_said(node.left)} + {_said(node.right)}"
        case ast.Sub():
            return f"{_said(node.left)} \N{MINUS SIGN} {right}"
        case ast.Mult():
            return f"{left} × {right}"
        case ast.Div():
            return f"{left} / {right}"
        case ast.FloorDiv():
            return _("{value} / {by}, rounded down").format(value=left, by=right)
        case ast.Mod():
            return _("what {value} / {by} leaves over").format(value=left, by=right)
        case ast.Pow():
            if isinstance(node.right, ast.Constant) and node.right.value == 2:  # noqa: PLR2004
                return _("{value} squared").format(value=left)
            return _("{value} to the power of {exponent}").format(value=left, exponent=right)
    raise _UnsaidError


def _both(parts: list[ast.expr]) -> str:
    """Say conditions that all hold; a zero is said together with how it came out."""
    texts = [ast.unparse(part) for part in parts]
    zero = "bid == 0"
    said = []
    for part, text in zip(parts, texts, strict=True):
        if zero in texts and text in {"made", "missed"}:
            said.append(_("made zero") if text == "made" else _("missed zero"))
        elif text != zero or not {"made", "missed"} & set(texts):
            said.append(_said(part))
    return ", ".join(said)


def _either(parts: list[ast.expr]) -> str:
    first, *rest = (_said(part) for part in parts)
    for one in rest:
        first = _("{one} or {other}").format(one=first, other=one)
    return first


def _compared(left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
    known = _known()
    text = ast.unparse(ast.Compare(left, [op], [right]))
    if text in known:
        return known[text]
    match left, op, right:
        case ast.Name(id="trump"), ast.Eq() | ast.NotEq(), ast.Constant(value=str(suit)):
            trump = trump_is(Trump(suit) if suit in set(Trump) else None)
            trump = trump[:1].lower() + trump[1:]
            return trump if isinstance(op, ast.Eq) else _("not {condition}").format(condition=trump)
    match left, op, right:
        case ast.Name(id="bid"), ast.Eq(), ast.Constant(value=int() as bid):
            return _("a bid of {bid}").format(bid=bid)
        case ast.Name(id="bid"), ast.GtE(), ast.Constant(value=int() as bid):
            return _("a bid of {bid} or more").format(bid=bid)
        case ast.Name(id="off"), ast.GtE(), ast.Constant(value=int() as off):
            return _("{off} or more off").format(off=off)
    forms = {
        ast.Eq: _("{value} is {other}"),
        ast.NotEq: _("{value} is not {other}"),
        ast.Lt: _("{value} is less than {other}"),
        ast.LtE: _("{value} is at most {other}"),
        ast.Gt: _("{value} is more than {other}"),
        ast.GtE: _("{value} is at least {other}"),
    }
    if type(op) not in forms:
        raise _UnsaidError
    return forms[type(op)].format(value=_said(left), other=_said(right))


def _known() -> dict[str, str]:
    """Return the comparisons that have words of their own."""
    return {
        "trump != 'none'": _("there is a trump"),
        "bid == 0": _("zero"),
        "bid > 0": _("a bid of 1 or more"),
        "bid == cards": _("a bid of all the cards"),
        "tricks == 0": _("no trick"),
        "off == 1": _("one off"),
        "cards == 1": _("a one-card hand"),
        "makers == players": _("everybody made it"),
        "makers < players": _("somebody missed"),
        "makers == 0": _("nobody made it"),
        "bids < cards": _("the bids are under the cards"),
        "bids > cards": _("the bids are over the cards"),
    }


def _called(name: str, args: list[ast.expr]) -> str:
    forms = {
        "abs": _("{values} without its sign"),
        "min": _("the least of {values}"),
        "max": _("the most of {values}"),
        "tri": _("1 + 2 + … up to {values}"),
        "half": _("half of {values}, rounded up"),
    }
    if name not in forms:
        raise _UnsaidError
    return forms[name].format(values=", ".join(_inner(arg) for arg in args))


def _values() -> dict[str, str]:
    """Return what the values of a formula are called."""
    return {
        "bid": _("the bid"),
        "tricks": _("the tricks"),
        "cards": _("the cards"),
        "off": _("the tricks off"),
        "made": _("made"),
        "missed": _("missed"),
        "under": _("too few"),
        "over": _("too many"),
        "players": _("the number of players"),
        "hand": _("the number of the hand"),
        "hands": _("the number of hands"),
        "top": _("the biggest hand"),
        "dealer": _("the dealer"),
        "bids": _("the sum of all bids"),
        "makers": _("how many made it"),
        "total": _("the total so far"),
        "best": _("the best total so far"),
        "worst": _("the worst total so far"),
    }
