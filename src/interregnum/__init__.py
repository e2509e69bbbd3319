"""Interregnum: four tabletop games about who shall wear the crown, to play and to study.

    >>> import interregnum
    >>> match = interregnum.match("for-a-crown", ["Anna", "Petr", "Eva"], seed=7)
    >>> sorted(interregnum.play(match, ["greedy", "random", "random"]).record.result)
    [1, 2, 3]

The names below are the library; `interregnum.envs` has environments for learning.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from interregnum.library import (
        CHANCE,
        NONE,
        Bot,
        Field,
        Game,
        GameError,
        Match,
        Outcome,
        Policy,
        Record,
        Standing,
        Title,
        Weighed,
        apply,
        arena,
        bot,
        match,
        options,
        play,
        read,
        replay,
        title,
        titles,
        verify,
        write,
    )

__all__ = [
    "CHANCE",
    "NONE",
    "Bot",
    "Field",
    "Game",
    "GameError",
    "Match",
    "Outcome",
    "Policy",
    "Record",
    "Standing",
    "Title",
    "Weighed",
    "apply",
    "arena",
    "bot",
    "match",
    "options",
    "play",
    "read",
    "replay",
    "title",
    "titles",
    "verify",
    "write",
]


def __getattr__(name: str) -> Any:
    """Loaded when it is used: `import interregnum` alone costs nothing."""
    if name not in __all__:
        raise AttributeError(f"module 'interregnum' has no attribute {name!r}")
    return getattr(import_module("interregnum.library"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
