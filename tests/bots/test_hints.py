"""Why a move is advised: what the score sheets say, and nothing that the seat cannot know."""

from random import Random
from typing import Any

import pytest

from interregnum.bots import hints
from interregnum.bots.hints import (
    change,
    in_points,
    reasons,
    reasons_beside,
    rivalry,
    stakes,
    why,
    worlds,
)
from interregnum.bots.names import parse
from interregnum.bots.prospects import Outlook, prospects
from interregnum.core.game import CHANCE, Action, Seat
from interregnum.core.play import sample
from interregnum.games.registry import TITLES, find
from interregnum.games.shown import Line
from interregnum.games.title import Title
from interregnum.games.words import Words


def decisions(title: Title[Any], seats: int) -> Any:
    """Every decision of a game among greedy bots: the state, the seat and what it plays."""
    game, rng, bot = title.game, Random(5), parse("greedy")
    s = game.new(seats, title.setup(next(iter(title.modes.values())), seats))
    while len(game.to_act(s)):
        seat = int(game.to_act(s)[0])
        if seat == CHANCE:
            action = sample(game, s, seat, rng)
        else:
            action = bot.choose(title.policy, game.imagine(s, seat, rng), seat, rng)
            yield s, seat, action
        game.apply(s, seat, action)


def told(title: Title[Any], s: Any, seat: Seat, action: Action, seed: int = 1) -> list[str]:
    words = Words("en", [title])
    found = reasons(title, worlds(title, s, seat, Random(seed)), seat, action)
    return [words.say(line, ["Anna", "Petr", "Eva"]) for line in found]


def test_a_block_tells_the_castle_that_grows() -> None:
    title = find("torres")
    for s, seat, action in decisions(title, 2):
        found = reasons(title, worlds(title, s, seat, Random(1)), seat, action)
        if title.notation(s, seat, action).startswith("B ") and found:
            args: dict[str, Any] = dict(found[0].args)
            castle = args["what"]
            assert castle.id == "torres-now-castle"
            assert castle.args["points"] >= args["n"] > 0
            return
    raise AssertionError("no block made a castle grow")


def test_no_reason_is_a_sum_of_others() -> None:
    title = find("torres")
    for _, (s, seat, action) in zip(range(40), decisions(title, 2), strict=False):
        assert not any("scored now: +" in text for text in told(title, s, seat, action))


@pytest.mark.parametrize("name", ["crown-of-ash", "wonderful-kingdom", "for-a-crown", "torres"])
def test_reasons_change_nothing_and_do_not_hang_on_the_world_imagined(name: str) -> None:
    title = TITLES[name]
    some = 0
    for k, (s, seat, action) in enumerate(decisions(title, max(2, title.seats[0]))):
        if k % 5:
            continue
        before = title.game.pack(s)
        first = told(title, s, seat, action)
        some += bool(first)
        assert told(title, s, seat, action, seed=2) == first
        assert title.game.pack(s) == before
    assert some > 0


def test_a_move_tells_the_points_that_it_brings_against_the_next_best() -> None:
    """And speaks of the reader as such, never by name."""
    title, words, some = find("torres"), Words("en", [find("torres")]), 0
    for s, seat, action in decisions(title, 2):
        compared = rivalry(title, s, seat, action, 1)
        lines = stakes(title, s, seat, compared) if compared else []
        assert not any("Anna" in words.say(line, ["Anna", "Anna"]) for line in lines)
        points = [dict[str, Any](line.args) for line in lines if line.id == "ui-reason-points"]
        some += bool(points)
        assert all(args["n"] > args["m"] for args in points)
    assert some > 0


def test_a_chance_to_win_says_what_that_means_where_nobody_is_to_be_beaten() -> None:
    title = find("wonderful-kingdom")
    for seats, said in ((1, True), (2, False)):
        s, seat, action = next(iter(decisions(title, seats)))
        lines = why(title, worlds(title, s, seat, Random(1)), seat, action, 1)
        aims = [line for line in lines if line.id == "wonderful-kingdom-aim-medal"]
        assert bool(aims) is said


@pytest.mark.parametrize("name", ["wonderful-kingdom", "for-a-crown"])
def test_a_hint_always_tells_something(name: str) -> None:
    title, said = find(name), set[str]()
    words = Words("en", [title])
    for k, (s, seat, action) in enumerate(decisions(title, max(2, title.seats[0]))):
        if k % 9:
            continue
        found = why(title, worlds(title, s, seat, Random(1)), seat, action, 1)
        assert found
        said |= {line.id for line in found}
        assert all(words.say(line, ["Anna", "Petr", "Eva"]) for line in found)
        only = len(title.game.legal(s, seat)) == 1
        assert only or not any(line.id == "ui-reason-only" for line in found)
    assert "ui-reason-equal" in said


def test_less_than_a_point_is_not_told() -> None:
    assert in_points(Outlook(0.5, 3.4), Outlook(0.4, 2.6)) == []
    assert in_points(Outlook(0.5, 2.0), Outlook(0.4, 3.0)) == []
    assert [line.args for line in in_points(Outlook(0.5, 3.0), Outlook(0.4, 1.6))] == [
        {"n": 3, "m": 2}
    ]


def test_a_penalty_counts_against_who_has_it() -> None:
    """Who no longer has most bandits has gained: that is no reason for a rival's move."""
    title = find("for-a-crown")
    line = Line("for-a-crown-final-bandits")
    assert change(title, 1, line, None).gain == 1
    assert change(title, 1, None, line).gain == -1
    rival = hints.told(change(title, 1, None, line), 0)
    told = Words("en", [title]).say(rival, ["Anna", "Eve"]).replace("\u00a0", " ")
    assert told == "Eve: Most masked bandits: −1 ruby (−1)"


def test_what_the_next_best_does_as_well_is_no_reason() -> None:
    title, found = find("torres"), 0
    for _, (s, seat, action) in zip(range(60), decisions(title, 2), strict=False):
        imagined = worlds(title, s, seat, Random(1))
        alone = reasons(title, imagined, seat, action)
        assert not reasons_beside(title, imagined, seat, action, action)
        found += bool(alone)
    assert found


def castle(place: str, n: int, kind: str = "ui-reason") -> Line:
    return Line(kind, {"what": Line("torres-now-castle", {"square": place, "points": 9}), "n": n})


def goods(resource: str, n: int, seat: Seat | None = None) -> Line:
    what = Line("crown-of-ash-asset-goods", {"resource": Line(resource), "n": 4})
    whose = {} if seat is None else {"seat": seat}
    return Line("ui-reason" if seat is None else "ui-reason-rival", {"what": what, "n": n, **whose})


@pytest.mark.parametrize(
    ("ours", "theirs", "as_well"),
    [
        (castle("d1", 2), castle("a1", 14), True),  # points are points
        (castle("d1", 14), castle("a1", 2), False),
        (castle("d1", 2), castle("a1", 14, "ui-reason-now"), False),
        (goods("ash", 1), goods("ash", 2), True),
        (goods("ash", 1), goods("bone", 2), False),  # another thing is another reason
        (goods("ash", 1, 1), goods("ash", 1, 2), False),
        (goods("ash", 1, 1), goods("ash", 1, 1), True),
    ],
)
def test_as_many_points_by_another_way_are_no_reason(
    ours: Line, theirs: Line, *, as_well: bool
) -> None:
    assert hints.as_well(ours, theirs) is as_well
    turn = [Line("ui-reason-turn", {"what": each}) for each in (ours, theirs)]
    assert hints.as_well(*turn) is as_well
    assert not hints.as_well(ours, turn[1])


def test_a_hint_of_a_choice_always_tells_what_the_next_best_promises() -> None:
    title, compared = find("torres"), ("ui-reason-next", "ui-reason-equal", "ui-reason-longer")
    for _, (s, seat, action) in zip(range(60), decisions(title, 2), strict=False):
        if len(title.game.legal(s, seat)) > 1:
            found = why(title, worlds(title, s, seat, Random(1)), seat, action, 1)
            assert sum(line.id in compared for line in found) == 1


def test_a_chance_to_win_counts_wins_and_nothing_else() -> None:
    """Not places: who loses for sure is told so."""
    title = find("for-a-crown")
    s, seat, action = list(decisions(title, 3))[-1]
    for each in range(3):
        outlook = prospects(title.policy, s, seat, [action], 1, each, judged=False)[0]
        assert outlook.chance in (0.0, 0.5, 1.0)
