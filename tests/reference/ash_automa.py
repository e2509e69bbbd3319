"""Crown of Ash a second time: the automa's turn (A-AI-13 to 31, RUL-A-41 to 49)."""

from collections.abc import Iterable
from itertools import combinations

from tests.reference.ash_battle import open_battle
from tests.reference.ash_pay import take_warrior
from tests.reference.ash_setup import action_deck
from tests.reference.ash_table import (
    NUMBER,
    PLANS,
    RING,
    SCALE,
    WINGS,
    Doc,
    acts,
    add,
    automa,
    automaton,
    await_,
    defence,
    force,
    go,
    has_room,
    holds,
    level,
    offers,
    place_minion,
    player,
    receive,
    seat_ready,
    step,
    top,
)
from tests.reference.ash_turn import build, gather, placeable


@step("automa_turn")
def automa_turn(d: Doc) -> None:
    await_(d, "rolling", dice=[0] * 4, rolling=1, unrolled=1)


@step("province die")
def province_die(d: Doc) -> None:
    mors = seat_ready(d, "mors")
    if mors >= 0 and d["options"]["second_chance_scope"] == "any":
        return await_(d, "rerolling", mors)
    return go(d, "province stands")


@step("province stands")
def province_stands(d: Doc) -> None:
    d["automa"]["target"] = RING[d["step"]["dice"][0] - 1]
    await_(d, "drawing_action")


@offers("drawing_action")
def action_cards(d: Doc) -> Iterable[str]:
    return [f"action {card}" for card in d["automa"]["deck"]]


@acts("drawing_action")
def draw_action(d: Doc, _seat: int, words: list[str]) -> None:
    """A-AI-13, A-AI-15, A-AI-16."""
    d["automa"]["deck"].remove(words[1])
    d["automa"]["card"] = words[1]
    d["step"]["place"] = -1
    for part in PLANS[words[1]]:
        name = part if isinstance(part, str) else part[PARTS[by_person(d, target(d))]]
        if ACTIONS[name](d):
            return


PARTS = {True: "if_player", False: "if_ai_or_free"}


def target(d: Doc) -> str:
    return str(d["automa"]["target"])


def by_person(d: Doc, area: str) -> bool:
    return d["areas"][area]["controller"] not in ("nobody", str(automa(d)))


def clockwise(d: Doc) -> list[str]:
    """All provinces, the rolled one first."""
    start = RING.index(target(d))
    return RING[start:] + RING[:start]


# The actions: each tells whether it was possible


def use_resource(d: Doc) -> bool:
    return use_at(d, target(d))


def use_at(d: Doc, province: str) -> bool:
    """A-AI-17, A-AI-18."""
    if not top(d, province) or not has_room(d, f"resource-{province}"):
        return False
    gather(d, automa(d), province)
    return True


def attack_province(d: Doc) -> bool:
    return attack(d, target(d), f"battle-{target(d)}")


def attack(d: Doc, area: str, space: str) -> bool:
    """A-AI-19, A-AI-20."""
    hand = player(d, automa(d))["hand"]
    if not hand or not by_person(d, area) or not has_room(d, space):
        return False
    place_minion(d, automa(d), space)
    open_battle(d, automa(d), space, area)
    sent = strongest(d, hand, [], 3 if area == "citadel" else 2)
    d["battle"].update(committed=sent, open=True)
    player(d, automa(d))["hand"] = [card for card in hand if card not in sent]
    go(d, "attacked")
    return True


def attack_citadel(d: Doc) -> bool:
    space = next(wing for wing in WINGS if has_room(d, wing))
    return attack(d, "citadel", space)


def build_here(d: Doc) -> bool:
    return build_at(d, target(d))


def build_at(d: Doc, province: str) -> bool:
    """A-AI-21."""
    tiles = [k for k, tile in enumerate(d["offer"]) if tile]
    if by_person(d, province) or not tiles:
        return False
    place_minion(d, automa(d), "build")
    d["step"]["place"] = tiles[-1]
    build(d, automa(d), province)
    return True


def nearest(d: Doc) -> bool:
    """A-AI-23, A-AI-24, RUL-A-73."""
    d["step"]["extra"] = True
    if any(use_at(d, province) for province in clockwise(d)):
        return True
    place_minion(d, automa(d), "gold")
    receive(d, automa(d), {"gold": 1}, "acted")
    return True


def attack_least(d: Doc) -> bool:
    """A-AI-28, A-AI-31, RUL-A-46."""
    free = [p for p in clockwise(d) if by_person(d, p) and has_room(d, f"battle-{p}")]
    if not free:
        return False
    weakest = min(free, key=lambda province: defence(d, province))
    return attack(d, weakest, f"battle-{weakest}")


def build_most(d: Doc) -> bool:
    """A-AI-29, A-AI-31, RUL-A-47."""
    mine = [province for province in clockwise(d) if holds(d, automa(d), province)]
    return bool(mine) and build_at(d, max(mine, key=lambda province: defence(d, province)))


ACTIONS = {
    "USE_RESOURCE": use_resource,
    "ATTACK_PROVINCE": attack_province,
    "ATTACK_CITADEL": attack_citadel,
    "BUILD": build_here,
    "NEAREST_RESOURCE_AND_RAISE": nearest,
    "ATTACK_LEAST_DEFENDED": attack_least,
    "BUILD_MOST_DEFENDED": build_most,
}


# Warriors


def strongest(d: Doc, cards: list[str], present: list[str], most: int) -> list[str]:
    """A-AI-12, RUL-A-41."""

    def merit(some: tuple[str, ...]) -> tuple[int, int, int, int, list[int]]:
        kept = sum(card in present for card in some)
        machines, levels = sum(map(automaton, some)), sum(map(level, some))
        numbers = sorted(NUMBER[card] for card in some)
        return -force(d, list(some), []), machines, levels, -kept, numbers

    subsets: list[tuple[str, ...]] = []
    for n in range(most + 1):
        subsets += combinations(cards, n)
    best = min(subsets, key=merit)
    return sorted(best, key=NUMBER.__getitem__)


@step("stationing")
def station(d: Doc) -> None:
    """A-AI-18, A-AI-22, RUL-A-42, RUL-A-72."""
    here, p = d["areas"][d["step"]["area"]], player(d, automa(d))
    all_cards = [*p["hand"], *here["defenders"]]
    chosen = strongest(d, placeable(d, all_cards), here["defenders"], 2)
    p["hand"] = []
    add(p["hand"], *(card for card in all_cards if card not in chosen))
    here["defenders"] = chosen
    go(d, "adjusted")


@step("automa_acted")
def automa_acted(d: Doc) -> None:
    """A-AI-25, A-AI-26, RUL-A-45, RUL-A-68."""
    if not d["step"]["extra"]:
        return go(d, "automa_raised")
    d["step"]["extra"] = False
    ranks = {1: [1, 2, 3], 2: [2, 1, 3], 3: [3, 2, 1]}[SCALE[d["automa"]["scale"]]]
    slots = [
        slot
        for rank in ranks
        for slot in reversed(range(6))
        if d["display"][slot] and level(d["display"][slot]) == rank
    ]
    if not slots:
        return go(d, "automa_raised")
    d["automa"]["scale"] = (d["automa"]["scale"] + 1) % len(SCALE)
    return take_warrior(d, automa(d), slots[0], "automa_raised")


@step("automa_raised")
def automa_over(d: Doc) -> None:
    """A-AI-03, RUL-A-62."""
    d["automa"].update(card="", target="")
    d["automa"]["deck"] = d["automa"]["deck"] or action_deck(d)
    go(d, "turn_over")
