"""What is played first, and how it does."""

from collections import defaultdict
from typing import Any

from interregnum.bots.arena import Contest, check, chunk, share
from interregnum.core.arrays import Ints
from interregnum.core.game import Action, Seat
from interregnum.core.match import Match
from interregnum.executor.executor import Executor
from interregnum.executor.journal import Journal
from interregnum.executor.run import Progress, results
from interregnum.games.registry import find
from interregnum.study.document import Chart, Document, share_bar
from interregnum.study.playing import Watch, play

Line = tuple[int, list[str], float, int]  # seat, its first decisions, won, points


class First(Watch):
    """The first decisions of each seat, as they are written."""

    def __init__(self, title: str, plies: int) -> None:
        self.title = find(title)
        self.plies = plies
        self.lines: dict[Seat, list[str]] = defaultdict(list)

    def decided(self, match: Match[Any], seat: Seat, legal: Ints, action: Action) -> None:
        if len(self.lines[seat]) < self.plies:
            self.lines[seat].append(self.title.notation(match.state, seat, action))


def lines(spec: tuple[Contest, int], number: int) -> list[Line]:
    """A job: how each seat began a game, and how it ended for it."""
    contest, plies = spec
    watch = First(contest.title, plies)
    match = play(contest, number, watch)
    ranks = [int(rank) for rank in match.game.ranks(match.state)]
    points = match.game.scores(match.state)
    return [
        (seat, watch.lines[seat], share(ranks, seat), int(points[seat]))
        for seat in range(len(ranks))
    ]


def openings(
    contest: Contest,
    games: int,
    *,
    plies: int = 2,
    most: int = 20,
    on: Executor | None = None,
    journal: Journal | None = None,
    progress: Progress | None = None,
) -> Document:
    """The `most` frequent beginnings of each length up to `plies`."""
    check(contest)
    about = contest.about | {"openings": plies}
    kept = journal.run(about, list[Line]) if journal else None
    spec = (contest, plies)
    told = results(
        lines, spec, range(games), on=on, chunk=chunk(contest), kept=kept, progress=progress
    )
    found = [line for game in told for line in game]
    charts = [chart(found, length, most, contest.seats) for length in range(1, plies + 1)]
    title = f"Openings of {contest.title}"
    return Document(title, about | {"games": games}, charts)


def chart(found: list[Line], length: int, most: int, seats: int) -> Chart:
    won: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for _, begun, wins, points in found:
        won[", ".join(begun[:length])].append((wins, points))
    first = sorted(won.items(), key=lambda item: (-len(item[1]), item[0]))[:most]
    bars = [
        share_bar(
            label, sum(w for w, _ in ends), len(ends), even=1 / seats,
            points=sum(p for _, p in ends) / len(ends),
        )
        for label, ends in first
    ]  # fmt: skip
    which = "first decision" if length == 1 else f"first {length} decisions"
    note = f"The {len(bars)} most frequent of {len(won)} beginnings, by seat of a game."
    return Chart(f"A seat's {which}", bars, note)
