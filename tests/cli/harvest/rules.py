"""Harvest: a crop is drawn, all bid in secret, the highest lone bid may keep it."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import CHANCE, NONE, Action, Game, Seat, Setup, places
from interregnum.core.space import ActionSpace

CROPS: Final = 4  # crop k is worth k + 1
CARDS: Final = 5  # every seat begins with one each of the bid cards 0..4
SPACE: Final = ActionSpace()
DRAW: Final = SPACE.add("draw", CROPS)
CARD: Final = SPACE.add("card", CARDS)
PLAIN: Final = SPACE.add("plain")
DOUBLED: Final = SPACE.add("doubled")
SEALED: Final = SPACE.add("sealed")  # never legal: what others see of a finished bid
KEEP: Final = SPACE.add("keep")
SWAP: Final = SPACE.add("swap")
DRAWING: Final = 0  # the phases
BIDDING: Final = 1
TAKING: Final = 2


class Board:
    """What one seat owns."""

    __slots__ = ("bid", "card", "doubles", "hand")

    def __init__(self, hand: list[int], doubles: int, card: int, bid: int) -> None:
        self.hand = hand  # by card: 1 while held
        self.doubles = doubles  # how often this seat may still double
        self.card = card  # the first step of a bid, out of the hand
        self.bid = bid  # the strength once the second step is taken: has finished

    def copy(self) -> "Board":
        return Board(self.hand[:], self.doubles, self.card, self.bid)


class State:
    """In the window each seat acts on its live board; the others are shown the one before."""

    __slots__ = ("bag", "crop", "live", "phase", "points", "reveals", "shown", "winner")

    def __init__(self, live: list[Board], shown: list[Board], bag: list[int]) -> None:
        self.live = live
        self.shown = shown
        self.bag = bag  # by crop: 1 while not drawn
        self.points = [0] * len(live)
        self.phase, self.crop, self.winner, self.reveals = DRAWING, NONE, NONE, 0


class Harvest(Game[State]):
    name = "harvest"
    version = 1
    actions = SPACE

    def new(self, seats: int, setup: Setup) -> State:
        live = [Board([1] * CARDS, setup["doubles"], NONE, NONE) for _ in range(seats)]
        return State(live, [b.copy() for b in live], [1] * CROPS)

    def clone(self, s: State) -> State:
        t = State([b.copy() for b in s.live], [b.copy() for b in s.shown], s.bag[:])
        t.points = s.points[:]
        t.phase, t.crop, t.winner, t.reveals = s.phase, s.crop, s.winner, s.reveals
        return t

    def to_act(self, s: State) -> Ints:
        if s.phase == DRAWING:
            return ints([CHANCE] if 1 in s.bag else [])
        return ints([s.winner] if s.phase == TAKING else unfinished(s))

    def legal(self, s: State, seat: Seat) -> Ints:
        if s.phase == DRAWING:
            return ints(held(s.bag, DRAW) if seat == CHANCE else [])
        if s.phase == TAKING:
            return ints([KEEP, SWAP] if seat == s.winner else [])
        return ints(steps(s.live[seat]) if 0 <= seat < len(s.live) else [])

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
        for other in range(len(s.live)):
            if s.phase == BIDDING and other != seat:
                t.live[other] = imagined(s.shown[other], s.live[other].bid != NONE, rng)
        return t

    def reveals(self, s: State) -> int:
        return s.reveals

    def scores(self, s: State) -> Ints:
        return ints(s.points)

    def ranks(self, s: State) -> Ints:
        return places(ints(s.points))

    def evaluate(self, s: State, seat: Seat) -> float:
        return float(s.points[seat]) + 0.1 * sum(s.live[seat].hand)

    def pack(self, s: State) -> list[int]:
        data = [len(s.live), s.phase, s.crop, s.winner, s.reveals, *s.bag, *s.points]
        for b in s.live + s.shown:
            data += [*b.hand, b.doubles, b.card, b.bid]
        return data

    def unpack(self, data: list[int]) -> State:
        seats, rest = data[0], iter(data[1:])
        phase, crop, winner, reveals = (next(rest) for _ in range(4))
        bag = [next(rest) for _ in range(CROPS)]
        points = [next(rest) for _ in range(seats)]
        boards = [
            Board([next(rest) for _ in range(CARDS)], next(rest), next(rest), next(rest))
            for _ in range(2 * seats)
        ]
        s = State(boards[:seats], boards[seats:], bag)
        s.points = points
        s.phase, s.crop, s.winner, s.reveals = phase, crop, winner, reveals
        return s


def ints(values: list[int]) -> Ints:
    out = vec[i64]()
    for value in values:
        out = append(out, value)
    return out


def held(counts: list[int], first: int) -> list[int]:
    return [first + k for k, count in enumerate(counts) if count]


def unfinished(s: State) -> list[int]:
    return [seat for seat, b in enumerate(s.live) if b.bid == NONE]


def steps(b: Board) -> list[int]:
    """Two steps, canonical order: a card, then plain or doubled (H-BID-01)."""
    if b.bid != NONE:
        return []
    if b.card == NONE:
        return held(b.hand, CARD)
    return [PLAIN, DOUBLED] if b.doubles > 0 else [PLAIN]


def step(b: Board, action: Action) -> None:
    if action < PLAIN:
        b.card = action - CARD
        b.hand[b.card] = 0
    elif action == PLAIN:
        b.bid = b.card
    else:
        b.bid = 2 * b.card
        b.doubles -= 1


def draw(s: State, crop: int) -> None:
    s.crop = crop
    s.bag[crop] = 0
    s.phase = BIDDING
    s.reveals += 1
    for b in s.live:
        b.card = b.bid = NONE
    s.shown = [b.copy() for b in s.live]


def maybe_close(s: State) -> None:
    if not unfinished(s):
        s.reveals += 1
        offer(s)


def offer(s: State) -> None:
    """To the highest bid that nobody equals (H-TAKE-01), or to nobody."""
    bids = [b.bid for b in s.live]
    lone = [bid for bid in bids if bid != NONE and bids.count(bid) == 1]
    s.winner = bids.index(max(lone)) if lone else NONE
    s.phase = TAKING if lone else DRAWING


def settle(s: State, b: Board, action: Action) -> None:
    if action == KEEP:
        s.points[s.winner] += s.crop + 1
        s.phase = DRAWING
    else:
        b.hand[b.card] = 1
        b.card = b.bid = NONE
        offer(s)


def imagined(shown: Board, finished: bool, rng: Random) -> Board:
    b = shown.copy()
    while finished and b.bid == NONE:
        step(b, rng.choice(steps(b)))
    return b
