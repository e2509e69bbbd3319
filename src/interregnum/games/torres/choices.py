"""The legal actions as a client can draw them, without knowing the rules."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.games.shown import Choice, Line
from interregnum.games.torres.breakdown import standing
from interregnum.games.torres.rules.actions import SPACE
from interregnum.games.torres.rules.data import CARD_NAMES, MAX_STACKS
from interregnum.games.torres.rules.game import Torres
from interregnum.games.torres.rules.grid import BIT, NEAR, SQUARES
from interregnum.games.torres.rules.stacks import decode, heights, shares
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.text import TEXTS, label, square

GAME: Final = Torres()


class End(Choice, frozen=True):
    """The turn is over."""


class Score(Choice, frozen=True):
    """One AP for one point."""


class Buy(Choice, frozen=True):
    """One AP for an action card."""


class Play(Choice, frozen=True):
    """An action card of the hand."""

    card: str


class Deploy(Choice, frozen=True):
    """A knight of the reserve."""

    square: str
    gain: int  # what it adds to a scoring now, for the seat


class Build(Choice, frozen=True):
    """A block of the turn's stack; before the first one, of a stack of this height."""

    square: str
    stack: int
    gain: int


class Move(Choice, frozen=True):
    """A step, or a passage through a castle."""

    source: str
    square: str
    passage: bool
    gain: int


class Pick(Choice, frozen=True):
    """A square to choose: a step of a card, or of the set-up."""

    what: str  # source, target, castle, knight, king
    square: str
    gain: int  # of a target


class Stack(Choice, frozen=True):
    """A stack by its height; `turn`: the one in use."""

    height: int
    turn: bool


class Keep(Choice, frozen=True):
    """One of the cards looked at."""

    card: str


class Return(Choice, frozen=True):
    """The others go back, from the top downwards."""

    end: str  # top, bottom
    cards: list[str]


class Share(Choice, frozen=True):
    """The stacks after unused blocks are distributed."""

    stacks: list[int]


class Stay(Choice, frozen=True):
    """The king does not move."""


class Starter(Choice, frozen=True):
    """Who starts the phase."""

    seat: int


AnyChoice = (
    End | Score | Buy | Play | Deploy | Build | Move | Pick | Stack | Keep | Return | Share | Stay
    | Starter
)  # fmt: skip


def choices(s: State, seat: Seat) -> list[AnyChoice]:
    """For a seat that is awaited; chance has none."""
    return [] if seat == CHANCE else [choice(s, action) for action in GAME.legal(s, seat)]


def choice(s: State, action: Action) -> AnyChoice:
    family, k = SPACE.decode(action)
    return DRAWN[family](s, action, k)


def base(s: State, action: Action) -> tuple[int, str, Line]:
    """The parts that every choice has."""
    return action, TEXTS[action], label(s, action)


def gain(s: State, action: Action) -> int:
    """What an action would add to a scoring now."""
    t = GAME.clone(s)
    GAME.apply(t, s.seat, action)
    return standing(t, s.seat) - standing(s, s.seat)


def build(s: State, action: Action, k: int) -> Build:
    stack = s.stack if s.stack != NONE else heights(s, s.seat)[k // SQUARES]
    return Build(*base(s, action), square(k % SQUARES), stack, gain(s, action))


def move(s: State, action: Action, k: int) -> Move:
    source, target = k // SQUARES, k % SQUARES
    level = s.board.height[source]
    step = NEAR[source] & s.board.below[level + 1] & BIT[target]
    return Move(*base(s, action), square(source), square(target), not step, gain(s, action))


def stack(s: State, action: Action, rank: int) -> Stack:
    if rank == MAX_STACKS:
        return Stack(*base(s, action), s.stack, turn=True)
    return Stack(*base(s, action), heights(s, s.seat)[rank], turn=False)


def give_back(s: State, action: Action, order: int) -> Return:
    family, _ = SPACE.decode(action)
    cards = [CARD_NAMES[card] for card in s.cards.looked]
    return Return(*base(s, action), family, cards[::-1] if order else cards)


def share(s: State, action: Action, k: int) -> Share:
    digits = decode(shares(s, s.seat, s.loose)[k])
    return Share(*base(s, action), [digit - 1 for digit in digits])


def pick(s: State, action: Action, x: int) -> Pick:
    family, _ = SPACE.decode(action)
    worth = gain(s, action) if family == "target" else 0
    return Pick(*base(s, action), family, square(x), worth)


DRAWN: Final[dict[str, Callable[[State, Action, int], AnyChoice]]] = {
    "end": lambda s, action, _k: End(*base(s, action)),
    "score": lambda s, action, _k: Score(*base(s, action)),
    "buy": lambda s, action, _k: Buy(*base(s, action)),
    "play": lambda s, action, k: Play(*base(s, action), CARD_NAMES[k]),
    "deploy": lambda s, action, k: Deploy(*base(s, action), square(k), gain(s, action)),
    "build": build,
    "move": move,
    "source": pick,
    "target": pick,
    "stack": stack,
    "pick": lambda s, action, k: Keep(*base(s, action), CARD_NAMES[k]),
    "top": give_back,
    "bottom": give_back,
    "share": share,
    "castle": pick,
    "knight": pick,
    "king": pick,
    "stay": lambda s, action, _k: Stay(*base(s, action)),
    "starter": lambda s, action, k: Starter(*base(s, action), k),
}
