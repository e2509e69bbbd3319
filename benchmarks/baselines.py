"""docs/baselines.md: every bot alone among copies of `greedy`, in every title with its usual seats.

    python benchmarks/baselines.py --save baselines.jsonl --jobs 2

A row has at least --games games; where these cost little it has up to --most, as many as --seconds
of processor time allow. Only what stands between the two marks of the document is written. With
--save, games already played are kept, and a run that was cut short goes on.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from interregnum.bots.arena import Standing
from interregnum.executor.executor import mine
from interregnum.executor.journal import Journal
from interregnum.executor.run import open_executor
from interregnum.games.registry import OWN, find
from interregnum.games.title import usual_seats, values_of
from interregnum.study.contests import Table, contest_bar
from interregnum.study.document import interval, marked, percent

BOTS: Final = ("random", "greedy", "flat:40", "search:20", "plan:12", "master:0.02s")
RIVAL: Final = "greedy"
FIGURES: Final = "figures, written by benchmarks/baselines.py"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20, help="of each bot in each title, at least")
    parser.add_argument("--most", type=int, default=400, help="where they cost little")
    parser.add_argument("--seconds", type=float, default=60.0, help="that a row may cost")
    parser.add_argument("--titles", default=",".join(OWN))
    parser.add_argument("--bots", default=",".join(BOTS), help="module:Class goes, too")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="a Dask scheduler such as tcp://host:8786")
    parser.add_argument("--save", type=Path, help="a file that keeps the games played so far")
    parser.add_argument("--document", type=Path, default=Path("docs/baselines.md"))
    return parser.parse_args()


def section(table: Table, args: argparse.Namespace) -> str:
    """A title: one row for each bot."""
    lines = [
        f"## {table.title}, {table.seats} seats",
        "",
        f"| one bot among {table.seats - 1} × `{RIVAL}` | games | won | 95 % | points | a game |",
        "|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *(row(table, bot, args) for bot in args.bots.split(","))])


def row(table: Table, bot: str, args: argparse.Namespace) -> str:
    table.games = args.games
    standing = table.one_against(bot, RIVAL)
    table.games = min(args.most, int(args.seconds * standing.games / standing.seconds))
    if table.games > standing.games:
        standing = table.one_against(bot, RIVAL)
    bar = contest_bar(table, bot, standing)
    cells = [f"`{bot}`", str(bar.count), percent(bar), interval(bar), f"{bar.points:.1f}"]
    return "| " + " | ".join([*cells, seconds(standing)]) + " |"


def seconds(standing: Standing) -> str:
    """Of processor time, all seats together."""
    return f"{standing.seconds / standing.games:.2f} s"


def main() -> None:
    args = arguments()
    journal = Journal(args.save) if args.save else None
    parts = []
    with open_executor(args.jobs, args.cluster) as executor:
        for name in args.titles.split(","):
            title = find(name)
            seats = usual_seats(title, "")
            table = Table(
                name, values_of(title.options({})), seats, args.seed, args.games, executor, journal,
                lambda contest, done: tell(f"{done} games, {contest}"),
            )  # fmt: skip
            parts.append(section(table, args))
    told = f"interregnum {mine()}, seed {args.seed}; an even share is one over the seats."
    document = args.document.read_text("utf-8") if args.document.exists() else ""
    args.document.write_text(marked(document, "\n\n".join([told, *parts]), FIGURES), "utf-8")
    tell(f"wrote {args.document}\n")


def tell(words: str) -> None:
    sys.stderr.write(f"\r{words:60}")


if __name__ == "__main__":
    sys.path.append("")  # a bot of one's own lies in the folder one stands in
    main()
