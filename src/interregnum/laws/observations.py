"""Observations: equal knowledge gives equal numbers, different views give different ones.

Tables that differ in one thing alone seldom come up in play: they are made, by changing one leaf
of a position's document; a change that makes no position is passed over.
"""

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, TypeVar

import msgspec

from interregnum.core.errors import ClientError
from interregnum.core.game import NONE, Seat
from interregnum.core.observation import Observer, blank
from interregnum.core.policy import Field, Policy
from interregnum.games.title import NO_POSITION, Title
from interregnum.laws.knowledge import difference
from interregnum.laws.table import Case, Table, Tally, plies, who

S = TypeVar("S")
NEAR = 2  # tables near each ply that are tried
FIXED = {"title", "version", "options", "seats"}  # of a document
Leaf = tuple[Any, Any]  # a list or a table of a document, and the place in it
Met = dict[bytes, bytes]  # by options, seat and observation: the view that it stood for


def has_observations(title: Title[Any]) -> bool:
    return len(title.policy.fields) > 0


def observations(
    case: Case[S], seed: int, tally: Tally, met: Met, *, count: int, every: int = 3
) -> None:
    """The laws for every seat at so many plies of random games, and against all plies before."""
    observer = Observer(case.title.policy)
    for table in plies(case, seed, count, every):
        for me in (seat for seat in table.eyes if seat != NONE):
            observation_of(table, observer, me, met)
        for near in neighbours(table.title, table.s, table.rng):
            for me in range(table.seats):
                tells_apart(table, observer, me, near)
            tally.update(near=table.seats)
        tally.update(observed=table.seats)


def observation_of(table: Table[S], observer: Observer[S], me: Seat, met: Met) -> None:
    numbers = observer.numbers(table.s, me)
    fits_its_fields(table, observer.policy, me, numbers)
    world = table.game.imagine(table.s, me, table.rng)
    theirs = observer.numbers(world, me)
    if theirs != numbers:
        told = first_difference(observer.policy.fields, numbers, theirs)
        table.fail(f"{who(me)} can tell an imagined world by its observation: {told}")
    differs_with_the_view(table, me, numbers, met)


def fits_its_fields(table: Table[S], policy: Policy[S], me: Seat, numbers: list[int]) -> None:
    """As many numbers as are named, each within its range."""
    end = policy.observe(table.s, me, blank(len(numbers)), 0)
    if end != len(numbers):
        table.fail(f"an observation of {end} numbers, but {len(numbers)} are named")
    at = 0
    for field in policy.fields:
        part = numbers[at : at + field.size]
        at += field.size
        if part and not field.low <= min(part) <= max(part) <= field.high:
            told = f"{field.name} of {who(me)} is {part}, not from {field.low} to {field.high}"
            table.fail(f"an observation leaves its range: {told}")


def first_difference(fields: list[Field], mine: list[int], theirs: list[int]) -> str:
    """The name of the first number that differs."""
    at = next(k for k, pair in enumerate(zip(mine, theirs, strict=True)) if pair[0] != pair[1])
    place = at
    for field in fields:
        if place < field.size:
            return f"{field.name}[{place}]: {mine[at]} is {theirs[at]} there"
        place -= field.size
    return f"number {at}"


def differs_with_the_view(table: Table[S], me: Seat, numbers: list[int], met: Met) -> None:
    """Whoever sees a difference must find one in the numbers, too."""
    key = digest((table.options, me, numbers))
    view = digest(table.title.view(table.s, me))
    if met.setdefault(key, view) != view:
        table.fail(f"two tables that {who(me)} sees differently have the same observation")


def tells_apart(table: Table[S], observer: Observer[S], me: Seat, near: S) -> None:
    """The same of this table and one near it."""
    if observer.numbers(table.s, me) != observer.numbers(near, me):
        return
    mine, theirs = table.title.view(table.s, me), table.title.view(near, me)
    if msgspec.json.encode(mine) != msgspec.json.encode(theirs):
        told = difference(mine, theirs)
        table.fail(f"{who(me)} finds nothing in its observation of what it sees: {told}")


def digest(value: object) -> bytes:
    return blake2b(msgspec.json.encode(value), digest_size=16).digest()


def neighbours(title: Title[S], s: S, rng: Random) -> Iterator[S]:
    """Tables that differ from this one in a number, a name or a place, as far as they load."""
    for _ in range(NEAR):
        document = msgspec.json.decode(msgspec.json.encode(title.position(s)))
        part = {key: value for key, value in document.items() if key not in FIXED}
        found = list(leaves(part))
        change(*rng.choice(found), found, rng)
        try:
            near = title.load(document | part)
            title.view(near, NONE)
        except (ClientError, *NO_POSITION):
            continue
        yield near


def leaves(part: Any) -> Iterator[Leaf]:
    """Every number, name and yes or no of a document."""
    places = part.items() if isinstance(part, dict) else enumerate(part)
    for place, value in places:
        if isinstance(value, dict | list):
            yield from leaves(value)
        else:
            yield part, place


def change(part: Any, place: Any, found: list[Leaf], rng: Random) -> None:
    """A number by one, a yes to a no, a name to another one of the document."""
    value = part[place]
    if isinstance(value, bool):
        part[place] = not value
    elif isinstance(value, int):
        part[place] = value + rng.choice((-1, 1))
    else:
        other, at = rng.choice(found)
        part[place] = other[at]
