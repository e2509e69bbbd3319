"""`interregnum dataset`: games of bots, or records from elsewhere, as a folder of Parquet."""

from pathlib import Path
from typing import Annotated, Final

import typer

from interregnum.bots.arena import Contest
from interregnum.cli.asking import Cluster, Jobs, Json, Mode, Name, Pairs
from interregnum.cli.contest import Bots, Games, Seats, Seed, contest_of
from interregnum.cli.screen import console, print_json, progress
from interregnum.core.errors import BadInput
from interregnum.executor.run import open_executor
from interregnum.games.registry import find
from interregnum.study.dataset import Dataset, write, write_records
from interregnum.study.jsonl import read_lines
from interregnum.study.tables import KINDS

Folder = Annotated[Path, typer.Option("-o", "--output", metavar="DIR", help="Where it goes.")]
From = Annotated[
    Path | None,
    typer.Option("--from", metavar="FILE", help="Records as JSON lines instead of bots."),
]
GAMES: Final = 1000
Size = Annotated[int, typer.Option(min=1, help="Games to a file.")]


def dataset(
    title: Name,
    *,
    output: Folder,
    games: Games = GAMES,
    bots: Bots = "random",
    seats: Seats = 0,
    seed: Seed = 0,
    option: Pairs = None,
    mode: Mode = "",
    shard: Size = 200,
    records: From = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    json: Json = False,
) -> None:
    entry = find(title)
    if records and (option or mode or seats or seed or games != GAMES or bots != "random"):
        raise BadInput("records have options, seats and names of their own; --from goes alone")
    if records:
        made = write_records(read_lines(records), entry.name, output, shard)
    else:
        contest = contest_of(entry, bots, seats, mode, option, seed)
        made = played(contest, games, output, shard, jobs, cluster)
    tell(made, json=json)


def played(
    contest: Contest, games: int, output: Path, shard: int, jobs: int, cluster: str
) -> Dataset:
    with open_executor(jobs, cluster) as executor, progress() as bars:
        task = bars.add_task("files", total=None)
        return write(
            contest, games, output, shard=shard, on=executor,
            progress=lambda done, whole: bars.update(task, completed=done, total=whole),
        )  # fmt: skip


def tell(made: Dataset, *, json: bool) -> None:
    counts = {kind: made.count(kind) for kind in reversed(KINDS)}
    size = {k: sum(file.stat().st_size for file in made.files(k)) for k in counts}
    if json:
        print_json({"folder": str(made.folder), "rows": counts, "bytes": size})
        return
    for kind, rows in counts.items():
        each = size[kind] / max(1, rows)
        console().print(f"{kind}: {rows:,} rows, {size[kind]:,} bytes, {each:.1f} a row")
    console().print(f"{made.folder}: the card is README.md, every column is in schema.json")
