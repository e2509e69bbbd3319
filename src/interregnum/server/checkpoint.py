"""A journal as it stands, put away: a table opens from there instead of from its first row."""

import hashlib
from collections import Counter
from importlib.metadata import version
from typing import Final

import msgspec

from interregnum.core.game import Action, Seat
from interregnum.server.journal import Journal, Wish

EVERY: Final = 256  # rows between two checkpoints
UNDONE: Final = 64  # of them that were taken back: following these costs most
RELEASE: Final = version("interregnum")


class KeptWish(msgspec.Struct, frozen=True):
    seat: int
    reveals: int
    agreed: list[int]
    to: int = 0


class Checkpoint(msgspec.Struct, frozen=True):
    """All that a journal holds after so many rows; numbers of rows keep the log's origin."""

    length: int
    layout: str  # of `state`
    state: list[int]  # by the rules' own `pack`
    log: list[tuple[Seat, Action]]
    numbers: list[int]  # of the row of each entry of the log
    planned: list[int]
    left: list[float]
    since: dict[Seat, float]
    settled: int = 0  # entries outside of an open window
    undone: bool = False  # something was taken back
    wish: KeptWish | None = None


def is_due(journal: Journal) -> bool:
    return journal.length - journal.kept >= EVERY or len(journal.undone) >= UNDONE


def taken(journal: Journal) -> bytes:
    match, clocks, wish = journal.match, journal.clocks, journal.wish
    kept = Checkpoint(
        length=journal.length,
        layout=layout(journal),
        state=[int(x) for x in match.game.pack(match.state)],
        log=match.log,
        numbers=journal.numbers,
        planned=sorted(journal.planned),
        left=clocks.left,
        since=clocks.since,
        settled=journal.settled,
        undone=match.undone,
        wish=kept_wish(wish) if wish else None,
    )
    return msgspec.msgpack.encode(kept)


def restore(journal: Journal, data: bytes) -> None:
    """Into a journal that has followed no row yet; a state written otherwise is played again."""
    kept = msgspec.msgpack.decode(data, type=Checkpoint)
    match, game, fits = journal.match, journal.match.game, kept.layout == layout(journal)
    match.log = list(kept.log)
    match.state = game.unpack(kept.state) if fits else match.after(len(kept.log))
    journal.decided = dict(Counter(seat for seat, _ in kept.log))
    match.draws = journal.draws()
    journal.length = journal.kept = kept.length
    last = kept.length - 1  # this row was left, whatever it is
    journal.undone = [] if kept.numbers[-1:] == [last] else [last]
    journal.numbers, journal.planned = kept.numbers, set(kept.planned)
    journal.clocks.left, journal.clocks.since = kept.left, kept.since
    journal.wish = wished(kept.wish) if kept.wish else None
    journal.awaited = journal.waiting()
    journal.settled = kept.settled
    match.undone = match.undone or kept.undone


def kept_wish(wish: Wish) -> KeptWish:
    return KeptWish(wish.seat, wish.reveals, sorted(wish.agreed), wish.to)


def wished(kept: KeptWish) -> Wish:
    return Wish(kept.seat, kept.to, kept.reveals, kept.agreed)


def layout(journal: Journal) -> str:
    """Another release may pack a state in another way without any change of the rules."""
    match = journal.match
    first = match.game.pack(match.game.new(match.seats, match.setup))
    written = f"{RELEASE} {match.game.name} {match.game.version} {[int(x) for x in first]}"
    return hashlib.sha256(written.encode()).hexdigest()[:16]
