"""Windows: while several seats are awaited their actions commute and nobody else can tell."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.laws.knowledge import difference
from interregnum.laws.table import Case, Table, Tally, walk, who

S = TypeVar("S")
Entry = tuple[Seat, Action]


def never(options: Any) -> bool:
    """No option of the title opens what a window hides."""
    return False


def windows(
    case: Case[S], seed: int, tally: Tally, *, opened: Callable[[Any], bool] = never
) -> None:
    """One random game with the laws at every ply of its windows."""
    start: S | None = None
    entries: list[Entry] = []
    for table in walk(case, seed):
        if start is None and len(table.waiting) > 1:
            start, entries = table.game.clone(table.s), []
        if start is None:
            continue
        if table.actor == CHANCE:
            table.fail("chance acts while a window is open")
        after = table.after()
        entries.append((table.actor, table.action))
        actions_commute(table)
        if table.game.reveals(after) > table.game.reveals(table.s):
            order_does_not_matter(table, start, after, entries)
            start = None
            tally.update(windows=1)
            continue
        only_the_actor_may_leave(table, after)
        if not opened(table.options):
            others_are_sent_nothing_new(table, after)
            marks_tell_only_who_has_finished(table)
        tally.update(inside=1)


def actions_commute(table: Table[S]) -> None:
    """Two seats, one action each, in both orders."""
    game, mine = table.game, (table.actor, table.action)
    for seat in table.waiting:
        if seat == table.actor:
            continue
        legal = list(game.legal(table.s, seat))
        theirs = (seat, table.rng.choice(legal))
        here, there = game.clone(table.s), game.clone(table.s)
        for s, entries in ((here, (mine, theirs)), (there, (theirs, mine))):
            for actor, action in entries:
                if action not in game.legal(s, actor):
                    table.fail(f"one seat's act takes {table.name(action)} from seat {actor}")
                game.apply(s, actor, action)
        if game.pack(here) != game.pack(there):
            acts = ", ".join(f"{table.name(act)} of seat {actor}" for actor, act in (mine, theirs))
            table.fail(f"the order matters in an open window: {acts}")


def order_does_not_matter(table: Table[S], start: S, after: S, entries: list[Entry]) -> None:
    """The whole window seat by seat, from the first and from the last, ends the same."""
    game = table.game
    for sign in (1, -1):
        t = game.clone(start)
        for seat, action in sorted(entries, key=lambda entry: sign * entry[0]):
            if action not in game.legal(t, seat):
                table.fail(f"the window closes before seat {seat} has acted in another order")
            game.apply(t, seat, action)
        if game.pack(t) != game.pack(after):
            table.fail("the window ends otherwise when its seats act in another order")


def only_the_actor_may_leave(table: Table[S], after: S) -> None:
    """Who is awaited changes for others only when the window closes, and then `reveals` grows."""
    waiting = list(table.game.to_act(after))
    others = [seat for seat in table.waiting if seat != table.actor]
    if [seat for seat in waiting if seat != table.actor] != others or not waiting:
        table.fail(f"{table.waiting} became {waiting}, but reveals did not grow")


def others_are_sent_nothing_new(table: Table[S], after: S) -> None:
    """Except who is still awaited."""
    title, s = table.title, table.s
    for me in table.eyes:
        if me == table.actor:
            continue
        view = msgspec.structs.replace(title.view(s, me), awaited=list(table.game.to_act(after)))
        if view != title.view(after, me):
            told = difference(view, title.view(after, me))
            table.fail(f"an act of seat {table.actor} in a window shows {who(me)} {told}")
        if title.choices(s, me) != title.choices(after, me):
            table.fail(f"an act of seat {table.actor} in a window changes choices of {who(me)}")
        if me != NONE and reasons(table, s, me) != reasons(table, after, me):
            table.fail(f"an act of seat {table.actor} in a window changes reasons for {who(me)}")


def marks_tell_only_who_has_finished(table: Table[S]) -> None:
    """What others see of an act, and so what the log tells them, is the same for all such acts."""
    game, actor = table.game, table.actor
    others = [me for me in table.eyes if me != actor]
    marks: dict[bool, list[Action]] = {}
    for action in game.legal(table.s, actor):
        after = game.clone(table.s)
        game.apply(after, actor, action)
        if game.reveals(after) > game.reveals(table.s):
            continue
        seen = [game.seen(table.s, me, actor, action) for me in others]
        if marks.setdefault(actor in game.to_act(after), seen) != seen:
            table.fail(f"others can tell {table.name(action)} of seat {actor} by its marks {seen}")


def reasons(table: Table[S], s: S, me: Seat) -> list[object]:
    """The reasons that a seat is given for the actor's action and a few around it."""
    size = table.game.actions.size
    near = range(max(0, table.action - 2), min(size, table.action + 3))
    return [table.title.explain(s, me, action) for action in near]
