"""The log of a match as somebody may read it."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from interregnum.core.game import CHANCE, NONE, Action, Game, Seat
from interregnum.core.match import Match
from interregnum.games.shown import Line
from interregnum.games.title import Title
from interregnum.games.walk import step, walk

EVERYTHING: Final = -2  # eyes that see what any seat sees


class Told(NamedTuple):
    """One entry of the log; no line where the reader is told later."""

    entry: int
    seat: Seat
    action: Action
    text: str  # notation; empty where the reader does not see the action
    line: Line | None


def story(title: Title[Any], match: Match[Any], viewer: Seat) -> Iterator[Told]:
    """The whole log through the eyes of a seat, a spectator (NONE), or EVERYTHING."""
    game = title.game
    for played in walk(title, match):
        s, seat, action = played.before, played.actor, played.action
        eyes = knower(game, s, match.seats, seat, action) if viewer == EVERYTHING else viewer
        sees = game.seen(s, eyes, seat, action) == action
        text = title.notation(s, seat, action) if sees else ""
        yield Told(played.entry, seat, action, text, played.told(eyes))


def knower(game: Game[Any], s: Any, seats: int, actor: Seat, action: Action) -> Seat:
    """Somebody who sees this action as it is: who acts, or whom chance shows it."""
    if actor != CHANCE:
        return actor
    seeing = (seat for seat in range(seats) if game.seen(s, seat, actor, action) == action)
    return next(seeing, NONE)


class Reader:
    """Somebody who reads a log as it grows; an undo needs a new one."""

    def __init__(self, title: Title[Any], match: Match[Any], viewer: Seat) -> None:
        self.title = title
        self.match = match
        self.viewer = viewer
        self.entries = 0
        self.state = match.after(0)

    def news(self) -> list[Line]:
        """What this viewer is told of the entries since the last call."""
        told: list[Line] = []
        for entry in range(self.entries, len(self.match.log)):
            played = step(self.title, entry, self.state, *self.match.log[entry])
            line = played.told(self.viewer)
            told += [line] if line is not None else []
            self.state = played.after
        self.entries = len(self.match.log)
        return told
