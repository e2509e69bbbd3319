"""What the commands that study have in common: their options, and how they tell what they found."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TaskID
from rich.table import Table as RichTable

from interregnum.cli.screen import console, print_json, progress
from interregnum.executor.executor import Executor
from interregnum.executor.journal import Journal
from interregnum.executor.run import open_executor
from interregnum.study.document import Document, plain, rows
from interregnum.study.page import page
from interregnum.terminal.files import require_place, write_whole

Save = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep the games there, and go on with them.")
]
Told = Callable[[str, int], None]  # which games, and how many of them are done
Html = Annotated[Path | None, typer.Option(metavar="FILE", help="A report with pictures.")]


def journal_of(save: Path | None, *written: Path | None) -> Journal | None:
    """What keeps the games; refused beforehand if it, or what is to be written, has no place."""
    for place in (save, *written):
        if place:
            require_place(place)
    return Journal(save) if save else None


@contextmanager
def working(jobs: int, cluster: str, total: int) -> Iterator[tuple[Executor, Told]]:
    """Where games are played, and somebody to be told how far they are."""
    with open_executor(jobs, cluster) as executor, progress() as bars:
        tasks: dict[str, TaskID] = {}

        def told(name: str, done: int) -> None:
            if name not in tasks:
                tasks[name] = bars.add_task(name, total=total)
            bars.update(tasks[name], completed=done)

        yield executor, told


def tell(document: Document, html: Path | None, *, json: bool) -> None:
    """On the screen or as JSON, and as a page if one is wished."""
    if html:
        write_whole(html, page(document).encode())
    if json:
        print_json(document)
        return
    out = console()
    out.print(document.title)
    out.print(", ".join(f"{key}: {plain(value)}" for key, value in document.about.items()))
    for chart in document.charts:
        heads, cells = rows(chart)
        table = RichTable(*heads, title=chart.title, title_justify="left", header_style="bold")
        for row in cells:
            table.add_row(*row)
        out.print(table)
    if html:
        out.print(f"wrote {html}")
