"""The bot `search`: the tree search of `search.py` with a budget of time or of iterations."""

from random import Random
from typing import Any, Final

from interregnum.bots.bot import Bot, Weighed, ranked
from interregnum.bots.search import Search
from interregnum.core.game import Action, Seat
from interregnum.core.policy import Policy

ENDLESS: Final = 1 << 40


def plain(seconds: float) -> str:
    """Without an exponent: a bot can be asked for by its name."""
    return f"{seconds:.6f}".rstrip("0").rstrip(".")


class SearchBot(Bot):
    """`seconds` are of this thread's processor time, so that a loaded machine takes nothing."""

    def __init__(self, *, iterations: int = ENDLESS, seconds: float = 1e9) -> None:
        budget = f"{iterations}" if iterations < ENDLESS else f"{plain(seconds)}s"
        self.name = f"search:{budget}"
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> Action:
        """Where a game tells how to mix, by chance: the best answer alone could be read."""
        odds = policy.mix(s, seat, rng)
        if not odds:
            return super().choose(policy, s, seat, rng)
        return int(rng.choices(list(policy.game.legal(s, seat)), odds)[0])

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        legal = policy.game.legal(s, seat)
        if len(legal) == 1:
            return [Weighed(int(legal[0]), 0, 0.0)]
        search = Search(policy, s, seat, rng)
        search.run(self.iterations, self.seconds)
        return ranked([Weighed(*row) for row in search.found()])
