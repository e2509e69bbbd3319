"""A match: a state and the log that can rebuild it."""

from typing import Generic, TypeVar

from interregnum.core.chance import Chance, Heads, commitment, new_key, seal
from interregnum.core.errors import CannotUndo, ClientError, IllegalAction, NotYourTurn, RecordError
from interregnum.core.game import CHANCE, Action, Game, Seat, Setup, at
from interregnum.core.record import Fairness, Record, replace_draws, terms_of

S = TypeVar("S")
Values = dict[str, str | int | bool]  # a title's options as the record holds them


class Match(Generic[S]):
    """The checked entrance over an unchecked core."""

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        options: Values,
        names: list[str],
        chance: Chance,
        state: S | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.options = options
        self.names = names
        self.seats = len(names)
        self.chance = chance
        self.draws = 0
        self.undone = False  # something was taken back; the record tells it
        self.log: list[tuple[Seat, Action]] = []
        self.state = game.new(self.seats, setup) if state is None else state

    def copy(self) -> "Match[S]":
        """The same match again: what happens to the one does not happen to the other."""
        state = self.game.clone(self.state)
        made = Match(self.game, self.setup, self.options, self.names, self.chance, state)
        made.log = list(self.log)
        made.draws = self.draws
        made.undone = self.undone
        return made

    def play(self, seat: Seat, action: Action) -> None:
        """Check, apply and log a seat's action, then let chance run until a seat must decide."""
        self.enter(seat, action)
        self.roll()

    def roll(self) -> None:
        """Let chance run; called once to open the match."""
        while CHANCE in self.game.to_act(self.state):
            self.put(CHANCE, self.drawn())

    def drawn(self) -> Action:
        """What chance does next: the log and the key decide it alone."""
        legal, odds = self.game.legal(self.state, CHANCE), self.game.weights(self.state)
        total = sum(odds) if len(odds) else len(legal)
        return at(legal, odds, self.chance.below(self.draws, total))

    def next_draw(self) -> tuple[int, int]:
        """The total of the odds of what chance may do now, and the number that the key gives."""
        odds = self.game.weights(self.state)
        total = sum(odds) if len(odds) else len(self.game.legal(self.state, CHANCE))
        return total, self.chance.below(self.draws, total)

    def require(self, seat: Seat, action: Action) -> None:
        """Refuse what is not legal; nothing changes."""
        if not 0 <= seat <= CHANCE or seat not in self.game.to_act(self.state):
            raise NotYourTurn(f"seat {seat} is not awaited")
        known = 0 <= action < self.game.actions.size  # compiled, a greater int is no i64 at all
        if not known or action not in self.game.legal(self.state, seat):
            raise IllegalAction(f"seat {seat} may not play action {action} now")

    def enter(self, seat: Seat, action: Action) -> None:
        """Check, apply and log one entry, whoever makes it."""
        self.require(seat, action)
        self.put(seat, action)

    def put(self, seat: Seat, action: Action) -> None:
        """Apply and log what is known to be legal."""
        self.game.apply(self.state, seat, action)
        self.log.append((seat, action))
        self.draws += seat == CHANCE

    def undo(self, seat: Seat, entries: int = 1) -> None:
        """Drop so many of the seat's own last entries; in a window those of the others stay."""
        assert entries > 0, "who takes back nothing does not ask"
        places = self.places(seat)[-entries:]
        if len(places) < entries or not self.can_drop_all(places):
            raise CannotUndo(f"seat {seat} cannot take back {entries} of its entries")
        self.undone = True
        self.log = [entry for k, entry in enumerate(self.log) if k not in places]
        self.state = self.after(len(self.log))

    def places(self, seat: Seat) -> list[int]:
        """Where the seat's own entries stand in the log."""
        return [k for k, entry in enumerate(self.log) if entry[0] == seat]

    def can_drop(self, k: int) -> bool:
        """Nothing was revealed since, and only seats awaited together with this one acted."""
        return self.can_drop_all([k])

    def can_drop_all(self, places: list[int]) -> bool:
        """The same of several entries of one seat, the last of them first, in one walk."""
        s, end = self.after(places[0]), places[-1]
        if self.game.reveals(s) != self.game.reveals(self.state):
            return False
        for k in range(places[0], end + 1):
            if k in places:
                window = self.game.to_act(s)
                if not all(seat in window for seat, _ in self.log[k:]):
                    return False
            if k < end:
                self.game.apply(s, self.log[k][0], self.log[k][1])
        return True

    def rewind(self, entries: int) -> None:
        """Take back to so many entries, whoever made them; chance draws the same again."""
        self.undone = self.undone or entries < len(self.log)
        del self.log[entries:]
        self.draws = sum(seat == CHANCE for seat, _ in self.log)
        self.state = self.after(entries)

    def after(self, entries: int) -> S:
        """The state after so many entries of the log."""
        s = self.game.new(self.seats, self.setup)
        for seat, action in self.log[:entries]:
            self.game.apply(s, seat, action)
        return s

    @property
    def over(self) -> bool:
        """Nobody is awaited any more."""
        return len(self.game.to_act(self.state)) == 0

    @property
    def record(self) -> Record:
        """The match as a document; the key of chance is in it once the match is over."""
        key = self.chance.key.hex() if self.over else ""
        return Record(
            title=self.game.name,
            version=self.game.version,
            options=dict(self.options),
            seats=self.seats,
            names=list(self.names),
            chance=Fairness(
                commitment(self.chance.key),
                list(self.chance.entropy),
                key,
                list(self.chance.seals),
                list(self.chance.withheld),
            ),
            log=list(self.log),
            result=list(self.game.ranks(self.state)) if self.over else [],
            undone=self.undone,
        )

    @classmethod
    def replay(cls, game: Game[S], setup: Setup, record: Record) -> "Match[S]":
        """The match of a record, every entry checked; an open one goes on with fresh chance."""
        if (record.title, record.version) != (game.name, game.version):
            mine = f"{game.name} {game.version}"
            raise RecordError(f"the record is of {record.title} {record.version}, not {mine}")
        chance = chance_of(record, record_key(record))
        match = cls(game, setup, record.options, record.names, chance)
        try:
            for seat, action in record.log:
                match.enter(seat, action)
        except ClientError as error:
            raise RecordError(f"entry {len(match.log)}: {error}") from error
        if match.record.result != record.result:
            raise RecordError(f"the log ends in {match.record.result}, not in {record.result}")
        match.undone = record.undone
        return match


def record_key(record: Record) -> bytes:
    """The key that a finished record tells, or a new one."""
    try:
        return bytes.fromhex(record.chance.key) or new_key()
    except ValueError as error:
        raise RecordError("the key of the record is not hexadecimal") from error


def chance_of(record: Record, key: bytes) -> Chance:
    told = record.chance
    return Chance(key, told.entropy, terms_of(record), told.seals, told.withheld)


def draws(match: Match[S]) -> list[tuple[int, int]]:
    """Of each draw of a finished match the total of the odds and the number below it."""
    again = Match(match.game, match.setup, match.options, match.names, match.chance)
    found = []
    for seat, action in match.log:
        if seat == CHANCE:
            found.append(again.next_draw())
        again.put(seat, action)
    return found


def full_record(match: Match[S]) -> Record:
    """Of a finished match, with the numbers that anybody can check without the rules."""
    record = match.record
    return record if not record.chance.key else replace_draws(record, draws(match))


def unfair(game: Game[S], setup: Setup, record: Record) -> str:
    """Why chance in a finished record is not what its key gives; empty if it is."""
    if not record.result:
        return "the match is not over, so the key of its chance is not told"
    key = record_key(record)
    if not record.chance.key or commitment(key) != record.chance.commitment:
        return "the key does not fit the commitment that was published before the first draw"
    if opened := broken_seal(record):
        return opened
    match = Match(game, setup, record.options, record.names, chance_of(record, key))
    for k, (seat, action) in enumerate(record.log):
        if seat == CHANCE and match.drawn() != action:
            return f"entry {k}: the key gives action {match.drawn()}, the record has {action}"
        match.enter(seat, action)
    if record.chance.draws and record.chance.draws != draws(match):
        return "the numbers of the draws are not those that the key gives"
    return ""


def unfair_by_key(record: Record) -> str:
    """The same without the rules: moves, odds and the result are taken as they are told."""
    key, told = record_key(record), record.chance
    if not told.key or commitment(key) != told.commitment:
        return "the key does not fit the commitment that was published before the first draw"
    if opened := broken_seal(record):
        return opened
    chance, drawn = chance_of(record, key), sum(seat == CHANCE for seat, _ in record.log)
    fits = len(told.draws) in (0, drawn) and all(
        total > 0 and chance.below(k, total) == number
        for k, (total, number) in enumerate(told.draws)
    )
    return "" if fits else "the numbers of the draws are not those that the key gives"


def broken_seal(record: Record) -> str:
    """A seat whose entropy is not what it had sealed; empty if there is none.

    Entropy is hexadecimal, and each seat has one part at most: anything else could be the terms of
    another record, told as entropy so that names and options are bound by nothing.
    """
    told = record.chance
    if len(told.entropy) > record.seats:
        return f"{len(told.entropy)} parts were added to chance, by {record.seats} seats"
    for k, entropy in enumerate(told.entropy):
        if any(digit not in "0123456789abcdef" for digit in entropy):
            return f"what seat {k} added to chance is not hexadecimal"
    for k, (sealed, entropy) in enumerate(zip(told.seals, told.entropy, strict=False)):
        if sealed and sealed != seal(told.commitment, entropy):
            return f"what seat {k} added to chance is not what it had sealed"
    return ""


def head_of(record: Record) -> str:
    """The running hash over the whole log of a finished record."""
    return Heads(chance_of(record, record_key(record))).at(record.log, len(record.log))


def differs(record: Record, *, commitment: str = "", entropy: str = "", head: str = "") -> str:
    """What a device kept by itself and this record does not have; empty if all fits."""
    if commitment and record.chance.commitment != commitment:
        return "this is not the commitment that was published when the table was opened"
    if entropy and entropy not in record.chance.entropy:
        return "what this device added to chance is not in the record"
    if head and head_of(record) != head:
        return "names, options or moves are not those of the match that this device followed"
    return ""
