"""Why not, for the steps of an action card."""

from typing import Final

from interregnum.core.game import Seat
from interregnum.games.shown import Reason
from interregnum.games.torres.reasons import occupied, why_not_site
from interregnum.games.torres.rules import data, effects
from interregnum.games.torres.rules.castles import castle_height
from interregnum.games.torres.rules.grid import BIT, CORNERS, NEAR
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.text import card_line, line, square

CLAUSES: Final[dict[int, str]] = {
    int(data.JUMP2): "T-CARD-10",
    int(data.UNDER): "T-CARD-11",
    int(data.EXTRA): "T-CARD-13",
    int(data.DOORS): "T-CARD-14",
    int(data.DIAG): "T-CARD-15",
    int(data.SHIFT): "T-CARD-18",
    int(data.RELOCATE): "T-CARD-22",
    int(data.LEAP): "T-CARD-23",
}


def why_not_source(s: State, seat: Seat, x: int) -> Reason | None:
    """The knight, or the block, that the card is to be played with."""
    if s.card == data.SHIFT:
        return why_not_block(s, x)
    if s.board.men[seat] & BIT[x] == 0:
        return line.why(CLAUSES[s.card], "no-knight", square=square(x))
    if s.card == data.UNDER:
        return why_not_lift(s, x)
    if effects.has_way(s, s.card, x):
        return None
    return line.why(CLAUSES[s.card], "no-way", card=card_line(s.card), square=square(x))


def why_not_lift(s: State, x: int) -> Reason | None:
    """T-CARD-11, -12."""
    board = s.board
    if effects.can_lift(s, x):
        return None
    if board.height[x]:
        return line.why("T-CARD-11", "too-high", square=square(x), area=board.area[board.castle[x]])
    return line.why("T-CARD-12", "touches-two", square=square(x))


def why_not_block(s: State, x: int) -> Reason | None:
    """T-CARD-18, -19: a block that may be taken, and has somewhere to go."""
    board = s.board
    if board.height[x] == 0:
        return line.why("T-CARD-18", "no-block", square=square(x))
    if board.occupied & BIT[x]:
        return occupied("T-CARD-19", x)
    if not effects.can_take(board, x):
        return line.why("T-CARD-19", "splits", square=square(x))
    if effects.has_way(s, data.SHIFT, x):
        return None
    return line.why("T-CARD-19", "no-way", card=card_line(data.SHIFT), square=square(x))


def why_not_target(s: State, _seat: Seat, x: int) -> Reason | None:
    """Where the card is to lead."""
    if s.card == data.EXTRA:
        return why_not_site(s, x)
    if effects.targets(s, s.card, s.source) & BIT[x]:
        return None
    if s.board.occupied & BIT[x]:
        return occupied("T-MOVE-12", x)
    if s.card == data.SHIFT:
        return why_no_landing(s, x)
    return why_no_way(s, x)


def why_no_way(s: State, x: int) -> Reason:
    """A knight's way that the card does not open: too high, or not there at all."""
    board, rule = s.board, CLAUSES[s.card]
    rise = board.height[x] - board.height[s.source]
    beside = {int(data.JUMP2): NEAR[s.source], int(data.DIAG): CORNERS[s.source]}.get(s.card, 0)
    if beside & BIT[x]:
        return line.why(rule, "card-rise", card=card_line(s.card), square=square(x), levels=rise)
    return line.why(rule, "card-way", card=card_line(s.card), square=square(x))


def why_no_landing(s: State, x: int) -> Reason:
    """T-CARD-19 to -21: what the block would do there, or leave behind."""
    board, source = s.board, s.source
    if x == source:
        return line.why("T-CARD-18", "same-square", square=square(x))
    if board.height[x] and s.options.shift_ground_only:
        return line.why("RUL-T-06", "ground-only", square=square(x))
    base = board.height[source] == 1
    mine = board.castle[source]
    rest = board.mask[mine] & ~BIT[source] if base else board.mask[mine]
    if rest == 0 and board.castles <= data.MIN_CASTLES:
        return line.why("T-CARD-20", "few-castles", least=min(data.MIN_CASTLES, board.castles))
    area = board.area[mine] - base
    if base and rest and castle_height(board, rest) > area:
        return line.why("T-CARD-19", "too-flat", area=area)
    if board.height[x]:
        limit = area if board.castle[x] == mine else board.area[board.castle[x]]
        return line.why("T-CARD-21", "too-high", square=square(x), area=limit)
    return line.why("T-CARD-21", "touches-two", square=square(x))
