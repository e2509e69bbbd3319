"""The table as numbers, by what a seat knows: fates, battle cards and attackers lie face down."""

from typing import Final

from mypy_extensions import i16, i64

from interregnum.core.arrays import Shorts
from interregnum.core.game import NONE
from interregnum.core.observation import (
    size_of,
    turned,
    write,
    write_bits,
    write_counts,
    write_hot,
    write_part,
    write_slots,
)
from interregnum.core.policy import Field
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.battle import (
    attack_strength,
    defence_strength,
    laying,
)
from interregnum.games.crown_of_ash.rules.defenders import defence
from interregnum.games.crown_of_ash.rules.imagine import hides_attackers, hides_cards
from interregnum.games.crown_of_ash.rules.scoring import worth
from interregnum.games.crown_of_ash.rules.state import (
    KING,
    PHASE_NAMES,
    Player,
    State,
    lowest,
)

STANDS: Final[i64] = phases.OVER + 1  # phases at which a table can stand
SEATS: Final[i64] = data.SEATS
WARRIORS: Final[i64] = data.WARRIORS
GOODS: Final[i64] = data.INGREDIENT  # kinds that a store holds
MANY: Final = 999
NOT_SEEN: Final[i64] = -1

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
        place = write(out, place, turned(other, seat, seats) + 1)
    at = write(out, at + SEATS, s.round)
    at = write(out, at, s.turn)
    at = write_counts(out, at, s.dice)
    at = write(out, at, s.rolling)
    at = write_players(s, seat, out, at)
    at = write_areas(s, seat, out, at)
    at = write_market(s, out, at)
    at = write_battle(s, seat, out, at)
    return write_step(s, out, at)


def write_players(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """Field by field over all seats, you first."""
    seats, other = s.config.count, seat
    open_hands = not s.config.options.hide_hands
    points = at + SEATS * data.LORDS
    hands = points + SEATS + SEATS * GOODS
    graves = hands + SEATS * WARRIORS + SEATS
    small = graves + SEATS * WARRIORS
    for k in range(seats):
        p = s.players[other]
        if p.lord != NONE:
            out[at + k * data.LORDS + p.lord] = 1
        out[points + k] = i16(p.vp)
        write_part(out, points + SEATS + k * GOODS, p.store, 0, GOODS)
        hand = shown_hand(s, other, seat)
        if k == 0 or open_hands or other == s.config.people:
            write_bits(out, hands + k * WARRIORS, hand, WARRIORS)
        out[graves - SEATS + k] = i16(size_of(hand))
        write_bits(out, graves + k * WARRIORS, p.grave, WARRIORS)
        write_small(s, p, k, out, small + k)
        other = other + 1 if other + 1 < seats else i64(0)
    me = s.players[seat]
    at = write_bits(out, small + 6 * SEATS, me.cards, data.CARDS)
    pile = me.discard
    for k in range(data.CARDS):
        out[at + k] = i16(pile % data.OCTAL)
        pile //= data.OCTAL
    return at + data.CARDS


def write_small(s: State, p: Player, k: i64, out: Shorts, place: i64) -> None:
    out[place] = i16(size_of(p.cards))
    out[place + SEATS] = i16(p.discard % data.OCTAL)
    if k == 0 or s.phase == phases.OVER:
        out[place + 2 * SEATS] = i16(p.fate + 1)
    out[place + 3 * SEATS] = i16(p.token)
    out[place + 4 * SEATS] = i16(p.minions)
    out[place + 5 * SEATS] = i16(p.refreshed)


def shown_hand(s: State, owner: i64, viewer: i64) -> i64:
    """To others the hand still holds the warriors that lie face down."""
    hand = s.players[owner].hand
    if owner == s.attacker and owner != viewer and hides_attackers(s):
        hand |= s.committed
    return hand


def write_areas(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """Who controls an area, how strong and how much it is, what lies and stands there."""
    seats, controller, defenders, marks = s.config.count, s.controller, s.defenders, s.marks
    strengths = at + data.AREAS * (SEATS + 1)
    worths = strengths + data.AREAS
    fortified = worths + data.PROVINCES
    warriors = fortified + data.AREAS
    for area in range(data.AREAS):
        who = controller[area]
        if who != NONE:
            out[at + holder(who, seat, seats)] = 1
        at += SEATS + 1
        if defenders[area] != 0:
            out[strengths + area] = i16(defence(s, area))
            write_defenders(defenders[area], area + 1, out, warriors)
        if who == KING:
            out[strengths + area] = i16(data.KING_STRENGTH)
        if marks[area] != 0:
            out[fortified + area] = 1
    write_tiles(s, worths, out, warriors + WARRIORS)
    return write_minions(s, seat, out, warriors + WARRIORS + 2 * data.TILES)


def write_defenders(bits: i64, code: i64, out: Shorts, at: i64) -> None:
    while bits != 0:
        out[at + lowest(bits)] = i16(code)
        bits &= bits - 1


def write_tiles(s: State, worths: i64, out: Shorts, at: i64) -> None:
    """What each province is worth, and where each tile lies, from the top down."""
    below, province = s.below, i64(0)
    for tile in s.top:
        depth: i64 = 1
        if tile != NONE:
            out[worths + province] = i16(worth(s, province))
        while tile != NONE:
            out[at + tile] = i16(province + 1)
            out[at + data.TILES + tile] = i16(depth)
            tile = below[tile]
            depth += 1
        province += 1


def write_minions(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    seats, minions, other = s.config.count, s.minions, seat
    spaces: i64 = data.BOARD_SPACES
    for k in range(seats):
        for each in range(other * data.MINIONS, (other + 1) * data.MINIONS):
            space = minions[each]
            if 0 <= space < spaces:
                out[at + space * SEATS + k] += 1
        other = other + 1 if other + 1 < seats else i64(0)
    return at + spaces * SEATS


def holder(who: i64, seat: i64, seats: i64) -> i64:
    """The king after all seats."""
    if who == KING:
        return SEATS
    return turned(who, seat, seats)


def write_market(s: State, out: Shorts, at: i64) -> i64:
    at = write_slots(out, at, s.display, data.SLOTS)
    for level in range(i64(1), data.LEVELS + 1):
        out[at] = i16(size_of(s.decks[level]))
        at += 1
    at = write_slots(out, at, s.offer, data.OFFER)
    out[at] = i16(size_of(s.upper))
    out[at + 1] = i16(size_of(s.lower))
    return write_bits(out, at + 2, s.aside, data.TILES)


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
        write_bits(out, at, s.committed, WARRIORS)
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
    at = write_bits(out, at, s.actions, data.ACTIONS)
    out[at] = i16(s.action_card + 1)
    out[at + 1] = i16(s.target + 1)
    out[at + 2] = i16(s.scale)
    return at + 3
