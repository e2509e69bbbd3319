"""Many games of one title in numpy arrays, stepped by one compiled call."""

import pickle
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, Unpack

import numpy as np
from mypy_extensions import i64
from numpy.typing import NDArray

from interregnum.bots.bot import Bot, ask
from interregnum.bots.names import find_bot
from interregnum.bots.uniform import RandomBot
from interregnum.core.arrays import COMPILED, Ints, vec
from interregnum.core.batch import DISABLED, NEXT_STEP, SAME_STEP, Batch
from interregnum.core.errors import BadInput
from interregnum.core.game import Action, Seat
from interregnum.envs.table import Chosen, Kind
from interregnum.games.title import Title

Autoreset = Literal["next_step", "same_step", "disabled"]
AUTORESET: Final = {"next_step": NEXT_STEP, "same_step": SAME_STEP, "disabled": DISABLED}


class BatchEnv:
    """`n` games. After `reset` and every `step` the arrays tell of each game:

    - `observation` (n, width): what the seat that is asked knows; float32, or an array of the
      caller's own in any type that has room for the numbers (int16 has);
    - `choices`, `firsts`: the legal actions of game k are `choices[firsts[k]:firsts[k + 1]]`, not
      copied: they hold until the next step;
    - `mask` (n, actions), if asked for: 1 where an action is legal, not copied;
    - `seat` (n,): who is asked;
    - `reward` (n, seats), `done` (n,): of the game that the last step has ended.

    `chosen` are `seats`, `mode`, `options` and `reward`, as everywhere in `interregnum.envs`.

    Chance, plies without a choice and the `rivals` (bots by seat) are played inside. Autoreset as
    Gymnasium names it: with "next_step" a game that is done shows its end, and the step after
    begins it anew whatever the action is; with "same_step" `observation` is of the new game at
    once; with "disabled" it waits for `reset(which=…)`.
    """

    def __init__(
        self,
        title: str | Title[Any],
        n: int,
        *,
        seed: int = 0,
        autoreset: Autoreset = "next_step",
        rivals: Mapping[Seat, str | Bot] | None = None,
        mask: bool = False,
        observation: NDArray[Any] | None = None,
        **chosen: Unpack[Chosen],
    ) -> None:
        if n < 1 or autoreset not in AUTORESET:
            raise BadInput(f"{n} games, autoreset {autoreset!r}; expected one of {list(AUTORESET)}")
        self.kind = Kind(title, **chosen)
        self.n, self.seats, self.actions = n, self.kind.seats, self.kind.actions
        self.seed = seed
        self.bots = {seat: find_bot(bot) for seat, bot in (rivals or {}).items()}
        if set(self.bots) >= set(range(self.seats)):
            raise BadInput("every seat is a rival's; expected one seat to learn for")
        plain = all(type(bot) is RandomBot for bot in self.bots.values())
        self.minds = [Random(f"{seed} {k} minds") for k in range(n)]
        self.batch: Batch[Any] = Batch(
            self.kind.policy, self.kind.new(), n, self.seats, seed, AUTORESET[autoreset],
            self.take, mask, list(self.bots), None if plain else self.answer,
        )  # fmt: skip
        wanted = (n, self.kind.width)
        made = np.zeros(wanted, np.float32) if observation is None else observation
        if made.shape != wanted:
            raise BadInput(f"observations of the shape {made.shape}; expected {wanted}")
        self.observation = made
        self.reward = np.zeros((n, self.seats), np.float32)
        self.look()

    def answer(self, state: Any, seat: Seat, k: int) -> Action:
        return ask(self.bots[seat], self.kind.policy, state, seat, self.minds[k])

    def take(self, first: int, end: int) -> None:
        """Observations of some games, while they are fresh."""
        numbers = np.asarray(self.batch.obs, np.int16).reshape(end - first, -1)
        np.copyto(self.observation[first:end], numbers, casting="unsafe")

    def look(self) -> None:
        """Arrays over the memory of the batch; interpreted there is none, and they are copies."""
        batch, n = self.batch, self.n
        self.mask = np.asarray(batch.mask, np.uint8).reshape(n, -1)
        self.seat = np.asarray(batch.seat, np.int64)
        self.ranks = np.asarray(batch.ranks, np.int64).reshape(n, -1)
        self.scores = np.asarray(batch.scores, np.int64).reshape(n, -1)
        self.done = np.asarray(batch.done, np.uint8).view(np.bool_)
        self.over = np.asarray(batch.over, np.uint8).view(np.bool_)

    def reset(self, seed: int | None = None, which: Sequence[int] | None = None) -> None:
        """Begin all games anew, or some of them; with a seed, with the luck of that seed."""
        games = list(range(self.n)) if which is None else [int(k) for k in which]
        seeds = [] if seed is None else [f"{seed} {k}" for k in games]
        self.batch.reset(games, seeds)
        for k, fresh in zip(games, seeds, strict=False):
            self.minds[k] = Random(f"{fresh} minds")
        self.told()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Play one action of each game; if any is not legal, none is played and it is refused."""
        self.batch.step(ints(actions))
        self.told()

    def told(self) -> None:
        if not COMPILED:
            self.look()
        self.firsts = np.asarray(self.batch.firsts, np.int64)
        self.choices = np.asarray(self.batch.choices, np.int64)[: self.firsts[-1]]
        self.reward.fill(0.0)
        for k in self.done.nonzero()[0].tolist():
            self.reward[k] = self.kind.paid(self.ranks[k].tolist(), self.scores[k].tolist())

    def legal(self, k: int) -> NDArray[np.int64]:
        """The legal actions of one game."""
        return self.choices[self.firsts[k] : self.firsts[k + 1]]

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action of each game at random; 0 where there is none."""
        begins = self.firsts[:-1]
        counts = self.firsts[1:] - begins
        picks = (rng.random(self.n) * counts).astype(np.int64)
        picks += begins
        if not self.over.any():
            return self.choices.take(picks)
        found = np.append(self.choices, 0)[np.minimum(picks, len(self.choices))]
        return np.where(counts > 0, found, 0)

    def save(self, k: int) -> bytes:
        """One game with its luck; `restore` plays it on from there, in any batch of its kind."""
        packed = self.kind.title.game.pack(self.batch.states[k])
        return pickle.dumps((packed, self.batch.lucks[k], self.minds[k]))

    def restore(self, k: int, saved: bytes) -> None:
        packed, luck, mind = pickle.loads(saved)
        self.batch.lucks[k] = luck
        self.minds[k] = mind
        self.batch.put(k, self.kind.title.game.unpack(packed))
        self.told()


def ints(actions: NDArray[Any] | Sequence[int]) -> Ints:
    if COMPILED:
        return vec[i64](np.ascontiguousarray(actions, np.int64))
    return vec[i64]([int(action) for action in actions])
