"""Free acts: what a seat may do at each of its decision points."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import actions
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
            out = append(out, actions.FIRST + r)
    return out


def is_free(action: i64) -> bool:
    """Cubes, krystallium, soldiers, discards, quest steps: laid side by side in the space."""
    return actions.PLACE <= action < actions.ADVISOR


def apply_free(s: State, p: Board, action: i64) -> None:
    if action < actions.KRYS:
        apply_cube(s, p, action)
    elif action < actions.SPREAD:
        aim_krystallium(s, p, action - actions.KRYS)
    elif action < actions.ARM:
        use_krystallium(s, p, action - actions.SPREAD)
    elif action < actions.DISCARD:
        use_soldier(s, p, action - actions.ARM)
    elif action < actions.QUEST:
        discard_site(s, p, action - actions.DISCARD)
    elif action < actions.PAY:
        fulfil(s, p, action - actions.QUEST)
    elif action < actions.TRANSMUTE:
        pay(s, p, action - actions.PAY)
    else:
        transmute(p, action - actions.TRANSMUTE)


def apply_cube(s: State, p: Board, action: i64) -> None:
    if action < actions.LAB:
        place_cube(s, p, action - actions.PLACE)
    elif action == actions.LAB:
        to_laboratory(s, p)
    elif action == actions.LAB_ONE:
        one_to_laboratory(s, p)
    else:
        p.first = action - actions.FIRST
        p.cursor = 0
