"""What the bots think with: an order of positions, a quick move, a plan for a turn."""

from random import Random

from interregnum.bots.bot import ask
from interregnum.bots.names import parse
from interregnum.core.game import CHANCE
from interregnum.core.play import sample
from interregnum.games.torres import TITLE
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.view import view
from tests.games.torres.kit import GAME, action, opened, play, table

POLICY = TITLE.policy


def test_a_higher_knight_in_a_larger_castle_looks_better() -> None:
    low = table("c3:2 d3 e3", a="d3")
    high = table("c3:2 d3 e3", a="c3")
    large = table("c3:2 d3 e3 e4", a="c3")
    values = [POLICY.evaluate(s, 0) for s in (low, high, large)]
    assert values[0] < values[1] < values[2]
    assert POLICY.evaluate(high, 1) < POLICY.evaluate(low, 1)


def test_a_plan_sees_the_end_of_the_turn() -> None:
    """Raise d3, climb it, extend the castle: 4 × 2, the most that three AP can give."""
    s = table("c3:2 d3 e3", a="e3", turn={"spent": 2})
    first = POLICY.plan(s, 0, 12)[0][0]
    while GAME.to_act(s)[0] == 0 and s.step == 4 and s.spent < s.budget:
        GAME.apply(s, 0, POLICY.plan(s, 0, 12)[0][0])
    assert first in GAME.legal(table("c3:2 d3 e3", a="e3", turn={"spent": 2}), 0)
    assert view(s, 0).players[0].prospect.castles == 8


def test_a_turn_thought_through_once_is_the_plan_s() -> None:
    s = table("c3:2 d3 e3", a="e3", turn={"spent": 2})
    line, rows = POLICY.line(s, 0, 12), POLICY.plan(s, 0, 12)
    assert dict(rows)[line[0]] == rows[0][1]
    for number in line:
        GAME.apply(s, 0, number)
    assert view(s, 0).players[0].prospect.castles == 8
    assert POLICY.line(s, 0, 12) == [POLICY.plan(s, 0, 12)[0][0]]  # nothing is better any more


def test_a_plan_carries_a_card_out() -> None:
    s = table("c3:3 d3 e3 c4", a="d3", hand="jump2")
    best = POLICY.plan(s, 0, 8)[0][0]
    assert best in GAME.legal(s, 0)
    play(s, "C jump2", "from d3")
    assert POLICY.plan(s, 0, 8)[0][0] == action(s, "to c3")


def test_what_is_left_becomes_points_and_the_turn_ends() -> None:
    s = play(table(a="a8", turn={"spent": 5}))
    assert [number for number, _ in POLICY.plan(s, 0, 4)] == [action(s, "/")]


def test_every_decision_of_a_game_is_answered_legally() -> None:
    for options in TITLE.modes.values():
        rng, s = Random(1), TITLE.new(2, options)
        while len(waiting := GAME.to_act(s)):
            seat = int(waiting[0])
            number = sample(GAME, s, seat, rng) if seat == CHANCE else ask_plan(s, seat, rng)
            assert number in GAME.legal(s, seat)
            GAME.apply(s, seat, number)
        assert max(s.score) > 60


def ask_plan(s: State, seat: int, rng: Random) -> int:
    return ask(parse("plan:1"), POLICY, s, seat, rng)


def test_the_forecast_is_a_share_of_the_win() -> None:
    s = opened(3)
    assert POLICY.forecast(s, 0) == []
    chances = POLICY.forecast(s, 99)
    assert abs(sum(chances) - 1.0) < 1e-9
    lead = POLICY.forecast(table("c3:2 d3 e3", a="c3", scores=(20, 0)), 99)
    assert lead[0] > 0.6
