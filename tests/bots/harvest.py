"""Harvest, a small game with a window: all bid in secret for a crop, the highest lone bid wins."""

from collections.abc import Iterator
from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import CHANCE, NONE, Action, Game, Seat, Setup, places, put, take
from interregnum.core.space import ActionSpace

CROPS: Final = 4  # crop k is worth k + 1
CARDS: Final = 5  # every seat begins with one each of the bid cards 0..4
SPACE: Final = ActionSpace()
DRAW: Final = SPACE.add("draw", CROPS)
BID: Final = SPACE.add("bid", CARDS)
SEALED: Final = SPACE.add("sealed")  # never legal: what others see of a bid in the window


class State:
    """Hands by seat, and the bids of the open window."""

    def __init__(self, hands: list[Ints], bids: Ints, bag: Ints, points: Ints, crop: int) -> None:
        self.hands = hands
        self.bids = bids  # NONE until the seat has finished
        self.bag = bag  # by crop: 1 while not drawn
        self.points = points
        self.crop = crop  # NONE: chance draws


class Harvest(Game[State]):
    name = "harvest"
    version = 1
    actions = SPACE

    def new(self, seats: int, setup: Setup) -> State:
        hands = [ones(CARDS) for _ in range(seats)]
        return State(hands, filled(seats, NONE), ones(CROPS), filled(seats, 0), NONE)

    def clone(self, s: State) -> State:
        return State([hand[:] for hand in s.hands], s.bids[:], s.bag[:], s.points[:], s.crop)

    def to_act(self, s: State) -> Ints:
        if s.crop == NONE:
            return vec[i64]([CHANCE]) if 1 in s.bag else vec[i64]()
        return vec[i64]([seat for seat, bid in enumerate(s.bids) if bid == NONE])

    def legal(self, s: State, seat: Seat) -> Ints:
        if seat not in self.to_act(s):
            return vec[i64]()
        return held(s.bag, DRAW) if seat == CHANCE else held(s.hands[seat], BID)

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            s.crop = action - DRAW
            s.bag[s.crop] = 0
        else:
            s.bids[seat] = action - BID
            s.hands[seat][action - BID] = 0
            if NONE not in s.bids:
                close(s)

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        hidden = actor not in (CHANCE, seat) and len(self.to_act(s)) > 1
        return SEALED if hidden else action

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        """A finished rival has played any one card of those it held as the window opened."""
        t = self.clone(s)
        for other in range(len(t.bids)):
            if other != seat and t.bids[other] != NONE:
                t.hands[other][t.bids[other]] = 1
                t.bids[other] = rng.choice(list(held(t.hands[other], 0)))
                t.hands[other][t.bids[other]] = 0
        return t

    def reveals(self, s: State) -> int:
        return sum(s.points) + CROPS - sum(s.bag)

    def scores(self, s: State) -> Ints:
        return s.points[:]

    def ranks(self, s: State) -> Ints:
        return places(s.points)

    def evaluate(self, s: State, seat: Seat) -> float:
        """Points, and a hand that is as strong as what is left to win."""
        strength = sum(card for card in range(CARDS) if s.hands[seat][card])
        return float(s.points[seat]) + 0.2 * float(strength)

    def pack(self, s: State) -> list[int]:
        data = [s.crop, *put(s.bids), *put(s.bag), *put(s.points)]
        for hand in s.hands:
            data += put(hand)
        return data

    def unpack(self, data: list[int]) -> State:
        rest: Iterator[int] = iter(data[1:])
        bids, bag, points = take(rest), take(rest), take(rest)
        return State([take(rest) for _ in points], bids, bag, points, data[0])


def filled(count: int, value: int) -> Ints:
    return vec[i64]([value] * count)


def ones(count: int) -> Ints:
    return filled(count, 1)


def held(counts: Ints, first: int) -> Ints:
    out = vec[i64]()
    for k, count in enumerate(counts):
        if count > 0:
            out = append(out, first + k)
    return out


def close(s: State) -> None:
    """The highest bid that nobody equals takes the crop."""
    bids = list(s.bids)
    lone = [bid for bid in bids if bids.count(bid) == 1]
    if lone:
        s.points[bids.index(max(lone))] += s.crop + 1
    s.bids = filled(len(bids), NONE)
    s.crop = NONE
