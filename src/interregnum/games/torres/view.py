"""What one seat is shown. Built by inclusion: a field not named here is not sent."""

from typing import Final

import msgspec

from interregnum.core.game import NONE, Seat, places
from interregnum.games.leading import leading
from interregnum.games.shown import Line, View
from interregnum.games.torres.rules import data
from interregnum.games.torres.rules import state as rules
from interregnum.games.torres.rules.cards import deck_size, has_own_decks
from interregnum.games.torres.rules.castles import castle_height
from interregnum.games.torres.rules.decisions import is_chance
from interregnum.games.torres.rules.grid import SQUARES, lowest, squares
from interregnum.games.torres.rules.imagine import is_half_played
from interregnum.games.torres.rules.master import card_points
from interregnum.games.torres.rules.scoring import castle_points, coming_phase, king_points, levels
from interregnum.games.torres.rules.state import OVER, STEPS, TURN, State
from interregnum.games.torres.text import card_line, line, square


class Castle(msgspec.Struct, frozen=True):
    """One castle: what hangs together."""

    squares: list[str]
    area: int
    height: int
    king: bool


class Worth(msgspec.Struct, frozen=True):
    """What a seat has in one castle: area times the level of its highest knight."""

    castle: int  # its place in `castles`
    area: int
    level: int
    points: int


class Prospect(msgspec.Struct, frozen=True):
    """What a scoring now would give a seat."""

    castles: int
    king: int
    master: int


class Player(msgspec.Struct, frozen=True):
    """One seat's side of the table."""

    seat: int
    colour: str
    score: int
    knights: list[str]
    reserve: int
    stacks: list[int]  # without the one in use
    cards: int  # in hand
    hand: dict[str, int] | None  # by card; None: not for this viewer
    discard: dict[str, int]
    deck: int  # cards in the player's own deck; 0 without one
    worth: list[Worth]
    prospect: Prospect


class Own(msgspec.Struct, frozen=True):
    """What only the seat on turn sees of its own turn."""

    fresh: dict[str, int]  # bought this turn
    looked: list[str]  # cards of the purchase
    top: list[str]  # put back on one's own deck, downwards
    bottom: list[str]
    card: str  # being played
    source: str


class Board(msgspec.Struct, frozen=True):
    """Heights by square, row by row from a1, and the figures on them."""

    heights: list[int]
    figures: list[int]  # seat, -1 for nobody, 9 for the king
    castles: list[Castle]


class Table(View, frozen=True, kw_only=True):
    """The whole table of Torres."""

    step: str
    phase: int
    active: int
    starter: int
    budget: int
    ap: int
    stack: int | None  # blocks left in the stack of this turn
    loose: int
    bought: int
    card_played: bool
    board: Board
    king: str
    king_level: int
    king_points: int
    players: list[Player]
    supply: int
    deck: int  # cards of the common deck
    master: str
    own: Own | None


KING_FIGURE: Final = 9


def view(s: State, seat: Seat) -> Table:
    """For a seat, or NONE for a spectator."""
    phase = coming_phase(s)
    return Table(
        awaited=awaited(s),
        ask=ask(s, seat),
        result=list(places(s.score)) if s.step == OVER else [],
        step=STEPS[step_for(s, seat)],
        phase=s.phase + 1,
        round=s.round + 1,
        rounds=data.ROUNDS[s.seats][s.phase],
        leaders=leading(list(s.score)),
        active=s.seat,
        starter=s.first,
        budget=s.budget,
        ap=s.budget - s.spent,
        stack=s.stack if s.stack != NONE else None,
        loose=s.loose,
        bought=s.bought,
        card_played=bool(s.played),
        board=board_of(s),
        king=square(s.board.king),
        king_level=data.KING_LEVEL[phase],
        king_points=data.KING_POINTS[phase],
        players=[player(s, owner, seat) for owner in range(s.seats)],
        supply=s.supply,
        deck=0 if has_own_decks(s) else deck_size(s, 0),
        master=data.MASTER_NAMES[s.master] if s.master != NONE else "",
        own=own(s, seat) if 0 <= seat < s.seats else None,
    )


def awaited(s: State) -> list[int]:
    """The seat that decides, if one does."""
    return [] if s.step == OVER or is_chance(s) else [s.seat]


def step_for(s: State, seat: Seat) -> int:
    """A card that is not carried out yet is nobody else's business."""
    return TURN if seat != s.seat and is_half_played(s) else s.step


def ask(s: State, seat: Seat) -> Line | None:
    """What is to be decided, in words."""
    if s.step == OVER or is_chance(s):
        return None
    step = step_for(s, seat)
    if step == TURN:
        return line("ask-turn", ap=s.budget - s.spent)
    if s.card != NONE:
        return line(f"ask-{STEPS[step]}", card=card_line(s.card))
    return line(f"ask-{STEPS[step]}")


def board_of(s: State) -> Board:
    figures = [NONE] * SQUARES
    for seat in range(s.seats):
        for x in squares(s.board.men[seat]):
            figures[x] = seat
    if s.board.king != NONE:
        figures[s.board.king] = KING_FIGURE
    return Board(list(s.board.height), figures, castles(s))


def castle_numbers(board: rules.Board) -> list[int]:
    """The castles in the order of their first squares."""
    return sorted(range(len(board.mask)), key=lambda number: lowest(board.mask[number]))


def castles(s: State) -> list[Castle]:
    return [castle(s.board, number) for number in castle_numbers(s.board)]


def castle(board: rules.Board, number: int) -> Castle:
    mask = board.mask[number]
    king = board.king != NONE and board.castle[board.king] == number
    names = [square(x) for x in squares(mask)]
    return Castle(names, board.area[number], castle_height(board, mask), king)


def player(s: State, owner: Seat, viewer: Seat) -> Player:
    stacks = list(s.stacks)[owner * data.MAX_STACKS : (owner + 1) * data.MAX_STACKS]
    first = owner * data.CARD_TYPES
    hand = list(s.cards.hand)[first : first + data.CARD_TYPES]
    return Player(
        seat=owner,
        colour=data.COLOURS[owner],
        score=s.score[owner],
        knights=[square(x) for x in squares(s.board.men[owner])],
        reserve=s.reserve[owner],
        stacks=[height for height in stacks if height != NONE],
        cards=sum(hand),
        hand=named(hand) if shows_hand(s, owner, viewer) else None,
        discard=named(list(s.cards.discard)[first : first + data.CARD_TYPES]),
        deck=deck_size(s, owner) if has_own_decks(s) else 0,
        worth=worth(s, owner),
        prospect=prospect(s, owner),
    )


def named(numbers: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(data.CARD_NAMES, numbers, strict=True) if n}


def shows_hand(s: State, owner: Seat, viewer: Seat) -> bool:
    """To its owner; in the master version to all (T-MASTER-04)."""
    return owner == viewer or s.options.master


def worth(s: State, seat: Seat) -> list[Worth]:
    board, best = s.board, levels(s.board, seat)
    found = [(at, board.area[n], best[n]) for at, n in enumerate(castle_numbers(board))]
    return [Worth(at, area, level, area * level) for at, area, level in found if level]


def prospect(s: State, seat: Seat) -> Prospect:
    phase = coming_phase(s)
    king, master = king_points(s.board, seat, phase), card_points(s, seat, phase)
    return Prospect(castle_points(s.board, seat), king, master)


def own(s: State, seat: Seat) -> Own:
    """The seat's knowledge of its own deck, and of its turn if it has one."""
    mine = s.seat == seat
    decks = has_own_decks(s)
    return Own(
        fresh=named(list(s.cards.fresh)) if mine else {},
        looked=[data.CARD_NAMES[card] for card in s.cards.looked] if mine else [],
        top=[data.CARD_NAMES[card] for card in s.cards.top[seat]] if decks else [],
        bottom=[data.CARD_NAMES[card] for card in s.cards.bottom[seat]] if decks else [],
        card=data.CARD_NAMES[s.card] if mine and s.card != NONE else "",
        source=square(s.source) if mine else "",
    )
