"""How a choice is made on a screen: by things on the board, by typing, by its number."""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from interregnum.games.drawing import Say, Spots, no_spots
from interregnum.games.shown import Choice

NEAR: Final = 4  # choices that a first hint leaves


class Group(NamedTuple):
    """Choices of one sort: what their labels begin with, and how each goes on."""

    heading: str
    items: list[tuple[Choice, str]]


class Choosing:
    """The open choices of a decision, narrowed by what was pointed at and typed."""

    def __init__(self, choices: list[Choice], say: Say, spots: Callable[[Any], Spots]) -> None:
        self.choices = choices
        self.labels = {choice.id: say(choice.label) for choice in choices}
        self.spots = {choice.id: spots(choice) for choice in choices}
        self.numbers = {choice.id: n for n, choice in enumerate(sorted_(choices), start=1)}
        self.picked: list[str] = []
        self.text = ""

    def pointed(self) -> list[Choice]:
        """What the things pointed at leave open."""
        n = len(self.picked)
        return [c for c in self.choices if list(self.spots[c.id][:n]) == self.picked]

    def open(self) -> list[Choice]:
        """What the typed text leaves open as well: its number alone, or all that has it."""
        left, text = self.pointed(), self.text.strip().lower()
        if not text:
            return left
        same = [c for c in left if c.text.lower() == text]
        if same:
            return same
        if text.isdecimal() and (numbered := [c for c in left if self.number(c) == int(text)]):
            return numbered
        words = text.split()
        return [c for c in left if all(word in self.sought(c) for word in words)]

    def sought(self, choice: Choice) -> str:
        return f"{self.labels[choice.id]} {choice.text}".lower()

    def number(self, choice: Choice) -> int:
        return self.numbers[choice.id]

    def around(self, action: int) -> list[Choice]:
        """A few choices of the list with this one somewhere among them; none where it is alone."""
        listed = sorted(self.choices, key=self.number)
        at = next(k for k, choice in enumerate(listed) if int(choice.id) == action)
        first = max(0, min(at - at % NEAR, len(listed) - NEAR))
        return listed[first : first + NEAR] if len(listed) > 1 else []

    def targets(self) -> set[str]:
        """The things that can be pointed at next."""
        n = len(self.picked)
        return {spots[n] for c in self.open() if len(spots := self.spots[c.id]) > n}

    def pick(self, spot: str) -> Choice | None:
        """Point at a thing; the choice, if it leaves one alone."""
        if spot not in self.targets():
            return None
        self.picked.append(spot)
        left = self.open()
        return left[0] if len(left) == 1 else None

    def back(self) -> bool:
        """Leave what is half made, the last of it first; whether there was anything."""
        if self.text:
            self.text = ""
        elif self.picked:
            self.picked.pop()
        else:
            return False
        return True

    def groups(self) -> list[Group]:
        """What is open by sort, in the order of the numbers."""
        return grouped(sorted_(self.open()), self.labels)


def sort_of(choice: Choice) -> tuple[str, str]:
    return type(choice).__name__, str(getattr(choice, "act", ""))


def sorted_(choices: list[Choice]) -> list[Choice]:
    """Sorts together, in the order in which each first comes."""
    order = list(dict.fromkeys(sort_of(choice) for choice in choices))
    return sorted(choices, key=lambda choice: order.index(sort_of(choice)))


def grouped(choices: list[Choice], labels: dict[int, str]) -> list[Group]:
    """Three or more of a sort share a heading: the words that all their labels begin with."""
    sorts: dict[tuple[str, str], list[Choice]] = {}
    for choice in choices:
        sorts.setdefault(sort_of(choice), []).append(choice)
    groups: list[Group] = []
    for members in sorts.values():
        start = common([labels[choice.id] for choice in members])
        rest = [(choice, labels[choice.id][len(start) :]) for choice in members]
        groups.append(Group(re.sub(r"[\s:,]+$", "", start), rest))
    return groups


def common(labels: list[str]) -> str:
    """The whole words that three or more labels share at their beginning."""
    if len(labels) < 3:
        return ""
    first, last = min(labels), max(labels)
    n = next((k for k, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), 0)
    return first[: first.rfind(" ", 0, n) + 1]


def for_title(choices: list[Choice], say: Say, drawing: Any) -> Choosing:
    """A title without a drawing has nothing to point at."""
    return Choosing(choices, say, drawing.spots if drawing else no_spots)
