"""The catalogue entry of Harvest: options, view, choices, reasons, words, positions."""

from typing import Any, Final, Literal

import msgspec
from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.errors import BadNotation, BadPosition
from interregnum.core.game import CHANCE, NONE, Action, Seat, Setup
from interregnum.core.policy import Policy
from interregnum.games.families import NOT_NOW, Loose
from interregnum.games.shown import Choice, Line, Reason, View
from interregnum.games.title import Hidden, Position, Title, flatten
from tests.contract.harvest.rules import (
    BIDDING,
    CARDS,
    DRAWING,
    SPACE,
    TAKING,
    Board,
    Harvest,
    State,
)

GAME: Final = Harvest()
PHASES: Final = ("drawing", "bidding", "taking")
FAMILIES: Final[dict[int, set[str]]] = {
    int(DRAWING): {"draw"},
    int(BIDDING): {"card", "plain", "doubled"},
    int(TAKING): {"keep", "swap"},
}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    doubles: Literal[0, 1] = 1


class Face(msgspec.Struct, frozen=True):
    hand: list[int]
    doubles: int
    card: int
    bid: int


class HarvestView(View, frozen=True, kw_only=True):
    boards: list[Face]
    phase: str
    crop: int
    winner: int
    bag: list[int]
    points: list[int]


class Move(Choice, frozen=True, kw_only=True):
    number: int


def check(options: Options, seats: int) -> Reason | None:
    """In a game of four nobody is left without a second strength."""
    if seats == 4 and not options.doubles:
        return Reason("harvest:2.3", "harvest-why-four", {"seats": seats})
    return None


def setup(options: Options, seats: int) -> Setup:
    return flatten(options)


def view(s: State, seat: Seat) -> HarvestView:
    over = len(GAME.to_act(s)) == 0
    return HarvestView(
        awaited=[seat for seat in GAME.to_act(s) if seat != CHANCE],
        ask=None if over else Line(f"harvest-ask-{PHASES[s.phase]}"),
        result=list(GAME.ranks(s)) if over else [],
        boards=[face(board_for(s, seat, owner)) for owner in range(len(s.live))],
        phase=PHASES[s.phase],
        crop=s.crop,
        winner=s.winner,
        bag=list(s.bag),
        points=list(s.points),
    )


def board_for(s: State, viewer: Seat, owner: Seat) -> Board:
    hidden = s.phase == BIDDING and owner != viewer
    return s.shown[owner] if hidden else s.live[owner]


def face(b: Board) -> Face:
    hand = [card for card in range(CARDS) if b.hand[card]]
    return Face(hand=hand, doubles=b.doubles, card=b.card, bid=b.bid)


def choices(s: State, seat: Seat) -> list[Move]:
    return [move(s, seat, action) for action in GAME.legal(s, seat)]


def move(s: State, seat: Seat, action: Action) -> Move:
    family, number = SPACE.decode(action)
    label = Line(f"harvest-{family}", {"number": number})
    return Move(id=action, text=notation(s, seat, action), label=label, number=number)


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
    family, k = SPACE.decode(action)
    if family not in families(s) or len(GAME.to_act(s)) == 0:
        return Reason("harvest:1.1", NOT_NOW)
    if s.phase == DRAWING:
        return why_not_draw(s, seat, k)
    if s.phase == TAKING:
        took = {"winner": int(s.winner)}
        return None if seat == s.winner else Reason("harvest:3.2", "harvest-why-winner", {**took})
    return why_not_bid(s, seat, family, k)


def why_not_draw(s: State, seat: Seat, crop: int) -> Reason | None:
    if seat != CHANCE:
        return Reason("harvest:1.1", NOT_NOW)
    return None if s.bag[crop] else Reason("harvest:1.2", "harvest-why-drawn", {"crop": crop})


def why_not_bid(s: State, seat: Seat, family: str, card: int) -> Reason | None:
    if not 0 <= seat < len(s.live):
        return Reason("harvest:2.1", NOT_NOW)
    b = s.live[seat]
    if b.bid != NONE:
        return Reason("harvest:2.2", "harvest-why-finished", {"card": int(b.card)})
    if (family == "card") != (b.card == NONE):
        return Reason("harvest:2.1", "harvest-why-step", {"card": int(b.card)})
    if family == "card" and not b.hand[card]:
        return Reason("harvest:2.4", "harvest-why-spent", {"card": card})
    if family == "doubled" and not b.doubles:
        return Reason("harvest:2.3", "harvest-why-doubles", {"left": 0})
    return None


def families(s: State) -> set[str]:
    return FAMILIES[int(s.phase)]


def breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    return [Line("harvest-points", {"points": int(s.points[seat])})]


def position(s: State) -> Position:
    return {
        "phase": PHASES[s.phase],
        "crop": int(s.crop),
        "winner": int(s.winner),
        "reveals": int(s.reveals),
        "bag": list(s.bag),
        "done": list(s.done),
        "points": list(s.points),
        "live": [board_doc(b) for b in s.live],
        "shown": [board_doc(b) for b in s.shown],
    }


def board_doc(b: Board) -> dict[str, Any]:
    return {"hand": list(b.hand), "doubles": int(b.doubles), "card": int(b.card), "bid": int(b.bid)}


def load(doc: Position) -> State:
    try:
        live, shown = ([loaded(b) for b in doc[side]] for side in ("live", "shown"))
        bag, done, points = (vec[i64](doc[name]) for name in ("bag", "done", "points"))
        phase, crop, winner = PHASES.index(doc["phase"]), doc["crop"], doc["winner"]
        return State(live, shown, bag, done, points, phase, crop, winner, doc["reveals"])
    except (KeyError, ValueError, TypeError) as error:
        raise BadPosition(f"no position of harvest: {error}") from error


def loaded(doc: dict[str, Any]) -> Board:
    return Board(vec[i64](doc["hand"]), doc["doubles"], doc["card"], doc["bid"])


def census(s: State) -> dict[str, int]:
    return {"crops": sum(s.bag) + sum(s.done), "boards": len(s.live)}


def finished(s: State, me: Seat) -> list[Seat]:
    """The others whose bids lie sealed."""
    if s.phase != BIDDING:
        return []
    return [k for k, b in enumerate(s.live) if k != me and b.bid != NONE]


def row(name: str) -> Hidden[State]:
    """One field of the sealed boards; a spare double is what varies `doubles`."""

    def value(s: State, me: Seat) -> object:
        return [repr(getattr(s.live[k], name)) for k in finished(s, me)].__repr__()

    def several(s: State, me: Seat) -> bool:
        shown = [s.shown[k] for k in finished(s, me)]
        return any(b.doubles > 0 if name == "doubles" else sum(b.hand) > 1 for b in shown)

    return Hidden(value, several)


FAMILIES_OF_HARVEST: Final = Loose(
    GAME,
    choices=choices,
    describe=describe,
    notation=notation,
    parse=parse,
    explain=explain,
    families=families,
)
TITLE: Final = Title(
    game=GAME,
    policy=Policy(GAME),
    seats=range(2, 5),
    Options=Options,
    modes={"standard": Options(), "plain": Options(doubles=0)},
    check=check,
    setup=setup,
    view=view,
    families=FAMILIES_OF_HARVEST,
    breakdown=breakdown,
    position=position,
    load=load,
    census=census,
    hidden={name: row(name) for name in ("hand", "card", "bid", "doubles")},
    bound=4 * (1 + 3 * 4),
    components={},
)
