"""The Kingdom against a second reading of its ledger, ply by ply: every mode, every option."""

import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from interregnum.core.game import CHANCE
from interregnum.core.play import sample
from interregnum.games.title import allowed_values
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.view import view
from tests.reference import wonderful_kingdom as reference
from tests.reference.kingdom_documents import DOCUMENTS
from tests.reference.kingdom_odd import is_still, odd
from tests.reference.kingdom_tables import Doc

GAME = TITLE.game
EVERY = 11  # plies between two looks at points and ranks
ODD = 0.04  # how often a still position is changed into an odd one
FIXED = ("module", "menace_deck_0", "menace_deck_1", "quest")  # by a scenario
DECKS = ("rats", "ice_giants", "shadows", "thieves")
PAIRS = [(a, b) for a in DECKS for b in DECKS if a < b]
LEANINGS = [  # beginnings of the texts taken most of the time
    [],
    ["place", "krystallium", "soldier", "space", "plan", "step"],
    ["place", "defeat", "thaw", "krystallium", "space", "soldier", "plan"],
    ["advisor", "peek", "spy", "move", "take", "put L trap", "put L veil", "finish", "chronicle"],
    ["step", "pay", "laboratory", "transmute", "recycle", "spy", "put L trap"],
    ["search", "select"],
]


def some_options(seats: int, rng: Random, fixed: Doc) -> msgspec.Struct:
    """Any that go together, beside the fixed ones."""
    while True:
        found = {
            field.name: rng.choice([*allowed_values(field.type), field.default])
            for field in msgspec.structs.fields(TITLE.Options)
        }
        found["scenario"] = fixed.get("scenario", "none")
        if found["scenario"] != "none":
            found |= {name: getattr(TITLE.Options(), name) for name in FIXED}
        found |= fixed | {"allow_no_module": True}
        options = msgspec.convert(found, TITLE.Options, strict=False)
        if TITLE.check(options, seats) is None:
            return options


def blurred(doc: Doc) -> Doc:
    """W-SHADOW-03: without quests the colours in a laboratory make no difference."""
    if doc["quests"]:
        return doc
    copy: Doc = json.loads(json.dumps(doc))
    for board in copy["players"] + copy["shown"]:
        if "laboratory" in board:
            board["laboratory"] = sum(board["laboratory"].values())
    return copy


def shares(weights: Counter[str]) -> dict[str, float]:
    return {text: n / weights.total() for text, n in weights.items()}


def agree_on_choices(s: Any, d: Doc) -> None:
    waiting = list(GAME.to_act(s))
    assert waiting == reference.to_act(d)
    for seat in waiting:
        ours = [TITLE.notation(s, seat, action) for action in GAME.legal(s, seat)]
        assert set(ours) == reference.legal(d, seat)
        if seat == CHANCE:
            weights = list(GAME.weights(s)) or [1] * len(ours)
            odds = Counter(dict(zip(ours, weights, strict=True)))
            assert shares(odds) == pytest.approx(shares(reference.odds(d)))


def agree_on_result(s: Any, d: Doc) -> None:
    assert list(GAME.scores(s)) == reference.points(d)
    assert list(GAME.ranks(s)) == reference.ranks(d)
    if d["phase"] == "over" and len(d["players"]) == 1:
        assert view(s, 0).medal == reference.medal(d)


def chosen(s: Any, seat: int, wishes: list[str], rng: Random) -> int:
    if seat == CHANCE:
        return sample(GAME, s, seat, rng)
    texts = {TITLE.notation(s, seat, action): int(action) for action in GAME.legal(s, seat)}
    wished = [text for text in texts if text.startswith(tuple(wishes))] if wishes else []
    shy = [text for text in texts if not text.startswith("discard") or rng.random() < 0.2]
    return texts[rng.choice(wished if wished and rng.random() < 0.75 else shy or list(texts))]


def compare(seats: int, seed: int, oddly: float = 0.0, **fixed: str) -> int:
    """Both from the same beginning to the end: the same choices, the same documents."""
    rng = Random(seed)
    options = some_options(seats, rng, fixed)
    wishes = rng.choice(LEANINGS)
    s = TITLE.new(seats, options)
    d = reference.new(seats, msgspec.to_builtins(options))
    assert TITLE.position(s) == d
    return go_on(s, d, wishes, rng, oddly)


def go_on(s: Any, d: Doc, wishes: list[str], rng: Random, oddly: float, most: int = 9999) -> int:
    plies = 0
    while len(GAME.to_act(s)) and plies < most:
        if rng.random() < oddly and is_still(d):
            d = odd(d, rng)
            s = TITLE.load(d)
            assert TITLE.position(s) == d
        agree_on_choices(s, d)
        if plies % EVERY == 0:
            agree_on_result(s, d)
        seat = rng.choice(list(GAME.to_act(s)))
        action = chosen(s, seat, wishes, rng)
        text = TITLE.notation(s, seat, action)
        GAME.apply(s, seat, action)
        after, d = TITLE.position(s), reference.play(d, seat, text)
        assert after == d or blurred(after) == blurred(d), (plies, text)
        d, plies = after, plies + 1
    assert reference.to_act(d) == list(GAME.to_act(s))
    agree_on_result(s, d)
    return plies


@pytest.fixture
def games(request: pytest.FixtureRequest) -> range:
    return range(20 if request.config.getoption("--long") else 1)


@pytest.mark.parametrize("module", ["menace", "advisor", "quest", "none"])
@pytest.mark.parametrize("seats", [1, 2])
def test_whole_games_agree(seats: int, module: str, games: range) -> None:
    for k in games:
        assert compare(seats, 100 * seats + k, module=module) > 100


@pytest.mark.parametrize("scenario", [f"sg0{k}" for k in range(1, 7)])
def test_scenarios_agree(scenario: str, games: range) -> None:
    for k in games:
        assert compare(1, 300 + k, scenario=scenario) > 20


@pytest.mark.parametrize("module", ["menace", "advisor", "quest"])
@pytest.mark.parametrize("seats", [1, 2])
def test_odd_positions_agree(seats: int, module: str, games: range) -> None:
    for k in games:
        assert compare(seats, 400 * seats + k, ODD, module=module) > 100


@pytest.mark.parametrize("scenario", [f"sg0{k}" for k in range(1, 7)])
def test_odd_positions_of_scenarios_agree(scenario: str, games: range) -> None:
    for k in games:
        assert compare(1, 600 + k, ODD, scenario=scenario) > 20


@pytest.mark.parametrize("name", DOCUMENTS)
def test_positions_laid_out_by_hand_agree(name: str, games: range) -> None:
    for k in range(3 * len(games)):
        s = TITLE.load(DOCUMENTS[name])
        wishes = LEANINGS[k % len(LEANINGS)]
        assert go_on(s, TITLE.position(s), wishes, Random(k), 0.0, 40) > 0


@pytest.mark.long
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_every_pair_of_menace_decks_agrees(first: str, second: str, games: range) -> None:
    for k in games:
        decks = {"menace_deck_0": first, "menace_deck_1": second}
        assert compare(2, 700 + k, ODD, module="menace", **decks) > 100
