"""Actions in words: labels of choices, and short notation for keyboards, tests and records."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import NONE, Action
from interregnum.games.messages import Messages, Notation
from interregnum.games.shown import Line
from interregnum.games.torres.rules.actions import SPACE
from interregnum.games.torres.rules.data import CARD_NAMES, CARDS, MASTER_NAMES, MASTERS, MAX_STACKS
from interregnum.games.torres.rules.grid import NAMES, SQUARES
from interregnum.games.torres.rules.stacks import decode, heights, shares
from interregnum.games.torres.rules.state import CARD_STACK, State


def square(x: int) -> str:
    """Columns a-h from the left, rows 1-8 from the top."""
    return NAMES[x] if x != NONE else ""


def nth(rank: int) -> str:
    """A stack by its height: nothing for the highest, #2 for the next lower one."""
    return f" #{rank + 1}" if rank else ""


def way(k: int) -> str:
    return f"{NAMES[k // SQUARES]}-{NAMES[k % SQUARES]}"


WRITTEN: Final[dict[str, Callable[[int], str]]] = {
    "end": lambda _: "/",
    "score": lambda _: "S",
    "buy": lambda _: "A",
    "play": lambda k: f"C {CARD_NAMES[k]}",
    "deploy": lambda k: f"N {NAMES[k]}",
    "build": lambda k: f"B {NAMES[k % SQUARES]}{nth(k // SQUARES)}",
    "move": lambda k: f"M {way(k)}",
    "source": lambda k: f"from {NAMES[k]}",
    "target": lambda k: f"to {NAMES[k]}",
    "stack": lambda k: "stack turn" if k == MAX_STACKS else f"stack #{k + 1}",
    "pick": lambda k: f"keep {CARD_NAMES[k]}",
    "top": lambda k: f"top {'+-'[k]}",
    "bottom": lambda k: f"bottom {'+-'[k]}",
    "share": lambda k: f"share {k + 1}",
    "castle": lambda k: f"castle {NAMES[k]}",
    "knight": lambda k: f"knight {NAMES[k]}",
    "king": lambda k: f"king {NAMES[k]}",
    "stay": lambda _: "stay",
    "starter": lambda k: f"start {k + 1}",
    "draw": lambda k: f"draw {CARD_NAMES[k]}",
    "master": lambda k: f"master {MASTER_NAMES[k]}",
    "drawn": lambda _: "drawn",
    "picked": lambda _: "kept",
    "on-top": lambda _: "returned top",
    "at-bottom": lambda _: "returned bottom",
}


NOTATION: Final = Notation("torres", SPACE, WRITTEN, "'M c3-d3' or 'B e5'")
TEXTS: Final = NOTATION.texts
line: Final = Messages("torres")


def card_line(card: int) -> Line:
    return Line(str(CARDS[card]["key"]))


def master_line(card: int) -> Line:
    return Line(str(MASTERS[card]["key"]))


def stack_heights(s: State, code: int) -> str:
    """The stacks of a way to share blocks out, the highest first."""
    return "-".join(str(digit - 1) for digit in decode(code))


def label_build(s: State, k: int) -> Line:
    x, rank = k % SQUARES, k // SQUARES
    found = list(heights(s, s.seat))
    if s.stack != NONE or rank >= len(found):
        return line("label-build", square=square(x), level=s.board.height[x] + 1)
    return line(
        "label-build-from", square=square(x), level=s.board.height[x] + 1, height=found[rank]
    )


def label_stack(s: State, rank: int) -> Line:
    if rank == MAX_STACKS:
        return line("label-under-turn", height=s.stack)
    name = "label-under" if s.step == CARD_STACK else "label-stack"
    return line(name, height=heights(s, s.seat)[rank])


def label_share(s: State, k: int) -> Line:
    return line("label-share", stacks=stack_heights(s, shares(s, s.seat, s.loose)[k]))


def label_return(s: State, k: int, name: str) -> Line:
    cards = [card_line(card) for card in s.cards.looked]
    return line(name, cards=cards[::-1] if k else cards)


def label_move(s: State, k: int) -> Line:
    source, target = k // SQUARES, k % SQUARES
    level = s.board.height[target]
    return line("label-move", source=square(source), square=square(target), level=level)


def label_target(s: State, k: int) -> Line:
    return line("label-target", card=card_line(s.card), square=square(k))


LABELS: Final[dict[str, Callable[[State, int], Line]]] = {
    "end": lambda _s, _k: line("do-end"),
    "score": lambda _s, _k: line("do-score"),
    "buy": lambda _s, _k: line("do-buy"),
    "play": lambda _s, k: line("label-play", card=card_line(k)),
    "deploy": lambda _s, k: line("label-deploy", square=square(k)),
    "build": label_build,
    "move": label_move,
    "source": lambda s, k: line("label-source", card=card_line(s.card), square=square(k)),
    "target": label_target,
    "stack": label_stack,
    "pick": lambda _s, k: line("label-keep", card=card_line(k)),
    "top": lambda s, k: label_return(s, k, "label-top"),
    "bottom": lambda s, k: label_return(s, k, "label-bottom"),
    "share": label_share,
    "castle": lambda _s, k: line("label-castle", square=square(k)),
    "knight": lambda _s, k: line("label-knight", square=square(k)),
    "king": lambda _s, k: line("label-king", square=square(k)),
    "stay": lambda _s, _k: line("do-king-stay"),
    "starter": lambda _s, k: line("label-starter", seat=k),
}


def label(s: State, action: Action) -> Line:
    """A legal choice in words, for lists, buttons and screen readers."""
    family, k = SPACE.decode(action)
    return LABELS[family](s, k)
