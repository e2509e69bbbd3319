"""Bots: honest, legal, within their budget, and better than chance."""

import signal
from random import Random
from time import thread_time
from typing import Any

import pytest

from harvest.rules.game import CARD, PLAIN, Harvest
from harvest.rules.state import State
from interregnum.bots.arena import duel
from interregnum.bots.bot import Bot, Weighed, ask, hint
from interregnum.bots.names import parse
from interregnum.bots.searcher import SearchBot
from interregnum.core.errors import UnknownBot
from interregnum.core.game import CHANCE, Action, Game, Seat
from interregnum.core.play import sample
from interregnum.core.policy import Policy
from interregnum.games.registry import TITLES, find
from interregnum.server.bot_worker import Question, answer

NAMES = ["random", "greedy", "flat:20", "search:20", "champion:20"]
TITLE = find("for-a-crown")


SETUP = {"doubles": 1}  # of Harvest


def fresh(game: Game[Any]) -> Any:
    title = TITLES[game.name]
    return title.new(title.seats[-1], title.options({}))


def decisions(game: Game[Any], rng: Random, chance: float) -> list[tuple[Any, Seat]]:
    """States of a random game in which some seat has a choice, thinned out."""
    s, found = fresh(game), []
    while len(waiting := game.to_act(s)):
        seat = int(waiting[int(rng.random() * float(len(waiting)))])
        if seat != CHANCE and len(game.legal(s, seat)) > 1 and rng.random() < chance:
            found.append((game.clone(s), seat))
        game.apply(s, seat, sample(game, s, seat, rng))
    return found


POLICIES: list[tuple[Policy[Any], float]] = [(Policy(Harvest()), 1.0), (TITLE.policy, 0.08)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("policy", "chance"), POLICIES, ids=["harvest", "for-a-crown"])
def test_an_answer_is_legal(policy: Policy[Any], chance: float, name: str) -> None:
    for s, seat in decisions(policy.game, Random(1), chance):
        assert ask(parse(name), policy, s, seat, Random(2)) in policy.game.legal(s, seat)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("policy", "chance"), POLICIES, ids=["harvest", "for-a-crown"])
def test_a_state_and_its_imagined_twin_get_the_same_answer(
    policy: Policy[Any], chance: float, name: str
) -> None:
    for s, seat in decisions(policy.game, Random(3), chance):
        twin = policy.game.imagine(s, seat, Random(4))
        mine, other = (hint(parse(name), policy, x, seat, Random(5)) for x in (s, twin))
        assert mine == other


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("title", list(TITLES))
def test_every_bot_plays_every_title(title: str, name: str) -> None:
    policy = TITLES[title].policy
    for s, seat in decisions(policy.game, Random(13), 0.02)[:2]:
        assert ask(parse(name), policy, s, seat, Random(14)) in policy.game.legal(s, seat)


class Watched(Harvest):
    """Lets nobody but `imagine` touch the true state."""

    def __init__(self, secret: State) -> None:
        self.secret = secret

    def clone(self, s: State) -> State:
        assert s is not self.secret
        return super().clone(s)

    def legal(self, s: State, seat: Seat) -> Any:
        assert s is not self.secret
        return super().legal(s, seat)

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        assert s is not self.secret
        super().apply(s, seat, action)

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        return Harvest().imagine(s, seat, rng)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_never_receives_the_true_state(name: str) -> None:
    for s, seat in decisions(Harvest(), Random(6), 1.0):
        ask(parse(name), Policy(Watched(s)), s, seat, Random(7))


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_in_another_process_is_sent_the_packed_state(name: str) -> None:
    s, seat = decisions(TITLE.game, Random(8), 0.08)[0]
    imagined = TITLE.game.imagine(s, seat, Random(9))
    packed = TITLE.game.pack(imagined)
    here = parse(name).choose(TITLE.policy, imagined, seat, Random(10))
    assert answer(Question("for-a-crown", packed, seat, name, 10, 60.0)).action == here


def open_window(game: Harvest, rivals: int) -> State:
    """The first crop is drawn; so many rivals of seat 0 have bid."""
    s = game.new(4, SETUP)
    game.apply(s, CHANCE, 3)
    for seat in range(1, rivals + 1):
        game.apply(s, seat, CARD + seat)
        game.apply(s, seat, PLAIN)
    return s


@pytest.mark.parametrize("rivals", [0, 1, 2, 3])
def test_search_decides_in_a_window_whoever_has_finished(rivals: int) -> None:
    game = Harvest()
    s = open_window(game, rivals)
    found = hint(parse("search:300"), Policy(game), s, 0, Random(1))
    assert {w.action for w in found} == set(game.legal(s, 0))
    assert min(w.visits for w in found) > 0, "every choice is tried"
    assert found[0].value == max(w.value for w in found), "the best is looked at most"


def test_search_counts_its_visits_and_values() -> None:
    game = Harvest()
    found = hint(parse("search:200"), Policy(game), open_window(game, 0), 0, Random(1))
    assert 0 < sum(w.visits for w in found) <= 200
    assert all(0.0 <= w.value <= 1.0 for w in found)


def test_search_weighs_a_lone_choice_too() -> None:
    game = Harvest()
    s = game.new(2, SETUP)
    game.apply(s, CHANCE, 0)
    s.hand[0] = 1 << 4
    only = Weighed(CARD + 4, 0, 0.0)
    assert hint(parse("search:10"), Policy(game), s, 0, Random(1)) == [only]


@pytest.mark.parametrize("seconds", [0.05, 0.2])
def test_search_spends_its_processor_time_and_no_more(seconds: float) -> None:
    game = Harvest()
    s = open_window(game, 0)
    start = thread_time()
    SearchBot(seconds=seconds).weigh(Policy(game), game.imagine(s, 0, Random(1)), 0, Random(1))
    assert thread_time() - start < seconds + 0.05


class Refuses(Bot):
    name = "refuses"

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        raise AssertionError("a lone choice needs no thought")


def test_a_lone_choice_is_answered_without_thought() -> None:
    game = Harvest()
    s = game.new(2, SETUP)
    game.apply(s, CHANCE, 3)
    s.hand[0] = 1 << 4
    assert Refuses().choose(Policy(game), s, 0, Random(1)) == CARD + 4


@pytest.mark.parametrize("better", ["flat:60", "search:60"])
def test_playouts_beat_chance_at_a_game_with_windows(better: str) -> None:
    game, won = Harvest(), 0.0
    for k in range(60):
        s = game.new(3, SETUP)
        bots = {seat: parse(better if seat == k % 3 else "random") for seat in range(3)}
        duel(Policy(game), s, bots, Random(k))
        ranks = list(game.ranks(s))
        won += (ranks[k % 3] == 1) / ranks.count(1)
    assert won / 60 > 0.4


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("random", "random"),
        (" Greedy ", "greedy"),
        ("flat", "flat:400"),
        ("flat:25", "flat:25"),
        ("search", "search:0.2s"),
        ("search:0.5s", "search:0.5s"),
        ("search:2s", "search:2s"),
        ("search:800", "search:800"),
    ],
)
def test_a_bot_is_found_by_its_name(text: str, name: str) -> None:
    assert parse(text).name == name


@pytest.mark.parametrize(
    "text",
    ["", "gready", "greedy:2", "random:", "flat:0", "flat:0.2s", "flat:-3", "flat:many", "search:",
     "search:0s", "search:0", "search:1e3", "search:9999s", "search:0.2", "search:0.2s:3"],
)  # fmt: skip
def test_a_bad_name_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(UnknownBot, match="expected a level") as caught:
        parse(text)
    assert repr(text) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_every_title_has_an_evaluation_that_looks_at_no_secret() -> None:
    for title in TITLES.values():
        for s, seat in decisions(title.game, Random(11), 0.1):
            twin = title.game.imagine(s, seat, Random(12))
            assert title.policy.evaluate(twin, seat) == title.policy.evaluate(s, seat)


@pytest.mark.parametrize("name", ["search:0.000001s", "search:0.2s", "search:600s", "search:10s"])
def test_a_bot_can_be_asked_for_by_its_name(name: str) -> None:
    assert parse(name).name == name
    assert parse(parse(name).name).name == name


def test_a_search_can_be_interrupted() -> None:
    """Compiled code looks at no signal by itself."""

    def ring(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    s = TITLE.new(3, TITLE.options({}))
    while CHANCE in (waiting := list(TITLE.game.to_act(s))):
        TITLE.game.apply(s, CHANCE, sample(TITLE.game, s, CHANCE, Random(1)))
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(KeyboardInterrupt):
            ask(parse("search:60s"), TITLE.policy, s, waiting[0], Random(1))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
