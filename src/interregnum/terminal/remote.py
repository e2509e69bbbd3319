"""A desk at a table of a server: the same screen, the match is played there."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any, Final, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from interregnum.core.errors import ClientError
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.families import returned
from interregnum.games.shown import Choice, Line, Reason, View
from interregnum.games.title import Title
from interregnum.games.words import Words
from interregnum.server import wire
from interregnum.terminal.desk import Advice, Desk, Refusal, Start
from interregnum.terminal.host import Host

PATIENCE: Final = 60.0  # seconds for an answer
LARGEST: Final = 4 * 2**20  # bytes of one message


class Event(msgspec.Struct, frozen=True):
    """What followed from an entry: its line, whatever else it is."""

    line: Line | None = None


class Entry(msgspec.Struct, frozen=True):
    """A line of the log as it comes over the wire."""

    line: Line
    events: list[Event]


class State(msgspec.Struct, frozen=True):
    """An update, before its title reads the view and the choices."""

    seq: int
    seat: int
    view: msgspec.Raw
    choices: msgspec.Raw
    log_from: int
    log: list[Entry]
    scores: list[list[Line]]


READ: Final[dict[str, Any]] = {
    "state": State,
    "table": wire.Table,
    "refused": wire.Refused,
    "hint": wire.Advice,
    "asked": wire.Asked,
    "chat": wire.Chat,
    "clock": wire.Clock,
}
PHRASES: Final = [phrase for phrase in get_args(wire.Phrase) if phrase not in ("", "rematch")]


class Tag(msgspec.Struct, frozen=True):
    t: str


class Why(msgspec.Struct, frozen=True):
    reason: Reason | None


class RemoteDesk(Desk):
    """Somebody at a table that browsers may sit at as well."""

    def __init__(self, host: Host, table: str, title: Title[Any], words: Words) -> None:
        super().__init__(title, words, [])
        self.host = host
        self.match = table
        self.table: wire.Table | None = None
        self.seq = 0
        self.entries: list[Entry] = []
        self.sums: list[list[Line]] = []
        self.wishing: Seat = NONE
        self.times: wire.Clock | None = None
        self.times_at = 0.0  # when they came
        self.socket: ClientConnection | None = None
        self.awaited: asyncio.Future[Any] | None = None

    @property
    def asked_back(self) -> Seat:
        return self.wishing

    def ask(self) -> str:
        if self.view is None:
            return self.words.ui("waiting-players")
        return super().ask()

    async def run(self) -> None:
        """Listen until the match is over; a lost connection is made again."""
        where = self.host.server.replace("http", "ws", 1) + f"/api/tables/{self.match}/live"
        headers = {"Cookie": self.host.header}
        async for socket in connect(where, additional_headers=headers, max_size=LARGEST):
            self.socket, self.notice = socket, ""
            try:
                with suppress(ConnectionClosed):
                    async for message in socket:
                        await self.receive(message)
            finally:  # also if the screen is left meanwhile, and the program while it closes
                try:
                    await socket.close()
                finally:
                    socket.transport.abort()
            self.notice = self.words.ui("connection-lost")
            self.changed()

    async def receive(self, message: str | bytes) -> None:
        tag = msgspec.json.decode(message, type=Tag).t
        if tag == "why":
            self.answer(msgspec.json.decode(message, type=Why))
        elif tag in READ:
            told = msgspec.json.decode(message, type=READ[tag])
            await self.note(told)

    async def note(self, told: Any) -> None:
        if isinstance(told, State):
            self.update(told)
            self.answer(told)
        elif isinstance(told, wire.Table):
            await self.seated(told)
        elif isinstance(told, wire.Asked):
            self.wishing = told.seat if told.seat != self.eyes else NONE
        elif isinstance(told, wire.Chat):
            self.hear(told)
        elif isinstance(told, wire.Clock):
            self.times, self.times_at = told, monotonic()
        elif not self.answer(told) and isinstance(told, wire.Refused):
            self.notice = self.say(told.line)
        self.changed()

    def hear(self, told: wire.Chat) -> None:
        """What somebody says, in the reader's own words where it is a phrase."""
        text = self.words.ui(f"phrase-{told.phrase}") if told.phrase else told.text
        self.notice = f"{told.name}: {text}"
        self.said.append(self.notice)

    def update(self, state: State) -> None:
        """Of a match of earlier rules nothing: today's would misread it."""
        if self.table is not None and self.table.outdated:
            return
        view: View = msgspec.json.decode(state.view, type=returned(self.title.view))
        choices: list[Choice] = msgspec.json.decode(
            state.choices, type=self.title.families.choices_type
        )
        self.seq, self.eyes, self.view, self.choices = state.seq, state.seat, view, choices
        self.entries = [*self.entries[: state.log_from], *state.log]
        self.sums = state.scores
        self.retell()

    def retell(self) -> None:
        """The log in words, with the names that the seats have now."""
        self.told = [" ".join(map(self.say, lines_of(entry))) for entry in self.entries]

    async def seated(self, table: wire.Table) -> None:
        """Who sits where; a free seat is taken by whoever has none."""
        self.table = table
        self.names = [seat.name or self.words.ui("seat-free") for seat in table.seats]
        self.retell()
        if table.outdated:
            self.notice = self.words.ui("older-rules" if table.status == "over" else "retired")
        free = [k for k, seat in enumerate(table.seats) if seat.kind == "open"]
        if table.status == "open" and free and not any(seat.mine for seat in table.seats):
            try:
                await asyncio.to_thread(self.host.join, self.match, free[0])
            except ClientError as error:
                self.notice = str(error)

    def answer(self, told: Any) -> bool:
        """Whether somebody waits for it."""
        if self.awaited is None or self.awaited.done():
            return False
        self.awaited.set_result(told)
        return True

    async def wish(self, message: wire.Incoming) -> Any:
        """Send, and wait for what comes back; None where nothing does."""
        if self.socket is None:
            return None
        self.awaited = asyncio.get_running_loop().create_future()
        with suppress(WebSocketException, TimeoutError):
            await self.socket.send(msgspec.json.encode(message), text=True)
            return await asyncio.wait_for(self.awaited, PATIENCE)
        return None

    def refusal(self, told: Any) -> Refusal | None:
        if not isinstance(told, wire.Refused):
            return None
        return self.refusal_of(told.line, told.rule)

    async def act(self, action: Action) -> Refusal | None:
        return self.refusal(await self.wish(wire.Act(self.match, self.seq, [action])))

    async def undo(self, to: Start = "decision") -> Refusal | None:
        """At once where nobody else is concerned; else the others are asked."""
        told = await self.wish(wire.Undo(self.match, self.seq, to=to))
        if not isinstance(told, wire.Refused) or told.code != "cannot_undo":
            return self.refusal(told)
        if self.socket is not None:
            asked = wire.Undo(self.match, self.seq, ask=True, to=to)
            await self.socket.send(msgspec.json.encode(asked), text=True)
        self.notice = self.words.ui("undo-waiting")
        self.changed()
        return None

    async def talk(self, text: str) -> Refusal | None:
        """One of the phrases, by its name or its words, or a text where the table lets."""
        worded = {self.words.ui(f"phrase-{phrase}").lower(): phrase for phrase in PHRASES}
        phrase = worded.get(text.lower(), text if text in PHRASES else "")
        message = wire.Talk(self.match, "" if phrase else text, phrase)
        if self.socket is not None:
            await self.socket.send(msgspec.json.encode(message), text=True)
        return None

    def phrases(self) -> list[str]:
        return [self.words.ui(f"phrase-{phrase}") for phrase in PHRASES]

    def clock(self) -> str:
        if self.times is None:
            return ""
        past = monotonic() - self.times_at
        left = [self.times.left[seat] for seat in self.times.running]
        return " ".join(minutes(seconds - past) for seconds in left if seconds is not None)

    async def agree(self, *, yes: bool) -> None:
        self.wishing = NONE
        if self.socket is not None:
            await self.socket.send(msgspec.json.encode(wire.Agree(self.match, yes)), text=True)

    async def hint(self) -> Advice | None:
        told = await self.wish(wire.Hint(self.match, self.seq))
        if not isinstance(told, wire.Advice):
            return None
        return Advice(told.id, "; ".join(map(self.say, told.reasons)))

    async def finish(self) -> Refusal | None:
        return self.refusal(await self.wish(wire.Finish(self.match, self.seq)))

    async def why(self, text: str) -> Refusal | None:
        self.parse(text)  # what is no move at all is refused here
        return self.reasoned(await self.wish(wire.Why(self.match, text)))

    async def about(self, name: str) -> Refusal | None:
        return self.reasoned(await self.wish(wire.About(self.match, name)))

    def reasoned(self, told: Any) -> Refusal | None:
        if isinstance(told, Why) and told.reason is not None:
            return self.refusal_of(told.reason.line, told.reason.rule)
        return self.refusal(told)

    def scores(self) -> list[list[str]]:
        return [[self.say(line) for line in rows] for rows in self.sums]


def lines_of(entry: Entry) -> list[Line]:
    return [entry.line, *(event.line for event in entry.events if event.line)]


def minutes(seconds: float) -> str:
    """As clocks show it, with hours only where there are some."""
    whole = max(0, int(seconds))
    hours, rest = divmod(whole, 3600)
    told = f"{rest // 60:02}:{rest % 60:02}"
    return f"{hours}:{told}" if hours else told
