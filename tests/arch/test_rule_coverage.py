"""The bookkeeping of clauses: what is unknown, too much or unproved is told."""

from pathlib import Path
from typing import Any

import pytest

from interregnum.games.registry import OWN, TITLES
from interregnum.games.title import Title
from interregnum.laws.table import Case, plies
from tests.rule_coverage import Document, documents, faults, read, report

TEXT = """
- **F-ONE-01** A clause.
- **F-ONE-02** Another.
- **F-ONE-03** A third.
- **RUL-F-01** A ruling with an option.
- **RUL-F-02** A ruling without.
- **EX-F-01** An example.

| option | type | values | default | from |
|---|---|---|---|---|
| `one` | bool | false, true | true | RUL-F-01; F-ONE-01 |

## Not testable

- **F-ONE-02**: nothing in a state says so.
"""


@pytest.fixture
def document(tmp_path: Path) -> Document:
    path = tmp_path / "one.md"
    path.write_text(TEXT, "utf-8")
    return read(path)


def test_clauses_need_a_test_and_rulings_only_with_an_option(document: Document) -> None:
    assert document.unproved(set()) == ["F-ONE-01", "F-ONE-03", "RUL-F-01"]
    assert document.unproved({"F-ONE-01", "F-ONE-03", "RUL-F-01"}) == []


def test_unknown_ids_and_a_fourth_id_are_told(document: Document) -> None:
    assert faults([("a", ["F-ONE-01", "EX-F-01", "RUL-F-02"])], [document]) == []
    assert faults([("a", ["F-TWO-01"])], [document]) == ["a names F-TWO-01, which does not exist"]
    four = ["F-ONE-01", "F-ONE-02", "F-ONE-03", "EX-F-01"]
    assert faults([("a", four)], [document]) == ["a names 4 ids; at most 3 are allowed"]


def test_an_excuse_for_nothing_and_an_id_twice_are_told(tmp_path: Path) -> None:
    path = tmp_path / "two.md"
    path.write_text(TEXT.replace("F-ONE-03", "F-ONE-01") + "- **F-SIX-01**: why.\n", "utf-8")
    told = faults([], [read(path)])
    assert told == ["two: F-ONE-01 stands twice", "two: F-SIX-01 is excused but unknown"]


def test_the_report_counts_what_can_be_tested(document: Document) -> None:
    told = report(document, {"F-ONE-01"})
    missing = "no test proves F-ONE-03, RUL-F-01"
    assert told == f"rules of one: 1 / 2 clauses covered, 1 not testable; {missing}"


@pytest.mark.parametrize("title", OWN)
def test_every_title_has_its_document(title: str) -> None:
    assert title in {document.title for document in documents()}


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.name)
def test_reasons_name_clauses_that_exist(title: Title[Any]) -> None:
    known = {rule for document in documents() for rule in document.known}
    for table in plies(Case(title, "any options", title.seats[0]), 1, 60, 8):
        for action in range(title.game.actions.size):
            reason = title.explain(table.s, table.actor, action)
            assert reason is None or reason.rule in known, reason
