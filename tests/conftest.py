"""Tests name the clauses they prove; an unknown clause, or one without a test, fails the run."""

from pathlib import Path
from typing import Any

import pytest

from tests.rule_coverage import documents, faults, report, rules_of

MARKED = pytest.StashKey[set[str]]()
FAULTS = pytest.StashKey[list[str]]()
TESTS = Path(__file__).parent
TRIED_AGAIN = ("tried again", True)  # a property of a test that the browser kept waiting


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="as much as make test-long asks")
    parser.addoption("--frames", type=int, help="bad frames and requests on each store")
    parser.addoption("--matches", type=int, help="matches that are played while servers are killed")
    parser.addoption("--kills", type=int, help="how often")
    parser.addoption("--short", action="store_true", help="as little as a mutant needs")
    parser.addoption("--title", help="the laws of this title alone")
    parser.addoption("--update-golden", action="store_true", help="rewrite the playthroughs")


@pytest.hookimpl(tryfirst=True)  # before -k and -m take tests away
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    marks = [(item.nodeid, rules_of(item)) for item in items]
    config.stash[MARKED] = {rule for _, rules in marks for rule in rules}
    skip_long(config, items)
    wrong = faults(marks, documents())
    if wrong and hasattr(config, "workeroutput"):  # raised here it would read as a crash
        config.workeroutput["faults"] = wrong
        items.clear()
    elif wrong:
        raise pytest.UsageError("\n".join(wrong))


def skip_long(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="only in make test-long"))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """xdist's workers hand over what they collected; the one who reports fails a whole run."""
    config = session.config
    if hasattr(config, "workeroutput"):
        marked = config.stash[MARKED]
        config.workeroutput["marked"] = list(marked)
    elif session.exitstatus == pytest.ExitCode.OK and unproved(config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    elif FAULTS in config.stash:
        session.exitstatus = pytest.ExitCode.USAGE_ERROR


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    output, stash = getattr(node, "workeroutput", {}), node.config.stash
    stash[MARKED] = stash.get(MARKED, set()) | set(output.get("marked", []))
    if "faults" in output:
        stash[FAULTS] = output["faults"]


def unproved(config: pytest.Config) -> list[str]:
    """Empty unless the whole suite was collected."""
    if not is_whole(config) or MARKED not in config.stash:
        return []
    return [rule for document in documents() for rule in document.unproved(config.stash[MARKED])]


def is_whole(config: pytest.Config) -> bool:
    """Every test is collected when an argument is the folder of tests, or one above it."""
    paths = [Path(config.invocation_params.dir, arg).resolve() for arg in config.args]
    return any(TESTS.is_relative_to(path) for path in paths)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    config = terminalreporter.config
    for again in tried_again(terminalreporter):
        terminalreporter.write_line(f"tried again after a timeout of the browser: {again}")
    for fault in config.stash.get(FAULTS, []):
        terminalreporter.write_line(f"ERROR: {fault}", red=True)
    if is_whole(config) and MARKED in config.stash:
        for document in documents():
            missing = document.unproved(config.stash[MARKED])
            terminalreporter.write_line(report(document, config.stash[MARKED]), red=bool(missing))


def tried_again(reporter: pytest.TerminalReporter) -> list[str]:
    reports = [*reporter.stats.get("passed", []), *reporter.stats.get("failed", [])]
    calls = [report for report in reports if report.when == "call"]
    return [report.nodeid for report in calls if TRIED_AGAIN in report.user_properties]
