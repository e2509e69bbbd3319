"""Crown of Ash against a second reading of its ledger, ply by ply."""

import json
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.games.registry import TITLES
from interregnum.games.title import allowed_values
from tests.reference import crown_of_ash as reference
from tests.reference.ash_known import known, seen
from tests.reference.ash_odd import even, handless, machines, odd, over, uneven
from tests.reference.ash_table import LORDS, Doc

TITLE = TITLES["crown-of-ash"]
GAME = TITLE.game
TABLES = [(1, 1), (2, 0), (3, 0), (4, 0), (2, 1), (3, 1)]  # people, automa
LEANINGS = {  # beginnings of the texts taken most of the time
    "none": [],
    "fighters": ["attack", "send", "lay B0", "draw B0", "casualty", "guess", "unmask"],
    "throwers": ["attack", "lay BD", "draw BD", "reroll", "fortify"],
    "hoarders": ["raise", "rob", "gather", "pay b", "pay a", "give", "get"],
    "builders": ["build", "tile", "in ", "post", "back", "altar", "gold"],
    "schemers": ["give", "get", "rob", "command", "regroup", "fortify", "guess", "reroll"],
    "idlers": ["gold", "refresh", "no ", "roll 3", "keep"],
}
LORD_LEANINGS = {
    "visio": [f"{verb} {card}" for verb in ("guess", "lay", "draw") for card in ("B4", "BD")]
    + ["unmask", "attack"],
    "nox": ["give", "get", "rob", "pay "],
    "mors": ["command", "reroll", "attack", "lay BD", "draw BD"],
    "fortis": ["fortify", "regroup with", "regroup to", "attack", "send BO", "send BL"],
}
LONG = 20  # times as many games in a long run
PLIES = 90  # of a game from an odd position: a round and what follows


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    return LONG if request.config.getoption("--long") else 1


def some_options(rng: Random, people: int, automa: int, powers: bool) -> Doc:
    """Any that go together, each at its default half of the time."""
    found: Doc = {"automa": automa, "powers": powers}
    for field in msgspec.structs.fields(TITLE.Options):
        values = allowed_values(field.type)
        if values and field.name not in found:
            found[field.name] = rng.choice(values) if rng.random() < 0.5 else field.default
    if rng.random() < 0.3:
        found["lords"] = ",".join(rng.sample(sorted(LORDS), people + automa))
    plain: Doc = msgspec.to_builtins(TITLE.options(found))
    return plain


def same(state: Any, doc: Doc, seat: int) -> dict[str, int]:
    """Fail at the first difference; the actions of the seat by their texts."""
    assert reference.comparable(TITLE.position(state)) == reference.comparable(doc)
    assert list(GAME.to_act(state)) == reference.to_act(doc)
    actions = {TITLE.notation(state, seat, action): action for action in GAME.legal(state, seat)}
    assert set(actions) == reference.legal(doc, seat)
    assert len(actions) == len(GAME.legal(state, seat))
    if seat == CHANCE:
        assert odds(state, list(actions)) == reference.odds(doc)
    return actions


def odds(state: Any, texts: list[str]) -> dict[str, Fraction]:
    weights = list(GAME.weights(state)) or [1] * len(texts)
    return {text: Fraction(w, sum(weights)) for text, w in zip(texts, weights, strict=True)}


def leant(rng: Random, texts: list[str], leaning: list[str]) -> str:
    liked = [text for text in texts if text.startswith(tuple(leaning))]
    return rng.choice(liked if liked and rng.random() < 0.7 else texts)


def play_on(state: Any, doc: Doc, rng: Random, leaning: list[str], plies: int = 5000) -> Doc:
    """Both engines; now and then the state is read back from the document."""
    for _ in range(plies):
        if not reference.to_act(doc):
            break
        seat = rng.choice(reference.to_act(doc))
        actions = same(state, doc, seat)
        text = leant(rng, sorted(actions), leaning)
        if rng.random() < 0.02:
            state = loaded(doc)
            assert same(state, doc, seat) == actions
        after = reference.play(doc, seat, text)
        if rng.random() < 0.1:
            same_knowledge(state, doc, rng)
            same_sight(state, seat, text, after)
        GAME.apply(state, seat, actions[text])
        doc = after
    same(state, doc, CHANCE)
    if doc["phase"] == "over":
        assert list(GAME.scores(state)) == reference.scores(doc)
        assert list(GAME.ranks(state)) == reference.ranks(doc)
    return doc


def viewers(doc: Doc) -> list[int]:
    """All seats, and a spectator."""
    return [*range(doc["people"]), NONE]


def same_knowledge(state: Any, doc: Doc, rng: Random) -> None:
    """Whatever a seat imagines agrees with all that it knows, and deals no fate twice."""
    for viewer in viewers(doc):
        table = reference.comparable(TITLE.position(GAME.imagine(state, viewer, rng)))
        assert known(table, viewer) == known(reference.comparable(doc), viewer)
        fates = [p["fate"] for p in table["players"] if p["fate"]]
        assert len(set(fates)) == len(fates)


def same_sight(state: Any, seat: int, text: str, after: Doc) -> None:
    action = TITLE.parse(state, seat, text)
    for viewer in viewers(after):
        shown = TITLE.notation(state, seat, GAME.seen(state, viewer, seat, action))
        assert shown == seen(after, seat, viewer, text)


def loaded(doc: Doc) -> Any:
    return TITLE.load(json.loads(json.dumps(doc)))


def set_up(people: int, options: Doc, rng: Random) -> Doc:
    """The first decision of a game."""
    doc = reference.fresh(people, options)
    while doc["phase"] != "placing":
        seat = reference.to_act(doc)[0]
        doc = reference.play(doc, seat, rng.choice(sorted(reference.legal(doc, seat))))
    return doc


@pytest.mark.parametrize("powers", [False, True])
@pytest.mark.parametrize(("people", "automa"), TABLES)
def test_whole_games_agree(people: int, automa: int, powers: bool, times: int) -> None:
    for seed in range(2 * times):
        rng = Random(f"{people} {automa} {powers} {seed}")
        options = some_options(rng, people, automa, powers)
        state = TITLE.new(people, TITLE.options(options))
        leaning = LEANINGS[rng.choice(sorted(LEANINGS))]
        assert play_on(state, reference.fresh(people, options), rng, leaning)["phase"] == "over"


def odd_game(
    make: Callable[[Doc, Random], Doc], leaning: list[str], rng: Random, lord: str = ""
) -> None:
    """Where a lord is named, it is there with its powers."""
    people, automa = rng.choice(TABLES)
    options = some_options(rng, people, automa, bool(lord) or rng.random() < 0.8)
    if lord:
        others = rng.sample(sorted(set(LORDS) - {lord}), people + automa - 1)
        options["lords"] = ",".join([lord, *others])
    play_odd(make, leaning, rng, people, options)


def play_odd(
    make: Callable[[Doc, Random], Doc], leaning: list[str], rng: Random, people: int, options: Doc
) -> None:
    doc = make(set_up(people, options, rng), rng)
    play_on(loaded(doc), doc, rng, leaning, PLIES)


@pytest.mark.parametrize("leaning", LEANINGS)
def test_games_from_odd_positions_agree(leaning: str, times: int) -> None:
    for seed in range(3 * times):
        odd_game(odd, LEANINGS[leaning], Random(f"{leaning} {seed}"))


@pytest.mark.parametrize("lord", LORD_LEANINGS)
def test_games_full_of_powers_agree(lord: str, times: int) -> None:
    for seed in range(6 * times):
        odd_game(odd, LORD_LEANINGS[lord], Random(f"{lord} {seed}"), lord)


def test_games_of_the_targeted_card_agree(times: int) -> None:
    for seed in range(8 * times):
        rng = Random(f"targeted {seed}")
        people = rng.choice([1, 2, 3])
        options = {**some_options(rng, people, 1, True), "automa_targeted_card": True}
        play_odd(handless, ["action T", "gold", "no "], rng, people, options)


def test_games_in_which_dice_settle_the_order_agree(times: int) -> None:
    for seed in range(3 * times):
        odd_game(even, LEANINGS["idlers"], Random(f"even {seed}"))


def test_games_of_machines_agree(times: int) -> None:
    leaning = ["attack", "send AU", "sent", "lay B0", "draw B0", "no "]
    for seed in range(8 * times):
        odd_game(machines, leaning, Random(f"machines {seed}"))


def test_games_with_uneven_minions_agree(times: int) -> None:
    for seed in range(4 * times):
        odd_game(uneven, [], Random(f"uneven {seed}"))


def test_ends_with_ties_agree(times: int) -> None:
    for seed in range(40 * times):
        odd_game(over, [], Random(f"over {seed}"))
