"""`interregnum verify`: whether a record replays and its chance was fair."""

from typing import Annotated

import msgspec
import typer

from interregnum.cli.asking import File, Json
from interregnum.cli.screen import console, print_json
from interregnum.core.errors import RecordError
from interregnum.core.match import differs, unfair, unfair_by_key
from interregnum.core.record import Record, is_nameless
from interregnum.games.registry import TITLES, find
from interregnum.terminal.files import read_record, replayed

Commitment = Annotated[str, typer.Option(help="What was published when the table was opened.")]
Entropy = Annotated[str, typer.Option(help="What your device added to chance.")]
Head = Annotated[str, typer.Option(help="The last running hash that your device was sent.")]

DELETED = "and the draws hang on the names: who knows it can write it into the record again"


class Verdict(msgspec.Struct, frozen=True):
    title: str
    entries: int
    result: list[int]
    fair: bool
    kept: list[str]  # what the record was compared with, from outside
    rules: bool  # whether moves, odds and result were checked: their rules are here


def verify(
    file: File, *, commitment: Commitment = "", entropy: Entropy = "", head: Head = "",
    json: Json = False,
) -> None:  # fmt: skip
    record = read_record(file)
    title = TITLES.get(record.title)
    rules = title is None or record.version >= title.game.version
    reason = unfair_by_rules(file, record) if rules else unfair_by_key(record)
    reason = reason or differs(record, commitment=commitment, entropy=entropy, head=head)
    if reason:
        deleted = f" (a name was deleted, {DELETED})" if is_nameless(record) else ""
        raise RecordError(f"{file}: {reason}{deleted}")
    kept = {"commitment": commitment, "entropy": entropy, "head": head}
    named = [name for name, value in kept.items() if value]
    verdict = Verdict(record.title, len(record.log), record.result, True, named, rules)
    if json:
        print_json(verdict)
    else:
        console().print(f"{file}: {told(record, named, rules=rules)}")


def unfair_by_rules(file: File, record: Record) -> str:
    match = replayed(file)  # a title that there is not is refused by the file's name
    return unfair(find(record.title).game, match.setup, record)


def told(record: Record, kept: list[str], *, rules: bool) -> str:
    """What is proved, what only somebody who kept something can prove, and what nobody can."""
    entries = f"{record.title}, {len(record.log)} entries: "
    proved = "every move is legal, every draw fits the key" if rules else by_key(record)
    if kept:
        return f"{entries}{proved}, and what you kept ({', '.join(kept)}) fits too."
    return (
        f"{entries}{proved} of this file. That the key, the names and the moves are those of your "
        "match shows what your device kept: --commitment, --entropy, --head."
    )


def by_key(record: Record) -> str:
    """Of a match whose rules are not here."""
    gone = f"version {record.version} of its rules is not here any more"
    if not record.chance.draws:
        return f"{gone}, so moves, draws and result were not checked; the key fits the commitment"
    return f"{gone}, so moves, odds and result were not checked; every draw fits the key"
