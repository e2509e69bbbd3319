"""What goes out as text and comes back: notation, choices, lines, JSON, positions."""

from typing import Any, TypeVar

import msgspec

from interregnum.core.errors import BadNotation, BadPosition, ClientError
from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.games.shown import Line
from interregnum.games.walk import step
from interregnum.laws.table import Case, Table, Tally, plies, who

S = TypeVar("S")
NO_NOTATION = "no such move"
encode = msgspec.json.encode


def texts(case: Case[S], seed: int, tally: Tally, *, count: int, every: int = 16) -> None:
    """The text laws at so many plies of random games."""
    for table in plies(case, seed, count, every):
        choices_are_the_legal_actions(table)
        notation_comes_back(table)
        views_come_back_from_json(table)
        lines_tell_what_is_seen(table)
        position_comes_back(table)
        pack_holds_all(table)
        broken_position_is_refused(table)
        tally.update(texts=1)


def choices_are_the_legal_actions(table: Table[S]) -> None:
    """In their order, with their notation; nobody else has any."""
    for seat in table.eyes:
        choices = table.title.choices(table.s, seat)
        if [choice.id for choice in choices] != list(table.game.legal(table.s, seat)):
            table.fail(f"the choices of {who(seat)} are not its legal actions")
        for choice in choices:
            if choice.text != table.title.notation(table.s, seat, choice.id):
                table.fail(f"the choice {choice.id} reads {choice.text!r}, not as its notation")
            if not comes_back(choice):
                table.fail(f"the choice {choice.text!r} does not come back from JSON")


def notation_comes_back(table: Table[S]) -> None:
    """For every legal action; what is no notation is refused."""
    for action in table.game.legal(table.s, table.actor):
        text = table.title.notation(table.s, table.actor, action)
        if table.title.parse(table.s, table.actor, text) != action:
            table.fail(f"{table.name(action)} is written {text!r}, which reads as another action")
    try:
        table.title.parse(table.s, table.actor, NO_NOTATION)
    except BadNotation:
        return
    table.fail(f"{NO_NOTATION!r} was read as an action")


def views_come_back_from_json(table: Table[S]) -> None:
    """For every seat and a spectator; the people who are awaited stand in it."""
    people = [seat for seat in table.waiting if seat != CHANCE]
    for me in table.eyes:
        view = table.title.view(table.s, me)
        if not comes_back(view):
            table.fail(f"the view of {who(me)} does not come back from JSON")
        if view.awaited != people:
            table.fail(f"the view of {who(me)} awaits {view.awaited}, not {people}")


def comes_back(struct: Any) -> bool:
    return bool(msgspec.json.decode(encode(struct), type=type(struct)) == struct)


def lines_tell_what_is_seen(table: Table[S]) -> None:
    """Nothing is told of what is seen as NONE, and what looks the same is told the same."""
    told: dict[Seat, dict[Action, Line | None]] = {me: {NONE: None} for me in table.eyes}
    shown: dict[Seat, dict[Action, bytes]] = {me: {} for me in table.eyes}
    for action in table.game.legal(table.s, table.actor):
        played = step(table.title, 0, table.s, table.actor, action)
        events = encode(played.events)
        for me in table.eyes:
            mark = table.game.seen(table.s, me, table.actor, action)
            line = played.told(me)
            if told[me].setdefault(mark, line) != line:
                table.fail(f"{who(me)} is told {line} of {table.name(action)}, seen as {mark}")
            if shown[me].setdefault(mark, events) != events:
                table.fail(f"events tell {who(me)} more of {table.name(action)} than it sees")
            if me == table.actor and mark != action:
                table.fail(f"seat {me} does not see its own {table.name(action)}")
            if line is not None and not comes_back(line):
                table.fail(f"the line {line} does not come back from JSON")


def position_comes_back(table: Table[S]) -> None:
    """A whole position, through JSON, is the same state."""
    data = encode(table.title.position(table.s))
    loaded = table.title.load(msgspec.json.decode(data))
    if table.game.pack(loaded) != table.game.pack(table.s):
        table.fail("the position does not load to an equal state")
    if encode(table.title.position(loaded)) != data:
        table.fail("the position changes on its way through JSON")


def pack_holds_all(table: Table[S]) -> None:
    """A state from another process shows the same as this one."""
    t = table.game.unpack(table.game.pack(table.s))
    if encode(table.title.position(t)) != encode(table.title.position(table.s)):
        table.fail("an unpacked state has another position: pack does not hold all")
    for me in table.eyes:
        if table.title.view(t, me) != table.title.view(table.s, me):
            table.fail(f"an unpacked state looks different to {who(me)}: pack does not hold all")


def broken_position_is_refused(table: Table[S]) -> None:
    """A document without one of its parts is refused, or read as if that part were usual."""
    doc = table.title.position(table.s)
    missing = table.rng.choice(list(doc))
    doc.pop(missing)
    for broken, name in (({}, "an empty document"), (doc, f"a position without {missing!r}")):
        try:
            table.title.load(broken)
        except BadPosition:
            continue
        except (ClientError, LookupError, ValueError, TypeError, AttributeError) as error:
            table.fail(f"{name} is refused with {error!r} instead of BadPosition")
