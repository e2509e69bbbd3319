"""The legal actions as a client can draw them, without knowing the rules."""

from interregnum.core.game import Seat
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.actions import SPACE
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.games.families import Base
from interregnum.games.shown import Choice


class Place(Choice, frozen=True):
    """A minion on a space."""

    space: str


class Tile(Choice, frozen=True):
    """A tile of the offer."""

    tile: str
    place: int  # from the left, from 0


class Area(Choice, frozen=True):
    """An area, for a tile, a move or a fortification."""

    area: str
    act: str


class Warrior(Choice, frozen=True):
    """A warrior, for an adjust, a commitment, a loss, a regroup."""

    warrior: str
    act: str


class Slot(Choice, frozen=True):
    """A displayed warrior to raise."""

    slot: int  # from the left, from 0
    warrior: str
    act: str


class Card(Choice, frozen=True):
    """A battle card to lay or to name."""

    card: str
    act: str


class Kind(Choice, frozen=True):
    """A basic resource to take, give or get."""

    resource: str
    act: str


class Pay(Choice, frozen=True):
    """A payment: the usual one, or pieces of one kind."""

    resource: str  # "" for the usual payment
    pieces: int


class Minion(Choice, frozen=True):
    """A minion that Mors commands."""

    space: str
    owner: int


class Die(Choice, frozen=True):
    """A die that Mors has thrown again."""

    die: int


class Player(Choice, frozen=True):
    """The next seat in the turn order."""

    seat: int


class Plain(Choice, frozen=True):
    """A button: done, yes, no."""

    act: str


def act_of(base: Base) -> str:
    """The family of a choice."""
    return SPACE.decode(base[0])[0]


def plain(_s: State, _seat: Seat, _k: int, base: Base) -> Plain:
    return Plain(*base, act_of(base))


def space(_s: State, _seat: Seat, k: int, base: Base) -> Place:
    return Place(*base, data.SPACE_IDS[k])


def tile(s: State, _seat: Seat, k: int, base: Base) -> Tile:
    return Tile(*base, data.TILE_IDS[s.offer[k]], k)


def area(_s: State, _seat: Seat, k: int, base: Base) -> Area:
    return Area(*base, data.AREA_IDS[k], act_of(base))


def warrior(_s: State, _seat: Seat, k: int, base: Base) -> Warrior:
    return Warrior(*base, data.WARRIOR_IDS[k], act_of(base))


def slot(s: State, _seat: Seat, k: int, base: Base) -> Slot:
    return Slot(*base, k, data.WARRIOR_IDS[s.display[k]], act_of(base))


def card(_s: State, _seat: Seat, k: int, base: Base) -> Card:
    return Card(*base, data.CARD_IDS[k], act_of(base))


def kind(_s: State, _seat: Seat, k: int, base: Base) -> Kind:
    return Kind(*base, data.KIND_IDS[k], act_of(base))


def usual_payment(_s: State, _seat: Seat, _k: int, base: Base) -> Pay:
    return Pay(*base, "", 0)


def pieces(_s: State, _seat: Seat, k: int, base: Base) -> Pay:
    return Pay(*base, data.KIND_IDS[k // data.MOST_PAID], k % data.MOST_PAID)


def minion(_s: State, _seat: Seat, k: int, base: Base) -> Minion:
    return Minion(*base, data.SPACE_IDS[k // data.SEATS], k % data.SEATS)


def die(_s: State, _seat: Seat, k: int, base: Base) -> Die:
    return Die(*base, k)


def player(_s: State, _seat: Seat, k: int, base: Base) -> Player:
    return Player(*base, k)
