"""Events: what followed from an action, as data that all may see."""

from random import Random
from typing import Any

import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.core.play import sample
from interregnum.games.shown import Event
from interregnum.games.walk import Played, step
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.events import heard
from interregnum.games.wonderful_kingdom.events_end import Lost, Scored
from interregnum.games.wonderful_kingdom.events_kinds import (
    Completed,
    Discarded,
    Laid,
    Menaced,
    Planned,
    Production,
    Quested,
    Round,
    Struck,
    Supremacy,
)
from interregnum.games.wonderful_kingdom.options import MODES
from interregnum.games.wonderful_kingdom.rules.data import ADVISOR_IDS, SCENARIO_IDS
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.rules.state import State
from tests.games.wonderful_kingdom.kit import (
    GAME,
    act,
    build,
    dealt,
    fight,
    last,
    menaces,
    planning,
    site,
    why,
)
from tests.games.wonderful_kingdom.scenario_games import GAMES, fresh, path, played


def does(s: State, seat: int, text: str) -> Played[State]:
    """Play an action; what it was."""
    action = TITLE.parse(s, seat, text)
    entry = step(TITLE, 0, GAME.clone(s), seat, action)
    act(s, seat, text)
    return entry


def of(kind: type[Event], events: list[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def told(entry: Played[State], viewer: int) -> list[str]:
    line = entry.told(viewer)
    assert line is not None
    return [each.id.removeprefix("wonderful-kingdom-log-") for each in line.then]


def test_an_offer_tells_its_cards_as_they_lie() -> None:
    s = dealt()
    act(s, 0, "offer farm", "put L up", "offer mill")
    cards = of(Laid, does(s, 0, "lay R trap").events)
    assert [(c.card, c.area, c.face) for c in cards] == [("farm", 0, "up"), ("", 1, "trap")]


@pytest.mark.rule("RUL-W-06")
def test_what_a_window_hides_is_told_when_it_closes() -> None:
    s = planning(("farm", "quarry"), ("mill",))
    assert does(s, 0, "plan farm").events == []
    assert does(s, 0, "recycle quarry").events == []
    act(s, 0, "laboratory")
    assert does(s, 0, "end").events == []
    act(s, 1, "plan mill")
    entry = does(s, 1, "end")
    assert [(e.seat, e.card) for e in of(Planned, entry.events)] == [(0, "farm"), (1, "mill")]
    assert [(e.seat, e.card) for e in of(Discarded, entry.events)] == [(0, "quarry")]
    assert all(e.late for e in of(Planned, entry.events))


def test_who_did_it_is_not_told_again_when_the_window_closes() -> None:
    s = planning(("farm",), ("mill",))
    act(s, 0, "plan farm", "end")
    act(s, 1, "plan mill")
    entry = does(s, 1, "end")
    assert [told(entry, viewer).count("planned") for viewer in (0, 1, NONE)] == [1, 1, 2]
    mine = of(Planned, entry.events)[0]
    assert heard(mine, 0)
    assert not heard(mine, 1)


def test_in_a_window_a_seat_alone_is_told_what_it_completes() -> None:
    s = planning(("mill",), ("quarry",))
    site(s, 0, "farm", "M")
    s.live[0].krystallium = 1
    entry = does(s, 0, "krystallium farm")
    assert entry.events == []
    assert told(entry, 0) == ["completed"]
    assert entry.told(1) is None


def test_open_planning_tells_every_act_at_once_and_once() -> None:
    s = planning(("farm",), ("mill",), planning_visibility="open")
    entry = does(s, 0, "plan farm")
    assert [(e.seat, e.card, e.late) for e in of(Planned, entry.events)] == [(0, "farm", False)]
    act(s, 0, "end")
    act(s, 1, "recycle mill", "laboratory")
    assert of(Planned, does(s, 1, "end").events) == []


@pytest.mark.rule("W-SUP-01")
def test_a_production_step_tells_outputs_and_supremacy() -> None:
    s = planning(("mill",), ("farm",))
    build(s, 0, "quarry")
    act(s, 0, "recycle mill", "laboratory", "end")
    act(s, 1, "recycle farm", "laboratory")
    entry = does(s, 1, "end")
    (counted,) = of(Production, entry.events)
    assert (counted.resource, counted.outputs) == ("material", list(s.outputs))
    assert s.outputs[0] > s.outputs[1]
    assert [sum(part.cubes for part in each) for each in counted.sources] == counted.outputs
    (supreme,) = of(Supremacy, entry.events)
    assert (supreme.seat, supreme.resource, supreme.prize) == (0, "material", "training")


@pytest.mark.rule("W-SUP-03")
def test_the_second_supremacy_brings_a_soldier() -> None:
    s = planning(("mill",), ("farm",))
    build(s, 0, "quarry")
    s.live[0].training = 1
    act(s, 0, "recycle mill", "laboratory", "end")
    act(s, 1, "recycle farm", "laboratory")
    (supreme,) = of(Supremacy, does(s, 1, "end").events)
    assert supreme.prize == "soldier"


def test_a_completed_card_and_a_quest_step_on_a_turn_are_told_at_once() -> None:
    s = dealt(module="quest", quest="northern_lands")
    site(s, 0, "farm", "M")
    s.live[0].krystallium = 20
    s.live[0].soldiers = 20
    assert [e.card for e in of(Completed, does(s, 0, "krystallium farm").events)] == ["farm"]
    (done,) = of(Quested, does(s, 0, "step 1").events)
    assert (done.seat, done.step, done.final, done.late) == (0, 0, False, False)


@pytest.mark.rule("W-THIEF-01", "W-ICE-01")
def test_menaces_strike_when_planning_closes() -> None:
    s = planning(("farm", "ice_giant", "thief"), (), module="menace")
    act(s, 0, "freeze-plan farm", "cover material")
    entry = does(s, 0, "end")
    struck = [(e.menace, e.target) for e in of(Struck, entry.events)]
    assert struck == [("ice_giant", "farm"), ("thief", "material")]
    assert {e.card for e in of(Menaced, entry.events)} == {"ice_giant", "thief"}


@pytest.mark.rule("W-SHADOW-01")
def test_a_shadow_strikes_the_card_that_is_fed_to_it() -> None:
    s = planning(("farm", "quarry", "shadow"), (), module="menace")
    act(s, 0, "feed farm")
    struck = of(Struck, does(s, 0, "end").events)
    assert [(e.menace, e.target) for e in struck] == [("shadow", "farm")]


@pytest.mark.rule("W-MENACE-08")
def test_a_defeated_menace_is_told_when_the_fight_closes() -> None:
    s = planning((), (), module="menace")
    menaces(s, 0, vermin=2)
    s.live[0].soldiers = 9
    s = fight(s)
    act(s, 0, "defeat vermin")
    lines = told(does(s, 0, "end"), NONE)
    assert "menace-gone" in lines


def test_the_end_tells_points_by_part() -> None:
    s = planning((), (), module="advisor")
    build(s, 0, "farm", "farm", "royal_palace", "trophy_hall")
    s.live[0].advisors = 1 << ADVISOR_IDS.index("old_chronicler")
    s.live[0].calamities = 1
    s.live[0].soldiers = 9
    scored = of(Scored, does(last(s), 0, "end").events)
    assert [e.seat for e in scored] == [0, 1]
    for event in scored:
        assert event.points == points(s, s.live[event.seat]) == sum(event.parts.values())
        for part, vp in event.parts.items():
            assert sum(each.points for each in event.cards if each.part == part) == vp, part
    assert scored[0].parts["calamities"] == -4


@pytest.mark.parametrize(("scenario", "verdict"), GAMES)
def test_a_scenario_that_is_lost_says_by_which_clause(scenario: str, verdict: str) -> None:
    lines = path(scenario, verdict).read_text("utf-8").splitlines()[:-1]
    s = played(fresh(scenario), lines[:-1])
    who, _, text = lines[-1].partition(" ")
    events = does(s, CHANCE if who == "chance" else int(who), text).events
    number = SCENARIO_IDS.index(scenario) + 1
    if verdict == "won":
        assert of(Lost, events) == []
        return
    (lost,) = of(Lost, events)
    assert lost.reason.rule == "W-QUEST-08" or lost.reason.rule.startswith(f"W-SCEN-0{number}")
    assert not verdict.endswith("at once") or lost.reason.rule in ("W-SCEN-01d", "W-SCEN-05b")


@pytest.mark.rule("W-ROUND-03")
def test_a_game_tells_every_round_after_the_first_and_every_step_once() -> None:
    s, rng, events = TITLE.new(2, MODES["quests"]), Random(1), []
    while waiting := list(GAME.to_act(s)):
        action = sample(GAME, s, waiting[0], rng)
        entry = step(TITLE, 0, s, waiting[0], action)
        events += entry.events
        s = entry.after
    assert [event.round for event in of(Round, events)] == [2, 3, 4]
    resources = [event.resource for event in of(Production, events)]
    assert resources == ["material", "population", "gold", "exploration"] * 4


@pytest.mark.rule("RUL-W-24")
def test_a_lot_is_left_to_chance_and_a_draft_to_a_seat() -> None:
    by_lot = TITLE.new(1, TITLE.options({"duchies": "random"}))
    assert TITLE.explain(by_lot, CHANCE, TITLE.parse(by_lot, CHANCE, "duchy valados")) is None
    assert why(by_lot, 0, "duchy valados") == "W-SETUP-04"
    drafted = TITLE.new(1, TITLE.options({}))
    assert TITLE.explain(drafted, 0, TITLE.parse(drafted, 0, "duchy valados")) is None
    assert why(drafted, CHANCE, "duchy valados") == "W-SETUP-04"
