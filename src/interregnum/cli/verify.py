"""`interregnum verify`: whether a record replays and its chance was fair."""

from typing import Annotated

import msgspec
import typer

from interregnum.cli.asking import File, Json
from interregnum.cli.screen import console, print_json
from interregnum.core.errors import RecordError
from interregnum.core.match import differs, unfair
from interregnum.core.record import Record
from interregnum.games.registry import find
from interregnum.terminal.files import read_record, replayed

Commitment = Annotated[str, typer.Option(help="What was published when the table was opened.")]
Entropy = Annotated[str, typer.Option(help="What your device added to chance.")]
Head = Annotated[str, typer.Option(help="The last running hash that your device was sent.")]


class Verdict(msgspec.Struct, frozen=True):
    title: str
    entries: int
    result: list[int]
    fair: bool
    kept: list[str]  # what the record was compared with, from outside


def verify(
    file: File, *, commitment: Commitment = "", entropy: Entropy = "", head: Head = "",
    json: Json = False,
) -> None:  # fmt: skip
    match, record = replayed(file), read_record(file)
    if not match.over:
        raise RecordError(f"{file}: the match is not over, so the key of its chance is not told")
    own = differs(record, commitment=commitment, entropy=entropy, head=head)
    reason = own or unfair(find(record.title).game, match.setup, record)
    if reason:
        raise RecordError(f"{file}: {reason}")
    kept = {"commitment": commitment, "entropy": entropy, "head": head}
    named = [name for name, value in kept.items() if value]
    verdict = Verdict(record.title, len(record.log), record.result, fair=True, kept=named)
    if json:
        print_json(verdict)
    else:
        console().print(f"{file}: {told(record, named)}")


def told(record: Record, kept: list[str]) -> str:
    """What is proved, and what only somebody who kept something can prove."""
    entries = f"{record.title}, {len(record.log)} entries: every move is legal"
    if not kept:
        return (
            f"{entries}, every draw fits the key of this file. That the key, the names and the "
            "moves are those of your match shows what your device kept: --commitment, --entropy, "
            "--head."
        )
    return f"{entries}, every draw fits the key, and what you kept ({', '.join(kept)}) fits too."
