"""What a learned judge is told of a seat beside the observation: what is still to come to whom."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, Shorts, vec
from interregnum.core.game import NONE
from interregnum.core.observation import write
from interregnum.core.policy import Field
from interregnum.games.for_a_crown.policy.marks import (
    EVERYBODY,
    KEEN,
    coming,
    elapsed,
    in_hand,
    is_shop,
    prospect_marks,
    purchases_left,
    table_marks,
)
from interregnum.games.for_a_crown.rules import data, state
from interregnum.games.for_a_crown.rules.actions import BLIND, MERCENARIES, RECRUIT
from interregnum.games.for_a_crown.rules.gallery import most_influential
from interregnum.games.for_a_crown.rules.state import State

KINDS: Final[i64] = data.KINDS
MANY: Final = 9999

READ: Final = [
    "phase", "actor", "pass", "out", "icon", "event", "cost",
]  # fmt: skip
INSIGHTS: Final = [
    Field("seats", 1, 0, data.SEATS, "seats not eliminated"),
    Field("elapsed", 1, 0, MANY, "of the game, in hundredths of a round"),
    Field("quick", 1, -MANY, MANY, "the hand-made judgement of you above the mean, in hundredths"),
    Field("own", 5, 0, MANY, "your rubies, coins, bandits, heirloom, space"),
    Field("now", data.KINDS, 0, MANY, f"your icons of this round: {', '.join(data.ICONS)}"),
    Field("later", data.KINDS, 0, MANY, "your icons in each later round, times these rounds"),
    Field("theirs_now", data.KINDS, 0, MANY, "the same of all others"),
    Field("theirs_later", data.KINDS, 0, MANY, "the same of all others"),
    Field("halves", data.STACKS, 0, MANY, "your cards of level 1 still down, by stack"),
    Field("their_halves", data.STACKS, 0, MANY, "the same of all others"),
    Field("wealth", 3, -MANY, MANY, "rubies and heirloom: yours, above the mean, above the best"),
    Field("projected", 3, -MANY, MANY, "the same with ruby icons to come and zones of Scandals"),
    Field("lead", 4, -MANY, MANY, "above the most of the others: coins, bandits, space; first"),
    Field("threats", 3, -MANY, MANY, "tenths: Burglaries, bandits x these, zone x Scandals"),
    Field("buys", 1, 0, MANY, "recruits still to make"),
]  # fmt: skip


def insight(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, active(s))
    at = write(out, at, i64(elapsed(s) * 100.0))
    at = write_quick(s, seat, out, at)
    at = write_own(s, seat, out, at)
    add_icons(s, seat, out, at)
    rubies = wealth(s)
    at = write_against(s, seat, rubies, out, at + 4 * KINDS + 2 * data.STACKS)
    at = write_against(s, seat, projected(s, rubies), out, at)
    at = write_leads(s, seat, out, at)
    at = write_threats(s, seat, out, at)
    return write(out, at, purchases_left(s, seat))


def active(s: State) -> i64:
    count: i64 = 0
    for fall in s.fall:
        if fall == 0:
            count += 1
    return count


def write_quick(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """Chances by hand are parts of the exponents of these marks, as the judge's own are."""
    marks, prospects = table_marks(s, KEEN), prospect_marks(s, EVERYBODY, KEEN)
    mean = 0.0
    for other in range(i64(len(marks))):
        if s.fall[other] == 0:
            mean += marks[other] + prospects[other]
    mean /= float(max(1, active(s)))
    return write(out, at, i64((marks[seat] + prospects[seat] - mean) * 100.0))


def write_own(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, s.rubies[seat])
    at = write(out, at, s.coins[seat])
    at = write(out, at, s.bandits[seat])
    at = write(out, at, s.heirloom[seat])
    return write(out, at, s.space[seat])


def add_icons(s: State, seat: i64, out: Shorts, at: i64) -> None:
    """Cards that are down come up in this round, all cards again in each later one."""
    rounds = data.ROUNDS - s.round
    halves = at + 4 * KINDS
    for slot in s.deck:
        offset = slot // 2
        mine = offset // data.CARDS == seat
        theirs = at if mine else at + 2 * KINDS
        card = offset % data.CARDS
        if card < data.STACKS:
            place = halves + card if mine else halves + data.STACKS + card
            write(out, place, i64(out[place]) + 1)
        else:
            add_card(card, 1, out, theirs)
            add_card(card, rounds, out, theirs + KINDS)
    for offset in s.revealed:
        if offset < MERCENARIES and offset % data.CARDS >= data.STACKS:
            theirs = at if offset // data.CARDS == seat else at + 2 * KINDS
            add_card(offset % data.CARDS, rounds, out, theirs + KINDS)
    if s.actor >= 0:
        add_in_hand(s, rounds, out, at if s.actor == seat else at + 2 * KINDS)


def add_in_hand(s: State, rounds: i64, out: Shorts, at: i64) -> None:
    """The card that is being bought, or the icons that are still to be applied."""
    if is_shop(s):
        bought = s.bought - RECRUIT
        if s.phase != state.RECRUITING and data.STACKS <= bought < BLIND - RECRUIT:
            add_card(bought, 1, out, at)
            add_card(bought, rounds, out, at + KINDS)
        return
    for icon in s.icons:
        write(out, at + icon, i64(out[at + icon]) + 1)
    icon = in_hand(s)
    if icon != NONE:
        write(out, at + icon, i64(out[at + icon]) + 1)


def add_card(card: i64, times: i64, out: Shorts, at: i64) -> None:
    for icon in data.WHOLE[card]:
        write(out, at + icon, i64(out[at + icon]) + times)


def wealth(s: State) -> Ints:
    held = vec[i64]([i64(0)] * len(s.rubies))
    for seat in range(i64(len(held))):
        held[seat] = s.rubies[seat] + data.HEIRLOOM * s.heirloom[seat]
    return held


def projected(s: State, rubies: Ints) -> Ints:
    """With the rubies of own cards to come, and without what Scandals are expected to take."""
    ends = rubies[:]
    scandals = coming(s, data.SCANDAL)
    for seat in range(i64(len(ends))):
        ends[seat] -= i64(scandals * float(data.ZONE_LOSS[s.space[seat]]))
    rounds = data.ROUNDS - s.round
    for slot in s.deck:
        ends[slot // 2 // data.CARDS] += (rounds + 1) * rubies_of(slot // 2 % data.CARDS)
    for offset in s.revealed:
        if offset < MERCENARIES:
            ends[offset // data.CARDS] += rounds * rubies_of(offset % data.CARDS)
    if s.actor >= 0:
        for icon in s.icons:
            if icon == data.RUBY:
                ends[s.actor] += 1
    return ends


def rubies_of(card: i64) -> i64:
    count: i64 = 0
    for icon in data.WHOLE[card]:
        if icon == data.RUBY:
            count += 1
    return count


def write_against(s: State, seat: i64, v: Ints, out: Shorts, at: i64) -> i64:
    """A seat's own, and above the mean and the most of the others who are not out."""
    total: i64 = 0
    others: i64 = 0
    for other in range(i64(len(v))):
        if other != seat and s.fall[other] == 0:
            total += v[other]
            others += 1
    at = write(out, at, v[seat])
    at = write(out, at, v[seat] - total // max(1, others))
    return write(out, at, above(s, seat, v))


def above(s: State, seat: i64, v: Ints) -> i64:
    """How much more a seat has than the best of the others."""
    best: i64 = -MANY
    for other in range(i64(len(v))):
        if other != seat and s.fall[other] == 0 and v[other] > best:
            best = v[other]
    return v[seat] - best if best > -MANY else v[seat]


def write_leads(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, above(s, seat, s.coins))
    at = write(out, at, above(s, seat, s.bandits))
    at = write(out, at, above(s, seat, s.space))
    return write(out, at, 1 if most_influential(s) == seat else 0)


def write_threats(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    burglaries, scandals = coming(s, data.BURGLARY), coming(s, data.SCANDAL)
    at = write(out, at, i64(burglaries * 10.0))
    at = write(out, at, i64(burglaries * 10.0 * float(s.bandits[seat])))
    return write(out, at, i64(scandals * 10.0 * float(data.ZONE_LOSS[s.space[seat]])))
