"""Crown of Ash a second time: rounds, turn order, final scoring (A-ROUND, A-FINAL)."""

from collections.abc import Callable, Iterable

from tests.reference.ash_setup import next_in_order, offer
from tests.reference.ash_table import (
    DATA,
    FATES,
    KINDS,
    RING,
    TILES,
    WARRIORS,
    Doc,
    acts,
    automa,
    await_,
    count,
    go,
    level,
    minions_left,
    offers,
    people,
    player,
    revive,
    score,
    seat_ready,
    side,
    step,
    worth,
)


@step("round_start")
def round_start(d: Doc) -> None:
    for seat in people(d):
        player(d, seat)["token"] = d["options"]["powers"]
    d["turn"] = 0
    go(d, "turn_start")


@step("turn_over")
def turn_over(d: Doc) -> None:
    """A-TURN-02: the next one who has a minion left."""
    order, many = d["order"], count(d)
    following = [(d["turn"] + k) % many for k in range(1, many + 1)]
    ready = [place for place in following if minions_left(d, order[place])]
    d["turn"] = (ready or following)[0]
    return go(d, "turn_start" if ready else "round_over")


@step("round_over")
def round_over(d: Doc) -> None:
    """A-ROUND-02 to 05, A-ROUND-12."""
    for area, here in d["areas"].items():
        if here["controller"].isdigit():
            source_, points = ("provinces", worth(d, area)) if area != "citadel" else citadel(d)
            score(d, here["controller"], source_, points)
    if d["round"] == DATA["rounds"]["count"]:
        return final(d)
    for seat in range(count(d)):
        player(d, seat)["minions"] = []
        revive(d, seat)
    d["aside"] = sorted([*d["aside"], *filter(None, d["offer"])], key=list(TILES).index)
    d["offer"] = [""] * len(d["offer"])
    return offer(d, 0, "renewing")


def citadel(d: Doc) -> tuple[str, int]:
    return "citadel", DATA["citadel_vp"][side(d)][d["round"] - 1]


@step("renewing")
def renewed(d: Doc) -> None:
    """A-ROUND-06 to 10: who decides about the next round."""
    d["round"] += 1
    if d["people"] == 1:
        d["order"] = []
        return next_in_order(d, 0)
    poorest = fewest(list(people(d)), lambda seat: int(player(d, seat)["vp"]))
    poorest = fewest(poorest, lambda seat: sum(worth(d, p) for p in held(d, seat)))
    if len(poorest) == 1:
        return decide(d, poorest[0])
    return throw(d, poorest)


def held(d: Doc, seat: int) -> list[str]:
    return [p for p in RING if d["areas"][p]["controller"] == str(seat)]


def fewest(seats: list[int], value: Callable[[int], int]) -> list[int]:
    least = min(map(value, seats))
    return [seat for seat in seats if value(seat) == least]


def throw(d: Doc, seats: list[int]) -> None:
    bits = sum(1 << seat for seat in seats)
    await_(d, "rolling", dice=[0] * 4, rolling=2, unrolled=bits, tied=bits)


@step("order dice")
def order_dice(d: Doc) -> None:
    """All the tied have thrown; Mors first (RUL-A-16)."""
    mors = seat_ready(d, "mors")
    if mors >= 0 and d["options"]["second_chance_scope"] == "any":
        return await_(d, "rerolling", mors)
    return go(d, "order stands")


@step("order stands")
def order_stands(d: Doc) -> None:
    dice = d["step"]["dice"]
    tied = [seat for seat in range(4) if d["step"]["tied"] >> seat & 1]
    best = [seat for seat in tied if dice[seat] == max(dice[other] for other in tied)]
    if len(best) == 1:
        return decide(d, best[0])
    return throw(d, best)


def decide(d: Doc, seat: int) -> None:
    d["order"] = []
    await_(d, "ordering", seat)


@offers("ordering")
def orders(d: Doc) -> Iterable[str]:
    return [f"order {seat}" for seat in people(d) if seat not in d["order"]]


@acts("ordering")
def put_in_order(d: Doc, _seat: int, words: list[str]) -> None:
    next_in_order(d, int(words[1]))


# The end


def warriors_of(d: Doc, seat: int) -> list[str]:
    """Hand, graveyard and board."""
    mine = [here["defenders"] for here in d["areas"].values() if here["controller"] == str(seat)]
    return [*player(d, seat)["hand"], *player(d, seat)["grave"], *(c for cs in mine for c in cs)]


def levels(d: Doc, seat: int, types: list[str]) -> int:
    rows = [card for card in warriors_of(d, seat) if WARRIORS[card].get("type") in types]
    return sum(map(level, rows))


def final(d: Doc) -> None:
    """A-FINAL-02 to 06, A-AI-39."""
    for seat in people(d):
        store = player(d, seat)["store"]
        score(d, seat, "resources", sum(store[kind] // 3 for kind in KINDS))
        score(d, seat, "gold", store["gold"] // 2)
        score(d, seat, "fate", levels(d, seat, FATES[player(d, seat)["fate"]]))
        score(d, seat, "automatons", -levels(d, seat, ["automaton"]))
    if d["automa"] and d["options"]["automa_automaton_penalty"]:  # RUL-A-40
        score(d, automa(d), "automatons", -levels(d, automa(d), ["automaton"]))
    d["phase"] = "over"


def rivals(d: Doc, seat: int) -> tuple[int, int, bool]:
    """A-FINAL-07 to 09, RUL-A-51, RUL-A-69: who has more of these comes first."""
    types = FATES.get(player(d, seat)["fate"], KINDS)
    rest = levels(d, seat, [kind for kind in KINDS if kind not in types])
    if d["people"] == 1:
        return player(d, seat)["vp"], rest, (d["options"]["solo_tie"] == "automa") == (seat == 1)
    return player(d, seat)["vp"], rest, d["royal"] == seat


def ranks(d: Doc) -> list[int]:
    """RUL-A-52; a solo game that is lost is lost outright."""
    all_of_them = [rivals(d, seat) for seat in range(count(d))]
    found = [sum(other > mine for other in all_of_them) + 1 for mine in all_of_them]
    return [3, 1] if d["people"] == 1 and found[0] > 1 else found
