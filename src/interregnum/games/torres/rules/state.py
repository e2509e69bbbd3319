"""The table: figures and blocks, what the seats own, and how far a turn has come."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE, put, take

# The options, by their place in the setup.
OPTIONS: Final = (
    "master",
    "deck",
    "passage_model",
    "under_may_merge",
    "jump2_allow_any",
    "shift_ground_only",
    "leap_over_king",
    "auto_redistribute",
    "auto_convert_ap",
    "stack_limit",
    "keep_leftovers",
    "chooser_starts",
    "score_by_track",
    "phase_starter",
    "scoring_order",
    "master_all_knights",
    "square_rotated",
    "adj_diagonal",
    "majority_per_edge",
)
MASTER_GAME: Final[i64] = OPTIONS.index("master")
DECK: Final[i64] = OPTIONS.index("deck")
PASSAGE_MODEL: Final[i64] = OPTIONS.index("passage_model")
UNDER_MAY_MERGE: Final[i64] = OPTIONS.index("under_may_merge")
JUMP2_ALLOW_ANY: Final[i64] = OPTIONS.index("jump2_allow_any")
SHIFT_GROUND_ONLY: Final[i64] = OPTIONS.index("shift_ground_only")
LEAP_OVER_KING: Final[i64] = OPTIONS.index("leap_over_king")
AUTO_REDISTRIBUTE: Final[i64] = OPTIONS.index("auto_redistribute")
AUTO_CONVERT_AP: Final[i64] = OPTIONS.index("auto_convert_ap")
STACKS_LIMITED: Final[i64] = OPTIONS.index("stack_limit")
KEEP_LEFTOVERS: Final[i64] = OPTIONS.index("keep_leftovers")
CHOOSER_STARTS: Final[i64] = OPTIONS.index("chooser_starts")
SCORE_BY_TRACK: Final[i64] = OPTIONS.index("score_by_track")
PHASE_STARTER: Final[i64] = OPTIONS.index("phase_starter")
SCORING_ORDER: Final[i64] = OPTIONS.index("scoring_order")
ALL_KNIGHTS: Final[i64] = OPTIONS.index("master_all_knights")
SQUARE_ROTATED: Final[i64] = OPTIONS.index("square_rotated")
ADJ_DIAGONAL: Final[i64] = OPTIONS.index("adj_diagonal")
MAJORITY_PER_EDGE: Final[i64] = OPTIONS.index("majority_per_edge")

# The values of the enumerated options.
OWN: Final[i64] = 1  # deck
DOORS_MODEL: Final[i64] = 0  # passage_model
MONOTONE: Final[i64] = 1
PLANAR: Final[i64] = 2
TWO_PLAYERS: Final[i64] = 1  # stack_limit
LAST_PLACED: Final[i64] = 1  # phase_starter
PHASE_START: Final[i64] = 1  # scoring_order
ON_BOARD: Final[i64] = 1  # master_all_knights

# What is to be decided.
STEPS: Final = (
    "master-card",
    "castles",
    "knights",
    "first-king",
    "turn",
    "card-source",
    "card-target",
    "card-stack",
    "draw",
    "pick",
    "return",
    "stack",
    "redistribute",
    "leftovers",
    "king",
    "starter",
    "over",
)
MASTER_CARD: Final[i64] = STEPS.index("master-card")
PLACE_CASTLES: Final[i64] = STEPS.index("castles")
PLACE_KNIGHTS: Final[i64] = STEPS.index("knights")
PLACE_KING: Final[i64] = STEPS.index("first-king")
TURN: Final[i64] = STEPS.index("turn")
CARD_SOURCE: Final[i64] = STEPS.index("card-source")
CARD_TARGET: Final[i64] = STEPS.index("card-target")
CARD_STACK: Final[i64] = STEPS.index("card-stack")
DRAWING: Final[i64] = STEPS.index("draw")
PICKING: Final[i64] = STEPS.index("pick")
RETURNING: Final[i64] = STEPS.index("return")
STACKING: Final[i64] = STEPS.index("stack")
SHARING: Final[i64] = STEPS.index("redistribute")
KEEPING: Final[i64] = STEPS.index("leftovers")
MOVE_KING: Final[i64] = STEPS.index("king")
NAME_STARTER: Final[i64] = STEPS.index("starter")
OVER: Final[i64] = STEPS.index("over")

# Where points come from.
SOURCES: Final[i64] = 4
FROM_CASTLES: Final[i64] = 0
FROM_KING: Final[i64] = 1
FROM_MASTER: Final[i64] = 2
FROM_AP: Final[i64] = 3


class Board:
    """Blocks and figures, and what follows from them, kept up to date."""

    __slots__ = (
        "area",
        "below",
        "castle",
        "castles",
        "door",
        "height",
        "king",
        "mask",
        "men",
        "occupied",
        "ring",
        "sites",
    )

    def __init__(
        self, height: Ints, men: Ints, king: i64, occupied: i64, below: Ints, castle: Ints,
        mask: Ints, area: Ints, ring: Ints, door: Ints, castles: i64, sites: i64,
    ) -> None:  # fmt: skip
        self.height: Ints = height  # by square
        self.men: Ints = men  # by seat: the squares of the knights
        self.king: i64 = king  # the square, or NONE
        # Derived from the above:
        self.occupied: i64 = occupied  # squares with a figure
        self.below: Ints = below  # by level n: squares of height n or less
        self.castle: Ints = castle  # by square: the number of its castle, or NONE
        self.mask: Ints = mask  # by castle: its squares; none, if the number is not in use
        self.area: Ints = area  # by castle
        self.ring: Ints = ring  # by castle: neighbours of its squares, blocks or not
        self.door: Ints = door  # by castle: squares at one of its doors (T-DEF-07)
        self.castles: i64 = castles  # how many there are
        self.sites: i64 = sites  # where a block may go if no figure stands there

    def clone(self) -> "Board":
        return Board(
            self.height[:], self.men[:], self.king, self.occupied, self.below[:], self.castle[:],
            self.mask[:], self.area[:], self.ring[:], self.door[:], self.castles, self.sites,
        )  # fmt: skip


class Cards:
    """Action cards by seat and type: index seat * CARD_TYPES + type."""

    __slots__ = ("bag", "bottom", "discard", "fresh", "hand", "look", "looked", "top")

    def __init__(
        self, hand: Ints, fresh: Ints, bag: Ints, discard: Ints,
        top: list[Ints], bottom: list[Ints], looked: Ints, look: i64,
    ) -> None:  # fmt: skip
        self.hand: Ints = hand
        self.fresh: Ints = fresh  # by type: bought this turn, part of the hand on turn
        self.bag: Ints = bag  # by type, or by seat and type: undrawn, in no order
        self.discard: Ints = discard  # played, by who played it
        self.top: list[Ints] = top  # own decks: put back, from the top downwards
        self.bottom: list[Ints] = bottom  # own decks: put back under the bag, downwards
        self.looked: Ints = looked  # own decks: the cards of this purchase in their order
        self.look: i64 = look  # cards of this purchase still to come from the bag

    def clone(self) -> "Cards":
        return Cards(
            self.hand[:], self.fresh[:], self.bag[:], self.discard[:],
            [v[:] for v in self.top], [v[:] for v in self.bottom], self.looked[:], self.look,
        )  # fmt: skip


class State:
    """Passive data; only the rules change it."""

    __slots__ = (
        "board",
        "bought",
        "budget",
        "card",
        "cards",
        "first",
        "gained",
        "kept",
        "loose",
        "master",
        "options",
        "phase",
        "phase_first",
        "played",
        "reserve",
        "reveals",
        "round",
        "score",
        "seat",
        "seats",
        "source",
        "spent",
        "stack",
        "stacks",
        "step",
        "supply",
    )

    def __init__(
        self, options: Ints, seats: i64, board: Board, cards: Cards, stacks: Ints, reserve: Ints,
        score: Ints, gained: Ints, kept: Ints, step: i64, seat: i64, phase: i64, round_: i64,
        first: i64, phase_first: i64, budget: i64, spent: i64, stack: i64, loose: i64,
        bought: i64, played: i64, card: i64, source: i64, supply: i64, master: i64, reveals: i64,
    ) -> None:  # fmt: skip
        self.options: Ints = options  # shared by all clones, never changed
        self.seats: i64 = seats
        self.board: Board = board
        self.cards: Cards = cards
        self.stacks: Ints = stacks  # by seat MAX_STACKS heights, falling, then NONE
        self.reserve: Ints = reserve  # knights not yet on the board
        self.score: Ints = score
        self.gained: Ints = gained  # by seat and source: the score in parts
        self.kept: Ints = kept  # by seat: blocks kept from the last phase, not yet laid on stacks
        self.step: i64 = step
        self.seat: i64 = seat  # who decides
        self.phase: i64 = phase
        self.round: i64 = round_
        self.first: i64 = first  # who starts the round
        self.phase_first: i64 = phase_first  # who started the phase
        self.budget: i64 = budget  # AP of the turn
        self.spent: i64 = spent
        self.stack: i64 = stack  # blocks left in the stack chosen this turn, or NONE
        self.loose: i64 = loose  # unused blocks being laid on the other stacks
        self.bought: i64 = bought
        self.played: i64 = played
        self.card: i64 = card  # the card being played, still in the hand, or NONE
        self.source: i64 = source  # its knight or its block, or NONE
        self.supply: i64 = supply
        self.master: i64 = master
        self.reveals: i64 = reveals

    def clone(self) -> "State":
        return State(
            self.options, self.seats, self.board.clone(), self.cards.clone(), self.stacks[:],
            self.reserve[:], self.score[:], self.gained[:], self.kept[:], self.step, self.seat,
            self.phase, self.round, self.first, self.phase_first, self.budget, self.spent,
            self.stack, self.loose, self.bought, self.played, self.card, self.source, self.supply,
            self.master, self.reveals,
        )  # fmt: skip


def zeros(count: i64) -> Ints:
    return vec[i64]([0] * count)


def packed(s: State) -> list[int]:
    """All that is not derived, in the order in which `unpacked` reads it."""
    board, cards = s.board, s.cards
    data = [
        s.seats, s.step, s.seat, s.phase, s.round, s.first, s.phase_first, s.budget, s.spent,
        s.stack, s.loose, s.bought, s.played, s.card, s.source, s.supply, s.master, s.reveals,
        board.king, cards.look,
    ]  # fmt: skip
    for v in (s.options, board.height, board.men, s.stacks, s.reserve, s.score, s.gained, s.kept):
        data += put(v)
    for v in (cards.hand, cards.fresh, cards.bag, cards.discard, cards.looked):
        data += put(v)
    for v in cards.top + cards.bottom:
        data += put(v)
    return data


HEAD: Final = 20  # the plain numbers at the start of a packed state


def unpacked(data: list[int]) -> tuple[list[int], list[Ints]]:
    """The plain numbers and the arrays of a packed state."""
    rest: Iterator[int] = iter(data[HEAD:])
    arrays: list[Ints] = [take(rest) for _ in range(13)]
    if arrays[0][DECK] == OWN and not arrays[0][MASTER_GAME]:
        arrays += [take(rest) for _ in range(2 * data[0])]
    return data[:HEAD], arrays


def none(count: i64) -> Ints:
    return vec[i64]([NONE] * count)
