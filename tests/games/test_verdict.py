"""Every finished match says why, to whoever looks, in words of three languages."""

from random import Random

import pytest

from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.events import AreaScore, RoundOver
from interregnum.games.registry import TITLES
from interregnum.games.shown import Line
from interregnum.games.torres.events import CastleScore, KingBonus, Scoring, Stand
from interregnum.games.verdict import by_points, change, gap
from interregnum.games.wonderful_kingdom import TITLE as KINGDOM
from interregnum.games.wonderful_kingdom.rules.state import OVER
from tests.arch.test_words import keys, unfolded
from tests.games.wonderful_kingdom.kit import bare, build
from tests.games.wonderful_kingdom.test_solo_and_scenarios import scenario


def part(name: str, n: int) -> Line:
    return Line(f"x-{name}", {"n": n})


def ids(lines: list[Line]) -> list[str]:
    return [line.id for line in lines]


PARTS = {0: [part("a", 5), part("b", 9)], 1: [part("a", 6)]}


def test_points_are_told_as_you_and_by_name() -> None:
    def told(viewer: int) -> list[str]:
        return ids(by_points(viewer, [14, 6], [1, 2], lambda seat: PARTS[seat], no))

    assert told(0) == ["ui-verdict-won-you", "ui-verdict-gap-mine"]
    assert told(1) == ["ui-verdict-behind-you", "ui-verdict-gap-theirs"]
    assert told(NONE) == ["ui-verdict-won", "ui-verdict-gap"]


def no(_first: int, _other: int) -> None:
    return None


def test_the_gap_names_the_part_that_decided_with_both_numbers() -> None:
    (line,) = gap(1, 0, 1, lambda seat: PARTS[seat])
    assert line.args == {"seat": 0, "theirs": part("b", 9), "mine": part("b", 0)}


def test_a_swing_is_told_by_parts_that_add_up_to_it() -> None:
    before, after = [part("a", 5), part("b", 1)], [part("a", 6), part("b", 4), part("now-c", 9)]
    found = change(before, after, 4, None)
    assert found == Line("ui-swing-parts", {"what": [part("b", 3), part("a", 1)]})
    lost = change(after, before[:1], -5, None)
    assert lost == Line("ui-swing-parts", {"what": [part("b", -4), part("a", -1)]})
    assert change(before, before, 2, None) is None

    many = [part(name, k) for k, name in enumerate("abcde")]
    told = change([], many, 10, None)
    assert told is not None
    assert told.args["what"] == [*many[:1:-1], Line("ui-swing-rest", {"n": 1})]


def test_the_largest_thing_stands_alone_only_for_all_of_a_swing() -> None:
    castle, after = part("castle", 9), [part("castles", 9), part("king", 5)]
    assert change([], after, 9, castle) == castle
    assert change([], after, 14, castle) == Line("ui-swing-parts", {"what": after})
    two = [part("castles", 12)]
    assert change([], two, 12, castle) == Line("ui-swing-most", {"what": two, "most": castle})


def test_a_new_card_is_named_by_itself() -> None:
    def total(n: int, *cards: str) -> Line:
        return Line("x-base", {"vp": n}, [Line("x-card", {"card": Line(card)}) for card in cards])

    assert change([total(3, "mill")], [total(8, "mill", "mint")], 5, None) == Line("mint")


def test_a_scoring_names_the_castle_that_brought_most() -> None:
    small = CastleScore(["h4"], 1, [Stand(0, 1, 1)])
    large = CastleScore(["c3", "c4"], 6, [Stand(0, 3, 18), Stand(1, 1, 6)])
    scoring = Scoring(None, 2, [0, 1], [small, large], KingBonus(1, 2, 10, [1]), None)
    source = scoring.source(0)
    assert source is not None
    assert source.id == "torres-source-castle"
    assert source.args == {"square": "c3", "area": 6, "level": 3, "points": 18}
    assert scoring.source(1) is None, "the king brought more"
    assert scoring.source(2) is None


def test_the_end_of_a_round_names_the_area_that_brought_most() -> None:
    over = RoundOver(None, 1, [AreaScore("desert", 0, 2), AreaScore("citadel", 0, 3)])
    area = Line("crown-of-ash-citadel")
    assert over.source(0) == Line("crown-of-ash-source-area", {"area": area, "points": 3})
    assert over.source(1) is None


def test_a_tie_is_told_by_name_and_a_shared_place_as_such() -> None:
    broken = by_points(1, [7, 7], [2, 1], lambda _seat: [], lambda _a, _b: Line("by-token"))
    assert ids(broken) == ["ui-verdict-level-you", "by-token"]
    assert ids(by_points(0, [7, 7], [1, 1], lambda _seat: [], no)) == ["ui-verdict-shared-you"]


def test_a_scenario_that_is_lost_says_which_condition_ended_it() -> None:
    s = scenario("sg01")
    s.phase = OVER
    lost = KINGDOM.view(s, 0).verdict
    assert ids(lost) == ["ui-verdict-lost-you", "wonderful-kingdom-why-lost-cards"]
    s.lost = 1
    assert ids(KINGDOM.view(s, 0).verdict)[1] == "wonderful-kingdom-why-lost-vermin"


def test_a_solo_game_is_told_as_you_and_by_name() -> None:
    s = scenario("sg01")
    s.phase = OVER
    build(s, 0, "farm", "farm", "farm", "farm")
    told = [ids(KINGDOM.view(s, viewer).verdict) for viewer in (0, NONE)]
    assert told == [["wonderful-kingdom-verdict-alone"], ["wonderful-kingdom-verdict-alone-other"]]


@pytest.mark.rule("W-END-05")
def test_the_kingdoms_tie_breaks_have_names() -> None:
    s = bare()
    build(s, 0, "farm")
    s.phase = OVER
    assert ids(KINGDOM.view(s, 1).verdict)[1] == "wonderful-kingdom-verdict-completed"
    build(s, 1, "farm")
    s.live[1].soldiers = 1
    assert ids(KINGDOM.view(s, 1).verdict) == [
        "ui-verdict-level-you",
        "wonderful-kingdom-verdict-soldiers",
    ]


LONG = [pytest.param(name, marks=pytest.mark.long) for name in ("torres", "crown-of-ash")]


@pytest.mark.parametrize("name", ["for-a-crown", "wonderful-kingdom", *LONG])
def test_a_match_played_to_its_end_says_why_in_every_language(name: str) -> None:
    title = TITLES[name]
    known = [keys(language) for language in ("en", "cs", "ru")]
    mode = next(iter(title.modes))
    s = title.new(title.mode_seats(mode)[0], title.modes[mode])
    rng = Random(7)
    while waiting := list(title.game.to_act(s)):
        seat = waiting[0]
        title.game.apply(s, seat, rng.choice(list(title.game.legal(s, seat))))
    for viewer in (NONE, 0, 1):
        told = title.view(s, viewer).verdict
        assert told
        for line in (each for one in told for each in unfolded(one)):
            for messages in known:
                assert line.id in messages, line
                assert messages[line.id] <= line.args.keys(), line
