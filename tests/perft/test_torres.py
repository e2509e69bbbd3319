"""Leaf counts of five positions in each model of passages, by the rules and by a slow generator."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from interregnum.core.play import sample
from interregnum.games.torres import TITLE
from interregnum.games.torres.actions import BUY, DEPLOY
from interregnum.games.torres.data import ROUNDS
from interregnum.games.torres.options import Options
from interregnum.games.torres.state import STEPS, State
from tests.perft import torres_slow as slow

HERE: Final = Path(__file__).parent
GAME: Final = TITLE.game
COUNTS: Final[dict[str, dict[str, list[int]]]] = json.loads(
    (HERE / "torres_counts.json").read_text()
)
CASES: Final = [(name, model) for name, models in COUNTS.items() for model in models]


def document(name: str, model: str) -> dict[str, Any]:
    doc: dict[str, Any] = json.loads((HERE / f"torres_{name}.json").read_text())
    doc["options"]["passage_model"] = model
    return doc


def perft(s: State, depth: int) -> int:
    """Leaves at a depth: every action, and every outcome of a draw, is one step."""
    seat = GAME.to_act(s)[0]
    legal = list(GAME.legal(s, seat))
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        t = GAME.clone(s)
        GAME.apply(t, seat, action)
        total += perft(t, depth - 1)
    return total


@pytest.mark.parametrize(("name", "model"), CASES)
def test_the_rules_count_the_leaves(name: str, model: str) -> None:
    s = TITLE.load(document(name, model))
    assert [perft(s, depth) for depth in (1, 2)] == COUNTS[name][model][:2]


@pytest.mark.long
@pytest.mark.parametrize(("name", "model"), CASES)
def test_both_count_the_same_leaves_three_steps_deep(name: str, model: str) -> None:
    doc = document(name, model)
    assert perft(TITLE.load(doc), 3) == slow.perft(doc, 3) == COUNTS[name][model][2]


@pytest.mark.parametrize(("name", "model"), CASES)
def test_the_slow_generator_names_the_same_steps(name: str, model: str) -> None:
    """The same notation here and one step on."""
    doc = document(name, model)
    compare(doc, TITLE.load(doc))
    for text, after in slow.steps(doc):
        s = TITLE.load(doc)
        seat = GAME.to_act(s)[0]
        GAME.apply(s, seat, TITLE.parse(s, seat, text))
        compare(after, s)


def compare(doc: dict[str, Any], s: State) -> None:
    seat = GAME.to_act(s)[0]
    ours = sorted(TITLE.notation(s, seat, action) for action in GAME.legal(s, seat))
    assert ours == sorted(text for text, _ in slow.steps(doc))


VARIANTS: Final = [
    Options(),
    Options(passage_model="monotone", under_may_merge=True, jump2_allow_any=True),
    Options(passage_model="planar", leap_over_king=True, shift_ground_only=True),
]
KNOWN: Final = {"turn", "card-source", "card-target", "card-stack", "draw", "stack", "redistribute"}


def random_plies(options: Options, seats: int, seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game that is fond of cards: some plies of it, with what is done there."""
    rng, s = Random(seed), TITLE.new(seats, options)
    while len(waiting := GAME.to_act(s)):
        seat = int(waiting[0])
        action = sample(GAME, s, seat, rng)
        cards = [number for number in GAME.legal(s, seat) if BUY <= number < DEPLOY]
        if STEPS[s.step] == "turn" and cards and rng.random() < 0.35:
            action = rng.choice(cards)
        last = s.round + 1 == ROUNDS[seats][s.phase]
        if STEPS[s.step] in KNOWN and not last and rng.random() < 0.08:
            yield s, seat, action
        GAME.apply(s, seat, action)


@pytest.mark.parametrize(("seats", "options"), list(enumerate(VARIANTS, start=2)))
def test_both_agree_on_positions_of_random_games(seats: int, options: Options) -> None:
    """On what may be done, and on what may be done after it."""
    plies = 0
    for s, seat, action in random_plies(options, seats, seats):
        doc = TITLE.position(s)
        compare(doc, s)
        after = dict(slow.steps(doc))[TITLE.notation(s, seat, action)]
        t = GAME.clone(s)
        GAME.apply(t, seat, action)
        compare(after, t)
        plies += 1
    assert plies > 5
