"""OpenSpiel: importing this registers `interregnum_torres` and the others.

`pyspiel.load_game("interregnum_torres", {"seats": 2, "mode": "basic"})`. Chance is explicit; in an
open window the seats act one after another, and none sees what the others have laid.
"""

from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from interregnum.core.game import CHANCE
from interregnum.core.observation import Observer
from interregnum.envs.table import Kind
from interregnum.games.registry import OWN, find
from interregnum.games.title import Title

PREFIX: Final = "interregnum_"
SEEDS: Final = 1 << 30


class SpielGame(pyspiel.Game):
    """A title with its number of seats and its mode."""

    def __init__(self, game_type: Any, title: Title[Any], params: dict[str, Any] | None) -> None:
        given = params or {}
        mode = str(given.get("mode", ""))
        self.kind = Kind(title, int(given.get("seats", 0)) or None, mode)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.actions,
            max_chance_outcomes=self.kind.actions,
            num_players=self.kind.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=title.bound,
        )
        super().__init__(game_type, info, given)

    def new_initial_state(self, state: Any = None) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.kind, iig_obs_type)


class SpielState(pyspiel.State):
    """A table of the title, and what each seat has seen happen on it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kind = game.kind
        self.table = game.kind.new()
        self.seen: list[list[int]] = [[] for _ in range(game.kind.seats)]

    def waiting(self) -> int:
        """Who acts; NONE once the game is over."""
        waiting = self.kind.title.game.to_act(self.table)
        return int(waiting[0]) if len(waiting) else -1

    def current_player(self) -> Any:
        seat = self.waiting()
        if seat == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.kind.title.game.legal(self.table, player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.kind.title.game
        legal = [int(action) for action in game.legal(self.table, CHANCE)]
        odds = [int(weight) for weight in game.weights(self.table)] or [1] * len(legal)
        return [(action, w / sum(odds)) for action, w in zip(legal, odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        game, actor = self.kind.title.game, self.waiting()
        for seat, seen in enumerate(self.seen):
            seen += [actor, int(game.seen(self.table, seat, actor, action))]
        game.apply(self.table, actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.kind.title.families.notation(action))

    def is_terminal(self) -> bool:
        return self.waiting() < 0

    def returns(self) -> list[float]:
        seats = self.kind.seats
        return self.kind.rewards(self.table)[:seats] if self.is_terminal() else [0.0] * seats

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another table that looks the same to this seat, with the seat's own history.

        What the others have seen is not the seat's to know, and would not fit their new hands:
        their histories begin here.
        """
        twin: SpielState = self.clone()
        rng = Random(int(sampler() * SEEDS))
        twin.table = self.kind.title.game.imagine(self.table, player, rng)
        twin.seen = [seen if seat == player else [] for seat, seen in enumerate(twin.seen)]
        return twin

    def __str__(self) -> str:
        return msgspec.json.encode(self.kind.title.position(self.table)).decode()


class SpielObserver:
    """Numbers of what a seat knows; as a string, its view, behind all it has seen if it recalls."""

    def __init__(self, kind: Kind, iig_obs_type: Any) -> None:
        self.observer = Observer(kind.policy)
        self.kind = kind
        self.recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(kind.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.asarray(self.observer.row(state.table, player), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        view = msgspec.json.encode(self.kind.title.view(state.table, player)).decode()
        return f"{' '.join(map(str, state.seen[player]))} {view}" if self.recalls else view


def spiel_type(name: str) -> Any:
    title = find(name)
    return pyspiel.GameType(
        short_name=PREFIX + name.replace("-", "_"),
        long_name=f"Interregnum: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "mode": ""},
    )


def enter(name: str) -> None:
    """One class for each title, as OpenSpiel wants it."""
    game_type = spiel_type(name)

    class Entered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_type, find(name), params)

    pyspiel.register_game(game_type, Entered)


for each in OWN:
    enter(each)
