"""What a coach says in a real game: sentences of a title, each with what makes it fit.

A tip knows no rules: it looks at what the view shows and at what is offered.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from interregnum.core.game import Seat
from interregnum.games.shown import Choice, View

ME: Final = "me"  # in a path, the seat that looks


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str  # a Fluent message of the game
    offered: str = ""  # a kind of choice
    shows: dict[str, Any] = {}  # by its path, what the view says: "players.me.cards"
    at_least: dict[str, int] = {}  # by its path, a number of the view, or how long a list is


def fitting(tips: Iterable[Tip], view: View, choices: list[Choice], seat: Seat) -> list[str]:
    """The messages that fit what a seat sees and may do now."""
    shown = msgspec.to_builtins(view)
    offered = {str(type(choice).__struct_config__.tag) for choice in choices}
    return [tip.text for tip in tips if fits(tip, shown, offered, seat)]


def fits(tip: Tip, shown: Any, offered: set[str], seat: Seat) -> bool:
    if tip.offered and tip.offered not in offered:
        return False
    same = all(found(shown, path, seat) == value for path, value in tip.shows.items())
    return same and all(size(found(shown, path, seat)) >= n for path, n in tip.at_least.items())


def found(shown: Any, path: str, seat: Seat) -> Any:
    """What stands at a path; None if nothing does."""
    for name in path.split("."):
        key: Any = seat if name == ME else int(name) if name.isdigit() else name
        try:
            shown = shown[key]
        except (KeyError, IndexError, TypeError):
            return None
    return shown


def size(value: Any) -> int:
    return value if isinstance(value, int) else len(value or ())
