"""A match as a document that leaves the system. Not compiled: compiled Structs lose `frozen`."""

import hashlib

import msgspec

from interregnum.core.errors import RecordError

NOBODY = "—"  # in place of a name that was deleted


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What makes chance checkable: docs/protocol.md says how."""

    commitment: str  # SHA-256 of the key, published before the first draw
    entropy: list[str]  # by seat, hex; empty where a seat added none
    key: str  # hex; empty until the match is over
    seals: list[str] = []  # by seat, shown before any entropy was; none: no terms were sealed
    withheld: list[str] = []  # names, one for each opening that somebody broke off
    draws: list[tuple[int, int]] = []  # of each draw the total and the number below it


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


def terms(
    title: str, version: int, options: dict[str, str | int | bool], names: list[str],
    commitment: str, seals: list[str], withheld: list[str],
) -> str:  # fmt: skip
    """A digest of what everybody agreed to: the same bytes in every language that writes JSON."""
    agreed = [title, version, sorted(options.items()), names, commitment, seals, withheld]
    return hashlib.sha256(msgspec.json.encode(agreed)).hexdigest()


def is_nameless(record: Record) -> bool:
    """Somebody has deleted their name, on which sealed terms hang, and with them every draw."""
    return bool(record.chance.seals) and NOBODY in [*record.names, *record.chance.withheld]


def terms_of(record: Record) -> str:
    """Empty for a record without seals: a match on one device, or of before there were any."""
    told = record.chance
    if not told.seals:
        return ""
    return terms(
        record.title, record.version, record.options, record.names, told.commitment,
        told.seals, told.withheld,
    )  # fmt: skip


def replace_draws(record: Record, draws: list[tuple[int, int]]) -> Record:
    told = msgspec.structs.replace(record.chance, draws=draws)
    return msgspec.structs.replace(record, chance=told)


def encode(record: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.encode(record)


def decode(data: bytes) -> Record:
    """The record of a JSON document; anything else is refused in one sentence."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"this is no record of a match: {error}") from error
