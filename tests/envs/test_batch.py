"""Batches: the same games as one by one, whatever their number, and nothing half done."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from interregnum.bots.uniform import RandomBot
from interregnum.core.batch import PIECE
from interregnum.core.errors import BadInput, IllegalAction
from interregnum.core.game import CHANCE, outcome
from interregnum.core.observation import Observer
from interregnum.envs import BatchEnv
from interregnum.games.registry import OWN


def replayed(env: BatchEnv, k: int, actions: Sequence[int]) -> Any:
    """Game k played by itself, with the same luck and the same decisions."""
    game, luck, left = env.kind.title.game, Random(f"{env.seed} {k}"), list(actions)
    s = env.kind.new()
    while True:
        waiting = game.to_act(s)
        legal: Any = game.legal(s, waiting[0]) if len(waiting) else []
        if len(waiting) == 0 or (waiting[0] != CHANCE and len(legal) > 1 and not left):
            return s
        if waiting[0] == CHANCE:
            game.apply(s, CHANCE, outcome(game.legal(s, CHANCE), game.weights(s), luck))
        else:
            game.apply(s, waiting[0], legal[0] if len(legal) == 1 else left.pop(0))


@pytest.mark.parametrize("title", OWN)
def test_a_batch_plays_what_one_game_after_another_plays(title: str) -> None:
    env, rng, steps = BatchEnv(title, 4, seed=9, mask=True), np.random.default_rng(3), 40
    played: list[list[int]] = [[] for _ in range(env.n)]
    env.reset()
    for _ in range(steps):
        actions = env.sample(rng)
        for k, action in enumerate(actions):
            played[k].append(int(action))
        env.step(actions)
    for k in range(env.n):
        s, seat = replayed(env, k, played[k]), int(env.seat[k])
        assert env.batch.states[k] == s
        legal = [int(action) for action in env.kind.title.game.legal(s, seat)]
        assert list(env.legal(k)) == legal == list(np.flatnonzero(env.mask[k]))
        numbers = Observer(env.kind.policy).numbers(s, seat)
        assert list(env.observation[k]) == numbers


def test_games_do_not_depend_on_how_many_there_are() -> None:
    few = BatchEnv("for-a-crown", 2, seed=4)
    n = int(PIECE) // few.kind.width + 6  # the last ones are observed by themselves
    many = BatchEnv("for-a-crown", n, seed=4)
    assert many.batch.piece == n - 6
    few.reset()
    many.reset()
    for _ in range(30):
        first = [int(many.legal(k)[-1]) for k in range(n)]
        assert [int(few.legal(k)[-1]) for k in range(2)] == first[:2]
        few.step(first[:2])
        many.step(first)
    assert (few.observation == many.observation[:2]).all()
    for k in (0, n - 7, n - 6, n - 1):
        last = Observer(many.kind.policy).numbers(many.batch.states[k], int(many.seat[k]))
        assert list(many.observation[k]) == last


def test_a_batch_with_an_illegal_action_changes_nothing() -> None:
    env = BatchEnv("torres", 3, seats=2)
    env.reset()
    before = [env.kind.title.game.clone(s) for s in env.batch.states]
    with pytest.raises(IllegalAction, match=r"game 2: .+ \(T-[A-Z]+-\d+\)"):
        env.step([int(env.legal(0)[0]), int(env.legal(1)[0]), env.actions - 1])
    with pytest.raises(IllegalAction, match="2 actions for 3 games"):
        env.step([0, 0])
    assert env.batch.states == before


def to_the_end(env: BatchEnv, rng: np.random.Generator) -> None:
    while not env.done.any():
        env.step(env.sample(rng))


def test_the_step_after_the_end_begins_anew() -> None:
    env, rng = BatchEnv("for-a-crown", 2, seats=3, autoreset="next_step"), np.random.default_rng(1)
    env.reset()
    to_the_end(env, rng)
    k = int(np.flatnonzero(env.done)[0])
    assert len(env.legal(k)) == 0
    assert abs(env.reward[k]).sum() > 0
    env.step(env.sample(rng))
    assert not env.done[k]
    assert not env.reward[k].any()
    assert len(env.legal(k)) > 1
    assert env.batch.decisions[k] == 0


def test_the_same_step_begins_anew() -> None:
    env = BatchEnv("for-a-crown", 2, seats=3, autoreset="same_step", reward="win")
    env.reset()
    to_the_end(env, np.random.default_rng(1))
    k = int(np.flatnonzero(env.done)[0])
    assert env.reward[k].sum() == pytest.approx(1.0)
    assert len(env.legal(k)) > 1
    assert env.batch.decisions[k] == 0


def test_without_autoreset_a_game_waits_until_it_is_reset() -> None:
    env, rng = BatchEnv("for-a-crown", 2, seats=3, autoreset="disabled"), np.random.default_rng(1)
    env.reset()
    to_the_end(env, rng)
    k = int(np.flatnonzero(env.done)[0])
    end = env.observation[k].copy()
    env.step(env.sample(rng))
    assert not env.done[k]
    assert (env.observation[k] == end).all()
    env.reset(which=[k])
    assert len(env.legal(k)) > 1


def test_a_game_is_saved_and_played_on_from_there() -> None:
    env, rng = BatchEnv("crown-of-ash", 2, seed=1), np.random.default_rng(1)
    env.reset()
    for _ in range(10):
        env.step(env.sample(rng))
    saved = env.save(0)
    env.restore(1, saved)
    assert env.batch.states[0] == env.batch.states[1]
    for _ in range(20):
        action = int(env.legal(0)[0])
        env.step([action, action])
    assert (env.observation[0] == env.observation[1]).all()


def test_seeds_give_the_same_games_again() -> None:
    env = BatchEnv("for-a-crown", 2, rivals={0: "greedy", 1: "random"})
    seen = []
    for _ in range(2):
        env.reset(seed=8)
        for _ in range(6):
            env.step([int(env.legal(k)[0]) for k in range(2)])
        seen.append(env.observation.copy())
    assert (seen[0] == seen[1]).all()
    assert not np.isin(env.seat, [0, 1]).any()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadInput, match="one seat to learn for"):
        BatchEnv("torres", 2, seats=2, rivals={0: "random", 1: "random"})
    with pytest.raises(BadInput, match=r"rivals at the seats \[7\]; expected some of 0 to 1"):
        BatchEnv("torres", 2, seats=2, rivals={7: "random"})
    with pytest.raises(BadInput, match="uint8 has no room for"):
        BatchEnv("torres", 2, observation=np.zeros((2, 583), np.uint8))
    closed = np.zeros((2, 583), np.float32)
    closed.flags.writeable = False
    with pytest.raises(BadInput, match="read-only"):
        BatchEnv("torres", 2, observation=closed)
    with pytest.raises(BadInput, match=r"expected \(2, 583\)"):
        BatchEnv("torres", 2, observation=np.zeros((2, 3), np.float32))
    with pytest.raises(BadInput, match="no reward"):
        BatchEnv("torres", 2, reward="luck")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="observations in bool"):
        BatchEnv("torres", 2, observation=np.zeros((2, 583), bool))
    with pytest.raises(BadInput, match="nothing 'luck' to copy; expected some of mask, seat"):
        BatchEnv("torres", 2, out={"luck": np.zeros(2)})
    with pytest.raises(BadInput, match="expected mask=True"):
        BatchEnv("torres", 2, out={"mask": np.zeros((2, 4987), np.uint8)})
    with pytest.raises(BadInput, match=r"seat of the shape \(3,\); expected \(2,\)"):
        BatchEnv("torres", 2, out={"seat": np.zeros(3, np.int64)})
    with pytest.raises(BadInput, match="no game has begun"):
        BatchEnv("torres", 2).step([0, 0])
    with pytest.raises(BadInput, match=r"reset\(\) of all before that of some"):
        BatchEnv("torres", 2).reset(which=[1])


def test_what_is_told_is_copied_to_arrays_of_the_callers_own() -> None:
    given = {
        "mask": np.zeros((2, 6837), bool), "seat": np.zeros(2, np.int32),
        "reward": np.zeros((2, 3), np.float64), "done": np.zeros(2, np.float32),
    }  # fmt: skip
    env, rng = BatchEnv("for-a-crown", 2, seats=3, mask=True, out=given), np.random.default_rng(2)
    env.reset(seed=[np.int64(4), 4])  # type: ignore[list-item]
    assert (env.observation[0] == env.observation[1]).all()
    while not env.done.any():
        env.step(env.sample(rng))
        for name, array in given.items():
            assert (array == getattr(env, name)).all()
    assert given["reward"].any()


def test_a_game_of_other_options_is_not_restored() -> None:
    env, other = BatchEnv("for-a-crown", 1), BatchEnv("for-a-crown", 1, mode="family")
    env.reset()
    with pytest.raises(BadInput, match="a game with other options"):
        other.restore(0, env.save(0))


class Moody(RandomBot):
    """Fails at its third decision."""

    name, left = "moody", 3

    def choose(self, policy: Any, s: Any, seat: int, rng: Random) -> int:
        self.left -= 1
        if self.left == 0:
            raise ValueError("not today")
        return super().choose(policy, s, seat, rng)


def test_after_a_rivals_fault_a_reset_makes_all_good() -> None:
    env, other = (BatchEnv("for-a-crown", 3, seats=3, rivals={1: Moody()}) for _ in range(2))
    env.reset()
    with pytest.raises(ValueError, match="not today"):
        to_the_end(env, np.random.default_rng(1))
    other.bots[1] = RandomBot()
    for each in (env, other):
        each.reset(seed=5)
    assert (env.observation == other.observation).all()


def test_a_game_that_there_is_not_is_refused() -> None:
    env, other = BatchEnv("torres", 2, seats=2), BatchEnv("for-a-crown", 1)
    env.reset()
    other.reset()
    for wrong in (2, -1):
        with pytest.raises(BadInput, match=f"no game {wrong}; expected 0 to 1"):
            env.reset(which=[wrong])
        with pytest.raises(BadInput, match=f"no game {wrong}"):
            env.save(wrong)
    with pytest.raises(BadInput, match="no saved game"):
        env.restore(0, b"junk")
    with pytest.raises(BadInput, match=r"a game of \('for-a-crown', 4\)"):
        env.restore(0, other.save(0))
