"""One walk over a log, for everything that tells or shows a match step by step. Compiled."""

from collections.abc import Collection, Iterator
from typing import Generic, TypeVar

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.core.match import Match
from interregnum.games.shown import Event, Line
from interregnum.games.title import Title

S = TypeVar("S")


class Played(Generic[S]):
    """One entry of a log with the states around it, which stay as they are."""

    def __init__(
        self, title: Title[S], entry: int, actor: Seat, action: Action, before: S, after: S
    ) -> None:
        self.title = title
        self.entry = entry  # from 0
        self.actor = actor
        self.action = action
        self.before = before
        self.after = after
        self.followed: list[Event] | None = None

    @property
    def events(self) -> list[Event]:
        """What followed, for all to see; worked out once for all who look."""
        if self.followed is None:
            events = self.title.families.events
            self.followed = list(events(self.before, self.after, self.actor, self.action))
        return self.followed

    def mark(self, viewer: Seat) -> Action:
        """The action as the viewer sees it; NONE: nothing that it knows or is shown has changed."""
        return int(self.title.game.seen(self.before, viewer, self.actor, self.action))

    def told(self, viewer: Seat) -> Line | None:
        """The entry and what followed as a viewer may read it; None for what it does not see."""
        return self.title.families.describe(
            self.before, self.after, self.actor, self.action, viewer, self.events
        )

    def said(self, mark: Action) -> Line | None:
        """The entry alone, for whoever sees it so and is given the events beside it."""
        return self.title.families.logged(self.before, self.after, self.actor, mark)


def walk(title: Title[S], match: Match[S], start: int = 0) -> Iterator[Played[S]]:
    """The entries of a match from one on."""
    before = match.after(start)
    for entry in range(start, len(match.log)):
        played = step(title, entry, before, *match.log[entry])
        yield played
        before = played.after


def step(title: Title[S], entry: int, before: S, actor: Seat, action: Action) -> Played[S]:
    """One entry carried out on a copy."""
    after = title.game.clone(before)
    title.game.apply(after, actor, action)
    return Played(title, entry, actor, action, before, after)


def turn_start(title: Title[S], match: Match[S], seats: Collection[Seat], first: int = 0) -> int:
    """Where the last turn began in which one of these seats has acted; NONE: none has.

    A turn goes on while its seat is awaited, whoever acts in the same window.
    """
    s = match.after(first)
    turn: tuple[int, ...] = ()
    actor, start, goes_on = NONE, NONE, False
    for k in range(first, len(match.log)):
        seat, action = match.log[k]
        if seat in seats:
            if not (goes_on and seat == actor and title.turn(s) == turn):
                actor, start, turn = seat, k, title.turn(s)
            goes_on = True
        elif seat != CHANCE and actor not in title.game.to_act(s):
            goes_on = False
        title.game.apply(s, seat, action)
    return start
