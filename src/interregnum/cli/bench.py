"""`interregnum bench`: the speed of random play, compiled and interpreted, ours and others'."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from interregnum.bench.elsewhere import elsewhere, machine, other_home, peer_figures
from interregnum.bench.measure import Figures, Plan, measured, rows
from interregnum.bench.peers import peers as known_peers
from interregnum.bench.tables import Bench, markdown, tables
from interregnum.cli.asking import Json
from interregnum.cli.screen import complaints, console, print_json, progress
from interregnum.games.registry import find
from interregnum.terminal.files import require_place, write_whole

T = TypeVar("T")

Titles = Annotated[list[str] | None, typer.Argument(metavar="[TITLE]…", help="All, unless named.")]
WithPeers = Annotated[
    bool, typer.Option("--peers", help="Install other engines into .peers/ and measure them too.")
]
Document = Annotated[
    Path | None, typer.Option("--markdown", metavar="FILE", help="Write the results there.")
]
Seconds = Annotated[float, typer.Option(min=0.01, help="Processor time of a run.")]
Runs = Annotated[int, typer.Option(min=1, help="The best of so many runs counts.")]


def bench(
    titles: Titles = None,
    *,
    peers: WithPeers = False,
    document: Document = None,
    seconds: Seconds = 0.4,
    runs: Runs = 5,
    json: Json = False,
) -> None:
    plan = Plan([find(name).name for name in titles or []], seconds, runs)
    if document is not None:
        require_place(document)
    figures = [*watched("here", measured(plan), len(rows(plan))), *other_build(plan)]
    rivals = list(watched("peers", peer_figures(plan), len(known_peers()))) if peers else []
    today = datetime.now(UTC).date().isoformat()
    result = Bench(machine=machine(), date=today, figures=figures, peers=rivals)
    if document is not None:
        write_whole(document, markdown(result).encode())
    if json:
        print_json(result)
    else:
        console().print(tables(result))


def watched(what: str, found: Iterator[T], total: int) -> Iterator[T]:
    """With a bar that grows."""
    with progress() as bars:
        task = bars.add_task(what, total=total)
        for each in found:
            bars.advance(task)
            yield each


def other_build(plan: Plan) -> Iterator[Figures]:
    home = other_home()
    if home is None:
        complaints().print("the other build is not measured: `make setup` makes both")
        return
    yield from watched(home.name, elsewhere(home, plan), len(rows(plan)))
