"""Families of actions: one row says all that people see of one. Not compiled.

From its rows a title gets its notation, its choices, its log and its refusals. Reasons come in the
same order in every title: the game is over, it is only a mark, chance does it, another phase,
another's turn, the rule itself.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

from interregnum.core.errors import BadNotation
from interregnum.core.game import CHANCE, NONE, Action, Game, Seat
from interregnum.games.offers import offers
from interregnum.games.shown import Choice, Event, Line, Reason

S = TypeVar("S")
Base = tuple[int, str, Line]  # what every choice begins with: action, notation, label
Clause = str | Callable[[S], str]  # an id of docs/rules/<title>.md, or what finds it
NOT_NOW: Final = "ui-why-not-now"  # the bare reason: it belongs to another phase


@dataclass(frozen=True, kw_only=True)
class Row(Generic[S]):
    """What every family has."""

    name: str  # as in the ActionSpace
    rule: str  # the clause behind it: who does it, and when
    text: Callable[[int], str]  # the notation of its k-th action
    log: Callable[[S, S, Seat, int], Line | None]  # (before, after, actor, k); None: untold


@dataclass(frozen=True, kw_only=True)
class Outcome(Row[S]):
    """What chance does."""

    phases: Collection[int]


@dataclass(frozen=True, kw_only=True)
class Mark(Row[S]):
    """Never legal: what others see of an action that is hidden from them."""


@dataclass(frozen=True, kw_only=True)
class Decision(Row[S]):
    """What a seat does."""

    phases: Collection[int]
    label: Callable[[S, Seat, int], Line]  # of a legal choice, for lists and buttons
    choice: Callable[[S, Seat, int, Base], Choice]  # its return type is a part of the schema
    why_not: Callable[[S, Seat, int], Reason | None]  # in its phase and turn; None: allowed


@dataclass(frozen=True, kw_only=True)
class Lot(Decision[S]):
    """What a seat does, or chance in its stead where an option says so."""


def allowed(_s: Any, _seat: Seat, _k: int) -> Reason | None:
    """The `why_not` of a family whose phase and turn say all."""
    return None


class Plain(Choice, frozen=True):
    """A choice that is its label and no more."""


def plain(_s: Any, _seat: Seat, _k: int, base: Base) -> Plain:
    """The `choice` of a family for which no board needs data."""
    return Plain(*base)


def no_events(_before: Any, _after: Any, _actor: Seat, _action: Action) -> Iterable[Event]:
    return ()


def unheard(_event: Event, _viewer: Seat) -> bool:
    return False


def not_now(row: Row[Any], _s: Any) -> Reason:
    return Reason(row.rule, NOT_NOW)


def nothing_first(_s: Any, _seat: Seat, _action: Action) -> Reason:
    raise AssertionError("what its family allows is not legal: name what must come first")


class Families(Generic[S]):
    """All families of a game, in the order of its ActionSpace."""

    def __init__(
        self,
        game: Game[S],
        rows: Sequence[Row[S]],
        *,
        phase: Callable[[S], int],
        over: str,
        example: str,
        windows: Collection[int] = (),
        deciders: Mapping[int, Clause[S]] | None = None,
        events: Callable[[S, S, Seat, Action], Iterable[Event]] = no_events,
        heard: Callable[[Event, Seat], bool] = unheard,
        elsewhere: Callable[[Row[S], S], Reason] = not_now,
        first: Callable[[S, Seat, Action], Reason] = nothing_first,
        known: Callable[[S, Seat], int] | None = None,
        choice_kinds: Any = None,
        event_kinds: Any = None,
    ) -> None:
        self.game = game
        self.rows = require_rows(game, rows)
        self.by_name = {row.name: row for row in rows}
        self.phase = phase
        self.over = over  # the clause that ends the game
        self.example = example  # of a notation, for whoever types a wrong one
        self.windows = windows  # phases in which several decide at once
        self.deciders = deciders or {}  # by phase, where no row's rule says who decides
        self.events = events  # what followed, for all to see; its return type is in the schema
        self.heard = heard  # (event, viewer): the viewer's log has told it before
        self.elsewhere = elsewhere  # why not in this phase
        self.first = first  # allowed in itself, but something else comes before
        self.choice_kinds = choice_kinds  # all that rows draw, where compiled functions do not say
        self.event_kinds = event_kinds  # and all that `events` brings
        self.known = known or (lambda s, _seat: phase(s))  # the phase as far as a seat knows it
        decoded = map(game.actions.decode, range(game.actions.size))
        self.placed = [(self.by_name[name], k) for name, k in decoded]
        self.texts = [row.text(k) for row, k in self.placed]
        self.actions = require_different(game, self.texts)

    def row(self, action: Action) -> tuple[Row[S], int]:
        """The family of an action, and its place there."""
        return self.placed[action]

    def in_window(self, s: S) -> bool:
        """Whether several decide at the same time and in secret."""
        return bool(self.windows) and self.phase(s) in self.windows

    def notation(self, action: Action) -> str:
        """The same for every state, so that a record reads the same everywhere."""
        return self.texts[action]

    def parse(self, text: str) -> Action:
        """The action of a text, whatever its case and spaces."""
        action = self.actions.get(" ".join(text.lower().split()))
        if action is None:
            raise BadNotation(
                f"{text!r} is no action of {self.game.name}; {self.example} would be one"
            )
        return action

    def choices(self, s: S, seat: Seat) -> list[Choice]:
        """The legal actions of a seat that is awaited; chance has none."""
        return [] if seat == CHANCE else offers(self.game, self.placed, self.texts, s, seat)

    def choice(self, s: S, seat: Seat, action: Action) -> Choice:
        row, k = self.row(action)
        assert isinstance(row, Decision), f"{row.name} is legal for a seat"
        return row.choice(s, seat, k, (action, self.texts[action], row.label(s, seat, k)))

    def describe(
        self, before: S, after: S, actor: Seat, action: Action, viewer: Seat,
        events: Iterable[Event] | None = None,
    ) -> Line | None:  # fmt: skip
        """The log line of an entry as a viewer may read it, with all that followed from it."""
        mark = self.game.seen(before, viewer, actor, action)
        told = self.logged(before, after, actor, mark)
        if told is None:
            return None
        if events is None:
            events = self.events(before, after, actor, action)
        followed = [e.line for e in events if e.line and not self.heard(e, viewer)]
        return Line(told.id, told.args, [*told.then, *followed])

    def logged(self, before: S, after: S, actor: Seat, mark: Action) -> Line | None:
        """An entry by how it is seen, without what followed."""
        if mark == NONE:
            return None
        row, k = self.row(mark)
        return row.log(before, after, actor, k)

    def current(self, s: S) -> set[str]:
        """The names of the families that belong to the current phase."""
        phase = self.phase(s)
        return {
            row.name for row in self.rows if not isinstance(row, Mark) and phase in phases_of(row)
        }

    def explain(self, s: S, seat: Seat, action: Action) -> Reason | None:
        """Why not: the clause and its numbers, from the seat's knowledge; None if legal."""
        row, k = self.row(action)
        waiting = list(self.game.to_act(s))
        if not waiting:
            return Reason(self.over, "ui-why-over")
        if isinstance(row, Mark):
            return Reason(row.rule, "ui-why-mark")
        if isinstance(row, Outcome) != (seat == CHANCE) and not isinstance(row, Lot):
            return Reason(row.rule, "ui-why-chance")
        phase = self.known(s, seat)
        if phase not in phases_of(row):
            return self.elsewhere(row, s)
        if seat not in waiting:
            return self.turn(s, phase, row, waiting[0])
        if isinstance(row, Decision) and (reason := row.why_not(s, seat, k)):
            return reason
        if action in self.game.legal(s, seat):
            return None
        if seat == CHANCE:
            return Reason(row.rule, "ui-why-no-outcome")
        return self.first(s, seat, action)

    def turn(self, s: S, phase: int, row: Row[S], awaited: Seat) -> Reason:
        """Somebody else decides."""
        if awaited == CHANCE:
            return Reason(row.rule, "ui-why-chance")
        rule = self.deciders.get(phase, row.rule)
        clause = rule if isinstance(rule, str) else rule(s)
        if phase in self.windows:  # who is left there is not told: a reason would change with it
            return Reason(clause, "ui-why-finished")
        return Reason(clause, "ui-why-turn", {"seat": awaited})

    @property
    def choices_type(self) -> Any:
        """A list of all that rows draw, for schemas."""
        if self.choice_kinds is not None:
            return GenericAlias(list, (self.choice_kinds,))
        drawn = [row.choice for row in self.rows if isinstance(row, Decision)]
        return GenericAlias(list, (reduce(or_, map(returned, drawn)),))

    @property
    def events_type(self) -> Any:
        """A list of what `events` brings, for schemas."""
        kinds = (self.event_kinds,) if self.event_kinds else get_args(returned(self.events))
        return GenericAlias(list, kinds)


def phases_of(row: Row[Any]) -> Collection[int]:
    return row.phases if isinstance(row, Outcome | Decision) else ()


def require_rows(game: Game[S], rows: Sequence[Row[S]]) -> Sequence[Row[S]]:
    """A family without a row, or a row without a family, stops the program at its start."""
    named = [row.name for row in rows]
    if named != game.actions.names:
        raise TypeError(f"{game.name} has actions {game.actions.names}, but rows {named}")
    return rows


def require_different(game: Game[S], texts: Sequence[str]) -> dict[str, Action]:
    """By text in small letters: its action. Two of one notation would be read as one."""
    actions: dict[str, Action] = {}
    for action, text in enumerate(texts):
        if actions.setdefault(text.lower(), action) != action:
            raise TypeError(f"{game.name} writes two actions as {text!r}")
    return actions


def returned(function: Callable[..., Any]) -> Any:
    """The type that a function says it returns; schemas are made of it, so a lambda will not do."""
    told = get_type_hints(function).get("return")
    if told is None:
        raise TypeError(f"{function.__module__}.{function.__qualname__} does not say its type")
    return told
