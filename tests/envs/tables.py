"""The tables that environments are tried at: usual modes with every number of seats, and all."""

from typing import Any

import pytest

from interregnum.games.registry import OWN, find
from interregnum.laws.table import ANY, cases

Table = tuple[str, str, int]  # title, mode, seats


def first_mode(name: str) -> list[Table]:
    """Of a title, with every number of seats."""
    mode = next(iter(find(name).modes))
    return [(name, mode, seats) for seats in find(name).mode_seats(mode)]


def tried(always: list[Table]) -> list[Any]:
    """Some tables always, all others in the long tests."""
    every = [(name, case.mode, case.seats) for name in OWN for case in cases(find(name))]
    others = [table for table in every if table[1] != ANY and table not in always]
    return [*always, *(pytest.param(*table, marks=pytest.mark.long) for table in others)]


FIRST = [table for name in OWN for table in first_mode(name)]
USUAL = [table for table in FIRST if table[2] == find(table[0]).usual_seats]
each_table = pytest.mark.parametrize(("title", "mode", "seats"), tried(FIRST))
each_usual_table = pytest.mark.parametrize(("title", "mode", "seats"), tried(USUAL))
