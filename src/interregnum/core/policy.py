"""What bots know of a game beside its rules: how good a table looks, and how to go on quickly."""

from random import Random
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from interregnum.core.arrays import Shorts
from interregnum.core.errors import NoObservation
from interregnum.core.game import Action, Game, Seat

S = TypeVar("S")

NOW: Final = 1 << 20  # plies of a playout after which every forecast that can be given is given


class Field:
    """Numbers of an observation that mean the same: as many as there are seats, cards, squares."""

    def __init__(self, name: str, size: int, low: int, high: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.low = low  # the least and
        self.high = high  # the greatest that one of them can be
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Planning:
    """The plan of a turn or a round under way: the longer it is thought about, the better."""

    def step(self) -> bool:
        """Think a few milliseconds more; False once nothing is left to be tried."""
        return False

    def found(self) -> list[tuple[Action, float]]:
        """Actions with the value of the end they lead to, as far as it is known; best first."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Every part has a plain answer that needs the rules alone; a game may give better ones."""

    faith: ClassVar[float] = 8.0  # playouts of a search that a forecast is worth
    explore: ClassVar[float] = 0.5  # how much a search makes of what it does not know yet
    stages: ClassVar[int] = 1  # parts of a game, each of which a learned judge sees in its own way

    def __init__(
        self,
        game: Game[S],
        fields: list[Field] | None = None,
        insights: list[Field] | None = None,
        read: list[str] | None = None,
    ) -> None:
        self.game = game
        self.fields = fields or []  # of an observation, in their order
        self.width: i64 = sum([field.size for field in self.fields])
        self.insights = insights or []  # what a learned judge is told beside the observation
        self.read = read or []  # names of the fields of an observation that it reads

    def observe(self, s: S, seat: Seat, out: Shorts, at: i64) -> i64:
        """Write what a seat knows over the zeros from `at` on; where the next number goes."""
        raise NoObservation(f"{self.game.name} has no observations: its policy has no `observe`")

    def insight(self, s: S, seat: Seat, out: Shorts, at: i64) -> i64:
        """Write what the state in hand tells about a seat, as `insights` name it, likewise."""
        return at

    def is_judged(self, s: S) -> bool:
        """Whether a learned judge knows such tables: not where something else than people plays."""
        return True

    def stage(self, s: S) -> int:
        """The part of the game, from 0."""
        return 0

    def pause(self, s: S) -> int:
        """Another number after a card, turn or round: where a playout may end and be judged."""
        return 0

    def evaluate(self, s: S, seat: Seat) -> float:
        """How good this looks for a seat, from its knowledge; only the order matters."""
        scores = self.game.scores(s)
        rivals = [scores[other] for other in range(i64(len(scores))) if other != seat]
        return float(scores[seat] - (max(rivals) if rivals else 0))

    def rollout(self, s: S, seat: Seat, rng: Random) -> Action:
        """A quick sensible move for playouts."""
        legal = self.game.legal(s, seat)
        return legal[int(rng.random() * float(len(legal)))]

    def rival(self, s: S, seat: Seat, mood: float, rng: Random) -> Action:
        """The same of a seat whose ways are not known; `mood`, 0 to 1, is one for a playout."""
        return self.rollout(s, seat, rng)

    def won(self, s: S) -> list[float]:
        """Each seat's part of the win at the end; who plays alone may have to earn it."""
        ranks = self.game.ranks(s)
        first = len([rank for rank in ranks if rank == 1])
        return [1.0 / float(first) if rank == 1 else 0.0 for rank in ranks]

    def forecast(self, s: S, plies: int) -> list[float]:
        """After so many plies of a playout: each seat's chance to win; empty: play on."""
        return []

    def sketch(self, s: S, plies: int) -> list[float]:
        """The same, as quickly as it can be told, for who would rather look at more tables."""
        return self.forecast(s, plies)

    def chances(self, s: S) -> list[float]:
        """A forecast as people are told it: a search may do better with other numbers."""
        return self.sketch(s, NOW)

    def mix(self, s: S, seat: Seat, rng: Random) -> list[float]:
        """Odds of the legal actions where one answer could be read; empty: play the best."""
        return []

    def plan(self, s: S, seat: Seat, effort: int) -> list[tuple[Action, float]]:
        """Actions with the value of the turn's end they lead to, best first; empty: no plans."""
        return []

    def line(self, s: S, seat: Seat, effort: int) -> list[Action]:
        """The beginning of such a plan that needs no new thought on the way; empty: no plans."""
        found = self.plan(s, seat, effort)
        return [found[0][0]] if found else []

    def planning(self, s: S, seat: Seat, rng: Random) -> Planning | None:
        """The same for who may think as long as it likes; None: no plans here."""
        return None

    def heeding(self, parts: dict[str, float]) -> "Policy[S]":
        """The policy of one who gives things that the title names only a part of their weight."""
        return self
