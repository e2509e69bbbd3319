"""The table of For a Crown as it is shown: data alone. Not compiled."""

from typing import Final

import msgspec

from interregnum.games.for_a_crown.rules import data
from interregnum.games.shown import View


class House(msgspec.Struct, frozen=True):
    """One seat's family on the table."""

    seat: int
    family: str
    space: int  # of the portrait; 0 off the gallery
    bandits: int
    heirloom: bool  # unsold
    out: int  # 0 active, else the order of elimination
    rubies: int | None  # None: in a closed chest
    coins: int | None


class Column(msgspec.Struct, frozen=True):
    """One column of the Royal Square."""

    level: int
    cost: int | None  # None: no tile yet
    cards: list[str]  # level 1: the stacks, by card; else the face-up places, "" where empty
    counts: list[int]  # level 1: cards left in each stack; else 1 or 0
    deck: int  # cards face down


class Shared(msgspec.Struct, frozen=True):
    """A card of the shared deck: `card` is empty where the viewer does not know it."""

    owner: int  # NONE for an event
    card: str
    level: int  # 0 for an event


class Gallery(msgspec.Struct, frozen=True):
    """The zones of the board, the same in every view."""

    spaces: int
    zone_loss: list[int]  # by space, from 1


GALLERY: Final = Gallery(
    data.DATA["gallery"]["spaces"],
    [zone["loss"] for zone in data.DATA["zones"] for _ in zone["spaces"]],
)


class Table(View, frozen=True, kw_only=True):
    """The whole table of For a Crown."""

    pass_: int
    phase: str
    actor: int
    houses: list[House]
    gallery: Gallery
    columns: list[Column]
    deck: list[Shared]  # face down, in no order
    unseen: int  # events among them that nobody knows
    pile: int  # events not yet added
    possible_events: list[str]  # kinds that an unseen event may be
    revealed: list[Shared]  # this round, as turned up
    current: Shared | None  # being resolved
    icons: list[str]  # of it, still to apply
    icon: str  # being applied
    event: str  # kind of the event being resolved
    order: list[int]  # of the pass or the event
    cost: int  # being paid
    buying: str  # the card, or the level "2" to "5" of a blind one
    reserve: dict[str, int] | None  # tokens left; None: unlimited
