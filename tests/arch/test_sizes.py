"""The page: short functions, files cut along the rulebook's headings."""

from statistics import median, quantiles

from tests.arch.sizes import LONG_FILE, LONG_FUNCTION, long_files, long_functions
from tests.arch.tree import functions, sources

SLACK = 1.5  # sizes.py reports what is over the limits; this much over them fails


def test_nothing_is_far_over_the_limits() -> None:
    assert long_functions(int(LONG_FUNCTION * SLACK)) == []
    assert long_files(int(LONG_FILE * SLACK)) == []


def test_functions_are_short() -> None:
    lengths = [length for path in sources() for _, length in functions(path)]
    assert median(lengths) <= 8
    assert quantiles(lengths, n=10)[-1] < 30
