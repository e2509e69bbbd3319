"""Gymnasium: many learners against bots at once, over one batch: `vector(title, n)`."""

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from interregnum.bots.bot import Bot
from interregnum.core.errors import BadInput
from interregnum.envs.batch import Autoreset, BatchEnv
from interregnum.envs.table import Chosen, Kind, seated
from interregnum.games.title import Title

MODES: dict[Autoreset, AutoresetMode] = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}


class LearnersEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """The batch as a vector environment of one seat; `info["action_mask"]` is what is legal.

    With "same_step" the batch itself begins no game anew: the ends are told first, as `final_obs`
    and `final_info`.
    """

    def __init__(self, batch: BatchEnv, seat: int, autoreset: Autoreset) -> None:
        self.batch = batch
        self.seat = seat
        self.at_once = autoreset == "same_step"
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
        chosen = range(self.num_envs) if which is None else np.flatnonzero(which).tolist()
        if not isinstance(seed, Sequence):
            self.batch.reset(seed, chosen)
            return self.batch.observation.copy(), self.info()
        if len(seed) != self.num_envs:
            raise BadInput(f"{len(seed)} seeds for {self.num_envs} games; expected one for each")
        self.batch.reset(None, chosen)  # those without a seed go on with their luck
        seeds = {k: given for k in chosen if (given := seed[k]) is not None}
        if seeds:
            self.batch.reset(list(seeds.values()), list(seeds))
        return self.batch.observation.copy(), self.info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.batch.step(actions)
        ended = self.batch.done.copy()
        reward = self.batch.reward[:, self.seat].astype(np.float64)
        ends = self.begin_anew(np.flatnonzero(ended).tolist()) if self.at_once else {}
        observation = self.batch.observation.copy()
        return observation, reward, ended, np.zeros_like(ended), ends | self.info()

    def begin_anew(self, games: list[int]) -> dict[str, Any]:
        """These games, once their ends are told as Gymnasium's own vectors tell them."""
        ends: dict[str, Any] = {}
        for k in games:
            last = {"action_mask": self.batch.mask[k].copy()}
            seen = self.batch.observation[k].copy()
            ends = self._add_info(ends, {"final_obs": seen, "final_info": last}, k)
        if games:
            self.batch.reset(None, games)
        return ends

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask.copy()}


def vector(
    title: str | Title[Any],
    n: int,
    *,
    seat: int = 0,
    rivals: str | Bot | Sequence[str | Bot] = "random",
    seed: int = 0,
    autoreset: Autoreset = "next_step",
    **chosen: Unpack[Chosen],
) -> LearnersEnv:
    """`n` games with a learner at one seat; the others are bots: one for all, or one for each."""
    bots = seated(Kind(title, **chosen), seat, rivals)
    inside: Autoreset = "disabled" if autoreset == "same_step" else autoreset
    batch = BatchEnv(title, n, seed=seed, autoreset=inside, rivals=bots, mask=True, **chosen)
    batch.reset(seed)
    return LearnersEnv(batch, seat, autoreset)


def entered(*, title: str, num_envs: int = 1, **asked: Any) -> LearnersEnv:
    """As `gymnasium.make_vec` asks for it."""
    return vector(title, num_envs, **asked)
