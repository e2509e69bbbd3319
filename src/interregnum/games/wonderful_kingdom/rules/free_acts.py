"""Free acts: what a seat may do at each of its decision points."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules.actions import (
    ADVISOR,
    ARM,
    DISCARD,
    FIRST,
    KRYS,
    LAB,
    LAB_ONE,
    PAY,
    PLACE,
    QUEST,
    SPREAD,
    TRANSMUTE,
)
from interregnum.games.wonderful_kingdom.rules.building import (
    aim_krystallium,
    discard_acts,
    discard_site,
    one_to_laboratory,
    place_cube,
    space_acts,
    to_laboratory,
    token_acts,
    use_krystallium,
    use_soldier,
    waiting_colour,
)
from interregnum.games.wonderful_kingdom.rules.data import BASIC
from interregnum.games.wonderful_kingdom.rules.quest import (
    fulfil,
    pay,
    pay_acts,
    quest_acts,
    transmute,
    transmute_acts,
)
from interregnum.games.wonderful_kingdom.rules.state import Board, State


def free_acts(s: State, p: Board, out: Ints) -> Ints:
    """RUL-W-07: what a seat may do at each of its decision points."""
    out = discard_acts(p, token_acts(p, out))
    if len(s.quests) > 0:
        out = transmute_acts(s, p, quest_acts(s, p, out))
    return out


def is_half_made(p: Board) -> bool:
    """A decision of several parts comes before anything else."""
    return p.aim != NONE or p.paying != NONE


def rest_acts(s: State, p: Board) -> Ints:
    """The next part of a half-made decision."""
    out = vec[i64]()
    return space_acts(p, out) if p.aim != NONE else pay_acts(s, p, out)


def first_acts(s: State, p: Board, out: Ints) -> Ints:
    """W-TREAS-02: the order of colours counts where the fifth cube transmutes and quests ask."""
    if not s.rules.quest or s.rules.keep_cubes or p.first != NONE:
        return out
    for r in range(waiting_colour(p) + 1, BASIC):
        if p.cubes[r] > 0:
            out = append(out, FIRST + r)
    return out


def is_free(action: i64) -> bool:
    """Cubes, krystallium, soldiers, discards, quest steps: laid side by side in the space."""
    return PLACE <= action < ADVISOR


def apply_free(s: State, p: Board, action: i64) -> None:
    if action < KRYS:
        apply_cube(s, p, action)
    elif action < SPREAD:
        aim_krystallium(s, p, action - KRYS)
    elif action < ARM:
        use_krystallium(s, p, action - SPREAD)
    elif action < DISCARD:
        use_soldier(s, p, action - ARM)
    elif action < QUEST:
        discard_site(s, p, action - DISCARD)
    elif action < PAY:
        fulfil(s, p, action - QUEST)
    elif action < TRANSMUTE:
        pay(s, p, action - PAY)
    else:
        transmute(p, action - TRANSMUTE)


def apply_cube(s: State, p: Board, action: i64) -> None:
    if action < LAB:
        place_cube(s, p, action - PLACE)
    elif action == LAB:
        to_laboratory(s, p)
    elif action == LAB_ONE:
        one_to_laboratory(s, p)
    else:
        p.first = action - FIRST
        p.cursor = 0
