"""Raising a warrior, its payment and the display (A-WAR, A-AUTO-01)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.actions import PAY, PAY_DEFAULT, TURN_UP
from interregnum.games.crown_of_ash.rules.state import BIT, State, extend


def gold_needed(store: Ints, card: i64) -> i64:
    """The least gold that pays a warrior; more than is held means that it is out of reach."""
    cost = data.COST[card]
    missing: i64 = 0
    spare: i64 = 0
    for kind in range(data.BASIC):
        left = store[kind] - cost[kind]
        if left < 0:
            missing -= left
        else:
            spare += left
    ingredients = cost[data.INGREDIENT]
    return missing + (ingredients - spare if ingredients > spare else 0)


def can_raise(s: State, seat: i64, slot: i64) -> bool:
    """Gold stands for any resource (A-RES-10), anything for an ingredient (A-RES-08)."""
    card = s.display[slot]
    store = s.players[seat].store
    return card != NONE and gold_needed(store, card) <= store[data.GOLD]


def extend_slots(out: Ints, s: State, seat: i64, first: i64) -> Ints:
    """The displayed warriors that a seat can pay."""
    for slot in range(i64(len(s.display))):
        if can_raise(s, seat, slot):
            out = append(out, first + slot)
    return out


def start_payment(s: State, slot: i64, extra: i64) -> None:
    """From bone to sulphur a person may say how many pieces; the rest is gold."""
    s.slot = slot
    s.extra = extra
    s.paid = vec[i64]([0] * data.KINDS)
    s.last = NONE
    s.stage = 0
    s.phase = phases.PAYING
    skip_forced(s)


def default_payment(store: Ints, card: i64) -> Ints:
    """Fewest gold; ingredients from the largest stocks, the first of equal ones."""
    cost = data.COST[card]
    paid = vec[i64]([0] * data.KINDS)
    for kind in range(data.BASIC):
        paid[kind] = min(cost[kind], store[kind])
    for _ in range(cost[data.INGREDIENT]):
        best: i64 = 0
        for kind in range(i64(1), data.BASIC):
            if store[kind] - paid[kind] > store[best] - paid[best]:
                best = kind
        if store[best] > paid[best]:
            paid[best] += 1
    paid[data.GOLD] = data.COST_TOTAL[card]
    for kind in range(data.BASIC):
        paid[data.GOLD] -= paid[kind]
    return paid


def can_finish(store: Ints, card: i64, paid: Ints, kind: i64, pieces: i64) -> bool:
    """Whether gold can cover the rest once the kinds up to this one are settled."""
    cost = data.COST[card]
    wild = cost[data.INGREDIENT]
    covered = pieces
    for k in range(kind):
        covered += paid[k]
        wild -= max(paid[k] - cost[k], 0)
    wild -= max(pieces - cost[kind], 0)
    if wild < 0 or pieces > store[kind]:
        return False
    spare: i64 = 0
    for k in range(kind + 1, data.BASIC):
        covered += min(cost[k], store[k])
        spare += max(store[k] - cost[k], 0)
    return covered + min(wild, spare) >= data.COST_TOTAL[card] - store[data.GOLD]


def only_default(store: Ints, card: i64, usual: Ints, kind: i64) -> bool:
    """Whether the kinds after this one leave no payment but the usual one."""
    cost = data.COST[card]
    for k in range(kind + 1, data.BASIC):
        if usual[k] > 0 and usual[data.GOLD] < store[data.GOLD]:
            return False
        for other in range(kind + 1, data.BASIC):
            if other != k and usual[k] > cost[k] and store[other] > usual[other] >= cost[other]:
                return False
    return True


def payments(s: State) -> Ints:
    """Pieces of the kind in question that lead to a payment other than the usual one."""
    card, store, kind = s.display[s.slot], s.players[s.actor].store, s.stage
    usual = default_payment(store, card)
    same = True
    for k in range(kind):
        same = same and s.paid[k] == usual[k]
    out = vec[i64]()
    for pieces in range(data.MOST_PAID):
        if not can_finish(store, card, s.paid, kind, pieces):
            continue
        if same and pieces == usual[kind] and only_default(store, card, usual, kind):
            continue
        out = append(out, pieces)
    return out


def skip_forced(s: State) -> None:
    """Settle the kinds that leave no choice."""
    usual = default_payment(s.players[s.actor].store, s.display[s.slot])
    while s.stage < data.BASIC:
        choices = payments(s)
        if len(choices) != 1 or (s.last == NONE and choices[0] != usual[s.stage]):
            return
        s.paid[s.stage] = choices[0]
        s.stage += 1


def legal_pay(s: State) -> Ints:
    """The usual payment is one step; `last` tells whether another one has been begun."""
    out = vec[i64]()
    if s.last == NONE:
        out = append(out, PAY_DEFAULT)
    if s.stage < data.BASIC:
        for pieces in payments(s):
            out = append(out, PAY + s.stage * data.MOST_PAID + pieces)
    return out


def apply_pay(s: State, action: i64) -> None:
    if action == PAY_DEFAULT:
        s.paid = default_payment(s.players[s.actor].store, s.display[s.slot])
        finish_payment(s)
        return
    s.last = s.stage
    s.paid[s.stage] = (action - PAY) % data.MOST_PAID
    s.stage += 1
    skip_forced(s)
    if s.stage == data.BASIC:
        s.paid[data.GOLD] = data.COST_TOTAL[s.display[s.slot]]
        for kind in range(data.BASIC):
            s.paid[data.GOLD] -= s.paid[kind]
        finish_payment(s)


def finish_payment(s: State) -> None:
    """To the supply; the warrior to the hand (A-WAR-03)."""
    store = s.players[s.actor].store
    for kind in range(data.GOLD + 1):
        store[kind] -= s.paid[kind]
        s.paid[kind] = 0
    s.stage = 0
    s.last = NONE
    take_warrior(s, s.actor, s.slot, phases.PLACING if s.extra == 1 else phases.TURN_OVER)
    s.extra = 0


def take_warrior(s: State, seat: i64, slot: i64, after: i64) -> None:
    """Into the hand; the slot is refilled at once (A-WAR-04)."""
    s.players[seat].hand |= BIT[s.display[slot]]
    s.display[slot] = NONE
    refill(s, slot, after)


def source_deck(s: State, slot: i64) -> i64:
    """The level a slot is refilled from; 0 if all decks are empty (A-WAR-05)."""
    level = data.SLOT_LEVEL[slot]
    second: i64 = 1 if level == 2 else 2
    third = 1 + 2 + 3 - level - second
    if s.decks[level] != 0:
        return level
    if s.decks[second] != 0:
        return second
    return third if s.decks[third] != 0 else 0


def refill(s: State, slot: i64, after: i64) -> None:
    s.slot = slot
    s.after = after
    s.phase = phases.TURNING_UP if source_deck(s, slot) != 0 else after


def legal_turn_up(s: State) -> Ints:
    return extend(vec[i64](), s.decks[source_deck(s, s.slot)], TURN_UP)


def turn_up(s: State, card: i64) -> None:
    bit = BIT[card]
    for level in range(data.LEVELS + 1):
        s.decks[level] &= ~bit
    s.display[s.slot] = card
    s.reveals += 1
    s.phase = s.after
