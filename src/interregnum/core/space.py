"""The space of actions: families laid end to end."""

from interregnum.core.errors import IllegalAction


class ActionSpace:
    """One space for all options and seat counts of a game."""

    def __init__(self) -> None:
        self.size = 0
        self.names: list[str] = []
        self.firsts: list[int] = []
        self.family_of: list[int] = []  # by action

    def add(self, name: str, count: int = 1) -> int:
        """Reserve `count` ids for the family `name`; return the first."""
        first = self.size
        self.family_of += [len(self.names)] * count
        self.names.append(name)
        self.firsts.append(first)
        self.size += count
        return first

    def decode(self, action: int) -> tuple[str, int]:
        """Family name and offset of an action, for logs and the wire."""
        if not 0 <= action < self.size:
            raise IllegalAction(f"no action {action} in a space of {self.size}")
        family = self.family_of[action]
        return self.names[family], action - self.firsts[family]
