"""What a learned judge is told of a seat beside the observation: what is still to come to whom."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, Shorts, vec
from interregnum.core.observation import write
from interregnum.core.policy import Field
from interregnum.games.for_a_crown.policy.evaluate import chances
from interregnum.games.for_a_crown.policy.marks import (
    EVERYBODY,
    KEEN,
    coming,
    elapsed,
    purchases_left,
)
from interregnum.games.for_a_crown.rules import data
from interregnum.games.for_a_crown.rules.actions import MERCENARIES
from interregnum.games.for_a_crown.rules.gallery import most_influential
from interregnum.games.for_a_crown.rules.state import State

KINDS: Final[i64] = data.KINDS
MANY: Final = 9999

READ: Final = [
    "phase", "actor", "pass", "rubies", "coins", "bandits", "heirloom", "space", "out", "known",
    "icon", "event", "cost",
]  # fmt: skip
INSIGHTS: Final = [
    Field("seats", 1, 0, data.SEATS, "seats not eliminated"),
    Field("elapsed", 1, 0, MANY, "of the game, in hundredths of a round"),
    Field("quick", 2, 0, 1000, "the quick judgement of your chance and the best rival's"),
    Field("now", data.KINDS, 0, MANY, f"your icons of this round: {', '.join(data.ICONS)}"),
    Field("later", data.KINDS, 0, MANY, "your icons in each later round, times these rounds"),
    Field("theirs_now", data.KINDS, 0, MANY, "the same of all others"),
    Field("theirs_later", data.KINDS, 0, MANY, "the same of all others"),
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
    add_icons(s, seat, out, at)
    rubies = wealth(s)
    at = write_against(s, seat, rubies, out, at + 4 * KINDS)
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
    quick = chances(s, EVERYBODY, KEEN)
    rival = 0.0
    for other in range(i64(len(quick))):
        if other != seat and quick[other] > rival:
            rival = quick[other]
    at = write(out, at, i64(quick[seat] * 1000.0))
    return write(out, at, i64(rival * 1000.0))


def add_icons(s: State, seat: i64, out: Shorts, at: i64) -> None:
    """Cards that are down come up in this round, all cards again in each later one."""
    rounds = data.ROUNDS - s.round
    for slot in s.deck:
        offset = slot // 2
        theirs = at if offset // data.CARDS == seat else at + 2 * KINDS
        add_card(offset % data.CARDS, 1, out, theirs)
        add_card(offset % data.CARDS, rounds, out, theirs + KINDS)
    for offset in s.revealed:
        if offset < MERCENARIES:
            theirs = at if offset // data.CARDS == seat else at + 2 * KINDS
            add_card(offset % data.CARDS, rounds, out, theirs + KINDS)


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
