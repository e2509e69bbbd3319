"""Scripted people at many tables, who come back after every fault."""

import asyncio
import json
from dataclasses import dataclass
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.live_server import PATIENCE, Guest

LOST = (OSError, EOFError, TimeoutError, WebSocketException)
SEEN = ("view", "choices", "scores")


@dataclass
class Mood:
    """What all of them do now."""

    quiet: bool = False  # look on, but do not act
    gone: bool = False


class Person:
    """One seat at one table: acts when it may, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, quota: int, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.quota = quota
        self.rng = Random(seed)
        self.sent: list[tuple[int, bool]] = []  # an action, and whether it was acknowledged
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.lost = 0  # connections

    @property
    def acknowledged(self) -> int:
        return sum(sure for _, sure in self.sent)

    @property
    def content(self) -> bool:
        """Has acted often enough, or the match is over."""
        over = bool(self.state) and bool(self.state["view"]["result"])
        return over or self.acknowledged >= self.quota

    @property
    def sight(self) -> str:
        """All that it was shown, as bytes that can be compared."""
        return json.dumps([[self.state.get(part) for part in SEEN], self.log], sort_keys=True)

    def open(self) -> connect:
        url = self.guest.server.url.replace("http", "ws")
        cookie = "; ".join(f"{k}={v}" for k, v in self.guest.http.cookies.items())
        address = f"{url}/api/tables/{self.table}/live"
        headers = {"Cookie": cookie}
        return connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None)

    async def live(self, mood: "Mood") -> None:
        """Play until told to stop, through any number of faults."""
        while not mood.gone:
            try:
                async with self.open() as socket:
                    await self.play(socket, mood)
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.1)

    async def play(self, socket: ClientConnection, mood: "Mood") -> None:
        self.state = {}
        while not mood.gone:
            if self.state and self.state["choices"] and not mood.quiet:
                await self.act(socket)
            else:
                await self.listen(socket)

    async def listen(self, socket: ClientConnection) -> None:
        try:
            self.hear(await asyncio.wait_for(socket.recv(), 0.5))
        except TimeoutError:
            return

    async def act(self, socket: ClientConnection) -> None:
        """The answer to the ping comes after everything that the action has brought."""
        action = self.rng.choice(self.state["choices"])["id"]
        self.sent.append((action, False))
        about = {"match": self.table}
        act = {"t": "act", "seq": self.state["seq"], "acts": [action]}
        await socket.send(json.dumps({**about, **act}))
        await socket.send(json.dumps({**about, "t": "ping"}))
        refused = False
        while (kind := self.hear(await asyncio.wait_for(socket.recv(), PATIENCE))) != "pong":
            refused = refused or kind == "refused"
        self.sent[-1:] = [] if refused else [(action, True)]

    def hear(self, data: str | bytes) -> str:
        message = json.loads(data)
        if message["t"] == "state":
            self.state = message
            self.log[message["log_from"] :] = message["log"]
        return str(message["t"])

    async def look(self) -> str:
        """What a new connection is shown."""
        fresh = Person(self.guest, self.table, 0, 0)
        async with fresh.open() as socket:
            while fresh.hear(await asyncio.wait_for(socket.recv(), PATIENCE)) != "state":
                pass
        return fresh.sight

    def explains(self, journal: list[int]) -> bool:
        """Whether the seat's entries are what was acknowledged, once each and in order."""
        places = {0}
        for action, sure in self.sent:
            there = {k + 1 for k in places if k < len(journal) and journal[k] == action}
            places = there if sure else there | places
        return len(journal) in places


async def converged(person: Person) -> bool:
    """Whether it sees what a new connection sees; bots may still be moving."""
    for _ in range(100):
        if await person.look() == person.sight:
            return True
        await asyncio.sleep(0.1)
    return False
