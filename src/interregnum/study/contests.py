"""Contests between bots: every one against every other, and one against its own budget."""

from collections.abc import Callable
from typing import Any

from interregnum.bots.arena import Contest, Standing, run
from interregnum.bots.names import find_bot
from interregnum.core.match import Values
from interregnum.executor.executor import Executor
from interregnum.executor.journal import Journal
from interregnum.study.document import Bar, Chart, Document, share_bar

Tell = Callable[[str, int], None]  # a contest, and how many of its games are done


class Table:
    """What all contests of a study have in common."""

    def __init__(
        self, title: str, options: Values, seats: int, seed: int, games: int,
        on: Executor, journal: Journal | None, tell: Tell,
    ) -> None:  # fmt: skip
        self.title, self.options, self.seats, self.seed = title, options, seats, seed
        self.games, self.on, self.journal, self.tell = games, on, journal, tell

    def one_against(self, bot: str, others: str) -> Standing:
        """One bot among others that are all the same; its seat rotates."""
        contest = Contest(self.title, self.options, (bot, *[others] * (self.seats - 1)), self.seed)
        name = f"{bot} against {others}"
        return run(
            contest, self.games, on=self.on, journal=self.journal,
            progress=lambda standing: self.tell(name, standing.games),
        )  # fmt: skip

    def about(self, **more: Any) -> dict[str, Any]:
        told = {"title": self.title, "options": self.options, "seats": self.seats}
        return told | {"seed": self.seed, "games of a contest": self.games} | more


def arena(table: Table, bots: list[str]) -> Document:
    """Each bot alone among copies of each other one."""
    charts = []
    for bot in bots:
        bars = [
            contest_bar(table, other, table.one_against(bot, other))
            for other in bots
            if other != bot
        ]
        note = f"One of {table.seats} seats, the others are copies of the bot named."
        charts.append(Chart(f"{bot} among …", bars, note))
    return Document(f"Bots of {table.title}", table.about(bots=bots), charts)


def contest_bar(table: Table, label: str, standing: Standing, x: float | None = None) -> Bar:
    return share_bar(
        label, standing.wins(0), standing.games, even=1 / table.seats, x=x, points=standing.score(0)
    )


def curve(table: Table, kind: str, budgets: list[str], against: str) -> Document:
    """How strong a bot is by what it may spend on a decision."""
    bars = []
    for budget in budgets:
        bot = f"{kind}:{budget}"
        find_bot(bot)  # refused before anything is played
        standing = table.one_against(bot, against)
        bars.append(contest_bar(table, bot, standing, float(budget.rstrip("s"))))
    along = "seconds a decision" if budgets[0].endswith("s") else "budget of a decision"
    chart = Chart(f"{kind} among {table.seats - 1} × {against}", bars, along=along)
    return Document(f"Strength of {kind} in {table.title}", table.about(against=against), [chart])
