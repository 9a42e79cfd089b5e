"""What a hostile formula costs: a sentence, and at once.

Run them by    pytest tests/benchmarks/test_hostile.py --benchmark-enable -s
"""

import statistics
import time

from hostile import REFUSED, WITHOUT_ANSWER

from scorekeeper.rules import FormulaError
from scorekeeper.rules.language import formula
from scorekeeper.rules.scoring import NAMES, TEXTS

LONGEST_WAIT = 0.05
ENV = {**dict.fromkeys(NAMES, 3), "trump": "hearts"}


def wait(text: str) -> float:
    """Return the seconds until ``text`` is refused: the median of a few tries."""
    times = []
    for _ in range(5):
        started = time.perf_counter()
        try:
            formula.__wrapped__(text, NAMES, TEXTS).value(ENV)
        except FormulaError:
            times.append(time.perf_counter() - started)
    return statistics.median(times)


def test_every_hostile_formula_is_answered_at_once(capsys):
    texts = [text for text, _, _ in REFUSED] + WITHOUT_ANSWER
    waits = {text: wait(text) for text in texts}

    slowest = max(waits, key=waits.__getitem__)
    with capsys.disabled():
        print(  # noqa: T201
            f"\n{len(waits)} hostile formulas: the slowest took {waits[slowest] * 1000:.2f} ms "
            f"({slowest[:30]!r})"
        )
    assert waits[slowest] < LONGEST_WAIT
