"""Every message of the wire, as structs; docs/protocol.md tells their use."""

from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from interregnum.games.shown import Event, Line, Reason

LONGEST: Final = 64  # entries that one line of play takes back, and actions that it plays

Taking = Literal["free", "consent", "none"]  # how a table takes back
Talking = Literal["free", "phrases"]  # what people may say at a table
Phrase = Literal[
    "", "hello", "luck", "thanks", "well-played", "oops", "moment", "your-turn", "bye", "rematch"
]  # ui-phrase-…; none: a text
Entries = Annotated[int, msgspec.Meta(ge=0, le=LONGEST)]
Notation = Annotated[str, msgspec.Meta(max_length=100)]
Actions = Annotated[list[int | Notation], msgspec.Meta(max_length=LONGEST)]


class In(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Base of what a client sends about the table it has open."""

    price: ClassVar[float] = 1.0  # milliseconds of processor time, rounded up
    match: str


class Act(In, frozen=True):
    """A line of play: taken back and played as a whole, or not at all."""

    seq: int  # the last update this viewer was sent
    acts: Actions  # ids of choices, or notations: ids of what is not offered yet are not known
    back: Entries = 0  # how many of the seat's own last entries are taken back first
    sure: bool = True  # False: not if something is shown by it, among people, that undo cannot hide


class Undo(In, frozen=True):
    """To one's last decision, to the start of one's turn, or to before an entry of one's log."""

    price: ClassVar[float] = 2.0
    seq: int
    ask: bool = False  # ask the others, where it concerns them
    to: Literal["decision", "turn"] | int = "decision"


class Agree(In, frozen=True):
    """An answer to somebody's wish to take back."""

    yes: bool


class Why(In, frozen=True):
    """About any action, by its notation: the page need not know ids of what is not offered."""

    text: str


class About(In, frozen=True):
    """About any object of the view, by its sort and id: `area volcano`."""

    name: str


class Hint(In, frozen=True):
    """Of the event loop it costs as much as a click; what the bot thinks is paid for apart."""

    seq: int


class Finish(In, frozen=True):
    """Let the planner play the seat's steps of this round, up to a choice of another sort."""

    price: ClassVar[float] = 2.0
    seq: int


class Talk(In, frozen=True):
    """A phrase that everybody reads in their own language, or a text where the table lets."""

    price: ClassVar[float] = 2.0
    text: str = ""  # with the phrase `rematch`: the table's id
    phrase: Phrase = ""


class Prefer(In, frozen=True):
    price: ClassVar[float] = 2.0
    auto: bool  # answer single choices by themselves


class Back(In, frozen=True):
    """A person takes their seat back from the stand-in."""

    price: ClassVar[float] = 2.0


class Look(In, frozen=True):
    """Which of a person's seats looks now (one device for all)."""

    price: ClassVar[float] = 2.0
    seat: int


class Ping(In, frozen=True):
    price: ClassVar[float] = 0.2


Incoming = Act | Undo | Agree | Why | About | Hint | Finish | Talk | Prefer | Back | Look | Ping


class Out(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower):
    """Base of what the server sends."""

    match: str


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log as a viewer may read it."""

    seat: int  # who acted; CHANCE has a number too
    line: Line  # without what its events tell
    events: list[Event]  # what followed, as data, in the title's own kinds


class State(Out, frozen=True):
    """The whole view again: an update and a reconnect are the same message."""

    seq: int
    seat: int  # whose eyes; NONE for a spectator
    view: msgspec.Raw
    choices: msgspec.Raw
    log_from: int  # so many entries of what was sent before still hold; `log` follows them
    log: list[Entry]
    scores: list[list[Line]]  # where the points come from, by seat
    head: str  # a keyed hash over the log so far: who keeps the last one can check the record


class SeatInfo(msgspec.Struct, frozen=True):
    kind: str  # open, person, bot
    name: str
    bot: str
    away: bool
    auto: bool
    mine: bool
    ready: bool  # has clicked on ready, and so added to chance


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`: no clock; `live`: seconds and an increment per decision; `slow`: days a decision."""

    kind: Literal["none", "live", "slow"] = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0


class Table(Out, frozen=True):
    """Who sits where, and the terms of the match."""

    title: str
    options: dict[str, Any]
    mode: str  # the closest one
    # open, opening, playing, over; without a result: ended (given up), retired (its rules are gone)
    status: str
    public: bool
    pace: Pace
    undo: str  # free, consent, none
    undone: bool  # something was taken back
    host: str  # who opened it, by name
    hosting: bool
    talk: Talking
    seats: list[SeatInfo]
    version: int  # of the rules
    outdated: bool  # those are not here any more
    commitment: str
    seals: list[str]  # by seat, as the terms of the match have them; empty before they are fixed
    withheld: list[str]  # names: one for each opening that somebody broke off


class Clock(Out, frozen=True):
    """Seconds left by seat, None where no clock runs; sent when somebody else is awaited."""

    left: list[float | None]
    running: list[int]


class Refused(Out, frozen=True):
    """Nothing has changed; `line` says why in the reader's language, `rule` names the clause."""

    code: str
    line: Line
    rule: str = ""
    id: int = -1  # the action that was refused
    at: int = -1  # its place in `acts`; -1: the taking back, or no action at all


class Reasoned(Out, frozen=True, tag="why"):
    text: str
    reason: Reason | None


class Advice(Out, frozen=True, tag="hint"):
    """What a bot would play, and what that changes."""

    id: int
    reasons: list[Line]


class Chat(Out, frozen=True):
    id: int
    name: str
    text: str  # plain, without anything that turns a screen round
    at: float
    phrase: Phrase  # in the reader's own words; none: `text` is said


class Asked(Out, frozen=True):
    """Somebody wishes to take back beyond another seat's action."""

    seat: int  # NONE: nobody wishes so any more
    entries: int = 0  # of the reader's own log that would go


class Finished(Out, frozen=True):
    """The planner is through with the seat's steps; one `undo` takes all of them back."""

    steps: int


class Pong(Out, frozen=True):
    pass


Outgoing = State | Table | Clock | Refused | Reasoned | Advice | Chat | Asked | Finished | Pong
ENCODER = msgspec.json.Encoder()
NO_CHOICES: Final = msgspec.Raw(b"[]")
DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def encode(message: Outgoing) -> bytes:
    return ENCODER.encode(message)
