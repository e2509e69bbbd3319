"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from typing import Final, Literal

import msgspec
from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.errors import BadPosition
from interregnum.core.game import CHANCE, NONE
from interregnum.games.title import NO_POSITION, Position, allowed_values, flatten
from interregnum.games.torres.options import Options, check
from interregnum.games.torres.rules.castles import bare, castle_height, derive
from interregnum.games.torres.rules.data import (
    BLOCKS,
    BUDGET,
    CARD_BUDGET,
    CARD_TYPES,
    COPIES,
    EXTRA,
    KNIGHTS,
    MAX_SEATS,
    MAX_STACKS,
    PHASES,
    TABLE,
    UNDER,
)
from interregnum.games.torres.rules.game import Torres
from interregnum.games.torres.rules.grid import BIT, SQUARES, count, squares, union
from interregnum.games.torres.rules.state import (
    CARD_SOURCE,
    CARD_STACK,
    CARD_TARGET,
    DECK,
    DRAWING,
    KEEPING,
    MASTER_GAME,
    OPTIONS,
    OVER,
    OWN,
    PICKING,
    PLACE_KING,
    RETURNING,
    SHARING,
    SOURCES,
    STEPS,
    Cards,
    State,
    zeros,
)
from interregnum.games.torres.rules.steps import is_chance
from interregnum.games.torres.text import CARD_NAMES, MASTER_NAMES, NAMES, square

GAME: Final = Torres()
COLOURS: Final[list[str]] = TABLE["colours"]["values"]
POINT_NAMES: Final = ["castles", "king", "master", "ap"]
Counts = dict[str, int]  # by card


class Doc(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of the parts of a document."""


class PlayerDoc(Doc, frozen=True):
    colour: str
    knights: list[str]  # squares
    score: int = 0
    points: dict[str, int] = {}  # the score by source; empty: all from castles
    stacks: list[int] = []  # one for every turn left in the phase, without the one in use
    kept: int = 0  # blocks kept from the last phase, not yet on stacks
    hand: Counts = {}
    discard: Counts = {}
    deck: Counts = {}  # own decks: undrawn, in no order
    top: list[str] = []  # own decks: put back on top, downwards
    bottom: list[str] = []  # own decks: put back at the bottom, downwards


class TurnDoc(Doc, frozen=True):
    budget: int = int(BUDGET)
    spent: int = 0
    stack: int | None = None  # blocks left in the stack of this turn
    loose: int = 0  # unused blocks to be distributed
    bought: int = 0
    card_played: bool = False
    card: str = ""  # being played
    source: str = ""  # its knight or block
    fresh: Counts = {}  # cards of the hand bought this turn
    looked: list[str] = []  # own decks: cards of this purchase
    look: int = 0  # cards of this purchase still to be drawn


class PositionDoc(Doc, frozen=True):
    title: Literal["torres"]
    blocks: dict[str, int]  # heights by square
    players: list[PlayerDoc]
    options: Options = Options()
    step: str = "turn"
    phase: int = 1
    round: int = 1
    active: int = 0  # seat
    starter: int = 0  # of the round
    phase_starter: int = 0
    king: str = ""
    turn: TurnDoc = TurnDoc()
    deck: Counts | None = None  # the common deck; None: all cards that lie nowhere else
    supply: int | None = None  # None: all blocks that lie nowhere else
    master: str = ""
    reveals: int = 0


def position(s: State) -> Position:
    """The document of a state."""
    board = s.board
    doc = PositionDoc(
        title="torres",
        options=options_of(s),
        step=STEPS[s.step],
        phase=s.phase + 1,
        round=s.round + 1,
        active=s.seat,
        starter=s.first,
        phase_starter=s.phase_first,
        blocks={square(x): board.height[x] for x in range(SQUARES) if board.height[x]},
        king=square(board.king),
        players=[player_doc(s, seat) for seat in range(s.seats)],
        turn=turn_doc(s),
        deck={} if has_own(s) else counts(s.cards.bag, 0),
        supply=s.supply,
        master=MASTER_NAMES[s.master] if s.master != NONE else "",
        reveals=s.reveals,
    )
    plain: Position = msgspec.to_builtins(doc)
    return plain


def has_own(s: State) -> bool:
    return s.options[DECK] == OWN


def options_of(s: State) -> Options:
    values = {}
    for field, value in zip(msgspec.structs.fields(Options), s.options, strict=True):
        values[field.name] = allowed_values(field.type)[value]
    return msgspec.convert(values, Options, strict=False)


def counts(cards: Ints, first: int) -> Counts:
    """Ten numbers as names."""
    numbers = list(cards)[first : first + CARD_TYPES]
    return {name: n for name, n in zip(CARD_NAMES, numbers, strict=True) if n}


def player_doc(s: State, seat: int) -> PlayerDoc:
    first = seat * CARD_TYPES
    stacks = list(s.stacks)[seat * MAX_STACKS : (seat + 1) * MAX_STACKS]
    gained = list(s.gained)[seat * SOURCES : (seat + 1) * SOURCES]
    own = has_own(s)
    return PlayerDoc(
        colour=COLOURS[seat],
        knights=[square(x) for x in squares(s.board.men[seat])],
        score=s.score[seat],
        points=dict(zip(POINT_NAMES, gained, strict=True)),
        stacks=[height for height in stacks if height != NONE],
        kept=s.kept[seat],
        hand=counts(s.cards.hand, first),
        discard=counts(s.cards.discard, first),
        deck=counts(s.cards.bag, first) if own else {},
        top=[CARD_NAMES[card] for card in s.cards.top[seat]] if own else [],
        bottom=[CARD_NAMES[card] for card in s.cards.bottom[seat]] if own else [],
    )


def turn_doc(s: State) -> TurnDoc:
    return TurnDoc(
        budget=s.budget,
        spent=s.spent,
        stack=s.stack if s.stack != NONE else None,
        loose=s.loose,
        bought=s.bought,
        card_played=bool(s.played),
        card=CARD_NAMES[s.card] if s.card != NONE else "",
        source=square(s.source),
        fresh=counts(s.cards.fresh, 0),
        looked=[CARD_NAMES[card] for card in s.cards.looked],
        look=s.cards.look,
    )


def load(doc: Position) -> State:
    """The state of a document; anything that is no position is refused in one sentence."""
    try:
        s = state_of(msgspec.convert(doc, PositionDoc))
        complaint = flaw(s)
    except NO_POSITION as error:
        raise BadPosition(f"this is no position of torres: {error}") from error
    if complaint:
        raise BadPosition(f"this position of torres cannot be: {complaint}")
    return s


def state_of(d: PositionDoc) -> State:
    seats = len(d.players)
    if [player.colour for player in d.players] != COLOURS[:seats] or not 2 <= seats <= MAX_SEATS:
        raise ValueError(f"players are two to four of {COLOURS} in this order")
    if check(d.options, seats) is not None:
        raise ValueError("the options do not go together")
    board = bare(seats)
    for name, height in d.blocks.items():
        board.height[NAMES.index(name)] = height
    board.king = index(d.king, NAMES)
    for seat, player in enumerate(d.players):
        board.men[seat] = union([NAMES.index(name) for name in player.knights])
    if min(board.height) < 0 or max(board.height) >= BLOCKS // 2:
        raise ValueError("a height is out of range")
    derive(board)
    flat = flatten(d.options)
    turn = d.turn
    s = State(
        ints([flat[name] for name in OPTIONS]), seats, board, cards_of(d),
        ints([n for player in d.players for n in filled(player.stacks)]),
        ints([KNIGHTS - len(player.knights) for player in d.players]),
        ints([player.score for player in d.players]),
        ints([n for player in d.players for n in points_of(player)]),
        ints([player.kept for player in d.players]), STEPS.index(d.step), d.active, d.phase - 1,
        d.round - 1, d.starter, d.phase_starter, turn.budget, turn.spent,
        NONE if turn.stack is None else turn.stack, turn.loose, turn.bought,
        int(turn.card_played), index(turn.card, CARD_NAMES), index(turn.source, NAMES), 0,
        index(d.master, MASTER_NAMES), d.reveals,
    )  # fmt: skip
    s.supply = BLOCKS - blocks_out(s) if d.supply is None else d.supply
    return s


def ints(values: list[int]) -> Ints:
    return vec[i64](values)


def index(name: str, names: list[str]) -> int:
    """The place of a name; NONE for the empty one."""
    return names.index(name) if name else NONE


def filled(stacks: list[int]) -> list[int]:
    """Four places, the highest stack first."""
    if len(stacks) > MAX_STACKS or min([0, *stacks]) < 0:
        raise ValueError(f"stacks {stacks}")
    return sorted(stacks, reverse=True) + [NONE] * (int(MAX_STACKS) - len(stacks))


def points_of(player: PlayerDoc) -> list[int]:
    points = player.points or {"castles": player.score}
    if set(points) - set(POINT_NAMES) or sum(points.values()) != player.score:
        raise ValueError(f"points {player.points} do not make {player.score}")
    return [points.get(name, 0) for name in POINT_NAMES]


def numbers(cards: Counts) -> list[int]:
    if set(cards) - set(CARD_NAMES):
        raise ValueError(f"cards are {CARD_NAMES}")
    return [cards.get(name, 0) for name in CARD_NAMES]


def cards_of(d: PositionDoc) -> Cards:
    own = d.options.deck == "own"
    hands = [n for player in d.players for n in numbers(player.hand)]
    discards = [n for player in d.players for n in numbers(player.discard)]
    bag = [n for player in d.players for n in numbers(player.deck)]
    if not own:
        bag = numbers(d.deck) if d.deck is not None else undrawn(d, hands, discards)
    top = [ints([CARD_NAMES.index(name) for name in player.top]) for player in d.players]
    bottom = [ints([CARD_NAMES.index(name) for name in player.bottom]) for player in d.players]
    looked = ints([CARD_NAMES.index(name) for name in d.turn.looked])
    fresh = ints(numbers(d.turn.fresh))
    ends: tuple[list[Ints], list[Ints]] = (top, bottom) if own else ([], [])
    return Cards(ints(hands), fresh, ints(bag), ints(discards), *ends, looked, d.turn.look)


def undrawn(d: PositionDoc, hands: list[int], discards: list[int]) -> list[int]:
    """The common deck when nothing is said of it."""
    if d.options.master:
        return list(zeros(CARD_TYPES))
    out = [sum(hands[k::CARD_TYPES]) + sum(discards[k::CARD_TYPES]) for k in range(CARD_TYPES)]
    return [MAX_SEATS * COPIES[k] - out[k] for k in range(CARD_TYPES)]


def blocks_out(s: State) -> int:
    """Blocks that are not in the supply."""
    stacks = sum(height for height in s.stacks if height != NONE)
    return sum(s.board.height) + stacks + max(s.stack, 0) + s.loose + sum(s.kept)


def census(s: State) -> dict[str, int]:
    """Blocks, knights and cards; none is ever lost (I-1, I-5, I-8)."""
    cards = s.cards
    known = [*cards.looked, *(card for part in cards.top + cards.bottom for card in part)]
    held = sum(cards.hand) + sum(cards.discard) + sum(cards.bag) + len(known)
    knights = [count(men) + left for men, left in zip(s.board.men, s.reserve, strict=True)]
    return {
        "blocks": s.supply + blocks_out(s),
        "cards": held,
        **{f"knights {COLOURS[seat]}": n for seat, n in enumerate(knights)},
    }


def flaw(s: State) -> str:
    """What is wrong with a position; empty if nothing is."""
    return flaw_of_counts(s) or flaw_of_board(s) or flaw_of_turn(s)


def flaw_of_counts(s: State) -> str:
    deck = CARD_TYPES * (MAX_SEATS if not s.options[MASTER_GAME] and not has_own(s) else s.seats)
    expected = {"blocks": BLOCKS, "cards": deck}
    expected |= {f"knights {COLOURS[seat]}": KNIGHTS for seat in range(s.seats)}
    if census(s) != expected:
        return f"the components add up to {census(s)}, not to {expected}"
    numbers = (*s.cards.hand, *s.cards.bag, *s.cards.discard, *s.reserve, *s.kept, *s.score)
    if min(s.supply, s.loose, s.cards.look, s.spent, *numbers) < 0 or s.stack < NONE:
        return "a number is negative"
    scores = [score for score in s.score if score]
    return "" if len(set(scores)) == len(scores) else f"scores {scores} share a space"


def flaw_of_board(s: State) -> str:
    board = s.board
    figures = sum(count(men) for men in board.men) + (board.king != NONE)
    if figures != count(board.occupied):
        return "two figures share a square"
    if board.king != NONE and BIT[board.king] & board.below[0]:
        return "the king stands on bare ground"
    for mask, area in zip(board.mask, board.area, strict=True):
        if castle_height(board, mask) > area:
            return f"a castle of area {area} is higher than that"
    return ""


def flaw_of_turn(s: State) -> str:
    """Somebody must be able to act."""
    seats = (s.seat, s.first, s.phase_first)
    if not all(0 <= seat < s.seats for seat in seats) or not 0 <= s.phase < PHASES:
        return f"seats {seats}, phase {s.phase + 1}"
    if s.step > PLACE_KING and s.board.king == NONE:
        return "there is no king"
    if s.step > PLACE_KING and min(count(men) for men in s.board.men) == 0:
        return "a player has no knight on the board"
    return flaw_of_step(s) or flaw_of_choice(s)


def flaw_of_step(s: State) -> str:
    """Each step needs what it decides about, and no other has it."""
    free = s.card == NONE and s.source == NONE
    fits = {
        CARD_SOURCE: s.card not in (NONE, EXTRA) and s.source == NONE,
        CARD_TARGET: s.card == EXTRA or (s.card not in (NONE, UNDER) and s.source != NONE),
        CARD_STACK: s.card == UNDER and s.source != NONE,
        DRAWING: free and s.cards.look > 0,
        PICKING: free and len(s.cards.looked) > 0,
        RETURNING: free and len(s.cards.looked) > 0,
        SHARING: free and s.loose > 0,
        KEEPING: free and s.loose > 0,
    }
    if s.card != NONE and (CARD_BUDGET[s.card] or not held(s, s.card)):
        return "a card is being played that cannot be"
    return "" if fits.get(s.step, free) else f"the step {STEPS[s.step]} lacks what it needs"


def held(s: State, card: int) -> bool:
    return s.cards.hand[s.seat * CARD_TYPES + card] > 0


def flaw_of_choice(s: State) -> str:
    if s.step == OVER:
        return ""
    seat = CHANCE if is_chance(s) else s.seat
    return "" if len(GAME.legal(s, seat)) else f"nobody can act in the step {STEPS[s.step]}"
