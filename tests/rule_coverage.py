"""Which clauses of docs/rules are named by a test: `python -m tests.rule_coverage` prints it."""

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

DOCUMENTS = Path(__file__).parents[1] / "docs/rules"
EXAMPLES = Path(__file__).parents[1] / "examples"
ID = r"[A-Z]+(?:-[A-Z0-9]+)+[a-z]?"
ITEM = re.compile(rf"^- \*\*({ID})\*\* ", re.MULTILINE)
EXCUSE = re.compile(rf"^- \*\*({ID})\*\*: \S", re.MULTILINE)
OPTION = re.compile(r"^\| `\w+` \|.*\| ([^|]*) \|$", re.MULTILINE)
RULING = re.compile(r"RUL-[A-Z]+-\d+[a-z]?")
EXCUSES = "## Not testable"
AT_MOST = 3  # ids on one test


@dataclass(frozen=True)
class Document:
    """The ids of one title."""

    title: str
    known: list[str]
    excused: set[str]
    optional: set[str] = field(default_factory=set)  # rulings that carry an option

    @property
    def clauses(self) -> list[str]:
        """All that a test must name, rulings and examples left out."""
        return [rule for rule in self.known if not rule.startswith(("RUL-", "EX-"))]

    def unproved(self, marked: set[str]) -> list[str]:
        """Clauses, and rulings with an option, that no test names."""
        must = [*self.clauses, *sorted(self.optional)]
        return [rule for rule in must if rule not in marked | self.excused]


def read(path: Path) -> Document:
    """Items of the lists are ids; under "Not testable" stand ids with a reason."""
    text, _, excuses = path.read_text("utf-8").partition(EXCUSES)
    optional = {rule for cell in OPTION.findall(text) for rule in RULING.findall(cell)}
    name = path.parent.name if path.stem == "rules" else path.stem
    return Document(name, ITEM.findall(text), set(EXCUSE.findall(excuses)), optional)


def documents(folder: Path = DOCUMENTS) -> list[Document]:
    """Of our own titles, and of the examples of titles from elsewhere."""
    return [read(path) for path in (*sorted(folder.glob("*.md")), *EXAMPLES.rglob("rules.md"))]


def rules_of(item: pytest.Item) -> list[str]:
    return [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]


def faults(marks: Iterable[tuple[str, list[str]]], found: list[Document]) -> list[str]:
    """Tests that name an unknown id or too many; documents that list an id twice or excuse none."""
    known = {rule for document in found for rule in document.known}
    wrong = [f"{d.title}: {rule} stands twice" for d in found for rule in twice(d.known)]
    wrong += [f"{d.title}: {r} is excused but unknown" for d in found for r in d.excused - known]
    for test, rules in marks:
        wrong += [
            f"{test} names {rule}, which does not exist" for rule in rules if rule not in known
        ]
        if len(rules) > AT_MOST:
            wrong.append(f"{test} names {len(rules)} ids; at most {AT_MOST} are allowed")
    return wrong


def twice(rules: list[str]) -> list[str]:
    return sorted({rule for rule in rules if rules.count(rule) > 1})


def report(document: Document, marked: set[str]) -> str:
    """Covered / all, and what is missing."""
    clauses = [rule for rule in document.clauses if rule not in document.excused - marked]
    covered = sum(rule in marked for rule in clauses)
    missing = document.unproved(marked)
    told = f"; no test proves {', '.join(missing)}" if missing else ""
    excused = f", {len(document.excused)} not testable" if document.excused else ""
    return f"rules of {document.title}: {covered} / {len(clauses)} clauses covered{excused}{told}"


class Collector:
    """Sees every collected test, before -k and -m take some away."""

    def __init__(self) -> None:
        self.marked: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.marked = {rule for item in items for rule in rules_of(item)}


def main() -> int:
    collector = Collector()
    folder = str(Path(__file__).parent)
    code = pytest.main(["--collect-only", "-p", "no:terminal", folder], plugins=[collector])
    if code:
        sys.stdout.write("the tests cannot be collected: pytest --collect-only says why\n")
        return int(code)
    found = documents()
    for document in found:
        sys.stdout.write(report(document, collector.marked) + "\n")
    return int(any(document.unproved(collector.marked) for document in found))


if __name__ == "__main__":
    sys.exit(main())
