"""Who sits where at one table, and the terms of its match."""

import msgspec

from interregnum.core.game import NONE, Seat
from interregnum.core.match import Values
from interregnum.games.registry import TITLES
from interregnum.server.opening import listed
from interregnum.server.store import SeatRow, TableRow
from interregnum.server.wire import Pace, SeatInfo, Table, Talking


def mode_of(table: TableRow, seats: int) -> str:
    """By the rules of today; empty where the title is another one now, or not there."""
    title = TITLES.get(table.title)
    if title is None or table.version != title.game.version:
        return ""
    return title.mode_of(title.options(msgspec.json.decode(table.options)), seats)


class Roster:
    """The rows of a table and of its seats, as the store has them."""

    def __init__(self, table: TableRow) -> None:
        self.table = table
        self.pace = msgspec.json.decode(table.pace, type=Pace)
        self.seats: list[SeatRow] = []
        self.host = ""  # by name

    def sits(self, seat: Seat, person: str) -> bool:
        """Whether a seat is a person's; a spectator without a name has none."""
        return bool(person) and self.seats[seat].person == person

    def seats_of(self, person: str) -> list[Seat]:
        return [row.seat for row in self.seats if self.sits(row.seat, person)]

    def own(self, person: str) -> Seat:
        """The first seat of a person; NONE for a spectator."""
        return next(iter(self.seats_of(person)), NONE)

    def is_alone(self, person: str) -> bool:
        """No other person has a seat: nobody else is concerned by what is taken back."""
        return all(row.person in ("", person) for row in self.seats)

    def people(self) -> set[str]:
        return {row.person for row in self.seats if row.kind == "person"}

    def present(self) -> list[Seat]:
        """Seats of people who decide for themselves."""
        return [row.seat for row in self.seats if row.kind == "person" and not row.away]

    def change_table(self, **values: str | float | bool | None) -> None:
        self.table = msgspec.structs.replace(self.table, **values)

    def change_seat(self, seat: Seat, **values: bool) -> None:
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **values)

    @property
    def options(self) -> Values:
        """Of the title, as they were chosen."""
        options: Values = msgspec.json.decode(self.table.options)
        return options

    @property
    def talk(self) -> Talking:
        """Strangers know phrases; the host may let them talk, and friends do."""
        usual = "phrases" if self.table.public else "free"
        return "phrases" if (self.table.talk or usual) == "phrases" else "free"

    @property
    def outdated(self) -> bool:
        """Its rules are of another version than those that are here."""
        title = TITLES.get(self.table.title)
        return title is not None and title.game.version != self.table.version

    def told(self, person: str) -> Table:
        """All of it, as one person may know it."""
        return Table(
            match=self.table.id,
            title=self.table.title,
            options=msgspec.json.decode(self.table.options),
            mode=mode_of(self.table, len(self.seats)),
            status=self.table.status,
            public=self.table.public,
            pace=self.pace,
            undo=self.table.undo,
            undone=self.table.undone,
            host=self.host,
            hosting=self.table.host == person,
            talk=self.talk,
            seats=[self.seat_told(row, person) for row in self.seats],
            version=self.table.version,
            outdated=self.outdated,
            commitment=self.table.promise,
            seals=listed(self.table.seals),
            withheld=listed(self.table.withheld),
        )

    def seat_told(self, row: SeatRow, person: str) -> SeatInfo:
        """How strongly somebody likes quick answers is nobody else's business."""
        mine = self.sits(row.seat, person)
        return SeatInfo(row.kind, row.name, row.bot, row.away, row.auto and mine, mine, row.ready)
