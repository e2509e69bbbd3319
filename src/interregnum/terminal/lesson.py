"""The first game of a title, played on this device."""

from collections.abc import Callable
from typing import Any, Final

from interregnum.bots.bot import Bot
from interregnum.bots.names import parse
from interregnum.core.game import Action, Seat
from interregnum.games.lesson import LEARNER, is_done, leap, opened, packed, path_of, reply
from interregnum.games.title import Title
from interregnum.games.words import Words
from interregnum.terminal.seating import Seating

RIVAL: Final = "greedy"  # plays on where the script ends


def has_lesson(title: Title[Any]) -> bool:
    return path_of(title.name) is not None


class LessonSeating(Seating):
    """The learner sits first; the others follow the script as long as it is followed."""

    def __init__(self, title: Title[Any], words: Words) -> None:
        path = path_of(title.name)
        assert path is not None, "offered only where there is one"
        match = opened(title, path.lesson)
        for seat, action in path.opening:
            match.play(seat, action)
        bot: Bot = parse(RIVAL)
        others = range(LEARNER + 1, match.seats)
        match.names = [words.ui("player"), *(f"{words.ui('bot')} {seat}" for seat in others)]
        super().__init__(title, match, dict.fromkeys(others, bot))
        self.path = path
        self.prepared = len(match.log)

    def thought(self, seat: Seat, bot: Bot | None = None) -> Callable[[], Action]:
        scripted = reply(self.title, self.match.state, seat)
        return super().thought(seat, bot) if scripted is None else lambda: scripted

    def scripted(self, seat: Seat) -> Action | None:
        """In a leap the learner is played for, too."""
        move = leap(self.path, packed(self.title, self.match))
        return move[1] if move and move[0] == seat == LEARNER else None

    def coaching(self, words: Words) -> str:
        """The step to do, the praise at the end, or the way back to the path."""
        here = packed(self.title, self.match)
        at = self.path.steps.get(here)
        if at is not None:
            return self.asked(at, words)
        if is_done(self.path, self.title, self.match):
            lesson = self.path.lesson
            return " ".join(words.message(text, {}) for text in (lesson.end, *lesson.mistakes))
        return "" if here in self.path.moves else words.ui("lesson-off")

    def asked(self, at: int, words: Words) -> str:
        """The step, after what the leap before it has passed over."""
        steps = self.path.lesson.steps
        leapt = [steps[at - 1].text] if at and not steps[at - 1].move else []
        texts = [*leapt, *steps[at].tells, steps[at].text]
        count = words.ui("lesson-step", n=at + 1, total=len(steps))
        return f"{count}: {' '.join(words.message(text, {}) for text in texts)} [{steps[at].move}]"
