"""For a Crown against a second reading of its ledger, ply by ply."""

import json
import os
from copy import deepcopy
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from interregnum.core.game import CHANCE
from interregnum.games.registry import TITLES
from tests.reference import for_a_crown as reference
from tests.reference.for_a_crown import CARDS, FAMILIES, Doc

TITLE = TITLES["for-a-crown"]
GAME = TITLE.game
SEATS = [3, 4, 5]
LONG = 10 if os.environ.get("LONG") else 1  # times as many games
VALUES: dict[str, list[str | bool]] = {  # section 9
    "heirloom_sale": ["forced_only", "when_paying", "any_time"],
    "icon_order": ["free", "printed"],
    "chest_view": ["hidden", "open"],
    "log_detail": [False, True],
    "supply": ["unlimited", "strict"],
    "no_knockout": [False, True],
    "die": ["standard", "harsh"],
}
LEANINGS = {  # beginnings of the texts taken most of the time
    "none": [],
    "robbers": ["at RAB", "do bandit", "roll 6", "bribe 0c0r", "right", "recruit M1B"],
    "killers": ["at RAB", "at PEN", "do loss", "roll 3", "left", "recruit M1C", "event E2"],
    "mages": ["event E7", "coin", "roll 3", "at ", "do loss"],
    "sellers": ["sell", "bribe", "ruby", "blind", "event E5", "event E7", "do bandit"],
    "spenders": ["pay 5r", "pay 4r", "pay 3r", "pay 2r", "pay 1r", "ruby", "blind 3", "roll 5"],
    "misers": ["pay 0r", "do ruby", "do coin", "roll 1", "roll 4", "coin", "recruit M1A"],
    "one column": ["recruit M2", "blind 2", "do die", "roll 5", "RAB left"],
    "one stack": ["recruit M1A", "right", "do move", "CRO right", "PEN right"],
}


def fresh(seats: int, options: Doc) -> Doc:
    """The table before any chance: F-SETUP-01 to 11."""
    chest = {"rubies": 10, "coins": 0, "bandits": 0, "heirloom": "kept", "space": 0, "out": 0}
    market = {
        "stacks": {"M1A": 5, "M1B": 5, "M1C": 5},
        "up": {level: ["", ""] for level in CARDS},
        "decks": {level: [f"M{level}-{k:02}" for k in range(1, 11)] for level in CARDS},
    }
    return {
        "title": "for-a-crown",
        "options": options,
        "round": 1,
        "pass_": 0,
        "phase": "setup",
        "players": [{"family": family, **chest} for family in FAMILIES[:seats]],
        "market": market,
        "shared": [{"card": "E1"}, {"card": "E2"}],
        "unseen": 0,
        "pile": ["E3", "E4", "E5", "E6", "E7"],
        "revealed": [],
        "order": [],
        "turn": 0,
        "actor": "",
        "buying": "",
        "cost": 0,
        "icons": [],
        "icon": "",
        "event": "",
        "reveals": 0,
    }


def some_options(rng: Random) -> Doc:
    return {name: rng.choice(values) for name, values in VALUES.items()}


def comparable(doc: Doc) -> Doc:
    """With a free order the place of an icon means nothing (F-EFFECT-13)."""
    free = doc["options"]["icon_order"] == "free"
    return {**doc, "icons": sorted(doc["icons"])} if free else doc


def same(state: Any, doc: Doc) -> dict[str, int]:
    """Fail at the first difference; the actions by their texts."""
    assert comparable(TITLE.position(state)) == comparable(doc)
    actor = reference.to_act(doc)
    if actor == "":
        assert list(GAME.to_act(state)) == []
        assert list(GAME.scores(state)) == reference.scores(doc)
        assert list(GAME.ranks(state)) == reference.ranks(doc)
        return {}
    seat = seat_of(doc)
    assert list(GAME.to_act(state)) == [seat]
    actions = {TITLE.notation(state, seat, action): action for action in GAME.legal(state, seat)}
    assert sorted(actions) == sorted(reference.legal(doc))
    assert len(actions) == len(GAME.legal(state, seat))
    if seat == CHANCE:
        assert odds(state, list(actions)) == reference.odds(doc)
    return actions


def seat_of(doc: Doc) -> int:
    actor = reference.to_act(doc)
    return CHANCE if actor == "chance" else FAMILIES.index(actor)


def odds(state: Any, texts: list[str]) -> dict[str, Fraction]:
    weights = list(GAME.weights(state)) or [1] * len(texts)
    return {text: Fraction(w, sum(weights)) for text, w in zip(texts, weights, strict=True)}


def leant(rng: Random, texts: list[str], leaning: list[str]) -> str:
    liked = [text for text in texts if text.startswith(tuple(leaning))]
    return rng.choice(liked if liked and rng.random() < 0.8 else texts)


def play_on(state: Any, doc: Doc, rng: Random, leaning: list[str]) -> Doc:
    """Both engines to the end; now and then the state is read back from the document."""
    while actions := same(state, doc):
        text = leant(rng, sorted(actions), leaning)
        if rng.random() < 0.02:
            state = TITLE.load(json.loads(json.dumps(doc)))
            assert same(state, doc) == actions
        assert TITLE.parse(state, seat_of(doc), text) == actions[text]
        GAME.apply(state, seat_of(doc), actions[text])
        doc = reference.apply(doc, text)
    return doc


def play(seats: int, options: Doc, rng: Random, leaning: list[str]) -> Doc:
    state = TITLE.new(seats, TITLE.options(options))
    return play_on(state, fresh(seats, options), rng, leaning)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("leaning", LEANINGS)
def test_both_engines_agree_whatever_the_players_lean_to(seats: int, leaning: str) -> None:
    for seed in range(3 * LONG):
        rng = Random(f"{leaning} {seats} {seed}")
        play(seats, some_options(rng), rng, LEANINGS[leaning])


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, vs in VALUES.items() for v in vs])
def test_both_engines_agree_under_every_option(name: str, value: str | bool) -> None:
    for seed in range(LONG):
        rng = Random(f"{name} {value} {seed}")
        play(rng.choice(SEATS), {**some_options(rng), name: value}, rng, [])


def poor(doc: Doc, rng: Random) -> None:
    """Chests nearly empty, some heirlooms sold."""
    for p in standing(doc):
        p.update(rubies=rng.randint(0, 1), coins=rng.randint(0, 1))
        p["heirloom"] = rng.choice(["kept", "sold"])


def doomed(doc: Doc, rng: Random) -> None:
    """Everybody one event away from elimination, several at once."""
    for p in standing(doc):
        p.update(rubies=rng.randint(0, 1), heirloom="sold", bandits=rng.randint(0, 2))


def robbed(doc: Doc, rng: Random) -> None:
    """More bandits than a chest can bribe, so that a bribe takes a sale."""
    for p in standing(doc):
        p.update(bandits=rng.randint(0, 6), rubies=rng.randint(0, 2), coins=rng.randint(0, 2))


def drained(doc: Doc, rng: Random) -> None:
    """A strict reserve with next to nothing in it, coins shared evenly."""
    doc["options"]["supply"] = "strict"
    for p in standing(doc):
        p["coins"] = 30 // len(standing(doc))
    for token, total in reference.TOKENS.items():
        held = sum(p[token] for p in doc["players"])
        for p in standing(doc)[:1]:
            p[token] += max(0, total - held - rng.randint(-1, 2)) if token != "coins" else 0


def fallen(doc: Doc, rng: Random) -> None:
    """Two, one or nobody left."""
    doc["options"]["no_knockout"] = False
    left = standing(doc)
    number = len(doc["players"]) - len(left)
    for p in rng.sample(left, max(0, len(left) - rng.randint(0, 2))):
        number += 1
        p.update(rubies=0, heirloom="sold", bandits=0, space=0, out=number)


def sold_out(doc: Doc, rng: Random) -> None:
    """Every column emptied but for a card or two, into everybody's sleeves."""
    market = doc["market"]
    for level in CARDS:
        cards = market["decks"][level] + [card for card in market["up"][level] if card]
        kept = rng.randint(0, min(2, len(cards)))
        market["decks"][level], market["up"][level] = [], [*cards[:kept], "", ""][:2]
        doc["shared"] += [sleeve(doc, card, rng) for card in cards[kept:]]
    for stack, left in market["stacks"].items():
        kept = rng.randint(0, 1) if left else 0
        market["stacks"][stack] = kept
        doc["shared"] += [sleeve(doc, stack, rng) for _ in range(left - kept)]
    doc["shared"] = reference.in_document_order(doc["shared"])


def sleeve(doc: Doc, card: str, rng: Random) -> Doc:
    return {"card": card, "owner": rng.choice(doc["players"])["family"]}


def crowded(doc: Doc, rng: Random) -> None:
    """All portraits at one end of the gallery."""
    spaces = rng.sample(rng.choice([range(1, 7), range(4, 10)]), len(standing(doc)))
    for p, space in zip(standing(doc), spaces, strict=True):
        p["space"] = space


def standing(doc: Doc) -> list[Doc]:
    return [p for p in doc["players"] if p["out"] == 0]


def some_reveal(seats: int, rng: Random) -> Doc:
    """Just before a card is turned up, often the last one."""
    doc = fresh(seats, some_options(rng))
    found = doc
    for _ in range(rng.choice([100, 200, 1000])):
        found = doc if doc["phase"] == "reveal" else found
        if doc["phase"] == "over":
            break
        doc = reference.apply(doc, rng.choice(reference.legal(doc)))
    return found


ODDITIES = [poor, doomed, robbed, drained, fallen, sold_out, crowded]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("oddity", ODDITIES)
def test_both_engines_agree_from_odd_positions(seats: int, oddity: Any) -> None:
    for seed in range(3 * LONG):
        rng = Random(f"{oddity.__name__} {seats} {seed}")
        doc = deepcopy(some_reveal(seats, rng))
        for odd in [oddity, *rng.sample(ODDITIES, rng.randint(0, 1))]:
            odd(doc, rng)
        leaning = LEANINGS[rng.choice(sorted(LEANINGS))]
        play_on(TITLE.load(deepcopy(doc)), doc, rng, leaning)


@pytest.mark.parametrize("seats", SEATS)
def test_both_engines_agree_on_a_recruit_pass_of_the_last_ones(seats: int) -> None:
    for seed in range(2 * LONG):
        rng = Random(f"last {seats} {seed}")
        doc = fresh(seats, some_options(rng))
        while doc["phase"] != "refill" or doc["pass_"] == 0:
            doc = reference.apply(doc, rng.choice(reference.legal(doc)))
        fallen(doc, rng)
        play_on(TITLE.load(deepcopy(doc)), doc, rng, [])


def last_event(spaces: list[int], reserve: int) -> Doc:
    """Round 4, a strict reserve, equal coins, a Burglary without bandits still to come."""
    options = {**{name: values[0] for name, values in VALUES.items()}, "supply": "strict"}
    doc = fresh(len(spaces), options)
    shown = [{"card": "E2"}] + [{"card": card} for card in doc["pile"][:3]]
    doc.update(round=4, pass_=1, phase="reveal", shared=[{"card": "E1"}], revealed=shown)
    doc.update(order=FAMILIES[: len(spaces)], turn=len(spaces), pile=doc["pile"][3:])
    for cards, deck in zip(
        doc["market"]["up"].values(), doc["market"]["decks"].values(), strict=True
    ):
        cards[:], deck[:2] = deck[:2], []
    for p, space in zip(doc["players"], spaces, strict=True):
        p.update(space=space, coins=3)
    doc["players"][0]["rubies"] += 60 - 10 * len(spaces) - reserve
    return doc


@pytest.mark.parametrize("reserve", [-1, 0, 1, 2, 3])
@pytest.mark.parametrize("spaces", [[3, 5, 7], [7, 5, 3], [5, 7, 3, 4]])
def test_both_engines_agree_whom_a_short_reserve_serves(spaces: list[int], reserve: int) -> None:
    doc = last_event(spaces, reserve)
    play_on(TITLE.load(deepcopy(doc)), doc, Random(0), [])
