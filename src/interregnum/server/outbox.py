"""Messages that wait for a connection to take them. Compiled."""

import asyncio
from collections.abc import Callable


class Outbox:
    """For one reader, who takes all that has come at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.messages: list[bytes] = []
        self.held = False  # the reader has messages that may not be on their way yet
        self.reader: asyncio.Future[None] | None = None
        self.short: Callable[[bytes], bool] | None = None  # past the reader, while nothing waits

    def put(self, message: bytes) -> bool:
        """False: too many wait already."""
        if self.short is not None and not (self.held or self.messages) and self.short(message):
            return True
        if len(self.messages) >= self.most:
            return False
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)
        return True

    def taken(self) -> list[bytes]:
        messages, self.messages = self.messages, []
        return messages

    async def take(self) -> list[bytes]:
        """At least one."""
        self.held = False
        while not self.messages:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        self.held = True
        return self.taken()
