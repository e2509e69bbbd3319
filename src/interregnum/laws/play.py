"""The cheap laws, at every ply of a random game: awaited seats, legal actions, copies, endings."""

from itertools import pairwise
from math import isfinite
from typing import TypeVar

from interregnum.core.game import CHANCE, NONE
from interregnum.core.policy import NOW
from interregnum.laws.table import Case, Table, Tally, walk, who

S = TypeVar("S")
CENSUS = 8  # plies from one census to the next: what is lost stays lost
HAIR = 1e-6  # the order of a sum shows


def play(case: Case[S], seed: int, tally: Tally) -> None:
    """One random game with every cheap law at every ply."""
    table, census, reveals = Table(case, seed), dict[str, int](), NONE
    expected = list[int]()
    for table in walk(case, seed):
        census = census or case.title.census(table.s)
        awaited_seats_alone_have_legal_actions(table)
        expected = copies_are_equal_and_independent(table, expected)
        reveals = reveals_never_falls(table, reveals)
        if table.ply % CENSUS == 0:
            census_is_constant(table, census)
            policy_answers(table)
    if not expected:
        table.fail("nobody is ever awaited")
    copies_go_the_same_way(table, expected)
    census_is_constant(table, census)
    log_rebuilds_the_state(table)
    ranks_fit_the_scores(table)
    tally.update(games=1, plies=table.ply)


def awaited_seats_alone_have_legal_actions(table: Table[S]) -> None:
    """`legal` is ascending, unique, and empty exactly for who is not in `to_act`."""
    waiting = table.waiting
    if waiting != [CHANCE] and not is_ascending(waiting, table.seats):
        table.fail(f"to_act is {waiting}: neither chance alone nor ascending seats")
    for seat in (*table.eyes, table.seats, CHANCE):
        legal = table.game.legal(table.s, seat)
        if (len(legal) > 0) != (seat in waiting):
            table.fail(f"{who(seat)} has {len(legal)} legal actions, while {waiting} are awaited")
        if len(legal) and not is_ascending(list(legal), table.game.actions.size):
            table.fail(f"legal of {who(seat)} is not ascending within the space: {list(legal)}")


def is_ascending(numbers: list[int], limit: int) -> bool:
    """Strictly, from 0 to below the limit."""
    if numbers[0] < 0 or numbers[-1] >= limit:
        return False
    return all(a < b for a, b in pairwise(numbers))


def reveals_never_falls(table: Table[S], before: int) -> int:
    """And an outcome of chance that somebody sees is a reveal."""
    reveals = table.game.reveals(table.s)
    if reveals < before:
        table.fail(f"reveals fell from {before} to {reveals}")
    if table.actor == CHANCE and len(table.game.legal(table.s, CHANCE)) > 1:
        marks = [table.game.seen(table.s, me, CHANCE, table.action) for me in table.eyes]
        if table.action in marks and table.game.reveals(table.after()) == reveals:
            table.fail(f"{table.name(table.action)} was drawn and seen, and reveals did not grow")
    return reveals


def census_is_constant(table: Table[S], census: dict[str, int]) -> None:
    """No component comes from nowhere or gets lost."""
    now = table.title.census(table.s)
    if now != census:
        keys = [key for key in {**census, **now} if census.get(key) != now.get(key)]
        told = ", ".join(f"{key} {census.get(key)} is now {now.get(key)}" for key in keys)
        table.fail(f"the census changed: {told}")


def policy_answers(table: Table[S]) -> None:
    """Quick moves are legal, values are numbers, chances lie between 0 and 1: bots rely on it."""
    policy, s = table.title.policy, table.s
    for seat in range(table.seats):
        if not isfinite(value := policy.evaluate(s, seat)):
            table.fail(f"the position is worth {value} to {who(seat)}")
    for name, chances in (("forecast", policy.forecast(s, NOW)), ("told one", policy.chances(s))):
        if not all(-HAIR <= chance <= 1 + HAIR for chance in chances):
            table.fail(f"the {name} is {chances}: not chances")
    if table.actor != CHANCE:
        legal = list(table.game.legal(s, table.actor))
        quick = policy.rollout(s, table.actor, table.rng)
        rival = policy.rival(s, table.actor, table.rng.random(), table.rng)
        for name, action in (("rollout", quick), ("rival's move", rival)):
            if action not in legal:
                told = f"the {name} of {who(table.actor)} plays {table.name(action)}"
                table.fail(f"{told}, not legal")


def copies_are_equal_and_independent(table: Table[S], expected: list[int]) -> list[int]:
    """A clone (at odd plies an unpacked state) leaves the state alone and goes the same way."""
    game, s = table.game, table.s
    packed = copies_go_the_same_way(table, expected)
    how = "an unpacked state" if table.ply % 2 else "a clone"
    t = game.unpack(packed) if table.ply % 2 else game.clone(s)
    if game.pack(t) != packed:
        table.fail(f"{how} does not pack equal")
    game.apply(t, table.actor, table.action)
    if game.pack(s) != packed:
        table.fail(f"{how} is not independent: {table.name(table.action)} on it changed the state")
    after = game.pack(t)
    if after == packed:
        table.fail(f"{table.name(table.action)} changed nothing")
    return after


def copies_go_the_same_way(table: Table[S], expected: list[int]) -> list[int]:
    """The same action gave the state and its copy, one ply ago, the same next state."""
    packed = table.game.pack(table.s)
    if expected and packed != expected:
        table.fail("the last action ended otherwise on a copy than on the state")
    return packed


def log_rebuilds_the_state(table: Table[S]) -> None:
    """No seed is needed: a fresh table and the log give the state."""
    game = table.game
    s = table.title.new(table.seats, table.options)
    for seat, action in table.log:
        game.apply(s, seat, action)
    if game.pack(s) != game.pack(table.s):
        table.fail("the log alone does not rebuild the state")


def ranks_fit_the_scores(table: Table[S]) -> None:
    """As many ranks as scores; 1 is best, ties share, who lost outright has one more than all."""
    ranks, scores = list(table.game.ranks(table.s)), list(table.game.scores(table.s))
    lost = len(scores) + 1
    fair = [1 + sum(other < mine for other in ranks) for mine in ranks]
    wrong = any(rank not in (place, lost) for rank, place in zip(ranks, fair, strict=True))
    if len(ranks) != len(scores) or wrong:
        table.fail(f"the ranks {ranks} do not fit the scores {scores}")
    won = table.title.policy.won(table.s)
    if len(won) != len(ranks) or min(won) < 0.0 or not sum(won) <= 1.0 + HAIR:
        table.fail(f"the parts of the win are {won}")
