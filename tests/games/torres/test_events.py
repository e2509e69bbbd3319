"""What follows from an action, as data: points from AP, a scoring, the next phase, the end."""

from random import Random
from typing import Any, Final

import pytest

from interregnum.core.game import CHANCE
from interregnum.core.play import sample
from interregnum.games.torres import TITLE
from interregnum.games.torres.events import (
    AnyEvent,
    Converted,
    KingBonus,
    MasterBonus,
    Opening,
    Scored,
    Scoring,
    Stand,
    Winner,
    events,
)
from interregnum.games.torres.options import MODES, Options
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.view import view
from tests.games.torres.kit import GAME, action, actor, last_turn, play, table

CONVERTING: Final = Options(auto_convert_ap=True, keep_leftovers=True, chooser_starts=True)


def after(s: State, text: str) -> tuple[State, list[AnyEvent]]:
    """The table after an action, and what followed from it."""
    t = GAME.clone(s)
    play(t, text)
    return t, list(events(s, t, actor(s), action(s, text)))


def scored(s: State, phase: int = 1) -> list[AnyEvent]:
    """What the scoring of a phase brings, with nothing done before it."""
    return after(play(last_turn(s, phase), "/"), "stack #1")[1]


def scoring_of(found: list[AnyEvent]) -> Scoring:
    (told,) = (event for event in found if isinstance(event, Scoring))
    return told


@pytest.mark.rule("T-SCORE-02", "T-KING-02")
def test_a_scoring_tells_every_castle_and_who_stands_how_high() -> None:
    told = scoring_of(scored(table("c3:2 d3 c4 f6", a="c3 f6", b="d3 c4", king="f7")))
    shown = [(castle.squares, castle.area, castle.stands) for castle in told.castles]
    assert shown == [
        (["c3", "d3", "c4"], 3, [Stand(0, 2, 6), Stand(1, 1, 3)]),
        (["f6", "f7"], 2, [Stand(0, 1, 2)]),
    ]
    assert told.king == KingBonus(castle=1, level=1, points=5, seats=[0])
    assert (told.phase, told.order, told.master, told.line) == (1, [0, 1], None, None)


@pytest.mark.rule("T-TRACK-02")
def test_a_marker_tells_how_far_it_moves_and_where_it_stops() -> None:
    """Both earn 2; the second one finds the space taken, and goes on by one."""
    found = scored(table("c3:2 d3 f6:2 g6", a="d3", b="g6"))
    moved = [event for event in found if isinstance(event, Scored)]
    assert [(m.seat, m.stage, m.points, m.score) for m in moved] == [
        (0, "castles", 2, 2),
        (1, "castles", 3, 3),
    ]
    assert [m.line.id for m in moved if m.line] == ["torres-log-scores-castles"] * 2


@pytest.mark.rule("T-MASTER-08")
def test_a_scoring_tells_what_the_master_card_gives() -> None:
    s = table(a="a1 c1", b="d4", king="e5", options={"master": True}, master="border")
    told = scoring_of(scored(s))
    assert told.master == MasterBonus("border", [6, 0])
    s = table(a="a1 c1", b="d4", king="e5", options={"master": True}, master="diff")
    assert scoring_of(scored(s)).master is None


@pytest.mark.rule("RUL-T-41")
def test_points_from_unspent_ap_come_before_the_scoring() -> None:
    s = last_turn(table("c3", b="c3", options={"auto_convert_ap": True}, turn={"spent": 3}))
    t, found = after(s, "/")
    assert [type(event) for event in found] == [Converted]
    assert found[0] == Converted(found[0].line, 1, 2, 2)
    assert found[0].line is not None
    assert found[0].line.id == "torres-log-converts"
    assert isinstance(after(t, "stack #1")[1][0], Scoring)


@pytest.mark.rule("T-TRACK-01")
def test_a_point_that_is_bought_is_no_event_of_its_own() -> None:
    assert after(table(), "S")[1] == []


@pytest.mark.rule("T-FLOW-05")
def test_a_phase_tells_its_number_and_who_starts() -> None:
    s = play(last_turn(table("c3", a="c3")), "/", "stack #1")
    (told,) = after(s, "stay")[1]
    assert told == Opening(told.line, phase=2, starter=1)
    assert told.line is not None
    assert told.line.id == "torres-log-phase"


@pytest.mark.rule("T-END-02")
def test_the_end_names_the_winner() -> None:
    found = scored(table("c3", b="c3", scores=(7, 3)), phase=3)
    assert found[-1] == Winner(found[-1].line, seat=0, points=7, ranks=[1, 2])


@pytest.mark.parametrize("options", [*MODES.values(), CONVERTING])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_events_of_a_game_lead_to_its_scores(options: Any, seats: int) -> None:
    """Markers move from where they stood to where they are said to stop, in every game."""
    rng, s = Random(seats), TITLE.new(seats, options)
    stages: list[str] = []
    while len(waiting := GAME.to_act(s)):
        seat = int(waiting[0])
        number = sample(GAME, s, seat, rng)
        t = GAME.clone(s)
        GAME.apply(t, seat, number)
        found = list(events(s, t, seat, number))
        assert not found or seat != CHANCE
        check_markers(s, t, found)
        stages += [type(event).__name__ for event in found]
        s = t
    assert stages.count("Scoring") == 3
    assert stages.count("Opening") == 2
    assert stages[-1] == "Winner"


def check_markers(s: State, t: State, found: list[AnyEvent]) -> None:
    scores = list(s.score)
    for event in found:
        if isinstance(event, Scoring):
            check_castles(s, event)
        if isinstance(event, Converted | Scored):
            scores[event.seat] += event.points
            assert scores[event.seat] == event.score
    if any(isinstance(event, Scoring) for event in found):
        assert scores == list(t.score)


def check_castles(s: State, told: Scoring) -> None:
    """As the view has them."""
    shown = view(s, 0)
    castles = [(castle.squares, castle.area) for castle in shown.board.castles]
    assert [(castle.squares, castle.area) for castle in told.castles] == castles
    assert shown.board.castles[told.king.castle].king
    for player in shown.players:
        earned = [stand.points for c in told.castles for stand in c.stands
                  if stand.seat == player.seat]  # fmt: skip
        assert sum(earned) == player.prospect.castles
        assert (player.seat in told.king.seats) == bool(player.prospect.king)
        assert not told.master or told.master.points[player.seat] == player.prospect.master
