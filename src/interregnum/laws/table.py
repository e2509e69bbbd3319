"""A random game walked ply by ply, and the sentence that tells where a law broke."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Literal, NoReturn, TypeVar, get_args, get_origin

import msgspec

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.core.play import sample
from interregnum.games.title import Title

S = TypeVar("S")
Tally = Counter[str]  # what was done: games, plies, pairs, …
ANY: str = "any options"  # the mode in which every game draws its own options


@dataclass(frozen=True)
class Case(Generic[S]):
    """What the laws are run over: a title, one of its modes, a number of seats."""

    title: Title[S]
    mode: str
    seats: int

    def options(self, seed: int) -> msgspec.Struct:
        """Those of the mode, or drawn ones."""
        if self.mode == ANY:
            return drawn_options(self.title, self.seats, Random(seed))
        return self.title.modes[self.mode]

    def __str__(self) -> str:
        return f"{self.title.name}, {self.mode}, {self.seats} seats"


def cases(title: Title[S]) -> list[Case[S]]:
    """Every mode at every number of seats that it is for, and any options at each of them."""
    found: list[Case[S]] = []
    for seats in title.seats:
        modes = [mode for mode in title.modes if seats in title.mode_seats(mode)]
        found += [Case(title, mode, seats) for mode in [*modes, *([ANY] if modes else [])]]
    return found


def drawn_options(title: Title[S], seats: int, rng: Random) -> msgspec.Struct:
    """A random combination that goes together, built up from a mode that does."""
    fits = [mode for mode in title.modes if seats in title.mode_seats(mode)]
    options = title.modes[rng.choice(fits)]
    for field in msgspec.structs.fields(title.Options):
        values = option_values(field.type)
        if values and rng.random() < 0.5:
            changed = msgspec.structs.replace(options, **{field.name: rng.choice(values)})
            options = changed if title.check(changed, seats) is None else options
    return options


def option_values(kind: Any) -> list[Any]:
    """The values of an enumerated option; empty where any number goes."""
    if kind is bool:
        return [False, True]
    return list(get_args(kind)) if get_origin(kind) is Literal else []


class Table(Generic[S]):
    """One ply of a random game: the state before it, who acts, and the action drawn."""

    def __init__(self, case: Case[S], seed: int) -> None:
        self.case, self.seed = case, seed
        self.title, self.game, self.seats = case.title, case.title.game, case.seats
        self.options = case.options(seed)
        self.rng = Random(seed)
        self.eyes: list[Seat] = [*range(case.seats), NONE]
        self.log: list[tuple[Seat, Action]] = []
        self.s = self.title.new(case.seats, self.options)
        self.waiting: list[Seat] = []
        self.actor: Seat = NONE
        self.action: Action = NONE

    @property
    def ply(self) -> int:
        return len(self.log)

    def draw(self) -> bool:
        """Who acts and how; False once the game is over."""
        self.waiting = list(self.game.to_act(self.s))
        if not self.waiting:
            return False
        self.actor = self.waiting[int(self.rng.random() * len(self.waiting))]
        legal = len(self.game.legal(self.s, self.actor))
        if not legal:
            self.fail(f"{who(self.actor)} is awaited and has no legal action")
        if self.actor == CHANCE:
            self.odds_fit(legal)
        self.action = sample(self.game, self.s, self.actor, self.rng)
        return True

    def odds_fit(self, outcomes: int) -> None:
        """Weights are positive and as many as the outcomes of chance, or there are none."""
        odds = list(self.game.weights(self.s))
        if odds and (len(odds) != outcomes or min(odds) <= 0):
            self.fail(f"{outcomes} outcomes of chance have the weights {odds}")

    def step(self) -> None:
        """Play what was drawn."""
        self.game.apply(self.s, self.actor, self.action)
        self.log.append((self.actor, self.action))

    def after(self) -> S:
        """The state one ply on; the table itself stays."""
        t = self.game.clone(self.s)
        self.game.apply(t, self.actor, self.action)
        return t

    def fail(self, sentence: str) -> NoReturn:
        """Name title, mode, seats, seed and ply, and what is wrong there."""
        drawn = f" {msgspec.structs.asdict(self.options)}" if self.case.mode == ANY else ""
        raise AssertionError(f"{self.case}{drawn}, seed {self.seed}, ply {self.ply}: {sentence}")

    def name(self, action: Action) -> str:
        """Family and offset of an action, for a sentence."""
        family, offset = self.game.actions.decode(action)
        return f"{family} {offset}"


def walk(case: Case[S], seed: int) -> Iterator[Table[S]]:
    """Every ply of one random game, before its action is played; raises past the bound."""
    table = Table(case, seed)
    while table.draw():
        if table.ply >= case.title.bound:
            table.fail(f"the game goes on past its bound of {case.title.bound} plies")
        yield table
        table.step()


def plies(case: Case[S], seed: int, count: int, every: int) -> Iterator[Table[S]]:
    """So many plies, about one in `every` of random games from this seed on."""
    dice = Random(~seed)
    while True:
        for table in walk(case, seed):
            if dice.random() * every < 1:
                yield table
                count -= 1
                if count <= 0:
                    return
        seed += 1


def who(seat: Seat) -> str:
    """A seat in a sentence."""
    return {NONE: "a spectator", CHANCE: "chance"}.get(seat, f"seat {seat}")
