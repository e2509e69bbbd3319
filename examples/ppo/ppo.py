"""Maskable PPO of Stable-Baselines3 learns a title against bots, then shows how often it wins.

    python examples/ppo/ppo.py for-a-crown --rival greedy --minutes 120 \\
        --save ppo.zip --document docs/baselines.md

It learns by its lead as that grows and shrinks: who hears of points only at the end of a long game
hardly learns. It is measured by wins, playing what it thinks best. The budget is processor time of
all threads: 120 minutes are one hour on two cores. With --save the learner is kept as it goes, and
the same command goes on where it was stopped. With --document the result becomes a row of the table
there.
"""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, Final

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from interregnum.bots.arena import wilson
from interregnum.envs.learner import LearnerEnv, single
from interregnum.study.document import marked

ROWS: Final = "learners, written by examples/ppo/ppo.py"
HEADS: Final = ("learner", "processor time", "decisions", "games", "won", "95 %", "even")
HEAD: Final = f"| {' | '.join(HEADS)} |\n{'|---' * len(HEADS)}|"
NO_END: Final = 1 << 40  # decisions: the time ends it
ROLLOUT: Final = 256  # decisions of each table between two lessons
BATCH: Final = 512  # decisions of a step of learning
EPOCHS: Final = 4  # how often each is learned from
PAUSE: Final = 30.0  # seconds of learning between two savings
PATIENCE: Final = 0.998  # what a reward is worth a decision earlier: games are long
LEAD: Final = "lead"  # points above the best rival's, as they change, and a win
POINT: Final = {"points": 0.01, LEAD: 0.02}  # what a point is worth, so that a game is about one


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--rival", default="random", help="a bot by its name, at every other seat")
    parser.add_argument("--reward", default=LEAD, help="learned by: lead, win, rank or points")
    parser.add_argument("--minutes", type=float, default=2.0, help="of processor time to learn")
    parser.add_argument("--tables", type=int, default=16, help="games learned from at once")
    parser.add_argument("--games", type=int, default=100, help="games played afterwards")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", type=Path, help="where the learner is kept, and found again")
    parser.add_argument("--document", type=Path, help="where the result becomes a row")
    asked = parser.parse_args()
    asked.save = asked.save and asked.save.with_suffix(".zip")  # as the learner names its files
    return asked


class Small(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A table whose numbers suit a network: each drawn near to nought, as are rewards."""

    def __init__(self, env: gymnasium.Env[Any, Any], reward: str) -> None:
        super().__init__(env)
        space = env.observation_space
        assert isinstance(space, gymnasium.spaces.Box), "a table is observed as numbers"
        low, high = small(space.low), small(space.high)
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=np.float32)
        self.action_masks = env.get_wrapper_attr("action_masks")
        self.scale = POINT.get(reward, 1.0)

    def reset(self, **asked: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**asked)
        return small(seen), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, ended, cut, info = self.env.step(action)
        return small(seen), self.scale * float(reward), ended, cut, info


class Leading(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Rewards every change of the lead, and a win as so many points that both count alike."""

    def __init__(self, env: LearnerEnv) -> None:
        super().__init__(env)
        self.table, self.seat = env.table, env.seat
        self.lead = 0

    def reset(self, **asked: Any) -> tuple[Any, dict[str, Any]]:
        begun = self.env.reset(**asked)
        self.lead = self.ahead()
        return begun

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, win, ended, cut, info = self.env.step(action)
        before, self.lead = self.lead, self.ahead()
        return seen, self.lead - before + float(win) / POINT[LEAD], ended, cut, info

    def ahead(self) -> int:
        """Points above those of the best rival; alone, all of them."""
        points = [int(each) for each in self.table.game.scores(self.table.state)]
        own = points.pop(self.seat)
        return own - max(points, default=0)


def learned(table: Callable[..., LearnerEnv], reward: str) -> Small:
    """A table as the network meets it."""
    return Small(Leading(table(reward="win")) if reward == LEAD else table(reward=reward), reward)


def small(numbers: Any) -> Any:
    """Numbers of any size by their logarithm, with their sign."""
    return np.copysign(np.log1p(np.abs(numbers)), numbers)


class Budget(BaseCallback):  # type: ignore[misc]  # torch is not installed for the types
    """Ends the learning when its time is spent, and keeps the learner now and then."""

    def __init__(self, seconds: float, file: Path | None) -> None:
        super().__init__()
        self.seconds, self.file = seconds, file
        self.before = spent_before(file)
        self.start = self.kept = process_time()

    @property
    def spent(self) -> float:
        return self.before + process_time() - self.start

    def _on_step(self) -> bool:
        return self.spent < self.seconds

    def _on_rollout_start(self) -> None:
        if process_time() - self.kept > PAUSE:
            self.keep()

    def keep(self) -> None:
        """Both files are written beside their places and moved there."""
        if self.file is None:
            return
        self.kept = process_time()
        written(self.file, self.model.save)
        told = json.dumps({"seconds": self.spent})
        written(time_file(self.file), lambda path: path.write_text(told))


def time_file(file: Path) -> Path:
    return file.with_suffix(".json")


def spent_before(file: Path | None) -> float:
    """Seconds that a kept learner has learned already."""
    if file is None or not file.exists() or not time_file(file).exists():
        return 0.0
    return float(json.loads(time_file(file).read_text())["seconds"])


def written(file: Path, write: Callable[[Path], object]) -> None:
    beside = file.with_name(f"new-{file.name}")
    write(beside)
    beside.replace(file)


def learner(tables: DummyVecEnv, asked: argparse.Namespace) -> MaskablePPO:
    """The one that was kept, or a new one."""
    if asked.save and asked.save.exists():
        return MaskablePPO.load(asked.save, env=tables)
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=ROLLOUT,
        batch_size=BATCH,
        n_epochs=EPOCHS,
        gamma=PATIENCE,
        seed=asked.seed,
    )


def won(model: MaskablePPO, env: LearnerEnv, games: int, seed: int) -> float:
    """Wins of so many games; a shared one counts in part."""
    total = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        ended = False
        while not ended:
            masks = env.action_masks()
            action, _ = model.predict(small(seen), action_masks=masks, deterministic=True)
            seen, reward, ended, _, _ = env.step(np.int64(action))
            total += reward
    return total


def add_row(document: Path, name: str, row: str) -> None:
    """Over an earlier row of the same name, or below the others."""
    text = document.read_text("utf-8") if document.exists() else ""
    inside = text.partition(f"<!-- {ROWS} -->")[2].partition("<!--")[0]
    rows = [line for line in inside.splitlines() if line.startswith("| PPO")]
    rows = [line for line in rows if not line.startswith(f"| {name} |")]
    document.write_text(marked(text, "\n".join([HEAD, *rows, row]), ROWS), "utf-8")


def main() -> None:
    asked = arguments()
    table = partial(single, asked.title, mode=asked.mode, seats=asked.seats, rivals=[asked.rival])
    model = learner(DummyVecEnv([partial(learned, table, asked.reward)] * asked.tables), asked)
    budget = Budget(60 * asked.minutes, asked.save)
    if budget.spent < budget.seconds:
        model.learn(NO_END, callback=budget, reset_num_timesteps=False)
        budget.keep()
    minutes, env = budget.spent / 60, table(reward="win")
    wins = won(model, env, asked.games, 1_000_000 + asked.seed)
    low, high = wilson(wins, asked.games)
    share, even = wins / asked.games, 1 / env.table.kind.seats
    sys.stdout.write(
        f"{asked.title}: after {model.num_timesteps:,} decisions in {minutes:.1f} minutes of its "
        f"time won {share:.3f} ({low:.3f} to {high:.3f}, even is {even:.3f}) "
        f"of {asked.games} games against {asked.rival}\n"
    )
    if asked.document:
        seats = env.table.kind.seats
        name = f"PPO by {asked.reward}, {asked.title}, {seats} seats, among `{asked.rival}`"
        cells = [f"{minutes:.0f} min", f"{model.num_timesteps:,}", str(asked.games), f"{share:.1%}"]
        cells += [f"{low:.1%} – {high:.1%}", f"{even:.1%}"]
        add_row(asked.document, name, f"| {name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
