"""Jobs in processes of this machine, and what is kept of them."""

from pathlib import Path

import pytest

from interregnum.core.errors import BadInput, WorkerLost
from interregnum.executor.executor import Unit, work
from interregnum.executor.here import Processes
from interregnum.executor.journal import Journal
from interregnum.executor.run import open_executor, results
from tests.executor.jobs import Fatal, fatal, refuse, square

NUMBERS = range(20)
SQUARES = [number * number for number in NUMBERS]


def test_results_come_in_the_order_of_the_numbers() -> None:
    seen: list[tuple[int, int]] = []
    told = results(square, 1, [5, 3, 4], progress=lambda *now: seen.append(now))
    assert list(told) == [26, 10, 17]
    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_a_process_that_dies_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    kept = Journal(file).run("squares", int)
    with Processes(2) as two:
        spec = Fatal(str(tmp_path), (7, 8))
        assert list(results(fatal, spec, NUMBERS, on=two, chunk=3, kept=kept)) == SQUARES
        assert list(results(square, 0, NUMBERS, on=two)) == SQUARES  # the pool is used again
        deadly = Fatal(str(tmp_path), (2,), times=9)
        with pytest.raises(WorkerLost, match=r"3 times a process died before fatal [012] to"):
            list(results(fatal, deadly, NUMBERS, on=two))
        with pytest.raises(ValueError, match="0 is refused"):
            list(results(refuse, None, NUMBERS, on=two))
    assert len(file.read_bytes().splitlines()) == 1 + len(SQUARES)
    assert Journal(file).run("squares", int).done == dict(enumerate(SQUARES))


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    assert list(results(square, 0, range(5), kept=Journal(file).run("a", int))) == SQUARES[:5]
    kept = Journal(file).run("a", int)
    assert list(results(refuse, None, range(5), kept=kept)) == SQUARES[:5]
    with pytest.raises(ValueError, match="0 is refused"):
        list(results(refuse, None, range(5), kept=Journal(file).run("b", int)))


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    list(results(square, 0, range(5), kept=Journal(file).run("a", int)))
    whole = file.read_bytes()
    file.write_bytes(whole[:-3])
    assert list(results(square, 0, range(5), kept=Journal(file).run("a", int))) == SQUARES[:5]
    assert file.read_bytes() == whole


def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n")
    with pytest.raises(BadInput, match="line 1, is no line of a journal"):
        Journal(file)
    assert file.read_text() == "Dear Anna,\n"


def test_a_worker_with_another_version_is_refused() -> None:
    with pytest.raises(WorkerLost, match=r"this is 0\.0\.0"):
        work(Unit(square, 0, [1], "0.0.0"))


def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("interregnum.executor.cluster.PATIENCE", 0.2)
    with pytest.raises(BadInput, match=r"no scheduler answers at 'tcp://127.0.0.1:9'"):
        open_executor(cluster="tcp://127.0.0.1:9")
    with pytest.raises(BadInput, match="no scheduler answers at 'nonsense'"):
        open_executor(cluster="nonsense")


@pytest.mark.parametrize("text", ['{"title":"torres"}', "Dear Anna", "{}\nDear Anna"])
def test_somebodys_file_without_a_last_line_end_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)
    with pytest.raises(BadInput, match="is no line of a journal"):
        Journal(file)
    assert file.read_text() == text
