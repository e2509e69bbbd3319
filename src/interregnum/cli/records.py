"""`interregnum records`: the games of a dataset or of a file, checked and written as JSON lines."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from interregnum.cli.screen import console, progress
from interregnum.core.errors import RecordError
from interregnum.core.record import Record
from interregnum.library import verify
from interregnum.study.jsonl import read_lines, write_lines

Source = Annotated[
    Path, typer.Argument(metavar="SOURCE", help="A dataset's folder, or records as JSON lines.")
]
Output = Annotated[
    Path | None, typer.Option("-o", "--output", metavar="FILE", help="Write them as JSON lines.")
]
Check = Annotated[bool, typer.Option("--verify", help="Check every move and every draw of chance.")]
Most = Annotated[int, typer.Option(min=0, help="At most so many; 0: all.")]


def records(source: Source, *, output: Output = None, check: Check = False, most: Most = 0) -> None:
    found = limited(read(source), most)
    if check:
        found = checked(found, source)
    count = write_lines(found, output) if output else sum(1 for _ in found)
    told = f"{count:,} records" + (", every move legal and every draw fair" if check else "")
    console().print(f"{source}: {told}" + (f", written to {output}" if output else ""))


def read(source: Path) -> Iterator[Record]:
    if source.is_dir():
        from interregnum.study.dataset import Dataset  # pyarrow, which JSON lines do without

        return Dataset(source).records()
    return read_lines(source)


def limited(found: Iterator[Record], most: int) -> Iterator[Record]:
    for k, record in enumerate(found):
        if most and k == most:
            return
        yield record


def checked(found: Iterator[Record], source: Path) -> Iterator[Record]:
    with progress() as bars:
        task = bars.add_task("verified", total=None)
        for k, record in enumerate(found):
            if reason := verify(record):
                raise RecordError(f"{source}, record {k}: {reason}")
            bars.advance(task)
            yield record
