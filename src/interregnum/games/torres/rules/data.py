"""The components, read from data.toml into tables of ints."""

from typing import Any, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.components import components

TABLE: Final = components(__file__)
LIMITS: Final[dict[str, Any]] = TABLE["limits"]
CARDS: Final[list[dict[str, Any]]] = TABLE["action_cards"]
MASTERS: Final[list[dict[str, Any]]] = TABLE["master_cards"]
COLOURS: Final[list[str]] = TABLE["colours"]["values"]
PRINTED: Final[list[str]] = TABLE["colours"]["printed"]  # as older documents name the seats
CARD_NAMES: Final = [str(row["id"]).removeprefix("C-").lower() for row in CARDS]
MASTER_NAMES: Final = [str(row["id"]).removeprefix("M-").lower() for row in MASTERS]


def component(name: str) -> int:
    return int(next(row["count"] for row in TABLE["components"] if row["id"] == name))


def cost(action: str) -> int:
    return int(next(row["ap"] for row in TABLE["costs"] if row["action"] == action))


def card(name: str) -> int:
    return [str(row["id"]) for row in CARDS].index(name)


def master(name: str) -> int:
    return [str(row["id"]) for row in MASTERS].index(name)


def by_phase(name: str) -> Ints:
    """The points of a master card in each phase; nothing in the phases it does not name."""
    row = MASTERS[master(name)]
    points = row.get("points") or row["per_knight"]
    at = dict(zip(row["phases"], points, strict=True))
    return vec[i64]([int(at.get(phase, 0)) for phase in (1, 2, 3)])


BLOCKS: Final[i64] = component("block")
MAX_SEATS: Final[i64] = component("score_marker")
KNIGHTS: Final[i64] = LIMITS["knights_per_player"]
BUDGET: Final[i64] = LIMITS["ap_per_turn"]
PURCHASES: Final[i64] = LIMITS["purchases_per_turn"]
STACK_LIMIT: Final[i64] = LIMITS["stack_height"]
MAX_RISE: Final[i64] = LIMITS["max_rise"]
MIN_CASTLES: Final[i64] = LIMITS["min_castles_after_shift"]
LOOK: Final[i64] = LIMITS["own_deck_look"]
DEPLOY_AP: Final[i64] = cost("deploy")
MOVE_AP: Final[i64] = cost("move")
BUILD_AP: Final[i64] = cost("build")
BUY_AP: Final[i64] = cost("buy")
SCORE_AP: Final[i64] = cost("score")

START_SQUARES: Final[Ints] = vec[i64]([int(row["index"]) for row in TABLE["start_squares"]])
START_CASTLES: Final[i64] = TABLE["start_castles"]["count"]
START_DISTANCE: Final[i64] = TABLE["start_castles"]["master_min_distance"]

PHASES: Final[i64] = 3
ROUNDS: Final[dict[int, list[int]]] = {
    row["players"]: [int(n) for n in row["rounds"]] for row in TABLE["phase_cards"]
}
STACKS: Final[dict[int, list[list[int]]]] = {
    row["players"]: [[int(n) for n in stacks] for stacks in row["stacks"]]
    for row in TABLE["phase_cards"]
}
MAX_STACKS: Final[i64] = 4  # in front of one player: the rounds of the longest phase
KING_LEVEL: Final[Ints] = vec[i64]([int(row["level"]) for row in TABLE["king_bonus"]])
KING_POINTS: Final[Ints] = vec[i64]([int(row["points"]) for row in TABLE["king_bonus"]])

CARD_TYPES: Final[i64] = len(CARDS)
COPIES: Final[Ints] = vec[i64]([int(row["copies_per_colour"]) for row in CARDS])
JUMP2: Final[i64] = card("C-JUMP2")
UNDER: Final[i64] = card("C-UNDER")
EXTRA: Final[i64] = card("C-EXTRA")
DOORS: Final[i64] = card("C-DOORS")
DIAG: Final[i64] = card("C-DIAG")
AP6: Final[i64] = card("C-AP6")
AP7: Final[i64] = card("C-AP7")
SHIFT: Final[i64] = card("C-SHIFT")
RELOCATE: Final[i64] = card("C-RELOCATE")
LEAP: Final[i64] = card("C-LEAP")
CARD_BUDGET: Final[Ints] = vec[i64]([int(row.get("budget", 0)) for row in CARDS])
JUMP_RISE: Final[i64] = CARDS[card("C-JUMP2")]["max_rise"]

MASTER_CARDS: Final[i64] = len(MASTERS)
DIFF: Final[i64] = master("M-DIFF")
SAME: Final[i64] = master("M-SAME")
LINE: Final[i64] = master("M-LINE")
SQUARE: Final[i64] = master("M-SQUARE")
BORDER: Final[i64] = master("M-BORDER")
CASTLES: Final[i64] = master("M-CASTLES")
MAIN: Final[i64] = master("M-DIAG")
ADJ: Final[i64] = master("M-ADJ")
MASTER_POINTS: Final[list[Ints]] = [by_phase(str(row["id"])) for row in MASTERS]
CASTLE_GOALS: Final[Ints] = vec[i64]([int(n) for n in MASTERS[master("M-CASTLES")]["castles"]])
MAJORITY: Final[Ints] = vec[i64]([int(n) for n in MASTERS[master("M-BORDER")]["majority"]])
