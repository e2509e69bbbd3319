"""`interregnum verify`: whether a record replays and its chance was fair."""

import msgspec

from interregnum.cli.asking import File, Json
from interregnum.cli.screen import console, print_json
from interregnum.core.errors import RecordError
from interregnum.core.match import unfair
from interregnum.games.registry import find
from interregnum.terminal.files import read_record, replayed


class Verdict(msgspec.Struct, frozen=True):
    title: str
    entries: int
    result: list[int]
    fair: bool


def verify(file: File, *, json: Json = False) -> None:
    match, record = replayed(file), read_record(file)
    if not match.over:
        raise RecordError(f"{file}: the match is not over, so the key of its chance is not told")
    reason = unfair(find(record.title).game, match.setup, record)
    if reason:
        raise RecordError(f"{file}: {reason}")
    verdict = Verdict(record.title, len(record.log), record.result, fair=True)
    if json:
        print_json(verdict)
    else:
        entries = f"{verdict.title}, {verdict.entries} entries"
        console().print(f"{file}: {entries}: every move is legal, every draw fits the key.")
