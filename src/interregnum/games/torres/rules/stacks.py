"""The stacks in front of a player: one for every turn left in the phase (T-FLOW-04)."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.torres.rules.data import MAX_STACKS, STACK_LIMIT, STACKS
from interregnum.games.torres.rules.settings import STACK_LIMIT_TWO_PLAYERS
from interregnum.games.torres.rules.state import State

UNLIMITED: Final[i64] = 30
BASE: Final[i64] = 32  # stacks as one number: a digit each, 0 for none


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
    if s.options.stack_limit == STACK_LIMIT_TWO_PLAYERS and s.seats > 2:
        return UNLIMITED
    return STACK_LIMIT


def encode(s: State, seat: i64) -> i64:
    """The stacks as one number: a digit each, one more than the height, the highest stack last."""
    code: i64 = 0
    for i in range(MAX_STACKS):
        code = code * BASE + s.stacks[seat * MAX_STACKS + MAX_STACKS - 1 - i] + 1
    return code


def decode(code: i64) -> Ints:
    """The digits, the highest stack first."""
    digits: Ints = vec[i64]()
    while code > 0:
        digits = append(digits, code % BASE)
        code //= BASE
    return digits


def shares(s: State, seat: i64, loose: i64) -> Ints:
    """All ways to lay as many unused blocks as fit on the stacks, the highest stack first."""
    ways: Ints = append(vec[i64](), encode(s, seat))
    for _ in range(loose):
        more = one_more(ways, limit(s))
        if len(more) == 0:
            break  # T-BUILD-11: the rest does not fit
        ways = more
    return falling(ways)


def one_more(ways: Ints, most: i64) -> Ints:
    """One block more on each stack in turn; of equal ones on the first, so that order stays."""
    out: Ints = vec[i64]()
    for code in ways:
        rest = code
        place: i64 = 1
        before: i64 = 0
        while rest > 0:
            digit = rest % BASE
            if digit <= most and digit != before and code + place not in out:
                out = append(out, code + place)
            before = digit
            rest //= BASE
            place *= BASE
    return out


def falling(codes: Ints) -> Ints:
    """The highest stack first, then the next."""
    for end in range(i64(len(codes)) - 1, 0, -1):
        for i in range(end):
            if is_less(codes[i], codes[i + 1]):
                codes[i], codes[i + 1] = codes[i + 1], codes[i]
    return codes


def is_less(one: i64, other: i64) -> bool:
    while one % BASE == other % BASE and one > 0:
        one //= BASE
        other //= BASE
    return one % BASE < other % BASE


def lay(s: State, seat: i64, code: i64, loose: i64) -> None:
    """The stacks become those of the code; what did not fit goes to the supply."""
    before: i64 = 0
    after: i64 = 0
    for i in range(seat * MAX_STACKS, seat * MAX_STACKS + MAX_STACKS):
        before += s.stacks[i]
        s.stacks[i] = code % BASE - 1
        after += s.stacks[i]
        code //= BASE
    s.supply += loose - (after - before)
