"""What people see of Harvest in a terminal."""

from collections.abc import Callable
from typing import Literal

import msgspec
from rich.text import Text

from interregnum.core.game import NONE, Action, Seat
from interregnum.games.families import NOT_NOW
from interregnum.games.shown import Choice, Line, Reason, View
from tests.contract.harvest.rules import BIDDING, CARDS, SPACE, State
from tests.contract.harvest.title import GAME, board_for, notation


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    doubles: Literal["none", "once"] = "once"
    greedy_land: bool = False  # changes nothing; does not go with doubles=none


class Table(View, frozen=True, kw_only=True):
    crop: int
    hands: list[list[int]]
    points: list[int]


class Play(Choice, frozen=True, kw_only=True):
    family: str


def check(options: Options, seats: int) -> Reason | None:
    if options.doubles == "none" and options.greedy_land:
        return Reason("H-OPT-01", "harvest-no-doubles", {"doubles": "none", "greedy_land": "true"})
    return None


def view(s: State, seat: Seat) -> Table:
    over = len(GAME.to_act(s)) == 0
    boards = [board_for(s, seat, owner) for owner in range(len(s.live))]
    return Table(
        awaited=list(GAME.to_act(s)),
        ask=None if over else Line("harvest-ask", {"crop": s.crop + 1}),
        result=list(GAME.ranks(s)) if over else [],
        crop=s.crop,
        hands=[[card for card in range(CARDS) if b.hand[card]] for b in boards],
        points=list(s.points),
    )


def choices(s: State, seat: Seat) -> list[Play]:
    return [
        Play(id=a, text=notation(s, seat, a), label=label(a), family=SPACE.decode(a)[0])
        for a in GAME.legal(s, seat)
    ]


def label(action: Action) -> Line:
    family, number = SPACE.decode(action)
    return Line(f"harvest-do-{family}", {"number": number})


def explain(s: State, seat: Seat, action: Action) -> Reason | None:
    if action in GAME.legal(s, seat):
        return None
    family, card = SPACE.decode(action)
    bids = s.phase == BIDDING and 0 <= seat < len(s.live) and s.live[seat].bid == NONE
    if bids and family == "card":
        return Reason("H-BID-02", "harvest-why-card", {"number": card})
    return Reason("H-TURN-01", NOT_NOW)


def breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    return [Line("harvest-points", {"n": s.points[seat]})]


def draw(seen: Table, say: Callable[[Line], str]) -> Text:
    rows = [f"crop {seen.crop + 1}"]
    rows += [
        f"seat {seat}: {points} points, cards {cards}"
        for seat, (points, cards) in enumerate(zip(seen.points, seen.hands, strict=True))
    ]
    return Text("\n".join(rows), style="bold green")
