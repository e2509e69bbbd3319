"""What every state can do by itself: be copied, pickled and compared, by what its game packs."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from interregnum.core.errors import NoTitle

Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


class Keeper:
    """How the states of one class are told: by the title they belong to."""

    def __init__(
        self,
        clone: Callable[[Any], Any],
        pack: Callable[[Any], list[int]],
        reduced: Callable[[Any], Reduced],
    ) -> None:
        self.clone = clone
        self.pack = pack
        self.reduced = reduced  # what pickle calls to have the state back


KEEPERS: Final[dict[type, Keeper]] = {}  # by class of state; the first title of a class keeps it


@mypyc_attr(allow_interpreted_subclasses=True)
class Passive:
    """The base of every state."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        pack = keeper(self).pack
        return pack(self) == pack(other)

    def __hash__(self) -> int:
        raise TypeError("a state changes: it has no hash; pack it, and take a tuple of that")

    def __copy__(self) -> Any:
        return keeper(self).clone(self)

    def __deepcopy__(self, memo: Any) -> Any:
        return keeper(self).clone(self)

    def __reduce__(self) -> Reduced:
        return keeper(self).reduced(self)


def keeper(s: object) -> Keeper:
    if type(s) not in KEEPERS:
        raise NoTitle(f"no title is known whose states are {type(s).__module__}.State")
    return KEEPERS[type(s)]
