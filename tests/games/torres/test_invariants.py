"""The ledger's invariants I-1 to I-12 on random games of every version and number of seats."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.core.play import sample
from interregnum.games.torres import TITLE
from interregnum.games.torres.census import census
from interregnum.games.torres.options import MODES, Options, check
from interregnum.games.torres.rules.actions import SPACE
from interregnum.games.torres.rules.state import STEPS, State
from interregnum.games.torres.view import view
from tests.contract.test_positions import example
from tests.games.torres.kit import GAME, castles, heights, index, stacks, table
from tests.reference.torres import STACKS

FREE: Final = [
    Options(
        under_may_merge=True,
        jump2_allow_any=True,
        leap_over_king=True,
        auto_convert_ap=True,
        keep_leftovers=True,
        stack_limit="two_players",
        passage_model="monotone",
        chooser_starts=True,
        score_by_track=True,
    ),
    Options(master=True, under_may_merge=True, shift_ground_only=True, passage_model="planar"),
]
TABLES: Final = [
    pytest.param(options, seats, id=f"{name}-{seats}")
    for name, options in [*MODES.items(), ("free", FREE[0]), ("free master", FREE[1])]
    for seats in (2, 3, 4)
]
SQUARE_FAMILIES: Final = {"deploy", "source", "target", "castle", "knight", "king"}


def walk(options: Any, seats: int, seed: int) -> Iterator[tuple[State, int, int]]:
    """The plies of a random game: the state before, who acts, the action."""
    rng, s = Random(seed), TITLE.new(seats, options)
    while len(waiting := GAME.to_act(s)):
        seat = int(waiting[0])
        action = sample(GAME, s, seat, rng)
        yield s, seat, action
        GAME.apply(s, seat, action)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_components_castles_and_figures_stay_in_order(options: Options, seats: int) -> None:
    """I-1, I-2, I-4, I-5, I-8, I-11."""
    deck = 40 if not options.master and options.deck == "common" else 10 * seats
    for s, _, _ in walk(options, seats, 1):
        counts = census(s)
        assert counts.pop("blocks") == 92
        assert counts.pop("cards") == deck
        assert set(counts.values()) == {6}
        assert s.supply >= 0
        assert all(height <= area for area, height in castles(s))
        figures = [figure for figure in view(s, NONE).board.figures if figure != NONE]
        placed = STEPS[s.step] not in ("master-card", "castles", "knights", "first-king")
        assert figures.count(9) == placed
        assert not placed or s.board.height[s.board.king] >= 1


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_an_action_changes_the_castles_only_as_it_may(options: Options, seats: int) -> None:
    """I-3, and the board count of knights never falls (I-5)."""
    for s, seat, action in walk(options, seats, 2):
        if seat == CHANCE or STEPS[s.step] in ("castles", "knights"):
            continue
        before, card = len(s.board.mask), STEPS[s.step] in ("card-target", "card-stack")
        name = view(s, seat).own
        playing = name.card if name else ""
        t = GAME.clone(s)
        GAME.apply(t, seat, action)
        change = len(t.board.mask) - before
        if card and playing == "under":
            assert change in (0, 1) or (options.under_may_merge and change < 0)
        elif card and playing == "shift":
            assert change in (-1, 0, 1)
            assert len(t.board.mask) >= min(6, before)
        else:
            assert change == 0
        for other in range(seats):
            assert t.reserve[other] <= s.reserve[other]


@pytest.mark.rule("RUL-T-49")
@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_scores_stacks_and_points_stay_in_order(options: Options, seats: int) -> None:
    """I-6, I-7, I-9, I-10."""
    before = [0] * seats
    limit = 99 if options.stack_limit == "two_players" and seats > 2 else 3
    for s, _, _ in walk(options, seats, 3):
        scores = list(s.score)
        on_track = [score for score in scores if score]
        assert len(set(on_track)) == len(on_track)
        assert all(now >= then for now, then in zip(scores, before, strict=True))
        assert s.spent <= s.budget
        assert [sum(list(s.gained)[4 * k : 4 * k + 4]) for k in range(seats)] == scores
        before = scores
        if STEPS[s.step] in ("turn", "card-source", "card-target", "draw", "pick", "return"):
            check_stacks(s, seats, limit)


def check_stacks(s: State, seats: int, limit: int) -> None:
    """As many stacks as turns left in the phase."""
    rounds = view(s, NONE).rounds - view(s, NONE).round
    for seat in range(seats):
        found = stacks(s, seat)
        has_turn = (seat - s.first) % seats >= (s.seat - s.first) % seats
        in_use = seat == s.seat and s.stack != NONE
        assert len(found) + in_use == rounds + has_turn
        assert max([0, *found]) <= limit


@pytest.mark.rule("T-SETUP-08")
def test_the_example_of_a_position_has_the_stacks_of_its_phase_card() -> None:
    """In the first round of a phase only the stack in use is missing."""
    doc = example("torres")
    given = STACKS[len(doc["players"])][doc["phase"] - 1]
    used = [[given[0]] if seat == doc["active"] else [] for seat in range(len(doc["players"]))]
    assert doc["round"] == 1
    assert doc["turn"]["stack"] < given[0], "a stack is chosen with its first block"
    for player, stack in zip(doc["players"], used, strict=True):
        assert player["stacks"] + stack == given


def turned(x: int) -> int:
    """A quarter turn: row to column."""
    row, column = divmod(x, 8)
    return column * 8 + 7 - row


def mirrored(x: int) -> int:
    row, column = divmod(x, 8)
    return row * 8 + 7 - column


def turned_name(name: str, turn: Any) -> str:
    x = turn(index(name))
    return "abcdefgh"[x % 8] + str(x // 8 + 1)


def turned_state(s: State, turn: Any) -> State:
    doc = TITLE.position(s)
    doc["blocks"] = {turned_name(name, turn): n for name, n in doc["blocks"].items()}
    doc["king"] = turned_name(doc["king"], turn) if doc["king"] else ""
    for player in doc["players"]:
        player["knights"] = [turned_name(name, turn) for name in player["knights"]]
    if doc["turn"]["source"]:
        doc["turn"]["source"] = turned_name(doc["turn"]["source"], turn)
    return TITLE.load(doc)


def turned_action(action: int, turn: Any) -> int:
    family, k = SPACE.decode(action)
    if family in SQUARE_FAMILIES:
        return action - k + int(turn(k))
    if family == "build":
        return action - k + k // 64 * 64 + int(turn(k % 64))
    if family == "move":
        return action - k + int(turn(k // 64)) * 64 + int(turn(k % 64))
    return action


@pytest.mark.parametrize(("options", "seats"), TABLES)
@pytest.mark.parametrize("turn", [turned, mirrored])
def test_a_turned_board_plays_the_same(options: Options, seats: int, turn: Any) -> None:
    """I-12: a quarter turn everywhere, a reflection too (the start squares apart)."""
    dice = Random(5)
    for s, seat, action in walk(options, seats, 4):
        if dice.random() > 0.15:
            continue
        twin = turned_state(s, turn)
        legal = sorted(turned_action(number, turn) for number in GAME.legal(s, seat))
        assert legal == list(GAME.legal(twin, seat))
        after = GAME.clone(s)
        GAME.apply(after, seat, action)
        GAME.apply(twin, seat, turned_action(action, turn))
        assert GAME.pack(turned_state(after, turn)) == GAME.pack(twin)


def test_the_start_squares_look_the_same_from_every_side() -> None:
    start = {x for x in range(64) if TITLE.new(2, Options()).board.height[x]}
    assert {turned(x) for x in start} == start
    assert {mirrored(x) for x in start} != start


def test_what_is_kept_up_to_date_is_what_follows_from_the_board() -> None:
    """The sets that move generation reads are those derived from the blocks alone."""
    for s, _, _ in walk(FREE[0], 3, 7):
        twin = GAME.unpack(GAME.pack(s))
        assert twin.board.sites == s.board.sites
        assert list(twin.board.below) == list(s.board.below)
        for mask in twin.board.mask:
            mine, other = list(s.board.mask).index(mask), list(twin.board.mask).index(mask)
            assert s.board.door[mine] == twin.board.door[other]
            assert s.board.area[mine] == twin.board.area[other]


def test_kit_reads_heights() -> None:
    assert heights("c3:2 d3") == {"c3": 2, "d3": 1}
    assert check(Options(), 2) is None
    assert castles(table("c3:2 d3")) == [(1, 1), (2, 2)]
