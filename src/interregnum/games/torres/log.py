"""The log: what an action did, with all that followed from it by itself."""

from collections.abc import Callable, Iterator
from typing import Final

from interregnum.core.game import NONE, Action, Seat
from interregnum.games.shown import Line
from interregnum.games.torres.rules.actions import SPACE
from interregnum.games.torres.rules.data import CARD_BUDGET, EXTRA, UNDER
from interregnum.games.torres.rules.game import Torres
from interregnum.games.torres.rules.grid import SQUARES
from interregnum.games.torres.rules.stacks import heights, shares
from interregnum.games.torres.rules.state import (
    CARD_STACK,
    FROM_AP,
    FROM_CASTLES,
    FROM_KING,
    FROM_MASTER,
    OVER,
    SOURCES,
    State,
)
from interregnum.games.torres.text import card_line, line, master_line, square, stack_heights

GAME: Final = Torres()
STAGES: Final = {FROM_CASTLES: "castles", FROM_KING: "king", FROM_MASTER: "master"}
CLOSING: Final = {"end", "stack", "share", "king", "stay", "starter"}


def describe(s: State, seat: Seat, action: Action, viewer: Seat) -> Line | None:
    """`s` is the state before; None for what that viewer does not see, or sees with its end."""
    mark = GAME.seen(s, viewer, seat, action)
    if mark == NONE:
        return None
    family, k = SPACE.decode(mark)
    told = TOLD[family](s, k)
    if told is None:
        return None
    then = list(followed(s, seat, action)) if family in CLOSING else []
    return Line(told.id, told.args, then)


def followed(s: State, seat: Seat, action: Action) -> Iterator[Line]:
    """Points from unspent AP, a scoring, the next phase, the end of the game."""
    t = GAME.clone(s)
    GAME.apply(t, seat, action)
    for source, name in STAGES.items():
        for other in range(s.seats):
            at = other * SOURCES + source
            if t.gained[at] > s.gained[at]:
                yield line(f"log-scores-{name}", seat=other, points=t.gained[at] - s.gained[at])
    at = s.seat * SOURCES + FROM_AP
    if t.gained[at] > s.gained[at]:
        yield line("log-converts", seat=s.seat, points=t.gained[at] - s.gained[at])
    if t.phase > s.phase:
        yield line("log-phase", n=t.phase + 1, seat=t.seat)
    if t.step == OVER and s.step != OVER:
        winner = list(GAME.ranks(t)).index(1)
        yield line("log-winner", seat=winner, points=t.score[winner])


def told_of_play(s: State, card: int) -> Line | None:
    """A card with a target is told when it is carried out."""
    if not CARD_BUDGET[card]:
        return None
    return line("log-plays", seat=s.seat, card=card_line(card))


def told_of_target(s: State, x: int) -> Line:
    card = card_line(s.card)
    if s.card == EXTRA:
        return line("log-plays-at", seat=s.seat, card=card, square=square(x))
    source = square(s.source)
    return line("log-plays-way", seat=s.seat, card=card, source=source, square=square(x))


def told_of_stack(s: State, rank: int) -> Line:
    if s.step == CARD_STACK:
        return line("log-plays-at", seat=s.seat, card=card_line(UNDER), square=square(s.source))
    return line("log-stack", seat=s.seat, height=heights(s, s.seat)[rank])


def told_of_build(s: State, k: int) -> Line:
    x = k % SQUARES
    return line("log-build", seat=s.seat, square=square(x), level=s.board.height[x] + 1)


def told_of_move(s: State, k: int) -> Line:
    source, target = square(k // SQUARES), square(k % SQUARES)
    return line("log-move", seat=s.seat, source=source, square=target)


def told_of_share(s: State, k: int) -> Line:
    ways = shares(s, s.seat, s.loose)
    return line("log-share", seat=s.seat, stacks=stack_heights(s, ways[k]))


def at_square(name: str) -> Callable[[State, int], Line]:
    return lambda s, x: line(f"log-{name}", seat=s.seat, square=square(x))


def plain(name: str) -> Callable[[State, int], Line]:
    return lambda s, _k: line(f"log-{name}", seat=s.seat)


TOLD: Final[dict[str, Callable[[State, int], Line | None]]] = {
    "end": plain("end"),
    "score": plain("score"),
    "buy": plain("buy"),
    "play": told_of_play,
    "deploy": at_square("deploy"),
    "build": told_of_build,
    "move": told_of_move,
    "source": lambda _s, _k: None,
    "target": told_of_target,
    "stack": told_of_stack,
    "pick": lambda s, k: line("log-keeps", seat=s.seat, card=card_line(k)),
    "top": plain("top"),
    "bottom": plain("bottom"),
    "share": told_of_share,
    "castle": at_square("castle"),
    "knight": at_square("knight"),
    "king": at_square("king"),
    "stay": plain("stay"),
    "starter": lambda s, k: line("log-starter", seat=s.seat, starter_seat=k),
    "draw": lambda s, k: line("log-draws", seat=s.seat, card=card_line(k)),
    "master": lambda _s, k: line("log-master", card=master_line(k)),
    "drawn": plain("drawn"),
    "picked": plain("kept"),
    "on-top": plain("top"),
    "at-bottom": plain("bottom"),
}
