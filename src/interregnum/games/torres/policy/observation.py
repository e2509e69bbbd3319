"""The table as numbers, by what a seat knows: hands and half-played cards are their owner's."""

from typing import Final

from mypy_extensions import i16, i64

from interregnum.core.arrays import Shorts
from interregnum.core.game import NONE
from interregnum.core.observation import (
    turned,
    write,
    write_bits,
    write_counts,
    write_hot,
    write_part,
    write_slots,
    write_turned,
)
from interregnum.core.policy import Field
from interregnum.games.torres.rules import data
from interregnum.games.torres.rules.cards import deck_size, has_own_decks
from interregnum.games.torres.rules.grid import SQUARES
from interregnum.games.torres.rules.imagine import is_half_played
from interregnum.games.torres.rules.scoring import castle_points
from interregnum.games.torres.rules.state import LEVELS, OVER, STEPS, TURN, State

SEATS: Final[i64] = data.MAX_SEATS
PHASES: Final[i64] = data.PHASES
MANY: Final = 9999  # points
DECK: Final[i64] = sum(data.COPIES)  # cards of one colour

FIELDS: Final = [
    Field("step", len(STEPS), 0, 1, f"what is to be decided: {', '.join(STEPS)}"),
    Field("active", SEATS, 0, 1, "who decides; you first"),
    Field("starter", SEATS, 0, 1, "who starts the round; you first"),
    Field("phase", PHASES, 0, 1, "the phase"),
    Field("round", 1, 0, data.MAX_STACKS, "of the phase, from 0"),
    Field("budget", 1, 0, 99, "action points of the turn"),
    Field("ap", 1, 0, 99, "those left"),
    Field("stack", 1, NONE, 99, "blocks left in the stack of the turn; -1: none chosen"),
    Field("loose", 1, 0, 99, "unused blocks being laid on other stacks"),
    Field("bought", 1, 0, 99, "cards bought in this turn"),
    Field("played", 1, 0, 1, "1: a card was played in this turn"),
    Field("supply", 1, 0, data.BLOCKS, "blocks beside the board"),
    Field("heights", SQUARES, 0, LEVELS, "by square, row by row from a1"),
    Field("knights", SEATS * SQUARES, 0, 1, "a board for each seat, you first"),
    Field("king", SQUARES, 0, 1, "where the king stands"),
    Field("points", SEATS, 0, MANY, "scored so far; you first"),
    Field("castles", SEATS, 0, MANY, "what the castles would give now; you first"),
    Field("reserve", SEATS, 0, data.KNIGHTS, "knights not on the board; you first"),
    Field("kept", SEATS, 0, data.BLOCKS, "blocks kept from the last phase; you first"),
    Field("stacks", SEATS * data.MAX_STACKS, NONE, 99, "heights, falling, -1: none; you first"),
    Field("cards", SEATS, 0, 99, "in hand; you first"),
    Field("decks", SEATS, 0, 999, "cards still to be bought, by own deck or common"),
    Field("hands", SEATS * data.CARD_TYPES, 0, 99, "by seat and card; 0 where you may not look"),
    Field("discards", SEATS * data.CARD_TYPES, 0, 99, "played, by seat and card"),
    Field("master", data.MASTER_CARDS, 0, 1, f"the open card: {', '.join(data.MASTER_NAMES)}"),
    Field("fresh", data.CARD_TYPES, 0, 99, "yours, bought in this turn, by card"),
    Field("looked", data.LOOK, 0, data.CARD_TYPES, "cards of your purchase, plus 1"),
    Field("top", DECK, 0, data.CARD_TYPES, "put on your deck, downwards, plus 1"),
    Field("bottom", DECK, 0, data.CARD_TYPES, "put under your deck, downwards, plus 1"),
    Field("card", 1, 0, data.CARD_TYPES, "the card that you are playing, plus 1"),
    Field("source", 1, 0, SQUARES, "its knight or its block: the square plus 1"),
]


def observe(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    seats = s.seats
    mine = seat == s.seat
    step = TURN if not mine and is_half_played(s) else s.step
    at = write_hot(out, at, step, OVER + 1)
    at = write_hot(out, at, turned(s.seat, seat, seats), SEATS)
    at = write_hot(out, at, turned(s.first, seat, seats), SEATS)
    at = write_hot(out, at, s.phase, PHASES)
    out[at] = i16(s.round)
    out[at + 1] = i16(s.budget)
    out[at + 2] = i16(s.budget - s.spent)
    out[at + 3] = i16(s.stack)
    out[at + 4] = i16(s.loose)
    out[at + 5] = i16(s.bought)
    out[at + 6] = i16(s.played)
    out[at + 7] = i16(s.supply)
    at = write_board(s, seat, out, at + 8)
    at = write_turned(out, at, s.score, seat, seats, SEATS)
    at = write_castles(s, seat, out, at)
    at = write_turned(out, at, s.reserve, seat, seats, SEATS)
    at = write_turned(out, at, s.kept, seat, seats, SEATS)
    at = write_seats(s, seat, out, at)
    at = write_hot(out, at, s.master, data.MASTER_CARDS)
    return write_own(s, seat, out, at)


def write_board(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    at = write_counts(out, at, s.board.height)
    board, seats, other = s.board, s.seats, seat
    for k in range(seats):
        write_bits(out, at + k * SQUARES, board.men[other], SQUARES)
        other = after(other, seats)
    return write_hot(out, at + SEATS * SQUARES, board.king, SQUARES)


def after(seat: i64, seats: i64) -> i64:
    """The next seat; a remainder costs more."""
    return seat + 1 if seat + 1 < seats else i64(0)


def write_castles(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    other = seat
    for k in range(s.seats):
        out[at + k] = i16(castle_points(s.board, other))
        other = after(other, s.seats)
    return at + SEATS


def write_seats(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """Stacks, and cards as far as the seat may look."""
    size: i64 = data.CARD_TYPES
    cards = at + SEATS * data.MAX_STACKS
    hands = cards + 2 * SEATS
    discards = hands + SEATS * size
    hand, discard, other = s.cards.hand, s.cards.discard, seat
    deck = deck_size(s, seat)
    for k in range(s.seats):
        at = write_part(out, at, s.stacks, other * data.MAX_STACKS, data.MAX_STACKS)
        first, held = other * size, i64(0)
        shown = k == 0 or s.options.master
        for i in range(size):
            if hand[first + i] != 0:
                held += hand[first + i]
                if shown:
                    out[hands + i] = i16(hand[first + i])
            if discard[first + i] != 0:
                out[discards + i] = i16(discard[first + i])
        out[cards + k] = i16(held)
        out[cards + SEATS + k] = i16(deck_size(s, other) if has_own_decks(s) else deck)
        hands += size
        discards += size
        other = after(other, s.seats)
    return discards + (SEATS - s.seats) * size


def write_own(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """What only the seat itself knows of its deck and of its turn."""
    mine = seat == s.seat
    if mine:
        write_counts(out, at, s.cards.fresh)
        write_slots(out, at + data.CARD_TYPES, s.cards.looked, data.LOOK)
    at += data.CARD_TYPES + data.LOOK
    if has_own_decks(s):
        write_slots(out, at, s.cards.top[seat], DECK)
        write_slots(out, at + DECK, s.cards.bottom[seat], DECK)
    at += 2 * DECK
    if mine:
        write(out, at, s.card + 1)
        write(out, at + 1, s.source + 1)
    return at + 2
