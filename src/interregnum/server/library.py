"""Finished matches are read by a process of their own, and what was read once is kept."""

from itertools import count
from typing import Final

import msgspec

from interregnum.core.record import Record
from interregnum.server.errors import Fault
from interregnum.server.lane import FAILED, Lane
from interregnum.server.replay_worker import Read, Reading

MODULE: Final = "interregnum.server.replay_worker"
KEPT: Final = 32 << 20  # bytes

Key = tuple[str, str, int, int, int, tuple[str, ...]]


class Library:
    """A finished match never changes, but for names that are taken out of it."""

    def __init__(self) -> None:
        self.lane = Lane(1, MODULE, Read)
        self.kept: dict[Key, bytes] = {}  # what was asked for last stands last
        self.size = 0
        self.numbers = count(1)

    async def read(self, table: str, reading: Reading, payer: str) -> bytes:
        names = *reading.record.names, *reading.record.chance.withheld
        key = (table, reading.what, reading.eyes, reading.start, reading.count, names)
        if key in self.kept:
            self.kept[key] = self.kept.pop(key)
            return self.kept[key]
        data = await self.read_anew(reading, payer)
        self.keep(key, data)
        return data

    async def read_anew(self, reading: Reading, payer: str) -> bytes:
        asked = msgspec.structs.replace(reading, seed=next(self.numbers))
        try:
            return bytes((await self.lane.ask(asked, payer)).data)
        except FAILED as error:
            raise Fault("the match could not be read") from error

    def keep(self, key: Key, data: bytes) -> None:
        self.size += len(data) - len(self.kept.pop(key, b""))
        self.kept[key] = data
        while self.size > KEPT:
            self.size -= len(self.kept.pop(next(iter(self.kept))))

    async def close(self) -> None:
        await self.lane.close()


def course_of(record: Record) -> Reading:
    return Reading(record, "course", 0, 0, 0)


def record_of(record: Record) -> Reading:
    return Reading(record, "record", 0, 0, 0)


def check_of(record: Record) -> Reading:
    return Reading(record, "verify", 0, 0, 0)
