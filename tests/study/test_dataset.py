"""Datasets: whole, the same wherever and however often they were begun, and checked again."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import polars
import pytest
from typer.testing import CliRunner

import interregnum
from interregnum.bots.arena import Contest
from interregnum.cli.app import app
from interregnum.core.errors import BadInput, RecordError
from interregnum.core.observation import Observer
from interregnum.study.dataset import Dataset, write, write_records
from interregnum.study.jsonl import read_lines, write_lines
from interregnum.study.playing import Watch, again
from interregnum.study.tables import KINDS

TORRES = Contest("torres", {}, ("random", "greedy"), 1)
CROWN = Contest("for-a-crown", {}, ("random",) * 3, 1)


def files(folder: Path) -> dict[str, bytes]:
    """All that is in it, by its place."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


class Seen(Watch):
    """What a walk shows, to be held against the tables."""

    def __init__(self, title: Any) -> None:
        self.observer = Observer(title.policy)
        self.decisions: list[dict[str, Any]] = []
        self.draws: list[int] = []

    def decided(self, match: Any, seat: int, legal: Any, action: int) -> None:
        numbers = self.observer.numbers(match.state, seat)
        row = {"ply": len(match.log), "seat": seat, "action": action, "legal": list(legal)}
        self.decisions.append(row | {"observation": numbers})

    def drew(self, match: Any, total: int, below: int, action: int) -> None:
        self.draws.append(action)


def test_a_game_is_read_back_verified_and_its_decisions_are_what_was_known(tmp_path: Path) -> None:
    made = write(TORRES, 3, tmp_path, shard=2)
    record = made.record(2)
    assert interregnum.verify(record) == ""
    assert list(made.records())[2] == record
    assert record.names == ["random", "greedy"]  # seats rotate
    assert made.record(1).names == ["greedy", "random"]
    watch = Seen(interregnum.title("torres"))
    again(record, watch)
    rows = made.table("decisions", 2).to_pylist()
    assert [{k: v for k, v in row.items() if k != "game"} for row in rows] == watch.decisions
    assert [row["action"] for row in made.table("chance", 2).to_pylist()] == watch.draws
    ranks = polars.read_parquet(tmp_path / "outcomes" / "*.parquet").filter(game=2)
    assert ranks["rank"].to_list() == record.result
    with pytest.raises(BadInput, match="has no game 3"):
        made.record(3)
    with pytest.raises(BadInput, match="has no game 4"):
        made.record(4)


def test_a_dataset_goes_on_where_it_stopped_and_grows(tmp_path: Path) -> None:
    whole = files(write(CROWN, 5, tmp_path / "whole", shard=2).folder)
    cut = write(CROWN, 3, tmp_path / "cut", shard=2)  # the second file is half full
    kept = cut.file("records", 0).stat().st_mtime_ns
    cut.file("decisions", 1).write_bytes(b"half")
    cut.file("records", 1).unlink()
    seen: list[tuple[int, int]] = []
    write(CROWN, 5, cut.folder, shard=2, progress=lambda *now: seen.append(now))
    assert files(cut.folder) == whole
    assert cut.file("records", 0).stat().st_mtime_ns == kept
    assert seen == [(2, 3), (3, 3)]
    with pytest.raises(BadInput, match="another dataset: it differs in bots, seed"):
        write(Contest("for-a-crown", {}, ("greedy",) * 3, 2), 5, cut.folder, shard=2)
    assert files(cut.folder) == whole


def test_records_go_out_and_come_in_as_lines(tmp_path: Path) -> None:
    made = write(CROWN, 3, tmp_path / "made", shard=2)
    lines = tmp_path / "records.jsonl"
    assert write_lines(made.records(), lines) == 3
    copy = write_records(read_lines(lines), "for-a-crown", tmp_path / "copy", shard=2)
    for kind in KINDS:
        assert [f.read_bytes() for f in copy.files(kind)] == [
            f.read_bytes() for f in made.files(kind)
        ]
    with pytest.raises(BadInput, match="record 0 is a match of for-a-crown"):
        write_records(read_lines(lines), "torres", tmp_path / "wrong")
    lines.write_bytes(lines.read_bytes() + b"{}\n")
    with pytest.raises(RecordError, match="line 4: this is no record"):
        list(read_lines(lines))


def test_a_title_without_observations_has_decisions_all_the_same(tmp_path: Path) -> None:
    made = write(Contest("harvest", {}, ("random",) * 2, 1), 2, tmp_path)
    assert made.table("decisions").column_names == ["game", "ply", "seat", "action", "legal"]
    assert interregnum.verify(made.record(1)) == ""


def test_the_commands_write_check_and_export(tmp_path: Path) -> None:
    runner, folder, lines = CliRunner(), str(tmp_path / "games"), str(tmp_path / "games.jsonl")
    command = ["dataset", "for-a-crown", "--games", "4", "--seats", "3", "-o", folder]
    done = runner.invoke(app, [*command, "--bots", "random", "--shard", "3"])
    assert (done.exit_code, "records: 4 rows" in done.stdout) == (0, True)
    done = runner.invoke(app, ["records", folder, "--verify", "-o", lines])
    assert "4 records, every move legal and every draw fair" in " ".join(done.stdout.split())
    done = runner.invoke(app, ["records", lines, "--most", "2"])
    assert "2 records" in done.stdout
    card = Path(folder, "README.md").read_text()
    assert "4 games played by random, random, random" in card
    done = runner.invoke(app, ["dataset", "torres", "--from", lines, "-o", folder])
    assert done.exit_code == 2
    done = runner.invoke(app, ["records", str(tmp_path)])
    assert done.exit_code == 2


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is no dataset"):
        Dataset(tmp_path)


def in_any_order(title: str, seed: int) -> interregnum.Record:
    """A match whose windows are answered in any order, as people do."""
    match, rng = interregnum.match(title, ["a", "b"], seed=seed), Random(seed)
    while not match.over:
        seat = rng.choice(list(match.game.to_act(match.state)))
        match.play(seat, rng.choice(list(match.game.legal(match.state, seat))))
    return match.record


@pytest.mark.parametrize("title", ["wonderful-kingdom", "crown-of-ash", "harvest"])
def test_windows_that_were_answered_in_any_order_come_in(title: str, tmp_path: Path) -> None:
    records = [in_any_order(title, seed) for seed in (1, 2)]
    assert list(write_records(records, title, tmp_path).records()) == records


def test_a_record_whose_chance_is_not_that_of_its_key_does_not_come_in(tmp_path: Path) -> None:
    record = in_any_order("harvest", 3)
    told = msgspec.structs.replace(record.chance, key="00" * 32)
    with pytest.raises(RecordError, match="record 0: the key does not fit"):
        write_records([msgspec.structs.replace(record, chance=told)], "harvest", tmp_path)


def test_who_asks_for_fewer_games_loses_none(tmp_path: Path) -> None:
    before = files(write(CROWN, 5, tmp_path, shard=2).folder)
    assert files(write(CROWN, 3, tmp_path, shard=2).folder) == before


def test_a_folder_of_other_records_is_refused_and_one_of_some_goes_on(tmp_path: Path) -> None:
    records = [in_any_order("harvest", seed) for seed in range(5)]
    whole = files(write_records(records, "harvest", tmp_path / "whole", shard=2).folder)
    for some in (3, 5, 2):
        made = write_records(records[:some], "harvest", tmp_path / "some", shard=2)
    assert files(made.folder) == whole
    with pytest.raises(BadInput, match="holds other records: number 1 is not the same"):
        write_records([records[0], records[2]], "harvest", made.folder, shard=2)
    assert files(made.folder) == whole
    with pytest.raises(BadInput, match="there are no records"):
        write_records([], "harvest", tmp_path / "none")
    assert not (tmp_path / "none").exists()


def test_what_is_damaged_or_absent_is_told_in_a_sentence(tmp_path: Path) -> None:
    made = write(CROWN, 1, tmp_path)
    with pytest.raises(BadInput, match="no table 'moves'; expected decisions, chance"):
        made.table("moves")
    made.file("records", 0).write_bytes(b"PAR1")
    with pytest.raises(BadInput, match="is damaged"):
        list(made.records())
    made.file("records", 0).unlink()
    assert made.table("records").num_rows == 0
