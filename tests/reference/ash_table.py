"""Crown of Ash a second time: the components, what lies on the table, and small changes to it.

A position is the document of docs/positions.md, an action is its notation. Nothing here, or in the
other `ash_` modules, looks at the rules of the program: they are read from the ledger alone.
"""

import tomllib
from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import Any

Doc = dict[str, Any]
DATA: Doc = tomllib.loads(
    files("interregnum.games.crown_of_ash").joinpath("data.toml").read_text("utf-8")
)


def by_id(table: str) -> dict[str, Doc]:
    return {row["id"]: row for row in DATA[table]}


WARRIORS = by_id("warriors") | by_id("starting_warriors")
NUMBER = {card: n for n, card in enumerate(WARRIORS)}
TILES = by_id("buildings")
CARDS = by_id("battle_cards")
FATES = {card: row["types"] for card, row in by_id("fate_cards").items()}
PLANS = {card: row["steps"] for card, row in by_id("ai_cards").items()}
LORDS = by_id("lords")
RING = [row["id"] for row in sorted(DATA["provinces"], key=lambda row: int(row["die"]))]
AREAS = [*RING, "citadel"]
KINDS = ["bone", "ash", "blood", "sulphur"]
UNITS = {row["id"]: row["units"] for row in DATA["resources"] if "units" in row}
WINGS = {"left": 1, "right": 0, "gate": -1}
SPACES = [
    *(f"resource-{province}" for province in RING),
    *(f"battle-{province}" for province in RING),
    *WINGS,
    "gold",
    "build",
]
SLOT_LEVELS = DATA["display_slots"]["levels"]
SCALE = DATA["ai_scale"]["levels"]
CHANCE = 99
NOTHING: Doc = {
    "after": "", "resume": "", "area": "", "slot": -1, "place": -1, "owed": 0, "stage": 0,
    "last": -1, "lifted": [], "extra": False, "picked": -1, "paid": {}, "given": {},
    "dice": [0, 0, 0, 0], "rolling": 0, "unrolled": 0, "tied": 0, "won": False,
}  # fmt: skip

# What a phase offers, what an action does in it, and steps that need no decision.
OFFERS: dict[str, Callable[[Doc], Iterable[str]]] = {}
ACTS: dict[str, Callable[[Doc, int, list[str]], None]] = {}
STEPS: dict[str, Callable[[Doc], None]] = {}

Offer = Callable[[Doc], Iterable[str]]
Act = Callable[[Doc, int, list[str]], None]
Step = Callable[[Doc], None]


def offers(phase: str) -> Callable[[Offer], Offer]:
    def note(function: Offer) -> Offer:
        OFFERS[phase] = function
        return function

    return note


def acts(phase: str) -> Callable[[Act], Act]:
    def note(function: Act) -> Act:
        ACTS[phase] = function
        return function

    return note


def step(name: str) -> Callable[[Step], Step]:
    def note(function: Step) -> Step:
        STEPS[name] = function
        return function

    return note


def go(d: Doc, name: str) -> None:
    """Run on: a step that needs no decision."""
    STEPS[name](d)


def await_(d: Doc, phase: str, actor: int | None = None, **half_done: Any) -> None:
    """Stop: a seat, or chance, is to act."""
    d["phase"] = phase
    if actor is not None:
        d["actor"] = actor
    d["step"].update(half_done)


def copied(part: Any) -> Any:
    """A document, or a part of one, that may be changed."""
    if isinstance(part, dict):
        return {name: copied(value) for name, value in part.items()}
    return [copied(value) for value in part] if isinstance(part, list) else part


# Who sits there


def player(d: Doc, seat: int | str) -> Doc:
    found: Doc = d["players"][int(seat)]
    return found


def count(d: Doc) -> int:
    return len(d["players"])


def people(d: Doc) -> range:
    return range(int(d["people"]))


def automa(d: Doc) -> int:
    """Its seat, or none at all."""
    return int(d["people"]) if d["automa"] else -1


def side(d: Doc) -> str:
    """A-SETUP-04, A-AI-04, A-AI-40."""
    return "1-2" if count(d) <= 2 else "3-4"


def active(d: Doc) -> int:
    return int(d["order"][d["turn"]])


def lord_ready(d: Doc, seat: int, lord: str) -> bool:
    """A person with this lord and an active token: A-POWER-01, A-POWER-02, RUL-A-50."""
    mine = 0 <= seat < d["people"] and player(d, seat)["lord"] == lord
    return bool(d["options"]["powers"] and mine and player(d, seat)["token"])


def seat_ready(d: Doc, lord: str) -> int:
    """The seat of this lord if it may use a power, else -1."""
    return next((seat for seat in people(d) if lord_ready(d, seat, lord)), -1)


# Warriors


def strength(card: str) -> int:
    return int(WARRIORS[card]["strength"])


def level(card: str) -> int:
    """0 for a starting warrior."""
    return int(WARRIORS[card].get("level", 0))


def automaton(card: str) -> bool:
    return WARRIORS[card].get("type") == "automaton"


def kind_of(d: Doc, card: str) -> str:
    """The type that counts for reinforcement: RUL-A-22, RUL-A-23; "" for none."""
    row = WARRIORS[card]
    if "owner" in row:
        typed = d["options"]["starting_typed"]
        return str(LORDS[row["owner"]]["starting_type"]) if typed else ""
    if automaton(card):
        return "automaton" if d["options"]["automaton_pair"] else ""
    return str(row["type"])


def groups(d: Doc, cards: Iterable[str]) -> list[list[str]]:
    """Warriors of one type, two or more."""
    found: dict[str, list[str]] = {}
    for card in cards:
        found.setdefault(kind_of(d, card), []).append(card)
    return [group for kind, group in found.items() if kind and len(group) > 1]


def pair(d: Doc, cards: Iterable[str]) -> list[str]:
    """The pair of a type without a third: what Fortis may turn (RUL-A-20)."""
    return next((group for group in groups(d, cards) if len(group) == 2), [])


def force(d: Doc, cards: list[str], fortified: list[str]) -> int:
    """Strengths and reinforcement: A-REINF-01 to 03, A-POWER-13."""
    bonus = sum(len(group) - 1 for group in groups(d, cards))
    if fortified and sorted(pair(d, cards)) == sorted(fortified):
        bonus = 2
    return sum(map(strength, cards)) + bonus


def defence(d: Doc, area: str) -> int:
    here = d["areas"][area]
    return force(d, here["defenders"], here["fortified"])


def add(cards: list[str], *more: str) -> None:
    """Into a hand, a deck or an area: the documents count warriors in table order."""
    cards.extend(more)
    cards.sort(key=NUMBER.__getitem__)


def bury(d: Doc, seat: int | str, cards: Iterable[str]) -> None:
    """To the graveyard; automatons into their decks: A-AUTO-02."""
    for card in cards:
        if automaton(card):
            add(d["decks"][WARRIORS[card]["return_deck"] - 1], card)
        else:
            add(player(d, seat)["grave"], card)


def unmark(d: Doc) -> None:
    """A-POWER-13, RUL-A-65: +2 holds while exactly the two of one type stay together."""
    for here in d["areas"].values():
        if here["fortified"] and sorted(pair(d, here["defenders"])) != sorted(here["fortified"]):
            here["fortified"] = []


def revive(d: Doc, seat: int) -> None:
    """The whole graveyard to hand."""
    add(player(d, seat)["hand"], *player(d, seat)["grave"])
    player(d, seat)["grave"] = []


# Areas and spaces


def holds(d: Doc, seat: int, area: str) -> bool:
    return bool(d["areas"][area]["controller"] == str(seat))


def own(d: Doc, seat: int) -> list[str]:
    return [area for area in AREAS if holds(d, seat, area)]


def room(area: str) -> int:
    return int(DATA["defender_slots"]["citadel" if area == "citadel" else "province"])


def top(d: Doc, province: str) -> str:
    tiles = d["areas"][province]["tiles"]
    return str(tiles[-1]) if tiles else ""


def worth(d: Doc, province: str) -> int:
    """A-BUILD-10."""
    tiles = d["areas"][province]["tiles"]
    return int(TILES[tiles[-1]]["vp"]) + len(tiles) - 1 if tiles else 0


def has_room(d: Doc, space: str) -> bool:
    """A-TURN-06, A-RES-03."""
    if space in ("gold", "build", "gate"):
        return True
    standing = sum(int(other["minions"].count(space)) for other in d["players"])
    kind = space.split("-")[0]
    most = int(DATA[f"{kind}_spaces"][side(d)]) if "-" in space else 1
    return standing < most


def place_minion(d: Doc, seat: int, space: str) -> None:
    player(d, seat)["minions"].append(space)


def minions_left(d: Doc, seat: int) -> int:
    return 4 - sum(1 for space in player(d, seat)["minions"] if space)


# Resources and points


def score(d: Doc, seat: int | str, source: str, points: int) -> None:
    p = player(d, seat)
    p["vp"] += points
    p["points"][source] = p["points"].get(source, 0) + points
    if not p["points"][source]:
        del p["points"][source]


def supply(d: Doc, kind: str) -> int:
    """RUL-A-33."""
    if not d["options"]["supply_limit"]:
        return 1000
    return max(0, int(UNITS[kind]) - sum(int(p["store"][kind]) for p in d["players"]))


def receive(d: Doc, seat: int | str, goods: dict[str, int], after: str) -> None:
    """Printed resources; ingredients are named one by one: A-RES-02, A-RES-07, RUL-A-34."""
    if int(seat) == automa(d):  # A-AI-09, RUL-A-71
        score(d, seat, "gains", sum(goods.values()))
        return go(d, after)
    for kind in [*KINDS, "gold"]:
        player(d, seat)["store"][kind] += min(goods.get(kind, 0), supply(d, kind))
    return name_next(d, int(seat), goods.get("ingredient", 0), after)


def name_next(d: Doc, seat: int, owed: int, after: str) -> None:
    if owed and any(supply(d, kind) for kind in KINDS):
        await_(d, "gaining", seat, owed=owed, after=after)
    else:
        go(d, after)


@offers("gaining")
def offers_gaining(d: Doc) -> Iterable[str]:
    return [f"take {kind}" for kind in KINDS if supply(d, kind)]


@acts("gaining")
def take(d: Doc, seat: int, words: list[str]) -> None:
    player(d, seat)["store"][words[1]] += 1
    name_next(d, seat, d["step"]["owed"] - 1, d["step"]["after"])
