"""Environments with random actions, as a learner drives them: batches in numpy, and PettingZoo."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from interregnum.core.errors import NoObservation

Play = Callable[[Random], int]  # plays some decisions and says how many
GAMES: Final = 128  # of a batch: more of them leave the cache between two steps
APART: Final = 200  # steps before the clock runs, until the games stand at different decisions
STEPS: Final = 4  # of a batch between two looks at the clock


def driven(made: Callable[[], Play]) -> Play | None:
    """None without the packages of the extra, or of a title without observations."""
    try:
        return made()
    except (ImportError, NoObservation):
        return None


def batch(name: str, mode: str, seats: int) -> Play:
    """float32 observations and legal lists."""
    import numpy as np

    from interregnum.envs.batch import BatchEnv

    env = BatchEnv(name, GAMES, seats=seats, mode=mode, autoreset="same_step")
    rng = np.random.default_rng(0)
    spread(env, rng)

    def play(_rng: Random) -> int:
        for _ in range(STEPS):
            env.step(env.sample(rng))
        return GAMES * STEPS

    return play


def spread(env: Any, rng: Any) -> None:
    """Begun together, all games of a batch would be measured in their first rounds alone."""
    env.reset()
    for _ in range(APART):
        env.step(env.sample(rng))


def dense(name: str, mode: str, seats: int) -> Play:
    """The same with the whole mask copied into an array of the learner's own."""
    import numpy as np

    from interregnum.envs.batch import BatchEnv

    env = BatchEnv(name, GAMES, seats=seats, mode=mode, autoreset="same_step", mask=True)
    rng, mask = np.random.default_rng(0), np.empty((GAMES, env.actions), np.uint8)
    spread(env, rng)

    def play(_rng: Random) -> int:
        for _ in range(STEPS):
            env.step(env.sample(rng))
            np.copyto(mask, env.mask)
        return GAMES * STEPS

    return play


def aec(name: str, mode: str, seats: int) -> Play:
    """One game of the PettingZoo environment, by the loop that drives theirs."""
    from interregnum.envs.agents import aec as made

    env: Any = made(name, seats=seats, mode=mode)

    def play(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(32))
        decisions = 0
        for _ in env.agent_iter():
            _, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = info["action_mask"].view(bool).nonzero()[0]
            decisions += 1
            env.step(legal[int(rng.random() * len(legal))])
        return decisions

    return play
