"""Windows: at one's own pace, unseen by the other until they close."""

from random import Random

import pytest

from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.rules.actions import END, FINISHED
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.state import BUILD, PHASE_IDS, PLANNING
from interregnum.games.wonderful_kingdom.view import view
from interregnum.games.wonderful_kingdom.view_stage import stage
from tests.games.wonderful_kingdom.kit import GAME, act, moves, planning, sites


@pytest.mark.rule("RUL-W-06")
def test_planning_is_hidden_until_both_have_finished() -> None:
    s = planning(("farm",), ("mill",))
    before = view(s, 1)
    plan = TITLE.families.parse("plan farm")
    assert GAME.seen(s, 1, 0, plan) == NONE
    assert TITLE.told(s, 0, plan, 1) is None
    act(s, 0, "plan farm")
    assert view(s, 1) == before
    assert GAME.seen(s, 1, 0, END) == FINISHED
    act(s, 0, "end")
    assert view(s, 1).duchies == before.duchies
    assert view(s, 1).awaited == [1]
    act(s, 1, "plan mill", "end")
    assert [site.card for site in view(s, 1).duchies[0].sites] == ["farm"]


def test_the_view_tells_the_stage_and_whether_all_decide_at_once() -> None:
    s = planning(("farm",), ("mill",))
    assert (view(s, 0).stage, view(s, 0).window) == ("planning", True)
    stages = {}
    for phase, name in enumerate(PHASE_IDS):
        s.phase = phase
        stages[name] = stage(s), in_window(s)
    assert stages["starting"] == stages["keeping"] == ("setup", False)
    assert stages["offering"] == stages["reshuffling"] == ("choice", False)
    assert stages["revealing"] == ("planning", False)
    assert stages["before"] == stages["build"] == ("production", True)
    assert (stages["fight"], stages["last"]) == (("fight", True), ("end", True))
    assert stages["over"] == ("end", False)


@pytest.mark.rule("RUL-W-06")
def test_open_planning_shows_every_act() -> None:
    s = planning(("farm",), ("mill",), planning_visibility="open")
    plan = TITLE.families.parse("plan farm")
    assert GAME.seen(s, 1, 0, plan) == plan
    act(s, 0, "plan farm")
    assert [site.card for site in view(s, 1).duchies[0].sites] == ["farm"]
    assert sites(GAME.imagine(s, 1, Random(1)), 0) == ["farm"]


def test_an_imagined_window_goes_back_and_is_played_anew_by_who_has_finished() -> None:
    s = planning(("farm", "quarry"), ("mill",))
    act(s, 0, "plan farm")
    assert sites(GAME.imagine(s, 1, Random(1)), 0) == []
    act(s, 0, "plan quarry", "end")
    worlds = {tuple(sites(GAME.imagine(s, 1, Random(k)), 0)) for k in range(30)}
    assert len(worlds) > 2
    assert s.phase == PLANNING


def test_the_seats_of_a_window_commute() -> None:
    logs = (("plan farm", "end"), ("recycle mill", "laboratory", "end"))
    ends = []
    for first in (0, 1):
        s = planning(("farm",), ("mill",))
        act(s, first, *logs[first])
        act(s, 1 - first, *logs[1 - first])
        ends.append(GAME.pack(s))
    assert ends[0] == ends[1]
    assert s.phase == BUILD


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    s = planning((), ("mill",))
    assert list(GAME.to_act(s)) == [1]
    assert moves(s, 0) == []
