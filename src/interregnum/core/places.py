"""Where the one bit of a power of two stands: a product, a shift and a table instead of counting.

    PLACES[bit * HASH >> TOP & LOW]

The product may leave 64 bits: the six bits that are looked at are the same with and without it.
"""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec

HASH: Final[i64] = 0x03F79D71B4CB0A89  # each six bits in a row of it are different ones
TOP: Final[i64] = 58
LOW: Final[i64] = 63
BITS: Final = 62  # a larger power of two would be an object when compiled


def places() -> Ints:
    found = vec[i64]([0] * 64)
    for k in range(BITS):
        found[2**k * int(HASH) >> int(TOP) & int(LOW)] = k
    return found


PLACES: Final = places()
