"""The messages of one title: log lines, labels, reasons. Not compiled."""

from collections.abc import Callable, Mapping
from typing import Any

from interregnum.core.errors import BadNotation
from interregnum.core.game import Action, Seat
from interregnum.core.space import ActionSpace
from interregnum.games.shown import Line, Reason

Argument = int | str | Line | list[Line]


class Messages:
    """Lines and reasons of one title; Python's names for arguments become Fluent's."""

    def __init__(self, title: str) -> None:
        self.title = title

    def __call__(self, name: str, **args: Argument) -> Line:
        words = {key.replace("_", "-"): arg for key, arg in args.items()}
        return Line(f"{self.title}-{name}", words)

    def why(self, rule: str, name: str, **args: Argument) -> Reason:
        """The reason `TITLE-why-NAME`, with the clause that forbids."""
        line = self(f"why-{name}", **args)
        return Reason(rule, line.id, line.args)

    def told(self, name: str, first: int = 0) -> Callable[[Any, Any, Seat, int], Line]:
        """The plain `log` of a family: who acts is `$seat`, which of its actions is `$number`."""
        return lambda _before, _after, actor, k: self(name, seat=actor, number=first + k)

    def label(self, name: str, first: int = 0) -> Callable[[Any, Seat, int], Line]:
        """The plain `label` of a family: which of its actions is `$number`."""
        return lambda _s, _seat, k: self(name, number=first + k)


Written = Mapping[str, Callable[[int], str]]  # by family: the text of its k-th action


class Notation:
    """The same for every state, so that a record reads the same everywhere."""

    def __init__(self, title: str, space: ActionSpace, written: Written, example: str) -> None:
        self.title = title
        self.example = example
        named = (space.decode(action) for action in range(space.size))
        self.texts = [written[family](k) for family, k in named]
        self.actions = {text.lower(): action for action, text in enumerate(self.texts)}

    def write(self, _s: Any, _seat: Seat, action: Action) -> str:
        return self.texts[action]

    def parse(self, _s: Any, _seat: Seat, text: str) -> Action:
        """The action of a text, whatever its case and spaces."""
        action = self.actions.get(" ".join(text.lower().split()))
        if action is None:
            raise BadNotation(f"{text!r} is no action of {self.title}; {self.example} would be one")
        return action
