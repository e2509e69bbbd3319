"""Position documents from the kinds of a state's fields: types, writing, reading. Not compiled."""

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from interregnum.games.fields import BySeat, Counts, Kind, Names, Number, Numbers, ints
from interregnum.games.title import allowed_values

Kinds = Mapping[str, Kind]  # by field: a table of papers.py


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


def usual(kind: Kind) -> Any:
    """What a document means that leaves a field out."""
    return kind.write(() if isinstance(kind, Numbers | Names | Counts) else kind.start)


def document(
    name: str,
    kinds: Kinds,
    *more: tuple[str, Any] | tuple[str, Any, Any],
    seats: bool = False,
    needed: Collection[str] | None = None,
    brief: bool = False,
) -> type[msgspec.Struct]:
    """A struct of all told fields (with `seats`, of those told seat by seat) and of some more.

    `needed`: the fields that none may leave out, usually all; `brief`: usual values are unsaid.
    """
    named = by_name(kinds, seats=seats)
    told: list[Any] = [
        (key, type_of(kind))
        if needed is None or key in needed
        else (key, type_of(kind), usual(kind))
        for key, (_, kind) in named.items()
    ]
    return msgspec.defstruct(
        name,
        [*told, *more],
        frozen=True,
        forbid_unknown_fields=True,
        kw_only=True,
        omit_defaults=brief,
    )


def written(kinds: Kinds, state: Any) -> dict[str, Any]:
    """The told fields of a state or of a part of it."""
    named = by_name(kinds, seats=False)
    return {key: kind.write(getattr(state, field)) for key, (field, kind) in named.items()}


def written_of(kinds: Kinds, state: Any, seat: int) -> dict[str, Any]:
    """The fields that are told seat by seat, of one seat."""
    named = by_name(kinds, seats=True)
    return {key: kind.write(getattr(state, field)[seat]) for key, (field, kind) in named.items()}


def read(kinds: Kinds, told: Any, state: Any) -> None:
    """Set the told fields from a document that has been checked."""
    for key, (field, kind) in by_name(kinds, seats=False).items():
        setattr(state, field, understood(key, kind, getattr(told, key)))


def read_seats(kinds: Kinds, told: Sequence[Any], state: Any) -> None:
    """Set the fields that are told seat by seat."""
    for key, (field, kind) in by_name(kinds, seats=True).items():
        setattr(state, field, ints([understood(key, kind, getattr(each, key)) for each in told]))


def understood(key: str, kind: Kind, told: Any) -> Any:
    """What is told under a name; what cannot be understood is refused with that name."""
    try:
        return kind.read(told)
    except ValueError as error:
        raise ValueError(f"{key}: {error}") from error


def options_of(options: type[msgspec.Struct], settings: Any) -> msgspec.Struct:
    """The options that the rules read as settings."""
    values = {
        field.name: allowed_values(field.type)[int(getattr(settings, field.name))]
        for field in msgspec.structs.fields(options)
    }
    return msgspec.convert(values, options, strict=False)
