"""A line of play, tried on a copy of the journal: it happens as a whole, or not at all."""

from collections.abc import Sequence

from interregnum.core.game import NONE, Action, Seat
from interregnum.games.shown import Reason
from interregnum.server.journal import Journal
from interregnum.server.store import EntryRow


class Attempt:
    """What was played so far, and where in the line that is."""

    def __init__(self, journal: Journal, seat: Seat) -> None:
        self.journal = journal.copy()
        self.seat = seat
        self.rows: list[EntryRow] = []
        self.at = NONE  # the place of the action that is being played
        self.action: Action = NONE

    def take_back(self, entries: int, *, free: bool) -> None:
        if entries:
            self.rows += self.journal.undo_entries(self.seat, entries, free=free)

    def play(self, actions: Sequence[Action | str]) -> None:
        """One after the other; chance that follows from one is drawn before the next."""
        for self.at, named in enumerate(actions):
            self.action = NONE
            self.action = self.meant(named)
            self.rows += self.journal.play(self.seat, self.action)

    def meant(self, named: Action | str) -> Action:
        return self.journal.title.families.parse(named) if isinstance(named, str) else named

    def why_not(self) -> Reason | None:
        """The clause that forbids the last action in the position in which it was tried."""
        title = self.journal.title
        if not 0 <= self.action < title.game.actions.size:
            return None
        return title.explain(self.journal.match.state, self.seat, self.action)
