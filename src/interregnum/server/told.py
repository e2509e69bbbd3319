"""The log of a match as each pair of eyes reads it; worked out when somebody looks. Compiled."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any

from interregnum.core.game import NONE, Action, Seat
from interregnum.core.match import Match
from interregnum.games.title import Title
from interregnum.games.walk import Played, walk
from interregnum.server.wire import Entry

Mark = tuple[int, Action]  # a place in the match's log, and how it is seen


class Told:
    """What one pair of eyes was told, and of which entries of the match's log."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.places: list[int] = []
        self.read = 0  # entries of the match's log, told or not
        self.seen = 0  # of them, those that may have changed what is shown

    def add(self, played: Played[Any], mark: Action, known: dict[Mark, Entry | None]) -> None:
        """What is seen as `mark`; whoever sees it alike is told the same entry."""
        self.read = played.entry + 1
        if mark == NONE:
            return
        self.seen += 1
        key = played.entry, mark
        if key not in known:
            line = played.said(mark)
            known[key] = Entry(played.actor, line, played.events) if line else None
        entry = known[key]
        if entry is not None:
            self.entries.append(entry)
            self.places.append(played.entry)

    def until(self, place: int) -> "Told":
        """As it was before an entry that is taken back."""
        kept = bisect_left(self.places, place)
        before = Told()
        before.entries = self.entries[:kept]
        before.places = self.places[:kept]
        before.read = min(self.read, place)
        return before


class ToldLogs:
    """Everybody's log of one match."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.told: dict[Seat, Told] = {}
        self.played: list[Played[Any]] = []  # since the last broadcast
        self.known: dict[Mark, Entry | None] = {}  # of them

    def copy(self) -> "ToldLogs":
        """For a match that may or may not go on like this."""
        made = ToldLogs(self.title)
        made.told = dict(self.told)
        made.played = list(self.played)
        return made

    @property
    def wanted(self) -> bool:
        """Whether anybody has looked yet."""
        return bool(self.told)

    def cut(self, place: int) -> None:
        """Entries from this one on are taken back, or stand elsewhere now."""
        self.told = {eyes: told.until(place) for eyes, told in self.told.items()}
        self.played = [played for played in self.played if played.entry < place]
        self.known = {}

    def read(self, match: Match[Any], eyes: Seat) -> Told:
        """All that these eyes are told: one list that grows until something is taken back."""
        told = self.told.get(eyes)
        if told is None:
            told = self.told[eyes] = Told()
        if told.read < len(match.log):
            for played in self.since(match, told.read):
                told.add(played, played.mark(eyes), self.known)
        return told

    def places(self, match: Match[Any], eyes: Seat) -> list[int]:
        """Where each entry that these eyes are told stands in the match's log."""
        return self.read(match, eyes).places

    def since(self, match: Match[Any], place: int) -> Iterable[Played[Any]]:
        """What was just played, or the log again for eyes that are new."""
        if not self.played or self.played[0].entry > place:
            return walk(self.title, match, place)
        return self.played[place - self.played[0].entry :]

    def forget_played(self) -> None:
        """Everybody who looks has been told."""
        self.played.clear()
        self.known.clear()
