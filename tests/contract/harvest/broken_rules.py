"""Rule books of Harvest broken in one place each, and the law that must notice."""

from math import inf
from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import CHANCE, NONE, Action, Seat, Setup
from interregnum.core.policy import Policy
from tests.contract.harvest.rules import (
    BIDDING,
    CARD,
    DOUBLED,
    DRAWING,
    PLAIN,
    SWAP,
    TAKING,
    Harvest,
    State,
    copy,
    imagined,
    offer,
    step,
    steps,
    unfinished,
)


class DescendingLegal(Harvest):
    def legal(self, s: State, seat: Seat) -> Ints:
        return vec[i64](sorted(super().legal(s, seat), reverse=True))


class LegalForAll(Harvest):
    def legal(self, s: State, seat: Seat) -> Ints:
        return super().legal(s, s.winner if s.phase == TAKING else seat)


class Mute(Harvest):
    def legal(self, s: State, seat: Seat) -> Ints:
        return vec[i64]() if s.phase == TAKING else super().legal(s, seat)


class ChanceInCompany(Harvest):
    def to_act(self, s: State) -> Ints:
        waiting = super().to_act(s)
        return vec[i64]([0, CHANCE]) if CHANCE in waiting else waiting

    def legal(self, s: State, seat: Seat) -> Ints:
        return super().legal(s, CHANCE if s.phase == DRAWING and seat == 0 else seat)


class ShortOdds(Harvest):
    def weights(self, s: State) -> Ints:
        return super().weights(s)[1:]


class NoOdds(Harvest):
    def weights(self, s: State) -> Ints:
        return vec[i64]([0 for _ in super().weights(s)])


class SharedBag(Harvest):
    def clone(self, s: State) -> State:
        t = super().clone(s)
        t.bag = s.bag
        return t


class LossyUnpack(Harvest):
    def unpack(self, data: list[int]) -> State:
        s = super().unpack(data)
        s.winner = NONE
        return s


class HalfPacked(Harvest):
    """The points are in the state and not in the pack."""

    def pack(self, s: State) -> list[int]:
        t = super().clone(s)
        t.points = vec[i64]([0 for _ in s.points])
        return super().pack(t)


class Dice(Harvest):
    """Chance hidden in the rules."""

    def __init__(self) -> None:
        self.rng = Random(1)

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        super().apply(s, seat, action)
        if s.phase == DRAWING:
            s.points[0] += self.rng.randrange(2)


class DiceAtSetup(Harvest):
    def __init__(self) -> None:
        self.rng = Random(1)

    def new(self, seats: int, setup: Setup) -> State:
        s = super().new(seats, setup)
        s.points[0] = self.rng.randrange(1000)
        return s


class FallingReveals(Harvest):
    def reveals(self, s: State) -> int:
        return -s.reveals


class NoReveals(Harvest):
    def reveals(self, s: State) -> int:
        return 0


class EndlessSwap(Harvest):
    def apply(self, s: State, seat: Seat, action: Action) -> None:
        if action != SWAP:
            super().apply(s, seat, action)


class NobodyFirst(Harvest):
    def ranks(self, s: State) -> Ints:
        return vec[i64]([2 for _ in s.points])


class OddRollout(Policy[State]):
    def rollout(self, s: State, seat: Seat, rng: Random) -> Action:
        return SWAP


class OddRival(Policy[State]):
    def rival(self, s: State, seat: Seat, mood: float, rng: Random) -> Action:
        return SWAP


class EndlessHope(Policy[State]):
    def evaluate(self, s: State, seat: Seat) -> float:
        return inf


class SurePoints(Policy[State]):
    """Tells points for chances."""

    def forecast(self, s: State, plies: int) -> list[float]:
        return [float(points + 2) for points in s.points]


class NosyEvaluate(Policy[State]):
    def evaluate(self, s: State, seat: Seat) -> float:
        return float(sum(b.bid for b in s.live))


class Open(Harvest):
    """Imagines nothing: the true state is handed out."""

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        return self.clone(s)


class FixedWorld(Harvest):
    """Always the same world, whatever the dice say."""

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        return super().imagine(s, seat, Random(1))


class Unsorted(Harvest):
    """Deals anew, but from what lies there."""

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        t = super().imagine(s, seat, rng)
        for k in range(len(s.live)):
            if s.phase == BIDDING and k != seat and s.live[k].bid != NONE:
                t.live[k] = imagined(s.shown[k], True, Random(rng.randrange(9) + s.live[k].card))
        return t


class KeepsHalfBids(Harvest):
    """The half-made bids of others stay."""

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        t = super().imagine(s, seat, rng)
        for k, b in enumerate(s.live):
            if s.phase == BIDDING and b.bid == NONE:
                t.live[k] = copy(b)
        return t


class FinishesAll(Harvest):
    """Others are imagined as finished although they are not."""

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        t = super().imagine(s, seat, rng)
        for k in range(len(s.live)):
            if s.phase == BIDDING and k != seat and s.live[seat].bid == NONE:
                t.live[k] = imagined(s.shown[k], True, rng)
        return t


class NosySeen(Harvest):
    """What a seat sees of a bid depends on a bid that it does not know."""

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        mark = super().seen(s, seat, actor, action)
        others = [b.bid for k, b in enumerate(s.live) if k != seat]
        return action if 0 in others else mark


class TellsBids(Harvest):
    """The others see a sealed bid as it is."""

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        return action if action >= PLAIN else super().seen(s, seat, actor, action)


class LearnsBySelf(Harvest):
    """One's own step takes up what another seat has sealed."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        nosy = s.phase == BIDDING and CARD <= action < PLAIN
        if nosy and any(b.bid == 0 for b in s.live):
            s.live[seat].doubles = 0
        super().apply(s, seat, action)


class FirstComeFirstServed(Harvest):
    """Who finishes later bids higher."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        late = len(s.live) - len(unfinished(s))
        super().apply(s, seat, action)
        if action in (PLAIN, DOUBLED):
            s.live[seat].bid += late


class LastToAct(Harvest):
    """Who acted last is kept in the state."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        super().apply(s, seat, action)
        if s.phase == BIDDING:
            s.winner = seat


class OneOfEachCard(Harvest):
    """A card that one seat has begun to bid is closed to the others."""

    def legal(self, s: State, seat: Seat) -> Ints:
        taken = [CARD + b.card for b in s.live if s.phase == BIDDING and b.card != NONE]
        return vec[i64]([a for a in super().legal(s, seat) if a not in taken])


class QuietClose(Harvest):
    """The window closes and nothing says so."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        if s.phase != BIDDING:
            super().apply(s, seat, action)
            return
        step(s.live[seat], action)
        if not unfinished(s):
            offer(s)


class ClosesEarly(Harvest):
    """The first who finishes finishes for all."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        super().apply(s, seat, action)
        while s.phase == BIDDING and seat != CHANCE and s.live[seat].bid != NONE:
            other = unfinished(s)[0]
            super().apply(s, other, steps(s.live[other])[0])
