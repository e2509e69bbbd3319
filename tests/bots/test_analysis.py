"""Analysis after the game: parts that add up, costs that two looks agree on, nothing unfinished."""

from math import hypot
from random import Random
from typing import Any

import msgspec
import pytest

from interregnum.bots import analysis, judging
from interregnum.bots.analysis import analyse, analyse_shipped
from interregnum.bots.findings import Analysis, Parts
from interregnum.bots.hints import reasons_of
from interregnum.bots.weights import unlearned
from interregnum.core.chance import Chance, seeded_key
from interregnum.core.errors import BadInput
from interregnum.core.game import CHANCE
from interregnum.core.match import Match
from interregnum.games.registry import find
from interregnum.games.words import Words


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "ADVISER", "greedy")
    monkeypatch.setattr(analysis, "GLANCE", 20)
    monkeypatch.setattr(analysis, "TRIALS", 30)
    monkeypatch.setattr(analysis, "LOOKED_AT", 2)


def played(name: str, seats: int, seed: int = 3, *, most: int = 100_000) -> Match[Any]:
    """A match of quick players, with a careless one on seat 0."""
    title, rng = find(name), Random(seed)
    names = [f"P{seat}" for seat in range(seats)]
    match = title.match(names, title.Options(), Chance(seeded_key(seed), [""] * seats))
    while not match.over and len(match.log) < most:
        seat = match.game.to_act(match.state)[0]
        legal = [int(action) for action in match.game.legal(match.state, seat)]
        imagined = title.game.imagine(match.state, seat, rng)
        careless = seat == 0 and rng.random() < 0.5
        quick = title.policy.rollout(imagined, seat, rng)
        match.play(seat, rng.choice(legal) if careless else int(quick))
    return match


def look(match: Match[Any], seed: int = 0) -> Analysis:
    return analyse(find(match.game.name), match, seed=seed)


@pytest.mark.parametrize("name", ["for-a-crown", pytest.param("torres", marks=pytest.mark.long)])
def test_the_parts_of_every_seat_add_up_to_what_it_won(name: str) -> None:
    found = look(played(name, 3))
    for seat, part in enumerate(found.parts):
        whole = part.start + part.chance + part.own + part.others + part.residual
        assert whole == pytest.approx(part.result, abs=1e-9)
        assert part.result == found.points[-1].chances[seat]
        errors = (part.chance_error, part.own_error, part.others_error)
        assert abs(part.residual) <= 4.0 * hypot(*errors) + 1e-9  # luck and choices agree
        assert part.cost <= 0.0  # nobody plays better than the best
    assert sum(part.start for part in found.parts) == pytest.approx(1.0)
    assert found.parts[0].cost < min(-0.0001, found.parts[1].cost)  # who is careless pays
    assert found.points[0].entries == 0
    assert all(sum(point.chances) == pytest.approx(1.0) for point in found.points)


SHORT = "fell {} short of what the positions promised"


@pytest.mark.parametrize(
    ("chance", "own", "told"),
    [
        (-0.14, 0.31, "You lost 14 points to luck. Your choices brought 31 points"),
        (0.01, -0.01, f"You gained 1 point by luck. Your choices {SHORT.format('1 point')}"),
        (0.0, -0.31, f"Luck was even. Your choices {SHORT.format('31 points')}"),
    ],
)
def test_luck_and_choice_are_told_in_a_sentence(chance: float, own: float, told: str) -> None:
    line = analysis.sentence(Parts(0.5, chance, own, 0.0, 0.0, 1.0, -0.09, 0.0, 0.0, 0.0))
    best = "at each of them the best would have brought about 9 more."
    assert Words("en", []).say(line, []) == f"{told}; {best}"


def test_a_sentence_without_a_cost_says_so() -> None:
    line = analysis.sentence(Parts(0.5, 0.1, 0.4, 0.0, 0.0, 1.0, -0.001, 0.0, 0.0, 0.0))
    said = "Štěstí vám dalo 10 b. Vaše volby přinesly 40 b.; nic výrazně lepšího se nenašlo."
    assert Words("cs", []).say(line, []).replace("\u00a0", " ") == said


def test_two_looks_at_a_match_agree_within_their_error() -> None:
    match = played("for-a-crown", 3)
    one, other = look(match, 1), look(match, 2)
    for a, b in zip(one.parts, other.parts, strict=True):
        assert abs(a.chance - b.chance) <= 4.0 * (a.chance_error**2 + b.chance_error**2) ** 0.5
        assert abs(a.own - b.own) <= 4.0 * (a.own_error**2 + b.own_error**2) ** 0.5 + 0.001
        assert abs(a.cost - b.cost) <= 4.0 * (a.cost_error**2 + b.cost_error**2) ** 0.5 + 0.001


def test_luck_and_choices_are_found_out_apart() -> None:
    """What is left is not nothing by its definition: it tells how well the two agree."""
    found = look(played("for-a-crown", 3))
    assert any(abs(part.residual) > 1e-6 for part in found.parts)


def test_all_looks_at_a_match_tell_the_same_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "SURE", 0.5)  # so few trials are sure of little
    match = played("for-a-crown", 3)
    told = [{(each.seat, each.first) for each in look(match, seed).decisions} for seed in range(3)]
    assert told[0]
    assert told[0] == told[1] == told[2]


def test_what_others_missed_is_told_to_who_has_it() -> None:
    found = look(played("for-a-crown", 3))
    assert found.parts[1].gift > 0.0 or found.parts[2].gift > 0.0  # of who is careless on seat 0


def test_an_analysis_that_was_kept_before_is_still_read() -> None:
    old = "start chance own others residual result cost chance_error own_error cost_error"
    kept = msgspec.convert(dict.fromkeys(old.split(), 0.25), Parts)
    assert (kept.gift, kept.others_error) == (0.0, 0.0)


def test_the_same_seed_gives_the_same_analysis() -> None:
    match = played("for-a-crown", 3)
    assert look(match) == look(match)


@pytest.mark.parametrize(("seats", "knows"), [([3], True), ([4], False)])
def test_a_shipped_judge_gives_the_values_of_tables_that_it_knows(
    seats: list[int], knows: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, title = played("for-a-crown", 3, most=20), find("for-a-crown")
    monkeypatch.setattr(judging, "shipped", lambda policy: unlearned(policy, 4, seats))
    given: list[Any] = []
    monkeypatch.setattr(analysis, "analyse", lambda title, match, judge, *_: given.append(judge))
    analyse_shipped(title, match)
    assert (given[0] is not None) is knows


@pytest.mark.rule("W-SOLO-14")
def test_alone_in_the_kingdom_a_medal_is_what_there_is_to_win() -> None:
    title = find("wonderful-kingdom")
    match = played("wonderful-kingdom", 1)
    found = look(match)
    points = int(title.game.scores(match.state)[0])
    assert points < 70
    assert found.points[-1].chances == [0.0]  # first of one, but without a medal
    assert 0.0 < found.points[0].chances[0] < 1.0
    told = Words("en", [title], strict=True).say(found.told[0], match.names)
    assert told.endswith("Winning means a medal here: at least 70 points.")


def test_chances_are_those_of_the_judge() -> None:
    """Made sharper by quick games of the table they told less in For a Crown."""
    match, title = played("for-a-crown", 4), find("for-a-crown")
    judge = judging.Bench().judge(title.policy, match.after(0), None)
    assert judge is not None
    found = analyse(title, match, judge)
    for point in found.points[1:-1]:
        s = match.after(point.entries)
        if CHANCE not in title.game.to_act(s):
            assert point.chances == pytest.approx(judge.chances(s))


def test_a_match_that_is_not_over_is_not_analysed() -> None:
    with pytest.raises(BadInput, match="finished"):
        look(played("for-a-crown", 3, most=20))


def test_a_better_line_is_legal_where_it_is_told_and_has_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis, "SURE", 0.5)  # so few trials are sure of little
    match = played("for-a-crown", 3)
    title, found = find("for-a-crown"), look(match)
    assert found.decisions
    for decision in found.decisions:
        before = match.after(decision.first)
        assert decision.actions[0] in title.game.legal(before, decision.seat)
        assert decision.cost > 0.0
        for lang in ("en", "cs", "ru"):
            words = Words(lang, [title], strict=True)
            for line in [*decision.played, *decision.better, *decision.reasons, *found.told]:
                assert words.say(line, match.names)


def test_a_decision_is_told_only_if_its_cost_is_surely_above_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    costs = [0.3, -0.2] * 15  # 0.05 on the mean, with an error of 0.046
    monkeypatch.setattr(analysis.Analyst, "costs", lambda *_: costs)
    match = played("for-a-crown", 3)
    assert not look(match).decisions
    monkeypatch.setattr(analysis, "SURE", 1.0)
    assert look(match).decisions


@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_played_does_as_well_is_no_reason_for_the_better(seat: int) -> None:
    title, match = find("for-a-crown"), played("for-a-crown", 3, most=60)
    while list(match.game.to_act(match.state)) != [seat] and not match.over:
        actor = int(match.game.to_act(match.state)[0])
        match.play(actor, int(match.game.legal(match.state, actor)[0]))
    worlds = [title.game.imagine(match.state, seat, Random(k)) for k in range(3)]
    for action in match.game.legal(match.state, seat):
        assert not reasons_of(title, worlds, seat, [int(action)], [int(action)])
