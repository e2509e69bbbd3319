"""Environments for learning, by the conventions of those who learn.

`pip install 'interregnum[study]'` brings what they need.

    BatchEnv(title, n)   many games stepped by one compiled call, into numpy arrays
    aec(title)           PettingZoo, one seat after another
    parallel(title)      PettingZoo, all seats that are awaited at once
    single(title)        Gymnasium, one learner against bots, or alone
    vector(title, n)     Gymnasium, many of those

`import interregnum.envs.open_spiel` registers the titles with OpenSpiel.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from interregnum.games.registry import OWN

if TYPE_CHECKING:
    from interregnum.envs.agents import aec
    from interregnum.envs.batch import BatchEnv
    from interregnum.envs.learner import single
    from interregnum.envs.learners import vector
    from interregnum.envs.windows import parallel

__all__ = ["BatchEnv", "aec", "parallel", "register", "single", "vector"]
HOMES: Final = {  # no module has the name of a function: it would be found instead
    "BatchEnv": "batch",
    "aec": "agents",
    "parallel": "windows",
    "single": "learner",
    "vector": "learners",
}


@cache
def register() -> None:
    """Make the titles known: to PettingZoo by `make("aec", "interregnum/torres-v0")`, or
    `"parallel"`, to Gymnasium by `gymnasium.make("interregnum/torres-v0")` and `make_vec`. Once
    is enough; a second time changes nothing."""
    from gymnasium import register as enter_single
    from pettingzoo.env_registry.registration import register as enter

    for name in OWN:
        known, kwargs = f"interregnum/{name}-v0", {"title": name}
        enter("aec", known, "interregnum.envs.agents:aec", kwargs=kwargs)
        enter("parallel", known, "interregnum.envs.windows:parallel", kwargs=kwargs)
        one, many = "interregnum.envs.learner:single", "interregnum.envs.learners:entered"
        enter_single(known, one, vector_entry_point=many, kwargs=kwargs)


def __getattr__(name: str) -> Any:
    """Loaded when it is used, so that numpy alone is enough for batches."""
    if name not in HOMES:
        raise AttributeError(f"module 'interregnum.envs' has no attribute {name!r}")
    try:
        return getattr(import_module(f"interregnum.envs.{HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        if str(error.name).startswith("interregnum"):
            raise
        told = f"{name} needs {error.name}: pip install 'interregnum[study]'"
        raise ModuleNotFoundError(told, name=error.name) from error
