"""The table of It's a Wonderful Kingdom as it is shown: data alone. Not compiled."""

from typing import Literal

import msgspec

from interregnum.games.shown import Line, View

Stage = Literal["setup", "choice", "planning", "production", "fight", "end"]


class Card(msgspec.Struct, frozen=True):
    """A card in an area or a selection: `card` is empty where the viewer does not know it."""

    card: str
    down: bool


class Offered(msgspec.Struct, frozen=True):
    """A card of an offer that the viewer is making, and how it will lie."""

    card: str
    area: int  # NONE: not said yet
    face: str


class Site(msgspec.Struct, frozen=True):
    """A construction: by resource how many spaces there are and what lies on them."""

    card: str
    spaces: dict[str, int]
    filled: dict[str, int]
    krystallium: dict[str, int]  # of the filled basic spaces, how many by krystallium
    frozen: bool


class Advisor(msgspec.Struct, frozen=True):
    card: str
    used: bool  # this round


class Source(msgspec.Struct, frozen=True):
    """Part of an output: the duchy or the copies of a card; covered symbols count against it."""

    card: str  # a duchy or a card; "" for theft tokens
    cubes: int


class Forecast(msgspec.Struct, frozen=True):
    """What a resource step would bring now."""

    resource: str
    cubes: int
    sources: list[Source]


class Duchy(msgspec.Struct, frozen=True):
    """All that a seat owns on the table."""

    seat: int
    duchy: str
    side: str
    deck: str  # the menace deck of the seat
    hand: int
    traps: int
    spies: int
    used_spies: int
    selection: list[Card]
    sites: list[Site]
    built: dict[str, int]
    calamities: int
    menaces: dict[str, int]  # in the construction area
    covered: dict[str, int]  # theft tokens by symbol
    laboratory: dict[str, int]
    krystallium: int
    soldiers: int
    training: bool
    advisors: list[Advisor]
    steps: list[int]  # quest steps done
    cubes: dict[str, int]  # waiting to be placed
    forecast: list[Forecast]
    points: int


class QuestStep(msgspec.Struct, frozen=True):
    id: str
    quest: str
    cost: dict[str, int]
    reward: dict[str, int]
    final: bool
    open: bool  # the reward can still be won


class Prospect(msgspec.Struct, frozen=True):
    """What a card adds, to other cards that count its kind as well."""

    points: int
    makes: dict[str, int]  # by resource, in every Production


class Goal(msgspec.Struct, frozen=True):
    """Something counted: fatal, and lost at once when nothing is left; or a task, done then."""

    line: Line
    left: int
    of: int
    fatal: bool


class Table(View, frozen=True, kw_only=True):
    """The whole table of It's a Wonderful Kingdom."""

    stage: Stage  # the phase as people name it
    window: bool  # all decide at once
    phase: str
    step: str  # the resource of a production step
    turn: int
    turns: int
    starter: int
    modules: list[str]
    scenario: str
    areas: list[list[Card]]
    hand: list[str]  # of the viewer
    offer: list[Offered]  # that the viewer is making
    looked: list[str]  # cards of a search
    prospects: dict[str, Prospect]  # of developments in the viewer's sight that could be built
    duchies: list[Duchy]
    supreme: dict[str, int]  # by resource: who would be, by all forecasts; without those of nobody
    quest: list[QuestStep]
    outputs: list[int]  # of the running step, once counted
    deck: int
    discard: dict[str, int]
    unseen: int  # cards discarded face down
    calamities: int  # beside the deck
    vermin: int
    top: str  # solo: the visible card
    danger: int
    beside: int
    searched: int
    goals: list[Goal]  # of the viewer, else of the first seat
    lost: bool
    medal: str
