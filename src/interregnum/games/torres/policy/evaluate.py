"""How good a table looks for a seat, and what chance to win that is."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from interregnum.core.game import NONE
from interregnum.games.torres.rules import data
from interregnum.games.torres.rules.cards import deck_size
from interregnum.games.torres.rules.grid import NEAR, count, lowest
from interregnum.games.torres.rules.master import card_points
from interregnum.games.torres.rules.scoring import coming_phase
from interregnum.games.torres.rules.stacks import left, limit
from interregnum.games.torres.rules.state import OVER, State

LATER: Final = 0.7  # a castle point counts so much again in each later scoring
CLIMB: Final = 0.35  # a step up that lies ready, of what it would give
ROOM: Final = 0.12  # each level that the area still allows
NEAR_KING: Final = 0.35  # the king's bonus one level away
ON_BOARD: Final = 0.5  # a knight on the board, for each turn left
BLOCK: Final = 0.25  # a block that can still be placed
AP_LEFT: Final = 0.9  # it can at least become a point
CARD: Final = 1.9  # a card that will be played
RIVAL: Final = 0.35  # what the others have, against one's own
ALONE: Final = 0.8  # the same with one rival
SPREAD: Final = 25.0  # points of advantage that make a seat e times as likely to win


def evaluate(s: State, seat: i64) -> float:
    """Points, what the next scorings would give, and what can still come of it."""
    mine = worth(s, seat) + in_hand(s, seat)
    theirs = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs += worth(s, other)
    rivals = s.seats - 1
    share = ALONE if rivals == 1 else RIVAL
    return mine - share * theirs / float(rivals)


def worth(s: State, seat: i64) -> float:
    """What lies open on the table."""
    score = float(s.score[seat])
    if s.step == OVER:
        return score
    phase = coming_phase(s)
    scorings = 1.0 + LATER * float(data.PHASES - 1 - phase)
    return score + scorings * standing(s, seat) + bonuses(s, seat, phase) + prospects(s, seat)


def standing(s: State, seat: i64) -> float:
    """Castle by castle: area times level, and what a climb would add."""
    total = 0.0
    for number in range(i64(len(s.board.mask))):
        total += standing_in(s, seat, number)
    return total


def standing_in(s: State, seat: i64, number: i64) -> float:
    """The same of one castle."""
    board = s.board
    here = board.men[seat] & board.mask[number]
    if here == 0:
        return 0.0
    area = board.area[number]
    level: i64 = 1
    while here & ~board.below[level] != 0:
        level += 1
    top = lowest(here & ~board.below[level - 1])
    higher = NEAR[top] & ~board.occupied & ~board.below[level] & board.below[level + 1]
    climb = CLIMB * float(area) if higher != 0 else 0.0
    return float(area * level) + climb + ROOM * float(area - level)


def bonuses(s: State, seat: i64, phase: i64) -> float:
    """The king's castle and the master card, as they stand."""
    board = s.board
    extra = float(card_points(s, seat, phase))
    if board.king == NONE:
        return extra
    number = board.castle[board.king]
    here = board.men[seat] & board.mask[number]
    level = data.KING_LEVEL[phase]
    if here & board.below[level] & ~board.below[level - 1] != 0:
        return extra + float(data.KING_POINTS[phase])
    if here != 0 and board.area[number] >= level:
        return extra + NEAR_KING * float(data.KING_POINTS[phase])
    return extra


def turns_to_come(s: State, seat: i64) -> i64:
    """Turns of the whole game still to come, without the one under way."""
    total = left(s, seat)
    for phase in range(coming_phase(s) + 1, data.PHASES):
        total += data.ROUNDS[s.seats][phase]
    return total


def prospects(s: State, seat: i64) -> float:
    """Knights that can still do something, blocks that can still be placed."""
    turns = turns_to_come(s, seat)
    knights = float(count(s.board.men[seat]))
    return ON_BOARD * knights * sqrt(float(turns)) + BLOCK * blocks_ahead(s, seat)


def blocks_ahead(s: State, seat: i64) -> float:
    """Blocks in the stacks, and those of the turn's stack as far as they fit on the others."""
    total: i64 = 0
    room: i64 = 0
    for i in range(seat * data.MAX_STACKS, seat * data.MAX_STACKS + data.MAX_STACKS):
        if s.stacks[i] != NONE:
            total += s.stacks[i]
            room += limit(s) - s.stacks[i]
    if seat == s.seat and s.stack > 0:
        total += s.stack if s.stack < room else room
    return float(total)


def in_hand(s: State, seat: i64) -> float:
    """What only the seat itself knows, or has now: cards and unspent AP."""
    turns = turns_to_come(s, seat)
    usable = turns + (1 if seat == s.seat and s.played == 0 else 0)
    held = cards_held(s, seat)
    if held > usable:
        held = usable
    if seat != s.seat:
        return CARD * float(held)
    return CARD * float(held) + unspent(s, turns - held)


def cards_held(s: State, seat: i64) -> i64:
    held: i64 = 0
    for i in range(seat * data.CARD_TYPES, seat * data.CARD_TYPES + data.CARD_TYPES):
        held += s.cards.hand[i]
    return held


def unspent(s: State, unused: i64) -> float:
    """AP left over become cards while turns are left to play them, else points."""
    ap = s.budget - s.spent
    cards: i64 = 0
    if deck_size(s, s.seat) > 0:
        cards = data.PURCHASES - s.bought
    if cards > unused:
        cards = unused
    if cards > ap:
        cards = ap
    if cards < 0:
        cards = 0
    return AP_LEFT * float(ap - cards) + (CARD - 0.2) * float(cards)


def forecast(s: State) -> list[float]:
    """Each seat's chance to win, judged by what lies on the table."""
    values = [worth(s, seat) + in_hand(s, seat) for seat in range(s.seats)]
    best = max(values)
    shares = [exp((value - best) / SPREAD) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares]
