"""Objects: all that a view names answers why nothing can be done with it. Not compiled.

An object is called by its sort and its id: `area volcano`, `card M2-01`, `square c3`. Its sort
reads the view alone, so an answer tells nothing that the seat does not see.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from interregnum.core.errors import BadNotation
from interregnum.core.game import Seat
from interregnum.games.families import NOT_NOW
from interregnum.games.messages import Messages
from interregnum.games.shown import Line, Reason, View

if TYPE_CHECKING:
    from interregnum.games.title import Title

UNTELLING: Final = {  # they are the same for every object
    NOT_NOW, "ui-why-turn", "ui-why-finished", "ui-why-over", "ui-why-chance", "ui-why-mark",
}  # fmt: skip


def no_uses(_view: Any, _seat: Seat, _id: str) -> Iterable[str]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Sort:
    """One sort of objects. Its functions are given the view, the seat that asks, and an id."""

    name: str
    ids: Callable[[Any], Iterable[str]]  # those that a view names
    called: Callable[[Any, Seat, str], Line]
    role: Callable[[Any, Seat, str], Reason]  # what it is for, and the clause
    uses: Callable[[Any, Seat, str], Iterable[str]] = no_uses  # notations, the likeliest first


def texts(value: Any) -> Iterator[str]:
    """Every text in a view, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from texts(each)


def named(ids: Collection[str]) -> Callable[[View], list[str]]:
    """Those of the ids that stand anywhere in a view."""

    def found(view: View) -> list[str]:
        seen = set(texts(msgspec.to_builtins(view)))
        return [each for each in ids if each in seen]

    return found


def role(line: Messages, rule: str, name: str) -> Callable[[Any, Seat, str], Reason]:
    """The same for every object of a sort: the message `TITLE-why-object-NAME`."""
    return lambda _view, _seat, _id: line.why(rule, f"object-{name}")


def whose(_view: Any, _seat: Seat, owner: str) -> Line:
    """What a seat is called."""
    return Line("ui-object-seat", {"seat": int(owner)})


def find(sorts: Sequence[Sort], view: View, name: str) -> tuple[Sort, str]:
    """The sort and the id of a name; what the view does not show is refused."""
    kind, _, wanted = " ".join(name.split()).partition(" ")
    sort = next((each for each in sorts if each.name == kind.lower()), None)
    ids = {each.lower(): each for each in sort.ids(view)} if sort else {}
    if sort is None or wanted.lower() not in ids:
        raise BadNotation(f"{name!r} is no object of this table")
    return sort, ids[wanted.lower()]


def objects(title: "Title[Any]", view: View) -> list[str]:
    """The names of all objects of a view."""
    return [f"{sort.name} {each}" for sort in title.objects for each in sort.ids(view)]


def about(title: "Title[Any]", s: Any, seat: Seat, name: str) -> Reason:
    """Why nothing can be done with an object, or what can."""
    view = title.view(s, seat)
    sort, object_id = find(title.objects, view, name)
    called = sort.called(view, seat, object_id)
    now = None
    for text in sort.uses(view, seat, object_id):
        action = title.parse(s, seat, text)
        reason = title.explain(s, seat, action)
        if reason is None:
            label = title.families.choice(s, seat, action).label
            clause = title.families.row(action)[0].rule
            return Reason(clause, "ui-object-possible", {"object": called, "label": label})
        if reason.id not in UNTELLING:
            return naming(called, object_id, reason)
        now = now or reason
    purpose = sort.role(view, seat, object_id)
    return for_what(called, purpose, at_present(view, now) if now else None)


def naming(called: Line, object_id: str, reason: Reason) -> Reason:
    """A reason of the rules that names the object too."""
    if called in reason.args.values() or object_id in reason.args.values():
        return reason
    return Reason(reason.rule, "ui-object-reason", {"object": called, "reason": reason.line})


def for_what(called: Line, purpose: Reason, now: Line | None) -> Reason:
    """What an object is for, and what comes before."""
    if now is None:
        return Reason(purpose.rule, "ui-object-role", {"object": called, "role": purpose.line})
    args: dict[str, int | str | Line | list[Line]] = {
        "object": called, "role": purpose.line, "now": now,
    }  # fmt: skip
    return Reason(purpose.rule, "ui-object-role-now", args)


def at_present(view: View, reason: Reason) -> Line:
    """What is decided now, where a reason says only that it is something else."""
    if reason.id == NOT_NOW and view.ask is not None:
        return Line("ui-object-ask", {"ask": view.ask})
    return reason.line
