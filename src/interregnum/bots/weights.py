"""Weights of a judge in a file: a document in MessagePack that tells how they were made.

Inputs are kept by name, so that weights outlive a change of order; a name that the title no longer
has makes them useless, and is refused.
"""

import hashlib
import sys
from array import array
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from interregnum.bots.judge import OUTPUTS, Judge, Net
from interregnum.core.errors import BadInput
from interregnum.core.policy import Field, Policy

FORMAT: Final = 1
MOST_BYTES: Final = 2_000_000
NAME: Final = "judge.msgpack"  # beside a title's policy


class Made(msgspec.Struct, frozen=True):
    """How weights came about: enough to make them again."""

    command: str
    seed: int
    games: int  # of self-play
    steps: list[str]  # what was done, in order
    seconds: float  # from the beginning to the end, on as many processes as `steps` tells
    strength: list[tuple[int, str, int, float]] = []  # games so far, contest, games of it, won


class Weights(msgspec.Struct, frozen=True):
    """Numbers in the order of Net's arrays, net by net, as 32-bit floats, least byte first."""

    title: str
    version: int  # of the game
    seats: list[int]  # that it was taught with
    inputs: list[str]
    hidden: int
    stages: int
    made: Made
    values: bytes
    format: int = FORMAT

    @property
    def size(self) -> int:
        """Numbers of one net."""
        width = self.hidden + int(OUTPUTS)
        return len(self.inputs) * width + width + self.hidden * int(OUTPUTS)


def names(fields: list[Field]) -> list[str]:
    """Of every number that fields hold: `rubies[2]`, or `round` where it is one alone."""
    return [
        field.name if field.size == 1 else f"{field.name}[{k}]"
        for field in fields
        for k in range(field.size)
    ]


def row_names(policy: Policy[Any]) -> list[str]:
    """Of a judge's row: the observation, then the insights."""
    return names(policy.fields) + names(policy.insights)


def read_names(policy: Policy[Any]) -> list[str]:
    """Those that a judge reads."""
    chosen = [field for field in policy.fields if field.name in policy.read]
    return names(chosen) + names(policy.insights)


def pack(weights: Weights) -> bytes:
    data = msgspec.msgpack.encode(weights)
    if len(data) > MOST_BYTES:
        raise BadInput(f"weights of {len(data)} bytes are too many; expected {MOST_BYTES} at most")
    return data


def unpack(data: bytes) -> Weights:
    """Refuses what is no such document, or another format, in one sentence."""
    try:
        weights = msgspec.msgpack.decode(data, type=Weights)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"these are no weights of a judge: {error}") from error
    if weights.format != FORMAT:
        raise BadInput(f"weights have format {weights.format}; expected {FORMAT}")
    if len(weights.values) != 4 * weights.stages * weights.size:
        raise BadInput(f"weights of {weights.title} are cut short or too long")
    return weights


def judge_of(policy: Policy[Any], weights: Weights) -> Judge[Any]:
    """A judge that reads these weights; refused where they are of another game or version."""
    game = policy.game
    if (weights.title, weights.version, weights.stages) != (game.name, game.version, policy.stages):
        raise BadInput(f"weights are of {weights.title} {weights.version}, not of {game.name}")
    place = {name: k for k, name in enumerate(row_names(policy))}
    if unknown := set(weights.inputs) - place.keys():
        raise BadInput(f"{game.name} has no number {min(unknown)} any more")
    return Judge(policy, nets(weights), [place[name] for name in weights.inputs])


def nets(weights: Weights) -> list[Net]:
    values = floats(weights.values)
    size, width, hidden = weights.size, weights.hidden + int(OUTPUTS), weights.hidden
    first = len(weights.inputs) * width
    cut = [values[k * size : (k + 1) * size] for k in range(weights.stages)]
    return [
        Net(hidden, part[:first], part[first : first + width], part[first + width :])
        for part in cut
    ]


def digest(policy: Policy[Any], weights: Weights | None) -> str:
    """Of given weights, or of the shipped ones; empty where there are none."""
    found = weights or shipped(policy)
    return hashlib.sha256(found.values).hexdigest()[:16] if found else ""


def unlearned(policy: Policy[Any], hidden: int, seats: list[int]) -> Weights:
    """Small weights at random: what a judge costs does not depend on what it has learned."""
    rng = Random(0)
    made = Made(command="", seed=0, games=0, steps=["drawn at random"], seconds=0.0)
    game = policy.game
    bare = Weights(
        game.name, game.version, seats, read_names(policy), hidden, policy.stages, made, b""
    )
    values = array("f", (rng.gauss(0.0, 0.01) for _ in range(bare.stages * bare.size)))
    if sys.byteorder == "big":
        values.byteswap()
    return msgspec.structs.replace(bare, values=values.tobytes())


def floats(data: bytes) -> list[float]:
    values = array("f", data)
    if sys.byteorder == "big":
        values.byteswap()
    return values.tolist()


def read(path: Path) -> Weights:
    try:
        return unpack(path.read_bytes())
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error


@cache
def shipped(policy: Policy[Any]) -> Weights | None:
    """The weights that lie beside a title's policy, if any; read when first asked for."""
    package = type(policy).__module__.rpartition(".")[0]
    path = files(package) / NAME
    return unpack(path.read_bytes()) if path.is_file() else None
