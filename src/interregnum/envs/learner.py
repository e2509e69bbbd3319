"""Gymnasium: one learner against bots, or alone: `single(title)`."""

from collections.abc import Sequence
from typing import Any, Unpack, get_args

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from interregnum.bots.bot import Bot
from interregnum.envs.table import Chosen, Illegal, Kind, Numbers, Play, require_known, seated
from interregnum.games.title import Title


class LearnerEnv(gymnasium.Env[Numbers, np.int64]):
    """The learner has one seat; `info["action_mask"]` and `action_masks()` say what is legal.

    An illegal action is refused with its reason, unless `illegal="replace"`.
    """

    def __init__(
        self,
        kind: Kind,
        seat: int,
        rivals: str | Bot | Sequence[str | Bot],
        render_mode: str | None = None,
        illegal: Illegal = "refuse",
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        require_known("render_mode", render_mode, (None, "ansi"))
        require_known("illegal", illegal, get_args(Illegal))
        self.render_mode = render_mode
        self.illegal = illegal
        self.seat = seat
        self.table = Play(kind, seated(kind, seat, rivals))
        low, high = kind.bounds()
        self.observation_space = Box(low, high, dtype=np.float32)
        self.action_space = Discrete(kind.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.reset(seed if seed is not None else int(self.np_random.integers(1 << 62)))
        return self.table.observe(self.seat), self.info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        chosen, legal = int(action), self.table.legal(self.seat)
        if legal and chosen not in legal and self.illegal == "replace":
            chosen = legal[0]
        self.table.require(self.seat, chosen)
        self.table.apply(self.seat, chosen)
        over = self.table.over
        reward = self.table.kind.rewards(self.table.state)[self.seat] if over else 0.0
        return self.table.observe(self.seat), float(reward), over, False, self.info()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """As maskable learners of Stable-Baselines3 ask for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return self.table.text(self.seat)


def single(
    title: str | Title[Any],
    *,
    seat: int = 0,
    rivals: str | Bot | Sequence[str | Bot] = "random",
    render_mode: str | None = None,
    illegal: Illegal = "refuse",
    **chosen: Unpack[Chosen],
) -> LearnerEnv:
    """A Gymnasium environment for one seat; the others are bots: one for all, or one for each.

    `chosen` are `seats`, `mode`, `options` and `reward`, as everywhere in `interregnum.envs`.
    """
    return LearnerEnv(Kind(title, **chosen), seat, rivals, render_mode, illegal)
