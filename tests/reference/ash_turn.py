"""Crown of Ash a second time: a person's turn without battles and powers (A-TURN to A-BUILD)."""

from collections.abc import Iterable

from tests.reference.ash_pay import affordable, begin_payment
from tests.reference.ash_powers import powers_offered, use_power
from tests.reference.ash_setup import offer
from tests.reference.ash_table import (
    NUMBER,
    RING,
    TILES,
    WINGS,
    Doc,
    active,
    acts,
    add,
    automa,
    automaton,
    await_,
    go,
    has_room,
    holds,
    offers,
    place_minion,
    player,
    receive,
    revive,
    room,
    step,
    top,
    unmark,
)


@step("turn_start")
def turn_start(d: Doc) -> None:
    seat = active(d)
    if seat == automa(d):
        return go(d, "automa_turn")
    return await_(d, "placing", seat)


# Placing


@offers("placing")
def places(d: Doc) -> Iterable[str]:
    """A-TURN-06, A-TURN-08."""
    seat = d["actor"]
    found = [f"gather {p}" for p in RING if top(d, p) and has_room(d, f"resource-{p}")]
    if player(d, seat)["hand"]:
        found += [f"attack {p}" for p in RING if hostile(d, p) and has_room(d, f"battle-{p}")]
        if hostile(d, "citadel"):
            found += [f"attack {wing}" for wing in WINGS if has_room(d, wing)]
    found += ["gold"] + (["build"] if affordable_tiles(d) and sites(d) else [])
    found += ["refresh"] if "refresh" not in player(d, seat)["minions"] else []
    return [*found, *powers_offered(d, "placing")]


def hostile(d: Doc, area: str) -> bool:
    """A-BATTLE-01, A-BATTLE-03."""
    return d["areas"][area]["controller"] not in ("nobody", str(d["actor"]))


@acts("placing")
def place(d: Doc, seat: int, words: list[str]) -> None:
    d["step"]["place"] = -1
    match words:
        case ["gather", province]:
            gather(d, seat, province)
        case ["attack", where]:
            space = where if where in WINGS else f"battle-{where}"
            place_minion(d, seat, space)
            d["step"]["area"] = "citadel" if where in WINGS else where
            go(d, "attack " + space)
        case ["gold"]:
            place_minion(d, seat, "gold")
            receive(d, seat, {"gold": 1}, "acted")
        case ["build"]:
            place_minion(d, seat, "build")
            await_(d, "choosing_tile", seat)
        case ["refresh"]:
            refresh(d, seat)
        case _:
            use_power(d, seat, words, "placing")


def refresh(d: Doc, seat: int) -> None:
    """A-BCARD-08, A-POWER-03."""
    place_minion(d, seat, "refresh")
    p = player(d, seat)
    p.update(cards=["B0", "B1", "B3", "B4", "BD"], discard=[], token=d["options"]["powers"])
    go(d, "acted")


# Gathering


def gather(d: Doc, seat: int, province: str) -> None:
    place_minion(d, seat, f"resource-{province}")
    d["step"]["area"] = province
    yield_of(d, seat, top(d, province), "taxing")


def yield_of(d: Doc, seat: int, tile: str, after: str) -> None:
    """A-RES-02, A-RES-13, A-BUILD-05, A-BUILD-14."""
    if TILES[tile]["altar"] and player(d, seat)["grave"]:
        if seat == automa(d):  # RUL-A-49
            revive(d, seat)
        else:
            return await_(d, "at_altar", seat, after=after)
    return receive(d, seat, TILES[tile]["gives"], after)


@offers("at_altar")
def at_altar(d: Doc) -> Iterable[str]:
    return ["altar yes", "altar no"]


@acts("at_altar")
def altar(d: Doc, seat: int, words: list[str]) -> None:
    if words[1] == "yes":
        revive(d, seat)
    go(d, d["step"]["after"])


@step("taxing")
def tax(d: Doc) -> None:
    """A-RES-05."""
    province = d["step"]["area"]
    owner = d["areas"][province]["controller"]
    if owner in ("nobody", str(active(d))):
        return go(d, "gathered")
    return receive(d, owner, TILES[top(d, province)]["tax"], "gathered")


@step("gathered")
def gathered(d: Doc) -> None:
    if holds(d, active(d), d["step"]["area"]):
        return go(d, "adjust")
    return go(d, "adjusted")


# Building


def affordable_tiles(d: Doc) -> list[int]:
    gold = player(d, d["actor"])["store"]["gold"]
    offered = [(k, tile) for k, tile in enumerate(d["offer"]) if tile]
    return [k for k, tile in offered if TILES[tile]["cost"] <= gold]


def sites(d: Doc) -> list[str]:
    """A-BUILD-02."""
    mine = ("nobody", str(d["actor"]))
    return [province for province in RING if d["areas"][province]["controller"] in mine]


@offers("choosing_tile")
def tiles_to_buy(d: Doc) -> Iterable[str]:
    return [f"tile {k + 1}" for k in affordable_tiles(d)]


@acts("choosing_tile")
def choose_tile(d: Doc, seat: int, words: list[str]) -> None:
    await_(d, "choosing_province", seat, place=int(words[1]) - 1)


@offers("choosing_province")
def provinces_to_build_in(d: Doc) -> Iterable[str]:
    return [f"in {province}" for province in sites(d)]


@acts("choosing_province")
def choose_province(d: Doc, seat: int, words: list[str]) -> None:
    player(d, seat)["store"]["gold"] -= TILES[d["offer"][d["step"]["place"]]]["cost"]
    build(d, seat, words[1])


def build(d: Doc, seat: int, province: str) -> None:
    """A-BUILD-06 after the payment."""
    place_ = d["step"]["place"]
    tile = d["offer"][place_]
    d["offer"][place_] = ""
    d["areas"][province]["tiles"].append(tile)
    d["areas"][province]["controller"] = str(seat)
    d["step"]["area"] = province
    yield_of(d, seat, tile, "built")


@step("built")
def built(d: Doc) -> None:
    go(d, "adjust")


# Adjusting


@step("adjust")
def adjust(d: Doc) -> None:
    seat = active(d)
    if seat == automa(d):
        return go(d, "stationing")
    return await_(d, "adjusting", seat, stage=0, last=-1, lifted=[])


def placeable(d: Doc, cards: Iterable[str]) -> list[str]:
    """RUL-A-24: a province just taken has one tile and was built in."""
    new = d["step"]["place"] >= 0 and len(d["areas"][d["step"]["area"]]["tiles"]) == 1
    barred = new and not d["options"]["automaton_new_province"]
    return [card for card in cards if not (barred and automaton(card))]


@offers("adjusting")
def changes(d: Doc) -> Iterable[str]:
    """A-DEF-03; first all take-backs, then the additions, each in table order."""
    step_, here = d["step"], d["areas"][d["step"]["area"]]
    found = ["posted"]
    if step_["stage"] == 0:
        found += [f"back {card}" for card in here["defenders"] if NUMBER[card] > step_["last"]]
    if len(here["defenders"]) < room(step_["area"]):
        floor = step_["last"] if step_["stage"] else -1
        hand = [card for card in player(d, d["actor"])["hand"] if card not in step_["lifted"]]
        found += [f"post {card}" for card in placeable(d, hand) if NUMBER[card] > floor]
    return found


@acts("adjusting")
def change(d: Doc, seat: int, words: list[str]) -> None:
    hand, here = player(d, seat)["hand"], d["areas"][d["step"]["area"]]
    match words:
        case ["back", card]:
            here["defenders"].remove(card)
            add(hand, card)
            d["step"].update(last=NUMBER[card], lifted=[*d["step"]["lifted"], card])
        case ["post", card]:
            hand.remove(card)
            add(here["defenders"], card)
            d["step"].update(stage=1, last=NUMBER[card])
        case _:
            unmark(d)
            go(d, "adjusted")


@step("adjusted")
def adjusted(d: Doc) -> None:
    if d["step"]["place"] >= 0:
        return offer(d, d["step"]["place"], "offered")
    return go(d, "acted")


@step("offered")
def offered(d: Doc) -> None:
    d["step"]["place"] = -1
    go(d, "acted")


# Raising


@step("acted")
def acted(d: Doc) -> None:
    seat = active(d)
    if seat == automa(d):
        return go(d, "automa_acted")
    return await_(d, "raising", seat)


@offers("raising")
def raises(d: Doc) -> Iterable[str]:
    slots = [f"raise {k + 1}" for k in affordable(d, d["actor"])]
    return [*slots, "no raise", *powers_offered(d, "raising")]


@acts("raising")
def raise_(d: Doc, seat: int, words: list[str]) -> None:
    match words:
        case ["raise", slot]:
            begin_payment(d, seat, int(slot) - 1, "turn_over")
        case ["no", "raise"]:
            go(d, "turn_over")
        case _:
            use_power(d, seat, words, "raising")


@step("placing")
def placing_again(d: Doc) -> None:
    await_(d, "placing", active(d))


@step("raising")
def raising_again(d: Doc) -> None:
    await_(d, "raising", active(d))
