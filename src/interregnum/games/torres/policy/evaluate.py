"""How good a position looks, and a quick sensible move."""

from math import exp, sqrt
from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.torres.rules.actions import BUY, DEPLOY, END, PLAY, SCORE
from interregnum.games.torres.rules.cards import deck_size
from interregnum.games.torres.rules.copies import clone_state
from interregnum.games.torres.rules.data import (
    CARD_TYPES,
    KING_LEVEL,
    KING_POINTS,
    MAX_STACKS,
    PHASES,
    PURCHASES,
    ROUNDS,
)
from interregnum.games.torres.rules.decisions import act, choices
from interregnum.games.torres.rules.grid import NEAR, count, lowest
from interregnum.games.torres.rules.master import master_points
from interregnum.games.torres.rules.scoring import coming_phase
from interregnum.games.torres.rules.stacks import left, limit
from interregnum.games.torres.rules.state import OVER, TURN, State

LATER: Final = 0.7  # a castle point counts so much again in each later scoring
CLIMB: Final = 0.35  # a step up that lies ready, of what it would give
ROOM: Final = 0.12  # each level that the area still allows
NEAR_KING: Final = 0.35  # the king's bonus one level away
ON_BOARD: Final = 0.5  # a knight on the board, for each turn left
BLOCK: Final = 0.25  # a block that can still be placed
AP_LEFT: Final = 0.9  # it can at least become a point
CARD: Final = 1.9  # a card that will be played
RIVAL: Final = 0.35  # what the others have, against one's own
GLANCES: Final[i64] = 4  # actions that a playout looks at
ALONE: Final = 0.8  # the same with one rival
MOST_AP: Final[i64] = 7
CARD_TRIES: Final[i64] = 6  # positions of a beam for which all cards are tried
SPREAD: Final = 25.0  # points of advantage that make a seat e times as likely to win
FLOORS: Final[i64] = 8  # levels by which positions are told apart
FACTOR: Final[i64] = 1_000_003
PRIME: Final[i64] = 2_147_483_647


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
    scorings = 1.0 + LATER * float(PHASES - 1 - phase)
    return score + scorings * standing(s, seat) + bonuses(s, seat, phase) + prospects(s, seat)


def standing(s: State, seat: i64) -> float:
    """Castle by castle: area times level, and what a climb would add."""
    board = s.board
    total = 0.0
    for number in range(i64(len(board.mask))):
        here = board.men[seat] & board.mask[number]
        if here == 0:
            continue
        area = board.area[number]
        level: i64 = 1
        while here & ~board.below[level] != 0:
            level += 1
        top = lowest(here & ~board.below[level - 1])
        higher = NEAR[top] & ~board.occupied & ~board.below[level] & board.below[level + 1]
        climb = CLIMB * float(area) if higher != 0 else 0.0
        total += float(area * level) + climb + ROOM * float(area - level)
    return total


def bonuses(s: State, seat: i64, phase: i64) -> float:
    """The king's castle and the master card, as they stand."""
    board = s.board
    extra = float(master_points(s, seat, phase)) if s.master != NONE else 0.0
    if board.king == NONE:
        return extra
    number = board.castle[board.king]
    here = board.men[seat] & board.mask[number]
    level = KING_LEVEL[phase]
    if here & board.below[level] & ~board.below[level - 1] != 0:
        return extra + float(KING_POINTS[phase])
    if here != 0 and board.area[number] >= level:
        return extra + NEAR_KING * float(KING_POINTS[phase])
    return extra


def turns_left(s: State, seat: i64) -> i64:
    """Turns of the phase still to come, without the one under way."""
    return left(s, seat)


def turns_to_come(s: State, seat: i64) -> i64:
    """The same over the whole game."""
    total = turns_left(s, seat)
    for phase in range(coming_phase(s) + 1, PHASES):
        total += ROUNDS[s.seats][phase]
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
    for i in range(seat * MAX_STACKS, seat * MAX_STACKS + MAX_STACKS):
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
    held: i64 = 0
    for i in range(seat * CARD_TYPES, seat * CARD_TYPES + CARD_TYPES):
        held += s.cards.hand[i]
    if held > usable:
        held = usable
    if seat != s.seat:
        return CARD * float(held)
    return CARD * float(held) + unspent(s, turns - held)


def unspent(s: State, unused: i64) -> float:
    """AP left over become cards while turns are left to play them, else points."""
    ap = s.budget - s.spent
    cards: i64 = 0
    if deck_size(s, s.seat) > 0:
        cards = PURCHASES - s.bought
    if cards > unused:
        cards = unused
    if cards > ap:
        cards = ap
    if cards < 0:
        cards = 0
    return AP_LEFT * float(ap - cards) + (CARD - 0.2) * float(cards)


def rollout(s: State, seat: i64, rng: Random, legal: Ints) -> i64:
    """The best of a few actions at a glance; the end of a turn only when nothing else is left."""
    first: i64 = 1 if s.step == TURN and len(legal) > 1 else 0
    best: i64 = NONE
    top = 0.0
    for _ in range(GLANCES):
        action = legal[first + int(rng.random() * float(len(legal) - first))]
        t = clone_state(s)
        act(t, action)
        value = evaluate(t, seat)
        if best == NONE or value > top:
            best, top = action, value
    return best


class Node:
    """A position in the middle of a turn, and how it came about."""

    __slots__ = ("path", "state", "value")

    def __init__(self, state: State, path: Ints, value: float) -> None:
        self.state: State = state
        self.path: Ints = path
        self.value: float = value


class Plan:
    """A beam over the actions of one turn, by AP spent, with equal positions merged."""

    __slots__ = ("beams", "best", "firsts", "seat", "seen", "width")

    def __init__(self, s: State, seat: i64, width: i64) -> None:
        root = Node(s, vec[i64](), evaluate(s, seat))
        self.seat: i64 = seat
        self.width: i64 = width
        self.best: Node = root
        self.firsts: dict[int, float] = {}  # by the first action: the best end it leads to
        self.seen: dict[int, bool] = {}
        self.beams: list[list[Node]] = [[] for _ in range(MOST_AP + 1)]
        if s.step == TURN:
            self.beams[s.spent].append(root)
        else:
            self.carry_out(root)

    def run(self) -> None:
        for spent in range(MOST_AP + 1):
            beam = best_of(self.beams[spent], self.width)
            self.beams[spent] = []
            self.widen(beam)
            self.widen(best_of(self.beams[spent], self.width))  # what cards have led to

    def widen(self, beam: list[Node]) -> None:
        tries = CARD_TRIES
        for node in beam:
            legal = choices(node.state)
            for action in legal:
                if action >= DEPLOY:
                    self.try_out(node, action)
                elif action >= PLAY and tries > 0:
                    self.begin(node, action)
            tries -= 1

    def try_out(self, node: Node, action: i64) -> None:
        t = clone_state(node.state)
        act(t, action)
        self.add(t, append(node.path[:], action))

    def begin(self, node: Node, action: i64) -> None:
        """Play a card through all its steps."""
        t = clone_state(node.state)
        act(t, action)
        path = append(node.path[:], action)
        if t.step == TURN:
            self.add(t, path)
        else:
            self.carry_out(Node(t, path, 0.0))

    def carry_out(self, node: Node) -> None:
        for action in choices(node.state):
            t = clone_state(node.state)
            act(t, action)
            path = append(node.path[:], action)
            if t.step == TURN:
                self.add(t, path)
            else:
                self.carry_out(Node(t, path, 0.0))

    def add(self, t: State, path: Ints) -> None:
        key = print_of(t, self.seat)
        if key in self.seen:
            return
        self.seen[key] = True
        node = Node(t, path, evaluate(t, self.seat))
        self.beams[t.spent].append(node)
        first: int = path[0]
        if first not in self.firsts or node.value > self.firsts[first]:
            self.firsts[first] = node.value
        if node.value > self.best.value:
            self.best = node


def value_of(node: Node) -> float:
    return -node.value


def best_of(nodes: list[Node], width: i64) -> list[Node]:
    nodes.sort(key=value_of)
    return nodes[:width]


def print_of(t: State, seat: i64) -> i64:
    """Equal for positions of one turn that differ only in the order of their making."""
    board = t.board
    mixed = (t.spent * 64 + t.stack + 1) * 8 + t.budget
    mixed = (mixed * FACTOR + board.men[seat]) % PRIME
    for level in range(FLOORS):
        mixed = (mixed * FACTOR + board.below[level] % PRIME) % PRIME
    return mixed * 2 + t.played


def plan(s: State, seat: i64, width: i64) -> list[tuple[int, float]]:
    """Actions with the value of the turn's end that they lead to, the best first."""
    if s.step != TURN and s.card == NONE:
        return glanced(s, seat)
    found = Plan(s, seat, width)
    found.run()
    rows = [(action, value) for action, value in found.firsts.items()]
    if s.step == TURN:
        rows.append((last_action(s, seat), evaluate(s, seat)))
    rows.sort(key=by_value)
    return rows


def by_value(row: tuple[int, float]) -> float:
    return -row[1]


def last_action(s: State, seat: i64) -> i64:
    """What to do when nothing is better: AP become cards or points, then the turn ends."""
    legal = choices(s)
    if len(legal) > 2 and legal[2] == BUY and wants_card(s, seat):
        return BUY
    return SCORE if len(legal) > 1 and legal[1] == SCORE else END


def wants_card(s: State, seat: i64) -> bool:
    """Whether a card bought now can still be played."""
    held: i64 = 0
    for i in range(seat * CARD_TYPES, seat * CARD_TYPES + CARD_TYPES):
        held += s.cards.hand[i]
    return held < turns_to_come(s, seat)


def glanced(s: State, seat: i64) -> list[tuple[int, float]]:
    """Single actions by how the table looks after them."""
    rows: list[tuple[int, float]] = []
    for action in choices(s):
        t = clone_state(s)
        act(t, action)
        rows.append((action, evaluate(t, seat)))
    rows.sort(key=by_value)
    return rows


def forecast(s: State) -> list[float]:
    """Each seat's chance to win, judged by what lies on the table."""
    values = [worth(s, seat) + in_hand(s, seat) for seat in range(s.seats)]
    best = max(values)
    shares = [exp((value - best) / SPREAD) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares]
