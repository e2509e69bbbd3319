"""One game as all environments see it: what is chosen, observed, masked and rewarded."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, TypedDict, get_args

import msgspec
import numpy as np
from mypy_extensions import i64
from numpy.typing import NDArray

from interregnum.bots.bot import Bot, ask
from interregnum.bots.names import find_bot
from interregnum.core.arrays import COMPILED, Ints, vec
from interregnum.core.errors import BadInput, BadOption, IllegalAction, NoObservation
from interregnum.core.game import CHANCE, Action, Seat
from interregnum.core.observation import Sheet, blank
from interregnum.core.play import settle
from interregnum.games.registry import find
from interregnum.games.title import Title, usual_seats, values_of
from interregnum.games.words import Words

Changes = Mapping[str, str | int | bool]
Reward = Literal["rank", "points", "win"]
Illegal = Literal["refuse", "replace"]  # what becomes of an action that is not legal
Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
BEST: Final = 1.0
PREFIX: Final = "player_"
NO_RIVALS: Final[list[Seat]] = []
NOBODY: Final = vec[i64]()  # what a seat may do that is not awaited


class Chosen(TypedDict, total=False):
    """What every environment can be told of its table beside the title."""

    seats: int | None  # how many; None: as many as usually play
    mode: str  # one of the title's; "": its first
    options: Changes | None  # by name, over the mode's
    reward: Reward  # "rank": 1 to -1, "points", or "win": 1, shared if a win is shared


class Kind:
    """A title with its mode, options and number of seats: what an environment is made of."""

    def __init__(
        self,
        title: str | Title[Any],
        seats: int | None = None,
        mode: str = "",
        options: Changes | None = None,
        reward: Reward = "rank",
    ) -> None:
        self.title = find(title) if isinstance(title, str) else title
        if mode and mode not in self.title.modes:
            there = ", ".join(self.title.modes)
            raise BadOption(f"{self.title.name} has no mode {mode!r}; it has {there}")
        values = values_of(self.title.modes[mode]) if mode else {}
        self.options = self.title.options(values | dict(options or {}))
        self.seats = usual_seats(self.title, mode) if seats is None else seats
        self.title.require(self.options, self.seats)
        self.policy = self.title.policy
        if not self.policy.fields:
            raise NoObservation(
                f"{self.title.name} has no observations: no `observe` in its policy"
            )
        self.width = int(self.policy.width)
        self.actions = int(self.title.game.actions.size)
        self.reward = checked_reward(reward)
        self.paid = PAID[self.reward]

    def __deepcopy__(self, memo: Any) -> "Kind":
        """It never changes: copies of an environment or of a state share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """By what it was made of: rules are no data."""
        return Kind, (self.title.name, self.seats, "", values_of(self.options), self.reward)

    @property
    def name(self) -> str:
        """As PettingZoo names environments."""
        return f"interregnum_{self.title.name.replace('-', '_')}_v0"

    @property
    def agents(self) -> list[str]:
        return [f"{PREFIX}{seat}" for seat in range(self.seats)]

    def new(self) -> Any:
        return self.title.new(self.seats, self.options)

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the greatest value of every number of an observation."""
        low = [field.low for field in self.policy.fields for _ in range(field.size)]
        high = [field.high for field in self.policy.fields for _ in range(field.size)]
        return np.array(low, np.float32), np.array(high, np.float32)

    def rewards(self, state: Any) -> list[float]:
        game = self.title.game
        return self.paid([int(r) for r in game.ranks(state)], [int(p) for p in game.scores(state)])


def checked_reward(reward: str) -> Reward:
    for known in get_args(Reward):
        if reward == known:
            return reward  # type: ignore[return-value]
    raise BadInput(f"no reward {reward!r}; expected {', '.join(get_args(Reward))}")


def require_known(name: str, given: str | None, known: Sequence[str | None]) -> None:
    if given not in known:
        raise BadInput(f"{name} {given!r}; expected {', '.join(map(repr, known))}")


def seated(
    kind: Kind, seat: Seat, rivals: str | Bot | Sequence[str | Bot]
) -> dict[Seat, str | Bot]:
    """Who sits at the seats of the others: one bot at all of them, or one at each."""
    if not 0 <= seat < kind.seats:
        raise BadInput(f"there is no seat {seat}; expected 0 to {kind.seats - 1}")
    others = [other for other in range(kind.seats) if other != seat]
    bots = [rivals] if isinstance(rivals, str | Bot) else list(rivals)
    if len(bots) == 1:
        return dict.fromkeys(others, bots[0])
    if len(bots) != len(others):
        raise BadInput(f"{len(bots)} rivals for {len(others)} seats; expected one, or all")
    return dict(zip(others, bots, strict=True))


def by_rank(ranks: list[int], _scores: list[int]) -> list[float]:
    """1 for the first and -1 for the last, evenly between; who lost outright is last."""
    steps = max(1, len(ranks) - 1)
    return [max(-BEST, BEST - 2.0 * (rank - 1) / steps) for rank in ranks]


def by_points(_ranks: list[int], scores: list[int]) -> list[float]:
    return [float(points) for points in scores]


def by_win(ranks: list[int], _scores: list[int]) -> list[float]:
    """1 for a win, shared if it is shared."""
    return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


PAID: Final[dict[Reward, Callable[[list[int], list[int]], list[float]]]] = {
    "rank": by_rank,
    "points": by_points,
    "win": by_win,
}


class Looks:
    """Arrays of a state. Compiled they are copies of memory that is written to each time, which
    costs half of making arrays of arrays."""

    def __init__(self, kind: Kind) -> None:
        self.sheet = Sheet(kind.policy)
        self.row = lent(self.sheet.row, np.int16)
        self.raw = self.row.view(np.uint8)  # bytes are wiped faster than numbers
        self.marks = lent(self.sheet.mask, np.uint8).view(np.int8)

    def observe(self, state: Any, seat: Seat) -> Numbers:
        self.sheet.observe(state, seat)
        if not COMPILED:
            numbers = np.array(self.sheet.row, np.float32)
            self.sheet.row = blank(len(self.sheet.row))
            return numbers
        numbers = self.row.astype(np.float32)
        self.raw.fill(0)
        return numbers

    def mask(self, legal: Ints) -> Mask:
        self.sheet.mark(legal)
        return self.marks.copy() if COMPILED else np.array(self.sheet.mask, np.int8)


def lent(obs: Any, kind: Any) -> NDArray[Any]:
    """The memory of an array of compiled code, to be written to: numpy is lent it for reading
    alone."""
    read = np.asarray(obs, kind)
    if not COMPILED:
        return read
    place, _ = read.__array_interface__["data"]
    return np.asarray(Memory(read, read.__array_interface__ | {"data": (place, False)}))


class Memory:
    """Of another array, which it keeps alive."""

    def __init__(self, owner: NDArray[Any], told: dict[str, Any]) -> None:
        self.owner = owner
        self.__array_interface__ = told


def why_not(kind: Kind, state: Any, seat: Seat, action: Action) -> str:
    """Why an action is not legal, in English, with the clause."""
    title = kind.title
    why = title.explain(state, seat, action) if 0 <= action < kind.actions else None
    if why is None:
        return f"seat {seat} may not play action {action} now"
    names = [f"seat {k}" for k in range(len(title.game.scores(state)))]
    return f"{Words('en', [title]).say(why.line, names)} ({why.rule})"


class Play:
    """A running game: chance and plies without a choice are played by themselves."""

    def __init__(self, kind: Kind, rivals: Mapping[Seat, str | Bot] | None = None) -> None:
        self.kind = kind
        self.game = kind.title.game
        self.looks = Looks(kind)
        self.rivals = {seat: find_bot(bot) for seat, bot in (rivals or {}).items()}
        self.luck = Random()
        self.minds: dict[Seat, Random] = {}
        self.state: Any = None
        self.choices: dict[Seat, Ints] = {}  # who is awaited, and what each may do

    def __getstate__(self) -> dict[str, Any]:
        """What a copy takes along; what follows from it is left out."""
        return {k: x for k, x in vars(self).items() if k not in ("game", "looks", "choices")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.game = self.kind.title.game
        self.looks = Looks(self.kind)
        self.choices = {}
        if self.state is not None:
            self.settle()

    def reset(self, seed: int | None) -> None:
        if seed is not None or not self.minds:
            self.luck = Random(seed)
            self.minds = {seat: Random(self.luck.getrandbits(64)) for seat in self.rivals}
            self.minds[CHANCE] = self.luck
        self.state = self.kind.new()
        self.settle()

    def settle(self) -> None:
        """Play on until a learner has a choice to make."""
        if not self.rivals:
            self.choices = settle(self.game, self.state, self.luck, NO_RIVALS)
            return
        others = list(self.rivals)
        self.choices = settle(self.game, self.state, self.luck, others)
        while (seat := next(iter(self.choices), CHANCE)) in self.rivals:
            bot, mind = self.rivals[seat], self.minds[seat]
            self.game.apply(self.state, seat, ask(bot, self.kind.policy, self.state, seat, mind))
            self.choices = settle(self.game, self.state, self.luck, others)

    @property
    def over(self) -> bool:
        return not self.choices

    def legal(self, seat: Seat) -> list[Action]:
        return [int(action) for action in self.choices.get(seat, ())]

    def observe(self, seat: Seat) -> Numbers:
        return self.looks.observe(self.state, seat)

    def mask(self, seat: Seat) -> Mask:
        return self.looks.mask(self.choices.get(seat, NOBODY))

    def require(self, seat: Seat, action: Action) -> None:
        """Refuse what is not legal, with the reason."""
        self.require_begun()
        if action not in self.legal(seat):
            raise IllegalAction(why_not(self.kind, self.state, seat, action))

    def require_begun(self) -> None:
        if self.state is None:
            raise BadInput("no game has begun; expected reset() before step()")

    def apply(self, seat: Seat, action: Action) -> None:
        self.game.apply(self.state, seat, action)
        self.settle()

    def text(self, seat: Seat) -> str:
        """What a seat is shown, as text."""
        self.require_begun()
        return msgspec.json.format(
            msgspec.json.encode(self.kind.title.view(self.state, seat))
        ).decode()
