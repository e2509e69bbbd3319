"""The objects that a view names: what each is called, what is done with it, what it is for."""

from collections.abc import Iterable
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.objects import Sort, named, role, whose
from interregnum.games.shown import Line, Reason
from interregnum.games.torres.rules import data, grid
from interregnum.games.torres.text import card_line, line, master_line
from interregnum.games.torres.view import KING_FIGURE, Castle, Table


def on_square(view: Table, seat: Seat, square: str) -> Iterable[str]:
    """A block first, then a knight; own knights that might come here, or go from here."""
    knights = view.players[seat].knights if 0 <= seat < len(view.players) else []
    moves = [f"M {knight}-{square}" for knight in knights if knight != square]
    if square in knights:
        moves = [f"M {square}-{near}" for near in beside(square)]
    steps = ("to", "from", "castle", "knight", "king")
    return [f"B {square}", *moves, f"N {square}", *(f"{step} {square}" for step in steps)]


def beside(square: str) -> list[str]:
    return [grid.NAMES[x] for x in grid.squares(grid.NEAR[grid.NAMES.index(square)])]


def square_called(_view: Table, _seat: Seat, square: str) -> Line:
    return line("object-square", square=square)


def castle_of(view: Table, square: str) -> Castle | None:
    return next((each for each in view.board.castles if square in each.squares), None)


def square_role(view: Table, seat: Seat, square: str) -> Reason:
    figure = view.board.figures[grid.NAMES.index(square)]
    castle = castle_of(view, square)
    if figure == KING_FIGURE:
        return line.why("T-KING-02", "object-king", level=view.king_level, n=view.king_points)
    if figure == seat:
        return line.why("T-MOVE-01", "object-own-knight")
    if figure != NONE:
        return line.why("T-MOVE-01", "object-knight", seat=figure)
    if castle:
        return line.why("T-BUILD-07", "object-castle", area=castle.area, height=castle.height)
    return ground_role(view, square)


def ground_role(view: Table, square: str) -> Reason:
    """Bare board: by the castles that a block there would touch."""
    near = [each for each in view.board.castles if set(each.squares) & set(beside(square))]
    if not near:
        return line.why("T-BUILD-09", "object-far-ground")
    if len(near) > 1:
        return line.why("T-BUILD-08", "object-gap", n=len(near))
    return line.why("T-BUILD-05", "object-ground", area=near[0].area + 1)


def card_called(_view: Table, _seat: Seat, card: str) -> Line:
    return card_line(data.CARD_NAMES.index(card))


def card_role(view: Table, seat: Seat, card: str) -> Reason:
    own = view.players[seat] if 0 <= seat < len(view.players) else None
    if own and card in (own.hand or {}):
        return line.why("T-CARD-05", "object-held-card")
    return line.why("T-CARD-06", "object-gone-card")


def stacks(view: Table) -> list[str]:
    """By seat and number from the left, and the stack of this turn."""
    kept = [f"{each.seat}-{k + 1}" for each in view.players for k in range(len(each.stacks))]
    return [*kept, *(["turn"] if view.stack is not None else [])]


def stack_called(view: Table, _seat: Seat, stack: str) -> Line:
    if stack == "turn":
        return line("object-turn-stack", n=view.stack or 0)
    owner, place = map(int, stack.split("-"))
    return line("object-stack", seat=owner, n=view.players[owner].stacks[place - 1])


def stack_role(_view: Table, seat: Seat, stack: str) -> Reason:
    if stack == "turn":
        return line.why("T-BUILD-03", "object-turn-stack")
    own = stack.startswith(f"{seat}-")
    return line.why("T-BUILD-02", "object-own-stack" if own else "object-stack")


def piles(view: Table) -> list[str]:
    return ["supply", "deck"] if view.deck else ["supply"]


def pile_role(view: Table, _seat: Seat, pile: str) -> Reason:
    if pile == "supply":
        return line.why("T-SETUP-08", "object-supply", n=view.supply)
    return line.why("T-CARD-01", "object-deck", n=view.deck)


def seat_role(view: Table, _seat: Seat, owner: str) -> Reason:
    player = view.players[int(owner)]
    worth = player.prospect.castles + player.prospect.king + player.prospect.master
    return line.why("T-SCORE-02", "object-seat", knights=len(player.knights), n=worth)


SORTS: Final = [
    Sort(
        name="square", ids=lambda _view: grid.NAMES, called=square_called, role=square_role,
        uses=on_square,
    ),
    Sort(
        name="card", ids=named(data.CARD_NAMES), called=card_called, role=card_role,
        uses=lambda _view, _seat, card: [f"C {card}", f"keep {card}"],
    ),
    Sort(
        name="master", ids=named(data.MASTER_NAMES),
        called=lambda _view, _seat, card: master_line(data.MASTER_NAMES.index(card)),
        role=role(line, "T-MASTER-08", "master"),
    ),
    Sort(name="stack", ids=stacks, called=stack_called, role=stack_role),
    Sort(
        name="pile", ids=piles, called=lambda _view, _seat, pile: line(f"object-{pile}"),
        role=pile_role, uses=lambda _view, _seat, pile: ["A"] if pile == "deck" else [],
    ),
    Sort(
        name="seat", ids=lambda view: map(str, range(len(view.players))), called=whose,
        role=seat_role,
    ),
]  # fmt: skip
