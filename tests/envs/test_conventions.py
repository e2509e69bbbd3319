"""The conformance suites of PettingZoo and Gymnasium, without a warning."""

import copy
import pickle
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from interregnum import envs
from interregnum.core.errors import BadInput, IllegalAction, NoObservation
from interregnum.envs.batch import Autoreset
from interregnum.envs.learners import MODES
from interregnum.games.registry import OWN
from tests.envs.tables import each_table

CYCLES = 40
AUTORESET: dict[AutoresetMode, Autoreset] = {value: key for key, value in MODES.items()}


@each_table
def test_pettingzoo_finds_no_fault_in_aec(title: str, mode: str, seats: int) -> None:
    api_test(envs.aec(title, mode=mode, seats=seats), num_cycles=CYCLES, verbose_progress=False)
    seed_test(lambda: envs.aec(title, mode=mode, seats=seats), num_cycles=CYCLES // 4)


@each_table
def test_pettingzoo_finds_no_fault_in_parallel(title: str, mode: str, seats: int) -> None:
    parallel_api_test(envs.parallel(title, mode=mode, seats=seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: envs.parallel(title, mode=mode, seats=seats), num_cycles=CYCLES // 4)


@pytest.mark.parametrize("title", OWN)
def test_pettingzoo_finds_no_fault_in_what_is_drawn(
    title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: envs.aec(title, render_mode=render_mode, illegal="replace"))
    assert '"phase"' in capsys.readouterr().out


@each_table
def test_gymnasium_finds_no_fault_in_single(title: str, mode: str, seats: int) -> None:
    env = envs.single(title, mode=mode, seats=seats, illegal="replace")
    check_env(env, skip_render_check=True)


@pytest.fixture(scope="module")
def known() -> None:
    envs.register()


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("title", OWN)
def test_gymnasium_makes_a_title_by_its_name_draws_it_and_closes_it(title: str) -> None:
    env = gymnasium.make(f"interregnum/{title}-v0", illegal="replace", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("title", OWN)
def test_a_game_is_played_to_its_end_by_its_masks(title: str) -> None:
    env, rng = envs.aec(title, reward="win"), np.random.default_rng(1)
    env.reset(seed=5)
    for agent in env.agent_iter():
        _, _, ended, _, info = env.last()
        legal: Any = [] if ended else np.flatnonzero(info["action_mask"])
        env.step(None if ended else int(rng.choice(legal)))
        if ended:
            assert agent not in env.agents
    assert env.agents == []


def test_the_infos_of_all_agents_have_masks_as_torchrl_needs_them() -> None:
    env = envs.aec("for-a-crown")
    env.reset(seed=5)
    for _ in range(9):
        asked = [agent for agent in env.agents if env.infos[agent]["action_mask"].any()]
        assert asked == [env.agent_selection]
        env.step(int(np.flatnonzero(env.infos[asked[0]]["action_mask"])[0]))


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    env = envs.aec("for-a-crown", seats=3)
    env.reset(seed=7)
    title = env.table.kind.title
    with pytest.raises(IllegalAction, match="F-RECRUIT-02"):
        env.step(title.parse(env.table.state, 0, "blind 4"))


def test_a_title_without_observations_is_refused() -> None:
    with pytest.raises(NoObservation, match="harvest"):
        envs.aec("harvest")


def test_a_learner_meets_bots_and_wins_or_loses() -> None:
    env = envs.single("for-a-crown", seats=3, rivals=["greedy", "random"], reward="win")
    env.reset(seed=3)
    total, ended = 0.0, False
    while not ended:
        _, reward, ended, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        total += reward
    assert total in (0.0, 0.5, 1.0)
    assert info["action_mask"].sum() == 0


@pytest.mark.parametrize("title", OWN)
def test_vectors_declare_their_autoreset_and_keep_their_spaces(title: str) -> None:
    for mode in AutoresetMode:
        env, rng = envs.vector(title, 3, autoreset=AUTORESET[mode]), np.random.default_rng(0)
        assert env.metadata["autoreset_mode"] == mode
        seen, info = env.reset(seed=1)
        for _ in range(5):
            assert env.observation_space.contains(seen)
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
            assert env.action_space.contains(actions)
            seen, reward, ended, cut, info = env.step(actions)
        assert reward.shape == ended.shape == cut.shape == (3,)


def test_no_module_hides_an_environment_of_its_name() -> None:
    for name in envs.__all__:
        assert find_spec(f"interregnum.envs.{name}") is None


@pytest.mark.usefixtures("known")
def test_the_registry_of_pettingzoo_knows_the_titles() -> None:
    from pettingzoo.env_registry.registration import make

    env: Any = make("aec", "interregnum/torres-v0", seats=2)
    env.reset(seed=1)
    assert env.unwrapped.possible_agents == ["player_0", "player_1"]


def test_an_environment_is_copied_and_pickled_in_the_middle_of_a_game() -> None:
    env = envs.single("wonderful-kingdom", rivals=["greedy"], reward="points")
    env.reset(seed=4)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.action_masks())[-1]))
    agents = envs.aec("torres", seats=2)
    agents.reset(seed=4)
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        again = copy.deepcopy(env)
        action = int(np.flatnonzero(env.action_masks())[0])
        seen, reward, *_ = again.step(action)
        seen_there, reward_there, *_ = copied.step(action)
        assert (seen == seen_there).all()
        assert reward == reward_there
        assert (copied.action_masks() == again.action_masks()).all()
    for other in (copy.deepcopy(agents), pickle.loads(pickle.dumps(agents))):
        assert (other.last()[0] == agents.last()[0]).all()
        assert other.agent_selection == agents.agent_selection


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput, match="no seat 7; expected 0 to 1"):
        envs.single("torres", seats=2, seat=7)
    for env in (envs.single("torres"), envs.aec("torres")):
        with pytest.raises(BadInput, match="no game has begun"):
            env.step(0)


def played(env: Any, info: dict[str, Any], rng: Any) -> Any:
    return env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]))


def test_a_vector_tells_the_end_before_it_begins_anew() -> None:
    env, rng = (
        envs.vector("for-a-crown", 2, seats=3, autoreset="same_step"),
        np.random.default_rng(0),
    )
    _, info = env.reset(seed=1)
    ended = np.zeros(2, bool)
    while not ended.any():
        seen, _, ended, _, info = played(env, info, rng)
    k = int(np.flatnonzero(ended)[0])
    assert info["_final_obs"][k]
    assert info["final_obs"][k].shape == seen[k].shape
    assert (info["final_obs"][k] != seen[k]).any()
    assert info["final_info"]["action_mask"][k].sum() == 0
    assert info["action_mask"][k].sum() > 1


def test_every_game_of_a_vector_has_the_seed_that_it_is_given() -> None:
    env = envs.vector("for-a-crown", 3, rivals="greedy")
    first = env.reset(seed=[1, 2, 3])[0]
    other = env.reset(seed=[1, 8, None])[0]
    assert (first[0] == other[0]).all()
    assert (first[1] != other[1]).any()
    assert (env.reset(seed=[2, 2, 2])[0][0] == first[1]).all()
    whole = env.reset(seed=5)[0]
    assert (env.reset(seed=int(np.int64(5)))[0] == whole).all()
    with pytest.raises(BadInput, match="2 seeds for 3 games"):
        env.reset(seed=[1, 2])


@pytest.mark.usefixtures("known")
def test_a_title_is_registered_once_and_made_as_a_vector() -> None:
    envs.register()
    asked: Any = gymnasium.VectorizeMode.VECTOR_ENTRY_POINT
    env = gymnasium.make_vec("interregnum/for-a-crown-v0", 2, vectorization_mode=asked)
    assert env.num_envs == 2
    assert env.reset(seed=1)[0].shape[0] == 2


def test_a_rival_may_be_named_alone_and_what_is_unknown_is_refused() -> None:
    env = envs.single("for-a-crown", rivals="greedy")
    assert [bot.name for bot in env.table.rivals.values()] == ["greedy"] * 3
    for wrong in ({"render_mode": "paint"}, {"illegal": "maybe"}):
        for made in (envs.single, envs.aec):
            with pytest.raises(BadInput, match="expected"):
                made("torres", **wrong)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="no game has begun"):
        envs.aec("torres").observe("player_0")
    with pytest.raises(BadInput, match="no game has begun"):
        envs.parallel("torres").step({})
