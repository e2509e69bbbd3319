"""OpenSpiel finds no fault in the titles, and its search plays them."""

from random import Random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="make study installs it")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import interregnum.envs.open_spiel as spiel  # noqa: E402
from interregnum.games.registry import OWN  # noqa: E402


@pytest.mark.parametrize("title", OWN)
def test_a_random_simulation_finds_no_fault(title: str) -> None:
    game = pyspiel.load_game(spiel.PREFIX + title.replace("-", "_"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_other_worlds_look_the_same_to_a_seat() -> None:
    game, rng = pyspiel.load_game("interregnum_for_a_crown", {"seats": 3}), Random(4)
    state = game.new_initial_state()
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    player = 1
    twin = state.resample_from_infostate(player, rng.random)
    observer = game.make_py_observer()
    observer.set_from(state, player)
    mine = observer.tensor.copy()
    observer.set_from(twin, player)
    assert (observer.tensor == mine).all()
    assert observer.string_from(state, player) == observer.string_from(twin, player)


def test_their_search_of_information_sets_plays() -> None:
    game = pyspiel.load_game("interregnum_torres", {"seats": 2})
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Shallow(1, rng),
        uct_c=1.0,
        max_simulations=4,
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


class Shallow(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Looks at nothing: the search itself is what is tried."""

    def evaluate(self, state: object) -> list[float]:
        return [0.0, 0.0]
