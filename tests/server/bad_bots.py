"""A bot worker that goes wrong: `random` hangs, `search` never ends, `flat` crashes."""

import sys
import time

from interregnum.server.bot_worker import Answer, Question, answer
from interregnum.server.worker import work


def answered(question: Question) -> Answer:
    if question.bot == "random":
        time.sleep(3600)
    while question.bot == "search":
        pass
    if question.bot == "flat":
        sys.exit("crashed")
    return answer(question)


if __name__ == "__main__":
    work(Question, answered)
