"""Maskable PPO of Stable-Baselines3 learns a title against bots, then shows how often it wins.

python examples/ppo/ppo.py for-a-crown --seats 3 --rival random --steps 100000 --save ppo.zip
"""

import argparse
import sys
from functools import partial
from time import process_time

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from interregnum.bots.arena import wilson
from interregnum.envs.learner import LearnerEnv, single


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--rival", default="random", help="a bot by its name, at every other seat")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--tables", type=int, default=8, help="games learned from at once")
    parser.add_argument("--games", type=int, default=100, help="games played afterwards")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", help="where to keep what was learned")
    return parser.parse_args()


def won(model: MaskablePPO, env: LearnerEnv, games: int, seed: int) -> float:
    """Wins of so many games; a shared one counts in part."""
    total = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, ended, _, _ = env.step(np.int64(action))
            total += reward
    return total


def main() -> None:
    asked = arguments()
    table = partial(
        single, asked.title, mode=asked.mode, seats=asked.seats, rivals=[asked.rival], reward="win"
    )
    model = MaskablePPO(
        "MlpPolicy", DummyVecEnv([table] * asked.tables), n_steps=256, seed=asked.seed
    )
    start = process_time()
    model.learn(asked.steps)
    spent = process_time() - start
    if asked.save:
        model.save(asked.save)
    env = table()
    wins = won(model, env, asked.games, 1_000_000 + asked.seed)
    low, high = wilson(wins, asked.games)
    share = wins / asked.games
    even = 1 / env.table.kind.seats
    sys.stdout.write(
        f"{asked.title}: after {model.num_timesteps:,} decisions in {spent:.0f} s of its time "
        f"won {share:.3f} ({low:.3f} to {high:.3f}, even is {even:.3f}) "
        f"of {asked.games} games against {asked.rival}\n"
    )


if __name__ == "__main__":
    main()
