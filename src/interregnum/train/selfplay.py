"""Games from which a judge learns: who plays them, and what is kept of them."""

from array import array
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from interregnum.bots.advised import Rivals
from interregnum.bots.champion import searching
from interregnum.bots.judge import Judge
from interregnum.bots.tuning import advised
from interregnum.bots.weights import judge_of, unpack
from interregnum.core.game import CHANCE, Action, Seat, outcome
from interregnum.core.match import Values
from interregnum.core.policy import NOW, Policy
from interregnum.games.registry import find

KEEP: Final = 0.25  # of the decisions become positions to learn from
TRACE: Final = 0.8  # lambda: how far a position trusts what came much later
SLIP: Final = 0.04  # of the moves of a seat that explores are any
SAMPLES: Final = 1  # draws of chance behind an action
EFFORT: Final = 2  # of a planner at such a table
EQUALS: Final = 0.35  # of the games are played by one kind alone

JUDGE, QUICK, PLANNER, TEACHER = "judge", "quick", "planner", "teacher"
KINDS: Final = {JUDGE: 0.35, QUICK: 0.12, PLANNER: 0.13, TEACHER: 0.4}
BEGINNING: Final = {QUICK: 0.6, PLANNER: 0.4}  # before there is a judge worth the name


class Task(NamedTuple):
    """What a process needs to play a game."""

    title: str
    options: Values
    seats: tuple[int, ...]  # of the first, second … game, and again from the first
    weights: bytes  # of the judge, packed
    knows: bool  # whether it has learned anything yet
    teacher: int  # iterations of the search that plays for some seats; 0: none
    seed: str
    players: dict[str, float] = {}  # noqa: RUF012  # kinds and how often; empty: as usual
    modes: tuple[str, ...] = ()  # of the options, in turn; empty: those above


class Position(NamedTuple):
    """A table that was met: the numbers that the judge reads, by seat, and what it should say."""

    stage: int
    rows: bytes  # 16-bit numbers, seat by seat
    chances: list[float]
    margins: list[float]


class Player(NamedTuple):
    """One seat of one game."""

    kind: str
    explores: bool
    mood: float


class Table:
    """One game of self-play with its positions."""

    def __init__(self, task: Task, number: int, judge: Judge[Any], rng: Random) -> None:
        title, seats = find(task.title), task.seats[number % len(task.seats)]
        options = title.options(dict(task.options))
        if task.modes:
            options = title.modes[task.modes[number // len(task.seats) % len(task.modes)]]
        self.policy: Policy[Any] = title.policy
        self.game = self.policy.game
        self.judge = judge
        self.rng = rng
        self.task = task
        self.state = title.new(seats, options)
        self.lines: dict[Seat, list[Action]] = {}  # by seat: what a planner has still in mind
        self.players = seated(task, seats, rng)
        self.met: list[tuple[int, bytes, list[float]]] = []  # stage, rows, what the judge said
        self.plain: list[list[float]] | None = None  # what the title's forecast said, if asked for

    def play(self) -> list[Position]:
        game = self.game
        while len(waiting := game.to_act(self.state)):
            seat = int(waiting[0])
            legal = game.legal(self.state, seat)
            if seat == CHANCE:
                action = outcome(legal, game.weights(self.state), self.rng)
            else:
                action = int(legal[0]) if len(legal) == 1 else self.move(seat)
            game.apply(self.state, seat, action)
        return self.positions()

    def move(self, seat: Seat) -> Action:
        player, rng = self.players[seat], self.rng
        if rng.random() < KEEP:
            self.keep()
        if player.explores and rng.random() < SLIP:
            self.lines.pop(seat, None)
            return int(rng.choice(list(self.game.legal(self.state, seat))))
        return chosen(self, player, self.game.imagine(self.state, seat, rng), seat)

    def planned(self, s: Any, seat: Seat) -> Action:
        """The next action of its plan; where it has none, of a new one."""
        line = self.lines.pop(seat, [])
        if not line or line[0] not in self.game.legal(s, seat):
            line = [int(action) for action in self.policy.line(s, seat, EFFORT)]
        if not line:
            return int(self.policy.rollout(s, seat, self.rng))
        self.lines[seat] = line[1:]
        return line[0]

    def keep(self) -> None:
        inputs, said = self.judge.read(self.state)
        stage = int(self.policy.stage(self.state))
        self.met.append((stage, array("h", inputs).tobytes(), said))
        if self.plain is not None:
            self.plain.append(list(self.policy.forecast(self.state, NOW)))

    def positions(self) -> list[Position]:
        """With the returns of TD(lambda), from the end back."""
        target = self.policy.won(self.state)
        margins = leads([int(x) for x in self.game.scores(self.state)])
        trace = TRACE if self.task.knows else 1.0
        following, out = target, []
        for stage, rows, said in reversed(self.met):
            pairs = zip(target, following, strict=True)
            target = [trace * end + (1.0 - trace) * near for end, near in pairs]
            out.append(Position(stage, rows, target, margins))
            following = said
        return out


def seated(task: Task, seats: int, rng: Random) -> list[Player]:
    """In some games all of one kind, else each seat somebody else; half of them explore."""
    odds = dict(task.players or (KINDS if task.knows else BEGINNING))
    if not task.teacher:
        odds.pop(TEACHER, None)
    if not task.knows:
        odds.pop(JUDGE, None)
    kinds = rng.choices(list(odds), list(odds.values()), k=seats)
    if rng.random() < EQUALS:
        kinds = [JUDGE if task.knows and not task.players else kinds[0]] * seats
    return [Player(kind, rng.random() < 0.5, rng.random()) for kind in kinds]


def chosen(table: Table, player: Player, s: Any, seat: Seat) -> Action:
    """What such a player does; `s` is what its seat imagines."""
    policy, rng = table.policy, table.rng
    if player.kind == TEACHER:
        return taught(table, s, seat)
    if player.kind == PLANNER:
        return table.planned(s, seat)
    if player.kind == JUDGE:
        promises = table.judge.promises(s, seat, SAMPLES, rng)
        return int(policy.game.legal(s, seat)[promises.index(max(promises))])
    return int(policy.rival(s, seat, player.mood, rng))


def taught(table: Table, s: Any, seat: Seat) -> Action:
    """By the search with this judge behind its playouts."""
    policy = table.policy
    rivals = Rivals(policy, len(table.players))
    search = searching(advised(policy, table.judge, rivals), s, seat, table.rng)
    search.run(table.task.teacher, 1e9)
    return int(max(search.found(), key=lambda row: (row[1], row[2]))[0])


def leads(scores: list[int]) -> list[float]:
    """By seat: its points above the best of the others."""
    return [
        float(mine - max(scores[:k] + scores[k + 1 :], default=0)) for k, mine in enumerate(scores)
    ]


@lru_cache(maxsize=2)
def known(title: str, weights: bytes) -> Judge[Any]:
    return judge_of(find(title).policy, unpack(weights))


def play_game(task: Task, number: int) -> list[Position]:
    """A job of the executor: the positions of one game, the same for the same task and number."""
    rng = Random(f"{task.seed} {number}")
    return Table(task, number, known(task.title, task.weights), rng).play()
