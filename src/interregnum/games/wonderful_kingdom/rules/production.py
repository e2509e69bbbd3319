"""Production: output, supremacy, and the cubes of a step."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.actions import ADVISOR, END
from interregnum.games.wonderful_kingdom.rules.advisors import can_use, pay_advisor
from interregnum.games.wonderful_kingdom.rules.building import (
    cube_acts,
    free_tokens,
    space_acts,
    token_acts,
    waiting_colour,
)
from interregnum.games.wonderful_kingdom.rules.free_acts import (
    free_acts,
    is_half_made,
    rest_acts,
)
from interregnum.games.wonderful_kingdom.rules.state import Board, State


def output(s: State, p: Board, r: i64) -> i64:
    """W-PROD-02, W-PROD-03: symbols not covered, a multiplier by the cards of its kind."""
    count = p.plain[r] - p.covered[r]
    for m in range(data.MULTIPLIERS):
        if data.MULTIPLIER_RESOURCE[m] == r:
            count += multiplied(s, p, m)
    return count


def multiplied(s: State, p: Board, m: i64) -> i64:
    """RUL-W-12: a covered multiplier yields nothing, or with `one_cube` one less."""
    copies = p.built[data.MULTIPLIER_CARD[m]]
    if copies == 0:
        return 0
    each = p.kinds[data.MULTIPLIER_KIND[m]]
    covered = p.covered[data.BASIC + m]
    if s.rules.one_cube:
        return max(copies * each - covered, 0)
    return (copies - covered) * each


def count_outputs(s: State) -> None:
    """W-PROD-04: once, at the start of the step; then supremacy, then the cubes."""
    for seat in range(i64(len(s.live))):
        s.outputs[seat] = output(s, s.live[seat], s.step)
        s.live[seat].cubes[s.step] = s.outputs[seat]
    leader = supreme(s)
    if leader != NONE:
        honour(s, s.live[leader])


def supreme(s: State) -> i64:
    """W-SUP-01: the strictly higher output; W-SOLO-13: alone, five cubes."""
    if s.rules.solo:
        return 0 if s.outputs[0] >= data.SOLO_SUPREMACY else NONE
    if s.outputs[0] == s.outputs[1]:
        return NONE
    return 0 if s.outputs[0] > s.outputs[1] else 1


def honour(s: State, p: Board) -> None:
    """W-SUP-02, W-SUP-03: to the training ground, and from there to the duchy card."""
    if p.training == 1:
        p.training = 0
        p.soldiers += 1
    elif not s.rules.thirty or free_tokens(s) > 0:
        p.training = 1


def before_acts(p: Board) -> Ints:
    """RUL-W-43: krystallium and soldiers, nothing else."""
    if p.aim != NONE:
        return space_acts(p, vec[i64]())
    return append(token_acts(p, vec[i64]()), END)


def build_acts(s: State, p: Board) -> Ints:
    if is_half_made(p):
        return rest_acts(s, p)
    waiting = waiting_colour(p) != NONE
    out = free_acts(s, p, cube_acts(p, vec[i64]()))
    if p.advisors and can_use(p, data.GUILDS[s.step]):
        out = append(out, ADVISOR + data.GUILDS[s.step])
    return out if waiting else append(out, END)


def use_guild(s: State, p: Board) -> None:
    """Mason, Elder, Treasurer, Cartographer: cubes of the step, not counted for supremacy."""
    guild = data.GUILDS[s.step]
    pay_advisor(p, guild)
    p.cubes[s.step] += data.ADVISOR_AMOUNT[guild]
