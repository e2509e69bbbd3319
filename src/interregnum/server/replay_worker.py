"""One reader of finished matches: a record on standard input, what is asked of it out."""

from typing import Any, Literal

import msgspec

from interregnum.core.chance import Chance
from interregnum.core.match import Match, full_record
from interregnum.core.record import Record
from interregnum.games.registry import TITLES, find
from interregnum.games.title import Title
from interregnum.server import replay
from interregnum.server.worker import work


class Reading(msgspec.Struct, frozen=True):
    """A finished match, of which all is known, and what somebody wants of it."""

    record: Record
    what: Literal["replay", "course", "verify", "record"]
    eyes: int
    start: int
    count: int
    seed: int = 0
    seconds: float = 60.0  # with its process' start, on a machine that has much to do


class Read(msgspec.Struct, frozen=True):
    seed: int
    data: msgspec.Raw  # as it is sent


def answer(reading: Reading) -> Read:
    return Read(reading.seed, msgspec.Raw(msgspec.json.encode(found(reading))))


def found(reading: Reading) -> Any:
    record, title = reading.record, find(reading.record.title)
    if reading.what == "verify":
        return {"unfair": replay.check(TITLES, record)}
    if reading.what == "record":
        return full_record(title.replay(record))
    match = match_of(title, record)
    if reading.what == "course":
        return replay.course(title, match)
    return replay.frames(title, match, reading.eyes, reading.start, reading.count)


def match_of(title: Title[Any], record: Record) -> Match[Any]:
    """Without a check of what the server itself has kept."""
    setup = title.setup(title.options(dict(record.options)), record.seats)
    chance = Chance(b"", record.chance.entropy)
    match: Match[Any] = Match(title.game, setup, record.options, record.names, chance)
    match.log = list(record.log)
    return match


if __name__ == "__main__":
    work(Reading, answer)
