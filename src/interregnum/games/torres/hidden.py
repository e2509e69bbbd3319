"""The table of what is hidden: all that `imagine` deals anew."""

from typing import Final

from interregnum.core.game import Seat
from interregnum.games.title import Hidden
from interregnum.games.torres.rules.cards import bag_size, has_own_decks
from interregnum.games.torres.rules.data import CARD_TYPES
from interregnum.games.torres.rules.state import State

Values = tuple[tuple[int, ...], ...]


def others(s: State, seat: Seat) -> list[int]:
    return [other for other in range(s.seats) if other != seat]


def part(cards: list[int], seat: Seat) -> tuple[int, ...]:
    return tuple(cards[seat * CARD_TYPES : (seat + 1) * CARD_TYPES])


def hands(s: State, seat: Seat) -> Values:
    return tuple(part(list(s.cards.hand), other) for other in others(s, seat))


def fresh(s: State, seat: Seat) -> Values:
    """Which cards of the hand on turn were bought this turn."""
    return () if s.seat == seat else (tuple(s.cards.fresh),)


def bags(s: State, seat: Seat) -> Values:
    if not has_own_decks(s):
        return (tuple(s.cards.bag),)
    return tuple(part(list(s.cards.bag), other) for other in others(s, seat))


def tops(s: State, seat: Seat) -> Values:
    return tuple(tuple(s.cards.top[other]) for other in others(s, seat)) if s.cards.top else ()


def bottoms(s: State, seat: Seat) -> Values:
    return tuple(tuple(s.cards.bottom[other]) for other in others(s, seat)) if s.cards.top else ()


def looked(s: State, seat: Seat) -> Values:
    return () if s.seat == seat else (tuple(s.cards.looked),)


def sizes(s: State, seat: Seat) -> dict[str, int]:
    """How many cards lie in each part of a seat's ten, or of the hidden common cards."""
    mine = s.seat == seat
    new = sum(s.cards.fresh) if mine else 0
    return {
        "hand": sum(part(list(s.cards.hand), seat)),
        "fresh": new,
        "bag": bag_size(s, seat),
        "top": len(s.cards.top[seat]) if s.cards.top else 0,
        "bottom": len(s.cards.bottom[seat]) if s.cards.top else 0,
        "looked": len(s.cards.looked) if mine else 0,
    }


def several_own(s: State, seat: Seat, name: str) -> bool:
    """Ten different cards: a part varies if others could be in it, or its order could differ."""
    for other in others(s, seat):
        size = sizes(s, other)
        whole = size["hand"] + size["bag"] + size["top"] + size["bottom"] + size["looked"]
        ordered = name in ("top", "bottom") and size[name] > 1
        if size[name] and (size[name] < whole or ordered):
            return True
    return False


def pool(s: State, seat: Seat) -> list[int]:
    """The common cards that a seat cannot place, by type."""
    counts = list(s.cards.bag)
    for other in others(s, seat):
        counts = [a + b for a, b in zip(counts, part(list(s.cards.hand), other), strict=True)]
    return counts


def several_common(s: State, seat: Seat, name: str) -> bool:
    """At least two kinds of cards, and at least two places for them."""
    cards = pool(s, seat)
    if sum(n > 0 for n in cards) < 2:
        return False
    held = [sizes(s, other)["hand"] for other in others(s, seat)]
    if name == "fresh":
        return 0 < (sizes(s, s.seat)["fresh"] if s.seat != seat else 0) < sum(cards)
    if name == "bag":
        return 0 < bag_size(s, 0) < sum(cards)
    return name == "hand" and any(held) and (bag_size(s, 0) > 0 or sum(map(bool, held)) > 1)


def several(s: State, seat: Seat, name: str) -> bool:
    if s.options.master:
        return False
    return several_own(s, seat, name) if has_own_decks(s) else several_common(s, seat, name)


HIDDEN: Final[dict[str, Hidden[State]]] = {
    "hands": Hidden(hands, lambda s, seat: several(s, seat, "hand")),
    "cards bought this turn": Hidden(fresh, lambda s, seat: several(s, seat, "fresh")),
    "deck": Hidden(bags, lambda s, seat: several(s, seat, "bag")),
    "cards put back on top": Hidden(tops, lambda s, seat: several(s, seat, "top")),
    "cards put back at the bottom": Hidden(bottoms, lambda s, seat: several(s, seat, "bottom")),
    "cards looked at": Hidden(looked, lambda s, seat: several(s, seat, "looked")),
}
