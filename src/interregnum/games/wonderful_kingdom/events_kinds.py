"""What follows from an action of It's a Wonderful Kingdom: data alone. Not compiled."""

from interregnum.games.shown import Event
from interregnum.games.wonderful_kingdom.events_end import Lost, Scored
from interregnum.games.wonderful_kingdom.table import Source


class Round(Event, frozen=True):
    """A round begins."""

    round: int


class Laid(Event, frozen=True):
    """A card of an offer is laid into an area; `card` is empty where it lies face down."""

    seat: int
    card: str
    area: int
    face: str  # up; down by a trap: trap; down by the Spymistress: veil


class Deed(Event, frozen=True):
    """What a seat did, got or lost."""

    seat: int
    late: bool  # done in a window that closes now: the seat itself has seen it when it happened


class Planned(Deed, frozen=True):
    """A card of the selection is under construction."""

    card: str


class Completed(Deed, frozen=True):
    """A construction joins the duchy."""

    card: str


class Discarded(Deed, frozen=True):
    """A card of the selection was recycled, or a construction given up."""

    card: str


class Quested(Deed, frozen=True):
    """A quest step is done."""

    step: int  # its place in the view's `quest`
    final: bool  # the last step of its board


class Menaced(Deed, frozen=True):
    """Menaces come to a construction area."""

    card: str
    count: int


class Defeated(Deed, frozen=True):
    """Menaces are gone from a construction area."""

    card: str
    count: int


class Struck(Deed, frozen=True):
    """A menace does its harm."""

    menace: str
    target: str  # ice_giant: a construction, shadow: a card, thief: a symbol as choices name it


class Calamities(Deed, frozen=True):
    """Calamities come to a duchy."""

    count: int


class Gained(Deed, frozen=True):
    """More soldiers or krystallium on a duchy card than before."""

    resource: str
    count: int


class Production(Event, frozen=True):
    """A production step opens: what everybody has counted."""

    resource: str
    outputs: list[int]  # by seat
    sources: list[list[Source]]  # by seat: what each output consists of


class Supremacy(Event, frozen=True):
    """Who has the most of a step, and what that brings."""

    seat: int
    resource: str
    prize: str  # training: a soldier there; soldier: it joins the duchy card; "": none in stock


AnyDeed = (
    Planned | Completed | Discarded | Quested | Menaced | Defeated | Struck | Calamities | Gained
)
AnyEvent = Round | Laid | AnyDeed | Production | Supremacy | Scored | Lost
