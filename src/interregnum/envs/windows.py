"""PettingZoo, all agents at once: `parallel(title)`; the mask is in the observation.

Who is not awaited has one legal action, which does nothing: the last of its space.
"""

from typing import Any, Unpack

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from interregnum.envs.table import Chosen, Kind, Play
from interregnum.games.title import Title

Seen = dict[str, NDArray[Any]]


class WindowEnv(ParallelEnv[str, Seen, int]):
    """In an open window all that are awaited act together; an illegal action becomes the first
    legal one, and `info["illegal"]` says so."""

    def __init__(self, kind: Kind, render_mode: str | None = None) -> None:
        self.metadata = {"name": kind.name, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.table = Play(kind)
        self.wait = kind.actions  # the action of who is not awaited
        self.possible_agents = kind.agents
        self.agents: list[str] = []
        low, high = kind.bounds()
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(low, high, dtype=np.float32),
                    "action_mask": Box(0, 1, (kind.actions + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {a: Discrete(kind.actions + 1) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Seen]:
        return {agent: self.of(self.possible_agents.index(agent)) for agent in self.agents}

    def of(self, seat: int) -> Seen:
        mask = np.append(self.table.mask(seat), np.int8(0))
        mask[self.wait] = seat not in self.table.choices
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, actions: dict[str, int]) -> Any:
        """What each seat awaited does, in the order of the seats."""
        self.table.require_begun()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self.table.choices:
            self.act(seat, actions, infos)
        self.table.settle()
        over = self.table.over
        told = self.table.kind.rewards(self.table.state) if over else [0.0] * len(self.agents)
        rewards = dict(zip(self.agents, told, strict=False))  # nothing once all are gone
        seen = self.seen()
        ended = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, ended, truncated, infos

    def act(self, seat: int, actions: dict[str, int], infos: dict[str, dict[str, Any]]) -> None:
        """Unless what the seats before it did has left it nothing to do."""
        game, state, agent = self.table.game, self.table.state, self.possible_agents[seat]
        legal = [int(action) for action in game.legal(state, seat)]
        if not legal:
            return
        action = int(actions.get(agent, legal[0]))
        if action not in legal:
            infos[agent]["illegal"] = True
            action = legal[0]
        game.apply(state, seat, action)

    def render(self) -> str:
        return self.table.text(0)

    def close(self) -> None:
        """Nothing is open."""


def parallel(
    title: str | Title[Any],
    *,
    render_mode: str | None = None,
    **chosen: Unpack[Chosen],
) -> WindowEnv:
    """A PettingZoo parallel environment; at most one agent is awaited where no window is open.

    `chosen` are `seats`, `mode`, `options` and `reward`, as everywhere in `interregnum.envs`.
    """
    return WindowEnv(Kind(title, **chosen), render_mode)
