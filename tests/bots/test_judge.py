"""A judge: what it is told, what it says, and files of weights."""

from array import array
from random import Random
from typing import Any

import msgspec
import pytest

from interregnum.bots.judge import CEILING, Net
from interregnum.bots.judging import Bench
from interregnum.bots.weights import (
    MOST_BYTES,
    Weights,
    judge_of,
    pack,
    read_names,
    row_names,
    shipped,
    unlearned,
    unpack,
)
from interregnum.core.errors import BadInput
from interregnum.core.game import CHANCE
from interregnum.core.play import sample
from interregnum.core.policy import Field
from interregnum.games.registry import OWN, find

HIDDEN = 4
CROWN = find("for-a-crown")


def tables(name: str, rng: Random, chance: float, seats: int = 0) -> list[Any]:
    """States of one random game, thinned out."""
    title = find(name)
    s, game, found = title.new(seats or title.usual_seats, title.options({})), title.game, []
    while waiting := list(game.to_act(s)):
        if rng.random() < chance:
            found.append(game.clone(s))
        game.apply(s, waiting[0], sample(game, s, waiting[0], rng))
    return found


def weights_with(policy: Any, told: dict[str, float]) -> Weights:
    """Nothing counts but some numbers, past the hidden units into the mark."""
    bare = unlearned(policy, HIDDEN, [2, 3, 4])
    width = HIDDEN + 2
    values = array("f", [0.0] * (bare.stages * bare.size))
    for stage in range(bare.stages):
        for name, x in told.items():
            values[stage * bare.size + bare.inputs.index(name) * width + HIDDEN] = x
    return msgspec.structs.replace(bare, values=values.tobytes())


@pytest.mark.parametrize("name", OWN)
def test_numbers_lie_in_the_ranges_of_their_fields(name: str) -> None:
    policy = find(name).policy
    judge = judge_of(policy, unlearned(policy, HIDDEN, []))
    fields: list[Field] = [f for f in policy.insights for _ in range(f.size)]
    for s in tables(name, Random(3), 0.05):
        chances = judge.chances(s)
        row = list(judge.row)[int(policy.width) :]
        assert len(row) == len(fields)
        wrong = [f.name for x, f in zip(row, fields, strict=True) if x and not f.low <= x <= f.high]
        assert wrong == []
        assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("name", OWN)
def test_a_judge_reads_fields_that_are_there(name: str) -> None:
    policy = find(name).policy
    assert set(policy.read) <= {field.name for field in policy.fields}
    assert len(set(row_names(policy))) == len(row_names(policy))
    assert 50 <= len(read_names(policy)) <= 1000  # few: they are learned from few games
    assert len(pack(unlearned(policy, 64, []))) <= MOST_BYTES


@pytest.mark.parametrize("name", OWN)
def test_every_stage_comes_up_and_a_game_has_pauses(name: str) -> None:
    policy = find(name).policy
    met = tables(name, Random(5), 1.0)
    few = {max(least, min(find(name).seats)) for least in (1, 2)}
    fewer = [s for seats in few for s in tables(name, Random(5), 1.0, seats)]
    assert {policy.stage(s) for s in [*met, *fewer]} == set(range(policy.stages))
    assert len({policy.pause(s) for s in met}) >= 8


def test_who_has_more_of_what_counts_is_the_favourite_wherever_it_sits() -> None:
    judge = judge_of(CROWN.policy, weights_with(CROWN.policy, {"wealth[0]": 0.2}))
    s = tables("for-a-crown", Random(1), 0.02)[-1]
    rubies = [int(x) + 5 * int(kept) for x, kept in zip(s.rubies, s.heirloom, strict=True)]
    chances = judge.chances(s)
    assert len(set(rubies)) > 1
    assert sorted(range(4), key=lambda k: rubies[k]) == sorted(range(4), key=lambda k: chances[k])


def test_icons_still_to_be_applied_are_counted_with_those_to_come() -> None:
    policy = CROWN.policy
    judge = judge_of(policy, unlearned(policy, HIDDEN, []))
    at = row_names(policy).index("now[0]")
    met = [s for s in tables("for-a-crown", Random(2), 1.0) if len(s.icons) > 0 and s.actor >= 0]
    assert met
    for s in met:
        judge.look(s, int(s.actor))
        assert all(judge.row[at + icon] >= list(s.icons).count(icon) for icon in s.icons)


def test_an_action_is_judged_by_what_follows_it() -> None:
    judge = judge_of(CROWN.policy, weights_with(CROWN.policy, {"own[1]": 1.0}))
    game = CROWN.game
    met = [(s, game.to_act(s)[0]) for s in tables("for-a-crown", Random(2), 1.0)]
    s, seat = next(row for row in met if row[1] != CHANCE and len(game.legal(*row)) > 3)
    promises = judge.promises(s, seat, 2, Random(1))
    assert len(promises) == len(game.legal(s, seat))
    assert promises == judge.promises(s, seat, 2, Random(1))


def test_a_hidden_unit_has_a_floor_and_a_ceiling() -> None:
    net = Net(1, [1.0, 0.0, 0.0], [0.0, 0.0, 0.0], [10.0, 3.0])
    judge = judge_of(CROWN.policy, weights_with(CROWN.policy, {}))
    row, places = judge.blank[:1], judge.places[:1]
    for x, unit in ((-3, 0.0), (0, 0.0), (7, CEILING)):
        row[0] = x
        assert net.run(row, places) == (10.0 * unit, 3.0 * unit)


def test_weights_come_back_as_they_were_kept() -> None:
    weights = unlearned(CROWN.policy, HIDDEN, [4])
    assert unpack(pack(weights)) == weights
    values = array("f", weights.values)
    judge = judge_of(CROWN.policy, weights)
    assert list(judge.nets[0].first)[:3] == values.tolist()[:3]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"title": "torres"}, "not of for-a-crown"),
        ({"inputs": ["nothing of the kind"]}, "cut short"),
        ({"values": b"1234"}, "cut short"),
        ({"format": 9}, "format 9; expected 1"),
    ],
)
def test_weights_of_something_else_are_refused(change: dict[str, Any], told: str) -> None:
    weights = msgspec.structs.replace(unlearned(CROWN.policy, HIDDEN, [4]), **change)
    with pytest.raises(BadInput, match=told):
        judge_of(CROWN.policy, unpack(msgspec.msgpack.encode(weights)))


def test_a_number_that_a_title_no_longer_has_is_named() -> None:
    weights = unlearned(CROWN.policy, HIDDEN, [4])
    renamed = ["gone", *weights.inputs[1:]]
    with pytest.raises(BadInput, match="has no number gone"):
        judge_of(CROWN.policy, msgspec.structs.replace(weights, inputs=renamed))


@pytest.mark.parametrize("name", OWN)
def test_shipped_weights_fit_their_title_and_tell_how_they_were_made(name: str) -> None:
    title = find(name)
    weights = shipped(title.policy)
    assert weights is not None
    assert weights.version == title.game.version
    assert title.usual_seats in weights.seats
    assert weights.made.command.startswith(f"interregnum train {name} --seats")
    assert weights.made.games > 0
    chances = judge_of(title.policy, weights).chances(
        title.new(title.usual_seats, title.options({}))
    )
    assert sum(chances) == pytest.approx(1.0)


def test_bytes_that_are_no_weights_are_refused() -> None:
    with pytest.raises(BadInput, match="no weights"):
        unpack(b"anything")


def test_weights_of_another_title_are_refused_at_any_table() -> None:
    """Also with a number of seats that they do not know: it would play without them, unseen."""
    ash = find("crown-of-ash")
    with pytest.raises(BadInput, match="not of crown-of-ash"):
        Bench().judge(ash.policy, ash.new(2, ash.options({})), shipped(CROWN.policy))
