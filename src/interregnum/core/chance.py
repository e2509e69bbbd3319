"""Chance that can be checked afterwards: the k-th outcome is a keyed hash of k."""

import hashlib
import hmac
import secrets
from random import Random
from typing import Final

KEY_BYTES: Final = 32
WORD_BYTES: Final = 8
WORD: Final = 1 << 64
BLOCK: Final = 64  # bytes that SHA-256 takes at a time
INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


def new_key() -> bytes:
    """256 bits of the system's entropy."""
    return secrets.token_bytes(KEY_BYTES)


def seeded_key(seed: int) -> bytes:
    """The same key for the same seed: simulations and tests."""
    return hashlib.sha256(f"interregnum seed {seed}".encode()).digest()


def commitment(key: bytes) -> str:
    """Published before the first draw; the key itself follows when the match is over."""
    return hashlib.sha256(key).hexdigest()


def seal(promise: str, entropy: str) -> str:
    """What a device shows of its entropy before anybody's is told; bound to one commitment."""
    return hashlib.sha256(f"{promise}:{entropy}".encode()).hexdigest()


class Keyed:
    """HMAC with SHA-256 under one key of a digest's length: its two halves are begun once."""

    def __init__(self, key: bytes) -> None:
        block = key.ljust(BLOCK, b"\0")
        self.inner = hashlib.sha256(block.translate(INNER))
        self.outer = hashlib.sha256(block.translate(OUTER))

    def digest(self, message: bytes) -> bytes:
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


class Chance:
    """The outcomes of one match, from a key, what the seats added to it and their terms."""

    def __init__(
        self, key: bytes, entropy: list[str], terms: str = "", seals: list[str] | None = None,
        withheld: list[str] | None = None,
    ) -> None:  # fmt: skip
        self.key = key
        self.entropy = entropy  # by seat, hex; empty where a seat added none
        self.terms = terms  # a digest of what everybody agreed to; empty: none were sealed
        self.seals = seals or []  # by seat: what was shown of the entropy first
        self.withheld = withheld or []  # who has broken off an opening by telling nothing
        mixed = "|".join([terms, *entropy] if terms else entropy)
        self.mixed = hmac.digest(key, mixed.encode(), "sha256")
        self.keyed = Keyed(self.mixed)

    def below(self, k: int, n: int) -> int:
        """The k-th outcome as a number below n, without bias: words past the last whole n go."""
        limit = WORD - WORD % n
        attempt = 0
        while True:
            message = k.to_bytes(WORD_BYTES, "big") + attempt.to_bytes(WORD_BYTES, "big")
            digest = self.keyed.digest(message)
            word = int.from_bytes(digest[:WORD_BYTES], "big")
            if word < limit:
                return word % n
            attempt += 1

    def luck(self, seat: int, decision: int) -> Random:
        """A bot's own, apart from the game's, by how often it has acted: undo brings it back."""
        return Random(self.keyed.digest(f"luck {seat} {decision}".encode()))


class Heads:
    """A keyed hash that runs over the log: who kept the last one sees any change before it."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.keyed = chance.keyed
        self.made: list[bytes] = [self.keyed.digest(b"log")]

    def copy(self) -> "Heads":
        made = Heads(self.chance)
        made.made = list(self.made)
        return made

    def cut(self, entries: int) -> None:
        """So many entries of the log still hold."""
        del self.made[entries + 1 :]

    def at(self, log: list[tuple[int, int]], entries: int) -> str:
        """After so many entries."""
        for seat, action in log[len(self.made) - 1 : entries]:
            told = seat.to_bytes(WORD_BYTES, "big") + action.to_bytes(WORD_BYTES, "big")
            self.made.append(self.keyed.digest(self.made[-1] + told))
        return self.made[entries].hex()
