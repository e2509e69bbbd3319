"""What there is of everything, wherever it lies; it never changes in a match."""

from interregnum.core.game import NONE
from interregnum.games.torres.rules.data import COLOURS
from interregnum.games.torres.rules.grid import count
from interregnum.games.torres.rules.state import State


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
