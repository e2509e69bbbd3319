"""The choices of It's a Wonderful Kingdom: data alone. Not compiled."""

from interregnum.games.shown import Choice


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


AnyChoice = (
    Setting
    | Card
    | Lay
    | Area
    | Spot
    | Site
    | Symbol
    | Cubes
    | Single
    | First
    | Space
    | Step
    | Payment
    | Advisor
    | Menace
    | End
)
