"""What people are shown, as data: lines, reasons, views, choices and events. Not compiled.

What an action leaves behind does not concern the garbage collector: nothing of it points back.
"""

import msgspec


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A Fluent message and its arguments; terminal and browser put it into the reader's words.

    An argument called `seat`, or ending in `-seat`, is a seat number and read as that seat's name;
    a Line is put into words first; a list of Lines is joined by commas. `then` tells what follows.
    """

    id: str
    args: dict[str, "int | str | Line | list[Line]"] = {}
    then: list["Line"] = []


class Reason(msgspec.Struct, frozen=True):
    """Why not: the clause that forbids an action, and a message with the numbers that matter."""

    rule: str  # a clause id of docs/rules/<title>.md
    id: str
    args: dict[str, "int | str | Line | list[Line]"] = {}

    @property
    def line(self) -> Line:
        """The words alone."""
        return Line(self.id, self.args)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of what a seat, or a spectator, is shown; each title adds its own table."""

    awaited: list[int]  # who must act; in a window this is the flag "has finished" turned round
    ask: Line | None  # what is to be decided now, in words for everybody
    result: list[int]  # ranks once the match is over
    round: int  # from 1; 0: the game has no rounds
    rounds: int
    leaders: list[int]  # who has most points now; nobody where all are level or it is hidden
    verdict: list[Line] = []  # once it is over: why, to the viewer (games/verdict.py)


changed = msgspec.structs.replace  # the same with other parts; compiled modules do without msgspec


class Choice(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, gc=False):
    """The base of a legal action as a client can draw it; each title adds tagged kinds."""

    id: int  # the action
    text: str  # its notation
    label: Line


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, gc=False):
    """The base of something that followed from an action, for all to see; titles add kinds.

    The log tells its line; a board that draws it reads the rest as data.
    """

    line: Line | None

    def source(self, seat: int) -> Line | None:
        """What brought a seat most, where it is one of many things that were scored at once."""
        return None


class Told(Event, frozen=True):
    """What the log tells and no board draws."""
