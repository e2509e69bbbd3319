"""Tables for the tests: a fresh one, hands dealt by name, boards laid out by hand."""

from typing import Any

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import CHANCE
from interregnum.games.shown import Reason
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.options import Options
from interregnum.games.wonderful_kingdom.rules.building import add_built, add_site, site_of
from interregnum.games.wonderful_kingdom.rules.data import (
    CALAMITY,
    CARD_IDS,
    DECK_CARDS,
    DEVELOPMENT_IDS,
    MENACE_IDS,
)
from interregnum.games.wonderful_kingdom.rules.state import (
    BEFORE,
    FIGHT,
    LAST,
    NEED_ONE,
    REVEALING,
    SELECTING,
    State,
)
from interregnum.games.wonderful_kingdom.rules.steps import (
    end_round,
    on_revealed,
    open_window,
)

GAME = TITLE.game
TEXTS = TITLE.families.texts
M, P, G, X, K, S = range(6)
COLOURS = "MPGXKS"


def options(**values: Any) -> Options:
    usual: dict[str, Any] = {"duchies": "valados_first"}
    if "scenario" not in values:
        usual |= {"module": "none", "allow_no_module": True, "quest": "usurper"}
        usual |= {"menace_deck_0": "ice_giants", "menace_deck_1": "rats"}
    return Options(**(usual | values))


def fresh(seats: int = 2, **values: Any) -> State:
    """Seat 0 starts with Valados; chance has still to deal."""
    s = TITLE.new(seats, options(**values))
    if seats == 2:
        act(s, CHANCE, "start 0")
    return s


def act(s: State, seat: int, *texts: str) -> State:
    """Play actions in notation, each checked."""
    for text in texts:
        action = TITLE.families.parse(text)
        assert action in GAME.legal(s, seat), (text, moves(s, seat))
        GAME.apply(s, seat, action)
    return s


def moves(s: State, seat: int) -> list[str]:
    return [TEXTS[action] for action in GAME.legal(s, seat)]


def why(s: State, seat: int, text: str) -> str:
    """The clause that forbids an action."""
    reason: Reason | None = TITLE.explain(s, seat, TITLE.families.parse(text))
    assert reason is not None, f"{text} is legal"
    return reason.rule


def cards(*names: str) -> Ints:
    return vec[i64](sorted(CARD_IDS.index(name) for name in names))


def names(v: Ints) -> list[str]:
    return [CARD_IDS[card & 127] for card in v]


def draw(s: State, *texts: str) -> State:
    """Chance draws these cards, one after the other."""
    return act(s, CHANCE, *(f"draw {text}" for text in texts))


HAND_0 = ("farm", "farm", "quarry", "hamlet", "mill", "harbour", "barracks")
HAND_1 = ("farm", "quarry", "merchants", "scouts", "seafarers", "mint", "cathedral")


def dealt(
    hand_0: tuple[str, ...] = HAND_0,
    hand_1: tuple[str, ...] = HAND_1,
    areas: tuple[str, str] = ("guild_house", "aqueduct"),
    **values: Any,
) -> State:
    """Round 1, both hands dealt, seat 0 to offer."""
    return draw(fresh(**values), *hand_0, *hand_1, *areas)


def offer(s: State, seat: int, first: str, put: str, second: str, lay: str) -> State:
    """`put` and `lay` as in "L up" or "R trap"."""
    return act(s, seat, f"offer {first}", f"put {put}", f"offer {second}", f"lay {lay}")


def bare(seats: int = 2, **values: Any) -> State:
    """A table in round 1 after Choice: hands and areas empty, nothing selected."""
    s = fresh(seats, **values)
    s.phase = REVEALING
    for seat in range(seats):
        s.hands[seat] = vec[i64]()
    s.areas = [vec[i64](), vec[i64]()]
    return s


def select(s: State, seat: int, *texts: str) -> None:
    """Cards into a selection, out of the deck or the supply."""
    for card in cards(*texts):
        if card < DECK_CARDS:
            s.bag[card] -= 1
        else:
            s.supply[card - CALAMITY] -= 1
    s.live[seat].selection = cards(*texts)


def planning(mine: tuple[str, ...], theirs: tuple[str, ...] = (), **values: Any) -> State:
    """Planning opens with these selections."""
    s = bare(1 if values.pop("solo", False) else 2, **values)
    select(s, 0, *mine)
    if len(s.live) == 2:
        select(s, 1, *theirs)
    on_revealed(s)
    return s


def build(s: State, seat: int, *texts: str) -> None:
    """Completed cards."""
    for text in texts:
        s.bag[CARD_IDS.index(text)] -= 1
        add_built(s.live[seat], CARD_IDS.index(text))


def site(s: State, seat: int, text: str, filled: str = "", flags: int = 0) -> None:
    """A construction with spaces filled: "MMP" is two material cubes and one population."""
    card = DEVELOPMENT_IDS.index(text)
    s.bag[card] -= 1
    i = add_site(s.live[seat], card, flags)
    for letter in filled:
        s.live[seat].sites[i] -= NEED_ONE[COLOURS.index(letter)]


def sites(s: State, seat: int) -> list[str]:
    return names(s.live[seat].sites)


def need(s: State, seat: int, text: str, r: int) -> int:
    """Open spaces of a resource on a construction."""
    target = GAME_TARGET[text]
    return s.live[seat].sites[site_of(s.live[seat], target)] >> 7 + 4 * r & 15


GAME_TARGET = {
    text[len("place ") :]: k for k, text in enumerate(t for t in TEXTS if t.startswith("place "))
}


def step(s: State, r: int) -> State:
    """The production step of a resource opens."""
    s.step = r
    s.outputs = vec[i64]([0] * len(s.live))
    open_window(s, BEFORE)
    return s


def fight(s: State) -> State:
    s.step = -1
    open_window(s, FIGHT)
    return s


def last(s: State) -> State:
    s.round = 4
    open_window(s, LAST)
    return s


def menaces(s: State, seat: int, **counts: int) -> None:
    for text, n in counts.items():
        k = MENACE_IDS.index(text)
        s.live[seat].menaces[k] += n
        s.supply[1 + k] -= n


def selecting(s: State, left: tuple[str, ...], right: tuple[str, ...], turn: int = 1) -> State:
    """Areas laid out face up, the selector of that turn to choose."""
    for area, texts in enumerate((left, right)):
        for text in texts:
            card = CARD_IDS.index(text)
            if card < DECK_CARDS:
                s.bag[card] -= 1
            s.areas[area] = vec[i64]([*s.areas[area], card])
    s.turn, s.phase = turn, SELECTING
    return s


def finish_round(s: State) -> State:
    end_round(s)
    return s
