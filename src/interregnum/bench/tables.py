"""The results of a benchmark as tables, as Markdown, and against the bars that were set."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from interregnum.bench.measure import Figures
from interregnum.bench.peers import OBSERVED

Row = list[str]

CATANATRON: Final = "catanatron base"
QUORIDOR: Final = "open_spiel quoridor"
AMAZONS: Final = "open_spiel amazons"
CLASSIC: Final = "PettingZoo's fastest"
LARGE: Final = 200  # actions from which on a peer counts as large
LARGEST: Final = "the fastest large environment"
ENVIRONMENTS: Final = ("envpool", "pettingzoo", "rlcard")
SPEEDS: Final = ["games/s", "decisions/s"]
FIGURES: Final = ["title", "mode", "seats", "build", *SPEEDS, "driven/s", "clone", "search/s",
                  "judge/s", "batch/s", "kept", "dense/s", "aec/s"]  # fmt: skip
PEERS: Final = ["peer", "version", "actions", *SPEEDS, "plies/s"]


class Peer(msgspec.Struct, frozen=True):
    """Somebody else's game; `fault` tells why there are no figures."""

    package: str
    game: str
    version: str = ""
    games: float = 0.0
    decisions: float = 0.0
    plies: float = 0.0  # forced ones included
    fault: str = ""
    actions: int = 0  # ids that there are; 0: not numbered

    @property
    def name(self) -> str:
        return f"{self.package} {self.game}"

    def is_called(self, name: str) -> bool:
        """By its own name, or as one of those that a bar compares with."""
        if name == CLASSIC:
            return self.package == "pettingzoo"
        if name == LARGEST:
            return self.actions >= LARGE and self.is_observed()
        return self.name == name

    def is_observed(self) -> bool:
        """Whether numbers of the table were made at every step."""
        return self.package in ENVIRONMENTS or self.game.endswith(OBSERVED)


class Bench(msgspec.Struct, frozen=True):
    """One run."""

    machine: str
    date: str
    figures: list[Figures]
    peers: list[Peer]


class Bar(msgspec.Struct, frozen=True):
    """What a title must reach in one build, alone or as a multiple of a peer."""

    title: str
    build: str
    what: str
    figure: Callable[[Figures], float]
    limit: float
    peer: str = ""
    mode: str = "standard"  # "": the slowest of all
    seats: int = 0  # 0: the slowest of all
    below: bool = False  # a limit that must not be reached


def decisions(row: Figures) -> float:
    return row.decisions


def driven(row: Figures) -> float:
    return row.driven


def clone(row: Figures) -> float:
    return row.clone


def kept(row: Figures) -> float:
    return row.kept


def batch(row: Figures) -> float:
    return row.batch


def aec(row: Figures) -> float:
    return row.aec


def environment_bars(title: str, mode: str, seats: int, share: float) -> list[Bar]:
    """What a batch keeps of the plain loop at a title's usual table and at its worst one, and both
    kinds of environments beside theirs."""
    usual = partial(Bar, title, "compiled", mode=mode, seats=seats)
    return [
        usual("share kept by a batch", kept, share),
        Bar(title, "compiled", "share kept by a batch", kept, share, mode=""),
        usual("decisions/s of a batch", batch, 1.0, LARGEST),
        usual("decisions/s in PettingZoo", aec, 5.0, CLASSIC),
    ]


BARS: Final = (
    Bar("for-a-crown", "compiled", "decisions/s", decisions, 600_000),
    Bar("for-a-crown", "compiled", "decisions/s", decisions, 1.5, QUORIDOR),
    Bar("for-a-crown", "compiled", "decisions/s, interpreted loop", driven, 1.0, QUORIDOR),
    Bar("for-a-crown", "interpreted", "decisions/s", decisions, 3.0, CATANATRON),
    Bar("for-a-crown", "compiled", "µs a clone", clone, 1.0, below=True),
    Bar("torres", "compiled", "decisions/s", decisions, 400_000, mode="basic", seats=4),
    Bar("torres", "compiled", "decisions/s", decisions, 1.0, QUORIDOR, mode="basic", seats=4),
    Bar("torres", "compiled", "decisions/s", decisions, 1.0, AMAZONS, mode="basic", seats=4),
    Bar("torres", "compiled", "decisions/s", decisions, 150_000, mode="master"),
    Bar("crown-of-ash", "compiled", "decisions/s", decisions, 250_000, seats=4),
    Bar("crown-of-ash", "compiled", "decisions/s, TAG's Catan as reported", decisions, 179_000),
    Bar(
        "crown-of-ash", "compiled", "decisions/s, TAG's Puerto Rico as reported", decisions, 220_000
    ),
    Bar("wonderful-kingdom", "compiled", "decisions/s", decisions, 400_000, mode="menace", seats=2),
    Bar("wonderful-kingdom", "compiled", "decisions/s", decisions, 1.0, QUORIDOR, "menace", 2),
    *environment_bars("for-a-crown", "standard", 4, 0.45),
    *environment_bars("torres", "basic", 3, 0.35),
    *environment_bars("crown-of-ash", "standard", 3, 0.35),
    *environment_bars("wonderful-kingdom", "quests", 2, 0.35),
)


def tables(result: Bench) -> RenderableType:
    parts: list[RenderableType] = [f"{result.machine}, {result.date}", figure_table(result)]
    if result.peers:
        parts.append(filled(peer_heads(result), peer_rows(result)))
    parts += bar_lines(result)
    return Group(*parts)


def figure_table(result: Bench) -> Table:
    return filled(FIGURES, [figure_row(row) for row in result.figures])


def filled(heads: list[str], rows: list[Row]) -> Table:
    table = Table(*heads, header_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    return table


def figure_row(row: Figures) -> Row:
    speeds = [f"{value:,.0f}" for value in (row.games, row.decisions, row.driven)]
    return [
        row.title,
        row.mode,
        str(row.seats),
        row.build,
        *speeds,
        f"{row.clone:.2f} µs",
        f"{row.search:,.0f}",
        f"{row.judge:,.0f}",
        f"{row.batch:,.0f}",
        f"{row.kept:.2f}",
        *(f"{speed:,.0f}" if speed else "" for speed in (row.dense, row.aec)),
    ]


def peer_heads(result: Bench) -> list[str]:
    return PEERS + [f"{row.title}, {row.seats}" for row in usual_rows(result)]


def usual_rows(result: Bench) -> list[Figures]:
    """Of each title the first mode with most seats, in the first build that was measured."""
    found: dict[str, Figures] = {}
    for row in result.figures:
        known = found.setdefault(row.title, row)
        if (known.mode, known.build) == (row.mode, row.build) and row.seats > known.seats:
            found[row.title] = row
    return list(found.values())


def peer_rows(result: Bench) -> list[Row]:
    return [peer_row(peer, result) for peer in result.peers]


def peer_row(peer: Peer, result: Bench) -> Row:
    """With our ratios to it: by the compiled loop, and by the loop that drives the peer too."""
    ours = usual_rows(result)
    if peer.fault:
        return [peer.name, peer.version, "", peer.fault, "", "", *("" for _ in ours)]
    speeds = [f"{value:,.0f}" for value in (peer.games, peer.decisions, peer.plies)]
    actions = f"{peer.actions:,}" if peer.actions else ""
    return [peer.name, peer.version, actions, *speeds, *(ratio(row, peer) for row in ours)]


def ratio(row: Figures, peer: Peer) -> str:
    if not peer.decisions:
        return "–"
    return f"× {row.decisions / peer.decisions:.2f} / {row.driven / peer.decisions:.2f}"


def bar_lines(result: Bench) -> list[str]:
    return [line for bar in BARS if (line := bar_line(bar, result))]


def bar_line(bar: Bar, result: Bench) -> str:
    """Whether a bar is reached by the slowest number of seats; empty where not measured."""
    found = [bar.figure(row) for row in result.figures if is_of(bar, row)]
    ours = [value for value in found if value]
    unit = 1.0 if not bar.peer else pace(bar.peer, result)
    if not ours or not unit:
        return ""
    value = (max(ours) if bar.below else min(ours)) / unit
    reached = value < bar.limit if bar.below else value >= bar.limit
    what = f"× {bar.peer}" if bar.peer else bar.what
    which = f"{bar.title} {bar.mode or 'at its worst table'}"
    which += f", {bar.seats} seats" if bar.seats else ""
    told = f"{which}, {bar.build}, {bar.what}: {spelled(value)}"
    return f"{'yes' if reached else 'NO '}  {told} (bar: {spelled(bar.limit)} {what})"


def is_of(bar: Bar, row: Figures) -> bool:
    of = (row.title, row.build) == (bar.title, bar.build)
    return of and bar.mode in ("", row.mode) and bar.seats in (0, row.seats)


def pace(peer: str, result: Bench) -> float:
    return max((each.decisions for each in result.peers if each.is_called(peer)), default=0.0)


def spelled(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def markdown(result: Bench) -> str:
    """The same as a document."""
    parts = [
        "# One run of the benchmark",
        f"{result.machine}, {result.date}. Made by `interregnum bench --peers --markdown FILE`.",
        NOTE,
        written(FIGURES, [figure_row(row) for row in result.figures]),
    ]
    if result.peers:
        parts.append(written(peer_heads(result), peer_rows(result)))
    parts.append("\n".join(f"- {line}" for line in bar_lines(result)))
    return "\n\n".join(parts) + "\n"


NOTE: Final = """\
Random play, per second of processor time, the best of several runs. A decision is a ply of a seat
with at least two legal actions; chance and forced plies are in the time and not in the count.
`decisions/s` is the loop of `core/play`, compiled with the rules where the build is; `driven/s` is
the interpreted loop that also drives the peers; `clone` is one copy of a position; `search/s` are
iterations of the tree search, `judge/s` tables judged for all seats by a net; `batch/s` are
decisions by a BatchEnv of 128 games with float32 observations and legal lists, `kept` its share of
the plain loop's (the median of short turns of both), `dense/s` the same with the whole mask copied,
`aec/s` decisions by the PettingZoo environment. OpenSpiel's games come twice, plain and observed,
with the tensor of who acts; EnvPool's are batches of 128 in one thread; those of PettingZoo, rlcard
and EnvPool always observe. A peer's `plies/s` count its forced plies, too. All that is ours in one
row, but `clone`, `search` and `judge`, was measured in turns. Ratios are decisions of ours, by
`decisions/s` and by `driven/s`, to the peer's decisions, for the named seats of a title's first
mode; a bar without a number of seats takes the slowest."""


def written(heads: list[str], rows: list[Row]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
