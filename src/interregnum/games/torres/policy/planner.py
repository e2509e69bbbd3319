"""Whole turns: a beam over what can be done with the AP and one card."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.torres.policy.evaluate import cards_held, evaluate, turns_to_come
from interregnum.games.torres.rules.actions import BUY, DEPLOY, END, PLAY, SCORE
from interregnum.games.torres.rules.copies import clone_state
from interregnum.games.torres.rules.decisions import act, choices
from interregnum.games.torres.rules.state import TURN, State

MOST_AP: Final[i64] = 7
CARD_TRIES: Final[i64] = 6  # positions of a beam for which all cards are tried
FLOORS: Final[i64] = 8  # levels by which positions are told apart
FACTOR: Final[i64] = 1_000_003
PRIME: Final[i64] = 2_147_483_647


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
        self.seat: i64 = seat
        root = Node(s, vec[i64](), self.look(s))
        self.width: i64 = width
        self.best: Node = root
        self.firsts: dict[int, float] = {}  # by the first action: the best end it leads to
        self.seen: dict[int, bool] = {}
        self.beams: list[list[Node]] = [[] for _ in range(MOST_AP + 1)]
        if s.step == TURN:
            self.beams[s.spent].append(root)
        else:
            self.carry_out(root)

    def look(self, t: State) -> float:
        """How good a position looks; a beginner's plan looks at less."""
        return evaluate(t, self.seat)

    def run(self) -> None:
        for spent in range(MOST_AP + 1):
            beam = best_of(self.beams[spent], self.width)
            self.beams[spent] = []
            self.widen(beam, CARD_TRIES)
            cards = best_of(self.beams[spent], self.width)  # what they have led to
            self.widen(cards, CARD_TRIES)

    def widen(self, beam: list[Node], tries: i64) -> None:
        """All that can be done next; cards only in the first few positions."""
        for node in beam:
            for action in choices(node.state):
                if action >= DEPLOY or (action >= PLAY and tries > 0):
                    self.follow(node, action)
            tries -= 1

    def follow(self, node: Node, action: i64) -> None:
        """One action; a card goes on through all its steps."""
        t = clone_state(node.state)
        act(t, action)
        path = append(node.path[:], action)
        if t.step == TURN:
            self.add(t, path)
        else:
            self.carry_out(Node(t, path, 0.0))

    def carry_out(self, node: Node) -> None:
        for action in choices(node.state):
            self.follow(node, action)

    def add(self, t: State, path: Ints) -> None:
        key = print_of(t, self.seat)
        if key in self.seen:
            return
        self.seen[key] = True
        node = Node(t, path, self.look(t))
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
    if not is_turn(s):
        return glanced(s, seat)
    found = Plan(s, seat, width)
    found.run()
    return rows_of(found, s, seat)


def line(s: State, seat: i64, width: i64) -> list[int]:
    """The turn to be played: the best way found, or what is done when nothing is better."""
    if not is_turn(s):
        return [glanced(s, seat)[0][0]]
    found = Plan(s, seat, width)
    found.run()
    if len(found.best.path) > 0:
        return [int(action) for action in found.best.path]
    return [rows_of(found, s, seat)[0][0]]


def is_turn(s: State) -> bool:
    """Whether a turn is under way, or a card within it."""
    return s.step == TURN or s.card != NONE


def rows_of(found: Plan, s: State, seat: i64) -> list[tuple[int, float]]:
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
    return cards_held(s, seat) < turns_to_come(s, seat)


def glanced(s: State, seat: i64) -> list[tuple[int, float]]:
    """Single actions by how the table looks after them."""
    rows: list[tuple[int, float]] = []
    for action in choices(s):
        t = clone_state(s)
        act(t, action)
        rows.append((action, evaluate(t, seat)))
    rows.sort(key=by_value)
    return rows
