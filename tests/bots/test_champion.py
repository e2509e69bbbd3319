"""The champion: legal everywhere, honest about what it saw, and better than chance."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from interregnum.bots import champion
from interregnum.bots.advised import MODELS, PRIOR, Rivals
from interregnum.bots.arena import Contest, run
from interregnum.bots.bot import Bot, Weighed, ask, show
from interregnum.bots.champion import ChampionBot, mixed, settled
from interregnum.bots.judging import JudgeBot
from interregnum.bots.names import find_bot, parse
from interregnum.bots.search import Search
from interregnum.bots.tuning import Tuning
from interregnum.bots.weights import pack, unlearned
from interregnum.core.errors import BadInput, UnknownBot
from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.core.play import sample
from interregnum.core.policy import Planning, Policy
from interregnum.games.registry import OWN, find

CROWN = find("for-a-crown")


def decisions(name: str, rng: Random, count: int) -> list[tuple[Any, Seat]]:
    """Some decisions of a random game, spread over it."""
    title = find(name)
    game, s, found = title.game, title.new(title.usual_seats, title.options({})), []
    while waiting := list(game.to_act(s)):
        seat = int(waiting[0])
        if seat != CHANCE and len(game.legal(s, seat)) > 1:
            found.append((game.clone(s), seat))
        game.apply(s, seat, sample(game, s, seat, rng))
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("name", OWN)
def test_it_answers_legally_with_a_judge_and_without(name: str) -> None:
    policy = find(name).policy
    judged = ChampionBot(iterations=200, weights=unlearned(policy, 4, [2, 3, 4]))
    for bot in (parse("champion:200"), judged):
        for s, seat in decisions(name, Random(1), 3):
            assert ask(bot, policy, s, seat, Random(2)) in policy.game.legal(s, seat)


def test_no_judge_is_asked_about_an_automa_among_people() -> None:
    """It was taught by people, and by who is alone against an automa."""
    ash = find("crown-of-ash")
    bot = ChampionBot(iterations=1, weights=unlearned(ash.policy, 4, [2, 3]))
    pair, alone = (ash.new(people, ash.options({})) for people in (2, 1))
    among = ash.new(2, ash.modes["with automa"])
    assert [len(ash.game.scores(s)) for s in (alone, among)] == [2, 3]
    assert bot.advised(ash.policy, pair).judge is not None
    assert bot.advised(ash.policy, alone).judge is not None
    assert bot.advised(ash.policy, among).judge is None


def test_stages_that_are_not_searched_are_played_as_the_judge_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weights = unlearned(CROWN.policy, 4, [4])
    bot, judge = ChampionBot(iterations=50, weights=weights), JudgeBot(weights)
    s, seat = decisions("for-a-crown", Random(4), 3)[1]
    before = bot.taught(CROWN.policy)
    monkeypatch.setattr(champion, "tuning_of", lambda _: Tuning(trust=0, first=9))
    found = bot.weigh(CROWN.policy, s, seat, Random(7))
    assert found == judge.weigh(CROWN.policy, s, seat, Random(7))
    assert bot.taught(CROWN.policy) != before


def test_its_name_is_read_back() -> None:
    assert parse("champion:800").name == "champion:800"
    assert parse("champion").name == parse("champion:0.2s").name == "champion:0.2s"


def test_weights_of_a_file_are_read_by_name(tmp_path: Path) -> None:
    path = tmp_path / "judge.msgpack"
    path.write_bytes(pack(unlearned(CROWN.policy, 4, [3])))
    for name in ("judge", "champion:30"):
        bot = find_bot(f"{name}@{path}").seated()
        assert bot.name == f"{name}@{path}"
        assert bot.taught(CROWN.policy) != ""
    standing = run(Contest("for-a-crown", {}, (f"judge@{path}", "random", "random"), 1), 1)
    assert standing.games == 1


def test_weights_for_who_reads_none_or_that_are_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="reads no weights"):
        find_bot(f"greedy@{tmp_path}")
    with pytest.raises(BadInput, match="cannot be read"):
        find_bot(f"judge@{tmp_path / 'nothing'}")
    with pytest.raises(UnknownBot):
        parse(f"judge@{tmp_path}")
    other = tmp_path / "other.msgpack"
    other.write_bytes(pack(unlearned(CROWN.policy, 4, [2])))
    with pytest.raises(BadInput):  # where it plans, too
        run(Contest("torres", {}, (f"champion:40@{other}", "random"), 1), 1)


def test_the_same_table_and_luck_give_the_same_answer() -> None:
    s, seat = decisions("for-a-crown", Random(4), 3)[1]
    answers = [ask(parse("champion:60"), CROWN.policy, s, seat, Random(9)) for _ in range(2)]
    assert answers[0] == answers[1]


def test_it_beats_chance() -> None:
    standing = run(Contest("for-a-crown", {}, ("champion:40", "random", "random"), 3), 8)
    assert standing.wins(0) >= 6


@pytest.mark.parametrize("model", range(len(MODELS)))
def test_a_rival_is_believed_to_be_what_it_plays_like(model: int) -> None:
    policy, rng = CROWN.policy, Random(5)
    rivals: Rivals[Any] = Rivals(policy, 4)
    for s, seat in decisions("for-a-crown", Random(6), 40):
        move = rivals.move(model, s, seat, rng)
        viewer = (seat + 1) % 4
        rivals.learn(s, viewer, seat, policy.game.seen(s, viewer, seat, move), rng)
    believed = [sum(beliefs[k] for beliefs in rivals.beliefs) for k in range(len(MODELS))]
    assert believed[model] > 4 * PRIOR[model]


class Counted(Planning):
    """Counts how long it is thought about; another number of steps leads to another action."""

    def __init__(self) -> None:
        self.steps = 0

    def step(self) -> bool:
        self.steps += 1
        return self.steps < 70

    def found(self) -> list[tuple[Action, float]]:
        return [(self.steps, 1.0), (0, 0.5)]


class Planner(Policy[Any]):
    """Plans every decision."""

    def planning(self, s: Any, seat: Seat, rng: Random) -> Planning:
        return Counted()


@pytest.mark.parametrize(
    ("budget", "steps"), [("0.000001s", 1), ("40", 1), ("800", 20), ("999999", 70), ("10s", 70)]
)
def test_a_plan_is_thought_about_as_long_as_the_budget_lasts(budget: str, steps: int) -> None:
    s, seat = decisions("for-a-crown", Random(4), 3)[1]
    policy = Planner(CROWN.game)
    bot = parse(f"champion:{budget}")  # asked past `ask`: a count of steps is no legal action
    assert bot.choose(policy, s, seat, Random(1)) == steps


@pytest.mark.parametrize("name", ["torres", "wonderful-kingdom"])
def test_the_longer_a_plan_is_thought_about_the_better_it_is(name: str) -> None:
    """Never worse than at the first step; and better than that in some decisions of a game."""
    policy, gains = find(name).policy, []
    for s, seat in decisions(name, Random(3), 30):
        planning = policy.planning(s, seat, Random(1))
        if planning is not None:
            planning.step()
            first = planning.found()[0][1]
            steps = 1
            while steps < 6 and planning.step():
                steps += 1
            gains.append(planning.found()[0][1] - first)
    assert min(gains) >= 0.0
    assert max(gains) > 0.0


class Watcher(Bot):
    """Notes what it is shown."""

    name = "watcher"
    watches = True

    def __init__(self) -> None:
        self.marks: list[Action] = []

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        return [Weighed(int(policy.game.legal(s, seat)[0]), 0, 0.0)]

    def watch(
        self, policy: Policy[Any], s: Any, seat: Seat, actor: Seat, mark: Action, rng: Random
    ) -> None:
        self.marks.append(mark)


@pytest.mark.parametrize("name", OWN)
def test_who_watches_is_shown_only_what_its_seat_sees(name: str) -> None:
    policy = find(name).policy
    for s, actor in decisions(name, Random(8), 40):
        seat = (actor + 1) % find(name).usual_seats
        action = int(policy.game.legal(s, actor)[-1])
        watcher, seen = Watcher(), policy.game.seen(s, seat, actor, action)
        show(watcher, policy, s, (seat, actor), action, Random(1))
        assert watcher.marks == ([] if seen == NONE else [seen])


def test_where_all_lay_at_once_close_answers_are_mixed() -> None:
    found = [Weighed(1, 100, 0.5), Weighed(2, 80, 0.5), Weighed(3, 20, 0.5)]
    drawn = [mixed(found, Random(k)) for k in range(200)]
    assert set(drawn) == {1, 2}
    assert drawn.count(1) > 80


def test_of_moves_tried_nearly_as_often_the_most_promising_is_played() -> None:
    s, seat = decisions("for-a-crown", Random(4), 3)[1]
    search = Search(CROWN.policy, s, seat, Random(2))
    search.run(300, 1e9)
    edges = sorted(search.root.edges.values(), key=lambda edge: -edge.visits)
    edges[0].visits, edges[1].visits = 100, 60
    edges[0].total, edges[1].total = 1.0, 59.0
    for rare in edges[2:]:
        rare.visits, rare.total = 10, 10.0
    assert settled(search, 1.0)[0].action == edges[0].action
    assert [row.action for row in settled(search, 0.5)[:2]] == [edges[1].action, edges[0].action]
