"""Building: cubes, krystallium and soldiers on constructions, completion, discards."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import actions, data, state
from interregnum.games.wonderful_kingdom.rules.state import Board, State, new_site


def add_targets(p: Board, out: Ints, first: i64, want: i64, bar: i64, least: i64) -> Ints:
    """The actions of a family on constructions that show `want` and not `bar`.

    Of copies that stand alike only the first is named.
    """
    sites = p.sites
    target: i64 = 0
    card: i64 = NONE
    for i in range(i64(len(sites))):
        site = sites[i]
        if site & state.SITE_CARD == card:
            target += 1
        else:
            card = site & state.SITE_CARD
            target = data.TARGET[card]
        if site & want == 0 or site & bar != 0 or target < least:
            continue
        if target == data.TARGET[card] or not has_twin(sites, i):
            out = append(out, first + target)
    return out


def has_twin(sites: Ints, i: i64) -> bool:
    """Whether an older copy stands exactly alike."""
    j = i - 1
    while j >= 0 and sites[j] & state.SITE_CARD == sites[i] & state.SITE_CARD:
        if sites[j] == sites[i]:
            return True
        j -= 1
    return False


def site_of(p: Board, target: i64) -> i64:
    """The index of a target among the constructions, or NONE."""
    card = data.TARGET_CARD[target]
    sites = p.sites
    for i in range(i64(len(sites))):
        if sites[i] & state.SITE_CARD == card:
            k = i + target - data.TARGET[card]
            return k if k < len(sites) and sites[k] & state.SITE_CARD == card else NONE
    return NONE


def target_of(p: Board, i: i64) -> i64:
    card = p.sites[i] & state.SITE_CARD
    first = i
    while first > 0 and p.sites[first - 1] & state.SITE_CARD == card:
        first -= 1
    return data.TARGET[card] + i - first


def add_site(p: Board, card: i64, flags: i64) -> i64:
    """A new construction, after its older copies; its index."""
    sites = append(p.sites, 0)
    i = i64(len(sites)) - 1
    while i > 0 and sites[i - 1] & state.SITE_CARD > card:
        sites[i] = sites[i - 1]
        i -= 1
    sites[i] = new_site(card) | flags
    p.sites = sites
    return i


def remove_at(v: Ints, i: i64) -> Ints:
    out = vec[i64]()
    for k in range(i64(len(v))):
        if k != i:
            out = append(out, v[k])
    return out


def waiting_colour(p: Board) -> i64:
    """The colour of the next cube to place, or NONE."""
    if p.first != NONE:
        return p.first
    for r in range(data.BASIC):
        if p.cubes[r] > 0:
            return r
    return NONE


def cube_acts(p: Board, out: Ints) -> Ints:
    """RUL-W-56: cubes of one colour go to targets in ascending order; one or all to the lab."""
    r = waiting_colour(p)
    if r == NONE:
        return out
    out = append(add_targets(p, out, actions.PLACE, state.NEED_MASK[r], 0, p.cursor), actions.LAB)
    return append(out, actions.LAB_ONE) if p.cubes[r] > 1 else out


def token_acts(p: Board, out: Ints) -> Ints:
    """W-SOLDIER-01: krystallium and soldiers, whenever the seat decides."""
    if p.krystallium > 0:
        out = add_targets(p, out, actions.KRYS, state.BASIC_NEED | state.KRYS_NEED, 0, 0)
    if p.soldiers > 0:
        out = add_targets(p, out, actions.ARM, state.SOLDIER_NEED, 0, 0)
    return out


def discard_acts(p: Board, out: Ints) -> Ints:
    """W-DISC-01, but no frozen card and no Farm of SG01 (RUL-W-33)."""
    return add_targets(p, out, actions.DISCARD, state.SITE, state.FROZEN | state.LOCKED, 0)


def space_acts(p: Board, out: Ints) -> Ints:
    """Which of several open spaces the krystallium covers."""
    site = p.sites[site_of(p, p.aim)]
    for r in range(data.BASIC + 1):
        if site & state.NEED_MASK[r]:
            out = append(out, actions.SPREAD + r)
    return out


def open_kinds(site: i64) -> i64:
    """How many different spaces a krystallium could cover."""
    count: i64 = 0
    for r in range(data.BASIC + 1):
        if site & state.NEED_MASK[r]:
            count += 1
    return count


def forget_first(p: Board) -> None:
    """A colour that was to come first is placed."""
    if p.first != NONE and p.cubes[p.first] == 0:
        p.first = NONE


def place_cube(s: State, p: Board, target: i64) -> None:
    r = waiting_colour(p)
    p.cubes[r] -= 1
    p.cursor = target if p.cubes[r] > 0 else 0
    forget_first(p)
    i = site_of(p, target)
    p.sites[i] -= state.NEED_ONE[r]
    maybe_complete(s, p, i)


def to_laboratory(s: State, p: Board) -> None:
    """All waiting cubes of the colour (W-PROD-06)."""
    r = waiting_colour(p)
    count = p.cubes[r]
    p.cubes[r] = 0
    p.cursor = 0
    forget_first(p)
    add_laboratory(s, p, r, count)


def one_to_laboratory(s: State, p: Board) -> None:
    """W-PROD-06: what is left may still go anywhere, so the order of targets goes on."""
    r = waiting_colour(p)
    p.cubes[r] -= 1
    add_laboratory(s, p, r, 1)


def add_laboratory(s: State, p: Board, r: i64, count: i64) -> None:
    """W-KRYS-01: five cubes of any colours become one krystallium, unless a quest lets them lie."""
    if s.rules.quest and s.rules.keep_cubes:
        p.laboratory[r] += count
        return
    for _ in range(count):
        p.laboratory[r] += 1
        if laboratory_size(p) == data.LABORATORY:
            for colour in range(data.BASIC):
                p.laboratory[colour] = 0
            p.krystallium += 1


def laboratory_size(p: Board) -> i64:
    return p.laboratory[0] + p.laboratory[1] + p.laboratory[2] + p.laboratory[3]


def aim_krystallium(s: State, p: Board, target: i64) -> None:
    """Asks for the space only where there is a choice."""
    p.aim = target
    site = p.sites[site_of(p, target)]
    if open_kinds(site) > 1:
        return
    for r in range(data.BASIC + 1):
        if site & state.NEED_MASK[r]:
            use_krystallium(s, p, r)


def use_krystallium(s: State, p: Board, r: i64) -> None:
    """W-BUILD-01: krystallium covers any basic space or a krystallium space."""
    i = site_of(p, p.aim)
    p.aim = NONE
    p.cursor = 0
    p.krystallium -= 1
    p.sites[i] -= state.NEED_ONE[r]
    if r != data.KRYSTALLIUM:
        p.sites[i] += state.ON_ONE[r]
    maybe_complete(s, p, i)


def use_soldier(s: State, p: Board, target: i64) -> None:
    i = site_of(p, target)
    p.cursor = 0
    p.soldiers -= 1
    p.sites[i] -= state.NEED_ONE[data.SOLDIER]
    maybe_complete(s, p, i)


def maybe_complete(s: State, p: Board, i: i64) -> None:
    """W-BUILD-02, W-ICE-04: a full construction is completed at once unless it is frozen."""
    if p.sites[i] & (state.OPEN | state.FROZEN) == 0:
        complete(s, p, i)


def complete(s: State, p: Board, i: i64) -> None:
    """W-BUILD-03: the bonus is gained once, the card joins the duchy."""
    card = p.sites[i] & state.SITE_CARD
    p.sites = remove_at(p.sites, i)
    add_built(p, card)
    p.krystallium += data.BONUS_KRYSTALLIUM[card]
    gain_soldiers(s, p, data.BONUS_SOLDIERS[card])


def add_built(p: Board, card: i64) -> None:
    p.built[card] += 1
    p.owned |= state.BIT[card]
    p.kinds[data.KIND[card]] += 1
    for r in range(data.BASIC):
        p.plain[r] += data.PLAIN[card * data.BASIC + r]


def recount(p: Board) -> None:
    """What follows from the duchy and the completed cards of a board that was just read."""
    for r in range(data.BASIC):
        p.plain[r] = 0 if p.duchy == NONE else data.DUCHY_PLAIN[p.duchy * data.BASIC + r]
    for kind in range(data.KINDS):
        p.kinds[kind] = 0
    p.owned = 0
    for card in range(data.DEVELOPMENTS):
        if p.built[card] > 0:
            p.owned |= state.BIT[card]
        p.kinds[data.KIND[card]] += p.built[card]
        for r in range(data.BASIC):
            p.plain[r] += p.built[card] * data.PLAIN[card * data.BASIC + r]


def discard_site(s: State, p: Board, target: i64) -> None:
    """W-DISC-02: what lies on it is lost, the bonus goes to the laboratory only."""
    i = site_of(p, target)
    card = p.sites[i] & state.SITE_CARD
    p.sites = remove_at(p.sites, i)
    p.cursor = 0
    p.gone = append(p.gone, card)
    add_laboratory(s, p, data.RECYCLE[card], 1)


def bonus_colour(card: i64, k: i64) -> i64:
    """The colour of the k-th cube of the recycling bonus, or NONE."""
    if card < data.TREASURES:
        return data.RECYCLE[card] if k == 0 else NONE
    return data.TREASURE[(card - data.TREASURES) * 2 + k] if card < data.ADVISORS else NONE


def add_bonus(cubes: Ints, card: i64) -> None:
    """W-PLAN-03, W-TREAS-01: one cube for a development, two for a treasure."""
    for k in range(i64(2)):
        colour = bonus_colour(card, k)
        if colour != NONE:
            cubes[colour] += 1


def gain_soldiers(s: State, p: Board, count: i64) -> None:
    """From the stock to the duchy card; with `thirty` only what is in stock (RUL-W-16)."""
    p.soldiers += count if not s.rules.thirty else min(count, soldier_stock(s, p))


def soldier_stock(s: State, p: Board) -> i64:
    """Tokens left as this seat sees it: an open window hides what the other takes."""
    left = data.SOLDIER_TOKENS - tokens(p)
    for seat in range(i64(len(s.live))):
        if s.live[seat] is not p:
            left -= tokens(s.shown[seat] if in_window(s) else s.live[seat])
    return max(left, 0)


def free_tokens(s: State) -> i64:
    """Tokens left between two windows, when nothing is hidden."""
    left = data.SOLDIER_TOKENS
    for p in s.live:
        left -= tokens(p)
    return left


def in_window(s: State) -> bool:
    return state.SHADOWS <= s.phase <= state.LAST


def tokens(p: Board) -> i64:
    """Soldiers of a seat: on the duchy card, in training and on constructions."""
    count = p.soldiers + p.training
    for i in range(i64(len(p.sites))):
        count += soldiers_on(p.sites[i])
    return count


def soldiers_on(site: i64) -> i64:
    cost = data.COST[(site & state.SITE_CARD) * data.RESOURCES + data.SOLDIER]
    return cost - ((site >> (state.NEED + 4 * data.SOLDIER)) & 15)


def missing(site: i64) -> i64:
    """Open basic spaces."""
    count: i64 = 0
    for r in range(data.BASIC):
        count += (site >> (state.NEED + 4 * r)) & 15
    return count
