"""Position documents from the kinds of a state's fields: types, writing, reading. Not compiled."""

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, Generic, TypeVar, get_origin

import msgspec

from interregnum.core.errors import BadPosition
from interregnum.core.game import Game
from interregnum.games.fields import BySeat, Kind, Mask, Number, Of, ints
from interregnum.games.title import NO_POSITION, Position, allowed_values, flatten

S = TypeVar("S")
Kinds = Mapping[str, Kind]  # by field: a table of papers.py


def part(kinds: Kinds, name: str) -> Kinds:
    """The fields told within a part of the position; of "" those told in no part."""
    if not name:
        return {field: kind for field, kind in kinds.items() if not isinstance(kind, Of)}
    parts = {field: kind for field, kind in kinds.items() if isinstance(kind, Of)}
    return {field: kind.inner for field, kind in parts.items() if kind.part == name}


def by_name(kinds: Kinds, *, seats: bool) -> dict[str, tuple[str, Kind]]:
    """By name in the document: the field and its kind, of the table or of each seat."""
    return {
        kind.name or field: (field, kind.inner if isinstance(kind, BySeat) else kind)
        for field, kind in kinds.items()
        if isinstance(kind, BySeat) == seats
    }


def type_of(kind: Kind) -> Any:
    """Of the value in a document, with its limits."""
    if isinstance(kind, Number):
        return Annotated[int, msgspec.Meta(ge=kind.least, le=kind.most)]
    return kind.type


def document(
    name: str, kinds: Kinds, *more: tuple[str, Any] | tuple[str, Any, Any], seats: bool = False,
    optional: Collection[str] | None = (), brief: bool = False,
) -> type[msgspec.Struct]:  # fmt: skip
    """A struct of all told fields (with `seats`, of those told seat by seat) and of some more.

    The optional ones (None: all) are as in the empty state where they are left out;
    `brief`: such usual values are unsaid.
    """
    rows: list[Any] = []
    for key, (_, kind) in by_name(kinds, seats=seats).items():
        may_miss = optional is None or key in optional
        rows.append((key, type_of(kind), begun(kind)) if may_miss else (key, type_of(kind)))
    rows += more
    made = msgspec.defstruct(
        name, rows, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=brief
    )
    msgspec.json.Decoder(made)  # now: two threads that read the first one at once end the process
    return made


def begun(kind: Kind) -> Any:
    """The default of an optional field: what the empty state would be written as."""
    one = get_origin(kind.type) not in (list, dict) or isinstance(kind, Mask)
    value = kind.write(kind.start if one else [kind.start] * kind.size)
    plain = not isinstance(value, list | dict) or not value  # others would be shared by all
    return value if plain else msgspec.field(default_factory=value.copy)


def written(kinds: Kinds, state: Any) -> dict[str, Any]:
    """The told fields of a state or of a part of it."""
    named = by_name(kinds, seats=False)
    return {key: kind.write(getattr(state, field)) for key, (field, kind) in named.items()}


def written_of(kinds: Kinds, state: Any, seat: int) -> dict[str, Any]:
    """The fields that are told seat by seat, of one seat."""
    return {
        key: kind.write(part_of(kinds[field], getattr(state, field), seat))
        for key, (field, kind) in by_name(kinds, seats=True).items()
    }


def part_of(kind: Kind, value: Any, seat: int) -> Any:
    """What a seat has in an array of all seats."""
    each = kind.each if isinstance(kind, BySeat) else 0
    return value[seat * each : (seat + 1) * each] if each else value[seat]


def read(kinds: Kinds, told: Any, state: Any) -> None:
    """Set the told fields from a document that has been checked."""
    for key, (field, kind) in by_name(kinds, seats=False).items():
        setattr(state, field, understood(key, kind, getattr(told, key)))


def read_seats(kinds: Kinds, told: Sequence[Any], state: Any) -> None:
    """Set the fields that are told seat by seat."""
    for key, (field, kind) in by_name(kinds, seats=True).items():
        parts = [understood(key, kind, getattr(each, key)) for each in told]
        outer = kinds[field]
        joined = isinstance(outer, BySeat) and outer.each
        setattr(state, field, ints([x for part in parts for x in part] if joined else parts))


def understood(key: str, kind: Kind, told: Any) -> Any:
    """What is told under a name; what cannot be understood is refused with that name."""
    try:
        return kind.read(told)
    except ValueError as error:
        raise ValueError(f"{key}: {error}") from error


def options_of(options: type[msgspec.Struct], settings: Any, **told: Any) -> msgspec.Struct:
    """The options that the rules read as settings; those that are not enumerated are given."""
    values = {
        field.name: allowed_values(field.type)[int(getattr(settings, field.name))]
        for field in msgspec.structs.fields(options)
        if field.name not in told
    }
    return msgspec.convert({**values, **told}, options, strict=False)


class Documents(Generic[S]):
    """`position` and `load` of a title whose kinds tell the whole state but its options."""

    def __init__(
        self, game: Game[S], seats: range, options: type[msgspec.Struct], kinds: Kinds
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.kinds = kinds
        player: Any = document("PlayerDoc", kinds, seats=True)
        more = (("title", str), ("options", options), ("players", list[player]))
        self.type = document("PositionDoc", kinds, *more)

    def position(self, s: S) -> Position:
        """The document of a state; its field `options` holds the settings."""
        by_seat = next(field for field, kind in self.kinds.items() if isinstance(kind, BySeat))
        seats = range(len(getattr(s, by_seat)))
        settings: Any = s
        told: Position = msgspec.to_builtins({
            "title": self.game.name,
            "options": options_of(self.options, settings.options),
            "players": [written_of(self.kinds, s, seat) for seat in seats],
            **written(self.kinds, s),
        })  # fmt: skip
        return told

    def load(self, position: Position) -> S:
        """The state of a document; what is none is refused."""
        try:
            return self.loaded(msgspec.convert(position, self.type))
        except NO_POSITION as error:
            raise BadPosition(f"no position of {self.game.name}: {error}") from error

    def loaded(self, told: Any) -> S:
        if told.title != self.game.name or len(told.players) not in self.seats:
            raise ValueError(f"a position of {told.title} with {len(told.players)} players")
        s = self.game.new(len(told.players), flatten(told.options))
        read(self.kinds, told, s)
        read_seats(self.kinds, told.players, s)
        return s
