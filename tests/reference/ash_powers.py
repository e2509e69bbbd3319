"""Crown of Ash a second time: the lords' powers at their turn (A-POWER, RUL-A-17 to 21)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

from tests.reference.ash_pay import affordable, begin_payment
from tests.reference.ash_table import (
    AREAS,
    KINDS,
    NUMBER,
    SPACES,
    Doc,
    acts,
    add,
    automaton,
    await_,
    count,
    go,
    has_room,
    holds,
    lord_ready,
    offers,
    own,
    pair,
    player,
    room,
    supply,
    unmark,
)

CARDS = list(NUMBER)
Deal = tuple[tuple[str, ...], tuple[str, ...]]  # what is given, what is taken


def powers_offered(d: Doc, window: str) -> Iterator[str]:
    """6.3: before a space is chosen, or before a warrior is."""
    seat = d["actor"]
    if lord_ready(d, seat, "nox"):
        if window == "placing":
            yield from (f"rob {k + 1}" for k in affordable(d, seat))
        yield from next_of_deal(d, seat, (), ())
    if lord_ready(d, seat, "mors"):
        yield from (f"command {space} {owner}" for space, owner in standing(d))
    if lord_ready(d, seat, "fortis"):
        yield from (f"regroup {card}" for card in CARDS if list(regroups(d, seat, card)))
        yield from (f"fortify {area}" for area in fortifiable(d, seat))


def use_power(d: Doc, seat: int, words: list[str], window: str) -> None:
    """A-POWER-01; afterwards the same is asked again (RUL-A-21)."""
    player(d, seat)["token"] = False
    d["step"]["resume"] = window
    match words:
        case ["rob", slot]:
            begin_payment(d, seat, int(slot) - 1, "placing")
        case ["give", kind]:
            await_(d, "swindling", seat, given={kind: 1}, paid={}, last=KINDS.index(kind))
        case ["command", space, owner]:
            await_(d, "commanding", seat, picked=SPACES.index(space) * 4 + int(owner))
        case ["regroup", card]:
            await_(d, "regrouping", seat, picked=NUMBER[card])
        case ["fortify", area]:
            here = d["areas"][area]
            here["fortified"] = pair(d, here["defenders"])
            back(d)


def back(d: Doc) -> None:
    d["step"].update(picked=-1, last=-1, given={}, paid={})
    go(d, d["step"]["resume"])


# Nox


def deals(d: Doc, seat: int) -> Iterator[Deal]:
    """A-POWER-06, RUL-A-66."""
    store = player(d, seat)["store"]
    for n in (1, 2, 3):
        for given in combinations_with_replacement(KINDS, n):
            if all(store[kind] >= k for kind, k in Counter(given).items()):
                for taken in combinations_with_replacement(KINDS, n):
                    enough = all(supply(d, kind) >= k for kind, k in Counter(taken).items())
                    if enough and not set(given) & set(taken):
                        yield given, taken


def next_of_deal(d: Doc, seat: int, given: tuple[str, ...], taken: tuple[str, ...]) -> set[str]:
    """What leads on to a whole exchange: first all that he gives."""
    found = set()
    for deal in deals(d, seat):
        if deal[0][: len(given)] == given and deal[1][: len(taken)] == taken:
            if len(deal[0]) > len(given) and not taken:
                found.add(f"give {deal[0][len(given)]}")
            if len(deal[0]) == len(given) and len(deal[1]) > len(taken):
                found.add(f"get {deal[1][len(taken)]}")
    return found


def pieces(amounts: dict[str, int]) -> tuple[str, ...]:
    return tuple(kind for kind in KINDS for _ in range(amounts.get(kind, 0)))


@offers("swindling")
def swindle_on(d: Doc) -> Iterable[str]:
    return next_of_deal(d, d["actor"], pieces(d["step"]["given"]), pieces(d["step"]["paid"]))


@acts("swindling")
def swindle(d: Doc, seat: int, words: list[str]) -> None:
    side = d["step"]["given" if words[0] == "give" else "paid"]
    side[words[1]] = side.get(words[1], 0) + 1
    given, taken = Counter(d["step"]["given"]), Counter(d["step"]["paid"])
    d["step"]["last"] = KINDS.index(words[1])
    if given.total() > taken.total():
        return
    for kind in KINDS:
        player(d, seat)["store"][kind] += taken[kind] - given[kind]
    back(d)


# Mors


def standing(d: Doc) -> list[tuple[str, int]]:
    return [
        (space, owner)
        for space in SPACES
        for owner in range(count(d))
        if space in player(d, owner)["minions"]
    ]


@offers("commanding")
def destinations(d: Doc) -> Iterable[str]:
    """RUL-A-17."""
    here = SPACES[d["step"]["picked"] // 4]
    return [f"command to {space}" for space in SPACES if space != here and has_room(d, space)]


@acts("commanding")
def command(d: Doc, _seat: int, words: list[str]) -> None:
    space, owner = SPACES[d["step"]["picked"] // 4], d["step"]["picked"] % 4
    minions = player(d, owner)["minions"]
    minions[minions.index(space)] = words[2]
    back(d)


# Fortis


def where(d: Doc, seat: int, card: str) -> str:
    """The own area a warrior defends, or ""."""
    return next((area for area in own(d, seat) if card in d["areas"][area]["defenders"]), "")


def regroups(d: Doc, seat: int, card: str) -> Iterator[str]:
    """A-POWER-11, A-POWER-12, RUL-A-18; an exchange is told from the defender, of two from the
    lower number."""
    hand, stands = player(d, seat)["hand"], where(d, seat, card)
    if not stands and not (card in hand and postable(d, card)):
        return
    if stands:
        yield "regroup home"
        yield from (f"regroup with {other}" for other in hand if postable(d, other))
        yield from (f"regroup with {other}" for other in partners(d, seat, card, stands))
    for area in AREAS:
        free = holds(d, seat, area) and len(d["areas"][area]["defenders"]) < room(area)
        if free and area != stands:
            yield f"regroup to {area}"


def postable(d: Doc, card: str) -> bool:
    return bool(d["options"]["regroup_automatons"] or not automaton(card))


def partners(d: Doc, seat: int, card: str, stands: str) -> list[str]:
    areas = [area for area in own(d, seat) if area != stands]
    others = [other for area in areas for other in d["areas"][area]["defenders"]]
    return [other for other in others if NUMBER[other] > NUMBER[card]]


@offers("regrouping")
def regroup_how(d: Doc) -> Iterable[str]:
    return regroups(d, d["actor"], CARDS[d["step"]["picked"]])


@acts("regrouping")
def regroup(d: Doc, seat: int, words: list[str]) -> None:
    card = CARDS[d["step"]["picked"]]
    stands = where(d, seat, card)
    here = d["areas"][stands]["defenders"] if stands else player(d, seat)["hand"]
    here.remove(card)
    match words[1:]:
        case ["home"]:
            add(player(d, seat)["hand"], card)
        case ["to", area]:
            add(d["areas"][area]["defenders"], card)
        case ["with", other]:
            there = where(d, seat, other)
            cards = d["areas"][there]["defenders"] if there else player(d, seat)["hand"]
            cards.remove(other)
            add(cards, card)
            add(here, other)
    unmark(d)
    back(d)


def fortifiable(d: Doc, seat: int) -> list[str]:
    """A-POWER-13: a pair still on its +1."""
    mine = {area: d["areas"][area] for area in own(d, seat)}
    return [a for a, here in mine.items() if pair(d, here["defenders"]) and not here["fortified"]]
