"""The only importer of librt.vecs. Never compiled: compiled, its fallback could not be reached."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

__all__ = ["COMPILED", "Ints", "append", "vec"]

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
