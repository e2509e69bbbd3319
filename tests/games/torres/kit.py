"""Small tables for Torres: positions as words, moves as notation."""

from typing import Any, Final

from interregnum.core.game import CHANCE
from interregnum.games.shown import Reason
from interregnum.games.torres import TITLE
from interregnum.games.torres.options import Options
from interregnum.games.torres.rules.actions import MOVE, SPACE
from interregnum.games.torres.rules.data import CARD_NAMES, COLOURS
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.text import square
from interregnum.games.torres.view import view

GAME: Final = TITLE.game
FULL: Final = dict.fromkeys(CARD_NAMES, 1)
USUAL: Final = {2: [3, 3, 3, 3], 3: [3, 3, 2, 2], 4: [2, 2, 2, 2]}


def heights(text: str) -> dict[str, int]:
    """`c3:2 d3` is two blocks on c3 and one on d3."""
    pairs = [word.partition(":") for word in text.split()]
    return {name: int(number or 1) for name, _, number in pairs}


def table(
    blocks: str = "",
    *,
    a: str = "a8",
    b: str = "h1",
    c: str = "",
    d: str = "",
    king: str = "h8",
    hand: str = "",
    scores: tuple[int, ...] = (),
    stacks: list[list[int]] | None = None,
    turn: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> State:
    """A turn of seat 0; only the squares named carry blocks, and the king's own, h8."""
    knights = [men.split() for men in (a, b, c, d) if men]
    seats = len(knights)
    laid = {king: 1, **heights(blocks)}
    master = bool(options and options.get("master"))
    players = [
        {
            "colour": COLOURS[seat],
            "knights": knights[seat],
            "score": scores[seat] if scores else 0,
            "stacks": (stacks or [USUAL[seats]] * seats)[seat],
            "hand": FULL if master else {},
        }
        for seat in range(seats)
    ]
    if hand and not master:
        players[0]["hand"] = {name: hand.split().count(name) for name in set(hand.split())}
    own = bool(options and options.get("deck") == "own")
    if own:
        for player in players:
            held = player["hand"]
            assert isinstance(held, dict)
            player["deck"] = {name: 1 for name in CARD_NAMES if name not in held}
    doc = {
        "title": "torres",
        "blocks": laid,
        "king": king,
        "players": players,
        "turn": turn or {},
        "options": options or {},
        **({"master": "diff"} if master else {}),
        **rest,
    }
    return TITLE.load(doc)


def fresh(seats: int, **options: Any) -> State:
    return TITLE.new(seats, Options(**options))


def actor(s: State) -> int:
    return int(GAME.to_act(s)[0])


def action(s: State, text: str) -> int:
    return TITLE.parse(s, actor(s), text)


def why(s: State, text: str) -> Reason | None:
    """Why the seat that is awaited may not do this; `explain` and `legal` must agree."""
    seat, number = actor(s), action(s, text)
    reason = TITLE.explain(s, seat, number)
    assert (reason is None) == (number in GAME.legal(s, seat)), text
    return reason


def can(s: State, text: str) -> bool:
    return why(s, text) is None


def rule(s: State, text: str) -> str:
    """The clause that forbids it; empty if nothing does."""
    reason = why(s, text)
    return reason.rule if reason else ""


def play(s: State, *texts: str) -> State:
    """The same table after these actions, each of whoever is awaited, each legal."""
    for text in texts:
        assert can(s, text), f"{text}: {why(s, text)}"
        GAME.apply(s, actor(s), action(s, text))
    return s


def family(s: State, name: str) -> list[int]:
    """The offsets of the legal actions of a family."""
    decoded = [SPACE.decode(number) for number in GAME.legal(s, actor(s))]
    return [k for found, k in decoded if found == name]


def squares_of(s: State, name: str) -> set[str]:
    """The squares of the legal actions of a family."""
    return {square(k % 64) for k in family(s, name)}


def moves(s: State, source: str) -> set[str]:
    """Where the knight on a square may go."""
    ways = [number - MOVE for number in GAME.legal(s, actor(s)) if number >= MOVE]
    return {square(way % 64) for way in ways if square(way // 64) == source}


def targets(s: State, card: str, source: str = "") -> set[str]:
    """Where a card leads, played now (from a source)."""
    t = GAME.clone(s)
    play(t, f"C {card}", *([f"from {source}"] if source else []))
    return squares_of(t, "target")


def height(s: State, name: str) -> int:
    return int(s.board.height[index(name)])


def index(name: str) -> int:
    return "abcdefgh".index(name[0]) + 8 * (int(name[1:]) - 1)


def knights(s: State, seat: int) -> set[str]:
    return set(view(s, seat).players[seat].knights)


def stacks(s: State, seat: int) -> list[int]:
    return [int(n) for n in list(s.stacks)[4 * seat : 4 * seat + 4] if n >= 0]


def castles(s: State) -> list[tuple[int, int]]:
    """Area and height of every castle, sorted."""
    shown = view(s, -1).board.castles
    return sorted((castle.area, castle.height) for castle in shown)


def idle(s: State) -> State:
    """End the turn without doing anything more; the highest stack goes, and its blocks first."""
    play(s, "/")
    while actor(s) != CHANCE and not can(s, "S") and GAME.to_act(s):
        if can(s, "stack #1"):
            play(s, "stack #1")
        elif can(s, "share 1"):
            play(s, "share 1")
        else:
            break
    return s


def opened(seats: int, **options: Any) -> State:
    """A basic game after the set-up: knights on the first start castles, the king on the next."""
    s = fresh(seats, **options)
    for _ in range(seats + 1):
        GAME.apply(s, actor(s), int(GAME.legal(s, actor(s))[0]))
    return s


def last_turn(s: State, phase: int = 1) -> State:
    """The same position in the last turn of a phase, with one stack left in front of all."""
    doc = TITLE.position(s)
    seats = len(doc["players"])
    doc["phase"], doc["round"] = phase, 4 if seats == 2 or phase == 1 else 3
    doc["active"] = (doc["starter"] + seats - 1) % seats
    for seat, player in enumerate(doc["players"]):
        player["stacks"] = [0] if seat == doc["active"] else []
    doc["supply"] = None
    return TITLE.load(doc)


def score(s: State, phase: int = 1) -> State:
    """Play the position to the scoring of a phase, with nothing done before it."""
    return play(last_turn(s, phase), "/", "stack #1")
