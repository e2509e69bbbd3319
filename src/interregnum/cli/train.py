"""`interregnum train`: a learned judge of a title from nothing, by self-play."""

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from interregnum.cli.asking import Cluster, Jobs, Mode, Name, Pairs, options_of
from interregnum.cli.screen import console, progress
from interregnum.core.errors import BadInput
from interregnum.executor.run import open_executor
from interregnum.games.registry import find
from interregnum.games.title import Title, usual_seats, values_of
from interregnum.train.course import Course, Progress, Training, write
from interregnum.train.plot import picture
from interregnum.train.selfplay import BEGINNING, KINDS

Seats = Annotated[str, typer.Option(help="Of the games in turn, such as 2,4; as usual without it.")]
Folder = Annotated[
    Path | None, typer.Option(help="Where all is kept; the same folder goes on. TITLE-judge.")
]
Rounds = Annotated[int, typer.Option(min=1, help="Rounds of self-play and learning.")]
Games = Annotated[int, typer.Option(min=1, help="Games of a round.")]
Hidden = Annotated[int, typer.Option(min=1, max=256, help="Hidden units of a net.")]
Teacher = Annotated[
    int, typer.Option(min=0, help="Iterations of the search that teaches at last; 0: none.")
]
Rate = Annotated[float, typer.Option(help="How far a step of learning goes.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same judge.")]
Check = Annotated[
    int, typer.Option(min=0, help="Games of each contest that tells the strength; 0: none.")
]
Player = Annotated[
    list[str] | None,
    typer.Option(metavar="KIND=ODDS", help="judge, quick, planner, teacher; may be repeated."),
]
Modes = Annotated[str, typer.Option(help="Several modes in turn, such as menace,advisors.")]


def train(
    title: Name,
    *,
    seats: Seats = "",
    mode: Mode = "",
    option: Pairs = None,
    folder: Folder = None,
    rounds: Rounds = 60,
    games: Games = 400,
    hidden: Hidden = 32,
    teacher: Teacher = 40,
    rate: Rate = 2e-3,
    seed: Seed = 1,
    check: Check = 100,
    player: Player = None,
    modes: Modes = "",
    jobs: Jobs = 1,
    cluster: Cluster = "",
) -> None:
    found = find(title)
    if not 0.0 < rate <= 1.0:  # nan is neither
        raise BadInput(f"a rate of {rate}; expected one above 0, at most 1")
    course = Course(
        title=found.name,
        options=values_of(options_of(found, mode, option)),
        seats=counts(seats) or [usual_seats(found, mode)],
        rounds=rounds,
        games=games,
        hidden=hidden,
        teacher=teacher,
        rate=rate,
        batch=128,
        seed=seed,
        check=check,
        players=odds_of(player or []),
        modes=modes_of(found, modes),
    )
    for count in course.seats:
        found.require(found.options(dict(course.options)), count)
    where = folder or Path(f"{found.name}-judge")
    taught(course, where, jobs, cluster)
    console().print(f"{where / 'judge.msgpack'}: the weights, {where / 'strength.svg'}: how strong")


def counts(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",") if part.strip()]
    except ValueError as error:
        raise BadInput(f"{text!r} are no numbers of seats; expected such as 2,4") from error


def odds_of(pairs: list[str]) -> dict[str, float]:
    odds = {}
    for pair in pairs:
        kind, _, number = pair.partition("=")
        if kind not in KINDS or not re.fullmatch(r"\d+(\.\d+)?", number):
            raise BadInput(f"{pair!r} is no kind with its odds; expected such as planner=0.5")
        odds[kind] = float(number)
    if pairs and not any(odds.get(kind) for kind in BEGINNING):
        told = " or ".join(BEGINNING)
        raise BadInput(f"nobody could play before there is a judge; expected {told} with odds, too")
    return odds


def modes_of(title: Title[Any], text: str) -> list[str]:
    names = [part.strip() for part in text.split(",") if part.strip()]
    if unknown := [name for name in names if name not in title.modes]:
        expected = ", ".join(title.modes)
        raise BadInput(f"{title.name} has no mode {unknown[0]!r}; expected {expected}")
    return names


def taught(course: Course, folder: Path, jobs: int, cluster: str) -> None:
    with open_executor(jobs, cluster) as executor, progress() as bars:
        training = Training(course, folder, executor)
        done = training.progress.rounds
        task = bars.add_task(course.title, total=course.rounds, completed=done)
        for now in training.rounds():
            bars.update(task, completed=now.rounds, description=told(now))
            write(folder / "strength.svg", picture(now).encode())
            write(folder / "strength.json", msgspec.json.encode(now.strength))


def told(now: Progress) -> str:
    strength = f", wins {now.strength[-1].one:.0%} among greedy" if now.strength else ""
    return f"{now.course.title}: {now.games} games, loss {now.loss:.3f}{strength}"
