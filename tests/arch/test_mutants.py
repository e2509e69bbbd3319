"""Mutants: each changes one thing, and nothing that is no rule."""

from pathlib import Path

import pytest

from tests.mutants import mutants

TEXT = """
from typing import Final

LIMIT: Final[int] = 3
version = 1


def is_full(n: int) -> bool:
    assert n >= 0, "counts are never negative"
    if not n:
        return False
    return n + 1 > LIMIT and n != 7
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "rules.py"
    path.write_text(TEXT, "utf-8")
    return path


def test_every_operator_and_constant_is_changed_once(path: Path) -> None:
    told = [mutant.change for mutant in mutants(path)]
    assert told == [
        "3 becomes 4",
        "not is dropped",
        "False becomes True",
        "and becomes or",
        "> becomes >=",
        "+ becomes -",
        "1 becomes 2",
        "!= becomes ==",
        "7 becomes 8",
    ]


def test_no_two_mutants_are_the_same(path: Path) -> None:
    sources = [mutant.source() for mutant in mutants(path)]
    assert len({*sources}) == len(sources)
    assert all("assert n >= 0" in source and "version = 1" in source for source in sources)


def test_a_mutant_tells_where_it_is(path: Path) -> None:
    assert str(mutants(path)[0]) == "rules.py:4: 3 becomes 4    LIMIT: Final[int] = 3"
