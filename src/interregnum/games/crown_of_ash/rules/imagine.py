"""Who sees what, and worlds that a seat cannot tell apart (section 6.2 of the ledger)."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.crown_of_ash.rules import actions, phases
from interregnum.games.crown_of_ash.rules.battle import is_person, laying, seer
from interregnum.games.crown_of_ash.rules.copies import clone_state
from interregnum.games.crown_of_ash.rules.data import FATES
from interregnum.games.crown_of_ash.rules.state import BIT, State, extend, lowest, ones


def seen(s: State, seat: Seat, actor: Seat, action: Action) -> Action:
    """Before it is played: the action, what stands for it, or NONE."""
    if s.phase == phases.DEALING_FATE:
        return (
            action
            if seat == s.actor or action < actions.FATE or action >= actions.FATE_DEALT
            else actions.FATE_DEALT
        )
    if seat == actor:
        return action
    if s.phase == phases.COMMITTING and actions.COMMIT <= action < actions.COMMIT_DONE:
        return actions.COMMITTED
    if s.phase == phases.LAYING and actions.LAY <= action < actions.LAID:
        return action if opens(s) else actions.LAID
    return action


def opens(s: State) -> bool:
    """Whether the next card laid is the last one and nobody may guess before the reveal."""
    return len(laying(s)) <= 1 and seer(s) == NONE


def hides_attackers(s: State) -> bool:
    """Whether the committed warriors lie face down."""
    if s.phase not in (phases.COMMITTING, phases.UNMASKING, phases.LAYING, phases.FORESEEING):
        return False
    return s.open == 0 and is_person(s, s.attacker)


def hides_cards(s: State) -> bool:
    return s.phase == phases.LAYING or s.phase == phases.FORESEEING


def imagine(s: State, seat: Seat, rng: Random) -> State:
    """Fate cards, hidden attackers and laid cards of the others are dealt anew."""
    t = clone_state(s)
    if t.phase != phases.OVER:
        deal_fates(t, seat, rng)
    if hides_attackers(t) and seat != t.attacker:
        recommit(t, rng)
    if hides_cards(t):
        relay(t, seat, rng)
    return t


def unknown_fates(s: State, seat: Seat) -> i64:
    """Those that may lie before another seat or in the box."""
    fates = BIT[FATES] - 1
    if 0 <= seat < s.config.people and s.players[seat].fate != NONE:
        fates &= ~BIT[s.players[seat].fate]
    return fates


def deal_fates(t: State, seat: Seat, rng: Random) -> None:
    pool = unknown_fates(t, seat)
    for other in range(t.config.people):
        if other != seat and t.players[other].fate != NONE:
            fate = pick(pool, rng)
            t.players[other].fate = fate
            pool &= ~BIT[fate]


def pick(bits: i64, rng: Random) -> i64:
    """One of a set, evenly."""
    numbers = members(bits)
    return numbers[int(rng.random() * float(len(numbers)))]


def members(bits: i64) -> Ints:
    return extend(vec[i64](), bits, 0)


def recommit(t: State, rng: Random) -> None:
    """Any subset of that hand of the committed size."""
    p = t.players[t.attacker]
    size = ones(t.committed)
    p.hand |= t.committed
    t.committed = 0
    for _ in range(size):
        bit = BIT[pick(p.hand, rng)]
        p.hand &= ~bit
        t.committed |= bit
    if t.phase == phases.COMMITTING:
        t.last = highest(t.committed)


def highest(bits: i64) -> i64:
    """The highest number of a set, NONE of an empty one."""
    top: i64 = NONE
    while bits != 0:
        top = lowest(bits)
        bits &= bits - 1
    return top


def relay(t: State, seat: Seat, rng: Random) -> None:
    """Any card of that battle hand."""
    if t.attack_card != NONE and seat != t.attacker:
        t.attack_card = pick(t.players[t.attacker].cards, rng)
    if t.defence_card != NONE and seat != t.owner:
        t.defence_card = pick(t.players[t.owner].cards, rng)
