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
from interregnum.core.errors import BadInput, IllegalAction
from interregnum.core.game import Action, Seat
from interregnum.core.observation import blank
from interregnum.envs.table import Chosen, Kind, lent, why_not
from interregnum.games.title import Title, values_of

Autoreset = Literal["next_step", "same_step", "disabled"]
Piece = tuple[NDArray[Any], NDArray[np.int16], NDArray[np.uint8]]
COPIED: Final = ("mask", "seat", "reward", "done")
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

    `out` names arrays of the caller's own that `mask`, `seat`, `reward` and `done` are copied to
    each time: `out={"seat": mine}`.

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
        out: Mapping[str, NDArray[Any]] | None = None,
        **chosen: Unpack[Chosen],
    ) -> None:
        n = int(n)
        if n < 1 or autoreset not in AUTORESET:
            raise BadInput(f"{n} games, autoreset {autoreset!r}; expected one of {list(AUTORESET)}")
        self.kind = Kind(title, **chosen)
        self.n, self.seats, self.actions = n, self.kind.seats, self.kind.actions
        self.seed = seed
        self.bots = {seat: find_bot(bot) for seat, bot in (rivals or {}).items()}
        if not set(self.bots) < set(range(self.seats)):
            raise BadInput(
                f"rivals at the seats {sorted(self.bots)}; expected some of 0 to {self.seats - 1}, "
                "and one seat to learn for"
            )
        plain = all(type(bot) is RandomBot for bot in self.bots.values())
        self.minds = [Random(f"{seed} {k} minds") for k in range(n)]
        self.batch: Batch[Any] = Batch(
            self.kind.policy, self.kind.new(), n, self.seats, int(seed), AUTORESET[autoreset],
            self.take, mask, list(self.bots), None if plain else self.answer,
        )  # fmt: skip
        if observation is None:
            observation = np.zeros((n, self.kind.width), np.float32)
        require_room(observation, n, self.kind)
        self.observation = observation
        self.pieces: dict[tuple[int, int], Piece] = {}
        self.reward = np.zeros((n, self.seats), np.float32)
        self.paid = False  # some reward is not 0
        self.out: dict[str, NDArray[Any]] = {}
        self.begun = False
        self.look()
        self.told()
        self.out = dict(out or {})
        for name, given in self.out.items():
            require_like(name, given, self)

    def answer(self, state: Any, seat: Seat, k: int) -> Action:
        return ask(self.bots[seat], self.kind.policy, state, seat, self.minds[k])

    def take(self, first: int, end: int) -> None:
        """Observations of some games, while they are fresh; zeros are left for the next ones."""
        rows, numbers, raw = self.pieces.get((first, end)) or self.piece(first, end)
        rows[...] = numbers
        raw.fill(0)

    def piece(self, first: int, end: int) -> Piece:
        """Some rows, where their numbers are written, and the bytes of these; interpreted they are
        copies, and zeros are made here."""
        obs = self.batch.obs
        numbers = lent(obs, np.int16)[: (end - first) * self.kind.width].reshape(end - first, -1)
        found = self.observation[first:end], numbers, numbers.view(np.uint8)
        if not COMPILED:
            self.batch.obs = blank(len(obs))
        elif end - first > 1:
            self.pieces[first, end] = found
        return found

    def wipe(self) -> None:
        """Zeros to observe over, also after a step that a bot broke off with an error."""
        if COMPILED:
            lent(self.batch.obs, np.int16).fill(0)
        else:
            self.batch.obs = blank(len(self.batch.obs))

    def look(self) -> None:
        """Arrays over the memory of the batch; interpreted there is none, and they are copies."""
        batch, n = self.batch, self.n
        self.mask = np.asarray(batch.mask, np.uint8).reshape(n, -1)
        self.seat = np.asarray(batch.seat, np.int64)
        self.ranks = np.asarray(batch.ranks, np.int64).reshape(n, -1)
        self.scores = np.asarray(batch.scores, np.int64).reshape(n, -1)
        self.done = np.asarray(batch.done, np.uint8).view(np.bool_)
        self.over = np.asarray(batch.over, np.uint8).view(np.bool_)

    def reset(
        self, seed: int | Sequence[int] | None = None, which: Sequence[int] | None = None
    ) -> None:
        """Begin all games anew, or some of them; with a seed, or one for each of these games, with
        the luck of that seed."""
        games = list(range(self.n)) if which is None else [self.known(k) for k in which]
        if not self.begun and len(games) < self.n:
            raise BadInput("no game has begun; expected reset() of all before that of some")
        seeds = seeds_of(seed, games)
        for k, fresh in zip(games, seeds, strict=False):
            self.minds[k] = Random(f"{fresh} minds")
        self.wipe()
        self.batch.reset(games, seeds)
        self.begun = True
        self.told()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Play one action of each game; if any is not legal, none is played and it is refused."""
        if not self.begun:
            raise BadInput("no game has begun; expected reset() before step()")
        chosen = ints(actions)
        try:
            self.batch.step(chosen)
        except IllegalAction as error:
            raise self.refusal(chosen, error) from error
        self.told()

    def refusal(self, actions: Ints, error: IllegalAction) -> IllegalAction:
        """With the reason, of the first game whose action is not legal."""
        for k, action in enumerate(actions if len(actions) == self.n else ()):
            if not self.over[k] and action not in self.legal(k):
                told = why_not(self.kind, self.batch.states[k], int(self.seat[k]), int(action))
                return IllegalAction(f"game {k}: {told}")
        return error

    def told(self) -> None:
        batch = self.batch
        if not COMPILED:
            self.look()
        self.firsts = np.asarray(batch.firsts, np.int64)
        self.choices = np.asarray(batch.choices, np.int64)[: batch.filled]
        if self.paid:
            self.reward.fill(0.0)
        self.paid = batch.ended > 0
        if self.paid:
            for k in self.done.nonzero()[0].tolist():
                self.reward[k] = self.kind.paid(self.ranks[k].tolist(), self.scores[k].tolist())
        for name, given in self.out.items():
            given[...] = getattr(self, name)

    def legal(self, k: int) -> NDArray[np.int64]:
        """The legal actions of one game."""
        return self.choices[self.firsts[k] : self.firsts[k + 1]]

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action of each game at random; 0 where there is none."""
        draws = rng.bit_generator.random_raw(self.n).view(np.int64)
        return np.asarray(self.batch.picked(ints(draws)), np.int64)

    def save(self, k: int) -> bytes:
        """One game with its luck; `restore` plays it on from there, in any batch of its kind."""
        packed = self.kind.title.game.pack(self.batch.states[self.known(k)])
        return pickle.dumps((self.plays, packed, self.batch.lucks[k], self.minds[k]))

    def restore(self, k: int, saved: bytes) -> None:
        """A game as `save` gave it; as every pickle, only from who is trusted."""
        try:
            of, packed, luck, mind = pickle.loads(saved)
        except (pickle.UnpicklingError, EOFError, TypeError, ValueError) as error:
            raise BadInput(f"this is no saved game: {error}") from error
        if of[:2] != self.plays[:2]:
            raise BadInput(f"a game of {of[:2]}; expected {self.plays[:2]}")
        if of != self.plays:
            raise BadInput("a game with other options; expected those of the batch")
        if not self.begun:
            self.reset()
        self.batch.lucks[self.known(k)] = luck
        self.minds[k] = mind
        self.wipe()
        self.batch.put(k, self.kind.title.game.unpack(packed))
        self.told()

    @property
    def plays(self) -> tuple[str, int, dict[str, Any]]:
        """What a saved game must be of."""
        return self.kind.title.name, self.seats, values_of(self.kind.options)

    def known(self, k: int) -> int:
        """The number of a game; a negative one would mean another."""
        if not 0 <= k < self.n:
            raise BadInput(f"there is no game {k}; expected 0 to {self.n - 1}")
        return int(k)


def require_room(made: NDArray[Any], n: int, kind: Kind) -> None:
    """Whether an array of the caller's own can hold the observations."""
    wanted = (n, kind.width)
    if made.shape != wanted:
        raise BadInput(f"observations of the shape {made.shape}; expected {wanted}")
    if made.dtype.kind not in "iuf":
        raise BadInput(f"observations in {made.dtype}; expected whole numbers or floats")
    low, high = kind.bounds()
    whole = np.iinfo(made.dtype) if made.dtype.kind in "iu" else None
    if whole and not whole.min <= low.min() <= high.max() <= whole.max:
        raise BadInput(f"{made.dtype} has no room for {low.min():.0f} to {high.max():.0f}")
    if not made.flags.writeable:
        raise BadInput("the observations are read-only; expected an array to write to")


def require_like(name: str, given: NDArray[Any], env: BatchEnv) -> None:
    """Whether an array of the caller's own can be written what it is for."""
    if name not in COPIED:
        raise BadInput(f"there is nothing {name!r} to copy; expected some of {', '.join(COPIED)}")
    if name == "mask" and not env.batch.masks:
        raise BadInput("there is no mask to copy; expected mask=True")
    wanted = getattr(env, name)
    if given.shape != wanted.shape or not given.flags.writeable:
        raise BadInput(f"{name} of the shape {given.shape}; expected {wanted.shape}, to write to")


def seeds_of(seed: int | Sequence[int] | None, games: list[int]) -> list[str]:
    """What the luck of each of these games is made of; nothing where it goes on."""
    if seed is None:
        return []
    if np.ndim(seed) == 0:
        return [f"{seed} {k}" for k in games]
    given = list(np.asarray(seed).tolist())
    if len(given) != len(games):
        raise BadInput(f"{len(given)} seeds for {len(games)} games; expected one, or one for each")
    return [f"{each} 0" for each in given]


def ints(actions: NDArray[Any] | Sequence[int]) -> Ints:
    if COMPILED:
        return Ints(np.ascontiguousarray(actions, np.int64))
    return vec[i64]([int(action) for action in actions])
