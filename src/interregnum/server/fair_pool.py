"""A fair line: whoever asks for much waits behind their own questions, not before others'."""

import asyncio
from collections import Counter, deque
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
MOST: Final = 32  # places of one person
PLACES: Final = 512  # of all together; who has none yet is let in all the same


class LineFull(Exception):
    """This person has enough waiting."""


class FairPool(Generic[T]):
    """A few things for many people: they are served in turn, each has a line of their own.

    Where there are several, nobody has all of them: whoever comes next finds one.
    """

    def __init__(self, things: Iterable[T]) -> None:
        self.idle = deque(things)
        self.share = max(1, len(self.idle) - 1)
        self.holds: Counter[str] = Counter()
        self.lines: dict[str, deque[asyncio.Future[T]]] = {}  # whose turn is next stands first
        self.waiting = 0

    async def take(self, person: str) -> T:
        """At once, or when it is this person's turn; who gives up leaves no gap."""
        if self.idle and self.holds[person] < self.share:
            self.holds[person] += 1
            return self.idle.popleft()
        place = self.enter(person)
        try:
            return await place
        except asyncio.CancelledError:
            if place.cancelled():
                self.leave(person, place)
            else:  # served in the very moment
                self.give(place.result(), person)
            raise

    def give(self, thing: T, person: str) -> None:
        """Back from somebody, and on to whoever is next."""
        self.holds[person] -= 1
        if not self.holds[person]:
            del self.holds[person]
        self.idle.append(thing)
        while self.idle and self.serve():
            pass

    def serve(self) -> bool:
        """The first in line who has not their share yet; False: there is none."""
        for person in list(self.lines):
            place = next((each for each in self.lines[person] if not each.done()), None)
            if place is not None and self.holds[person] < self.share:
                self.lines[person] = self.lines.pop(person)  # behind all others now
                self.leave(person, place)
                self.holds[person] += 1
                place.set_result(self.idle.popleft())
                return True
        return False

    def enter(self, person: str) -> asyncio.Future[T]:
        own = len(self.lines.get(person, ()))
        if own >= MOST or (own and self.waiting >= PLACES):
            raise LineFull
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(person, deque()).append(place)
        self.waiting += 1
        return place

    def leave(self, person: str, place: asyncio.Future[T]) -> None:
        line = self.lines[person]
        line.remove(place)
        self.waiting -= 1
        if not line:
            del self.lines[person]
