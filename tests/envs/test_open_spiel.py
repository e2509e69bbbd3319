"""OpenSpiel finds no fault in the titles, and its search plays them."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="make study installs it")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

import interregnum.envs.open_spiel as spiel  # noqa: E402
from interregnum.core.errors import BadOption  # noqa: E402
from interregnum.games.registry import OWN, find  # noqa: E402
from tests.envs.tables import each_usual_table  # noqa: E402


def load(title: str, mode: str, seats: int) -> Any:
    name = spiel.PREFIX + title.replace("-", "_")
    return pyspiel.load_game(name, {"mode": mode, "seats": seats})


@each_usual_table
def test_a_random_simulation_finds_no_fault(title: str, mode: str, seats: int) -> None:
    game = load(title, mode, seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    ("title", "seats"),
    [
        ("torres", 2),
        pytest.param("for-a-crown", 3, marks=pytest.mark.long),
        pytest.param("crown-of-ash", 2, marks=pytest.mark.long),
        pytest.param("wonderful-kingdom", 2, marks=pytest.mark.long),
    ],
)
def test_a_playthrough_is_played_again_from_its_file(
    title: str, seats: int, tmp_path: Path
) -> None:
    flags.FLAGS(["test"])
    file = tmp_path / "playthrough.txt"
    name = f"{spiel.PREFIX}{title.replace('-', '_')}(seats={seats})"
    file.write_text(generate_playthrough.playthrough(name, None, seed=3), encoding="utf-8")
    told, again = generate_playthrough.replay(file)
    assert told == again
    assert "ObservationTensor(0)" in told
    assert told.rstrip().splitlines()[-1].startswith("Returns() = [")


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


@pytest.mark.parametrize("title", OWN)
def test_who_knows_the_same_may_do_the_same_in_all_worlds(title: str) -> None:
    """A search keeps one node for what a seat knows, whatever world it came from."""
    game, rng = load(title, "", find(title).usual_seats or 2), Random(6)
    known: dict[str, list[int]] = {}
    state = game.new_initial_state()
    for _ in range(60):
        player = state.current_player()
        if player >= 0:
            for _ in range(2):
                walk(state.resample_from_infostate(player, rng.random), known, rng)
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            return
    assert len(known) > 100


def walk(twin: Any, known: dict[str, list[int]], rng: Random) -> None:
    """A few decisions in an imagined world."""
    for _ in range(6):
        if twin.is_terminal():
            return
        if not twin.is_chance_node():
            told = twin.information_state_string(twin.current_player())
            assert known.setdefault(told, twin.legal_actions()) == twin.legal_actions()
        twin.apply_action(rng.choice(twin.legal_actions()))


@pytest.mark.parametrize("title", OWN)
def test_their_search_of_information_sets_plays(title: str) -> None:
    seats = find(title).usual_seats or 2
    game, luck = load(title, "", seats), Random(2)
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    for _ in range(30):
        state.apply_action(luck.choice(state.legal_actions()))
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(luck.choice(state.legal_actions()))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=2,
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_mode_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption, match="torres has no mode 'hard'; it has basic"):
        pyspiel.load_game("interregnum_torres(mode=hard)")
