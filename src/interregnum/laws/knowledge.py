"""What a seat knows: imagined worlds look the same, vary what is hidden, and forget it."""

from random import Random
from typing import TypeVar

import msgspec

from interregnum.core.game import NONE, Action, Seat
from interregnum.core.play import sample
from interregnum.laws.table import Case, Table, Tally, plies, who

S = TypeVar("S")
SAME_SEED = 7  # two worlds imagined with it must be equal if their sources look the same
STEPS = 5  # how far two worlds are followed side by side
ENOUGH = 300  # worlds without a second value, before a row counts as not varied
FEW = 6  # worlds without a second value, where none is expected
DIGITS = 9  # of an evaluation; below that the order of a sum shows
SOME = 6  # actions whose reasons are compared


def knowledge(case: Case[S], seed: int, tally: Tally, *, count: int, every: int = 16) -> None:
    """The laws for every seat and a spectator at so many plies of random games."""
    for table in plies(case, seed, count, every):
        for me in table.eyes:
            knowledge_of(table, me, tally)
        tally.update(pairs=len(table.eyes))


def knowledge_of(table: Table[S], me: Seat, tally: Tally) -> None:
    """All laws of one (ply, seat) pair."""
    world = table.game.imagine(table.s, me, table.rng)
    looks_the_same(table, me, table.s, world, "")
    sees_the_same(table, me, world)
    again = forgets(table, me, world)
    own_actions_tell_nothing(table, me, world, tally)
    what_is_not_seen_is_not_known(table, me, again, tally)
    if table.rng.random() * 8 < 1:
        varies_what_is_hidden(table, me, tally)


def tried(table: Table[S]) -> list[Action]:
    """Actions whose reasons are compared: some from anywhere, one legal for the actor."""
    size = table.game.actions.size
    return [table.action, *(int(table.rng.random() * size) for _ in range(SOME - 1))]


def sent(table: Table[S], s: S, me: Seat, actions: list[Action]) -> dict[str, object]:
    """All that a viewer is sent about a state, and all that it may ask."""
    title, game = table.title, table.game
    return {
        "view": title.view(s, me),
        "choices": title.choices(s, me),
        "to_act": list(game.to_act(s)),
        "legal": list(game.legal(s, me)),
        "explain": [title.explain(s, me, action) for action in actions],
        "breakdown": [title.breakdown(s, seat, me) for seat in range(table.seats)],
        "evaluate": round(title.policy.evaluate(s, me), DIGITS) if me != NONE else 0.0,
    }


def looks_the_same(table: Table[S], me: Seat, s: S, t: S, when: str) -> None:
    """The same bytes from both worlds."""
    actions = tried(table)
    ours, theirs = sent(table, s, me, actions), sent(table, t, me, actions)
    if msgspec.json.encode(ours) == msgspec.json.encode(theirs):
        return
    for part, mine in ours.items():
        if msgspec.json.encode(mine) != msgspec.json.encode(theirs[part]):
            told = difference(mine, theirs[part])
            table.fail(f"{who(me)} can tell an imagined world{when} by its {part}: {told}")


def difference(mine: object, theirs: object) -> str:
    """Both sides, narrowed down to the first field or element that differs."""
    if isinstance(mine, msgspec.Struct):
        for name in mine.__struct_fields__:
            a, b = getattr(mine, name), getattr(theirs, name, None)
            if a != b:
                return f"{name}: {difference(a, b)}"
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for a, b in zip(mine, theirs, strict=True):
            if a != b:
                return difference(a, b)
    return f"{mine} is {theirs} there"


def sees_the_same(table: Table[S], me: Seat, world: S) -> None:
    """`seen` asks only what the seat knows."""
    mark = table.game.seen(table.s, me, table.actor, table.action)
    other = table.game.seen(world, me, table.actor, table.action)
    if mark != other:
        acted = f"{table.name(table.action)} of {who(table.actor)}"
        table.fail(f"{who(me)} sees {acted} as {mark}, in an imagined world as {other}")


def forgets(table: Table[S], me: Seat, world: S) -> list[int]:
    """Imagined again, with the same dice, the world and the truth give the same world."""
    game = table.game
    truth = game.pack(game.imagine(table.s, me, Random(SAME_SEED)))
    if game.pack(game.imagine(world, me, Random(SAME_SEED))) != truth:
        table.fail(f"what is imagined for {who(me)} depends on something hidden from it")
    return truth


def own_actions_tell_nothing(table: Table[S], me: Seat, world: S, tally: Tally) -> None:
    """Side by side, until something is revealed or the others can be seen to differ."""
    game, u, t = table.game, table.game.clone(table.s), table.game.clone(world)
    reveals = game.reveals(u)
    for _ in range(STEPS):
        waiting = list(game.to_act(u))
        if not waiting:
            return
        actor = me if me in waiting else table.rng.choice(waiting)
        action = sample(game, u, actor, table.rng)
        twin = action if actor == me else look_alike(table, me, t, actor, u, action)
        if twin == NONE:
            return
        game.apply(u, actor, action)
        game.apply(t, actor, twin)
        if game.reveals(u) != reveals or game.reveals(t) != reveals:
            return
        looks_the_same(table, me, u, t, ", followed from there,")
        tally.update(followed=1)


def look_alike(table: Table[S], me: Seat, t: S, actor: Seat, u: S, action: Action) -> Action:
    """What the actor may do in `t` that looks to `me` like the action in `u`; NONE if nothing."""
    game = table.game
    mark = game.seen(u, me, actor, action)
    alike = [a for a in game.legal(t, actor) if game.seen(t, me, actor, a) == mark]
    if not alike or action in alike:
        return action if alike else NONE
    return table.rng.choice(alike)


def what_is_not_seen_is_not_known(
    table: Table[S], me: Seat, before: list[int], tally: Tally
) -> None:
    """Actions that look the same lead to equal imagined worlds; unseen ones to the one before."""
    if me == table.actor:
        return
    game = table.game
    groups: dict[Action, list[Action]] = {}
    for action in game.legal(table.s, table.actor):
        groups.setdefault(game.seen(table.s, me, table.actor, action), []).append(action)
    for mark, actions in groups.items():
        if mark != NONE and len(actions) == 1:
            continue
        known = before if mark == NONE else list[int]()
        for action in table.rng.sample(actions, min(len(actions), 3)):
            after = game.clone(table.s)
            game.apply(after, table.actor, action)
            data = game.pack(game.imagine(after, me, Random(SAME_SEED)))
            if (known or data) != data:
                acted = f"{table.name(action)} of {who(table.actor)}"
                table.fail(f"{who(me)} knows more of {acted} than it has seen ({mark})")
            known = data
        tally.update(unseen=1)


def varies_what_is_hidden(table: Table[S], me: Seat, tally: Tally) -> None:
    """Every row of the HIDDEN table, exactly where the seat's knowledge leaves several values."""
    for name, row in table.title.hidden.items():
        several = row.several(table.s, me)
        if several != varied(table, me, name, ENOUGH if several else FEW):
            told = "never varied" if several else "varied, although only one value is possible"
            table.fail(f"{name} is {told} in the worlds imagined for {who(me)}")
        tally.update(varied=several, fixed=not several)


def varied(table: Table[S], me: Seat, name: str, worlds: int) -> bool:
    """Whether a second value comes up among so many imagined worlds."""
    game, value = table.game, table.title.hidden[name].value
    first = value(game.imagine(table.s, me, table.rng), me)
    return any(value(game.imagine(table.s, me, table.rng), me) != first for _ in range(worlds))
