"""The laws that every title keeps, as library code: `check(TITLE)` runs them all."""

from interregnum.laws.suite import LAWS, Effort, check
from interregnum.laws.table import Case, Tally, cases

__all__ = ["LAWS", "Case", "Effort", "Tally", "cases", "check"]
