"""Leaf counts of five positions in each model of passages, by the rules and by the reference."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from interregnum.games.torres import TITLE
from interregnum.games.torres.rules.state import State
from tests.reference import torres as reference

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


def slow_perft(doc: reference.Doc, depth: int) -> int:
    texts = reference.legal(doc)
    if depth == 1:
        return len(texts)
    return sum(slow_perft(reference.play(doc, text), depth - 1) for text in texts)


@pytest.mark.parametrize(("name", "model"), CASES)
def test_the_rules_count_the_leaves(name: str, model: str) -> None:
    s = TITLE.load(document(name, model))
    assert [perft(s, depth) for depth in (1, 2)] == COUNTS[name][model][:2]
    whole = TITLE.position(s)
    assert [slow_perft(whole, depth) for depth in (1, 2)] == COUNTS[name][model][:2]


@pytest.mark.long
@pytest.mark.parametrize(("name", "model"), CASES)
def test_both_count_the_same_leaves_three_steps_deep(name: str, model: str) -> None:
    s = TITLE.load(document(name, model))
    assert perft(s, 3) == slow_perft(TITLE.position(s), 3) == COUNTS[name][model][2]
