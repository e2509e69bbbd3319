"""A folder of games in Parquet: written shard by shard, begun again where it stopped, read back."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from interregnum.bots.arena import Contest, check
from interregnum.core.errors import BadInput, RecordError
from interregnum.core.match import Match, Values
from interregnum.core.record import Fairness, Record, replace_draws
from interregnum.executor.executor import Executor, mine
from interregnum.executor.run import Progress, results
from interregnum.games.registry import find
from interregnum.games.title import values_of
from interregnum.study.card import card, columns
from interregnum.study.playing import again, play
from interregnum.study.tables import KINDS, Shard
from interregnum.terminal.files import write_whole

FORMAT: Final = 1
PLAN: Final = "dataset.json"


class Plan(msgspec.Struct, frozen=True):
    """All that the games of a dataset depend on."""

    title: str
    version: int  # of the rules
    seats: int  # 0: records from elsewhere, of any number
    options: Values
    bots: list[str]
    seed: int
    shard: int  # games to a file
    package: str  # the version that plays
    format: int = FORMAT


class Job(msgspec.Struct, frozen=True):
    contest: Contest
    shard: int
    games: int


def written_shard(job: Job, number: int) -> dict[str, bytes]:
    """A job: one shard of played games."""
    shard = Shard(job.contest.title)
    for game in games_of(number, job.shard, job.games):
        shard.game = game
        shard.end(play(job.contest, game, shard))
    return shard.files()


def games_of(number: int, size: int, games: int) -> range:
    return range(number * size, min((number + 1) * size, games))


def write(
    contest: Contest,
    games: int,
    folder: Path,
    *,
    shard: int = 200,
    on: Executor | None = None,
    progress: Progress | None = None,
) -> "Dataset":
    """Play the games that the folder lacks; what was begun with other bots or rules is refused.

    Who asks for fewer than there are loses none.
    """
    check(contest)
    title = find(contest.title)
    options = values_of(title.options(dict(contest.options)))
    plan = Plan(
        title.name, title.game.version, contest.seats, options, contest.names, contest.seed, shard,
        mine(),
    )  # fmt: skip
    made = begun(folder, plan)
    shards = -(-games // shard)
    missing = [k for k in range(shards) if made.rows(k) < len(games_of(k, shard, games))]
    fresh = results(written_shard, Job(contest, shard, games), missing, on=on)
    for done, (number, files) in enumerate(zip(missing, fresh, strict=True), 1):
        made.put(number, files)
        if progress:
            progress(shards - len(missing) + done, shards)
    made.tell()
    return made


def write_records(
    records: Iterable[Record], title: str, folder: Path, shard: int = 200
) -> "Dataset":
    """A dataset of finished records from elsewhere, each checked by the rules and by its key.

    A folder that has some of them goes on with the others; one of other records is refused.
    """
    entry, given = find(title), iter(records)
    first = next(given, None)
    if first is None:
        raise BadInput("there are no records; expected at least one")
    made = begun(folder, Plan(entry.name, entry.game.version, 0, {}, [], 0, shard, mine()))
    there = made.records()
    number, part = 0, Shard(entry.name)
    for games, record in enumerate(chain([first], given)):
        require_finished(record, entry.name, games)
        if next(there, None) not in (None, replace_draws(record, [])):
            raise BadInput(f"{folder} holds other records: number {games} is not the same")
        if games == (number + 1) * shard:
            made.add(number, part)
            number, part = number + 1, Shard(entry.name)
        part.game = games
        part.end(walked(record, part))
    made.add(number, part)
    made.tell()
    return made


def walked(record: Record, part: Shard) -> Match[Any]:
    try:
        return again(record, part)
    except RecordError as error:
        raise RecordError(f"record {part.game}: {error}") from error


def require_finished(record: Record, title: str, number: int) -> None:
    if record.title != title or not record.result:
        told = f"a match of {record.title}" if record.result else "not over"
        raise BadInput(f"record {number} is {told}; expected a finished match of {title}")


def begun(folder: Path, plan: Plan) -> "Dataset":
    """The folder with its plan, new or as it was."""
    file = folder / PLAN
    if file.exists():
        found = Dataset(folder)
        if found.plan != plan:
            names = [
                f for f in plan.__struct_fields__ if getattr(plan, f) != getattr(found.plan, f)
            ]
            raise BadInput(f"{folder} holds another dataset: it differs in {', '.join(names)}")
        return found
    try:
        for kind in KINDS:
            (folder / kind).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder} cannot be made: {error.strerror}") from error
    write_whole(file, msgspec.json.format(msgspec.json.encode(plan)))
    return Dataset(folder)


class Dataset:
    """A folder of games, read back."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        try:
            self.plan = msgspec.json.decode((self.folder / PLAN).read_bytes(), type=Plan)
        except (OSError, msgspec.DecodeError) as error:
            raise BadInput(f"{folder} is no dataset: {error}") from error

    def file(self, kind: str, number: int) -> Path:
        return self.folder / kind / f"{number:05}.parquet"

    def files(self, kind: str) -> list[Path]:
        """The shards of a table, in the order of the games."""
        return sorted((self.folder / kind).glob("*.parquet"))

    def rows(self, number: int) -> int:
        """Games in a shard; 0 where it is not whole. Records are written last."""
        file = self.file("records", number)
        return counted(file) if file.exists() else 0

    def count(self, kind: str) -> int:
        """Rows of a table."""
        return sum(map(counted, self.files(kind)))

    def add(self, number: int, part: Shard) -> None:
        """A shard of records, unless it is there."""
        if self.rows(number) < part.games:
            self.put(number, part.files())

    def put(self, number: int, files: dict[str, bytes]) -> None:
        self.file("records", number).unlink(missing_ok=True)  # not whole until it is there again
        for kind in KINDS:
            write_whole(self.file(kind, number), files[kind])

    def tell(self) -> None:
        """Write the card and the schema."""
        title = find(self.plan.title)
        counts = {kind: self.count(kind) for kind in KINDS}
        told = {kind: columns(title, kind) for kind in KINDS}
        write_whole(self.folder / "schema.json", msgspec.json.format(msgspec.json.encode(told)))
        write_whole(self.folder / "README.md", card(title, self.plan, counts).encode())

    def table(self, kind: str, game: int | None = None) -> pa.Table:
        """A table, or the rows of one game."""
        if kind not in KINDS:
            raise BadInput(f"there is no table {kind!r}; expected {', '.join(KINDS)}")
        if game is None:
            parts = [read_table(file) for file in self.files(kind)]
            return pa.concat_tables(parts or [Shard(self.plan.title).table(kind)])
        file = self.file(kind, game // self.plan.shard)
        if game < 0 or not file.exists():
            raise BadInput(f"{self.folder} has no game {game}")
        return read_table(file, [("game", "=", game)])

    def record(self, game: int) -> Record:
        """One game; `interregnum.verify` checks it."""
        rows = self.table("records", game).to_pylist()
        if not rows:
            raise BadInput(f"{self.folder} has no game {game}")
        return record_of(rows[0])

    def records(self) -> Iterator[Record]:
        """All games in their order."""
        for file in self.files("records"):
            yield from map(record_of, read_table(file).to_pylist())


def counted(file: Path) -> int:
    with whole(file):
        return int(pq.read_metadata(file).num_rows)


def read_table(file: Path, filters: Any = None) -> pa.Table:
    with whole(file):
        return pq.read_table(file, filters=filters)


@contextmanager
def whole(file: Path) -> Iterator[None]:
    """What is no Parquet any more is refused by its name."""
    try:
        yield
    except (OSError, pa.ArrowException) as error:
        raise BadInput(f"{file} is damaged; without it its games are written anew") from error


def record_of(row: dict[str, Any]) -> Record:
    told = Fairness(row["commitment"], row["entropy"], row["key"], row["seals"], row["withheld"])
    return Record(
        title=row["title"],
        version=row["version"],
        options=msgspec.json.decode(row["options"]),
        seats=len(row["names"]),
        names=row["names"],
        chance=told,
        log=list(zip(row["log_seat"], row["log_action"], strict=True)),
        result=row["result"],
        undone=row["undone"],
    )
