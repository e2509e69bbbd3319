"""Crown of Ash a second time: raising a warrior and paying for it (A-WAR, A-RES-08, A-RES-10)."""

from collections.abc import Iterable
from functools import cache
from itertools import product

from tests.reference.ash_setup import turn_up
from tests.reference.ash_table import KINDS, WARRIORS, Doc, acts, add, await_, offers, player

Payment = tuple[int, ...]  # pieces by kind, the rest in gold


def affordable(d: Doc, seat: int) -> list[int]:
    return [k for k, card in enumerate(d["display"]) if card and payments(d, seat, card)]


def payments(d: Doc, seat: int, card: str) -> set[Payment]:
    store = player(d, seat)["store"]
    return ways(tuple(store[kind] for kind in KINDS), store["gold"], card)


@cache
def ways(stock: Payment, gold: int, card: str) -> set[Payment]:
    """A-RES-08, A-RES-10, A-AUTO-01: gold for anything, anything for an ingredient."""
    cost = WARRIORS[card]["cost"]
    wanted, free = [cost.get(kind, 0) for kind in KINDS], cost.get("ingredient", 0)
    most = [min(have, want + free) for have, want in zip(stock, wanted, strict=True)]
    found = set()
    for paid in product(*(range(n + 1) for n in most)):
        over = sum(max(0, p - want) for p, want in zip(paid, wanted, strict=True))
        if over <= free and sum(wanted) + free - sum(paid) <= gold:
            found.add(paid)
    return found


def usual(d: Doc, seat: int, card: str) -> Payment:
    """6.4: fewest gold, then the largest stocks."""
    cost, store = WARRIORS[card]["cost"], dict(player(d, seat)["store"])
    paid = {kind: min(store[kind], cost.get(kind, 0)) for kind in KINDS}
    for _ in range(cost.get("ingredient", 0)):
        richest = max(KINDS, key=lambda kind: store[kind] - paid[kind])
        paid[richest] += 1 if store[richest] > paid[richest] else 0
    return tuple(paid[kind] for kind in KINDS)


def begin_payment(d: Doc, seat: int, slot: int, after: str) -> None:
    """`extra` tells the grave-robber's raise."""
    await_(d, "paying", seat, slot=slot, stage=0, last=-1, paid={}, extra=after == "placing")
    ask_next(d, seat, 0, payments(d, seat, d["display"][slot]))


def open_ways(d: Doc, seat: int) -> set[Payment]:
    """Other payments than the usual one that agree with what is fixed so far."""
    card, step_ = d["display"][d["step"]["slot"]], d["step"]
    fixed = range(step_["stage"] if step_["last"] >= 0 else 0)
    every = payments(d, seat, card) - {usual(d, seat, card)}
    return {way for way in every if all(way[k] == step_["paid"].get(KINDS[k], 0) for k in fixed)}


def ask_next(d: Doc, seat: int, kind: int, left: set[Payment]) -> None:
    """The next kind of which there may be more or fewer."""
    for k in range(kind, len(KINDS)):
        values = {way[k] for way in left}
        if len(values) > 1:
            d["step"]["stage"] = k
            return
        if d["step"]["last"] >= 0:
            set_paid(d, k, values.pop())
    if d["step"]["last"] >= 0:
        pay(d, seat, left.pop())


def set_paid(d: Doc, kind: int, pieces: int) -> None:
    if pieces:
        d["step"]["paid"][KINDS[kind]] = pieces


@offers("paying")
def ways_to_pay(d: Doc) -> Iterable[str]:
    kind = d["step"]["stage"]
    left = {way[kind] for way in open_ways(d, d["actor"])}
    first = ["pay"] if d["step"]["last"] < 0 else []
    return [*first, *(f"pay {KINDS[kind]} {pieces}" for pieces in left)]


@acts("paying")
def pay_kind(d: Doc, seat: int, words: list[str]) -> None:
    if len(words) == 1:
        return pay(d, seat, usual(d, seat, d["display"][d["step"]["slot"]]))
    kind = KINDS.index(words[1])
    if d["step"]["last"] < 0:
        for k in range(kind):  # of these there was only one number
            set_paid(d, k, usual(d, seat, d["display"][d["step"]["slot"]])[k])
    set_paid(d, kind, int(words[2]))
    d["step"].update(last=kind, stage=kind + 1)
    return ask_next(d, seat, kind + 1, open_ways(d, seat))


def pay(d: Doc, seat: int, way: Payment) -> None:
    slot, store = d["step"]["slot"], player(d, seat)["store"]
    card = d["display"][slot]
    for kind, pieces in zip(KINDS, way, strict=True):
        store[kind] -= pieces
    store["gold"] -= sum(WARRIORS[card]["cost"].values()) - sum(way)
    d["step"].update(paid={}, last=-1, stage=0)
    take_warrior(d, seat, slot, "placing" if d["step"]["extra"] else "turn_over")


def take_warrior(d: Doc, seat: int, slot: int, after: str) -> None:
    """A-WAR-03, A-WAR-04."""
    add(player(d, seat)["hand"], d["display"][slot])
    d["display"][slot] = ""
    d["step"]["extra"] = False
    turn_up(d, slot, after)
