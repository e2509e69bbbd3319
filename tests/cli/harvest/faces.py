"""What people see of Harvest."""

from collections.abc import Callable
from typing import Literal

import msgspec
from rich.text import Text

from interregnum.core.errors import BadNotation
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.title import NOT_NOW, Choice, Hidden, Line, Reason, View
from tests.cli.harvest.rules import BIDDING, SPACE, Board, Harvest, State, steps

GAME = Harvest()


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
    return Table(
        awaited=list(GAME.to_act(s)),
        ask=None if over else Line("harvest-ask", {"crop": s.crop + 1}),
        result=list(GAME.ranks(s)) if over else [],
        crop=s.crop,
        hands=[hand(board_for(s, seat, owner)) for owner in range(len(s.live))],
        points=list(s.points),
    )


def board_for(s: State, viewer: Seat, owner: Seat) -> Board:
    return s.shown[owner] if s.phase == BIDDING and owner != viewer else s.live[owner]


def hand(b: Board) -> list[int]:
    return [card for card, held in enumerate(b.hand) if held]


def choices(s: State, seat: Seat) -> list[Play]:
    return [
        Play(id=a, text=notation(s, seat, a), label=label(a), family=SPACE.decode(a)[0])
        for a in GAME.legal(s, seat)
    ]


def label(action: Action) -> Line:
    family, number = SPACE.decode(action)
    return Line(f"harvest-do-{family}", {"number": number})


def describe(s: State, seat: Seat, action: Action, viewer: Seat) -> Line | None:
    mark = GAME.seen(s, viewer, seat, action)
    if mark == NONE:
        return None
    family, number = SPACE.decode(mark)
    return Line(f"harvest-{family}", {"seat": seat, "number": number})


def notation(s: State, seat: Seat, action: Action) -> str:
    family, number = SPACE.decode(action)
    return f"{family}{number}" if family in ("draw", "card") else family


def parse(s: State, seat: Seat, text: str) -> Action:
    for action in range(SPACE.size):
        if notation(s, seat, action) == text:
            return action
    raise BadNotation(f"seat {seat}: {text!r} is no action of harvest")


def explain(s: State, seat: Seat, action: Action) -> Reason | None:
    if action in GAME.legal(s, seat):
        return None
    family, card = SPACE.decode(action)
    bidding = s.phase == BIDDING and 0 <= seat < len(s.live) and s.live[seat].bid == NONE
    if bidding and family == "card" and steps(s.live[seat])[0] != card:
        return Reason("H-BID-02", "harvest-why-card", {"number": card})
    return Reason("H-TURN-01", NOT_NOW)


def breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    return [Line("harvest-points", {"n": s.points[seat]})]


def finished_elsewhere(s: State, seat: Seat) -> bool:
    return s.phase == BIDDING and any(
        b.bid != NONE for other, b in enumerate(s.live) if other != seat
    )


BID: Hidden[State] = Hidden(
    value=lambda s, seat: tuple(b.bid for other, b in enumerate(s.live) if other != seat),
    several=finished_elsewhere,
)


def draw(seen: Table, say: Callable[[Line], str]) -> Text:
    rows = [f"crop {seen.crop + 1}"]
    rows += [
        f"seat {seat}: {points} points, cards {cards}"
        for seat, (points, cards) in enumerate(zip(seen.points, seen.hands, strict=True))
    ]
    return Text("\n".join(rows), style="bold green")
