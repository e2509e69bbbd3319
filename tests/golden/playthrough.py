"""A playthrough as text: after each action, what changed in whose view.

A line `012. houses.0.coins 3` says that seats 0, 1 and 2 and a spectator (the dot) are now shown
that value there; `~` stands for nothing. So the text holds every view at every ply, and a change
of the rules or of a view reads as a small difference.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from interregnum.core.game import CHANCE, NONE, Seat
from interregnum.laws.table import Case, Table

SEED = 1
GONE = "~"
Flat = dict[str, str]


def playthrough(case: Case[Any]) -> str:
    """The whole text; one random game, the same on every machine."""
    return "\n".join([*head(case), *body(case), ""])


def head(case: Case[Any]) -> list[str]:
    game = case.title.game
    return [f"{game.name} {game.version}, {case.mode}, {case.seats} seats, seed {SEED}"]


def body(case: Case[Any]) -> Iterator[str]:
    table = Table(case, SEED)
    shown = {me: flat(table, me) for me in table.eyes}
    yield from changes({me: {} for me in table.eyes}, shown)
    while table.draw():
        yield act(table)
        table.step()
        before, shown = shown, {me: flat(table, me) for me in table.eyes}
        yield from changes(before, shown)
    scores, ranks = list(table.game.scores(table.s)), list(table.game.ranks(table.s))
    yield f"scores {scores} ranks {ranks}"


def act(table: Table[Any]) -> str:
    """Who does what, and out of how many."""
    text = table.title.notation(table.s, table.actor, table.action)
    count = len(table.game.legal(table.s, table.actor))
    name = "chance" if table.actor == CHANCE else f"seat {table.actor}"
    return f"{table.ply} {name}: {text} (1 of {count})"


def changes(before: dict[Seat, Flat], after: dict[Seat, Flat]) -> Iterator[str]:
    """Each changed value once, with all who see it."""
    seen: dict[tuple[str, str], str] = {}
    for me, now in after.items():
        was = before[me]
        for path in [*now, *(path for path in was if path not in now)]:
            value = now.get(path, GONE)
            if was.get(path, GONE) != value:
                seen[path, value] = seen.get((path, value), "") + mark(me)
    yield from (f"  {eyes} {path} {value}" for (path, value), eyes in seen.items())


def mark(seat: Seat) -> str:
    return "." if seat == NONE else str(seat)


def flat(table: Table[Any], me: Seat) -> Flat:
    """The view as paths and values."""
    return dict(leaves(msgspec.to_builtins(table.title.view(table.s, me)), ""))


def leaves(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if is_leaf(value):
        yield path, msgspec.json.encode(value).decode()
        return
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        yield from leaves(inner, f"{path}.{key}" if path else str(key))


def is_leaf(value: Any) -> bool:
    """Numbers, words, lists of them, and Lines."""
    if isinstance(value, dict):
        return value.keys() <= {"id", "args", "then"}
    return not isinstance(value, list) or not any(isinstance(each, dict | list) for each in value)
