"""`interregnum brain`: processes that think for servers elsewhere, each about one question."""

import asyncio
from contextlib import suppress

import msgspec
import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from interregnum.core.errors import BadOption
from interregnum.server import logs
from interregnum.server.bot_worker import Answer, Question
from interregnum.server.brains import BEAT, QUEUE, Report, connect, subject
from interregnum.server.lane import FAILED, WorkerProcess
from interregnum.server.startup import reach_nats

LOG = structlog.get_logger()


class Brain:
    """One process; it stands in the queue group only while it is idle."""

    def __init__(self, client: Client, module: str) -> None:
        self.client = client
        self.process = WorkerProcess(module, Answer)

    async def run(self) -> None:
        await self.process.running()
        while True:
            asked = await self.stand_in_line()
            await self.reply(await asked.next_msg(timeout=None))

    async def stand_in_line(self) -> Subscription:
        """For one question: the bus itself takes us out of the group with it."""
        asked = await self.client.subscribe(subject(), queue=QUEUE)
        await asked.unsubscribe(limit=1)
        return asked

    async def reply(self, message: Msg) -> None:
        """Bad questions change nothing; who asks one hears nothing."""
        try:
            question = msgspec.json.decode(message.data, type=Question)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            LOG.warning("question_unread")
            return
        alive = asyncio.create_task(self.beat(message.reply, question.seed))
        try:
            report = await self.thought(question)
        finally:
            alive.cancel()
        await self.tell(message.reply, report)

    async def thought(self, question: Question) -> Report:
        try:
            async with asyncio.timeout(question.seconds):
                answer = await self.process.ask(question)
        except FAILED as error:
            LOG.warning("thought_failed", bot=question.bot, why=type(error).__name__)
            await self.process.end()
            return Report(question.seed, failed=True)
        return Report(question.seed, answer.action, reasons=answer.reasons)

    async def beat(self, inbox: str, seed: int) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.tell(inbox, Report(seed))

    async def tell(self, inbox: str, report: Report) -> None:
        with suppress(nats.errors.Error):  # who asked asks again
            await self.client.publish(inbox, msgspec.json.encode(report))


def think(url: str, processes: int, module: str = "interregnum.server.bot_worker") -> None:
    """Until somebody ends it; its processes end with it."""
    if not url.startswith("nats://"):
        raise BadOption("--bus must begin with nats://: questions come over NATS alone")
    if processes < 1:
        raise BadOption(f"--bots cannot be {processes}; expected 1 or more")
    logs.configure()
    asyncio.run(reach_nats(url))
    asyncio.run(work(url, processes, module))


async def work(url: str, processes: int, module: str) -> None:
    client = await connect(url)
    brains = [Brain(client, module) for _ in range(processes)]
    LOG.info("brain_ready", subject=subject(), processes=processes)
    try:
        async with asyncio.TaskGroup() as group:
            for brain in brains:
                group.create_task(brain.run())
    finally:
        for brain in brains:
            await brain.process.end()
        await client.close()
