"""`import interregnum`: the public names, as somebody who studies uses them."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import interregnum
from interregnum import library
from interregnum.bots.arena import Contest
from interregnum.core.errors import IllegalAction, NotYourTurn, UnknownBot
from interregnum.core.play import sample
from interregnum.games.registry import OWN
from interregnum.study.playing import recorded


class Last(interregnum.Bot):
    """Always the last of its choices."""

    name = "last"

    def weigh(
        self, policy: interregnum.Policy[Any], s: Any, seat: int, rng: Random
    ) -> list[interregnum.Weighed]:
        legal = list(policy.game.legal(s, seat))
        return [interregnum.Weighed(action, 0, 0.0) for action in reversed(legal)]


class Astray(Last):
    """Plays what there is not."""

    name = "astray"

    def choose(self, policy: interregnum.Policy[Any], s: Any, seat: int, rng: Random) -> int:
        return 99999


class Whole:
    """A whole number that is no int, as numpy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __int__(self) -> int:
        return int(self.number)


class Unmade(Last):
    def __init__(self) -> None:
        raise ValueError("not today")


class Watching(Last):
    """Counts what it is shown of the others, in every match anew."""

    name, watches = "watching", True
    shown = 0

    def seated(self) -> "Watching":
        return Watching()

    def watch(self, *seen: Any) -> None:
        Watching.shown += 1

    def choose(self, policy: interregnum.Policy[Any], s: Any, seat: int, rng: Random) -> int:
        return Whole(super().choose(policy, s, seat, rng))  # type: ignore[return-value]


def under_way(name: str, plies: int = 60) -> tuple[interregnum.Title[Any], Any]:
    title = interregnum.title(name)
    mode = next(iter(title.modes))
    s, rng = title.new(title.mode_seats(mode)[-1], title.modes[mode]), Random(5)
    for _ in range(plies):
        seat = title.game.to_act(s)[0]
        title.game.apply(s, seat, sample(title.game, s, seat, rng))
    return title, s


def test_the_names_are_those_of_the_library_and_all_have_words() -> None:
    assert interregnum.__all__ == library.__all__
    for name in set(interregnum.__all__) - {"CHANCE", "NONE"}:
        assert getattr(interregnum, name).__doc__, name
    assert "checked entrance" in str(interregnum.Match.__doc__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        getattr(interregnum, "nonsense")  # noqa: B009


def test_an_import_loads_nothing_else() -> None:
    code = "import sys, interregnum; print([m for m in sys.modules if 'interregnum.' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_match_is_played_written_read_and_verified(tmp_path: Path) -> None:
    match = interregnum.match("torres", ["Anna", "Petr"], mode="basic", seed=3)
    record = interregnum.play(match, ["random", Last()], seed=4).record
    interregnum.write(record, tmp_path / "match.json")
    assert interregnum.read(tmp_path / "match.json") == record
    assert interregnum.replay(record).state == match.state
    assert interregnum.verify(record) == ""


def test_the_same_seeds_give_the_same_match() -> None:
    twice = [interregnum.match("for-a-crown", ["a", "b", "c"], seed=1) for _ in range(2)]
    first, second = (interregnum.play(match, ["random"] * 3, seed=2).record for match in twice)
    assert first == second


@pytest.mark.parametrize("name", OWN)
def test_states_are_pickled_copied_and_compared(name: str) -> None:
    title, s = under_way(name)
    for twin in (pickle.loads(pickle.dumps(s)), copy.copy(s), copy.deepcopy(s)):
        assert twin == s
        seat = title.game.to_act(twin)[0]
        title.game.apply(twin, seat, title.game.legal(twin, seat)[0])
        assert twin != s
    with pytest.raises(TypeError, match="a state changes"):
        hash(s)


def test_an_unpickled_state_needs_no_title_loaded_before() -> None:
    title, s = under_way("torres")
    code = "import pickle, sys; print(len(pickle.load(sys.stdin.buffer).score))"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(s), capture_output=True, check=True
    )
    assert int(done.stdout) == len(title.game.scores(s))


def test_checked_play_refuses_with_the_reason_and_changes_nothing() -> None:
    match = interregnum.match("for-a-crown", ["a", "b", "c"], seed=7)
    title, s = interregnum.title("for-a-crown"), copy.copy(match.state)
    seat = int(title.game.to_act(s)[0])
    with pytest.raises(IllegalAction, match=r"it opens in a later round\. \(F-RECRUIT-02\)"):
        interregnum.apply(title, s, seat, title.parse(s, seat, "blind 4"))
    with pytest.raises(NotYourTurn):
        interregnum.apply(title, s, 1 - seat, 0)
    with pytest.raises(IllegalAction, match="is no action"):
        interregnum.apply(title, s, seat, 10**6)
    assert s == match.state
    interregnum.apply(title, s, seat, Whole(title.game.legal(s, seat)[0]))  # type: ignore[arg-type]
    assert s != match.state


def test_a_bot_of_ones_own_goes_wherever_a_name_goes() -> None:
    assert interregnum.bot("tests.test_library:Last").name == "last"
    assert type(interregnum.bot(Last)) is Last
    own = interregnum.arena("for-a-crown", [Last(), "random", "random"], games=6)
    named = interregnum.arena(
        "for-a-crown", ["tests.test_library:Last", "random", "random"], games=6
    )
    assert [o.ranks for o in own.outcomes] == [o.ranks for o in named.outcomes]


def test_a_bot_that_plays_what_is_not_legal_is_told_of() -> None:
    with pytest.raises(IllegalAction, match="astray, seat 0, plays 99999, which is not legal now"):
        interregnum.arena("for-a-crown", [Astray(), "random", "random"], games=1)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere.at.all:Bot", "No module named"),
        ("tests.test_library:Absent", "has no attribute"),
        ("pathlib:Path", "is no bot"),
        ("first", "there is no bot 'first'"),
        (object(), "is no bot; expected a name or a subclass"),
        (None, "None is no bot"),
        ("tests.test_library:Unmade", "cannot be made without arguments: not today"),
    ],
)
def test_what_is_no_bot_is_refused(name: Any, says: str) -> None:
    with pytest.raises(UnknownBot, match=says):
        interregnum.bot(name)


def test_a_bot_that_watches_does_so_wherever_it_sits_through_a_match() -> None:
    Watching.shown = 0
    match = interregnum.match("for-a-crown", ["a", "b", "c"], seed=7)
    interregnum.play(match, [Watching, "random", "random"])
    alone = Watching.shown
    assert alone > 20
    recorded(Contest("for-a-crown", {}, (Watching(), "random", "random"), 1), 0)
    assert Watching.shown > alone + 20
