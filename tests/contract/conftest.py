"""Prints what the laws were run on, title by title."""

from collections import Counter, defaultdict

import pytest

SHOWN = (
    "games", "plies", "pairs", "observed", "near", "windows", "matches", "texts", "whole",
    "illegal", "not_now",
)  # fmt: skip


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Sums travel on the reports, so that they arrive from xdist's workers too."""
    sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "laws":
                title, tally = value
                sums[title].update(tally)
    for title, tally in sums.items():
        told = ", ".join(f"{tally[key]:,} {key}" for key in SHOWN)
        terminalreporter.write_line(f"laws of {title}: {told}")
