"""The first game of a title, played on this device."""

from collections.abc import Callable
from typing import Any, Final

from interregnum.bots.bot import Bot
from interregnum.bots.names import parse
from interregnum.core.game import Action, Seat
from interregnum.games.lesson import LEARNER, is_done, opened, packed, path_of, reply
from interregnum.games.shown import Line
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

    def coaching(self, words: Words) -> str:
        """The step to do, the praise at the end, or the way back to the path."""
        here, total = packed(self.title, self.match), len(self.path.lesson.steps)
        at = self.path.steps.get(here)
        if at is not None:
            step = self.path.lesson.steps[at]
            count = words.ui("lesson-step", n=at + 1, total=total)
            return f"{count}: {words.say(Line(step.text), self.match.names)} [{step.move}]"
        if is_done(self.path, self.title, self.match):
            return words.ui("lesson-done")
        return "" if here in self.path.moves else words.ui("lesson-off")
