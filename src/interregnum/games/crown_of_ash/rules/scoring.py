"""Points of a round, of the end of the game, and who wins (A-ROUND-02, A-FINAL)."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE, places
from interregnum.games.crown_of_ash.rules import data, state
from interregnum.games.crown_of_ash.rules.gather import is_automa, score
from interregnum.games.crown_of_ash.rules.phases import OVER
from interregnum.games.crown_of_ash.rules.settings import SOLO_TIE_PERSON
from interregnum.games.crown_of_ash.rules.state import State, lowest

ALL_TYPES: Final[i64] = (1 << data.BASIC) - 1


def worth(s: State, province: i64) -> i64:
    """Printed points of the top tile and one for each tile it covers (A-BUILD-10)."""
    top = s.top[province]
    return 0 if top == NONE else data.TILE_VP[top] + s.covered[province]


def tiles_worth(s: State, seat: i64) -> i64:
    """All provinces of a seat; the Citadel does not count (RUL-A-35)."""
    points: i64 = 0
    for province in range(data.PROVINCES):
        if s.controller[province] == seat:
            points += worth(s, province)
    return points


def citadel_worth(s: State) -> i64:
    """What the Citadel pays at the end of this round."""
    return data.CITADEL_VP[s.config.side][s.round]


def score_round(s: State) -> None:
    """Nobody scores the King's Citadel (A-CIT-10)."""
    for seat in range(s.config.count):
        score(s.players[seat], tiles_worth(s, seat), state.FROM_PROVINCES)
        if s.controller[data.CITADEL] == seat:
            score(s.players[seat], citadel_worth(s), state.FROM_CITADEL)


def owned(s: State, seat: i64) -> i64:
    """All warriors of a seat, wherever they are (A-WAR-06)."""
    p = s.players[seat]
    cards = p.hand | p.grave
    if s.attacker == seat:
        cards |= s.committed
    for area in range(i64(len(s.controller))):
        if s.controller[area] == seat:
            cards |= s.defenders[area]
    return cards


def levels(cards: i64, types: i64) -> i64:
    """The levels of the recruitable warriors of some types together."""
    cards &= state.BIT[data.RECRUITABLE] - 1
    points: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if types >> data.TYPE[card] & 1 == 1:
            points += data.LEVEL[card]
    return points


def automaton_levels(cards: i64) -> i64:
    points: i64 = 0
    cards &= data.AUTOMATONS
    while cards != 0:
        points += data.LEVEL[lowest(cards)]
        cards &= cards - 1
    return points


def resource_points(store: Ints) -> i64:
    """For each kind by itself (A-FINAL-02)."""
    points: i64 = 0
    for kind in range(data.BASIC):
        points += store[kind] // data.BASIC_PER_VP
    return points


def gold_points(store: Ints) -> i64:
    return store[data.GOLD] // data.GOLD_PER_VP


def score_final(s: State) -> None:
    for seat in range(s.config.people):
        p = s.players[seat]
        cards = owned(s, seat)
        score(p, resource_points(p.store), state.FROM_RESOURCES)
        score(p, gold_points(p.store), state.FROM_GOLD)
        score(p, levels(cards, data.FATE_TYPES[p.fate]), state.FROM_FATE)
        score(p, -automaton_levels(cards), state.FROM_AUTOMATONS)  # A-AUTO-07
    if s.config.automa and s.config.options.automa_automaton_penalty:  # RUL-A-40
        seat = s.config.people
        score(s.players[seat], -automaton_levels(owned(s, seat)), state.FROM_AUTOMATONS)


def scores(s: State) -> Ints:
    out = vec[i64]()
    for p in s.players:
        out = append(out, p.vp)
    return out


def leftovers(s: State, seat: i64) -> i64:
    """Levels of the types that are not on the seat's fate card (A-FINAL-08, RUL-A-69)."""
    if is_automa(s, seat):
        return 0
    types = ALL_TYPES & ~data.FATE_TYPES[s.players[seat].fate]
    return levels(owned(s, seat), types)


def ranks(s: State) -> Ints:
    if s.phase != OVER:
        return places(scores(s))
    if s.config.solo:
        return solo_ranks(s)
    keys = vec[i64]()
    for seat in range(s.config.count):
        token: i64 = 1 if s.royal == seat else 0  # A-FINAL-09
        keys = append(keys, (s.players[seat].vp * 1000 + leftovers(s, seat)) * 2 + token)
    return places(keys)


def solo_ranks(s: State) -> Ints:
    """A lost solo game is lost outright; a whole tie goes by the option (RUL-A-51)."""
    mine, other = s.players[0].vp, s.players[1].vp
    if mine == other:
        mine += leftovers(s, 0)
    won = mine > other or (mine == other and s.config.options.solo_tie == SOLO_TIE_PERSON)
    return vec[i64]([1, 2]) if won else vec[i64]([3, 1])
