"""The table as numbers, by what a seat knows: fates, battle cards and attackers lie face down."""

from typing import Final

from mypy_extensions import i16, i64

from interregnum.core.arrays import Ints, Shorts, vec
from interregnum.core.game import NONE
from interregnum.core.observation import (
    size_of,
    turned,
    write,
    write_counts,
    write_few,
    write_hot,
    write_members,
    write_slots,
)
from interregnum.core.places import HASH, LOW, PLACES, TOP
from interregnum.core.policy import Field
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.battle import (
    attack_strength,
    defence_strength,
    laying,
)
from interregnum.games.crown_of_ash.rules.defenders import force, fortified
from interregnum.games.crown_of_ash.rules.imagine import hides_attackers, hides_cards
from interregnum.games.crown_of_ash.rules.state import (
    KING,
    PHASE_NAMES,
    Player,
    State,
)

STANDS: Final[i64] = phases.OVER + 1  # phases at which a table can stand
# Sizes as literals: what is read from the data costs a look and a check wherever it is used.
SEATS: Final[i64] = 4
WARRIORS: Final[i64] = 44
GOODS: Final[i64] = 5  # kinds that a store holds, as many as write_store has
AREAS: Final[i64] = 7
PROVINCES: Final[i64] = 6
TILES: Final[i64] = 27
SPACES: Final[i64] = 17  # of the board
LORDS: Final[i64] = 4
MINIONS: Final[i64] = 4
assert (SEATS, WARRIORS, GOODS) == (data.SEATS, data.WARRIORS, data.INGREDIENT)
assert (AREAS, PROVINCES, TILES) == (data.AREAS, data.PROVINCES, data.TILES)
assert (SPACES, LORDS, MINIONS) == (data.BOARD_SPACES, data.LORDS, data.MINIONS)
SIGN: Final[i64] = 63  # a number shifted so far is -1 below 0, else 0
MANY: Final = 999
NOT_SEEN: Final[i64] = -1
SIZES: Final = vec[i64]([size_of(bits) for bits in range(1 << data.CARDS)])  # of sets of cards

FIELDS: Final = [
    Field("phase", phases.OVER + 1, 0, 1, f"one of {', '.join(PHASE_NAMES[: phases.OVER + 1])}"),
    Field("actor", SEATS, 0, 1, "who decides, or whose business chance does; you first"),
    Field("awaited", SEATS, 0, 1, "who has still to lay a battle card; you first"),
    Field("royal", SEATS, 0, 1, "who holds the royal token; you first"),
    Field("order", SEATS, 0, SEATS, "of the turns: places after you, plus 1"),
    Field("round", 1, 0, data.ROUNDS, "from 0"),
    Field("turn", 1, NONE, 99, "place in the order"),
    Field("dice", SEATS, 0, data.FACES, "on the table; 0: none"),
    Field("rolling", 1, 0, 9, "what they are for: battle, province, order"),
    Field("lord", SEATS * data.LORDS, 0, 1, f"by seat, you first: {', '.join(data.LORD_IDS)}"),
    Field("points", SEATS, -9999, 9999, "by seat, you first"),
    Field("store", SEATS * GOODS, 0, MANY, f"by seat: {', '.join(data.KIND_IDS[:GOODS])}"),
    Field("hands", SEATS * WARRIORS, 0, 1, "by seat and warrior; 0 where you may not look"),
    Field("hand_sizes", SEATS, 0, WARRIORS, "warriors in hand, as you are shown them"),
    Field("graves", SEATS * WARRIORS, 0, 1, "by seat and warrior"),
    Field("card_counts", SEATS, 0, data.CARDS, "battle cards in hand"),
    Field("tops", SEATS, 0, data.CARDS, "the card on top of the discards, plus 1"),
    Field("fates", SEATS, 0, data.FATES, "the fate card plus 1; 0 where you do not know it"),
    Field("tokens", SEATS, 0, 1, "1: the power token is active"),
    Field("minions", SEATS, 0, data.MINIONS, "at home"),
    Field("refreshed", SEATS, 0, 1, "1: a minion stands on the refresh space"),
    Field("cards", data.CARDS, 0, 1, "your battle cards"),
    Field("discards", data.CARDS, 0, data.CARDS, "yours, the top one first, plus 1"),
    Field("controllers", data.AREAS * (SEATS + 1), 0, 1, "by area: a seat, you first, or the king"),
    Field("defence", data.AREAS, 0, MANY, "by area, without a card"),
    Field("worth", data.PROVINCES, 0, MANY, "points of each province in this round"),
    Field("fortified", data.AREAS, 0, 1, "by area"),
    Field("defenders", WARRIORS, 0, data.AREAS, "by warrior: the area it defends, plus 1"),
    Field("tiles", data.TILES, 0, data.PROVINCES, "by tile: its province plus 1"),
    Field("levels", data.TILES, 0, data.TILES, "by tile: tiles over it, plus 1"),
    Field("spaces", data.BOARD_SPACES * SEATS, 0, data.MINIONS, "minions by space and seat"),
    Field("display", data.SLOTS, 0, WARRIORS, "by slot: the warrior plus 1"),
    Field("decks", data.LEVELS, 0, WARRIORS, "warriors face down, by level"),
    Field("offer", data.OFFER, 0, data.TILES, "left to right: the tile plus 1"),
    Field("stack", 2, 0, data.TILES, "tiles to be drawn first, tiles below them"),
    Field("aside", data.TILES, 0, 1, "tiles set aside"),
    Field("attacker", SEATS, 0, 1, "of the battle under way; you first"),
    Field("defender", SEATS + 1, 0, 1, "of the battle: a seat, you first, or the king"),
    Field("space", 1, 0, data.SPACES, "that the attacker used, plus 1"),
    Field("committed", WARRIORS, 0, 1, "attackers, where you may look"),
    Field("face_down", 1, 0, 1, "1: the attackers are hidden from you"),
    Field("size", 1, 0, WARRIORS, "how many attack"),
    Field("strength", 2, -1, MANY, "attack and defence without cards; -1: not seen"),
    Field("laid", 2, 0, data.CARDS, "the attacker's and the defender's card, plus 1; 0: not seen"),
    Field("guess", 1, 0, data.CARDS, "the card that was named, plus 1"),
    Field("area", 1, 0, data.AREAS, "of the action or battle under way, plus 1"),
    Field("half_done", 4, -1, MANY, "slot, place of the offer, ingredients owed, what is picked"),
    Field("paid", data.KINDS, 0, MANY, "by kind"),
    Field("given", data.KINDS, 0, MANY, "by kind"),
    Field("automa_deck", data.ACTIONS, 0, 1, "action cards not used"),
    Field("automa", 3, 0, MANY, "its card plus 1, its target plus 1, its cube"),
]


def observe(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    seats = s.config.count
    at = write_hot(out, at, s.phase, STANDS)
    at = write_hot(out, at, turned(s.actor, seat, seats), SEATS)
    if s.phase == phases.LAYING:
        for other in laying(s):
            write(out, at + turned(other, seat, seats), 1)
    at = write_hot(out, at + SEATS, turned(s.royal, seat, seats), SEATS)
    place = at
    for other in s.order:
        out[place] = i16((other if other >= seat else other + seats) - seat + 1)
        place += 1
    at += SEATS
    out[at] = i16(s.round)
    out[at + 1] = i16(s.turn)
    at = write_counts(out, at + 2, s.dice)
    out[at] = i16(s.rolling)
    at = write_players(s, seat, out, at + 1)
    at = write_areas(s, seat, out, at)
    at = write_market(s, out, at)
    at = write_battle(s, seat, out, at)
    return write_step(s, out, at)


def write_players(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """Field by field over all seats, you first."""
    seats, other = s.config.count, seat
    open_hands = not s.config.options.hide_hands
    covered = s.attacker if hides_attackers(s) else i64(NONE)
    points = at + SEATS * LORDS
    hands = points + SEATS + SEATS * GOODS
    graves = hands + SEATS * WARRIORS + SEATS
    small = graves + SEATS * WARRIORS
    for k in range(seats):
        p = s.players[other]
        if p.lord != NONE:
            out[at + k * LORDS + p.lord] = 1
        out[points + k] = i16(p.vp)
        write_store(p.store, out, points + SEATS + k * GOODS)
        hand = p.hand
        if k != 0 and other == covered:  # to others it still holds what lies face down
            hand |= s.committed
        if hand != 0:
            if k == 0 or open_hands or other == s.config.people:
                held = write_members(out, hands + k * WARRIORS, hand)
            else:
                held = size_of(hand)
            out[graves - SEATS + k] = i16(held)
        if p.grave != 0:
            write_members(out, graves + k * WARRIORS, p.grave)
        write_small(p, k == 0 or s.phase == phases.OVER, out, small + k)
        other = other + 1 if other + 1 < seats else i64(0)
    me = s.players[seat]
    at = write_few(out, small + 6 * SEATS, me.cards, data.CARDS)
    write_pile(me.discard, out, at)
    return at + data.CARDS


def write_store(store: Ints, out: Shorts, at: i64) -> None:
    """Number by number: a loop over five costs twice as much."""
    out[at] = i16(store[0])
    out[at + 1] = i16(store[1])
    out[at + 2] = i16(store[2])
    out[at + 3] = i16(store[3])
    out[at + 4] = i16(store[4])


def write_small(p: Player, fated: bool, out: Shorts, place: i64) -> None:
    out[place] = i16(SIZES[p.cards])
    out[place + SEATS] = i16(p.discard & data.OCTAL - 1)
    place += 2 * SEATS
    if fated:
        out[place] = i16(p.fate + 1)
    out[place + SEATS] = i16(p.token)
    out[place + 2 * SEATS] = i16(p.minions)
    out[place + 3 * SEATS] = i16(p.refreshed)


def write_pile(pile: i64, out: Shorts, at: i64) -> None:
    while pile != 0:
        out[at] = i16(pile & data.OCTAL - 1)
        pile >>= data.OCTAL_BITS
        at += 1


def write_areas(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """Who controls an area, how strong and how much it is, what lies and stands there."""
    config, king, defenders, marks = s.config, KING, s.defenders, s.marks
    seats, controller, area = config.count, s.controller, i64(0)
    strengths = at + AREAS * (SEATS + 1)
    worths = strengths + AREAS
    forts = worths + PROVINCES
    warriors = forts + AREAS
    for who in controller:
        if who == king:
            out[at + SEATS] = 1
            out[strengths + area] = i16(data.KING_STRENGTH)
        elif who != NONE:
            out[at + (who - seat if who >= seat else who - seat + seats)] = 1
        at += SEATS + 1
        bits = defenders[area]
        if bits != 0:
            write_defenders(bits, area + 1, out, warriors)
            if who != king:
                out[strengths + area] = i16(force(config, bits))
        area += 1
    area = i64(0)
    for mark in marks:
        if mark != 0:
            out[forts + area] = 1
            if defenders[area] != 0 and controller[area] != king:
                out[strengths + area] += i16(fortified(mark))
        area += 1
    write_tiles(s, worths, out, warriors + WARRIORS)
    return write_minions(s, seat, out, warriors + WARRIORS + 2 * TILES)


def write_defenders(bits: i64, code: i64, out: Shorts, at: i64) -> None:
    places = PLACES
    while bits != 0:
        out[at + places[(bits & -bits) * HASH >> TOP & LOW]] = i16(code)
        bits &= bits - 1


def write_tiles(s: State, worths: i64, out: Shorts, at: i64) -> None:
    """What each province is worth, and where each tile lies, from the top down."""
    below, province, levels = s.below, i64(0), at + TILES
    covered, values = s.covered, data.TILE_VP
    for tile in s.top:
        if tile != NONE:
            out[worths + province] = i16(values[tile] + covered[province])  # `worth` of scoring
            depth: i64 = 1
            while tile != NONE:
                out[at + tile] = i16(province + 1)
                out[levels + tile] = i16(depth)
                tile = below[tile]
                depth += 1
        province += 1


def write_minions(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """They lie seat by seat, from the first one on; what nobody has is nowhere."""
    seats, left, k = s.config.count, MINIONS, turned(0, seat, s.config.count)
    for space in s.minions:
        if left == 0:
            left = MINIONS
            k = k + 1 if k + 1 < seats else i64(0)
        left -= 1
        there = ~(space >> SIGN) & space - SPACES >> SIGN  # -1 on the board: a branch is guesswork
        out[at + (space & there) * SEATS + k] -= i16(there)
    return at + SPACES * SEATS


def holder(who: i64, seat: i64, seats: i64) -> i64:
    """The king after all seats."""
    if who == KING:
        return SEATS
    return turned(who, seat, seats)


def write_market(s: State, out: Shorts, at: i64) -> i64:
    at = write_slots(out, at, s.display, data.SLOTS)
    decks = s.decks
    for level in range(i64(1), data.LEVELS + 1):
        out[at] = i16(size_of(decks[level]))
        at += 1
    at = write_slots(out, at, s.offer, data.OFFER)
    out[at] = i16(size_of(s.upper))
    if s.lower != 0:
        out[at + 1] = i16(size_of(s.lower))
    if s.aside != 0:
        write_few(out, at + 2, s.aside, TILES)
    return at + 2 + TILES


def write_battle(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    seats = s.config.count
    if s.attacker == NONE:
        return at + 2 * SEATS + 1 + 1 + WARRIORS + 2 + 2 + 2 + 1
    hidden = hides_attackers(s) and seat != s.attacker
    at = write_hot(out, at, turned(s.attacker, seat, seats), SEATS)
    at = write_hot(out, at, holder(s.owner, seat, seats), SEATS + 1)
    out[at] = i16(s.space + 1)
    at += 1
    if not hidden:
        write_few(out, at, s.committed, WARRIORS)
    at += WARRIORS
    if hidden:
        out[at] = 1
    out[at + 1] = i16(size_of(s.committed))
    out[at + 2] = i16(NOT_SEEN if hidden or s.committed == 0 else attack_strength(s))
    out[at + 3] = i16(defence_strength(s))
    covered = hides_cards(s)
    if not covered or seat == s.attacker:
        out[at + 4] = i16(s.attack_card + 1)
    if not covered or seat == s.owner:
        out[at + 5] = i16(s.defence_card + 1)
    out[at + 6] = i16(s.guess + 1)
    return at + 7


def write_step(s: State, out: Shorts, at: i64) -> i64:
    out[at] = i16(s.area + 1)
    out[at + 1] = i16(s.slot)
    out[at + 2] = i16(s.place)
    out[at + 3] = i16(s.owed)
    out[at + 4] = i16(s.picked)
    at = write_counts(out, at + 5, s.paid)
    at = write_counts(out, at, s.given)
    if s.config.automa:
        write_few(out, at, s.actions, data.ACTIONS)
    at += data.ACTIONS
    out[at] = i16(s.action_card + 1)
    out[at + 1] = i16(s.target + 1)
    out[at + 2] = i16(s.scale)
    return at + 3
