"""The numbers of the guide's examples, computed by the rules from a drawn position."""

from collections.abc import Callable
from typing import Final

from interregnum.games.for_a_crown.families import FAMILIES
from interregnum.games.for_a_crown.rules.data import FAMILY_IDS
from interregnum.games.for_a_crown.rules.events import burglary, scandal
from interregnum.games.for_a_crown.rules.recruit import column_cost
from interregnum.games.for_a_crown.rules.round_end import final_steps
from interregnum.games.for_a_crown.rules.scoring import ranking, total
from interregnum.games.for_a_crown.rules.state import State


def after(s: State, happened: Callable[[State], None]) -> State:
    """The table once something has happened on it; the given one stays as it is."""
    t = FAMILIES.game.clone(s)
    happened(t)
    return t


def lost(happened: Callable[[State], None]) -> Callable[[State, str], int]:
    def rubies(s: State, family: str) -> int:
        seat = FAMILY_IDS.index(family)
        return s.rubies[seat] - after(s, happened).rubies[seat]

    return rubies


NUMBERS: Final[dict[str, Callable[..., int]]] = {
    "rubies of FAMILY": lambda s, family: s.rubies[FAMILY_IDS.index(family)],
    "coins of FAMILY": lambda s, family: s.coins[FAMILY_IDS.index(family)],
    "bandits of FAMILY": lambda s, family: s.bandits[FAMILY_IDS.index(family)],
    "cost of level LEVEL": lambda s, level: column_cost(s, int(level)),
    "scandal: rubies lost by FAMILY": lost(scandal),
    "burglary: rubies lost by FAMILY": lost(burglary),
    "final steps: gain of FAMILY": lambda s, family: -lost(final_steps)(s, family),
    "final total of FAMILY": lambda s, family: total(
        after(s, final_steps), FAMILY_IDS.index(family)
    ),
    "final rank of FAMILY": lambda s, family: ranking(after(s, final_steps))[
        FAMILY_IDS.index(family)
    ],
}
