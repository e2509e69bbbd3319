"""The legal actions as a client can draw them, without knowing the rules."""

from interregnum.core.game import NONE, Action, Seat
from interregnum.games.families import Base
from interregnum.games.shown import Choice
from interregnum.games.torres.breakdown import standing
from interregnum.games.torres.rules.actions import SPACE
from interregnum.games.torres.rules.copies import clone_state
from interregnum.games.torres.rules.data import CARD_NAMES, MAX_STACKS
from interregnum.games.torres.rules.decisions import act
from interregnum.games.torres.rules.grid import BIT, NEAR, SQUARES
from interregnum.games.torres.rules.stacks import heights
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.text import square, stacks_after


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


def gain(s: State, seat: Seat, action: Action) -> int:
    """What an action would add to a scoring now."""
    t = clone_state(s)
    act(t, action)
    return standing(t, seat) - standing(s, seat)


def end(_s: State, _seat: Seat, _k: int, base: Base) -> End:
    return End(*base)


def score(_s: State, _seat: Seat, _k: int, base: Base) -> Score:
    return Score(*base)


def buy(_s: State, _seat: Seat, _k: int, base: Base) -> Buy:
    return Buy(*base)


def play(_s: State, _seat: Seat, card: int, base: Base) -> Play:
    return Play(*base, CARD_NAMES[card])


def deploy(s: State, seat: Seat, x: int, base: Base) -> Deploy:
    return Deploy(*base, square(x), gain(s, seat, base[0]))


def build(s: State, seat: Seat, k: int, base: Base) -> Build:
    stack = s.stack if s.stack != NONE else heights(s, seat)[k // SQUARES]
    return Build(*base, square(k % SQUARES), stack, gain(s, seat, base[0]))


def move(s: State, seat: Seat, k: int, base: Base) -> Move:
    source, target = k // SQUARES, k % SQUARES
    level = s.board.height[source]
    step = NEAR[source] & s.board.below[level + 1] & BIT[target]
    return Move(*base, square(source), square(target), not step, gain(s, seat, base[0]))


def pick(_s: State, _seat: Seat, x: int, base: Base) -> Pick:
    what, _ = SPACE.decode(base[0])
    return Pick(*base, what, square(x), 0)


def target(s: State, seat: Seat, x: int, base: Base) -> Pick:
    return Pick(*base, "target", square(x), gain(s, seat, base[0]))


def stack(s: State, seat: Seat, rank: int, base: Base) -> Stack:
    if rank == MAX_STACKS:
        return Stack(*base, s.stack, turn=True)
    return Stack(*base, heights(s, seat)[rank], turn=False)


def keep(_s: State, _seat: Seat, card: int, base: Base) -> Keep:
    return Keep(*base, CARD_NAMES[card])


def give_back(s: State, _seat: Seat, order: int, base: Base) -> Return:
    end_of_deck, _ = SPACE.decode(base[0])
    cards = [CARD_NAMES[card] for card in s.cards.looked]
    return Return(*base, end_of_deck, cards[::-1] if order else cards)


def share(s: State, _seat: Seat, k: int, base: Base) -> Share:
    return Share(*base, stacks_after(s, k))


def stay(_s: State, _seat: Seat, _k: int, base: Base) -> Stay:
    return Stay(*base)


def starter(_s: State, _seat: Seat, chosen: int, base: Base) -> Starter:
    return Starter(*base, chosen)
