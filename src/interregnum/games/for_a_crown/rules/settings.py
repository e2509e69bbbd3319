"""The options for the rules, from options.py by `make types`. Do not edit."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.game import Setup
from interregnum.core.packing import Reader

HEIRLOOM_SALE_FORCED_ONLY: Final[i64] = 0
HEIRLOOM_SALE_WHEN_PAYING: Final[i64] = 1
HEIRLOOM_SALE_ANY_TIME: Final[i64] = 2
ICON_ORDER_FREE: Final[i64] = 0
ICON_ORDER_PRINTED: Final[i64] = 1
CHEST_VIEW_HIDDEN: Final[i64] = 0
CHEST_VIEW_OPEN: Final[i64] = 1
SUPPLY_UNLIMITED: Final[i64] = 0
SUPPLY_STRICT: Final[i64] = 1
DIE_STANDARD: Final[i64] = 0
DIE_HARSH: Final[i64] = 1


class Settings:
    """Never changed: clones share it."""

    heirloom_sale: i64
    icon_order: i64
    chest_view: i64
    log_detail: bool
    supply: i64
    no_knockout: bool
    die: i64


def settings(setup: Setup) -> Settings:
    s = Settings()
    s.heirloom_sale = setup["heirloom_sale"]
    s.icon_order = setup["icon_order"]
    s.chest_view = setup["chest_view"]
    s.log_detail = setup["log_detail"] == 1
    s.supply = setup["supply"]
    s.no_knockout = setup["no_knockout"] == 1
    s.die = setup["die"]
    return s


def put_settings(out: list[int], s: Settings) -> None:
    out.append(s.heirloom_sale)
    out.append(s.icon_order)
    out.append(s.chest_view)
    out.append(1 if s.log_detail else 0)
    out.append(s.supply)
    out.append(1 if s.no_knockout else 0)
    out.append(s.die)


def take_settings(r: Reader) -> Settings:
    s = Settings()
    s.heirloom_sale = r.number()
    s.icon_order = r.number()
    s.chest_view = r.number()
    s.log_detail = r.number() == 1
    s.supply = r.number()
    s.no_knockout = r.number() == 1
    s.die = r.number()
    return s
