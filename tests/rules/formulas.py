"""A second opinion on every formula of golden/scoring.json: plain functions of bid,
tricks and cards, at a table of four whose biggest hand has eight cards.
"""

TOP = 8
PLAYERS = 4


def triangle(n):
    return sum(range(n + 1))


def nil(at_zero, otherwise):
    """Return a scoring that pays a zero bid by ``at_zero``, and any other as ``otherwise``."""
    return lambda b, t, c: at_zero(b, t, c) if b == 0 else otherwise(b, t, c)


def hit(pay, lose):
    """Return a scoring that pays ``pay`` for a bid that is made, else ``lose``."""
    return lambda b, t, c: pay(b, t, c) if b == t else lose(b, t, c)


def flat(points_):
    return lambda _b, _t, _c: points_


def keeps(_b, t, _c):
    return t


def plus(base, each=1):
    return lambda b, _t, _c: base + each * b


def per_trick_off(cost):
    return lambda b, t, _c: -cost * abs(b - t)


def square(b, _t, _c):
    return 10 + b * b


def over_or_under(over, under):
    return lambda b, t, c: over(b, t, c) if t > b else under(b, t, c)


def five_at_zero(lose):
    return hit(lambda b, _t, _c: 10 * b if b else 5, lose)


nothing = flat(0)
REFERENCE = {
    "exact10": hit(plus(10), nothing),
    "basic10": hit(plus(10), keeps),
    "basic5": hit(plus(5), keeps),
    "exact10_zero5": hit(lambda b, _t, _c: 10 + b if b else 5, nothing),
    "basic10_zero5": hit(lambda b, _t, _c: 10 + b if b else 5, keeps),
    "exact10_zero5c": hit(lambda b, _t, c: 10 + b if b else 5 + c, nothing),
    "basic10_zero5c": hit(lambda b, _t, c: 10 + b if b else 5 + c, keeps),
    "diff1": hit(plus(10), per_trick_off(1)),
    "sq_diff1": hit(square, per_trick_off(1)),
    "sq_sq": hit(square, lambda b, t, _c: -(b - t) * (b - t)),
    "progressive_sq_basic": hit(square, keeps),
    "campbell": hit(square, lambda b, t, _c: -5 * triangle(abs(b - t))),
    "basas": hit(square, per_trick_off(3)),
    "exact10_penbid": hit(plus(10), over_or_under(nothing, lambda b, _t, _c: -b)),
    "exact10_penbid_both": hit(plus(10), lambda b, _t, _c: -b),
    "psalaets": hit(plus(10), lambda b, _t, _c: -(10 + b)),
    "mrpikes": hit(plus(10), lambda b, t, _c: -10 - abs(b - t)),
    "competitive": hit(plus(10), per_trick_off(10)),
    "tentimes": hit(plus(0, 10), plus(0, -10)),
    "tentimes_zero5": nil(hit(flat(5), flat(-5)), hit(plus(0, 10), plus(0, -10))),
    "cypriot5": hit(plus(10, 5), nil(flat(-10), plus(0, -5))),
    "set_penalty": hit(plus(10), over_or_under(keeps, flat(-10))),
    "prog_penalty": hit(plus(10), lambda b, t, _c: -b - 10 * abs(b - t)),
    "montreal": hit(plus(10, 2), nothing),
    "rikiki_2_2": hit(plus(10, 2), per_trick_off(2)),
    "rikiki_hu4": hit(plus(10, 2), per_trick_off(4)),
    "trick_half": hit(nil(flat(0.5), plus(0)), per_trick_off(1)),
    "binary": hit(flat(10), nothing),
    "binary_nil": lambda b, t, c: (
        (20 if t == 0 else -10) if b == 0 and c > PLAYERS else 10 * int(b == t)
    ),
    "adjusted_exact": hit(lambda b, _t, c: b + c, nothing),
    "novacastrian": hit(plus(0), lambda b, t, _c: -max(b, t)),
    "gentleman": five_at_zero(over_or_under(keeps, per_trick_off(10))),
    "raspisnoy": five_at_zero(over_or_under(keeps, per_trick_off(10))),
    "rl_ohhell": five_at_zero(over_or_under(keeps, plus(0, -10))),
    "variable_bonus": hit(lambda _b, t, c: t + TOP - c + 1, keeps),
    "penalty_15": hit(plus(10, 5), lambda b, t, _c: -10 - 15 * (abs(b - t) - 1)),
    "double_whammy": hit(lambda b, _t, _c: {0: 10, 1: 15}.get(b, 11 * b), keeps),
    "neg_tri": lambda b, t, _c: triangle(abs(b - t)),
    "neg_sq": lambda b, t, _c: (b - t) ** 2,
    "neg_cards": hit(nothing, lambda _b, _t, c: c),
    "stackpot0": hit(plus(0), lambda _b, _t, c: -c),
    "wizard": hit(plus(20, 10), per_trick_off(10)),
    "skull": nil(
        hit(lambda _b, _t, c: 10 * c, lambda _b, _t, c: -10 * c),
        hit(plus(0, 20), per_trick_off(10)),
    ),
    "rascal": lambda b, t, c: {0: 10 * c, 1: 5 * c}.get(abs(b - t), 0),
    "cannonball": hit(lambda _b, _t, c: 15 * c, nothing),
    "romanian": hit(plus(5), per_trick_off(1)),
    "romanian_tri": lambda b, t, _c: 5 + triangle(b) if b == t else -triangle(abs(b - t)),
    "pocha": hit(plus(10, 5), per_trick_off(5)),
    "pocha_5_3": hit(plus(5, 3), per_trick_off(3)),
    "podrida_3": hit(plus(10, 3), per_trick_off(3)),
    "podrida_it": hit(plus(10, 3), nothing),
    "escalier_5_5_5": hit(plus(5, 5), per_trick_off(5)),
    "escalier_strict": lambda b, t, _c: 5 * t + (5 if b == t else -5 * abs(b - t)),
    "ascenseur_2_1": hit(plus(2), per_trick_off(1)),
    "bondebridge_geo": hit(
        plus(10, 5), lambda b, t, _c: -5 * sum(1 << n for n in range(abs(b - t)))
    ),
    "judgement_x10": hit(lambda b, _t, _c: 10 * max(b, 1), per_trick_off(10)),
    "kachuful_high": hit(plus(10, 11), per_trick_off(1)),
    "kachuful_medium": hit(plus(0, 10), nothing),
    "judgement_prog": hit(plus(15), nothing),
    "estimativa": hit(nil(flat(1), plus(0, 2)), per_trick_off(1)),
    "rage": lambda b, t, _c: t + ((10 if b else 5) if b == t else -5),
    "kata": lambda b, t, _c: t + (5 if b == t else -5),
    "plump": hit(
        lambda b, _t, _c: 5 if b == 0 else int("1" + f"{b:02}") if b >= 10 else int(f"1{b}"),
        nothing,
    ),
    "strict_negtricks": hit(plus(10), lambda _b, t, _c: -t),
    "blindside": lambda b, t, _c: t + (0 if b != t else 10 if b else 20),
    "israeli_under": nil(
        hit(flat(50), lambda _b, t, _c: -50 + 10 * (t - 1)), hit(square, per_trick_off(10))
    ),
    "israeli_over": nil(
        hit(flat(25), lambda _b, t, _c: -50 + 10 * (t - 1)), hit(square, per_trick_off(10))
    ),
    "joker_ge": lambda b, t, c: (
        (50 if b == 0 else 100 * b if b == c else 50 * (b + 1))
        if b == t
        else (10 * t if t else -200)
    ),
    "fixed_down5": hit(plus(10, 2), flat(-5)),
}
