"""Where in a round the table stands, as people name it."""

from typing import Final

from interregnum.games.wonderful_kingdom.rules.state import (
    ADVISING,
    BEFORE,
    BOARDS,
    BUILD,
    DECKS,
    DUCHIES,
    FIGHT,
    KEEPING,
    LAST,
    OVER,
    PLANNING,
    REVEALING,
    SHADOWS,
    STARTING,
    State,
)
from interregnum.games.wonderful_kingdom.table import Stage

PHASES: Final[dict[Stage, tuple[int, ...]]] = {
    "setup": (STARTING, DUCHIES, DECKS, BOARDS, ADVISING, KEEPING),
    "planning": (REVEALING, SHADOWS, PLANNING),
    "production": (BEFORE, BUILD),
    "fight": (FIGHT,),
    "end": (LAST, OVER),
}
STAGES: Final[dict[int, Stage]] = {n: stage for stage, phases in PHASES.items() for n in phases}


def stage(s: State) -> Stage:
    return STAGES.get(s.phase, "choice")
