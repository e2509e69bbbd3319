"""A table as its screen needs it, wherever the match is played."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from interregnum.core.game import NONE, Action, Seat
from interregnum.games.drawing import Say
from interregnum.games.shown import Choice, Line, View
from interregnum.games.title import Title
from interregnum.games.words import Words
from interregnum.terminal.rulebook import behind

Start = Literal["decision", "turn"]  # of what is taken back


class Refusal(NamedTuple):
    """Why something was not done: a sentence, and the clause behind it if there is one."""

    sentence: str
    rule: str = ""


class Advice(NamedTuple):
    """What a bot would play; the reason is empty where it gives none."""

    action: Action
    reason: str = ""


def nothing() -> None:
    """What a desk calls before anybody listens."""


class Desk(ABC):
    """Somebody's place at a match: what they see, and what they may wish."""

    def __init__(self, title: Title[Any], words: Words, names: list[str]) -> None:
        self.title = title
        self.words = words
        self.names = names
        self.eyes: Seat = NONE  # who looks
        self.view: View | None = None
        self.choices: list[Choice] = []
        self.told: list[str] = []  # the log as these eyes read it
        self.said: list[str] = []  # the conversation
        self.notice = ""  # what is to be said now, beside what the table asks
        self.changed: Callable[[], None] = nothing  # the screen listens

    @property
    def say(self) -> Say:
        return lambda line: self.words.say(line, self.names)

    @property
    def over(self) -> bool:
        return self.view is not None and bool(self.view.result)

    @property
    def curtain(self) -> Seat:
        """Who must take the device before anything is shown; NONE: nobody."""
        return NONE

    @property
    def asked_back(self) -> Seat:
        """Who wishes to take back and waits for an answer; NONE: nobody."""
        return NONE

    def lift(self) -> None:  # noqa: B027
        """The person behind the curtain is there."""

    async def agree(self, *, yes: bool) -> None:  # noqa: B027
        """The answer to a wish to take back."""

    def refusal_of(self, line: Line, rule: str) -> Refusal:
        """A reason in words, with the clause behind it."""
        clause = behind(self.title, rule, self.words.lang)
        return Refusal("\n\n".join(filter(None, [self.say(line), clause])), rule)

    @abstractmethod
    async def run(self) -> None:
        """Let the match go on until it is over."""

    @abstractmethod
    async def act(self, action: Action) -> Refusal | None:
        """Play one of the choices."""

    @abstractmethod
    async def undo(self, to: Start = "decision") -> Refusal | None:
        """Take back one's last decision, or one's whole last turn."""

    @abstractmethod
    async def hint(self) -> Advice | None:
        """What a bot would play in this place."""

    @abstractmethod
    async def finish(self) -> Refusal | None:
        """Let the planner play the rest of one's steps of the round."""

    @abstractmethod
    async def why(self, text: str) -> Refusal | None:
        """Why a move is not possible; None if it is."""

    @abstractmethod
    async def about(self, name: str) -> Refusal | None:
        """Why nothing can be done with an object of the view; None where there is no reason."""

    def object_of(self, spot: str) -> str:
        """What the title calls the thing that a drawing names; empty if it is no object."""
        kind, _, what = spot.rpartition(":")
        for sort in self.title.objects if self.view else ():
            if kind in ("", sort.name) and what in sort.ids(self.view):
                return f"{sort.name} {what}"
        return ""

    @abstractmethod
    def scores(self) -> list[list[str]]:
        """Where the points come from, by seat."""

    def points(self) -> list[int]:
        """The points by seat, once they are known to all."""
        return []

    async def talk(self, text: str) -> Refusal | None:
        """Say something to the others; who share a screen do so aloud."""
        return Refusal(self.words.ui("terminal-alone"))

    def phrases(self) -> list[str]:
        """What can be said that everybody reads in their own language."""
        return []

    def save(self, place: str) -> str:
        """Keep the match in a file as well; what to say about it."""
        return self.words.ui("terminal-elsewhere")

    def clock(self) -> str:
        """The time left of whom the table waits for; empty where no clock runs."""
        return ""

    def next_pace(self) -> None:  # noqa: B027
        """Another pace of the bots."""

    def parse(self, text: str) -> Action:
        """The action of a notation."""
        return self.title.families.parse(text)

    def ask(self) -> str:
        """What is to be decided, or who is awaited."""
        if self.view is None or self.over:
            return self.words.ui("game-over") if self.over else ""
        asked: Line | None = self.view.ask
        if self.choices:
            return self.say(asked) if asked else self.words.ui("decide")
        names = ", ".join(self.words.name_of(seat, self.names) for seat in self.view.awaited)
        return self.words.ui("waiting-for", names=names) if names else ""
