"""Messages that wait for a connection to take them."""

import asyncio


class Outbox:
    """For one reader, who takes all that has come at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.messages: list[bytes] = []
        self.reader: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> bool:
        """False: too many wait already."""
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
        while not self.messages:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.taken()
