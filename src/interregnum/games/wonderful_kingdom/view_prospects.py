"""What each development that a seat looks at would bring if it stood in the duchy now."""

from typing import Final

from interregnum.games.kept import Kept
from interregnum.games.wonderful_kingdom.rules.building import add_built
from interregnum.games.wonderful_kingdom.rules.copies import clone_board
from interregnum.games.wonderful_kingdom.rules.data import (
    BASIC,
    CARD_IDS,
    DEVELOPMENTS,
    RESOURCE_IDS,
)
from interregnum.games.wonderful_kingdom.rules.production import output
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.table import Prospect

KNOWN: Final[Kept[dict[str, Prospect]]] = Kept(5_000)  # by what a board makes of a card
NUMBERS: Final = {name: c for c, name in enumerate(CARD_IDS[:DEVELOPMENTS])}


def prospects(s: State, p: Board, cards: set[str]) -> dict[str, Prospect]:
    """Of the developments among these cards."""
    marks = bytes(p.built), bytes(p.kinds), bytes(p.covered)
    key = (s.rules.one_cube, p.duchy, p.chronicle, marks)
    known = KNOWN.get(key)
    if known is None:
        known = KNOWN.keep(key, {})
    told: dict[str, Prospect] = {}
    for name in sorted(cards):
        found = known.get(name)
        if found is None:
            if name not in NUMBERS:
                continue
            found = known[name] = prospect(s, p, NUMBERS[name])
        told[name] = found
    return told


def prospect(s: State, p: Board, card: int) -> Prospect:
    """A board with the card, against the board as it is."""
    then = clone_board(p)
    add_built(then, card)
    more = [int(output(s, then, r) - output(s, p, r)) for r in range(BASIC)]
    makes = {RESOURCE_IDS[r]: n for r, n in enumerate(more) if n}
    return Prospect(int(points(s, then) - points(s, p)), makes)
