"""What one seat is shown, and what it cannot know."""

from typing import Final

import msgspec

from harvest.rules.game import Harvest, known, members
from harvest.rules.state import CROPS, State
from interregnum.core.game import NONE, Seat
from interregnum.games.shown import Line, View
from interregnum.games.title import Hidden, common

GAME: Final = Harvest()


class Farm(msgspec.Struct, frozen=True):
    seat: int
    points: int
    hand: list[int]
    doubles: int  # doubled bids left


class Table(View, frozen=True, kw_only=True):
    crop: int  # its points; 0: none is there
    bag: list[int]  # points of the crops to come
    players: list[Farm]


def view(s: State, seat: Seat) -> Table:
    t, bag = known(s, seat), members(s.bag, 1)
    return Table(
        **common(GAME, s, Line("harvest-ask", {"crop": s.crop + 1})),
        round=len(CROPS) - len(bag),
        rounds=len(CROPS),
        crop=s.crop + 1,
        bag=bag,
        players=[
            Farm(k, t.points[k], members(t.hand[k]), t.doubles[k]) for k in range(len(t.points))
        ],
    )


def sealed(s: State, me: Seat) -> tuple[tuple[int, int], ...]:
    """The bids of others that are finished and not yet shown."""
    bids = list(zip(s.card, s.stake, strict=True)) if s.crop != NONE else []
    return tuple(bid for seat, bid in enumerate(bids) if seat != me and bid[1] != NONE)


HIDDEN: Final = {"bids": Hidden[State](sealed, lambda s, me: len(sealed(s, me)) > 0)}
