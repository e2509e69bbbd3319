"""The stacks in front of a player: one for every turn left in the phase (T-FLOW-04)."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.torres.data import MAX_STACKS, STACK_LIMIT, STACKS
from interregnum.games.torres.state import STACKS_LIMITED, TWO_PLAYERS, State

UNLIMITED: Final[i64] = 30
BASE: Final[i64] = 32  # stacks as one number: a digit each, the highest stack first, 0 for none


def deal(s: State, phase: i64) -> None:
    """T-SETUP-08: the stacks of the phase card, from the supply."""
    card = STACKS[s.seats][phase]
    for seat in range(s.seats):
        for i in range(MAX_STACKS):
            s.stacks[seat * MAX_STACKS + i] = card[i] if i < len(card) else NONE
        s.supply -= sum(card)


def heights(s: State, seat: i64) -> Ints:
    """The different heights of the stacks, falling; their places are the ranks of actions."""
    out: Ints = vec[i64]()
    last: i64 = NONE
    for i in range(seat * MAX_STACKS, seat * MAX_STACKS + MAX_STACKS):
        if s.stacks[i] != last and s.stacks[i] != NONE:
            last = s.stacks[i]
            out = append(out, last)
    return out


def left(s: State, seat: i64) -> i64:
    """How many stacks still stand there, without the one in use."""
    total: i64 = 0
    for i in range(seat * MAX_STACKS, seat * MAX_STACKS + MAX_STACKS):
        if s.stacks[i] != NONE:
            total += 1
    return total


def take_stack(s: State, seat: i64, rank: i64) -> i64:
    """Remove the last of the stacks of that rank; its height."""
    height = heights(s, seat)[rank]
    i = last_of(s, seat, height)
    end = seat * MAX_STACKS + MAX_STACKS - 1
    while i < end:
        s.stacks[i] = s.stacks[i + 1]
        i += 1
    s.stacks[end] = NONE
    return height


def take_block(s: State, seat: i64, rank: i64) -> None:
    """One block off a stack of that rank; an emptied stack stays (RUL-T-04)."""
    s.stacks[last_of(s, seat, heights(s, seat)[rank])] -= 1


def last_of(s: State, seat: i64, height: i64) -> i64:
    found: i64 = NONE
    for i in range(seat * MAX_STACKS, seat * MAX_STACKS + MAX_STACKS):
        if s.stacks[i] == height:
            found = i
    return found


def limit(s: State) -> i64:
    """T-BUILD-10, V-2: how high a stack may become."""
    if s.options[STACKS_LIMITED] == TWO_PLAYERS and s.seats > 2:
        return UNLIMITED
    return STACK_LIMIT


def encode(digits: Ints) -> i64:
    """Heights as one number, the highest first; every digit is one more than its height."""
    code: i64 = 0
    for _ in range(i64(len(digits))):
        best: i64 = 0
        for i in range(i64(len(digits))):
            if digits[i] > digits[best]:
                best = i
        code = code * BASE + digits[best]
        digits[best] = NONE
    return code


def decode(code: i64) -> Ints:
    digits: Ints = vec[i64]()
    while code > 0:
        digits = append(digits, code % BASE)
        code //= BASE
    return digits


def shares(s: State, seat: i64, loose: i64) -> Ints:
    """All ways to lay as many unused blocks as fit on the stacks, the highest stack first."""
    digits: Ints = vec[i64]()
    for i in range(seat * MAX_STACKS, seat * MAX_STACKS + MAX_STACKS):
        if s.stacks[i] != NONE:
            digits = append(digits, s.stacks[i] + 1)
    ways: Ints = append(vec[i64](), encode(digits))
    for _ in range(loose):
        more = one_more(ways, limit(s))
        if len(more) == 0:
            break  # T-BUILD-11: the rest does not fit
        ways = more
    return falling(ways)


def one_more(ways: Ints, most: i64) -> Ints:
    out: Ints = vec[i64]()
    for code in ways:
        digits = decode(code)
        for i in range(i64(len(digits))):
            if digits[i] <= most:
                grown = digits[:]
                grown[i] += 1
                new = encode(grown)
                if new not in out:
                    out = append(out, new)
    return out


def falling(codes: Ints) -> Ints:
    return vec[i64](sorted(codes, reverse=True))


def lay(s: State, seat: i64, code: i64, loose: i64) -> None:
    """The stacks become those of the code; what did not fit goes to the supply."""
    before: i64 = 0
    after: i64 = 0
    digits = decode(code)  # rising
    for i in range(MAX_STACKS):
        at = seat * MAX_STACKS + i
        before += max(s.stacks[at], 0)
        k = len(digits) - 1 - i
        s.stacks[at] = digits[k] - 1 if k >= 0 else NONE
        after += max(s.stacks[at], 0)
    s.supply += loose - (after - before)
