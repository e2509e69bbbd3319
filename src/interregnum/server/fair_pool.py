"""A fair line: whoever asks for much waits behind their own questions, not before others'."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
MOST: Final = 32  # places of one person
PLACES: Final = 512  # of all together; who has none yet is let in all the same


class LineFull(Exception):
    """This person has enough waiting."""


class FairPool(Generic[T]):
    """A few things for many people: they are served in turn, each has a line of their own."""

    def __init__(self, things: Iterable[T]) -> None:
        self.idle = deque(things)
        self.lines: dict[str, deque[asyncio.Future[T]]] = {}  # whose turn is next stands first
        self.waiting = 0

    async def take(self, person: str) -> T:
        """At once, or when it is this person's turn; who gives up leaves no gap."""
        if self.idle:
            return self.idle.popleft()
        place = self.enter(person)
        try:
            return await place
        except asyncio.CancelledError:
            if place.cancelled():
                self.leave(person, place)
            else:  # served in the very moment
                self.give(place.result())
            raise

    def give(self, thing: T) -> None:
        """Back, and on to whoever is next."""
        for person in list(self.lines):
            line = self.lines.pop(person)
            self.lines[person] = line  # behind all others now
            place = next((each for each in line if not each.done()), None)
            if place is not None:
                self.leave(person, place)
                place.set_result(thing)
                return
        self.idle.append(thing)

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
