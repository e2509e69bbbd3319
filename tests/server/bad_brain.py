"""A bot worker that goes wrong: `random` hangs, `flat` crashes, others answer."""

import sys
import time

from interregnum.server.brain import Answer, Question, answer, main


def answered(question: Question) -> Answer:
    if question.bot == "random":
        time.sleep(3600)
    if question.bot == "flat":
        sys.exit("crashed")
    return answer(question)


if __name__ == "__main__":
    main(answered)
