"""Bots in worker processes: a time limit, a fair line, a fallback that is always there."""

import asyncio
from collections.abc import Awaitable
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from interregnum.bots.names import thinks
from interregnum.core.game import Action, Seat
from interregnum.games import lesson as script
from interregnum.games.title import Title
from interregnum.server.accounts import Accounts
from interregnum.server.bot_worker import Answer, Question
from interregnum.server.lane import FAILED, Elsewhere, Lane
from interregnum.server.metrics import BOT_FALLBACKS, BOT_QUEUE, BOT_SECONDS

FALLBACK: Final = "greedy"
HINT_BOT: Final = "master:0.5s"
QUICK: Final = 5.0  # seconds that the fallback has
LOG: Final = structlog.get_logger()


class Asked(NamedTuple):
    """A question, and what may be played in answer."""

    question: Question
    legal: list[Action]


class BotPool:
    """A few workers for those who think, and others for quick answers, also in their stead."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        module: str,
        elsewhere: Elsewhere[Answer] | None = None,
        accounts: Accounts | None = None,
    ) -> None:
        self.seconds = seconds
        self.accounts = accounts  # none: hints cost nobody anything
        self.thinking = Lane(workers, module, Answer, elsewhere)
        self.spare = Lane(max(1, workers // 2), module, Answer)
        self.hinted: set[str] = set()  # people whose hint is being thought about

    def choose(
        self, title: Title[Any], state: Any, seat: Seat, bot: str, payer: str, luck: Random
    ) -> Awaitable[Action]:
        """What the bot plays; `state` is the true one, only its imagined twin leaves here, now.

        `payer` is the person in whose line the question waits.
        """
        action = script.reply(title, state, seat) if bot == script.BOT else None
        if action is not None:
            return asyncio.sleep(0, action)
        asked = FALLBACK if bot == script.BOT else bot  # off the path of a lesson
        return self.played(self.asked_of(title, state, seat, asked, luck), payer)

    def hint(self, title: Title[Any], state: Any, seat: Seat, payer: str) -> Awaitable[Answer]:
        """What the seat might play, and why; chance, too, comes from what it knows alone."""
        rng = Random(sha256(msgspec.json.encode(title.view(state, seat))).digest())
        return self.answer(self.asked_of(title, state, seat, HINT_BOT, rng, why=True), payer)

    def asked_of(
        self, title: Title[Any], state: Any, seat: Seat, bot: str, rng: Random, *, why: bool = False
    ) -> Asked:
        imagined = title.game.imagine(state, seat, rng)
        packed, seed = title.game.pack(imagined), rng.getrandbits(63)
        legal = [int(action) for action in title.game.legal(imagined, seat)]
        return Asked(Question(title.name, packed, seat, bot, seed, self.seconds, why), legal)

    async def played(self, asked: Asked, payer: str) -> Action:
        return (await self.answer(asked, payer)).action

    async def answer(self, asked: Asked, payer: str) -> Answer:
        """Never a stuck table: a quick move, a log line, a metric; at the worst a random move."""
        thought, legal = asked
        quick = msgspec.structs.replace(thought, bot=FALLBACK, seconds=QUICK)
        for lane, question in ((self.lane(thought.bot), thought), (self.spare, quick)):
            try:
                found = await self.ask(lane, question, payer)
            except FAILED as error:
                told_fallback(question, type(error).__name__)
                continue
            if found.action in legal:
                return found
            told_fallback(question, f"illegal action {found.action}")
        return Answer(thought.seed, Random(thought.seed).choice(legal))

    def lane(self, bot: str) -> Lane[Answer]:
        """Who does not search never stands behind somebody's long thought."""
        return self.thinking if thinks(bot) else self.spare

    async def ask(self, lane: Lane[Answer], question: Question, payer: str) -> Answer:
        BOT_QUEUE.inc()
        try:
            with BOT_SECONDS.time():
                return await lane.ask(question, payer)
        finally:
            BOT_QUEUE.dec()

    @property
    def waiting(self) -> int:
        return self.thinking.pool.waiting + self.spare.pool.waiting

    async def close(self) -> None:
        await self.thinking.close()
        await self.spare.close()


def told_fallback(question: Question, why: str) -> None:
    LOG.warning("bot_fallback", title=question.title, seat=question.seat, bot=question.bot, why=why)
    BOT_FALLBACKS.inc()
