"""The one contract between games and everything that plays, serves or studies them."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.space import ActionSpace

Seat = int  # people 0 .. seats - 1; an automa, if any, sits at index `seats`
Action = int  # an index into the game's ActionSpace
Setup = dict[str, int]  # the options flattened to ints
CHANCE: Final = 99  # the seat of dice, bags and decks; always alone in to_act
NONE: Final = -1  # an empty slot in a list of ints; as a seat: a spectator

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A stateless rule book. States are passive data that only it changes."""

    name: ClassVar[str]
    version: ClassVar[int]  # bumped when action ids or outcomes change
    actions: ClassVar[ActionSpace]

    @abstractmethod
    def new(self, seats: int, setup: Setup) -> S:
        """The table as the seats first see it, before any chance."""

    @abstractmethod
    def clone(self, s: S) -> S:
        """An independent copy; only immutable data is shared."""

    @abstractmethod
    def to_act(self, s: S) -> Ints:
        """Empty: over. CHANCE alone, one seat, or several: an open window."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> Ints:
        """Actions open to `seat`, ascending; empty exactly for those not in `to_act`."""

    def weights(self, s: S) -> Ints:
        """Odds of `legal(s, CHANCE)`, in the same order; empty means even."""
        return vec[i64]()

    @abstractmethod
    def apply(self, s: S, seat: Seat, action: Action) -> None:
        """Play a legal action in place. Deterministic; legality is the caller's duty."""

    @abstractmethod
    def seen(self, s: S, seat: Seat, actor: Seat, action: Action) -> Action:
        """Before `apply`: what `seat` sees of it now. The action, a stand-in, or NONE."""

    @abstractmethod
    def imagine(self, s: S, seat: Seat, rng: Random) -> S:
        """A clone in which all that `seat` (NONE: a spectator) cannot know is dealt anew."""

    @abstractmethod
    def reveals(self, s: S) -> int:
        """Grows whenever anybody learns something that was hidden, and when a window closes."""

    @abstractmethod
    def scores(self, s: S) -> Ints:
        """Points by seat, an automa last; final once `to_act` is empty."""

    @abstractmethod
    def ranks(self, s: S) -> Ints:
        """1 is best, ties share; who lost outright has len(scores) + 1."""

    @abstractmethod
    def pack(self, s: S) -> list[int]:
        """The whole state: equality, golden files, bots in other processes."""

    @abstractmethod
    def unpack(self, data: list[int]) -> S:
        """The inverse of `pack`."""


def outcome(legal: Ints, odds: Ints, rng: Random) -> Action:
    """One of the legal chance actions by their odds; no odds are even odds."""
    if len(odds) == 0:
        return legal[int(rng.random() * float(len(legal)))]
    total: i64 = 0
    for weight in odds:
        total += weight
    return at(legal, odds, int(rng.random() * float(total)))


def at(legal: Ints, odds: Ints, left: i64) -> Action:
    """The action that covers the point `left` when the odds are laid end to end."""
    if len(odds) == 0:
        return legal[left]
    for i in range(i64(len(odds))):
        left -= odds[i]
        if left < 0:
            return legal[i]
    raise AssertionError("the point lies below the sum, so some weight covers it")


def places(scores: Ints) -> Ints:
    """Ranks where most points win and equal points share."""
    ranks = vec[i64]()
    for mine in scores:
        better: i64 = 1
        for other in scores:
            if other > mine:
                better += 1
        ranks = append(ranks, better)
    return ranks


def put(v: Ints) -> list[int]:
    """One array of a packed state; `take` reads it back."""
    return [len(v), *v]


def take(data: Iterator[int]) -> Ints:
    """The array that `put` wrote."""
    return vec[i64]([next(data) for _ in range(next(data))])
