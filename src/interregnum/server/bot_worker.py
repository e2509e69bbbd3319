"""One bot worker: positions on standard input, actions out; it knows only what a seat knows."""

from random import Random

import msgspec

from interregnum.bots.names import parse
from interregnum.games.registry import find
from interregnum.server.worker import work


class Question(msgspec.Struct, frozen=True):
    """`state` is pack(imagine(state, seat)): nothing hidden is in it."""

    title: str
    state: list[int]
    seat: int
    bot: str
    seed: int
    seconds: float  # until the server asks no longer


class Answer(msgspec.Struct, frozen=True):
    seed: int  # of the question: answers to questions that were given up are passed over
    action: int


def answer(question: Question) -> Answer:
    policy = find(question.title).policy
    bot, rng = parse(question.bot), Random(question.seed)
    action = bot.choose(policy, policy.game.unpack(question.state), question.seat, rng)
    return Answer(question.seed, action)


if __name__ == "__main__":
    work(Question, answer)
