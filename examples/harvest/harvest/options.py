"""The options: exactly what `make types` turns into rules/settings.py."""

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    doubles: Literal["none", "once"] = "once"
