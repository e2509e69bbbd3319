"""Why not: a reason exactly where an action is not legal, and hardly ever the bare one."""

from random import Random
from typing import TypeVar

from interregnum.core.game import CHANCE, Action, Seat
from interregnum.games.families import NOT_NOW
from interregnum.laws.table import Case, Table, Tally, plies, who

S = TypeVar("S")
SOME = 50  # random actions at a ply where the space is not tried whole


def reasons(case: Case[S], seed: int, tally: Tally, *, count: int, every: int = 16) -> None:
    """At so many plies of random games: the whole space at odd ones, some actions at the others."""
    rng = Random(seed)
    for k, table in enumerate(plies(case, seed, 2 * count, every)):
        if k % 2:
            whole_space(table, tally)
            continue
        for seat in (*table.eyes, CHANCE):
            for action in some_actions(table, seat, rng):
                reason_exactly_if_not_legal(table, seat, action)
        tally.update(reasons=1)


def whole_space(table: Table[S], tally: Tally) -> None:
    """Every action, for who is to act; in the phase's families the bare reasons are counted."""
    seat, legal = table.actor, set(table.game.legal(table.s, table.actor))
    families = table.title.families.current(table.s)
    for action in range(table.game.actions.size):
        reason = table.title.explain(table.s, seat, action)
        if (reason is None) != (action in legal):
            contradict(table, seat, action)
        family, _ = table.game.actions.decode(action)
        if reason is not None and seat != CHANCE and family in families:
            tally.update(illegal=1, not_now=reason.id == NOT_NOW)
    tally.update(whole=1)


def some_actions(table: Table[S], seat: Seat, rng: Random) -> list[Action]:
    """A few of the legal ones, the rest from anywhere."""
    legal = list(table.game.legal(table.s, seat))
    few = rng.sample(legal, min(len(legal), SOME // 5))
    size = table.game.actions.size
    return few + [rng.randrange(size) for _ in range(SOME - len(few))]


def reason_exactly_if_not_legal(table: Table[S], seat: Seat, action: Action) -> None:
    """`explain` is None if and only if the action is legal."""
    reason = table.title.explain(table.s, seat, action)
    if (reason is None) != (action in table.game.legal(table.s, seat)):
        contradict(table, seat, action)
    if reason is not None and not (reason.rule and reason.id):
        table.fail(f"the reason against {table.name(action)} of {who(seat)} names no clause")


def contradict(table: Table[S], seat: Seat, action: Action) -> None:
    reason = table.title.explain(table.s, seat, action)
    legal = "legal" if action in table.game.legal(table.s, seat) else "not legal"
    table.fail(f"{table.name(action)} of {who(seat)} is {legal}, but explain says {reason}")


def bare_reasons_are_rare(case: Case[S], tally: Tally) -> None:
    """Of the illegal actions of the phase's families fewer than one in ten is just "not now"."""
    bare, illegal = tally["not_now"], tally["illegal"]
    if illegal and bare * 10 >= illegal:
        raise AssertionError(f"{case}: {bare} of {illegal} illegal actions are just 'not now'")
