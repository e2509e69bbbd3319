"""One analyst: a record on standard input; how far it is, then the analysis out."""

import os
import time
from typing import Final

import msgspec

from interregnum.bots.analysis import Progress, analyse_shipped
from interregnum.core.record import Record
from interregnum.games.registry import find
from interregnum.server.replay_worker import match_of
from interregnum.server.worker import say, work

LAST: Final = 5  # niceness beyond that of bots: they come first
STEP: Final = 0.02  # of the whole, between two messages


class Look(msgspec.Struct, frozen=True):
    """A finished match, of which all is known."""

    record: Record
    seed: int = 0
    seconds: float = 600.0


class Looked(msgspec.Struct, frozen=True):
    """`seed` is that of the question once all is done, and its negative before."""

    seed: int
    part: float
    data: msgspec.Raw  # as it is kept and sent
    spent: float = 0.0  # milliseconds of processor time


def answer(look: Look) -> Looked:
    began = time.process_time()
    title = find(look.record.title)
    match = match_of(title, look.record)
    found = analyse_shipped(title, match, progress=telling(look.seed))
    spent = 1000 * (time.process_time() - began)
    return Looked(look.seed, 1.0, msgspec.Raw(msgspec.json.encode(found)), spent)


def telling(seed: int) -> Progress:
    told = [0.0]

    def tell(part: float) -> None:
        if part >= told[0] + STEP:
            told[0] = part
            say(Looked(-seed, part, msgspec.Raw(b"null")))

    return tell


if __name__ == "__main__":
    os.nice(LAST)
    work(Look, answer)
