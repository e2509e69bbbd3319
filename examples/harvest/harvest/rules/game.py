"""The rules of Harvest: a crop is drawn, all bid in secret, the highest lone bid takes it."""

from random import Random
from typing import Final

from mypy_extensions import i64

from harvest.rules.copies import clone_state, empty_state, pack, unpack
from harvest.rules.settings import settings
from harvest.rules.state import CARDS, CROPS, State
from interregnum.core.arrays import Ints, vec
from interregnum.core.game import CHANCE, NONE, Action, Game, Seat, Setup, places
from interregnum.core.packing import filled, zeros
from interregnum.core.space import ActionSpace

SPACE: Final = ActionSpace()
DRAW: Final = SPACE.add("draw", len(CROPS))
CARD: Final = SPACE.add("card", len(CARDS))
PLAIN: Final = SPACE.add("plain")
DOUBLED: Final = SPACE.add("doubled")
SEALED: Final = SPACE.add("sealed")  # never legal: what others see of a finished bid


class Harvest(Game[State]):
    name = "harvest"
    version = 1
    actions = SPACE
    clone = staticmethod(clone_state)
    pack = staticmethod(pack)
    unpack = staticmethod(unpack)

    def new(self, seats: int, setup: Setup) -> State:
        s = empty_state(settings(setup))
        s.bag = (1 << len(CROPS)) - 1
        s.points = zeros(seats)
        s.hand = filled(seats, (1 << len(CARDS)) - 1)
        s.doubles = filled(seats, s.options.doubles)
        s.card, s.stake = filled(seats, NONE), filled(seats, NONE)
        return s

    def to_act(self, s: State) -> Ints:
        return vec[i64](unfinished(s) if s.crop != NONE else [CHANCE] if s.bag else [])

    def legal(self, s: State, seat: Seat) -> Ints:
        if seat not in self.to_act(s):
            return vec[i64]()
        return vec[i64](members(s.bag, DRAW) if seat == CHANCE else steps(s, seat))

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            draw(s, action - DRAW)
            return
        lay(s, seat, action)
        if not unfinished(s):
            close(s)

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        if actor in (CHANCE, seat) or (action >= PLAIN and len(unfinished(s)) == 1):
            return action  # the last one to finish opens all bids
        return SEALED if action >= PLAIN else NONE

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        """Whoever has finished lays any bid that its hand allowed as the window opened."""
        t = known(s, seat)
        for other in range(len(s.stake)):
            while s.stake[other] != NONE and t.stake[other] == NONE:
                lay(t, other, rng.choice(steps(t, other)))
        return t

    def reveals(self, s: State) -> int:
        return s.reveals

    def scores(self, s: State) -> Ints:
        return s.points[:]

    def ranks(self, s: State) -> Ints:
        return places(s.points)


def members(mask: int, first: int = 0) -> list[int]:
    """The places of the bits that are set."""
    return [first + k for k in range(len(CARDS)) if mask >> k & 1]


def unfinished(s: State) -> list[Seat]:
    return [seat for seat, stake in enumerate(s.stake) if stake == NONE]


def draw(s: State, crop: int) -> None:
    """A crop is shown and the window opens."""
    s.crop = crop
    s.bag ^= 1 << crop
    s.reveals += 1
    s.card, s.stake = filled(len(s.card), NONE), filled(len(s.card), NONE)


def steps(s: State, seat: Seat) -> list[Action]:
    """Of a bid: a card, then plain or doubled."""
    if s.card[seat] == NONE:
        return members(s.hand[seat], CARD)
    return [PLAIN, DOUBLED] if s.doubles[seat] else [PLAIN]


def lay(s: State, seat: Seat, action: Action) -> None:
    """Changes what one seat has and nothing else: that is why a window commutes."""
    if action < PLAIN:
        s.card[seat] = action - CARD
        s.hand[seat] ^= 1 << s.card[seat]
    else:
        s.stake[seat] = 1 + (action == DOUBLED)
        s.doubles[seat] -= action == DOUBLED


def close(s: State) -> None:
    """All that the window hid is public; the highest bid that nobody equals takes the crop."""
    s.reveals += 1
    bids = [card * stake for card, stake in zip(s.card, s.stake, strict=True)]
    lone = [bid for bid in bids if bids.count(bid) == 1]
    if lone:
        s.points[bids.index(max(lone))] += s.crop + 1
    s.crop = NONE


def known(s: State, seat: Seat) -> State:
    """The table as a seat may know it: in the window the others' bids are still in their hands."""
    t = clone_state(s)
    for other in range(len(s.card)):
        if s.crop != NONE and other != seat:
            t.hand[other] |= 1 << s.card[other] if s.card[other] != NONE else 0
            t.doubles[other] += s.stake[other] == 2
            t.card[other] = t.stake[other] = NONE
    return t
