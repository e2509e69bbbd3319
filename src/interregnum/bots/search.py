"""Information-set Monte Carlo tree search over imagined worlds, for every game; compiled.

One tree, of what the root's seat has seen, holds the decisions of all seats: each seat maximises
its own value, and an action counts only the worlds that offered it. A tree for what each seat
knows would be truer to the rivals, but would never fill at some thousand iterations a decision.
"""

from math import log, sqrt
from random import Random
from time import thread_time
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from interregnum.bots.interrupts import let_in
from interregnum.core.arrays import Ints
from interregnum.core.game import CHANCE, NONE, Action, Game, Seat, outcome
from interregnum.core.policy import NOW, Policy

S = TypeVar("S")

SEATS: Final[i64] = 128  # a key holds an actor below this and an action or a mark above it
PULSE: Final[i64] = 8  # iterations between two looks at the clock
WIDEN: Final = 1.0  # actions looked at: this times the root of the visits
UNKNOWN: Final = -1.0  # the promise of an edge that the policy was not asked about
WIN: Final = 0.85  # of a result's worth lies in the win, the rest in the place
SOLO: Final = 100.0  # points that are worth one half to a seat without rivals


class Edge:
    """What became of one action of one actor."""

    __slots__ = ("action", "offers", "promise", "total", "visits")

    def __init__(self, action: i64, promise: float) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.offers: i64 = 0  # how often it was there to be chosen: worlds differ
        self.total: float = 0.0
        self.promise: float = promise  # the policy's forecast, counted as some visits


class Node:
    """What the root's seat knows, having seen what leads here."""

    __slots__ = ("children", "edges", "promises", "visits")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.edges: dict[int, Edge] = {}  # by actor and action
        self.promises: dict[int, float] = {}  # by actor and action
        self.children: dict[int, Node] = {}  # by actor and what was seen


class Search(Generic[S]):
    """One decision of one seat: a tree of what that seat sees, grown world by world."""

    def __init__(self, policy: Policy[S], s: S, seat: Seat, rng: Random) -> None:
        self.policy = policy
        self.game = policy.game
        self.state = s
        self.seat = seat
        self.rng = rng
        self.root = Node()
        self.trail: list[Edge] = []  # the edges of the current world
        self.actors: list[int] = []  # and who chose them
        self.told = len(policy.forecast(s, NOW)) > 0  # the policy knows chances, not only an order
        self.faith: float = policy.faith if self.told else 0.0
        self.explore: float = policy.explore
        self.mood: float = 0.0  # of the rivals in the current world
        self.iterations: i64 = 0

    def run(self, iterations: i64, seconds: float) -> None:
        """Grow the tree until either budget is spent or the choice cannot change any more."""
        start = thread_time()
        while self.iterations < iterations:
            self.iterate()
            if self.iterations % PULSE == 0:
                let_in()  # Ctrl-C, and the drawing of progress
                spent = thread_time() - start
                if spent >= seconds or self.decided(iterations, seconds / (spent + 1e-9)):
                    return

    def found(self) -> list[tuple[int, int, float]]:
        """Action, visits and mean value of every edge at the root."""
        out: list[tuple[int, int, float]] = []
        for edge in self.root.edges.values():
            mean = edge.total / float(edge.visits) if edge.visits > 0 else 0.0
            out.append((edge.action, edge.visits, mean))
        return out

    def decided(self, iterations: i64, share: float) -> bool:
        """Whether the second choice could not catch up in the iterations still to come."""
        left = iterations - self.iterations
        in_time = int(float(self.iterations) * (share - 1.0)) + 1
        if in_time < left:
            left = in_time
        first: i64 = 0
        second: i64 = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                second, first = first, edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def iterate(self) -> None:
        """One world: down the tree to its first new edge, a playout, and back."""
        self.iterations += 1
        s = self.game.imagine(self.state, self.seat, self.rng)
        self.mood = self.rng.random()
        self.trail = []
        self.actors = []
        self.descend(s)
        values = self.play_out(s)
        for i in range(i64(len(self.trail))):
            edge = self.trail[i]
            edge.visits += 1
            edge.total += values[self.actors[i]]

    def descend(self, s: S) -> None:
        """Follow the tree until an edge is new or the game is over."""
        game, node = self.game, self.root
        fresh = False
        while not fresh:
            waiting = game.to_act(s)
            if len(waiting) == 0:
                return
            actor = self.first_of(waiting)
            legal = game.legal(s, actor)
            if actor == CHANCE:
                action = outcome(legal, game.weights(s), self.rng)
            elif len(legal) == 1:
                action = legal[0]
            else:
                edge = self.pick(node, s, actor, legal)
                fresh = edge.visits == 0
                self.trail.append(edge)
                self.actors.append(actor)
                action = edge.action
            node = self.follow(node, game.seen(s, self.seat, actor, action), actor)
            game.apply(s, actor, action)

    def first_of(self, waiting: Ints) -> Seat:
        """A window commutes: begin with our own decision."""
        for seat in waiting:
            if seat == self.seat:
                return seat
        return waiting[0]

    def follow(self, node: Node, mark: Action, actor: Seat) -> Node:
        """The node after a mark; what is not seen leads nowhere else."""
        if mark == NONE:
            return node
        key = mark * SEATS + actor
        child = node.children.get(key)
        if child is None:
            child = Node()
            node.children[key] = child
        return child

    def pick(self, node: Node, s: S, actor: Seat, legal: Ints) -> Edge:
        """A new edge while the node has room for one, then the highest confidence bound."""
        node.visits += 1
        if node.visits == 1 and node is not self.root:
            return self.add(node, actor, self.sensible(s, actor), UNKNOWN)
        room = 1 + int(WIDEN * sqrt(float(node.visits)))
        known: i64 = 0
        for action in legal:
            if action * SEATS + actor in node.edges:
                known += 1
        if known < len(legal) and known < room:
            return self.widen(node, s, actor, legal)
        return self.best(node, actor, legal)

    def best(self, node: Node, actor: Seat, legal: Ints) -> Edge:
        """By upper confidence bound; worlds that did not offer an action do not count for it."""
        best: Edge | None = None
        top = -1.0
        for action in legal:
            edge = node.edges.get(action * SEATS + actor)
            if edge is None:
                continue
            edge.offers += 1
            bound = self.bound(edge)
            if bound > top:
                top, best = bound, edge
        assert best is not None, "a node without room has an edge for some legal action"
        return best

    def bound(self, edge: Edge) -> float:
        """What an edge may be worth: its mean, and what is not known about it."""
        unknown = log(float(edge.offers) + 1.0) / (float(edge.visits) + 1.0)
        return self.trusted(edge) + self.explore * sqrt(unknown)

    def trusted(self, edge: Edge) -> float:
        """The mean of visits and promise."""
        faith = self.faith if edge.promise >= 0.0 else 0.0
        return (edge.total + faith * edge.promise) / (float(edge.visits) + faith)

    def widen(self, node: Node, s: S, actor: Seat, legal: Ints) -> Edge:
        """The most promising action that has no edge yet."""
        best: i64 = NONE
        top = 0.0
        for action in legal:
            promise = self.promise(node, s, actor, action)
            edge = node.edges.get(action * SEATS + actor)
            if edge is not None:
                edge.promise = promise
            elif best == NONE or promise > top:
                top, best = promise, action
        return self.add(node, actor, best, top)

    def promise(self, node: Node, s: S, actor: Seat, action: Action) -> float:
        """What the policy thinks of an action in the first world that asks; kept for all."""
        key = action * SEATS + actor
        known = node.promises.get(key)
        if known is None:
            known = self.glance(s, actor, action)
            node.promises[key] = known
        return known

    def glance(self, s: S, actor: Seat, action: Action) -> float:
        """The policy's view of the table right after an action."""
        t = self.game.clone(s)
        self.game.apply(t, actor, action)
        if self.told:
            chances = self.policy.forecast(t, NOW)
            if len(chances) > 0:
                return chances[actor]
        return self.policy.evaluate(t, actor)

    def add(self, node: Node, actor: Seat, action: Action, promise: float) -> Edge:
        edge = Edge(action, promise)
        edge.offers = 1
        node.edges[action * SEATS + actor] = edge
        return edge

    def sensible(self, s: S, seat: Seat) -> Action:
        """How we would go on is known, how the rivals would is not."""
        if seat == self.seat:
            return self.policy.rollout(s, seat, self.rng)
        return self.policy.rival(s, seat, self.mood, self.rng)

    def play_out(self, s: S) -> list[float]:
        """By the policy to its forecast or to the end: a value for every seat."""
        game, rng = self.game, self.rng
        plies: i64 = 0
        while True:
            waiting = game.to_act(s)
            if len(waiting) == 0:
                return worths(game, s)
            chances = self.policy.forecast(s, plies)
            if len(chances) > 0:
                return chances
            seat = waiting[0]
            if seat == CHANCE:
                game.apply(s, seat, outcome(game.legal(s, seat), game.weights(s), rng))
            else:
                game.apply(s, seat, self.sensible(s, seat))
            plies += 1


def worths(game: Game[S], s: S) -> list[float]:
    """What the end of a game is worth to each seat, between 0 and 1."""
    ranks = game.ranks(s)
    if len(ranks) == 1:
        return [alone(ranks[0], game.scores(s)[0])]
    shared: i64 = 0
    for rank in ranks:
        if rank == 1:
            shared += 1
    rivals = float(len(ranks) - 1)
    out: list[float] = []
    for rank in ranks:
        place = (rivals + 1.0 - float(rank)) / rivals
        worth = (1.0 - WIN) * (place if place > 0.0 else 0.0)
        out.append(worth + WIN / float(shared) if rank == 1 else worth)
    return out


def alone(rank: i64, score: i64) -> float:
    """Without rivals more points are better, and a lost game is worth nothing."""
    if rank > 1 or score <= 0:
        return 0.0
    return 0.5 + 0.5 * float(score) / (float(score) + SOLO)
