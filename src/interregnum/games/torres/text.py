"""Words for things: squares, cards, stacks, and the labels of choices."""

from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.messages import Messages
from interregnum.games.shown import Line
from interregnum.games.torres.rules.data import CARDS, MASTERS, MAX_STACKS
from interregnum.games.torres.rules.grid import NAMES, SQUARES
from interregnum.games.torres.rules.stacks import decode, heights, shares
from interregnum.games.torres.rules.state import CARD_STACK, State

line: Final = Messages("torres")


def square(x: int) -> str:
    """Columns a-h from the left, rows 1-8 from the top."""
    return NAMES[x] if x != NONE else ""


def nth(rank: int) -> str:
    """A stack by its height: nothing for the highest, #2 for the next lower one."""
    return f" #{rank + 1}" if rank else ""


def square_and_stack(k: int) -> str:
    return f"{NAMES[k % SQUARES]}{nth(k // SQUARES)}"


def stack(rank: int) -> str:
    return "stack turn" if rank == MAX_STACKS else f"stack #{rank + 1}"


def starter(seat: int) -> str:
    return f"start {seat + 1}"


def way(k: int) -> str:
    return f"{NAMES[k // SQUARES]}-{NAMES[k % SQUARES]}"


def card_line(card: int) -> Line:
    return Line(str(CARDS[card]["key"]))


def master_line(card: int) -> Line:
    return Line(str(MASTERS[card]["key"]))


def stacks_after(s: State, k: int) -> list[int]:
    """The stacks once unused blocks are laid on them in the k-th way, the highest first."""
    return [digit - 1 for digit in decode(shares(s, s.seat, s.loose)[k])]


def stack_heights(s: State, k: int) -> str:
    return "-".join(map(str, stacks_after(s, k)))


def label_build(s: State, seat: Seat, k: int) -> Line:
    x, rank = k % SQUARES, k // SQUARES
    level = s.board.height[x] + 1
    if s.stack != NONE:
        return line("label-build", square=square(x), level=level)
    height = heights(s, seat)[rank]
    return line("label-build-from", square=square(x), level=level, height=height)


def label_move(s: State, _seat: Seat, k: int) -> Line:
    source, target = k // SQUARES, k % SQUARES
    level = s.board.height[target]
    return line("label-move", source=square(source), square=square(target), level=level)


def label_stack(s: State, seat: Seat, rank: int) -> Line:
    if rank == MAX_STACKS:
        return line("label-under-turn", height=s.stack)
    height = heights(s, seat)[rank]
    if s.step == CARD_STACK:
        return line("label-under", height=height)
    return line("label-stack", height=height)


def card_lines(s: State, order: int) -> list[Line]:
    """The cards that go back, from the top downwards: rising, or falling with order 1."""
    cards = [card_line(card) for card in s.cards.looked]
    return cards[::-1] if order else cards


def label_source(s: State, _seat: Seat, x: int) -> Line:
    return line("label-source", card=card_line(s.card), square=square(x))


def label_target(s: State, _seat: Seat, x: int) -> Line:
    return line("label-target", card=card_line(s.card), square=square(x))


def label_top(s: State, _seat: Seat, order: int) -> Line:
    return line("label-top", cards=card_lines(s, order))


def label_bottom(s: State, _seat: Seat, order: int) -> Line:
    return line("label-bottom", cards=card_lines(s, order))


def label_share(s: State, _seat: Seat, k: int) -> Line:
    return line("label-share", stacks=stack_heights(s, k))
