"""A line of play, tried on a copy of the journal: it happens whole, or not at all. Compiled."""

from collections.abc import Sequence

from interregnum.core.game import NONE, Action, Seat
from interregnum.games.shown import Reason
from interregnum.server.journal import Journal
from interregnum.server.store import EntryRow


class Attempt:
    """What was played so far, and where in the line that is."""

    def __init__(
        self,
        journal: Journal,
        seat: Seat,
        back: int,
        acts: Sequence[Action | str],
        *,
        aside: bool = False,  # it may be given up once it is seen what follows
    ) -> None:
        single = not back and len(acts) == 1  # refused before it changes anything
        self.journal = journal if single and not aside else journal.copy()
        self.seat = seat
        self.back = back
        self.acts = acts
        self.rows: list[EntryRow] = []
        self.at = NONE  # the place of the action that is being played
        self.action: Action = NONE

    def make(self, *, free: bool) -> None:
        """One after the other; chance that follows from an action is drawn before the next.

        Taking back is `free` where it concerns no other person.
        """
        if self.back:
            self.rows += self.journal.undo_entries(self.seat, self.back, free=free)
        for at, named in enumerate(self.acts):
            self.at, self.action = at, NONE
            self.action = self.meant(named)
            self.rows += self.journal.play(self.seat, self.action)

    def meant(self, named: Action | str) -> Action:
        return self.journal.title.families.parse(named) if isinstance(named, str) else named

    def shows(self, before: Journal) -> bool:
        """Whether somebody learns something by it."""
        return self.journal.reveals() > before.reveals()

    def why_not(self) -> Reason | None:
        """The clause that forbids the last action in the position in which it was tried."""
        title = self.journal.title
        if not 0 <= self.action < title.game.actions.size:
            return None
        return title.explain(self.journal.match.state, self.seat, self.action)
