"""The checked entrance: a match refuses, takes back, is recorded and replayed."""

from random import Random
from typing import TypeVar

import msgspec

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.errors import CannotUndo, IllegalAction, NotYourTurn, RecordError
from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.core.match import Match, unfair
from interregnum.core.record import decode, encode
from interregnum.laws.table import Case, Table, Tally, who

S = TypeVar("S")


def matches(case: Case[S], seed: int, tally: Tally, *, every: int = 10) -> None:
    """One random match; refusals and undo at about one ply in `every`, then the record."""
    table, rng = Table(case, seed), Random(seed)
    names = [f"N{seat}" for seat in range(case.seats)]
    match = case.title.match(names, table.options, Chance(seeded_key(seed), [""] * case.seats))
    while not match.over:
        table.s, table.log = match.state, match.log
        table.draw()
        if rng.random() * every < 1:
            what_is_not_legal_is_refused(table, match, rng)
            undo_leaves_no_trace(table, match)
            undo_leaves_the_others_alone(table, match)
            tally.update(undos=1)
        match.play(table.actor, table.action)
    table.s, table.log = match.state, match.log
    record_replays(table, match)
    broken_record_is_refused(table, match, rng)
    tally.update(matches=1)


def what_is_not_legal_is_refused(table: Table[S], match: Match[S], rng: Random) -> None:
    """And nothing has changed by it."""
    action = rng.randrange(table.game.actions.size)
    for seat in (*table.eyes, table.seats, CHANCE):
        if action not in table.game.legal(match.state, seat):
            refuse(table, match, seat, action)
    refuse(table, match, table.actor, table.game.actions.size)
    refuse(table, match, table.actor, NONE)


def refuse(table: Table[S], match: Match[S], seat: Seat, action: Action) -> None:
    before, entries = table.game.pack(match.state), list(match.log)
    expected = IllegalAction if seat in table.waiting else NotYourTurn
    try:
        match.play(seat, action)
    except expected:
        if table.game.pack(match.state) != before or match.log != entries:
            table.fail(f"action {action} of {who(seat)} was refused, and changed something")
        return
    table.fail(f"the match took action {action} of {who(seat)}, which is not legal")


def undo_leaves_no_trace(table: Table[S], match: Match[S]) -> None:
    """Until something is revealed a seat takes back its last action; after that it cannot."""
    game, seat = table.game, table.actor
    before, entries, draws = game.pack(match.state), list(match.log), match.draws
    reveals = game.reveals(match.state)
    match.play(seat, table.action)
    if game.reveals(match.state) == reveals and match.draws == draws:
        match.undo(seat)
        if game.pack(match.state) != before or match.log != entries:
            table.fail(f"{table.name(table.action)} of seat {seat}, undone, left a trace")
    else:
        cannot_undo(table, match, seat)
        match.log[len(entries) :] = []
        match.state, match.draws = game.unpack(before), draws
    table.s = match.state


def cannot_undo(table: Table[S], match: Match[S], seat: Seat) -> None:
    before, entries = table.game.pack(match.state), list(match.log)
    try:
        match.undo(seat)
    except CannotUndo:
        if table.game.pack(match.state) != before or match.log != entries:
            table.fail(f"an undo of seat {seat} was refused, and changed something")
        return
    table.fail(f"seat {seat} took back {table.name(table.action)} after a reveal")


def undo_leaves_the_others_alone(table: Table[S], match: Match[S]) -> None:
    """In a window a seat takes back its action although another has acted since."""
    game, a = table.game, table.actor
    b = next((seat for seat in table.waiting if seat != a), NONE)
    if b == NONE:
        return
    s, entries = match.state, list(match.log)
    reveals, theirs = game.reveals(s), game.legal(s, b)[0]
    alone = game.clone(s)
    game.apply(alone, b, theirs)
    both = table.after()
    game.apply(both, b, theirs)
    if game.reveals(both) != reveals:
        return
    match.play(a, table.action)
    match.play(b, theirs)
    match.undo(a)
    if game.pack(match.state) != game.pack(alone):
        table.fail(f"the undo of seat {a} did not leave alone what seat {b} did in the window")
    match.undo(b)
    if match.log != entries:
        table.fail(f"seats {a} and {b} took back their actions, and the log is not as before")
    table.s = match.state


def record_replays(table: Table[S], match: Match[S]) -> None:
    """Through JSON and back, to an equal state, with chance as its key says."""
    record = match.record
    again = decode(encode(record))
    if again != record:
        table.fail("the record changes on its way through JSON")
    replayed = table.title.replay(again)
    if table.game.pack(replayed.state) != table.game.pack(match.state):
        table.fail("the record replays to another state")
    if replayed.record != record:
        table.fail("the replayed match has another record")
    if why := unfair(match.game, match.setup, record):
        table.fail(f"chance in the record is not fair: {why}")


def broken_record_is_refused(table: Table[S], match: Match[S], rng: Random) -> None:
    """With the entry at which it fails."""
    record = match.record
    k = rng.randrange(len(record.log))
    log = [*record.log[:k], (record.log[k][0], table.game.actions.size), *record.log[k + 1 :]]
    try:
        table.title.replay(msgspec.structs.replace(record, log=log))
    except RecordError as error:
        if f"entry {k}" not in str(error):
            table.fail(f"the record fails at entry {k}, but the refusal says: {error}")
        return
    table.fail(f"a record whose entry {k} is no action was taken")
