"""Bots in worker processes: a time limit, a fair line, a fallback that is always there."""

import asyncio
from collections.abc import Awaitable
from random import Random
from typing import Any, Final

import msgspec
import structlog

from interregnum.bots.names import thinks
from interregnum.core.game import Action, Seat
from interregnum.games import lesson as script
from interregnum.games.title import Title
from interregnum.server.bot_worker import Answer, Question
from interregnum.server.lane import FAILED, Elsewhere, Lane
from interregnum.server.metrics import BOT_FALLBACKS, BOT_QUEUE, BOT_SECONDS

FALLBACK: Final = "greedy"
QUICK: Final = 5.0  # seconds that the fallback has
LOG: Final = structlog.get_logger()


class BotPool:
    """A few workers for those who think, and others for quick answers, also in their stead."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        module: str,
        elsewhere: Elsewhere[Answer] | None = None,
    ) -> None:
        self.seconds = seconds
        self.thinking = Lane(workers, module, Answer, elsewhere)
        self.spare = Lane(max(1, workers // 2), module, Answer)
        self.hinted: set[str] = set()  # people whose hint is being thought about
        self.rng = Random()

    def choose(
        self, title: Title[Any], state: Any, seat: Seat, bot: str, payer: str
    ) -> Awaitable[Action]:
        """What the bot plays; `state` is the true one, only its imagined twin leaves here, now.

        `payer` is the person in whose line the question waits.
        """
        if bot == script.BOT:
            return self.scripted(title, state, seat, payer)
        imagined = title.game.imagine(state, seat, self.rng)
        seed = self.rng.getrandbits(63)
        packed = title.game.pack(imagined)
        question = Question(title.name, packed, seat, bot, seed, self.seconds)
        legal = [int(action) for action in title.game.legal(imagined, seat)]
        return self.answer(question, legal, payer)

    def scripted(self, title: Title[Any], state: Any, seat: Seat, payer: str) -> Awaitable[Action]:
        """What a lesson has written down for this position; off its path the fallback plays."""
        action = script.reply(title, state, seat)
        if action is None:
            return self.choose(title, state, seat, FALLBACK, payer)
        return asyncio.sleep(0, action)

    async def answer(self, question: Question, legal: list[Action], payer: str) -> Action:
        """Never a stuck table: a quick move, a log line, a metric; at the worst a random move."""
        quick = msgspec.structs.replace(question, bot=FALLBACK, seconds=QUICK)
        for lane, asked in ((self.lane(question.bot), question), (self.spare, quick)):
            try:
                action = await self.asked(lane, asked, payer)
            except FAILED as error:
                told_fallback(asked, type(error).__name__)
                continue
            if action in legal:
                return action
            told_fallback(asked, f"illegal action {action}")
        return self.rng.choice(legal)

    def lane(self, bot: str) -> Lane[Answer]:
        """Who does not search never stands behind somebody's long thought."""
        return self.thinking if thinks(bot) else self.spare

    async def asked(self, lane: Lane[Answer], question: Question, payer: str) -> Action:
        BOT_QUEUE.inc()
        try:
            with BOT_SECONDS.time():
                return (await lane.ask(question, payer)).action
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
