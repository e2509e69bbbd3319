"""The only importer of librt.vecs. Never compiled: compiled, its fallback could not be reached."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64, u8

__all__ = ["COMPILED", "Bytes", "Ints", "Shorts", "append", "vec"]

HERE: Final = Path(__file__)
COMPILED: Final = any(HERE.with_name("game" + end).exists() for end in EXTENSION_SUFFIXES)

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, vec
else:  # plain lists, no subclass: interpreted code is fastest with them

    class Vec:
        def __getitem__(self, item):
            return list

    vec = Vec()

    def append(v, x):
        v.append(x)
        return v


Ints = vec[i64]  # `v = append(v, x)`, `v[:]` copies; `list(v)` wherever it leaves the rules
Shorts = vec[i16]  # observations, made once and never appended to: a view of it stays live
Bytes = vec[u8]  # masks, likewise
