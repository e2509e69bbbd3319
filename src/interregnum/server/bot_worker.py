"""One bot worker: positions on standard input, actions out; it knows only what a seat knows."""

from random import Random

import msgspec

from interregnum.bots.hints import why, worlds
from interregnum.bots.names import parse
from interregnum.games.registry import find
from interregnum.games.shown import Line
from interregnum.server.worker import work


class Question(msgspec.Struct, frozen=True):
    """`state` is pack(imagine(state, seat)): nothing hidden is in it."""

    title: str
    state: list[int]
    seat: int
    bot: str
    seed: int
    seconds: float  # until the server asks no longer
    why: bool = False  # a hint: tell the reasons, too


class Answer(msgspec.Struct, frozen=True):
    seed: int  # of the question: answers to questions that were given up are passed over
    action: int
    reasons: list[Line] = []


def answer(question: Question) -> Answer:
    title, seat = find(question.title), question.seat
    bot, rng = parse(question.bot), Random(question.seed)
    state = title.game.unpack(question.state)
    action = bot.choose(title.policy, state, seat, rng)
    told: list[Line] = []
    if question.why:
        imagined = worlds(title, state, seat, Random(question.seed))
        told = why(title, imagined, seat, action, question.seed)
    return Answer(question.seed, action, told)


if __name__ == "__main__":
    work(Question, answer)
