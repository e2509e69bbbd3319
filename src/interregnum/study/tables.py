"""Games as the four tables of a dataset, in Parquet."""

from io import BytesIO
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from interregnum.bots.arena import share
from interregnum.core.arrays import Ints
from interregnum.core.game import Action, Seat
from interregnum.core.match import Match
from interregnum.core.observation import Observer
from interregnum.games.registry import find
from interregnum.study.playing import Watch

KINDS: Final = ("decisions", "chance", "outcomes", "records")  # written in this order
COLUMNS: Final = {
    "records": {
        "game": (pa.int64(), "its number"),
        "title": (pa.string(), "the title's name"),
        "version": (pa.int32(), "of the rules"),
        "options": (pa.string(), "JSON"),
        "names": (pa.list_(pa.string()), "by seat"),
        "commitment": (pa.string(), "to the key of chance"),
        "entropy": (pa.list_(pa.string()), "what each seat added to chance, hex"),
        "key": (pa.string(), "of chance, hex"),
        "seals": (pa.list_(pa.string()), "what was shown of the entropy first, by seat"),
        "withheld": (pa.list_(pa.string()), "who broke off an opening"),
        "undone": (pa.bool_(), "something was taken back on the way"),
        "log_seat": (pa.list_(pa.int16()), "who acted, entry by entry; 99 is chance"),
        "log_action": (pa.list_(pa.int32()), "what was done"),
        "result": (pa.list_(pa.int16()), "ranks by seat"),
    },
    "decisions": {
        "game": (pa.int64(), "its number"),
        "ply": (pa.int32(), "the place in the log"),
        "seat": (pa.int8(), "who decided"),
        "action": (pa.int32(), "what was chosen"),
        "legal": (pa.list_(pa.int32()), "all actions that were legal; the mask as a list"),
    },
    "chance": {
        "game": (pa.int64(), "its number"),
        "ply": (pa.int32(), "the place in the log"),
        "action": (pa.int32(), "what chance did"),
        "total": (pa.int64(), "of the odds of all that it might have done"),
        "below": (pa.int64(), "the number below the total that the key gave"),
    },
    "outcomes": {
        "game": (pa.int64(), "its number"),
        "seat": (pa.int8(), "whose"),
        "name": (pa.string(), "of the bot or the person"),
        "rank": (pa.int16(), "1 is a winner; with nobody at 1 all have lost"),
        "points": (pa.int32(), "at the end"),
        "won": (pa.float64(), "1, or a share of it where several are first"),
    },
}
OBSERVED: Final = "observation"
ROWS: Final = 4096  # to a group of decisions: a reader of single games skips the rest


def schema(title: str, kind: str) -> pa.Schema:
    """The columns of a table; observations are as wide as the title's."""
    fields = [pa.field(name, of, nullable=False) for name, (of, _) in COLUMNS[kind].items()]
    width = int(find(title).policy.width)
    if kind == "decisions" and width:
        fields.append(pa.field(OBSERVED, pa.list_(pa.int16(), width), nullable=False))
    return pa.schema(fields)


class Shard(Watch):
    """Some games of one title."""

    def __init__(self, title: str) -> None:
        self.title = find(title)
        self.observer = Observer(self.title.policy) if self.title.policy.fields else None
        self.observed: list[bytes] = []
        self.rows: dict[str, list[tuple[Any, ...]]] = {kind: [] for kind in KINDS}
        self.game = 0

    def decided(self, match: Match[Any], seat: Seat, legal: Ints, action: Action) -> None:
        self.rows["decisions"].append((self.game, len(match.log), seat, action, list(legal)))
        if self.observer:
            row = self.observer.row(match.state, seat)
            self.observed.append(np.asarray(row, np.int16).tobytes())

    def drew(self, match: Match[Any], total: int, below: int, action: Action) -> None:
        self.rows["chance"].append((self.game, len(match.log), action, total, below))

    def end(self, match: Match[Any]) -> None:
        """The match that was watched is over."""
        record, told = match.record, match.record.chance
        seats, actions = zip(*record.log, strict=True)
        options = msgspec.json.encode(record.options).decode()
        self.rows["records"].append((
            self.game, record.title, record.version, options, record.names, told.commitment,
            told.entropy, told.key, told.seals, told.withheld, record.undone, seats, actions,
            record.result,
        ))  # fmt: skip
        points = match.game.scores(match.state)
        for seat, rank in enumerate(record.result):
            won = share(record.result, seat)
            row = (self.game, seat, record.names[seat], rank, int(points[seat]), won)
            self.rows["outcomes"].append(row)

    @property
    def games(self) -> int:
        return len(self.rows["records"])

    def files(self) -> dict[str, bytes]:
        """Each table as a Parquet file."""
        return {kind: written(self.table(kind)) for kind in KINDS}

    def table(self, kind: str) -> pa.Table:
        wanted = schema(self.title.name, kind)
        plain = [field for field in wanted if field.name != OBSERVED]
        rows = self.rows[kind]
        columns = list(zip(*rows, strict=True)) if rows else [()] * len(plain)
        arrays = [pa.array(c, field.type) for c, field in zip(columns, plain, strict=True)]
        if len(plain) < len(wanted):
            numbers = np.frombuffer(b"".join(self.observed), np.int16)
            arrays.append(
                pa.FixedSizeListArray.from_arrays(pa.array(numbers), type=wanted[-1].type)
            )
        return pa.Table.from_arrays(arrays, schema=wanted)


def written(table: pa.Table) -> bytes:
    out = BytesIO()
    pq.write_table(table, out, compression="zstd", row_group_size=ROWS)
    return out.getvalue()
