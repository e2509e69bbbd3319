"""The legal actions as a client can draw them, without knowing the rules."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import CHANCE, Action, Seat
from interregnum.games.crown_of_ash.rules.actions import SPACE
from interregnum.games.crown_of_ash.rules.data import (
    AREA_IDS,
    CARD_IDS,
    KIND_IDS,
    MOST_PAID,
    PROVINCE_IDS,
    SEATS,
    SPACE_IDS,
    TILE_IDS,
    WARRIOR_IDS,
)
from interregnum.games.crown_of_ash.rules.game import CrownOfAsh
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.games.crown_of_ash.text import TEXTS, label
from interregnum.games.shown import Choice, Line

GAME: Final = CrownOfAsh()


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


AnyChoice = Place | Tile | Area | Warrior | Slot | Card | Kind | Pay | Minion | Die | Player | Plain
Base = tuple[int, str, Line]


def choices(s: State, seat: Seat) -> list[AnyChoice]:
    """For a seat that is awaited; chance has none."""
    return [] if seat == CHANCE else [choice(s, action) for action in GAME.legal(s, seat)]


def choice(s: State, action: Action) -> AnyChoice:
    family, k = SPACE.decode(action)
    base = (action, TEXTS[action], label(s, action))
    return DRAWN.get(family, plain)(s, base, family, k)


def plain(_s: State, base: Base, family: str, _k: int) -> Plain:
    return Plain(*base, family)


def warrior(_s: State, base: Base, family: str, k: int) -> Warrior:
    return Warrior(*base, WARRIOR_IDS[k], family)


def slot(s: State, base: Base, family: str, k: int) -> Slot:
    return Slot(*base, k, WARRIOR_IDS[s.display[k]], family)


def area(_s: State, base: Base, family: str, k: int) -> Area:
    return Area(*base, AREA_IDS[k], family)


def card(_s: State, base: Base, family: str, k: int) -> Card:
    return Card(*base, CARD_IDS[k], family)


def kind(_s: State, base: Base, family: str, k: int) -> Kind:
    return Kind(*base, KIND_IDS[k], family)


DRAWN: Final[dict[str, Callable[[State, Base, str, int], AnyChoice]]] = {
    "guard": warrior,
    "place": lambda _s, base, _f, k: Place(*base, SPACE_IDS[k]),
    "tile": lambda s, base, _f, k: Tile(*base, TILE_IDS[s.offer[k]], k),
    "province": lambda _s, base, family, k: Area(*base, PROVINCE_IDS[k], family),
    "ingredient": kind,
    "take_back": warrior,
    "add": warrior,
    "commit": warrior,
    "lay": card,
    "guess": card,
    "reroll": lambda _s, base, _f, k: Die(*base, k),
    "recover": warrior,
    "lose_warrior": warrior,
    "raise": slot,
    "rob": slot,
    "pay_default": lambda _s, base, _f, _k: Pay(*base, "", 0),
    "pay": lambda _s, base, _f, k: Pay(*base, KIND_IDS[k // MOST_PAID], k % MOST_PAID),
    "order": lambda _s, base, _f, k: Player(*base, k),
    "swindle_give": kind,
    "swindle_take": kind,
    "command": lambda _s, base, _f, k: Minion(*base, SPACE_IDS[k // SEATS], k % SEATS),
    "command_to": lambda _s, base, _f, k: Place(*base, SPACE_IDS[k]),
    "regroup": warrior,
    "regroup_to": area,
    "regroup_swap": warrior,
    "fortify": area,
}
