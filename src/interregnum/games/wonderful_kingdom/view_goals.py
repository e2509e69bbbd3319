"""What a seat must reach, and what loses the game, as it stands."""

from collections.abc import Iterator
from typing import Final

from interregnum.core.game import NONE
from interregnum.games.kept import Kept
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.rules.data import (
    BESIDE_LIMIT,
    CALAMITY,
    DEVELOPMENTS,
    FINAL,
    MENACE_COPIES,
    MENACES,
    SCENARIO_BUILDS,
    SG01,
    SG05,
    STEPS,
    THIEF,
    VERMIN,
)
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.table import Goal
from interregnum.games.wonderful_kingdom.text import card_line, line, step_line

KEPT: Final = 1_000
TASKS: Final[Kept[Goal]] = Kept(KEPT)


def goals(s: State, p: Board) -> list[Goal]:
    """What would lose the game at once stands first."""
    return [*fatal(s), *tasks(s, p)]


def fatal(s: State) -> Iterator[Goal]:
    if s.rules.scenario == SG01:
        left = s.supply[VERMIN - CALAMITY]
        yield Goal(line("goal-vermin", n=left), left, MENACE_COPIES[VERMIN - MENACES], fatal=True)
    elif s.rules.scenario == SG05:
        told = line("goal-beside", n=s.beside, limit=BESIDE_LIMIT)
        yield Goal(told, max(0, BESIDE_LIMIT - s.beside), BESIDE_LIMIT, fatal=True)


def tasks(s: State, p: Board) -> Iterator[Goal]:
    """W-QUEST-08 and what the scenario asks for at the end."""
    if s.quests:
        yield quest_task(s, missing_finals(s, p))
    if s.rules.scenario == NONE:
        return
    first = s.rules.scenario * DEVELOPMENTS
    if named := sum(SCENARIO_BUILDS[first : first + DEVELOPMENTS]):
        yield task("cards", [card_line(card) for card in missing_cards(s, p)], named)
    if s.rules.scenario == SG05:
        left = p.menaces[THIEF - MENACES]
        told = line("goal-thieves", n=left) if left else line("goal-thieves-done")
        yield Goal(told, left, MENACE_COPIES[THIEF - MENACES], fatal=False)


def task(name: str, missing: list[Line], of: int) -> Goal:
    told = line(f"goal-{name}", missing=missing) if missing else line(f"goal-{name}-done")
    return Goal(told, len(missing), of, fatal=False)


def quest_task(s: State, missing: list[int]) -> Goal:
    """Drawn once: most plies leave it as it is."""
    key = (s.rules.solo, tuple(s.quests), tuple(missing))
    found = TASKS.get(key)
    if found is None:
        steps = [step_line(s, k) for k in missing]
        found = TASKS.keep(key, task("quest", steps, len(s.quests)))
    return found


def missing_finals(s: State, p: Board) -> list[int]:
    """Final steps that are not done."""
    finals = [board * STEPS + FINAL for board in range(len(s.quests))]
    return [k for k in finals if not p.quest >> k & 1]


def missing_cards(s: State, p: Board) -> list[int]:
    """Cards that the scenario asks for, once for each copy that lacks (RUL-W-52)."""
    if s.rules.scenario == NONE:
        return []
    first = s.rules.scenario * DEVELOPMENTS
    lacking = [SCENARIO_BUILDS[first + card] - p.built[card] for card in range(DEVELOPMENTS)]
    return [card for card, n in enumerate(lacking) for _ in range(n)]
