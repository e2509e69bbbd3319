"""Resources, gold, tax and the altar (A-RES)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.actions import ALTAR_LEAVE, ALTAR_TAKE, INGREDIENT_GAIN
from interregnum.games.crown_of_ash.rules.defenders import start_adjust
from interregnum.games.crown_of_ash.rules.state import FROM_GAINS, Player, State


def mover(s: State) -> i64:
    """Whose turn it is."""
    return s.order[s.turn]


def is_automa(s: State, seat: i64) -> bool:
    return seat == s.config.people


def score(p: Player, points: i64, source: i64) -> None:
    p.vp += points
    p.points[source] += points


def in_supply(s: State, kind: i64) -> i64:
    """Pieces that can still be taken (RUL-A-33)."""
    if not s.config.options.supply_limit:
        return data.SUPPLY[kind]
    left = data.SUPPLY[kind]
    for p in s.players:
        left -= p.store[kind]
    return left


def basic_in_supply(s: State) -> bool:
    return any(in_supply(s, kind) > 0 for kind in range(data.BASIC))


def total(amounts: Ints) -> i64:
    pieces: i64 = 0
    for kind in range(data.KINDS):
        pieces += amounts[kind]
    return pieces


def receive(s: State, seat: i64, amounts: Ints, after: i64) -> None:
    """Take resources; ingredients are named one by one. The automa scores instead (A-AI-09)."""
    p = s.players[seat]
    s.phase = after
    if is_automa(s, seat):
        score(p, total(amounts), FROM_GAINS)
        return
    for kind in range(data.INGREDIENT):
        pieces = amounts[kind]
        if pieces > 0 and s.config.options.supply_limit:
            pieces = min(pieces, in_supply(s, kind))  # RUL-A-34
        p.store[kind] += pieces
    if amounts[data.INGREDIENT] > 0 and basic_in_supply(s):
        s.owed = amounts[data.INGREDIENT]
        s.actor = seat
        s.after = after
        s.phase = phases.GAINING


def legal_ingredient(s: State) -> Ints:
    """Any basic resource, never gold (A-RES-07)."""
    out = vec[i64]()
    for kind in range(data.BASIC):
        if in_supply(s, kind) > 0:
            out = append(out, INGREDIENT_GAIN + kind)
    return out


def name_ingredient(s: State, kind: i64) -> None:
    s.players[s.actor].store[kind] += 1
    s.owed -= 1
    if s.owed == 0 or not basic_in_supply(s):
        s.owed = 0
        s.phase = s.after


def yield_of(s: State, seat: i64, tile: i64, after: i64) -> None:
    """What a tile gives who gathers at it or builds it."""
    if tile != data.ALTAR:
        receive(s, seat, data.GIVES[tile], after)
    elif is_automa(s, seat):
        raise_graveyard(s.players[seat])  # RUL-A-49
        s.phase = after
    elif s.players[seat].grave == 0:
        s.phase = after
    else:
        s.actor = seat
        s.after = after
        s.phase = phases.AT_ALTAR


def raise_graveyard(p: Player) -> None:
    p.hand |= p.grave
    p.grave = 0


def legal_altar() -> Ints:
    return vec[i64]([ALTAR_TAKE, ALTAR_LEAVE])


def visit_altar(s: State, action: i64) -> None:
    """A-RES-13, A-BUILD-14."""
    if action == ALTAR_TAKE:
        raise_graveyard(s.players[s.actor])
    s.phase = s.after


def gather(s: State, seat: i64, province: i64) -> None:
    """Take what the top tile prints (A-RES-02); the owner's tax follows."""
    s.area = province
    s.place = NONE
    yield_of(s, seat, s.top[province], phases.TAXING)


def tax(s: State) -> None:
    """From the supply, to another owner of the tile (A-RES-05)."""
    owner = s.controller[s.area]
    if owner == mover(s):
        s.phase = phases.GATHERED
    else:
        receive(s, owner, data.TAX[s.top[s.area]], phases.GATHERED)


def gathered(s: State) -> None:
    """Who controls the tile may adjust (A-RES-06)."""
    seat = mover(s)
    if s.controller[s.area] == seat:
        start_adjust(s, seat)
    else:
        s.phase = phases.ACTED


def take_gold(s: State, seat: i64) -> None:
    """A-RES-09; one piece for a resource is also what the automa scores (A-AI-24)."""
    coins = vec[i64]([0] * data.KINDS)
    coins[data.GOLD] = data.GOLD_GAIN
    receive(s, seat, coins, phases.ACTED)
