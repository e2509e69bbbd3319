"""Imagine: what a seat cannot know is dealt anew from the sorted pool of what it cannot place."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.core.packing import filled, zeros
from interregnum.games.wonderful_kingdom.rules import state
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.choice import unlaid
from interregnum.games.wonderful_kingdom.rules.copies import clone_board, clone_state
from interregnum.games.wonderful_kingdom.rules.data import ADVISORS, DECK_CARDS
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.wonderful_kingdom.rules.table import (
    bad_card,
    danger_odds,
    danger_pool,
    insert,
    is_known,
    offerer,
    resolve_danger,
    total,
)
from interregnum.games.wonderful_kingdom.rules.windows import window_acts, window_step

GROUPS: i64 = 16  # by placer and round: each holds one bad card until that was seen


def imagined(s: State, seat: i64, rng: Random) -> State:
    t = clone_state(s)
    for other in range(i64(len(s.live))):
        if other != seat and in_window(s) and not s.rules.open:
            play_anew(t, other, rng)
        elif other != seat and not in_window(s):
            t.live[other].aim = NONE
    if s.phase == state.ADVISING or s.phase == state.KEEPING:
        redeal_advisors(t, seat, rng)
    elif s.rules.solo:
        if seat == NONE:
            forget_solo(t, rng)
    else:
        redeal(t, seat, rng)
    return t


def play_anew(t: State, seat: i64, rng: Random) -> None:
    """The board as the window opened; who has finished plays the window at random."""
    finished = t.live[seat].done
    t.live[seat] = clone_board(t.shown[seat])
    p = t.live[seat]
    while finished and not p.done:
        acts = window_acts(t, p)
        window_step(t, p, acts[int(rng.random() * float(len(acts)))])


def draw_from(pool: Ints, first: i64, last: i64, rng: Random) -> i64:
    """One card out of a pool of counts."""
    count: i64 = 0
    for card in range(first, last):
        count += pool[card]
    left = i64(int(rng.random() * float(count)))
    for card in range(first, last):
        left -= pool[card]
        if left < 0:
            pool[card] -= 1
            return card
    raise AssertionError("the pool holds as many cards as there are places")


def redeal_advisors(t: State, seat: i64, rng: Random) -> None:
    """In the set-up only advisors are hidden: drawn ones and those back in the box."""
    for other in range(i64(len(t.live))):
        if other != seat:
            for i in range(i64(len(t.hands[other]))):
                t.bag[t.hands[other][i]] += 1
            if t.boxed[other] != NONE:
                t.bag[t.boxed[other]] += 1
    for other in range(i64(len(t.live))):
        if other != seat:
            count = i64(len(t.hands[other]))
            t.hands[other] = vec[i64]()
            for _ in range(count):
                card = draw_from(t.bag, ADVISORS, DECK_CARDS, rng)
                t.hands[other] = insert(t.hands[other], card)
            if t.boxed[other] != NONE:
                t.boxed[other] = draw_from(t.bag, ADVISORS, DECK_CARDS, rng)


def redeal(t: State, seat: i64, rng: Random) -> None:
    """Hands, face-down cards and boxed advisors of others, together with the undrawn deck."""
    sizes = zeros(GROUPS)
    bads = filled(GROUPS, NONE)
    for other in range(i64(2)):
        if other != seat:
            take_hand(t, other, sizes, bads)
    for k in range(i64(5)):
        v = heap(t, k)
        for i in range(i64(len(v))):
            if not is_known(v[i], seat):
                collect(t, v[i] & state.SLOT_CARD, slot_group(t, v[i]), sizes, bads)
    for g in range(GROUPS):  # the place of the bad card in its group
        if bads[g] != NONE:
            bads[g] = i64(int(rng.random() * float(sizes[g])))
    lay_anew(t, seat, sizes, bads, rng)


def take_hand(t: State, other: i64, sizes: Ints, bads: Ints) -> None:
    """What only that seat knows goes into the pool; its half-made decisions are undone."""
    t.hands[other] = unlaid(t, other)
    if len(t.offer) > 0 and other == offerer(t):
        t.offer = vec[i64]()
    for i in range(i64(len(t.hands[other]))):
        collect(t, t.hands[other][i], group(other, t.round), sizes, bads)
    if t.boxed[other] != NONE:
        t.bag[t.boxed[other]] += 1


def group(placer: i64, number: i64) -> i64:
    return placer * (GROUPS // 2) + number


def slot_group(t: State, slot: i64) -> i64:
    number = slot // state.ROUND
    return group(1 if slot & state.PLACER else 0, number if number > 0 else t.round)


def heap(t: State, k: i64) -> Ints:
    """Where face-down cards lie, in one order."""
    if k < 2:
        return t.areas[k]
    return t.live[k - 2].selection if k < 4 else t.unseen


def collect(t: State, card: i64, g: i64, sizes: Ints, bads: Ints) -> None:
    sizes[g] += 1
    if card < DECK_CARDS:
        t.bag[card] += 1
    else:
        bads[g] = card


def lay_anew(t: State, seat: i64, sizes: Ints, bads: Ints, rng: Random) -> None:
    """Counts every group down again, place by place, in the order it was counted up."""
    for other in range(i64(2)):
        if other != seat and t.boxed[other] != NONE:
            t.boxed[other] = draw_from(t.bag, ADVISORS, DECK_CARDS, rng)
    for other in range(i64(2)):
        if other != seat:
            hand = vec[i64]()
            for _ in range(i64(len(t.hands[other]))):
                hand = insert(hand, next_card(t, group(other, t.round), sizes, bads, rng))
            t.hands[other] = hand
    for k in range(i64(5)):
        v = heap(t, k)
        for i in range(i64(len(v))):
            if not is_known(v[i], seat):
                card = next_card(t, slot_group(t, v[i]), sizes, bads, rng)
                v[i] = (v[i] & ~state.SLOT_CARD) | card


def next_card(t: State, g: i64, sizes: Ints, bads: Ints, rng: Random) -> i64:
    sizes[g] -= 1
    if bads[g] == sizes[g]:
        return bad_card(t, g // (GROUPS // 2))
    return draw_from(t.bag, 0, DECK_CARDS, rng)


def forget_solo(t: State, rng: Random) -> None:
    """A spectator has not looked with the player: peeked danger cards, cards of a search."""
    for k in range(i64(4)):
        v = solo_heap(t, k)
        for i in range(i64(len(v))):
            if is_secret(v[i]):
                give_back(t, v[i])
    for i in range(t.todo, i64(len(t.looked))):
        t.bag[t.looked[i]] += 1
    for k in range(i64(4)):
        v = solo_heap(t, k)
        for i in range(i64(len(v))):
            if is_secret(v[i]):
                v[i] = (v[i] & ~state.SLOT_CARD) | take_back(t, v[i], rng)
    looked = vec[i64]()
    for i in range(i64(len(t.looked))):
        card = t.looked[i] if i < t.todo else draw_from(t.bag, 0, DECK_CARDS, rng)
        looked = append(looked, card)
    t.looked = looked


def solo_heap(t: State, k: i64) -> Ints:
    if k < 2:
        return t.areas[k]
    return t.live[0].selection if k == 2 else t.unseen


def is_secret(slot: i64) -> bool:
    """Face down, seen by the player alone."""
    return (
        slot & state.DOWN != 0
        and slot & state.SLOT_CARD != state.UNKNOWN
        and slot & (state.KNOWN << 1) == 0
    )


def give_back(t: State, slot: i64) -> None:
    card = slot & state.SLOT_CARD
    if slot & state.PLACER == 0:
        t.unresolved += 1
    pool = t.bag if slot & state.PLACER else danger_pool(t)
    if card < DECK_CARDS:
        pool[card] += 1
    else:
        t.bad_left += 1


def take_back(t: State, slot: i64, rng: Random) -> i64:
    if slot & state.PLACER:
        return draw_from(t.bag, 0, DECK_CARDS, rng)
    odds = danger_odds(t)
    left = i64(int(rng.random() * float(total(odds))))
    if t.bad_left > 0 and left >= total(odds) - odds[i64(len(odds)) - 1]:
        card = bad_card(t, 0)
    else:
        pool = danger_pool(t)[:]
        card = draw_from(pool, 0, DECK_CARDS, rng)
    resolve_danger(t, card)
    return card
