"""How long the Kingdom's planner thinks: processor time of a step, and of all steps of a round.

python benchmarks/planner.py --games 20
"""

import argparse
from collections.abc import Sequence
from random import Random
from time import thread_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from interregnum.bots.bot import Bot, ask
from interregnum.bots.names import parse
from interregnum.core.game import CHANCE
from interregnum.core.match import Values
from interregnum.core.play import sample
from interregnum.games.registry import find

TITLE: Final = find("wonderful-kingdom")
MODULES: Final = ("menace", "advisor", "quest", "none")


class Times:
    """Seconds of every step that the planner decided, and of a seat's steps in one round."""

    def __init__(self) -> None:
        self.steps: list[float] = []
        self.rounds: dict[tuple[int, int, int], float] = {}

    def add(self, game: int, round_number: int, seat: int, seconds: float) -> None:
        key = game, round_number, seat
        self.steps.append(seconds)
        self.rounds[key] = self.rounds.get(key, 0.0) + seconds


def play(number: int, options: Values, bot: Bot, times: Times) -> None:
    """One game of the bot against itself."""
    game, rng = TITLE.game, Random(number)
    s: Any = TITLE.new(2, TITLE.options(dict(options)))
    while len(waiting := game.to_act(s)):
        seat = int(rng.choice(list(waiting)))
        if seat == CHANCE:
            game.apply(s, seat, sample(game, s, seat, rng))
            continue
        start = thread_time()
        action = ask(bot, TITLE.policy, s, seat, rng)
        if TITLE.steps(s, seat):
            times.add(number, int(s.round), seat, thread_time() - start)
        game.apply(s, seat, action)


def row(name: str, times: Times) -> list[str]:
    cells = [name, f"{len(times.steps):,}"]
    for seconds in (times.steps, list(times.rounds.values())):
        cells += [f"{1000 * at(seconds, share):.1f}" for share in (0.5, 0.99, 1.0)]
    return cells


def at(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="master:0.02s")
    args = parser.parse_args()
    heads = ["module", "steps", "a step: median", "99 %", "longest"]
    table = Table(*heads, "a round: median", "99 %", "longest", title=f"{args.bot}, milliseconds")
    for module in MODULES:
        times = Times()
        for number in range(args.games):
            options: Values = {"module": module, "allow_no_module": module == "none"}
            play(number, options, parse(args.bot), times)
        table.add_row(*row(module, times))
    Console().print(table)


if __name__ == "__main__":
    main()
