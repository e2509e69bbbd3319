"""A finished match with sealed terms and what a device at it kept; the page's tests read it, too.

`python -m tests.fair_match` writes web/tests/lib/fair.json anew.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from interregnum.core.chance import Chance, commitment, seal, seeded_key
from interregnum.core.match import Match, full_record, head_of
from interregnum.core.record import Record, encode, terms, terms_of
from interregnum.games.registry import find
from interregnum.games.title import values_of

FILE = Path(__file__).parents[1] / "web/tests/lib/fair.json"
NAMES = ["Žofie „Ďas“", "Пётр / \\ <b>", "Otakar"]
ENTROPY = ["ab" * 32, "0123456789abcdef" * 4, ""]
WITHHELD = ["Eva"]


@cache
def finished() -> Record:
    title = find("for-a-crown")
    options, key = title.options({"die": "harsh"}), seeded_key(5)
    promise = commitment(key)
    seals = [seal(promise, entropy) if entropy else "" for entropy in ENTROPY]
    values = values_of(options)
    agreed = terms(title.name, title.game.version, values, NAMES, promise, seals, WITHHELD)
    match = title.match(NAMES, options, Chance(key, ENTROPY, agreed, seals, WITHHELD))
    match.roll()
    return to_the_end(match)


def to_the_end(match: Match[Any]) -> Record:
    """Of what is offered always the last: the same in both builds."""
    while not match.over:
        seat = match.game.to_act(match.state)[0]
        match.play(seat, list(match.game.legal(match.state, seat))[-1])
    return full_record(match)


def otherwise(record: Record) -> Record:
    """The same match with another last choice: every move legal, every draw by the key."""
    title = find(record.title)
    setup = title.setup(title.options(dict(record.options)), record.seats)
    match = Match.replay(title.game, setup, record)
    for k, (seat, action) in reversed(list(enumerate(record.log))):
        legal = list(title.game.legal(match.after(k), seat))
        if seat < record.seats and len(legal) > 1:
            match.rewind(k)
            match.play(seat, next(other for other in legal if other != action))
            return msgspec.structs.replace(to_the_end(match), undone=False)
    raise AssertionError("nobody had a choice")


def kept() -> dict[str, str]:
    """By the first seat's device."""
    record = finished()
    return {
        "commitment": record.chance.commitment,
        "entropy": ENTROPY[0],
        "head": head_of(record),
    }


def forged() -> dict[str, Record]:
    """One of each kind that must be refused."""
    record = finished()
    other = seeded_key(6)
    chosen = {"key": other.hex(), "commitment": commitment(other)}
    names = [NAMES[1], NAMES[0], NAMES[2]]
    replace = msgspec.structs.replace
    return {
        "chosen key": replace(record, chance=replace(record.chance, **chosen)),
        "dropped entropy": replace(record, chance=replace(record.chance, entropy=["", "", ""])),
        "swapped names": replace(record, names=names),
        "changed entry": otherwise(record),
        "changed options": replace(record, options={**record.options, "die": "standard"}),
        "joined terms": loosened(record, [terms_of(record), ENTROPY[0], "|".join(ENTROPY[1:])]),
        "added terms": loosened(record, [terms_of(record), *ENTROPY]),
    }


def loosened(record: Record, entropy: list[str]) -> Record:
    """Other names; the terms that bind them told as entropy, so that all keys stay the same."""
    names = [NAMES[1], NAMES[0], NAMES[2]]
    told = msgspec.structs.replace(record.chance, entropy=entropy, seals=[], withheld=[])
    return msgspec.structs.replace(record, names=names, chance=told)


def document() -> str:
    told = {
        "kept": kept(),
        "record": json.loads(encode(finished())),
        "forged": {kind: json.loads(encode(record)) for kind, record in forged().items()},
    }
    return json.dumps(told, ensure_ascii=False, indent=None, sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.write_text(document(), "utf-8")
