"""Two builds against each other, alternating in one run: what a change costs.

    python benchmarks/pairs.py OLD NEW [--pairs 20] [--seconds 0.3]

OLD and NEW are folders with a built package (`uv pip install --no-deps --target FOLDER .`). Each
pair measures both, one after the other, in processes of their own and in processor time; printed
is the median of the ratios NEW / OLD of every title with an interval of 95 % (order statistics).
"""

import argparse
import json
import os
import subprocess
import sys
from math import floor, sqrt
from random import Random
from statistics import median
from time import process_time
from typing import Any

CLONES = 20_000
ITERATIONS = 60
OURS = ("torres", "crown-of-ash", "wonderful-kingdom", "for-a-crown")
MEASURES = ("decisions/s", "clones/s", "search/s")
Figures = dict[str, float]


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("old")
    asked.add_argument("new")
    asked.add_argument("--pairs", type=int, default=20)
    asked.add_argument("--seconds", type=float, default=0.3)
    given = asked.parse_args()
    ratios: dict[str, list[float]] = {}
    for k in range(given.pairs):
        first, second = (given.old, given.new) if k % 2 else (given.new, given.old)
        told = {home: measured(home, given.seconds) for home in (first, second)}
        for name, value in told[given.new].items():
            ratios.setdefault(name, []).append(value / told[given.old][name])
        sys.stderr.write(f"pair {k + 1} of {given.pairs}\n")
    for name, found in ratios.items():
        low, high = interval(sorted(found))
        sys.stdout.write(f"{name:40} {median(found):.3f}  [{low:.3f}, {high:.3f}]\n")


def interval(found: list[float]) -> tuple[float, float]:
    """Of the median, by order statistics: about 95 %."""
    n = len(found)
    k = max(0, floor(n / 2 - 0.98 * sqrt(n)))
    return found[k], found[n - 1 - k]


def measured(home: str, seconds: float) -> Figures:
    command = [sys.executable, "-W", "ignore", __file__, "--here", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": home}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: Figures = json.loads(told.stdout)
    return found


def here(seconds: float) -> Figures:
    """Our titles, in the package that this process finds."""
    from interregnum.games.registry import TITLES

    found: Figures = {}
    for name in OURS:
        for measure, value in zip(MEASURES, title_figures(TITLES[name], seconds), strict=True):
            found[f"{name} {measure}"] = value
    return found


def title_figures(title: Any, seconds: float) -> tuple[float, float, float]:
    from interregnum.core.play import playout

    game, mode = title.game, next(iter(title.modes.values()))
    setup, seats = title.setup(mode, title.seats[-1]), title.seats[-1]
    decisions, start, rng = 0, process_time(), Random(1)
    while process_time() - start < seconds:
        decisions += playout(game, game.new(seats, setup), rng)
    speed = decisions / (process_time() - start)
    s = middle(game, game.new(seats, setup))
    start = process_time()
    for _ in range(CLONES):
        game.clone(s)
    clones = CLONES / (process_time() - start)
    return speed, clones, searched(title, s)


def middle(game: Any, s: Any) -> Any:
    """A decision some way into a random game, the same in both builds."""
    from interregnum.core.game import CHANCE
    from interregnum.core.play import sample

    rng = Random(2)
    for ply in range(10_000):
        seat = int(game.to_act(s)[0])
        if ply > 60 and seat != CHANCE and len(game.legal(s, seat)) > 2:
            return s
        game.apply(s, seat, sample(game, s, seat, rng))
    raise AssertionError("no game is that long without a decision")


def searched(title: Any, s: Any) -> float:
    from interregnum.bots.search import Search

    brain = getattr(title, "policy", title.game)  # the rule book had the brain once
    search = Search(brain, s, int(title.game.to_act(s)[0]), Random(3))
    start = process_time()
    search.run(ITERATIONS, 1e9)
    return float(search.iterations) / (process_time() - start)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        sys.stdout.write(json.dumps(here(float(sys.argv[2]))))
    else:
        main()
