"""Drawings that are kept by all they depend on, to be shown again. Compiled."""

from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Kept(Generic[V]):
    """The newest of them; the oldest go."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.made: dict[Hashable, V] = {}

    def get(self, key: Hashable) -> V | None:
        return self.made.get(key)

    def keep(self, key: Hashable, drawing: V) -> V:
        if len(self.made) >= self.most:
            del self.made[next(iter(self.made))]
        self.made[key] = drawing
        return drawing
