"""Harvest: a crop is drawn, all bid in secret, the highest lone bid may keep it."""

from collections.abc import Iterator
from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import CHANCE, NONE, Action, Game, Seat, Setup, places, put, take
from interregnum.core.space import ActionSpace

CROPS: Final[i64] = 4  # crop k is worth k + 1
CARDS: Final[i64] = 5  # every seat begins with one each of the bid cards 0..4
SPACE: Final = ActionSpace()
DRAW: Final[i64] = SPACE.add("draw", CROPS)
CARD: Final[i64] = SPACE.add("card", CARDS)
PLAIN: Final[i64] = SPACE.add("plain")
DOUBLED: Final[i64] = SPACE.add("doubled")
SEALED: Final[i64] = SPACE.add("sealed")  # never legal: what others see of a finished bid
KEEP: Final[i64] = SPACE.add("keep")
SWAP: Final[i64] = SPACE.add("swap")
DRAWING: Final[i64] = 0  # the phases
BIDDING: Final[i64] = 1
TAKING: Final[i64] = 2


class Board:
    """What one seat owns."""

    __slots__ = ("bid", "card", "doubles", "hand")

    def __init__(self, hand: Ints, doubles: i64, card: i64, bid: i64) -> None:
        self.hand: Ints = hand  # by card: 1 while held
        self.doubles: i64 = doubles  # how often this seat may still double
        self.card: i64 = card  # the first step of a bid, out of the hand
        self.bid: i64 = bid  # the strength once the second step is taken: has finished


class State:
    """In the window each seat acts on its live board; the others are shown the one before."""

    __slots__ = ("bag", "crop", "done", "live", "phase", "points", "reveals", "shown", "winner")

    def __init__(
        self, live: list[Board], shown: list[Board], bag: Ints, done: Ints, points: Ints,
        phase: i64, crop: i64, winner: i64, reveals: i64,
    ) -> None:  # fmt: skip
        self.live: list[Board] = live
        self.shown: list[Board] = shown
        self.bag: Ints = bag  # by crop: 1 while not drawn, so there is no order to leak
        self.done: Ints = done  # by crop: 1 once drawn
        self.points: Ints = points
        self.phase: i64 = phase
        self.crop: i64 = crop
        self.winner: i64 = winner
        self.reveals: i64 = reveals


class Harvest(Game[State]):
    name = "harvest"
    version = 1
    actions = SPACE

    def new(self, seats: int, setup: Setup) -> State:
        live = [Board(filled(CARDS, 1), setup["doubles"], NONE, NONE) for _ in range(seats)]
        shown = [copy(b) for b in live]
        bag, done, points = filled(CROPS, 1), filled(CROPS, 0), filled(seats, 0)
        return State(live, shown, bag, done, points, DRAWING, NONE, NONE, 0)

    def clone(self, s: State) -> State:
        live, shown = [copy(b) for b in s.live], [copy(b) for b in s.shown]
        bag, done, points = s.bag[:], s.done[:], s.points[:]
        return State(live, shown, bag, done, points, s.phase, s.crop, s.winner, s.reveals)

    def to_act(self, s: State) -> Ints:
        if s.phase == DRAWING:
            return vec[i64]([CHANCE]) if 1 in s.bag else vec[i64]()
        return vec[i64]([s.winner]) if s.phase == TAKING else unfinished(s)

    def legal(self, s: State, seat: Seat) -> Ints:
        if s.phase == DRAWING:
            return held(s.bag, DRAW) if seat == CHANCE else vec[i64]()
        if s.phase == TAKING:
            return vec[i64]([KEEP, SWAP]) if seat == s.winner else vec[i64]()
        return steps(s.live[seat]) if 0 <= seat < len(s.live) else vec[i64]()

    def weights(self, s: State) -> Ints:
        """The dearer the crop, the rarer."""
        return vec[i64]([CROPS - k for k in range(CROPS) if s.bag[k]])

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        if s.phase == DRAWING:
            draw(s, action - DRAW)
        elif s.phase == TAKING:
            settle(s, s.live[seat], action)
        else:
            step(s.live[seat], action)
            maybe_close(s)

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        if s.phase != BIDDING or seat == actor:
            return action
        if action < PLAIN:
            return NONE
        return SEALED if len(unfinished(s)) > 1 else action  # the last one opens all bids

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        t = self.clone(s)
        if s.phase == BIDDING:
            for other in range(len(s.live)):
                if other != seat:
                    t.live[other] = imagined(s.shown[other], s.live[other].bid != NONE, rng)
        return t

    def reveals(self, s: State) -> int:
        return s.reveals

    def scores(self, s: State) -> Ints:
        return s.points[:]

    def ranks(self, s: State) -> Ints:
        return places(s.points)

    def pack(self, s: State) -> list[int]:
        data = [s.phase, s.crop, s.winner, s.reveals, *put(s.bag), *put(s.done), *put(s.points)]
        for b in s.live + s.shown:
            data += [*put(b.hand), b.doubles, b.card, b.bid]
        return data

    def unpack(self, data: list[int]) -> State:
        rest = iter(data[4:])
        bag, done, points = take(rest), take(rest), take(rest)
        live, shown = [[board(rest) for _ in points] for _ in range(2)]
        return State(live, shown, bag, done, points, data[0], data[1], data[2], data[3])


def filled(count: int, value: int) -> Ints:
    return vec[i64]([value] * count)


def copy(b: Board) -> Board:
    return Board(b.hand[:], b.doubles, b.card, b.bid)


def board(data: Iterator[int]) -> Board:
    return Board(take(data), next(data), next(data), next(data))


def held(counts: Ints, first: i64) -> Ints:
    """The actions of a family whose pieces are still there."""
    out = vec[i64]()
    for k, count in enumerate(counts):
        if count > 0:
            out = append(out, first + k)
    return out


def unfinished(s: State) -> Ints:
    out = vec[i64]()
    for seat, b in enumerate(s.live):
        if b.bid == NONE:
            out = append(out, seat)
    return out


def steps(b: Board) -> Ints:
    """Two steps, canonical order: a card, then plain or doubled."""
    if b.bid != NONE:
        return vec[i64]()
    if b.card == NONE:
        return held(b.hand, CARD)
    return vec[i64]([PLAIN, DOUBLED]) if b.doubles > 0 else vec[i64]([PLAIN])


def step(b: Board, action: Action) -> None:
    """Changes one live board and nothing else: that is why a window commutes."""
    if action < PLAIN:
        b.card = action - CARD
        b.hand[b.card] = 0
    elif action == PLAIN:
        b.bid = b.card
    else:
        b.bid = 2 * b.card
        b.doubles -= 1


def draw(s: State, crop: i64) -> None:
    """A crop is shown and the window opens."""
    s.crop = crop
    s.bag[crop] = 0
    s.done[crop] = 1
    s.phase = BIDDING
    s.reveals += 1
    for b in s.live:
        b.card = b.bid = NONE
    s.shown = [copy(b) for b in s.live]


def maybe_close(s: State) -> None:
    """All that the window hid becomes public at once."""
    if not unfinished(s):
        s.reveals += 1
        offer(s)


def offer(s: State) -> None:
    """To the highest bid that nobody equals, or to nobody."""
    bids = [b.bid for b in s.live]
    lone = [bid for bid in bids if bid != NONE and bids.count(bid) == 1]
    s.winner = bids.index(max(lone)) if lone else NONE
    s.phase = TAKING if lone else DRAWING


def settle(s: State, b: Board, action: Action) -> None:
    if action == KEEP:
        s.points[s.winner] += s.crop + 1
        s.phase = DRAWING
    else:  # the card comes back, the crop goes on
        b.hand[b.card] = 1
        b.card = b.bid = NONE
        offer(s)


def imagined(shown: Board, finished: bool, rng: Random) -> Board:
    """The board as the window opened and, if the seat has finished, its window played anew."""
    b = copy(shown)
    while finished and b.bid == NONE:
        step(b, rng.choice(list(steps(b))))
    return b
