"""A state as a list of ints, number by number: what the generated `pack` and `unpack` use."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec


def put(out: list[int], v: Ints) -> None:
    """An array with its length before it."""
    out.append(len(v))
    out.extend(v)


def put_all(out: list[int], arrays: list[Ints]) -> None:
    out.append(len(arrays))
    for v in arrays:
        put(out, v)


class Reader:
    """Takes from a packed state what was put there, in the same order."""

    def __init__(self, data: list[int]) -> None:
        self.data = data
        self.at: i64 = 0

    def number(self) -> i64:
        x: i64 = self.data[self.at]
        self.at += 1
        return x

    def array(self) -> Ints:
        count = self.number()
        v = vec[i64]()
        for _ in range(count):
            v = append(v, self.number())
        return v

    def arrays(self) -> list[Ints]:
        return [self.array() for _ in range(self.number())]


def zeros(count: i64) -> Ints:
    return filled(count, 0)


def filled(count: i64, x: i64) -> Ints:
    v = vec[i64]()
    for _ in range(count):
        v = append(v, x)
    return v
