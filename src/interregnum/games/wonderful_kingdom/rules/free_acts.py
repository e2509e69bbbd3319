"""Free acts: what a seat may do at each of its decision points."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.games.wonderful_kingdom.rules.actions import (
    ADVISOR,
    ARM,
    DISCARD,
    KRYS,
    LAB,
    LAB_ONE,
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
    to_laboratory,
    token_acts,
    use_krystallium,
    use_soldier,
)
from interregnum.games.wonderful_kingdom.rules.quest import (
    fulfil,
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


def is_free(action: i64) -> bool:
    """Cubes, krystallium, soldiers, discards, quest steps: laid side by side in the space."""
    return PLACE <= action < ADVISOR


def apply_free(s: State, p: Board, action: i64) -> None:
    if action < LAB:
        place_cube(s, p, action - PLACE)
    elif action == LAB:
        to_laboratory(s, p)
    elif action == LAB_ONE:
        one_to_laboratory(s, p)
    elif action < SPREAD:
        aim_krystallium(s, p, action - KRYS)
    elif action < ARM:
        use_krystallium(s, p, action - SPREAD)
    elif action < DISCARD:
        use_soldier(s, p, action - ARM)
    elif action < QUEST:
        discard_site(s, p, action - DISCARD)
    elif action < TRANSMUTE:
        fulfil(s, p, action - QUEST)
    else:
        transmute(p, action - TRANSMUTE)
