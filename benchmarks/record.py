"""What the project keeps of a benchmark: a small file of results, and tables of a document.

A file of results is a JSON list, a result to a line, whole after every write: a run that is
stopped goes on from it, on another machine too. What a run did not play stays in it.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.console import Console

from interregnum.bots.arena import Outcome, share, wilson
from interregnum.games.registry import OWN
from interregnum.study.document import marked

R = TypeVar("R", bound=msgspec.Struct)
Lines = Sequence[Sequence[str]]


def asking(doc: str | None) -> argparse.ArgumentParser:
    """What every benchmark of the record is asked by."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--titles", default=",".join(OWN))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="a Dask scheduler such as tcp://host:8786")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--raw", type=Path, help="a small file of results; it goes on from there")
    parser.add_argument("--document", type=Path, help="write the tables that follow into it")
    parser.add_argument("--show", action="store_true", help="play nothing, only tell")
    return parser


def kept(path: Path | None, kind: type[R], key: Callable[[R], Any]) -> dict[Any, R]:
    """What earlier runs found out."""
    if path is None or not path.exists():
        return {}
    return {key(each): each for each in msgspec.json.decode(path.read_bytes(), type=list[kind])}  # type: ignore[valid-type]


def keep(path: Path | None, found: Iterable[R]) -> None:
    if path is None:
        return
    lines = b",\n".join(map(msgspec.json.encode, found))
    part = path.with_suffix(".part")
    part.write_bytes(b"[\n" + lines + b"\n]\n")
    part.replace(path)


def table(heads: Sequence[str], lines: Lines) -> str:
    """In Markdown."""
    rows = [heads, ["---"] * len(heads), *lines]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def write(document: Path | None, name: str, text: str) -> None:
    """Between the marks of a document that name what wrote them."""
    if document:
        whole = marked(document.read_text("utf-8"), text, f"written by benchmarks/{name}")
        document.write_text(whole, "utf-8")


def tell(args: argparse.Namespace, name: str, text: str) -> None:
    """On the screen, and into the document if one is asked for."""
    Console().print(text, soft_wrap=True)
    write(args.document, name, text)


def sign(outcome: Outcome) -> str:
    """Of the first bot in a game: 0 lost, 1 won, 2 and more: won by so many together."""
    won = share(outcome.ranks, 0)
    return str(round(1 / won)) if won else "0"


def wins(won: str) -> list[float]:
    """By game, of such signs."""
    return [0.0 if each == "0" else 1.0 / int(each) for each in won]


def percent(won: float, games: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(won, games)
    return f"{won / max(1, games):.1%} ({100 * low:.1f}–{100 * high:.1f})"
