"""Torres against a second reading of its ledger, ply by ply."""

import os
from random import Random

import msgspec
import pytest

from interregnum.core.game import CHANCE
from interregnum.games.registry import TITLES
from interregnum.games.title import allowed_values
from tests.reference import torres as reference

TITLE = TITLES["torres"]
GAME = TITLE.game
LONG = 10 if os.environ.get("LONG") else 1  # times as many games
LEANINGS = {  # beginnings of the texts taken most of the time
    "none": [],
    "builders": ["B ", "C extra", "C shift", "C under"],
    "walkers": ["N ", "M ", "C leap", "C relocate", "C diag"],
    "collectors": ["A", "C ", "from", "to", "B "],
    "idlers": ["/", "S", "A", "stay"],
}


def some_options(rng: Random) -> msgspec.Struct:
    """Any that go together, each at its default half of the time."""
    while True:
        found = {
            field.name: rng.choice([*allowed_values(field.type), field.default, field.default])
            for field in msgspec.structs.fields(TITLE.Options)
        }
        options = msgspec.convert(found, TITLE.Options, strict=False)
        if TITLE.check(options, 2) is None:
            return options


def leaning(texts: list[str], wishes: list[str], rng: Random) -> str:
    wished = [text for text in texts if text.startswith(tuple(wishes))] if wishes else []
    return rng.choice(wished if wished and rng.random() < 0.8 else texts)


def compare(seats: int, seed: int, wishes: list[str]) -> int:
    """Both from the same beginning to the end: the same choices, the same documents."""
    rng = Random(seed)
    options = some_options(rng)
    s = GAME.new(seats, TITLE.setup(options, seats))
    d, plies = TITLE.position(s), 0
    while waiting := list(GAME.to_act(s)):
        seat = waiting[0]
        ours = {TITLE.notation(s, seat, action): action for action in GAME.legal(s, seat)}
        assert set(ours) == reference.legal(d), (seed, plies, d)
        assert len(waiting) == 1
        assert seat == (CHANCE if d["step"] in ("draw", "master-card") else d["active"])
        text = leaning(sorted(ours), wishes, rng)
        GAME.apply(s, seat, ours[text])
        d = reference.play(d, text)
        assert TITLE.position(s) == d, (seed, plies, text)
        plies += 1
    assert reference.legal(d) == set()
    scores = [player["score"] for player in d["players"]]
    assert list(GAME.scores(s)) == scores
    best = [sum(other > score for other in scores) + 1 for score in scores]
    assert list(GAME.ranks(s)) == best
    return plies


@pytest.mark.parametrize("wishes", LEANINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_agree(seats: int, wishes: str) -> None:
    for k in range(2 * LONG):
        assert compare(seats, 1000 * seats + k, LEANINGS[wishes]) > 30
