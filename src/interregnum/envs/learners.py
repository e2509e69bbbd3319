"""Gymnasium: many learners against bots at once, over one batch: `vector(title, n)`."""

from typing import Any, Unpack

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from interregnum.bots.bot import Bot
from interregnum.envs.batch import Autoreset, BatchEnv
from interregnum.envs.table import Chosen, Kind
from interregnum.games.title import Title

MODES: dict[Autoreset, AutoresetMode] = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}


class LearnersEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """The batch as a vector environment of one seat; `info["action_mask"]` is what is legal."""

    def __init__(self, batch: BatchEnv, seat: int, autoreset: Autoreset) -> None:
        self.batch = batch
        self.seat = seat
        self.num_envs = batch.n
        self.metadata = {"autoreset_mode": MODES[autoreset]}
        low, high = batch.kind.bounds()
        self.single_observation_space = Box(low, high, dtype=np.float32)
        self.single_action_space = Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, batch.n)
        self.action_space = batch_space(self.single_action_space, batch.n)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        which = (options or {}).get("reset_mask")
        chosen = None if which is None else [int(k) for k in np.flatnonzero(which)]
        first = seed if isinstance(seed, int) or seed is None else seed[0]
        self.batch.reset(first, chosen)
        return self.batch.observation.copy(), self.info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.batch.step(actions)
        ended = self.batch.done.copy()
        reward = self.batch.reward[:, self.seat].astype(np.float64)
        observation = self.batch.observation.copy()
        return observation, reward, ended, np.zeros_like(ended), self.info()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask.copy()}


def vector(
    title: str | Title[Any],
    n: int,
    *,
    seat: int = 0,
    rival: str | Bot = "random",
    seed: int = 0,
    autoreset: Autoreset = "next_step",
    **chosen: Unpack[Chosen],
) -> LearnersEnv:
    """`n` games with a learner at one seat and a bot at every other."""
    others = [other for other in range(Kind(title, **chosen).seats) if other != seat]
    rivals = dict.fromkeys(others, rival)
    batch = BatchEnv(title, n, seed=seed, autoreset=autoreset, rivals=rivals, mask=True, **chosen)
    batch.reset(seed)
    return LearnersEnv(batch, seat, autoreset)
