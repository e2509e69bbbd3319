"""Bots on machines of their own: questions go over NATS to whoever there is idle."""

import asyncio
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from typing import Any, Final

import msgspec
import nats
import structlog
from nats.aio.client import Client
from nats.aio.subscription import Subscription

from interregnum.games.registry import TITLES
from interregnum.games.shown import Line
from interregnum.games.title import Title
from interregnum.server.bot_worker import Answer, Question
from interregnum.server.bus import NatsBus
from interregnum.server.metrics import BOT_ELSEWHERE

QUEUE: Final = "brains"  # of all who take one question only one gets it
BEAT: Final = 1.0  # seconds between two signs of life of who thinks
SILENCE: Final = 4.0  # seconds without one after which the question is asked again
NOBODY: Final = "503"  # NATS: nobody has subscribed
LOG: Final = structlog.get_logger()


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker elsewhere says about a question; without an action: it still thinks."""

    seed: int  # of the question
    action: int | None = None
    failed: bool = False
    reasons: list[Line] = []


class Silent(Exception):
    """Whoever took the question says nothing any more."""


@cache
def subject() -> str:
    """Of all that must be alike for a packed position to be read as it was meant."""
    marks = [mark(TITLES[name]) for name in sorted(TITLES.whole())]
    digest = sha256("\n".join([version("interregnum"), *marks]).encode()).hexdigest()
    return f"interregnum.bots.{digest[:16]}"


def mark(title: Title[Any]) -> str:
    """The rules by their version, their actions and the length of a new position."""
    game, seats = title.game, title.seats[0]
    setup = title.setup(next(iter(title.modes.values())), seats)
    size = len(game.pack(game.new(seats, setup)))
    return f"{title.name} {game.version} {game.actions.size} {size}"


class Brains:
    """The server's end: asks, and asks again if whoever took the question is gone."""

    def __init__(self, bus: NatsBus) -> None:
        self.bus = bus

    async def ask(self, question: Question) -> Answer | None:
        """None: nobody there is idle. Whoever waits sets the limit of time."""
        clock = asyncio.get_running_loop().time
        until = clock() + question.seconds
        while True:
            try:
                left = msgspec.structs.replace(question, seconds=until - clock())
                return await self.ask_once(left)
            except Silent:
                LOG.warning("brain_lost", title=question.title, bot=question.bot)

    async def ask_once(self, question: Question) -> Answer | None:
        client = self.bus.client
        if client is None or not self.bus.connected:
            return None
        inbox = client.new_inbox()
        try:
            heard = await client.subscribe(inbox)
            try:
                await client.publish(subject(), msgspec.json.encode(question), reply=inbox)
                return await answer_to(question, heard)
            finally:
                with suppress(nats.errors.Error):
                    await heard.unsubscribe()
        except nats.errors.Error:  # the bus is gone: whoever asks has processes of its own
            return None


async def answer_to(question: Question, heard: Subscription) -> Answer | None:
    while True:
        try:
            message = await heard.next_msg(SILENCE)
        except nats.errors.TimeoutError as error:
            raise Silent from error
        if (message.headers or {}).get("Status") == NOBODY:
            return None
        report = read(message.data)
        if report is None or report.seed != question.seed:
            continue  # not about this question
        if report.failed:
            raise ValueError("the bot failed elsewhere")
        if report.action is not None:
            BOT_ELSEWHERE.inc()
            return Answer(report.seed, report.action, report.reasons)


def read(data: bytes) -> Report | None:
    with suppress(msgspec.MsgspecError, UnicodeDecodeError):
        return msgspec.json.decode(data, type=Report)
    return None


async def connect(url: str) -> Client:
    """It connects again by itself, for ever."""

    async def failed(error: Exception) -> None:
        LOG.warning("bus_lost", why=type(error).__name__)

    return await nats.connect(url, max_reconnect_attempts=-1, error_cb=failed)
