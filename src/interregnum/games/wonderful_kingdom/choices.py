"""Choices: legal actions as a client can draw them, without knowing the rules."""

from interregnum.core.game import Seat
from interregnum.games.families import Base
from interregnum.games.shown import Choice
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


class Setting(Choice, frozen=True):
    """A draft of the set-up: a duchy, a menace deck, a quest, the advisor to keep."""

    what: str
    name: str


class Card(Choice, frozen=True):
    """A card of the hand, the selection or the looked-at ones, and what is done with it."""

    act: str  # offer, pick, feed, plan, freeze-plan, recycle
    card: str


class Area(Choice, frozen=True):
    """An offering area, to take or to search."""

    act: str  # select, search
    area: int


class Lay(Choice, frozen=True):
    """Where an offered card lies: face up, down by a trap, down by the Spymistress."""

    area: int
    face: str


class Spot(Choice, frozen=True):
    """A card lying in an area."""

    act: str  # spy, peek, move, take, remove
    area: int
    place: int


class Site(Choice, frozen=True):
    """A construction; `copy` counts equal cards from 0."""

    act: str  # place, krystallium, soldier, discard, freeze, finish, thaw
    card: str
    copy: int
    resource: str  # of the cube that is placed


class Symbol(Choice, frozen=True):
    """A production symbol to cover or uncover: a resource, or the card of a multiplier."""

    act: str
    symbol: str


class Cubes(Choice, frozen=True):
    """Cubes by colour: to the laboratory, from the broker, to be transmuted."""

    act: str
    cubes: dict[str, int]


class Single(Choice, frozen=True):
    """One of several waiting cubes to the laboratory."""

    resource: str


class First(Choice, frozen=True):
    """The colour of waiting cubes that is placed before another."""

    resource: str


class Payment(Choice, frozen=True):
    """How a colour of a quest step is paid."""

    resource: str
    waiting: int  # cubes to be placed
    laboratory: int
    krystallium: int


class Space(Choice, frozen=True):
    """The space a krystallium covers."""

    resource: str


class Step(Choice, frozen=True):
    """A quest step, boards one after the other."""

    step: int


class Advisor(Choice, frozen=True):
    """An ability to pay for."""

    card: str
    kind_counted: str  # Old Chronicler


class Menace(Choice, frozen=True):
    """A menace to defeat."""

    card: str


class End(Choice, frozen=True):
    """Nothing more in this window."""


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
