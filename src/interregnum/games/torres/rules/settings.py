"""The options for the rules, from options.py by `make types`. Do not edit."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.game import Setup
from interregnum.core.packing import Reader

DECK_COMMON: Final[i64] = 0
DECK_OWN: Final[i64] = 1
PASSAGE_MODEL_DOORS: Final[i64] = 0
PASSAGE_MODEL_MONOTONE: Final[i64] = 1
PASSAGE_MODEL_PLANAR: Final[i64] = 2
STACK_LIMIT_ALWAYS: Final[i64] = 0
STACK_LIMIT_TWO_PLAYERS: Final[i64] = 1
PHASE_STARTER_LEADER: Final[i64] = 0
PHASE_STARTER_LAST_PLACED: Final[i64] = 1
SCORING_ORDER_LAST_ROUND: Final[i64] = 0
SCORING_ORDER_PHASE_START: Final[i64] = 1
MASTER_ALL_KNIGHTS_SIX: Final[i64] = 0
MASTER_ALL_KNIGHTS_ON_BOARD: Final[i64] = 1


class Settings:
    """Never changed: clones share it."""

    master: bool
    deck: i64
    passage_model: i64
    under_may_merge: bool
    jump2_allow_any: bool
    shift_ground_only: bool
    leap_over_king: bool
    auto_redistribute: bool
    auto_convert_ap: bool
    stack_limit: i64
    keep_leftovers: bool
    chooser_starts: bool
    score_by_track: bool
    phase_starter: i64
    scoring_order: i64
    master_all_knights: i64
    square_rotated: bool
    adj_diagonal: bool
    majority_per_edge: bool


def settings(setup: Setup) -> Settings:
    s = Settings()
    s.master = setup["master"] == 1
    s.deck = setup["deck"]
    s.passage_model = setup["passage_model"]
    s.under_may_merge = setup["under_may_merge"] == 1
    s.jump2_allow_any = setup["jump2_allow_any"] == 1
    s.shift_ground_only = setup["shift_ground_only"] == 1
    s.leap_over_king = setup["leap_over_king"] == 1
    s.auto_redistribute = setup["auto_redistribute"] == 1
    s.auto_convert_ap = setup["auto_convert_ap"] == 1
    s.stack_limit = setup["stack_limit"]
    s.keep_leftovers = setup["keep_leftovers"] == 1
    s.chooser_starts = setup["chooser_starts"] == 1
    s.score_by_track = setup["score_by_track"] == 1
    s.phase_starter = setup["phase_starter"]
    s.scoring_order = setup["scoring_order"]
    s.master_all_knights = setup["master_all_knights"]
    s.square_rotated = setup["square_rotated"] == 1
    s.adj_diagonal = setup["adj_diagonal"] == 1
    s.majority_per_edge = setup["majority_per_edge"] == 1
    return s


def put_settings(out: list[int], s: Settings) -> None:
    out.append(1 if s.master else 0)
    out.append(s.deck)
    out.append(s.passage_model)
    out.append(1 if s.under_may_merge else 0)
    out.append(1 if s.jump2_allow_any else 0)
    out.append(1 if s.shift_ground_only else 0)
    out.append(1 if s.leap_over_king else 0)
    out.append(1 if s.auto_redistribute else 0)
    out.append(1 if s.auto_convert_ap else 0)
    out.append(s.stack_limit)
    out.append(1 if s.keep_leftovers else 0)
    out.append(1 if s.chooser_starts else 0)
    out.append(1 if s.score_by_track else 0)
    out.append(s.phase_starter)
    out.append(s.scoring_order)
    out.append(s.master_all_knights)
    out.append(1 if s.square_rotated else 0)
    out.append(1 if s.adj_diagonal else 0)
    out.append(1 if s.majority_per_edge else 0)


def take_settings(r: Reader) -> Settings:
    s = Settings()
    s.master = r.number() == 1
    s.deck = r.number()
    s.passage_model = r.number()
    s.under_may_merge = r.number() == 1
    s.jump2_allow_any = r.number() == 1
    s.shift_ground_only = r.number() == 1
    s.leap_over_king = r.number() == 1
    s.auto_redistribute = r.number() == 1
    s.auto_convert_ap = r.number() == 1
    s.stack_limit = r.number()
    s.keep_leftovers = r.number() == 1
    s.chooser_starts = r.number() == 1
    s.score_by_track = r.number() == 1
    s.phase_starter = r.number()
    s.scoring_order = r.number()
    s.master_all_knights = r.number()
    s.square_rotated = r.number() == 1
    s.adj_diagonal = r.number() == 1
    s.majority_per_edge = r.number() == 1
    return s
