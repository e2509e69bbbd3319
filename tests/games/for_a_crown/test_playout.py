"""Playouts: always legal, and by the values of greedy as greedy plays."""

from collections.abc import Iterator
from random import Random

import pytest

from interregnum.bots.greedy import GreedyBot
from interregnum.core.game import CHANCE, Action, Seat
from interregnum.core.play import sample
from interregnum.games.for_a_crown import TITLE
from interregnum.games.for_a_crown.policy import playout
from interregnum.games.for_a_crown.policy.marks import CHANCES, elapsed, purchases_left
from interregnum.games.for_a_crown.rules.state import (
    BRIBING,
    CHOOSING_ICON,
    CHOOSING_OPTION,
    HIRING_MAGES,
    MOVING,
    PAYING,
    RECRUITING,
    TARGETING,
    State,
)
from tests.games.for_a_crown.kit import RAB, turned

GAME = TITLE.game
POLICY = TITLE.policy
SETTINGS = [(mode, seats) for mode in TITLE.modes for seats in TITLE.seats]


def decisions(mode: str, seats: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """Every choice of a random game, in which chests, bandits and gallery come to differ."""
    rng = Random(seed)
    s = TITLE.new(seats, TITLE.modes[mode])
    while len(waiting := GAME.to_act(s)):
        seat = int(waiting[0])
        if seat != CHANCE and len(GAME.legal(s, seat)) > 1:
            yield s, seat
        GAME.apply(s, seat, sample(GAME, s, seat, rng))


@pytest.mark.parametrize(("mode", "seats"), SETTINGS)
def test_a_playout_moves_legally_in_every_mode(mode: str, seats: int) -> None:
    asked = set()
    for seed in range(4):
        for s, seat in decisions(mode, seats, seed):
            assert POLICY.rollout(s, seat, Random(seed)) in GAME.legal(s, seat)
            asked.add(s.phase)
    assert {RECRUITING, PAYING, TARGETING, MOVING, HIRING_MAGES} <= asked


@pytest.mark.parametrize("sale", ["when_paying", "any_time"])
def test_a_playout_moves_legally_where_the_heirloom_may_be_sold(sale: str) -> None:
    rng = Random(1)
    for seed in range(6):
        s = TITLE.new(4, TITLE.options({"heirloom_sale": sale}))
        while len(waiting := GAME.to_act(s)):
            seat = int(waiting[0])
            if seat != CHANCE:
                assert POLICY.rollout(s, seat, Random(seed)) in GAME.legal(s, seat)
            GAME.apply(s, seat, sample(GAME, s, seat, rng))


@pytest.mark.parametrize("round_", [2, 3, 4])
def test_what_a_bribe_is_paid_with_is_no_purchase(round_: int) -> None:
    """Once the heirloom is sold a bribe asks for its mix in the phase of the recruits."""
    table = turned("E5", "E1", round_=round_, chests={"RAB": "1/2/5/H"}, heirloom_sale="any_time")
    before = elapsed(table.state), [purchases_left(table.state, seat) for seat in range(3)]
    paying = table.play("bribe 5 sale").state
    assert paying.phase == PAYING
    assert (elapsed(paying), [purchases_left(paying, seat) for seat in range(3)]) == before
    assert sum(POLICY.forecast(paying, 1 << 20)) == pytest.approx(1.0)
    assert len(GreedyBot().weigh(POLICY, paying, RAB, Random(1))) == len(GAME.legal(paying, RAB))


def after(s: State, seat: Seat, action: Action) -> State:
    t = GAME.clone(s)
    GAME.apply(t, seat, action)
    return t


def goes_on(s: State, t: State) -> bool:
    """Somebody decides next, in the same round: a new one is marked by other weights."""
    return t.round == s.round and len(GAME.to_act(t)) > 0 and CHANCE not in GAME.to_act(t)


@pytest.mark.parametrize("phase", [TARGETING, MOVING])
def test_a_steady_playout_plays_what_one_ply_over_the_marks_would(phase: int) -> None:
    """Where the table goes on at once, its move has the highest value, alone or not."""
    compared = 0
    for seed in range(25):
        for s, seat in decisions("standard", 4, seed):
            if s.phase != phase:
                continue
            legal = [int(action) for action in GAME.legal(s, seat)]
            ends = {action: after(s, seat, action) for action in legal}
            if not all(goes_on(s, t) for t in ends.values()):
                continue
            values = {action: POLICY.evaluate(t, seat) for action, t in ends.items()}
            compared += max(values.values()) > min(values.values())
            chosen = playout.choose(s, seat, CHANCES, Random(seed))
            assert values[chosen] == pytest.approx(max(values.values()), abs=2e-6)
    assert compared > 20


@pytest.mark.parametrize(
    "phase", [RECRUITING, PAYING, CHOOSING_ICON, CHOOSING_OPTION, BRIBING, HIRING_MAGES]
)
def test_a_steady_playout_mostly_plays_as_greedy_in_the_other_phases(phase: int) -> None:
    """It looks through no chance, and not at who else becomes the richest; any best move counts."""
    same = asked = 0
    for seed in range(12):
        for s, seat in decisions("standard", 4, seed):
            if s.phase == phase:
                found = GreedyBot().weigh(POLICY, s, seat, Random(seed))
                chosen = playout.choose(s, seat, CHANCES, Random(seed))
                value = next(w.value for w in found if w.action == chosen)
                same += value >= found[0].value - 1e-6
                asked += 1
    assert asked > 20
    assert same / asked > 0.85
