"""What people look at: the catalogue entry of a game. Not compiled."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin

import msgspec

from interregnum.core.chance import Chance
from interregnum.core.errors import BadOption, ClientError, RecordError
from interregnum.core.game import CHANCE, Action, Game, Seat, Setup
from interregnum.core.match import Match, Values
from interregnum.core.passive import KEEPERS, Keeper, Reduced
from interregnum.core.policy import Field, Policy
from interregnum.core.record import Record
from interregnum.games.drawing import Drawing
from interregnum.games.families import Families
from interregnum.games.leading import leading
from interregnum.games.objects import Sort, about
from interregnum.games.shown import Line, Reason, View

S = TypeVar("S")
Position = dict[str, Any]  # a JSON document in the ledger's nouns: docs/positions.md
NO_POSITION = (  # what such a document may break, also in rules that are asked about it
    msgspec.ValidationError,
    ValueError,
    KeyError,
    IndexError,
    OverflowError,
    TypeError,  # compiled, of a number that is no i64
)


@dataclass(frozen=True)
class Hidden(Generic[S]):
    """One row of a game's HIDDEN table: something that `imagine` must deal anew."""

    value: Callable[[S, Seat], object]  # hashable: what the seat cannot know
    several: Callable[[S, Seat], bool]  # whether its knowledge leaves more than one value


class Where(msgspec.Struct, frozen=True, kw_only=True):
    """Where something matters: with so many seats, and with such values of other options."""

    seats: list[int] = []  # empty: with any number
    needs: dict[str, list[str]] = {}


class Pick(msgspec.Struct, frozen=True, kw_only=True):
    """An option in text that names a component for each player, with commas between."""

    of: str  # a table of the components, by their ids
    more: list[Where] = []  # where there is a player beside the people


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """How a set-up page treats an option."""

    where: list[Where] = []  # it matters in any of these; none: everywhere
    basic: bool = False  # asked at once, not among the rulings
    pick: Pick | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    """An option as a program reads it."""

    name: str
    values: list[str]  # empty: any number or text
    default: str | int | bool


def never(s: Any, seat: Seat) -> bool:
    return False


def any_options(_options: Any, _seats: int) -> Reason | None:
    """The `check` of a title whose options all go together."""
    return None


def unturned(_s: Any) -> tuple[int, ...]:
    """The `turn` of a title in which a turn ends when another seat acts."""
    return ()


def flat_setup(options: Any, _seats: int) -> Setup:
    """The `setup` of a title whose rules read the options as they are."""
    return flatten(options)


def uncounted(_s: Any) -> dict[str, int]:
    """The `census` of a title without components that could get lost."""
    return {}


def common(game: Game[S], s: S, ask: Line) -> dict[str, Any]:
    """What the view of a title with open points begins with; its rounds are its own.

    The question is there only while somebody is asked.
    """
    waiting = list(game.to_act(s))
    people = [seat for seat in waiting if seat != CHANCE]
    ranks = [] if waiting else list(game.ranks(s))
    leaders = leading([int(points) for points in game.scores(s)])
    asked = ask if people else None
    return {"awaited": people, "ask": asked, "result": ranks, "leaders": leaders}


def points_of(game: Game[S]) -> Callable[[S, Seat, Seat], list[Line]]:
    """The `breakdown` of a title whose points have one source and are open to all."""
    return lambda s, seat, _viewer: [Line("ui-points-are", {"n": int(game.scores(s)[seat])})]


def to_be_first(_s: Any) -> Line | None:
    """The `aim` of a title that is won by rank, as everybody takes for granted."""
    return None


def nothing_else(_s: Any, _seat: Seat, _viewer: Seat) -> list[Line]:
    """The `assets` of a title whose points tell all."""
    return []


@dataclass(frozen=True, kw_only=True)
class Title(Generic[S]):
    """One per game, in its package's __init__.py; an entry point names it (registry.py)."""

    game: Game[S]
    policy: Policy[S]  # what bots know beside the rules
    seats: range  # people
    Options: type[msgspec.Struct]  # frozen; exactly the ledger's option table
    modes: dict[str, msgspec.Struct]  # named presets: laws, golden files, lobby
    view: Callable[[S, Seat], View]  # built by inclusion
    families: Families[S]  # a row for each family of actions
    breakdown: Callable[[S, Seat, Seat], list[Line]]  # (s, seat, viewer)
    position: Callable[[S], Position]
    load: Callable[[Position], S]
    hidden: dict[str, Hidden[S]]
    bound: int  # plies no game exceeds
    # (s, viewer, s as other eyes see it, whose): what differs drawn anew; unless the match is over
    again: Callable[[S, Seat, Any, Seat], View] | None = None
    minutes: int = 30  # a game takes, for the lobby
    weight: int = 2  # how much there is to learn, 1 to 5
    usual_seats: int = 0  # at a table; 0: the middle of `seats`
    check: Callable[[Any, int], Reason | None] = any_options  # (options, seats): what clashes
    setup: Callable[[Any, int], Setup] = flat_setup  # (options, seats)
    census: Callable[[S], dict[str, int]] = uncounted  # of components: never changes in a match
    components: dict[str, Any] = field(default_factory=dict)  # data.toml, for boards and cards
    steps: Callable[[S, Seat], bool] = never  # decisions that `finish` leaves to the planner
    assets: Callable[[S, Seat, Seat], list[Line]] = nothing_else  # like `breakdown`; no points yet
    worths: Mapping[str, int] = field(default_factory=dict)  # of their lines without a number; 1
    aim: Callable[[S], Line | None] = to_be_first  # what a chance to win means where it is another
    draw: Drawing | None = None  # in a terminal
    turn: Callable[[S], tuple[int, ...]] = unturned  # another one: a turn has ended
    shown: dict[str, Shown] = field(default_factory=dict)  # options at the set-up of a table
    numbers: dict[str, Callable[..., int]] = field(default_factory=dict)  # for its guide, by form
    solo_modes: tuple[str, ...] = ()  # for one person, though their options go with more
    objects: Sequence[Sort] = ()  # what its views name, to be asked about

    def __post_init__(self) -> None:
        """The states of this title can be compared, copied and pickled from now on."""
        mode, seats = next((m, n) for m in self.modes for n in self.mode_seats(m))
        kind = type(self.new(seats, self.modes[mode]))
        keeper = Keeper(self.game.clone, self.game.pack, self.reduced)
        KEEPERS.setdefault(kind, keeper)

    def reduced(self, s: S) -> Reduced:
        return restored, (self.name, self.game.pack(s))

    @property
    def name(self) -> str:
        """The key of the registry, of records and of links."""
        return self.game.name

    @property
    def option_infos(self) -> list[OptionInfo]:
        return [
            OptionInfo(field.name, allowed_values(field.type), field.default)
            for field in msgspec.structs.fields(self.Options)
        ]

    def mode_seats(self, mode: str) -> list[int]:
        """How many people a mode is for."""
        fits = [seats for seats in self.seats if self.check(self.modes[mode], seats) is None]
        return [seats for seats in fits if seats == 1 or mode not in self.solo_modes]

    def mode_of(self, options: msgspec.Struct, seats: int) -> str:
        """The mode that comes closest: all it sets is set so, and no other sets more; of two that
        set as much, to who is alone the one that is for one person."""
        usual, chosen = values_of(self.Options()), values_of(options)
        found, most = "", (-1, False)
        for mode, preset in self.modes.items():
            told = {k: v for k, v in values_of(preset).items() if v != usual[k]}
            fits = seats in self.mode_seats(mode) and told.items() <= chosen.items()
            close = (len(told), mode in self.solo_modes)
            if fits and close > most:
                found, most = mode, close
        return found

    def describe_observation(self) -> list[Field]:
        """What the numbers of an observation are, in their order: name, size, range, meaning."""
        return self.policy.fields

    def choices(self, s: S, seat: Seat) -> list[Any]:
        """The legal actions of a seat as a client can draw them: subclasses of Choice."""
        return list(self.families.choices(s, seat))

    def notation(self, _s: S, _seat: Seat, action: Action) -> str:
        """An action as a short text, the same at every table."""
        return self.families.notation(action)

    def parse(self, _s: S, _seat: Seat, text: str) -> Action:
        """The action of a text; what is none is refused."""
        return self.families.parse(text)

    def explain(self, s: S, seat: Seat, action: Action) -> Reason | None:
        """Why not; None exactly when the action is legal."""
        return self.families.explain(s, seat, action)

    def about(self, s: S, seat: Seat, name: str) -> Reason:
        """Why nothing can be done with an object of the seat's view, or what can."""
        return about(self, s, seat, name)

    def describe(
        self, before: S, after: S, actor: Seat, action: Action, viewer: Seat
    ) -> Line | None:
        """An entry of the log as a viewer may read it."""
        return self.families.describe(before, after, actor, action, viewer)

    def told(self, s: S, actor: Seat, action: Action, viewer: Seat) -> Line | None:
        """The log line of an action that might be played now; the state stays as it is."""
        after = self.game.clone(s)
        self.game.apply(after, actor, action)
        return self.describe(s, after, actor, action, viewer)

    def options(self, values: dict[str, Any]) -> msgspec.Struct:
        """Options by name; words and numbers may be given as text, as a command line does."""
        known = {field.name: field.type for field in msgspec.structs.fields(self.Options)}
        plain = dict(values)
        for name, value in values.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
            allowed = allowed_values(known[name])
            if allowed and str(value).lower() not in allowed:
                raise BadOption(f"{name} cannot be {value!r}; expected {' or '.join(allowed)}")
            if allowed and isinstance(value, str):
                plain[name] = value.lower()
        try:
            return msgspec.convert(plain, self.Options, strict=False)
        except msgspec.ValidationError as error:
            raise BadOption(f"{self.name}: {error}") from error

    def require(self, options: msgspec.Struct, seats: int) -> None:
        """Refuse a number of seats, or options, that do not go together."""
        if seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise BadOption(f"{self.name} is for {few} to {many} people, not for {seats}")
        reason = self.check(options, seats)
        if reason is not None:
            from interregnum.games.words import Words  # which knows titles

            told = Words("en", [self]).say(reason.line, [])
            raise BadOption(f"{self.name}: options do not go together ({reason.rule}): {told}")

    def new(self, seats: int, options: msgspec.Struct) -> S:
        """A fresh table, before any chance."""
        self.require(options, seats)
        return self.game.new(seats, self.setup(options, seats))

    def match(self, names: list[str], options: msgspec.Struct, chance: Chance) -> Match[S]:
        """A match opened: chance has run until a seat must decide."""
        self.require(options, len(names))
        setup = self.setup(options, len(names))
        match = Match(self.game, setup, values_of(options), names, chance)
        match.roll()
        return match

    def replay(self, record: Record) -> Match[S]:
        """The match of a record, every entry checked."""
        try:
            options = self.options(dict(record.options))
            self.require(options, record.seats)
        except ClientError as error:
            raise RecordError(f"the record does not open: {error}") from error
        if len(record.names) != record.seats:
            raise RecordError(f"{record.seats} seats, but {len(record.names)} names")
        return Match.replay(self.game, self.setup(options, record.seats), record)


def usual_seats(title: Title[Any], mode: str) -> int:
    """How many sit at a table of a mode, where nobody says it."""
    fits = title.mode_seats(mode) if mode else list(title.seats)
    usual = title.usual_seats or fits[len(fits) // 2]
    return usual if usual in fits else fits[-1]


def restored(name: str, packed: list[int]) -> Any:
    """A state that was pickled, in a process that may not know its title yet."""
    from interregnum.games.registry import find  # which knows titles

    return find(name).game.unpack(packed)


def allowed_values(kind: Any) -> list[str]:
    """The values of an enumerated option as text; empty where any number goes."""
    if kind is bool:
        return ["false", "true"]
    if get_origin(kind) is Literal:
        return [str(value) for value in get_args(kind)]
    return []


def values_of(options: msgspec.Struct) -> Values:
    """The options as a record holds them."""
    return dict(msgspec.structs.asdict(options))


def flatten(options: msgspec.Struct) -> Setup:
    """Options as ints: an enumerated value by its place, the rest as it is."""
    return {
        field.name: flat(field.type, getattr(options, field.name))
        for field in msgspec.structs.fields(options)
    }


def flat(kind: Any, value: Any) -> int:
    return get_args(kind).index(value) if get_origin(kind) is Literal else int(value)
