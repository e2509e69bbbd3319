"""PettingZoo, one agent after another: `aec(title)`; the mask is in `info["action_mask"]`."""

import sys
from typing import Any, Unpack, get_args

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv

from interregnum.envs.table import Chosen, Illegal, Kind, Numbers, Play, require_known
from interregnum.games.title import Title


class TableEnv(AECEnv[str, Numbers, int | None]):
    """A game of a title; `illegal="replace"` plays the first legal action for an illegal one.

    Rewards come with the end alone, so nothing is added up before.
    """

    def __init__(
        self, kind: Kind, render_mode: str | None = None, illegal: Illegal = "refuse"
    ) -> None:
        super().__init__()
        modes = ["ansi", "human"]
        require_known("render_mode", render_mode, (None, *modes))
        require_known("illegal", illegal, get_args(Illegal))
        self.metadata = {"name": kind.name, "render_modes": modes, "is_parallelizable": False}
        self.render_mode = render_mode
        self.illegal = illegal
        self.table = Play(kind)
        self.possible_agents = kind.agents
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = kind.bounds()
        self.observation_spaces = {
            a: Box(low, high, dtype=np.float32) for a in self.possible_agents
        }
        self.action_spaces = {a: Discrete(kind.actions) for a in self.possible_agents}
        self.nothing = np.zeros(kind.actions, np.int8)  # the mask of who is not asked

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: self.idle() for agent in self.agents}
        self.turn()

    def turn(self) -> None:
        """Whose turn it is, and what that one may do."""
        table = self.table
        seat, legal = next(iter(table.choices.items()))
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": table.looks.mask(legal)}

    def idle(self) -> dict[str, Any]:
        """TorchRL finds masks only where the infos of all agents have one."""
        return {"action_mask": self.nothing}

    def observe(self, agent: str) -> Numbers:
        self.table.require_begun()
        return self.table.looks.observe(self.table.state, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        table = self.table
        table.require_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        table.game.apply(table.state, seat, self.chosen(seat, action))
        table.settle()
        self.infos[agent] = self.idle()
        if table.choices:
            self.turn()
        else:
            self.end()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        told = self.table.kind.rewards(self.table.state)
        self.rewards = {a: told[k] for k, a in enumerate(self.possible_agents)}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def chosen(self, seat: int, action: int | None) -> int:
        legal, asked = self.table.choices[seat], -1 if action is None else int(action)
        if asked in legal:
            return asked
        if self.illegal == "replace":
            return int(legal[0])
        self.table.require(seat, asked)
        raise AssertionError("what is not legal was refused")

    def render(self) -> str | None:
        text = self.table.text(self.seat_of[self.agent_selection])
        if self.render_mode != "human":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Nothing is open."""


def aec(
    title: str | Title[Any],
    *,
    render_mode: str | None = None,
    illegal: Illegal = "refuse",
    **chosen: Unpack[Chosen],
) -> TableEnv:
    """A PettingZoo AEC environment: agents `player_0` and on, asked as the game awaits them.

    `chosen` are `seats`, `mode`, `options` and `reward`, as everywhere in `interregnum.envs`.
    """
    return TableEnv(Kind(title, **chosen), render_mode, illegal)
