"""The table as numbers, by what a seat knows: in a window the others' boards as it opened."""

from typing import Final

from mypy_extensions import i16, i64

from interregnum.core.arrays import Ints, Shorts
from interregnum.core.game import NONE
from interregnum.core.observation import (
    turned,
    write,
    write_few,
    write_hot,
    write_slots,
)
from interregnum.core.places import HASH, LOW, PLACES, TOP
from interregnum.core.policy import Field
from interregnum.games.wonderful_kingdom.rules import data, state
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.scoring import rest_points
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.table import awaited, deck_left, is_known, offerer

SEATS: Final[i64] = 2
PHASES: Final[i64] = state.RESHUFFLING + 1
CARDS: Final[i64] = len(data.CARD_IDS)
SLOTS: Final[i64] = 16  # cards in one area or selection
SITES: Final[i64] = 14  # constructions of a seat; the last ones may be beyond
SITE_NUMBERS: Final[i64] = 1 + data.RESOURCES + data.BASIC + 1
NUMBERS: Final[i64] = state.FROZEN * 2 - 1  # what of a construction is told
MENACE_KINDS: Final[i64] = len(data.MENACE_IDS)
SYMBOLS: Final[i64] = len(data.SYMBOL_IDS)
ADVISOR_KINDS: Final[i64] = len(data.ADVISOR_IDS)
LOOKS: Final[i64] = 3
QUESTS: Final[i64] = 2
FACE_DOWN: Final[i64] = -1  # a card that the seat does not know
MANY: Final = 999
SMALL: Final = (
    "calamities, krystallium, soldiers, training, spies, spies used, traps, duchy and side plus 1, "
    "menace deck plus 1, cards in hand, points"
)

FIELDS: Final = [
    Field("phase", PHASES, 0, 1, f"one of {', '.join(state.PHASE_IDS)}"),
    Field("awaited", SEATS, 0, 1, "who is to decide; you first"),
    Field("starter", SEATS, 0, 1, "you first"),
    Field("step", data.BASIC, 0, 1, "the resource of a production step"),
    Field("round", 1, 0, data.ROUNDS, "the round"),
    Field("turn", 1, 0, MANY, "of Choice; alone: the cycle"),
    Field("areas", 2 * SLOTS, -CARDS - 1, CARDS,
          "by area, oldest first: card plus 1; face down -1, or -2 - card if you know it"),
    Field("open", 2 * CARDS, 0, MANY, "by area: cards that you know, by card"),
    Field("hand", CARDS, 0, MANY, "yours, by card"),
    Field("offer", 3, 0, MANY, "that you are making: card, place, card, each plus 1"),
    Field("looked", LOOKS, 0, CARDS, "cards of a search, plus 1; 0: none, or not seen"),
    Field("looks", 1, 0, MANY, "how many cards a search looks at"),
    Field("selections", SEATS * SLOTS, -CARDS - 1, CARDS, "by seat, as areas are told"),
    Field("sites", SEATS * SITES * SITE_NUMBERS, 0, CARDS,
          "constructions: card plus 1, open spaces by resource, krystallium by colour, frozen"),
    Field("site_counts", SEATS, 0, MANY, "how many constructions a seat has"),
    Field("built", SEATS * data.DEVELOPMENTS, 0, MANY, "by seat and card"),
    Field("small", SEATS * 11, -MANY, MANY, f"by seat: {SMALL}"),
    Field("covered", SEATS * SYMBOLS, 0, MANY, "theft tokens by seat and symbol"),
    Field("laboratory", SEATS * data.BASIC, 0, MANY, "cubes by seat and colour"),
    Field("cubes", SEATS * data.BASIC, 0, MANY, "waiting to be placed, by seat and colour"),
    Field("menaces", SEATS * MENACE_KINDS, 0, MANY, "loose ones, by seat and kind"),
    Field("advisors", SEATS * ADVISOR_KINDS, 0, 1, "by seat"),
    Field("used", SEATS * ADVISOR_KINDS, 0, 1, "advisors used this round, by seat"),
    Field("steps", SEATS * QUESTS * data.STEPS, 0, 1, "quest steps done, by seat"),
    Field("quests", QUESTS, 0, MANY, "boards in play, plus 1"),
    Field("final", QUESTS, 0, 1, "1: the final reward is gone"),
    Field("outputs", SEATS, 0, MANY, "of the running step; you first"),
    Field("discard", CARDS, 0, MANY, "open discards by card"),
    Field("table", 8, NONE, MANY,
          "cards in the deck, discarded unseen, calamities, vermin, visible top card plus 1, "
          "danger deck, resources beside it, searches made"),
    Field("lost", 1, 0, 1, "1: the scenario is lost"),
    Field("owed", 5, 0, MANY,
          "by you before anything else: cards for Shadows, giants to slide under, symbols to "
          "cover, symbols to uncover, the step of a recycling"),
]  # fmt: skip


def observe(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    seats = i64(len(s.live))
    at = write_hot(out, at, s.phase, PHASES)
    write_awaited(s, seat, seats, out, at)
    at = write_hot(out, at + SEATS, turned(s.starter, seat, seats), SEATS)
    at = write_hot(out, at, s.step if in_window(s) else i64(NONE), data.BASIC)
    out[at] = i16(s.round)
    out[at + 1] = i16(s.turn)
    at = write_offered(s, seat, out, at + 2)
    at = write_search(s, seat, out, at)
    at = write_boards(s, seat, out, at)
    at = write_slots(out, at, s.quests, QUESTS)
    at = write_few(out, at, s.final, QUESTS)
    for k in range(i64(len(s.outputs))):
        write(out, at + turned(k, seat, seats), s.outputs[k])
    at = write_discard(s, out, at + SEATS)
    at = write_table(s, out, at)
    return write_owed(s.live[seat], out, at)


def write_awaited(s: State, seat: i64, seats: i64, out: Shorts, at: i64) -> None:
    """As `to_act` has them, but without a list."""
    if in_window(s):
        for k in range(seats):
            if not s.live[k].done:
                out[at + turned(k, seat, seats)] = 1
    elif s.phase != state.OVER:
        write_hot(out, at, turned(awaited(s), seat, seats), seats)


def write_offered(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """The two areas, card by card and counted, and the hand."""
    counts, cards = at + 2 * SLOTS, CARDS
    for k in range(i64(2)):
        place, end = at, at + SLOTS
        for slot in s.areas[k]:
            card = slot & state.SLOT_CARD
            code = card + 1 if slot & state.DOWN == 0 else told(s, slot, seat)
            if place < end:
                out[place] = i16(code)
                place += 1
            if code != FACE_DOWN and card != state.UNKNOWN:
                out[counts + card] += 1
        at = end
        counts += cards
    for card in s.hands[seat]:
        out[counts + card] += 1
    return counts + cards


def write_cards(s: State, slots: Ints, seat: i64, out: Shorts, at: i64) -> i64:
    place, end = at, at + SLOTS
    for slot in slots:
        if place == end:
            break
        if slot & state.DOWN == 0:
            out[place] = i16((slot & state.SLOT_CARD) + 1)
        else:
            out[place] = i16(told(s, slot, seat))
        place += 1
    return end


def told(s: State, slot: i64, seat: i64) -> i64:
    """Of a card that lies face down."""
    card = slot & state.SLOT_CARD
    return -2 - card if card != state.UNKNOWN and is_named(s, slot, seat) else FACE_DOWN


def is_named(s: State, slot: i64, seat: i64) -> bool:
    """RUL-W-05: the reminder of cards one has placed is an option; what was peeked at stays."""
    if slot & state.DOWN == 0:
        return True
    placed = not s.rules.solo and (slot & state.PLACER != 0) == (seat == 1)
    return is_known(slot, seat) and (s.rules.show_own or not placed)


def write_search(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """A half-made offer is its maker's; of a search others see the card that was the top."""
    makes = s.phase == state.OFFERING and not s.rules.solo and seat == offerer(s)
    if makes:
        write_slots(out, at, s.offer, 3)
    at += 3
    searching = s.phase == state.LOOKING or s.phase == state.PICKING
    count = i64(len(s.looked)) if searching else i64(0)
    seen = count if seat == 0 or count < s.todo else s.todo
    for k in range(seen):
        write(out, at + k, s.looked[k] + 1)
    return write(out, at + LOOKS, count)


def write_boards(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """Field by field over both seats, you first."""
    seats = i64(len(s.live))
    each = SLOTS + SITES * SITE_NUMBERS + 1 + data.DEVELOPMENTS + 11 + SYMBOLS + 2 * data.BASIC
    each += MENACE_KINDS + 2 * ADVISOR_KINDS + QUESTS * data.STEPS
    write_duchy(s, seat, s.live[seat], seat, out, at, 0)
    if seats == SEATS:
        other = 1 - seat
        hidden = in_window(s) and not s.rules.open  # the other's board is shown as it opened
        board = s.shown[other] if hidden else s.live[other]
        write_duchy(s, other, board, seat, out, at, 1)
    return at + SEATS * each


def write_duchy(s: State, owner: i64, p: Board, seat: i64, out: Shorts, at: i64, k: i64) -> None:
    seats, kinds, basic, cards = SEATS, ADVISOR_KINDS, data.BASIC, data.DEVELOPMENTS
    write_cards(s, p.selection, seat, out, at + k * SLOTS)
    at += seats * SLOTS
    giants = write_sites(p.sites, out, at + k * SITES * SITE_NUMBERS)
    at += seats * SITES * SITE_NUMBERS
    out[at + k] = i16(len(p.sites))
    at += seats
    worth = write_built(p, out, at + k * cards) + rest_points(s, p)
    at += seats * cards
    small = at + k * 11
    at += seats * 11
    write_scattered(out, at + k * SYMBOLS, p.covered)
    at += seats * SYMBOLS
    write_scattered(out, at + k * basic, p.laboratory)
    at += seats * basic
    write_scattered(out, at + k * basic, p.cubes)
    at += seats * basic
    worth += write_menaces(p.menaces, giants, out, at + k * MENACE_KINDS)
    write_small(s, owner, p, worth, out, small)
    at += seats * MENACE_KINDS
    if p.advisors != 0:
        write_few(out, at + k * kinds, p.advisors, kinds)
    if p.used != 0:
        write_few(out, at + (seats + k) * kinds, p.used, kinds)
    if p.quest != 0:
        write_few(out, at + 2 * seats * kinds + k * QUESTS * data.STEPS, p.quest, 0)


def write_built(p: Board, out: Shorts, at: i64) -> i64:
    """The completed cards; their points, in the same look at them."""
    values, combos, kinds, built = data.VALUE, data.COMBO, p.kinds, p.built
    places, left, points = PLACES, p.owned, i64(0)
    while left != 0:
        card = places[(left & -left) * HASH >> TOP & LOW]
        left &= left - 1
        count, combo = built[card], combos[card]
        out[at + card] = i16(count)
        worth = count * values[card]  # as card_points has it
        points += worth if combo == NONE else worth * kinds[combo]
    return points


def write_menaces(menaces: Ints, giants: i64, out: Shorts, at: i64) -> i64:
    """The loose ones; the points of all, giants under constructions included."""
    values, k = data.MENACE_VP, i64(0)
    points = giants * values[data.GIANT - data.MENACES]
    for count in menaces:
        if count != 0:
            out[at + k] = i16(count)
            points += count * values[k]
        k += 1
    return points


def write_scattered(out: Shorts, at: i64, v: Ints) -> None:
    """An array that is 0 nearly everywhere: it is looked at, and seldom written."""
    for x in v:
        if x != 0:
            out[at] = i16(x)
        at += 1


def write_sites(sites: Ints, out: Shorts, at: i64) -> i64:
    """A site keeps its numbers in the order of the field, four bits each; how many are frozen."""
    end, giants = at + SITES * SITE_NUMBERS, i64(0)
    for site in sites:
        if site & state.FROZEN != 0:
            giants += 1
        if at == end:
            continue
        out[at] = i16((site & state.SITE_CARD) + 1)
        left, place = (site & NUMBERS) >> state.NEED, at + 1
        while left != 0:
            out[place] = i16(left & 15)
            left >>= 4
            place += 1
        at += SITE_NUMBERS
    return giants


def write_small(s: State, owner: i64, p: Board, worth: i64, out: Shorts, at: i64) -> None:
    out[at] = i16(p.calamities)
    out[at + 1] = i16(p.krystallium)
    out[at + 2] = i16(p.soldiers)
    out[at + 3] = i16(p.training)
    out[at + 4] = i16(p.spies)
    out[at + 5] = i16(p.spent_spies)
    out[at + 6] = i16(p.traps)
    out[at + 7] = i16(p.duchy + 1)
    out[at + 8] = i16(s.decks[owner] + 1)
    out[at + 9] = i16(in_hand(s, owner))
    out[at + 10] = i16(worth)


def in_hand(s: State, seat: i64) -> i64:
    """Cards of a hand with those of its half-made offer."""
    laid = i64(len(s.offer)) if not s.rules.solo and seat == offerer(s) else i64(0)
    return i64(len(s.hands[seat])) + (laid + 1 >> 1)


def write_discard(s: State, out: Shorts, at: i64) -> i64:
    """Two cards at a time, where any were put: most of the pile is empty for most of the game."""
    places, discard, left = PLACES, s.discard, s.piled
    cards = i64(len(discard))
    while left != 0:
        card = 2 * places[(left & -left) * HASH >> TOP & LOW]
        left &= left - 1
        out[at + card] = i16(discard[card])
        if card + 1 < cards:
            out[at + card + 1] = i16(discard[card + 1])
    return at + cards


def write_table(s: State, out: Shorts, at: i64) -> i64:
    out[at] = i16(deck_left(s) + (i64(1) if s.top != NONE else i64(0)))
    out[at + 1] = i16(len(s.unseen))
    out[at + 2] = i16(s.supply[0])
    if s.rules.menace:
        out[at + 3] = i16(s.supply[data.VERMIN - data.CALAMITY])
    out[at + 4] = i16(s.top + 1)
    out[at + 5] = i16(s.danger)
    out[at + 6] = i16(s.beside)
    out[at + 7] = i16(s.searched)
    out[at + 8] = i16(s.lost)
    return at + 9


def write_owed(p: Board, out: Shorts, at: i64) -> i64:
    out[at] = i16(p.feed)
    out[at + 1] = i16(p.freeze)
    out[at + 2] = i16(p.hide)
    out[at + 3] = i16(p.uncover)
    out[at + 4] = i16(p.broker)
    return at + 5
