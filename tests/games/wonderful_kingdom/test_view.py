"""What a view tells beside the table: goals and dangers, and what a card would bring."""

from random import Random

import pytest

from interregnum.core.game import NONE
from interregnum.core.play import sample
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.breakdown import breakdown, sheet
from interregnum.games.wonderful_kingdom.rules.building import add_built
from interregnum.games.wonderful_kingdom.rules.choice import unlaid
from interregnum.games.wonderful_kingdom.rules.data import CARD_IDS, STEPS
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.view import (
    board_for,
    discarded,
    drawn_duchy,
    duchy,
    pile,
    quest_step,
    quest_steps,
    view,
)
from tests.games.wonderful_kingdom.kit import act, bare, dealt, planning, select
from tests.games.wonderful_kingdom.test_solo_and_scenarios import scenario


def goals(name: str, **changes: int) -> list[tuple[str, int, int, bool]]:
    s = scenario(name)
    for field, value in changes.items():
        setattr(s, field, value)
    return [(g.line.id.split("-", 2)[2], g.left, g.of, g.fatal) for g in view(s, 0).goals]


def test_a_scenario_counts_what_loses_it_and_what_it_asks_for() -> None:
    assert goals("sg01") == [("goal-vermin", 10, 10, True), ("goal-cards", 4, 4, False)]
    assert goals("sg05", beside=4) == [
        ("goal-beside", 1, 5, True),
        ("goal-thieves", 4, 4, False),
    ]
    assert [(g[0], g[1]) for g in goals("sg06")] == [("goal-quest", 2), ("goal-cards", 4)]
    assert view(dealt(), 0).goals == []


def test_a_goal_that_is_reached_says_so() -> None:
    s = scenario("sg02")
    for card in ("gate_of_hell", "secret_society", "royal_dungeon"):
        add_built(s.live[0], CARD_IDS.index(card))
    (goal,) = view(s, 0).goals
    assert (goal.left, goal.line.id) == (0, "wonderful-kingdom-goal-cards-done")


def test_a_card_tells_what_it_would_add_to_this_duchy() -> None:
    """Hall of Trophies: 2 for each discovery; Mint: a gold for each masterpiece, itself too."""
    s = bare()
    select(s, 0, "mint", "trophy_hall", "city_of_gold")
    p = s.live[0]
    add_built(p, CARD_IDS.index("trophy_hall"))
    told = view(s, 0).prospects
    before = points(s, p)
    assert told["mint"].makes == {"gold": 2}  # with the Hall of Trophies
    add_built(p, CARD_IDS.index("city_of_gold"))
    assert told["city_of_gold"].points == points(s, p) - before


def test_only_cards_in_sight_are_told_of() -> None:
    s = dealt()
    mine = set(view(s, 0).prospects)
    assert mine == {CARD_IDS[c] for c in s.hands[0]} - {"calamity"} | {"guild_house", "aqueduct"}
    assert view(s, NONE).prospects == {}


@pytest.mark.parametrize("mode", ["menace", "advisors-b", "quests"])
def test_what_is_kept_of_drawings_is_what_would_be_drawn_anew(mode: str) -> None:
    """Boards are kept by all that their drawings depend on; a field left out would show here."""
    rng, game = Random(7), TITLE.game
    s = game.new(2, TITLE.setup(TITLE.modes[mode], 2))
    while seats := [int(seat) for seat in game.to_act(s)]:
        seat = rng.choice(seats)
        game.apply(s, seat, sample(game, s, seat, rng))
        for owner, viewer in ((0, 0), (0, 1), (1, 0), (1, NONE)):
            p, hand = board_for(s, owner, viewer), len(unlaid(s, owner))
            assert duchy(s, owner, viewer) == drawn_duchy(s, p, owner, viewer, hand)
            assert breakdown(s, owner, viewer) == sheet(s, p)
        assert discarded(s) == pile(list(s.discard))
        assert quest_steps(s) == [quest_step(s, k) for k in range(len(s.quests) * STEPS)]


@pytest.mark.rule("W-ICE-01", "W-THIEF-01")
def test_whoever_has_menaces_is_asked_about_them_first_and_nobody_else_is() -> None:
    s = planning(("farm", "ice_giant", "thief"), ("mill",), module="menace")
    asked = [getattr(TITLE.view(s, seat).ask, "id", "") for seat in (0, 1, NONE)]
    assert [each.removeprefix("wonderful-kingdom-ask-") for each in asked] == [
        "freeze",
        "planning",
        "planning",
    ]
    act(s, 0, "freeze-plan farm")
    assert TITLE.view(s, 0).ask == Line("wonderful-kingdom-ask-hide", {})
