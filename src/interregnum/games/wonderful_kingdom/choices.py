"""The legal actions as a client can draw them, without knowing the rules."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import CHANCE, Action, Seat
from interregnum.games.shown import Choice, Line
from interregnum.games.wonderful_kingdom.rules.actions import FACES, PLACES, SPACE
from interregnum.games.wonderful_kingdom.rules.building import in_window, waiting_colour
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
    TARGET,
    TARGET_CARD,
)
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.wonderful_kingdom.text import (
    FACE_IDS,
    TEXTS,
    colours,
    fives,
    label,
    symbol_text,
)

GAME: Final = WonderfulKingdom()


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


OnTurn = Setting | Card | Area | Lay | Spot
InWindow = Site | Symbol | Cubes | Space | Step | Advisor | Menace | End
AnyChoice = OnTurn | InWindow
Base = tuple[int, str, Line]


def is_step(s: State, seat: Seat) -> bool:
    """A decision in a window: one of those that a person may leave to the planner."""
    return in_window(s)


def choices(s: State, seat: Seat) -> list[AnyChoice]:
    """For a seat that is awaited; chance has none."""
    return [] if seat == CHANCE else [choice(s, seat, action) for action in GAME.legal(s, seat)]


def choice(s: State, seat: Seat, action: Action) -> AnyChoice:
    family, k = SPACE.decode(action)
    return DRAWN[family](s, seat, family, k, (action, TEXTS[action], label(s, seat, action)))


def setting(_s: State, _seat: Seat, family: str, k: int, base: Base) -> AnyChoice:
    names = {"duchy": DUCHY_IDS, "deck": DECK_IDS, "board": QUEST_IDS, "keep": ADVISOR_IDS}
    return Setting(*base, family, names[family][k])


def card(_s: State, _seat: Seat, family: str, k: int, base: Base) -> AnyChoice:
    return Card(*base, family, CARD_IDS[k])


def area(_s: State, _seat: Seat, family: str, k: int, base: Base) -> AnyChoice:
    return Area(*base, family, k)


def lay(_s: State, _seat: Seat, _family: str, k: int, base: Base) -> AnyChoice:
    return Lay(*base, k // FACES, FACE_IDS[k % FACES])


def spot(_s: State, _seat: Seat, family: str, k: int, base: Base) -> AnyChoice:
    return Spot(*base, family, k // PLACES, k % PLACES)


def site(s: State, seat: Seat, family: str, k: int, base: Base) -> AnyChoice:
    built = TARGET_CARD[k]
    colour = RESOURCE_IDS[waiting_colour(s.live[seat])] if family == "place" else ""
    return Site(*base, family, CARD_IDS[built], k - TARGET[built], colour)


def symbol(_s: State, _seat: Seat, family: str, k: int, base: Base) -> AnyChoice:
    return Symbol(*base, family, symbol_text(k))


def cubes(s: State, seat: Seat, family: str, k: int, base: Base) -> AnyChoice:
    counts = fives(k) if family == "transmute" else [0] * BASIC
    if family == "laboratory":
        r = waiting_colour(s.live[seat])
        counts[r] = s.live[seat].cubes[r]
    elif family == "colours":
        for r in colours(k):
            counts[r] += 1
    return Cubes(*base, family, {RESOURCE_IDS[r]: n for r, n in enumerate(counts) if n})


def space(_s: State, _seat: Seat, _family: str, k: int, base: Base) -> AnyChoice:
    return Space(*base, RESOURCE_IDS[k])


def step(_s: State, _seat: Seat, _family: str, k: int, base: Base) -> AnyChoice:
    return Step(*base, k)


def advisor(_s: State, _seat: Seat, family: str, k: int, base: Base) -> AnyChoice:
    if family == "chronicle":
        return Advisor(*base, "old_chronicler", KIND_IDS[k])
    return Advisor(*base, ADVISOR_IDS[k], "")


def menace(_s: State, _seat: Seat, _family: str, k: int, base: Base) -> AnyChoice:
    return Menace(*base, MENACE_IDS[k])


def end(_s: State, _seat: Seat, _family: str, _k: int, base: Base) -> AnyChoice:
    return End(*base)


DRAWN: Final[dict[str, Callable[[State, Seat, str, int, Base], AnyChoice]]] = {
    **dict.fromkeys(("duchy", "deck", "board", "keep"), setting),
    **dict.fromkeys(("offer", "pick", "feed", "plan", "freeze-plan", "recycle"), card),
    **dict.fromkeys(("select", "search"), area),
    **dict.fromkeys(("put", "lay"), lay),
    **dict.fromkeys(("spy", "peek", "move", "take", "remove"), spot),
    **dict.fromkeys(("place", "krystallium", "soldier", "discard"), site),
    **dict.fromkeys(("freeze", "finish", "thaw"), site),
    **dict.fromkeys(("cover", "uncover"), symbol),
    **dict.fromkeys(("laboratory", "colours", "transmute"), cubes),
    "space": space,
    "quest": step,
    "advisor": advisor,
    "chronicle": advisor,
    "defeat": menace,
    "end": end,
}
