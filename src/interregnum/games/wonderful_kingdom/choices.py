"""Choices: legal actions as a client can draw them, without knowing the rules. Compiled."""

from interregnum.core.game import Seat
from interregnum.games.families import Base
from interregnum.games.wonderful_kingdom.choices_kinds import (
    Advisor,
    Area,
    Card,
    Cubes,
    End,
    First,
    Lay,
    Menace,
    Payment,
    Setting,
    Single,
    Site,
    Space,
    Spot,
    Step,
    Symbol,
)
from interregnum.games.wonderful_kingdom.rules.actions import FACES, PLACES, SPACE
from interregnum.games.wonderful_kingdom.rules.building import waiting_colour
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    BASIC,
    CARD_IDS,
    DECK_IDS,
    DUCHY_IDS,
    KIND_IDS,
    MENACE_IDS,
    QUEST_IDS,
    RESOURCE_IDS,
    SYMBOL_IDS,
    TARGET,
    TARGET_CARD,
)
from interregnum.games.wonderful_kingdom.rules.quest import price
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.wonderful_kingdom.text import FACE_IDS, colours, fives, mix


def act(base: Base) -> str:
    """The name of the family."""
    return SPACE.decode(base[0])[0]


def setting(_s: State, _seat: Seat, k: int, base: Base) -> Setting:
    names = {"duchy": DUCHY_IDS, "deck": DECK_IDS, "board": QUEST_IDS, "keep": ADVISOR_IDS}
    return Setting(*base, act(base), names[act(base)][k])


def card(_s: State, _seat: Seat, k: int, base: Base) -> Card:
    return Card(*base, act(base), CARD_IDS[k])


def area(_s: State, _seat: Seat, k: int, base: Base) -> Area:
    return Area(*base, act(base), k)


def lay(_s: State, _seat: Seat, k: int, base: Base) -> Lay:
    return Lay(*base, k // FACES, FACE_IDS[k % FACES])


def spot(_s: State, _seat: Seat, k: int, base: Base) -> Spot:
    return Spot(*base, act(base), k // PLACES, k % PLACES)


def site(s: State, seat: Seat, k: int, base: Base) -> Site:
    built = TARGET_CARD[k]
    colour = RESOURCE_IDS[waiting_colour(s.live[seat])] if act(base) == "place" else ""
    return Site(*base, act(base), CARD_IDS[built], k - TARGET[built], colour)


def symbol(_s: State, _seat: Seat, k: int, base: Base) -> Symbol:
    return Symbol(*base, act(base), SYMBOL_IDS[k])


def cubes(base: Base, counts: list[int]) -> Cubes:
    return Cubes(*base, act(base), {RESOURCE_IDS[r]: n for r, n in enumerate(counts) if n})


def laboratory(s: State, seat: Seat, _k: int, base: Base) -> Cubes:
    p, r = s.live[seat], waiting_colour(s.live[seat])
    return cubes(base, [p.cubes[r] if colour == r else 0 for colour in range(BASIC)])


def single(s: State, seat: Seat, _k: int, base: Base) -> Single:
    return Single(*base, RESOURCE_IDS[waiting_colour(s.live[seat])])


def first(_s: State, _seat: Seat, k: int, base: Base) -> First:
    return First(*base, RESOURCE_IDS[k])


def payment(s: State, seat: Seat, k: int, base: Base) -> Payment:
    p = s.live[seat]
    r = p.paying % BASIC
    rest = price(s, p, r) - sum(mix(k))
    return Payment(*base, RESOURCE_IDS[r], *mix(k), rest)


def pair(_s: State, _seat: Seat, k: int, base: Base) -> Cubes:
    return cubes(base, [colours(k).count(r) for r in range(BASIC)])


def transmuted(_s: State, _seat: Seat, k: int, base: Base) -> Cubes:
    return cubes(base, fives(k))


def space(_s: State, _seat: Seat, k: int, base: Base) -> Space:
    return Space(*base, RESOURCE_IDS[k])


def step(_s: State, _seat: Seat, k: int, base: Base) -> Step:
    return Step(*base, k)


def advisor(_s: State, _seat: Seat, k: int, base: Base) -> Advisor:
    return Advisor(*base, ADVISOR_IDS[k], "")


def chronicle(_s: State, _seat: Seat, k: int, base: Base) -> Advisor:
    return Advisor(*base, "old_chronicler", KIND_IDS[k])


def menace(_s: State, _seat: Seat, k: int, base: Base) -> Menace:
    return Menace(*base, MENACE_IDS[k])


def end(_s: State, _seat: Seat, _k: int, base: Base) -> End:
    return End(*base)
