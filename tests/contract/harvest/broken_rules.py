"""Rule books of Harvest broken in one place each, and the law that must notice."""

from math import inf
from random import Random

from mypy_extensions import i64

from harvest.rules.game import (
    CARD,
    DOUBLED,
    PLAIN,
    SEALED,
    Harvest,
    lay,
    steps,
    unfinished,
)
from harvest.rules.state import State
from interregnum.core.arrays import Ints, vec
from interregnum.core.game import CHANCE, NONE, Action, Seat, Setup
from interregnum.core.policy import Policy


class DescendingLegal(Harvest):
    def legal(self, s: State, seat: Seat) -> Ints:
        return vec[i64](sorted(super().legal(s, seat), reverse=True))


class LegalForAll(Harvest):
    """Who has finished may go on."""

    def legal(self, s: State, seat: Seat) -> Ints:
        bids = s.crop != NONE and 0 <= seat < len(s.card)
        return vec[i64](steps(s, seat)) if bids else super().legal(s, seat)


class Mute(Harvest):
    def legal(self, s: State, seat: Seat) -> Ints:
        return vec[i64]() if seat == CHANCE else super().legal(s, seat)


class ChanceInCompany(Harvest):
    def to_act(self, s: State) -> Ints:
        waiting = super().to_act(s)
        return vec[i64]([0, CHANCE]) if CHANCE in waiting else waiting

    def legal(self, s: State, seat: Seat) -> Ints:
        return super().legal(s, CHANCE if s.crop == NONE and seat == 0 else seat)


class ShortOdds(Harvest):
    def weights(self, s: State) -> Ints:
        return vec[i64]([1 for _ in self.legal(s, CHANCE)])[1:]


class NoOdds(Harvest):
    def weights(self, s: State) -> Ints:
        return vec[i64]([0 for _ in self.legal(s, CHANCE)])


class SharedHands(Harvest):
    def clone(self, s: State) -> State:
        t = super().clone(s)
        t.hand = s.hand
        return t


class LossyUnpack(Harvest):
    def unpack(self, data: list[int]) -> State:
        s = super().unpack(data)
        s.crop = NONE
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
        if s.crop == NONE:
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


class EndlessPlain(Harvest):
    def apply(self, s: State, seat: Seat, action: Action) -> None:
        if action != PLAIN:
            super().apply(s, seat, action)


class NobodyFirst(Harvest):
    def ranks(self, s: State) -> Ints:
        return vec[i64]([2 for _ in s.points])


class OddRollout(Policy[State]):
    def rollout(self, s: State, seat: Seat, rng: Random) -> Action:
        return SEALED


class OddRival(Policy[State]):
    def rival(self, s: State, seat: Seat, mood: float, rng: Random) -> Action:
        return SEALED


class EndlessHope(Policy[State]):
    def evaluate(self, s: State, seat: Seat) -> float:
        return inf


class SurePoints(Policy[State]):
    """Tells points for chances."""

    def forecast(self, s: State, plies: int) -> list[float]:
        return [float(points + 2) for points in s.points]


class NosyEvaluate(Policy[State]):
    def evaluate(self, s: State, seat: Seat) -> float:
        return float(sum(s.card))


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
        hidden = sum(s.card[k] for k in range(len(s.card)) if k != seat and s.stake[k] != NONE)
        return super().imagine(s, seat, Random(rng.randrange(9) + hidden))


class KeepsHalfBids(Harvest):
    """The half-made bids of others stay."""

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        t = super().imagine(s, seat, rng)
        for k in unfinished(s):
            t.hand[k], t.card[k] = s.hand[k], s.card[k]
        return t


class FinishesAll(Harvest):
    """Others are imagined as finished although they are not."""

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        t = super().imagine(s, seat, rng)
        for k in range(len(s.card)):
            while s.crop != NONE and k != seat and t.stake[k] == NONE:
                lay(t, k, rng.choice(steps(t, k)))
        return t


class NosySeen(Harvest):
    """What a seat sees of a bid depends on a bid that it does not know."""

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        others = [card for k, card in enumerate(s.card) if k != seat and s.stake[k] != NONE]
        nosy = s.crop != NONE and 0 in others
        return action if nosy else super().seen(s, seat, actor, action)


class TellsBids(Harvest):
    """The others see a sealed bid as it is."""

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        return action if action >= PLAIN else super().seen(s, seat, actor, action)


class LearnsBySelf(Harvest):
    """One's own step takes up what another seat has sealed."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        sealed = [card for card, stake in zip(s.card, s.stake, strict=True) if stake != NONE]
        if CARD <= action < PLAIN and 0 in sealed:
            s.doubles[seat] = 0
        super().apply(s, seat, action)


class FirstComeFirstServed(Harvest):
    """Who finishes later bids higher."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        late = len(s.card) - len(unfinished(s))
        super().apply(s, seat, action)
        if action in (PLAIN, DOUBLED):
            s.stake[seat] += late


class LastToAct(Harvest):
    """Who acted last is kept in the state."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        super().apply(s, seat, action)
        if seat != CHANCE:
            s.points[0] = seat


class OneOfEachCard(Harvest):
    """A card that one seat has begun to bid is closed to the others."""

    def legal(self, s: State, seat: Seat) -> Ints:
        taken = [CARD + card for card in s.card if s.crop != NONE and card != NONE]
        return vec[i64]([a for a in super().legal(s, seat) if a not in taken])


class QuietClose(Harvest):
    """The window closes and nothing says so."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        super().apply(s, seat, action)
        if s.crop == NONE:
            s.reveals -= 1


class ClosesEarly(Harvest):
    """The first who finishes finishes for all."""

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        super().apply(s, seat, action)
        while s.crop != NONE and seat != CHANCE and s.stake[seat] != NONE:
            other = unfinished(s)[0]
            super().apply(s, other, steps(s, other)[0])
