"""Points, medals, ranks and lost games."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.quest import final_done
from interregnum.games.wonderful_kingdom.rules.state import FROZEN, OVER, Board, State


def card_points(p: Board, card: i64) -> i64:
    """W-END-01, W-END-02: what one copy of a completed card is worth."""
    combo = data.COMBO[card]
    return data.VALUE[card] if combo == NONE else data.VALUE[card] * p.kinds[combo]


def flat_points(p: Board) -> i64:
    points: i64 = 0
    for card in range(data.DEVELOPMENTS):
        if p.built[card] > 0 and data.COMBO[card] == NONE:
            points += p.built[card] * data.VALUE[card]
    return points


def combo_points(p: Board) -> i64:
    points: i64 = duchy_points(p)
    for card in range(data.DEVELOPMENTS):
        if p.built[card] > 0 and data.COMBO[card] != NONE:
            points += p.built[card] * card_points(p, card)
    return points


def duchy_points(p: Board) -> i64:
    if p.duchy == NONE or data.DUCHY_COMBO[p.duchy] == NONE:
        return 0
    return data.DUCHY_VALUE[p.duchy] * p.kinds[data.DUCHY_COMBO[p.duchy]]


def menace_count(p: Board, k: i64) -> i64:
    """Menaces of a kind in the construction area, giants under constructions included."""
    return p.menaces[k] + (frozen(p) if k == data.GIANT - data.MENACES else i64(0))


def frozen(p: Board) -> i64:
    """Constructions with a giant under them."""
    count: i64 = 0
    for site in p.sites:
        if site & FROZEN:
            count += 1
    return count


def menace_points(p: Board) -> i64:
    points, k = frozen(p) * data.MENACE_VP[data.GIANT - data.MENACES], i64(0)
    for count in p.menaces:
        if count != 0:
            points += count * data.MENACE_VP[k]
        k += 1
    return points


def chronicle_points(p: Board) -> i64:
    return data.CHRONICLER_VP * p.kinds[p.chronicle] if p.chronicle != NONE else 0


def side_points(s: State) -> i64:
    """W-SOLO-14: alone, side A costs fifteen."""
    return -data.SOLO_SIDE_A if s.rules.solo and s.rules.side == 0 else 0


def built_points(p: Board) -> i64:
    """Flat and combo points of the cards, in one look at them."""
    points, card = i64(0), i64(0)
    for count in p.built:
        if count != 0:
            points += count * card_points(p, card)
        card += 1
    return points


def points(s: State, p: Board) -> i64:
    return built_points(p) + other_points(s, p)


def other_points(s: State, p: Board) -> i64:
    """Beside those of completed cards."""
    return menace_points(p) + rest_points(s, p)


def rest_points(s: State, p: Board) -> i64:
    """Beside those of completed cards and of menaces."""
    return (
        duchy_points(p) + p.bonus + p.calamities * data.CALAMITY_VP
        + chronicle_points(p) + side_points(s)
    )  # fmt: skip


def completed(p: Board) -> i64:
    count: i64 = 0
    for kind in range(data.KINDS):
        count += p.kinds[kind]
    return count


def scores(s: State) -> Ints:
    out = vec[i64]()
    for seat in range(i64(len(s.live))):
        out = append(out, points(s, s.live[seat]))
    return out


def strength(s: State, p: Board) -> i64:
    """W-END-05, RUL-W-17: points, then completed developments, then soldiers on the duchy card."""
    return (points(s, p) * 1000 + completed(p)) * 1000 + p.soldiers


def has_lost(s: State, p: Board) -> bool:
    """W-QUEST-08 and the conditions of the scenarios, as they stand."""
    if s.lost or not final_done(s, p):
        return True
    return s.rules.scenario != NONE and lacks_cards(s, p)


def lacks_cards(s: State, p: Board) -> bool:
    """RUL-W-52: prepared cards by id and number; SG05: a Thief that is left."""
    first = s.rules.scenario * data.DEVELOPMENTS
    for card in range(data.DEVELOPMENTS):
        if p.built[card] < data.SCENARIO_BUILDS[first + card]:
            return True
    return s.rules.scenario == data.SG05 and p.menaces[data.THIEF - data.MENACES] > 0


def ranks(s: State) -> Ints:
    """Who lost outright stands behind all others."""
    seats = i64(len(s.live))
    out = vec[i64]()
    for seat in range(seats):
        p = s.live[seat]
        place: i64 = 1
        for other in range(seats):
            q = s.live[other]
            if other != seat and not has_lost(s, q) and strength(s, q) > strength(s, p):
                place += 1
        out = append(out, seats + 1 if has_lost(s, p) else place)
    return out


def medal(s: State) -> i64:
    """W-SOLO-14, W-SCEN-07: 0 none, 1 bronze, 2 silver, 3 gold; NONE if lost or not over."""
    if not s.rules.solo or s.phase != OVER or has_lost(s, s.live[0]):
        return NONE
    got: i64 = 0
    mine = points(s, s.live[0])
    for k in range(i64(3)):
        if mine >= medal_at(s, k):
            got = k + 1
    return got


def medal_at(s: State, k: i64) -> i64:
    """W-SOLO-14, W-SCEN-07: the points of bronze, silver or gold."""
    if s.rules.scenario == NONE:
        return data.MEDALS[k]
    return data.SCENARIO_MEDALS[3 * s.rules.scenario + k]
