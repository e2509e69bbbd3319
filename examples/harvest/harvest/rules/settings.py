"""The options for the rules, from options.py by `make types`. Do not edit."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.game import Setup
from interregnum.core.packing import Reader

DOUBLES_NONE: Final[i64] = 0
DOUBLES_ONCE: Final[i64] = 1


class Settings:
    """Never changed: clones share it."""

    doubles: i64


def settings(setup: Setup) -> Settings:
    s = Settings()
    s.doubles = setup["doubles"]
    return s


def put_settings(out: list[int], s: Settings) -> None:
    out.append(s.doubles)


def take_settings(r: Reader) -> Settings:
    s = Settings()
    s.doubles = r.number()
    return s
