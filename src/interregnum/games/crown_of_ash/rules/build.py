"""Building and the offer of tiles (A-BUILD)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import phases
from interregnum.games.crown_of_ash.rules.actions import PROVINCE, TILE, TILE_UP
from interregnum.games.crown_of_ash.rules.data import GOLD, OFFER, PRICE, PROVINCES
from interregnum.games.crown_of_ash.rules.defenders import start_adjust
from interregnum.games.crown_of_ash.rules.gather import mover, yield_of
from interregnum.games.crown_of_ash.rules.state import BIT, State, extend


def can_build_in(s: State, seat: i64, province: i64) -> bool:
    """Where nobody rules, or where the seat itself does (A-BUILD-02)."""
    owner = s.controller[province]
    return owner in (NONE, seat)


def can_build(s: State, seat: i64) -> bool:
    """An affordable tile and a place for it (A-TURN-08)."""
    return has_affordable(s, seat) and has_site(s, seat)


def has_affordable(s: State, seat: i64) -> bool:
    gold = s.players[seat].store[GOLD]
    return any(tile != NONE and PRICE[tile] <= gold for tile in s.offer)


def has_site(s: State, seat: i64) -> bool:
    return any(can_build_in(s, seat, province) for province in range(PROVINCES))


def legal_tile(s: State) -> Ints:
    gold = s.players[s.actor].store[GOLD]
    out = vec[i64]()
    for place in range(OFFER):
        tile = s.offer[place]
        if tile != NONE and PRICE[tile] <= gold:
            out = append(out, TILE + place)
    return out


def choose_tile(s: State, place: i64) -> None:
    s.place = place
    s.phase = phases.CHOOSING_PROVINCE


def legal_province(s: State) -> Ints:
    out = vec[i64]()
    for province in range(PROVINCES):
        if can_build_in(s, s.actor, province):
            out = append(out, PROVINCE + province)
    return out


def build(s: State, province: i64) -> None:
    """Pay in gold alone (A-RES-11), then place, control and gain."""
    seat = s.actor
    s.players[seat].store[GOLD] -= PRICE[s.offer[s.place]]
    put_tile(s, seat, province)


def put_tile(s: State, seat: i64, province: i64) -> None:
    """Lay the tile of `place` on top of the stack (A-BUILD-04), control it, gain (A-BUILD-05)."""
    tile = s.offer[s.place]
    s.offer[s.place] = NONE
    lay_tile(s, seat, province, tile)
    s.area = province
    yield_of(s, seat, tile, phases.BUILT)


def lay_tile(s: State, seat: i64, province: i64, tile: i64) -> None:
    s.below[tile] = s.top[province]
    if s.top[province] != NONE:
        s.covered[province] += 1
    s.top[province] = tile
    s.controller[province] = seat


def built(s: State) -> None:
    """Defenders come after the gain (A-BUILD-06)."""
    start_adjust(s, mover(s))


def adjusted(s: State) -> None:
    """After a build the bought tile is replaced in its place (A-BUILD-07, RUL-A-73)."""
    if s.place == NONE:
        s.phase = phases.ACTED
    else:
        draw_tile(s, phases.OFFERED)


def offered(s: State) -> None:
    s.place = NONE
    s.phase = phases.ACTED


def draw_tile(s: State, after: i64) -> None:
    """Level I before level II, then the tiles set aside (A-BUILD-13); else the place is empty."""
    if s.upper == 0:
        s.upper = s.lower
        s.lower = 0
    if s.upper == 0:
        s.upper = s.aside
        s.aside = 0
    s.after = after
    s.phase = phases.OFFERING if s.upper != 0 else after


def legal_tile_up(s: State) -> Ints:
    return extend(vec[i64](), s.upper, TILE_UP)


def turn_up_tile(s: State, tile: i64) -> None:
    s.upper &= ~BIT[tile]
    s.offer[s.place] = tile
    s.reveals += 1
    s.phase = s.after
