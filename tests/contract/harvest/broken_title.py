"""Catalogue entries of Harvest broken in one place each."""

from dataclasses import fields
from typing import Any

import msgspec

from interregnum.core.chance import Chance
from interregnum.core.errors import IllegalAction, NotYourTurn, RecordError
from interregnum.core.game import NONE, Action, Seat
from interregnum.core.match import Match
from interregnum.core.record import Record
from interregnum.games.families import NOT_NOW
from interregnum.games.shown import Line, Reason, Told
from interregnum.games.title import Hidden, Position, Title
from tests.contract.harvest import title as harvest
from tests.contract.harvest.rules import CARD, DOUBLED, SEALED, SPACE, SWAP, State
from tests.contract.harvest.title import GAME, HarvestView, Move


def leaky_view(s: State, seat: Seat) -> Any:
    """Shows the live boards to all."""
    view = harvest.view(s, seat)
    return replaced(view, boards=[harvest.face(b) for b in s.live])


def replaced(struct: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(struct, **changes)


class LooseView(HarvestView, frozen=True, kw_only=True):
    extra: Any


def unjsonable_view(s: State, seat: Seat) -> LooseView:
    """A tuple comes back from JSON as a list."""
    return LooseView(**msgspec.structs.asdict(harvest.view(s, seat)), extra=(1, 2))


def unawaited_view(s: State, seat: Seat) -> Any:
    return replaced(harvest.view(s, seat), awaited=[])


def bids_total(s: State) -> int:
    """What no seat may know."""
    return sum(b.card for b in s.live)


def leaky_choices(s: State, seat: Seat) -> list[Move]:
    label = Line("harvest-leak", {"total": int(bids_total(s))})
    return [replaced(move, label=label) for move in harvest.choices(s, seat)]


def few_choices(s: State, seat: Seat) -> list[Move]:
    return harvest.choices(s, seat)[1:]


def misnamed_choices(s: State, seat: Seat) -> list[Move]:
    return [replaced(move, text="play") for move in harvest.choices(s, seat)]


def leaky_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    reason = harvest.explain(s, seat, action)
    return reason and Reason(reason.rule, reason.id, {"total": int(bids_total(s))})


def strict_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    """A reason against something legal."""
    if action == SWAP:
        return Reason("harvest:3.3", "harvest-why-swap")
    return harvest.explain(s, seat, action)


def lax_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    """No reason against something illegal."""
    return None if action == DOUBLED else harvest.explain(s, seat, action)


def bare_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    reason = harvest.explain(s, seat, action)
    return reason and Reason(reason.rule, NOT_NOW)


def baseless_explain(s: State, seat: Seat, action: Action) -> Reason | None:
    reason = harvest.explain(s, seat, action)
    return reason and Reason("", reason.id)


def leaky_breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    return [Line("harvest-points", {"points": int(bids_total(s))})]


def talkative(s: State, seat: Seat, action: Action, viewer: Seat) -> Line | None:
    """Tells of what is not seen."""
    line = harvest.describe(s, seat, action, viewer)
    return line or Line("harvest-card", {"seat": seat})


def indiscreet(s: State, seat: Seat, action: Action, viewer: Seat) -> Line | None:
    """Tells what was sealed."""
    line = harvest.describe(s, seat, action, viewer)
    sealed = GAME.seen(s, viewer, seat, action) == SEALED
    return Line("harvest-bid", {"action": action}) if sealed else line


def telling_events(_s: State, _t: State, actor: Seat, action: Action) -> list[Told]:
    """Show what was sealed to everybody."""
    return [Told(Line("harvest-bid", {"seat": actor, "action": action}))]


def vague_notation(s: State, seat: Seat, action: Action) -> str:
    return SPACE.decode(action)[0]


def lenient_parse(s: State, seat: Seat, text: str) -> Action:
    known = [a for a in range(SPACE.size) if harvest.notation(s, seat, a) == text]
    return known[0] if known else int(CARD)


def lossy_position(s: State) -> Position:
    return {**harvest.position(s), "reveals": 0}


def rude_load(doc: Position) -> State:
    doc["phase"]
    return harvest.load(doc)


def leaky_census(s: State) -> dict[str, int]:
    return {"crops": int(sum(s.bag))}


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
    return made(**{f.name: getattr(harvest.TITLE, f.name) for f in fields(Title)})


class Repairs(Title[State]):
    """Replays a broken record up to where it breaks."""

    def replay(self, record: Record) -> Match[State]:
        try:
            return super().replay(record)
        except RecordError:
            return super().replay(replaced(record, log=[], result=[]))


def repairing() -> Title[State]:
    return Repairs(**{f.name: getattr(harvest.TITLE, f.name) for f in fields(Title)})
