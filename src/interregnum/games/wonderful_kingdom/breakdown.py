"""Where the points come from, card by card, at any ply and within the viewer's knowledge."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.kept import Kept
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.rules.data import (
    CALAMITY,
    CALAMITY_VP,
    COMBO,
    DEVELOPMENTS,
    DUCHY_COMBO,
    DUCHY_IDS,
    DUCHY_VALUE,
    MENACE_KINDS,
    MENACE_VP,
    MENACES,
    VALUE,
)
from interregnum.games.wonderful_kingdom.rules.scoring import (
    card_points,
    chronicle_points,
    combo_points,
    duchy_points,
    flat_points,
    frozen,
    menace_count,
    menace_points,
    points,
    side_points,
)
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.text import card_line, kind_line, line
from interregnum.games.wonderful_kingdom.view import KEPT, board_for

SHEETS: Final[Kept[list[Line]]] = Kept(KEPT)
FLAT: Final = [c for c in range(DEVELOPMENTS) if VALUE[c] and COMBO[c] == NONE]
COMBINED: Final = [c for c in range(DEVELOPMENTS) if COMBO[c] != NONE]


def breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """Base, combination and negative points, then what modules and the solo game add."""
    p = board_for(s, seat, viewer)
    key = points_key(s, p)
    return SHEETS.get(key) or SHEETS.keep(key, sheet(s, p))


def points_key(s: State, p: Board) -> tuple[object, ...]:
    """All that the points of a board depend on: most plies leave it as it is."""
    counts = bytes(p.menaces), bytes(p.kinds), bytes(p.built)
    return (side_points(s), p.duchy, p.chronicle, p.bonus, p.calamities, frozen(p), counts)


def sheet(s: State, p: Board) -> list[Line]:
    told = [
        total(name, vp, PARTS[name](p)) for name, vp in sums(s, p).items() if vp or name in ALWAYS
    ]
    return [*told, total("total", points(s, p), [])]


def sums(s: State, p: Board) -> dict[str, int]:
    """Points by part."""
    return {
        "base": int(flat_points(p) + p.bonus),
        "combo": int(combo_points(p)),
        "calamities": int(p.calamities * CALAMITY_VP),
        "menaces": int(menace_points(p)),
        "advisors": int(chronicle_points(p)),
        "side": int(side_points(s)),
    }


def total(name: str, vp: int, parts: list[Line]) -> Line:
    words = line(f"score-sum-{name}", vp=vp)
    return Line(words.id, words.args, parts)


def flat(p: Board) -> list[Line]:
    return [
        line("score-line", card=card_line(card), n=n, vp=VALUE[card])
        for card in FLAT
        if (n := p.built[card])
    ]


def bonus(p: Board) -> list[Line]:
    return [line("score-quest-line", vp=p.bonus)] if p.bonus else []


def combos(p: Board) -> list[Line]:
    """Each combination with its kind and how many cards of it there are."""
    lines = [combo(card_line(c), p, COMBO[c], VALUE[c], p.built[c]) for c in scoring_cards(p)]
    if duchy_points(p):
        name = line(f"duchy-{DUCHY_IDS[p.duchy // 2]}")
        lines.insert(0, combo(name, p, DUCHY_COMBO[p.duchy], DUCHY_VALUE[p.duchy], 1))
    return lines


def scoring_cards(p: Board) -> list[int]:
    return [c for c in COMBINED if p.built[c] and card_points(p, c)]


def combo(name: Line, p: Board, kind: int, value: int, copies: int) -> Line:
    cards, vp = p.kinds[kind], copies * value * p.kinds[kind]
    return line("score-combo-line", card=name, kind=kind_line(kind), n=cards, each=value, vp=vp)


def calamities(p: Board) -> list[Line]:
    return [line("score-line", card=card_line(CALAMITY), n=p.calamities, vp=CALAMITY_VP)]


def chronicle(p: Board) -> list[Line]:
    return [line("score-chronicle", kind=kind_line(p.chronicle))]


def menaces(p: Board) -> list[Line]:
    return [
        line("score-line", card=card_line(MENACES + k), n=n, vp=MENACE_VP[k])
        for k in range(MENACE_KINDS)
        if (n := menace_count(p, k))
    ]


ALWAYS: Final = ("base", "combo")
PARTS: Final[dict[str, Callable[[Board], list[Line]]]] = {
    "base": lambda p: [*flat(p), *bonus(p)],
    "combo": combos,
    "calamities": calamities,
    "menaces": menaces,
    "advisors": chronicle,
    "side": lambda _p: [],
}
