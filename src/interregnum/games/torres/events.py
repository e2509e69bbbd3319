"""What follows from an action by itself, for all to see: points, a scoring, a phase, the end."""

from collections.abc import Iterator
from operator import itemgetter
from typing import Final

import msgspec

from interregnum.core.game import Action, Seat, places
from interregnum.games.shown import Event, Line
from interregnum.games.torres.rules import state
from interregnum.games.torres.rules.actions import END
from interregnum.games.torres.rules.data import KING_LEVEL, KING_POINTS, MASTER_NAMES
from interregnum.games.torres.rules.grid import squares
from interregnum.games.torres.rules.master import master_points, pays_in
from interregnum.games.torres.rules.scoring import king_points, levels, scoring_order
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.text import line, square
from interregnum.games.torres.view import castle_numbers

STAGES: Final = {
    state.FROM_CASTLES: "castles",
    state.FROM_KING: "king",
    state.FROM_MASTER: "master",
}
IN_A_TURN: Final = (
    state.TURN,
    state.STACKING,
    state.SHARING,
)  # the steps that can end the last turn of a phase
AFTER_SCORING: Final = (state.OVER, state.KEEPING, state.MOVE_KING)


class Stand(msgspec.Struct, frozen=True):
    """A seat in a castle: what its highest knight earns there."""

    seat: int
    level: int  # of that knight
    points: int  # the castle's area times the level


class CastleScore(msgspec.Struct, frozen=True):
    """One castle of a scoring."""

    squares: list[str]
    area: int
    stands: list[Stand]  # of those who have a knight there, by seat


class KingBonus(msgspec.Struct, frozen=True):
    """The king's castle, and who has a knight there on exactly the level of the phase."""

    castle: int  # its place in `castles`
    level: int
    points: int  # for each of `seats`
    seats: list[int]


class MasterBonus(msgspec.Struct, frozen=True):
    """The open master card, in a phase in which it is scored."""

    card: str  # as in the view's `master`
    points: list[int]  # by seat


class Scoring(Event, frozen=True):
    """A phase is scored: what everybody earns, castle by castle. The lines are told by Scored."""

    phase: int  # from 1
    order: list[int]  # the seats in the order in which their markers move
    castles: list[CastleScore]  # in the order of the view's castles
    king: KingBonus
    master: MasterBonus | None

    def source(self, seat: int) -> Line | None:
        """The castle that brought most, unless the king brought more."""
        found = [(one.points, one.level, each) for each in self.castles for one in each.stands
                 if one.seat == seat]  # fmt: skip
        points, level, castle = max(found, key=itemgetter(0), default=(0, 0, None))
        if castle is None or (seat in self.king.seats and self.king.points > points):
            return None
        at = castle.squares[0]
        return line("source-castle", square=at, area=castle.area, level=level, points=points)


class Scored(Event, frozen=True):
    """A marker moves once in a stage of a scoring; it may go further than was earned (T-TRACK)."""

    seat: int
    stage: str  # castles, king, master
    points: int  # spaces that the marker moves
    score: int  # where it comes to stand


class Converted(Event, frozen=True):
    """Unspent AP have become points at the end of a turn."""

    seat: int
    points: int  # spaces that the marker moves
    score: int  # where it comes to stand


class Opening(Event, frozen=True):
    """A phase begins, the second or the third."""

    phase: int  # from 1
    starter: int  # seat


class Winner(Event, frozen=True):
    """The game is over."""

    seat: int
    points: int
    ranks: list[int]  # by seat


AnyEvent = Converted | Scoring | Scored | Opening | Winner


def events(before: State, after: State, actor: Seat, action: Action) -> Iterator[AnyEvent]:
    """In the order in which it happens."""
    if action == END and gained(before, after, actor, state.FROM_AP):
        yield converted(before, after, actor)
    if before.step in IN_A_TURN and after.step in AFTER_SCORING:
        yield scoring(before)
        yield from markers(before, after)
    if after.phase > before.phase:
        told = line("log-phase", n=after.phase + 1, seat=after.seat)
        yield Opening(told, after.phase + 1, after.seat)
    if after.step == state.OVER:
        yield winner(after)


def gained(before: State, after: State, seat: Seat, source: int) -> int:
    at = seat * state.SOURCES + source
    return int(after.gained[at] - before.gained[at])


def converted(before: State, after: State, seat: Seat) -> Converted:
    points = gained(before, after, seat, state.FROM_AP)
    told = line("log-converts", seat=seat, points=points)
    return Converted(told, seat, points, before.score[seat] + points)


def scoring(s: State) -> Scoring:
    """The end of a turn changes nothing on the board, so the state before it tells all."""
    numbers = castle_numbers(s.board)
    at_king = numbers.index(s.board.castle[s.board.king])
    bonus = [seat for seat in range(s.seats) if king_points(s.board, seat, s.phase)]
    return Scoring(
        None,
        phase=s.phase + 1,
        order=list(scoring_order(s)),
        castles=[castle_score(s, number) for number in numbers],
        king=KingBonus(at_king, KING_LEVEL[s.phase], KING_POINTS[s.phase], bonus),
        master=master_bonus(s),
    )


def castle_score(s: State, number: int) -> CastleScore:
    board, area = s.board, s.board.area[number]
    found = [(seat, levels(board, seat)[number]) for seat in range(s.seats)]
    stands = [Stand(seat, level, area * level) for seat, level in found if level]
    return CastleScore([square(x) for x in squares(board.mask[number])], area, stands)


def master_bonus(s: State) -> MasterBonus | None:
    if not pays_in(s, s.phase):
        return None
    points = [int(master_points(s, seat, s.phase)) for seat in range(s.seats)]
    return MasterBonus(MASTER_NAMES[s.master], points)


def markers(before: State, after: State) -> Iterator[Scored]:
    """Castles for all, the king's bonus for all, the master card for all (RUL-T-13)."""
    ap = [gained(before, after, seat, state.FROM_AP) for seat in range(before.seats)]
    scores = [score + points for score, points in zip(before.score, ap, strict=True)]
    for source, stage in STAGES.items():
        for seat in range(before.seats):
            if points := gained(before, after, seat, source):
                scores[seat] += points
                told = line(f"log-scores-{stage}", seat=seat, points=points)
                yield Scored(told, seat, stage, points, scores[seat])


def winner(s: State) -> Winner:
    """Who has most points; nobody shares a space, but at 0 the first seat is named."""
    ranks = list(places(s.score))
    seat = ranks.index(1)
    points = int(s.score[seat])
    return Winner(line("log-winner", seat=seat, points=points), seat, points, ranks)
