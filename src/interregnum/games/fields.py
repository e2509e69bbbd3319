"""Kinds of fields: what a number or an array of a state means in a position. Not compiled.

The class body of a state is its description. A field says its type, its kind and in a comment
what it is:

    built: Annotated[Ints, Counts("completed", CARD_IDS)]  # by card
    aim: Annotated[i64, Number(start=NONE)]  # the target of a krystallium not yet placed

From that `make types` writes `rules/copies.py` (clone, pack, unpack, the empty state) and
`papers.py` (the kinds, for position documents). A plain `i64` is a Number, a plain `bool` a
Bool, a plain `Ints` are Numbers; a field whose kind has the name "" is called in documents what
it is called here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE

MANY: Final = 20  # names that a sentence may list
MOST: Final = 1 << 53  # what JSON carries exactly


def place(name: str, names: Sequence[str]) -> int:
    """Where a name stands."""
    if name not in names:
        listed = ", ".join(list(names)[:MANY]) + " …" * (len(names) > MANY)
        raise ValueError(f"{name!r} is none of {listed}")
    return list(names).index(name)


class Kind:
    """The base: how a value is written in a document, and read again."""

    def __init__(self, name: str = "", *, start: int = 0, size: int = 0) -> None:
        self.name = name  # in documents; "": as in the state
        self.start = start  # in the empty state; of an array: each of its items
        self.size = size  # of an array in the empty state

    type: Any = int  # of the document

    def write(self, value: Any) -> Any:
        return int(value)

    def read(self, told: Any) -> Any:
        return told


class Number(Kind):
    """A count, a place or a total."""

    def __init__(self, name: str = "", *, start: int = 0, least: int = 0, most: int = MOST) -> None:
        super().__init__(name, start=start)
        self.least = min(least, start)
        self.most = most


class Bool(Kind):
    """No or yes, of a field that is a bool."""

    type = bool

    def write(self, value: Any) -> bool:
        return bool(value)


class Ordinal(Kind):
    """A place from 0 on; documents count from 1, as people do."""

    def write(self, value: Any) -> int:
        return int(value) + 1

    def read(self, told: int) -> int:
        return told - 1


class Maybe(Kind):
    """A number, or null for NONE."""

    type = int | None

    def write(self, value: Any) -> int | None:
        return None if value == NONE else int(value)

    def read(self, told: int | None) -> int:
        return NONE if told is None else told


class Flag(Kind):
    """No or yes, of a field that is 0 or 1."""

    type = bool

    def write(self, value: Any) -> bool:
        return bool(value)

    def read(self, told: bool) -> int:
        return int(told)


class Name(Kind):
    """A place in a list of names; NONE is the empty name."""

    type = str

    def __init__(self, name: str, names: Sequence[str], *, start: int = NONE) -> None:
        super().__init__(name, start=start)
        self.names = names

    def write(self, value: Any) -> str:
        return "" if value == NONE else self.names[value]

    def read(self, told: str) -> int:
        return place(told, self.names) if told else NONE


class Mask(Kind):
    """A bit for each name."""

    type = list[str]

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, value: Any) -> list[str]:
        return [name for k, name in enumerate(self.names) if int(value) >> k & 1]

    def read(self, told: list[str]) -> int:
        if len(set(told)) != len(told):
            raise ValueError(f"{told} names one twice")
        return sum(1 << place(name, self.names) for name in told)


class Numbers(Kind):
    """An array of numbers."""

    type = list[int]

    def write(self, value: Any) -> list[int]:
        return [int(x) for x in value]

    def read(self, told: list[int]) -> Any:
        return ints(told)


class Names(Kind):
    """An array of places in a list of names; NONE is the empty name."""

    type = list[str]

    def __init__(self, name: str, names: Sequence[str], *, start: int = 0, size: int = 0) -> None:
        super().__init__(name, start=start, size=size)
        self.names = names

    def write(self, value: Any) -> list[str]:
        return ["" if x == NONE else self.names[x] for x in value]

    def read(self, told: list[str]) -> Any:
        return ints([place(name, self.names) if name else NONE for name in told])


class Counts(Kind):
    """An array of counts by name; what is counted zero times is left out."""

    type = dict[str, int]

    def __init__(self, name: str, names: Sequence[str], *, size: int = 0) -> None:
        super().__init__(name, size=size or len(names))
        self.names = names

    def write(self, value: Any) -> dict[str, int]:
        return {name: int(n) for name, n in zip(self.names, value, strict=False) if n}

    def read(self, told: Mapping[str, int]) -> Any:
        counts = [0] * self.size
        for name, n in told.items():
            counts[place(name, self.names)] = n
        return ints(counts)


class Tally(Counts):
    """The same with the zeros told too."""

    def write(self, value: Any) -> dict[str, int]:
        return {name: int(n) for name, n in zip(self.names, value, strict=False)}


class BySeat(Kind):
    """An array with a value for each seat; documents tell it seat by seat."""

    def __init__(self, inner: Kind, *, each: int = 0) -> None:
        super().__init__(inner.name, start=inner.start)
        self.inner = inner
        self.each = each  # items of the array for each seat, if they are an array themselves


class Of(Kind):
    """A field that documents tell within a part of the position, such as its battle."""

    def __init__(self, part: str, inner: Kind) -> None:
        super().__init__(inner.name, start=inner.start, size=inner.size)
        self.part = part
        self.inner = inner


class Untold(Kind):
    """Packed and cloned; `position.py` tells it in its own way."""


class Derived(Kind):
    """Follows from other fields: cloned, but neither packed nor told; the rules work it out."""


class Shared(Kind):
    """Never changed, so clones share it. A class brings its own `put_…` and `take_…`."""


class Snapshot(Kind):
    """A list whose items never change, so clones share them; packed and told by the rules."""


def ints(values: Sequence[int]) -> Ints:
    return vec[i64](list(values))
