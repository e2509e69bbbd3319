"""How the champion thinks in a title: the numbers of `champion.toml` beside its policy.

They are found by play, so they can be changed without a build, like those of the levels.
"""

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from interregnum.bots.advised import Advised, Rivals
from interregnum.bots.judge import Judge
from interregnum.bots.searcher import ENDLESS
from interregnum.core.policy import Policy

FILE: Final = "champion.toml"


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    patience: int = 1  # pauses of a playout before a learned judge is asked
    trust: float = 30.0  # playouts that a judge's forecast is worth to a search; 0: not asked
    first: int = 0  # stage of the game that is searched; before it a judge decides at one ply
    explore: float = 0.0  # how much a search makes of what it does not know; 0: as the title has it
    most: int = ENDLESS  # iterations of a search that are worth their time
    close: float = 1.0  # of the most visits: of moves tried so often the most promising is played

    @property
    def told(self) -> str:
        """What is not as usual."""
        usual, own = msgspec.structs.asdict(Tuning()), msgspec.structs.asdict(self)
        return " ".join(f"{name}={own[name]:g}" for name in own if own[name] != usual[name])


@cache
def tuning_in(package: str) -> Tuning:
    path = files(package) / FILE
    return msgspec.toml.decode(path.read_bytes(), type=Tuning) if path.is_file() else Tuning()


def tuning_of(policy: Policy[Any]) -> Tuning:
    """What lies beside a title's policy."""
    return tuning_in(type(policy).__module__.rpartition(".")[0])


def advised(policy: Policy[Any], judge: Judge[Any] | None, rivals: Rivals[Any]) -> Advised[Any]:
    """The policy as the champion thinks with it."""
    tuning = tuning_of(policy)
    return Advised(policy, judge if tuning.trust > 0.0 else None, rivals, tuning.patience)
