"""Catalogue entries of Harvest broken in one place each."""

from collections.abc import Iterable
from copy import copy
from dataclasses import fields, replace
from typing import Any

import msgspec

from harvest import TITLE
from harvest.rules.game import CARD, DOUBLED, PLAIN, SEALED, SPACE, members
from harvest.rules.state import State
from harvest.view import GAME, Farm, Table
from interregnum.core.chance import Chance
from interregnum.core.errors import BadNotation, CannotUndo, IllegalAction, NotYourTurn, RecordError
from interregnum.core.game import NONE, Action, Seat
from interregnum.core.match import Match
from interregnum.core.record import Record
from interregnum.games.families import NOT_NOW
from interregnum.games.shown import Choice, Event, Line, Reason, Told
from interregnum.games.title import Hidden, Position, Title

FAMILIES = TITLE.families


def but(**parts: Any) -> Title[State]:
    """Harvest with other functions for what people see of actions."""
    families = copy(FAMILIES)
    for name, part in parts.items():
        setattr(families, name, part)
    return replace(TITLE, families=families)


def replaced(struct: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(struct, **changes)


def leaky_view(s: State, seat: Seat) -> Any:
    """Shows all hands as they are."""
    players = [Farm(k, s.points[k], members(s.hand[k]), s.doubles[k]) for k in range(len(s.points))]
    return replaced(TITLE.view(s, seat), players=players)


class LooseView(Table, frozen=True, kw_only=True):
    extra: Any


def unjsonable_view(s: State, seat: Seat) -> LooseView:
    """A tuple comes back from JSON as a list."""
    return LooseView(**msgspec.structs.asdict(TITLE.view(s, seat)), extra=(1, 2))


def unawaited_view(s: State, seat: Seat) -> Any:
    return replaced(TITLE.view(s, seat), awaited=[])


def bids_total(s: State) -> int:
    """What no seat may know."""
    return sum(s.card)


def leaky_choices(s: State, seat: Seat) -> list[Choice]:
    label = Line("harvest-leak", {"total": bids_total(s)})
    return [replaced(choice, label=label) for choice in FAMILIES.choices(s, seat)]


def few_choices(s: State, seat: Seat) -> list[Choice]:
    return FAMILIES.choices(s, seat)[1:]


def misnamed_choices(s: State, seat: Seat) -> list[Choice]:
    return [replaced(choice, text="play") for choice in FAMILIES.choices(s, seat)]


def leaky_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    reason = FAMILIES.explain(s, seat, action)
    return reason and Reason(reason.rule, reason.id, {"total": bids_total(s)})


def strict_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    """A reason against something legal."""
    if action == PLAIN:
        return Reason("H-BID-01", "harvest-why-step")
    return FAMILIES.explain(s, seat, action)


def lax_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    """No reason against something illegal."""
    return None if action == DOUBLED else FAMILIES.explain(s, seat, action)


def bare_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    reason = FAMILIES.explain(s, seat, action)
    return reason and Reason(reason.rule, NOT_NOW)


def baseless_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    reason = FAMILIES.explain(s, seat, action)
    return reason and Reason("", reason.id)


def leaky_breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    return [Line("ui-points-are", {"n": bids_total(s)})]


def talkative(
    before: State, after: State, actor: Seat, action: Action, viewer: Seat,
    events: Iterable[Event] | None = None,
) -> Line | None:  # fmt: skip
    """Tells of what is not seen."""
    line = FAMILIES.describe(before, after, actor, action, viewer, events)
    return line or Line("harvest-card", {"seat": actor})


def indiscreet(
    before: State, after: State, actor: Seat, action: Action, viewer: Seat,
    events: Iterable[Event] | None = None,
) -> Line | None:  # fmt: skip
    """Tells what was sealed."""
    if GAME.seen(before, viewer, actor, action) == SEALED:
        return Line("harvest-bid", {"action": action})
    return FAMILIES.describe(before, after, actor, action, viewer, events)


def telling_events(_s: State, _t: State, actor: Seat, action: Action) -> list[Told]:
    """Show what was sealed to everybody."""
    return [Told(Line("harvest-bid", {"seat": actor, "action": action}))]


def vague_notation(action: Action) -> str:
    return SPACE.decode(action)[0]


def lenient_parse(text: str) -> Action:
    try:
        return FAMILIES.parse(text)
    except BadNotation:
        return CARD


def lossy_position(s: State) -> Position:
    return {**TITLE.position(s), "reveals": 0}


def rude_load(doc: Position) -> State:
    doc["bag"]
    return TITLE.load(doc)


def leaky_census(s: State) -> dict[str, int]:
    return {"crops": len(members(s.bag))}


def never_several(s: State, me: Seat) -> bool:
    return False


def bold(row: Hidden[State]) -> Hidden[State]:
    return Hidden(row.value, never_several)


class LaxMatch:
    """A match with one method replaced; compiled classes cannot be inherited from."""

    def __init__(self, inner: Match[State]) -> None:
        object.__setattr__(self, "inner", inner)

    def __getattr__(self, name: str) -> Any:
        return getattr(object.__getattribute__(self, "inner"), name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.inner, name, value)


class TakesAll(LaxMatch):
    def play(self, seat: Seat, action: Action) -> None:
        try:
            self.inner.play(seat, action)
        except IllegalAction:
            return


class SpoilsRefused(LaxMatch):
    def play(self, seat: Seat, action: Action) -> None:
        try:
            self.inner.play(seat, action)
        except NotYourTurn:
            self.inner.state.points[0] += 1
            raise


class NoUndo(LaxMatch):
    def undo(self, seat: Seat) -> None:
        """Says yes and does nothing."""
        k = max((i for i, entry in enumerate(self.inner.log) if entry[0] == seat), default=NONE)
        if k == NONE or not self.inner.can_drop(k):
            self.inner.undo(seat)


class UndoesReveals(LaxMatch):
    def undo(self, seat: Seat) -> None:
        try:
            self.inner.undo(seat)
        except CannotUndo:
            del self.inner.log[-1]
            self.inner.state = self.inner.after(len(self.inner.log))


class UndoesAllSince(LaxMatch):
    def undo(self, seat: Seat) -> None:
        k = max((i for i, entry in enumerate(self.inner.log) if entry[0] == seat), default=NONE)
        if k == NONE or not self.inner.can_drop(k):
            self.inner.undo(seat)
        del self.inner.log[k:]
        self.inner.state = self.inner.after(k)


class LaxTitle(Title[State]):
    """The title with its matches wrapped."""

    kind: type[LaxMatch]

    def match(self, names: list[str], options: Any, chance: Chance) -> Any:
        return self.kind(super().match(names, options, chance))


def wrapped(kind: type[LaxMatch]) -> Title[State]:
    made: type[LaxTitle] = type("Wrapped", (LaxTitle,), {"kind": kind})
    return made(**{f.name: getattr(TITLE, f.name) for f in fields(Title)})


class Repairs(Title[State]):
    """Replays a broken record up to where it breaks."""

    def replay(self, record: Record) -> Match[State]:
        try:
            return super().replay(record)
        except RecordError:
            return super().replay(replaced(record, log=[], result=[]))


def repairing() -> Title[State]:
    return Repairs(**{f.name: getattr(TITLE, f.name) for f in fields(Title)})
