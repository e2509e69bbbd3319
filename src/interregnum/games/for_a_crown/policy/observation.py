"""The table as numbers, by what a seat knows: blind recruits of others by their level alone."""

from typing import Final

from mypy_extensions import i16, i64

from interregnum.core.arrays import Shorts, vec
from interregnum.core.game import NONE
from interregnum.core.observation import (
    size_of,
    turned,
    write_counts,
    write_few,
    write_hot,
    write_slots,
)
from interregnum.core.policy import Field
from interregnum.games.for_a_crown.rules import data
from interregnum.games.for_a_crown.rules.actions import BLIND, MERCENARIES, RECRUIT
from interregnum.games.for_a_crown.rules.state import OVER, PHASES, State

STEPS: Final[i64] = OVER + 1  # phases at which a table can stand
TURNED: Final[i64] = data.SEATS * sum(data.PASSES) + data.EVENTS  # cards of one round at most
QUEUE: Final[i64] = 8  # icons of a card and of a die that joined it
TOKENS: Final = 999
CODE: Final[i64] = data.SEATS * data.CARDS
SIGN: Final[i64] = 63  # x >> SIGN: -1 below 0, else 0; a branch that is guessed wrongly costs more
LEVEL: Final = vec[i64](  # by owner and card: the place in `blind`
    [k // data.CARDS * data.LEVELS + data.CARD_LEVEL[k % data.CARDS] - 1 for k in range(CODE)]
)

FIELDS: Final = [
    Field("phase", len(PHASES), 0, 1, f"one of {', '.join(PHASES)}"),
    Field("actor", data.SEATS, 0, 1, "who decides, or whose card it is; you first"),
    Field("round", 1, 1, data.ROUNDS, "the round"),
    Field("pass", 1, 0, TOKENS, "recruit passes begun in this round"),
    Field("rubies", data.SEATS, 0, TOKENS, "in the chests, as everybody could count them"),
    Field("coins", data.SEATS, 0, TOKENS, "likewise"),
    Field("bandits", data.SEATS, 0, TOKENS, "by seat, you first"),
    Field("heirloom", data.SEATS, 0, 1, "1: not sold"),
    Field("space", data.SEATS, 0, data.SPACES, "of the portrait; 0: off the gallery"),
    Field("out", data.SEATS, 0, data.SEATS, "0: active, else the order of elimination"),
    Field("costs", data.LEVELS, NONE, TOKENS, "of the columns; -1: closed"),
    Field("market", data.CARDS, 0, TOKENS, "cards that lie open, by card"),
    Field("places", data.UP * (data.LEVELS - 1), 0, data.CARDS, "the card at each place, plus 1"),
    Field("decks", data.LEVELS - 1, 0, TOKENS, "cards face down, by level from 2 on"),
    Field("known", data.SEATS * data.CARDS, 0, TOKENS,
          "in the shared deck and known to you, by owner and card"),
    Field("blind", data.SEATS * data.LEVELS, 0, TOKENS,
          "in the shared deck and hidden from you, by owner and level"),
    Field("events", data.EVENTS, 0, 1, "known to be in the shared deck, by event"),
    Field("unseen", 1, 0, data.EVENTS, "events in the shared deck that nobody knows"),
    Field("pile", data.EVENTS, 0, 1, "what the pile, or an unseen event, may be"),
    Field("revealed", TURNED, 0, CODE + data.EVENTS,
          "this round's cards as turned up: 1 + owner x cards + card, events after them"),
    Field("icons", QUEUE, 0, data.KINDS, "left to apply, in their order, plus 1"),
    Field("icon", data.KINDS, 0, 1, f"being applied: {', '.join(data.ICONS)}"),
    Field("event", len(data.EVENT_KINDS), 0, 1, "the kind of the event being resolved"),
    Field("order", data.SEATS, 0, data.SEATS, "of the pass or event: places after you, plus 1"),
    Field("cost", 1, 0, TOKENS, "being paid"),
    Field("buying", 1, 0, data.CARDS + data.LEVELS, "the card plus 1, or its level behind them"),
]  # fmt: skip


def observe(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    seats = i64(len(s.rubies))
    at = write_hot(out, at, s.phase, STEPS)
    at = write_hot(out, at, turned(s.actor, seat, seats), data.SEATS)
    out[at] = i16(s.round)
    out[at + 1] = i16(s.pass_)
    at = write_chests(s, seat, seats, out, at + 2)
    at = write_square(s, out, at)
    at = write_deck(s, seat, seats, out, at)
    at = write_few(out, at, s.events, data.EVENTS)
    out[at] = i16(s.unseen)
    at = write_few(out, at + 1, s.pile, data.EVENTS)
    at = write_revealed(s, seat, seats, out, at)
    at = write_slots(out, at, s.icons, QUEUE)
    at = write_hot(out, at, s.icon, data.KINDS)
    at = write_hot(out, at, s.event, data.MAGES + 1)
    at = write_order(s, seat, seats, out, at)
    out[at] = i16(s.cost)
    out[at + 1] = i16(buying(s))
    return at + 2


def write_chests(s: State, seat: i64, seats: i64, out: Shorts, at: i64) -> i64:
    """Six numbers of every seat, field by field."""
    rubies, coins, bandits = s.rubies, s.coins, s.bandits
    heirloom, space, fall = s.heirloom, s.space, s.fall
    size: i64 = data.SEATS
    other = seat
    for place in range(at, at + seats):
        out[place] = i16(rubies[other])
        out[place + size] = i16(coins[other])
        out[place + 2 * size] = i16(bandits[other])
        out[place + 3 * size] = i16(heirloom[other])
        out[place + 4 * size] = i16(space[other])
        out[place + 5 * size] = i16(fall[other])
        other = other + 1 if other + 1 < seats else i64(0)
    return at + 6 * size


def write_square(s: State, out: Shorts, at: i64) -> i64:
    """The Royal Square: costs, cards for sale by card and by place, decks."""
    costs, first = data.COST, (s.round - 1) * data.LEVELS  # as column_cost has them
    for level in range(first, first + data.LEVELS):
        out[at] = i16(costs[level])
        at += 1
    write_counts(out, at, s.stacks)
    places = at + data.CARDS
    place = places
    for card in s.up:
        if card != NONE:
            out[at + card] = 1
            out[place] = i16(card + 1)
        place += 1
    at = places + data.UP * (data.LEVELS - 1)
    for bits in s.decks:
        out[at] = i16(size_of(bits))
        at += 1
    return at


def write_deck(s: State, seat: i64, seats: i64, out: Shorts, at: i64) -> i64:
    """The shared deck: cards by owner, or levels where only these are known."""
    cards: i64 = data.CARDS
    blind = at + data.SEATS * cards
    mine, around, levels = seat * cards, seats * cards, LEVEL
    for slot in s.deck:
        place = (slot >> 1) - mine
        if place < 0:  # the deck is ascending: this is seldom guessed wrongly
            place += around
        if slot & 1 == 1 and place >= cards:  # as is_hidden has it
            out[blind + levels[place]] += 1
        else:
            out[at + place] += 1
    return blind + data.SEATS * data.LEVELS


def write_revealed(s: State, seat: i64, seats: i64, out: Shorts, at: i64) -> i64:
    place, mine, around = at, seat * data.CARDS, seats * data.CARDS
    for offset in s.revealed:
        if offset >= MERCENARIES:
            code = CODE + offset - MERCENARIES
        else:
            code = offset - mine
            code += code >> SIGN & around
        out[place] = i16(code + 1)
        place += 1
    return at + TURNED


def write_order(s: State, seat: i64, seats: i64, out: Shorts, at: i64) -> i64:
    place = at
    for other in s.order:
        other -= seat
        out[place] = i16(other + (other >> SIGN & seats) + 1)
        place += 1
    return at + data.SEATS


def buying(s: State) -> i64:
    if RECRUIT <= s.bought < BLIND:
        return s.bought - RECRUIT + 1
    if BLIND <= s.bought < BLIND + data.LEVELS:
        return data.CARDS + 1 + s.bought - BLIND
    return 0
