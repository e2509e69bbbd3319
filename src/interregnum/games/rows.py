"""Rows by convention: a family NAME is offered as label-NAME and told as log-NAME. Compiled."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Generic, TypeVar

from interregnum.core.game import Seat
from interregnum.games.families import Base, Decision, Mark, Outcome, allowed
from interregnum.games.messages import Argument, Messages
from interregnum.games.shown import Choice, Line, Reason

S = TypeVar("S")
Phases = int | Collection[int]
Text = str | Callable[[int], str]  # the word before the noun, or all of it
Log = Callable[[S, S, Seat, int], Line]  # (before, after, actor, k)
Who = Callable[[Any, Seat], Seat]  # (state, actor): whom a log line names


class Noun:
    """What the k-th action of a family is about."""

    def __init__(
        self, key: str, text: Callable[[int], str], line: Callable[[int], Argument]
    ) -> None:
        self.key = key  # its name among the arguments of a message
        self.text = text  # in notation
        self.line = line  # in messages

    def args(self, k: int) -> dict[str, Argument]:
        return {self.key: self.line(k)} if self.key else {}


ALONE: Final = Noun("", lambda _k: "", lambda _k: "")  # of a family with one action


def listed(key: str, ids: Sequence[str], line: Callable[[int], Argument]) -> Noun:
    """One of a list of ids."""
    return Noun(key, lambda k: ids[k], line)


def numbered(key: str = "number", first: int = 0) -> Noun:
    """Counted from `first`."""
    return Noun(key, lambda k: str(first + k), lambda k: first + k)


def actor_itself(_s: Any, actor: Seat) -> Seat:
    return actor


def no_more(_before: Any, _after: Any, _actor: Seat, line: Line) -> Line:
    return line


class Rows(Generic[S]):
    """Writes the rows of one title; what is not as usual is given by name."""

    def __init__(
        self, say: Messages, who: Who = actor_itself,
        then: Callable[[S, S, Seat, Line], Line] = no_more,
    ) -> None:  # fmt: skip
        self.say = say
        self.who = who
        self.then = then  # (before, after, actor, line): with what came of it

    def decision(
        self, name: str, rule: str, phases: Phases, noun: Noun,
        choice: Callable[[S, Seat, int, Base], Choice],
        why_not: Callable[[S, Seat, int], Reason | None] = allowed, *,
        text: Text | None = None,
        label: str | Callable[[S, Seat, int], Line] | None = None,
        log: str | Callable[[S, S, Seat, int], Line | None] | None = None,
        kind: type[Decision[S]] = Decision,
    ) -> Decision[S]:  # fmt: skip
        """What a seat does; `kind=Lot`: or chance in its stead."""
        offered, told = label or f"label-{dashed(name)}", log or f"log-{dashed(name)}"
        return kind(
            name=name,
            rule=rule,
            phases=several(phases),
            text=written(text or name, noun),
            label=self.label(offered, noun) if isinstance(offered, str) else offered,
            choice=choice,
            log=self.told(told, noun) if isinstance(told, str) else told,
            why_not=why_not,
        )

    def outcome(
        self, name: str, rule: str, phases: Phases, noun: Noun, *, text: Text | None = None,
        log: Callable[[S, S, Seat, int], Line | None] | None = None,
    ) -> Outcome[S]:  # fmt: skip
        """What chance does; the usual line names nobody."""
        return Outcome(
            name=name,
            rule=rule,
            phases=several(phases),
            text=written(text or name, noun),
            log=log or self.said(f"log-{dashed(name)}", noun),
        )

    def mark(
        self, name: str, rule: str, noun: Noun = ALONE, *, text: Text | None = None,
        log: str | Callable[[S, S, Seat, int], Line | None] | None = None,
    ) -> Mark[S]:  # fmt: skip
        """What others see of a hidden action."""
        told = log or f"log-{dashed(name)}"
        line = self.told(told, noun) if isinstance(told, str) else told
        return Mark(name=name, rule=rule, text=written(text or name, noun), log=line)

    def label(self, name: str, noun: Noun = ALONE) -> Callable[[S, Seat, int], Line]:
        """The same words for the same number, whenever they are offered: they are said once."""
        said: dict[int, Line] = {}

        def offered(_s: S, _seat: Seat, k: int) -> Line:
            line = said.get(k)
            if line is None:
                line = said[k] = self.say(name, **noun.args(k))
            return line

        return offered

    def told(self, name: str, noun: Noun = ALONE) -> Log[S]:
        """A line that names whoever acts, and the noun."""
        return self.told_of(self.who, name, noun)

    def said(self, name: str, noun: Noun = ALONE) -> Log[S]:
        """A line that names the noun alone."""
        return self.told_of(None, name, noun)

    def told_of(self, who: Who | None, name: str, noun: Noun = ALONE) -> Log[S]:
        def log(before: S, after: S, actor: Seat, k: int) -> Line:
            seat: dict[str, Argument] = {"seat": who(before, actor)} if who else {}
            return self.then(before, after, actor, self.say(name, **seat, **noun.args(k)))

        return log


def dashed(name: str) -> str:
    """The name of a family as words have it."""
    return name.replace("_", "-")


def several(phases: Phases) -> Collection[int]:
    return (phases,) if isinstance(phases, int) else phases


def written(text: Text, noun: Noun) -> Callable[[int], str]:
    return (lambda k: f"{text} {noun.text(k)}".strip()) if isinstance(text, str) else text
