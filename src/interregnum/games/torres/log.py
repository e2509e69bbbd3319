"""The log: what an action did, as whoever may know it reads it."""

from interregnum.core.game import Seat
from interregnum.games.shown import Line
from interregnum.games.torres.rules.data import CARD_BUDGET, EXTRA, UNDER
from interregnum.games.torres.rules.grid import SQUARES
from interregnum.games.torres.rules.stacks import heights
from interregnum.games.torres.rules.state import CARD_STACK, State
from interregnum.games.torres.text import card_line, line, square, stack_heights


def turn(s: State, _actor: Seat) -> Seat:
    """Whose turn it is, where chance acts."""
    return s.seat


def untold(_s: State, _after: State, _actor: Seat, _k: int) -> None:
    """The first step of a card; it is told when it is carried out."""


def play(s: State, _after: State, actor: Seat, card: int) -> Line | None:
    """A card with a target is told when it is carried out."""
    if not CARD_BUDGET[card]:
        return None
    return line("log-plays", seat=actor, card=card_line(card))


def target(s: State, _after: State, actor: Seat, x: int) -> Line:
    card = card_line(s.card)
    if s.card == EXTRA:
        return line("log-plays-at", seat=actor, card=card, square=square(x))
    source = square(s.source)
    return line("log-plays-way", seat=actor, card=card, source=source, square=square(x))


def stack(s: State, _after: State, actor: Seat, rank: int) -> Line:
    if s.step == CARD_STACK:
        return line("log-plays-at", seat=actor, card=card_line(UNDER), square=square(s.source))
    return line("log-stack", seat=actor, height=heights(s, actor)[rank])


def build(_s: State, after: State, actor: Seat, k: int) -> Line:
    x = k % SQUARES
    return line("log-build", seat=actor, square=square(x), level=after.board.height[x])


def move(_s: State, _after: State, actor: Seat, k: int) -> Line:
    source, target = square(k // SQUARES), square(k % SQUARES)
    return line("log-move", seat=actor, source=source, square=target)


def share(s: State, _after: State, actor: Seat, k: int) -> Line:
    return line("log-share", seat=actor, stacks=stack_heights(s, k))


def starter(_s: State, _after: State, actor: Seat, seat: int) -> Line:
    return line("log-starter", seat=actor, starter_seat=seat)
