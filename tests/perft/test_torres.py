"""Leaf counts of five positions in each model of passages, by the rules and by a slow generator."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from interregnum.games.torres import TITLE
from interregnum.games.torres.state import State
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
