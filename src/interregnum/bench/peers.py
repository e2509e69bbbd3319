"""Random play on other people's games, by the loop that also drives ours.

Run as a script by an environment that has them; it imports nothing of Interregnum.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any, Final

SPIEL: Final = ("quoridor", "amazons", "chess", "backgammon")
RLCARD: Final = ("uno", "gin-rummy", "limit-holdem")
ZOO: Final = ("connect_four_v3", "tictactoe_v3", "chess_v6")
POOL: Final = ("Backgammon-v1", "Chess-v1", "Go19x19-v1")  # native, many games at once
GAMES: Final = 128  # of a batch
OBSERVED: Final = ", observed"
TURNS: Final = 1000  # Catanatron's own limit to a game

Counts = tuple[int, int]  # decisions, that is plies with a choice, and all plies of seats
Play = Callable[[Random], Counts]  # one game at random, or some steps of many games
Made = tuple[Play, int]  # with the number of actions there are


def spiel(name: str, *, observed: bool = False) -> Made:
    """A game of OpenSpiel, C++ behind Python; alone, or with the tensor of who is to act."""
    game = import_module("pyspiel").load_game(name)
    as_array = import_module("numpy").array

    def play(rng: Random) -> Counts:
        state, decisions, plies = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
                continue
            legal = state.legal_actions()
            if observed:
                as_array(state.observation_tensor(), "float32")
            decisions += len(legal) > 1
            plies += 1
            state.apply_action(legal[int(rng.random() * len(legal))])
        return decisions, plies

    return play, game.num_distinct_actions()


def pool(name: str) -> Made:
    """Many games of EnvPool in one thread, as BatchEnv is driven: actions picked by numpy."""
    np = import_module("numpy")
    make = import_module("envpool").make
    env = make(name, env_type="gymnasium", num_envs=GAMES, num_threads=1)
    luck, told = np.random.default_rng(0), [env.reset()[1]["legal_action_mask"]]

    def play(rng: Random) -> Counts:
        before = told[0].cumsum(1)
        picks = (luck.random(GAMES) * before[:, -1]).astype(np.int64)
        actions = (before > picks[:, None]).argmax(1).astype(np.int32)
        told[0] = env.step(actions)[-1]["legal_action_mask"]
        return int((before[:, -1] > 1).sum()), GAMES

    return play, int(env.action_space.n)


def catan() -> Made:
    """The base game of Catanatron, four seats."""
    game_class = import_module("catanatron.game").Game
    player = import_module("catanatron.models.player")
    seats = [player.RandomPlayer(colour) for colour in player.Color]

    def play(rng: Random) -> Counts:
        game, decisions, plies = game_class(seats, seed=rng.getrandbits(32)), 0, 0
        while game.winning_color() is None and game.state.num_turns < TURNS:
            legal = game.state.playable_actions
            decisions += len(legal) > 1
            plies += 1
            game.execute(legal[int(rng.random() * len(legal))], validate_action=False)
        return decisions, plies

    return play, 0


def rlcard(name: str) -> Made:
    env = import_module("rlcard").make(name)

    def play(rng: Random) -> Counts:
        state, _ = env.reset()
        decisions = plies = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            plies += 1
            state, _ = env.step(legal[int(rng.random() * len(legal))])
        return decisions, plies

    return play, int(env.num_actions)


def zoo(name: str) -> Made:
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(rng: Random) -> Counts:
        env.reset(seed=rng.getrandbits(32))
        decisions = plies = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].view(bool).nonzero()[0]
            decisions += len(legal) > 1
            plies += 1
            env.step(legal[int(rng.random() * len(legal))])
        return decisions, plies

    return play, int(env.action_space(env.possible_agents[0]).n)


def peers() -> dict[tuple[str, str], Callable[[], Made]]:
    """By package and game."""
    found: dict[tuple[str, str], Callable[[], Made]] = {("catanatron", "base"): catan}
    found |= {("open_spiel", name): partial(spiel, name) for name in SPIEL}
    seen = partial(spiel, observed=True)
    found |= {("open_spiel", f"{name}{OBSERVED}"): partial(seen, name) for name in SPIEL}
    found |= {("envpool", name): partial(pool, name) for name in POOL}
    found |= {("rlcard", name): partial(rlcard, name) for name in RLCARD}
    return found | {("pettingzoo", name): partial(zoo, name) for name in ZOO}


def speed(play: Play, seconds: float, runs: int) -> dict[str, float]:
    """Games, decisions and plies per second of processor time, best of several runs."""
    return max((run(play, Random(seed), seconds) for seed in range(runs)), key=lambda r: r["plies"])


def run(play: Play, rng: Random, seconds: float) -> dict[str, float]:
    start, games, decisions, plies = process_time(), 0, 0, 0
    while (spent := process_time() - start) < seconds or not games:
        counts = play(rng)
        decisions += counts[0]
        plies += counts[1]
        games += 1
    return {"games": games / spent, "decisions": decisions / spent, "plies": plies / spent}


def main() -> None:
    """One line of JSON for every peer; one that does not run is a line with its fault."""
    seconds, runs = float(sys.argv[1]), int(sys.argv[2])
    for (package, name), make in peers().items():
        row: dict[str, Any] = {"package": package, "game": name}
        try:
            play, actions = make()
            row |= {"version": version(package), "actions": actions} | speed(play, seconds, runs)
        except Exception as error:  # a peer may have changed: that is no fault of ours
            row["fault"] = f"{type(error).__name__}: {error}"
        sys.stdout.write(json.dumps(row) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
