"""Scripted clients of live tables: ours, and boardgame.io's for comparison.

A table makes one action a second. An action's time runs until the last update that it brings to
anybody at its table has arrived.
"""

import asyncio
import json
import time
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

BETWEEN: Final = 1.0  # seconds from one action of a table to the next
EIO: Final = "EIO=4&transport=websocket"  # socket.io's protocol without its long polling


class Choice(msgspec.Struct):
    id: int


class State(msgspec.Struct):
    """What a client needs of an update."""

    t: str
    seq: int = 0
    choices: list[Choice] = []


READ: Final = msgspec.json.Decoder(State)


class Tally:
    """What was measured while `on`; the tables play while `playing` is set."""

    def __init__(self) -> None:
        self.on = False
        self.playing = asyncio.Event()
        self.times: list[float] = []  # seconds of actions
        self.updates = 0
        self.late = 0  # actions that had to wait for the update of the one before


class Table:
    """The connections of one table and its clock."""

    def __init__(self, tally: Tally, seed: int) -> None:
        self.tally = tally
        self.rng = Random(seed)
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.acted = 0.0
        self.last = 0.0  # when the last update arrived

    def arrived(self) -> None:
        self.last = time.perf_counter()
        self.tally.updates += self.tally.on

    async def play(self) -> None:
        while True:
            await self.tally.playing.wait()
            await asyncio.sleep(self.rng.random() * BETWEEN)
            await self.play_on()

    async def play_on(self) -> None:
        """Until it is to pause; by then the last update has arrived."""
        following = time.perf_counter()
        while self.tally.playing.is_set():
            await self.act()
            following += BETWEEN
            await asyncio.sleep(following - time.perf_counter())
            while self.last < self.acted or not self.able():
                self.tally.late += self.tally.on
                await asyncio.sleep(BETWEEN / 10)
            if self.tally.on:
                self.tally.times.append(self.last - self.acted)

    def able(self) -> list[int]:
        """Connections that may act now, as far as they were told."""
        raise NotImplementedError

    async def act(self) -> None:
        raise NotImplementedError

    async def open(self, addresses: list[tuple[str, dict[str, str]]]) -> None:
        for address, headers in addresses:
            opened = connect(
                address, additional_headers=headers, compression=None, proxy=None, open_timeout=120
            )
            self.sockets.append(await opened)
        self.readers = [asyncio.create_task(self.read(k)) for k in range(len(self.sockets))]

    async def read(self, k: int) -> None:
        raise NotImplementedError


class Ours(Table):
    """A person at every seat, each on a connection of its own."""

    def __init__(self, tally: Tally, seed: int, table: str) -> None:
        super().__init__(tally, seed)
        self.table = table
        self.states: dict[int, State] = {}

    async def read(self, k: int) -> None:
        async for data in self.sockets[k]:
            state = READ.decode(data)
            if state.t == "state":
                self.states[k] = state
                self.arrived()

    def able(self) -> list[int]:
        return [k for k, state in self.states.items() if state.choices]

    async def act(self) -> None:
        k = self.rng.choice(self.able())
        state = self.states[k]
        choice = self.rng.choice(state.choices).id
        message = {"t": "act", "match": self.table, "seq": state.seq, "acts": [choice]}
        self.acted = time.perf_counter()
        await self.sockets[k].send(json.dumps(message))


class Theirs(Table):
    """Two players of tic-tac-toe on a boardgame.io server, over raw socket.io."""

    def __init__(self, tally: Tally, seed: int, match: str) -> None:
        super().__init__(tally, seed)
        self.match = match
        self.turn = 0

    async def read(self, k: int) -> None:
        socket = self.sockets[k]
        await socket.recv()  # 0: the handshake
        await socket.send("40/tic-tac-toe,")
        await socket.recv()
        await self.emit(k, "sync", self.match, str(k), None, 2)
        async for data in socket:
            text = str(data)
            if text == "2":
                await socket.send("3")
            elif text.startswith('42/tic-tac-toe,["update"'):
                self.arrived()

    async def emit(self, k: int, *event: Any) -> None:
        await self.sockets[k].send("42/tic-tac-toe," + json.dumps(event))

    def able(self) -> list[int]:
        return [self.turn % 2]

    async def act(self) -> None:
        player = self.turn % 2
        move = {"type": "clickCell", "args": [self.turn % 9], "playerID": str(player)}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.acted = time.perf_counter()
        await self.emit(player, "update", action, self.turn, self.match, str(player))
        self.turn += 1
