"""A match as a document that leaves the system. Not compiled: compiled Structs lose `frozen`."""

import msgspec

from interregnum.core.errors import RecordError


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes chance checkable: docs/protocol.md says how."""

    commitment: str  # SHA-256 of the key, published before the first draw
    entropy: list[str]  # by seat, hex; empty where a seat added none
    key: str  # hex; empty until the match is over


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that rebuilds a match anywhere."""

    title: str
    version: int
    options: dict[str, str | int | bool]
    seats: int
    names: list[str]
    chance: Fairness
    log: list[tuple[int, int]]  # (seat, action), without what was undone
    result: list[int]  # ranks; empty while the match is open
    undone: bool = False  # something was taken back on the way


def encode(record: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.encode(record)


def decode(data: bytes) -> Record:
    """The record of a JSON document; anything else is refused in one sentence."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"this is no record of a match: {error}") from error
