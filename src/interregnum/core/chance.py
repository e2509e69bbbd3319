"""Chance that can be checked afterwards: the k-th outcome is a keyed hash of k."""

import hashlib
import hmac
import secrets
from typing import Final

KEY_BYTES: Final = 32
WORD_BYTES: Final = 8
WORD: Final = 1 << 64


def new_key() -> bytes:
    """256 bits of the system's entropy."""
    return secrets.token_bytes(KEY_BYTES)


def seeded_key(seed: int) -> bytes:
    """The same key for the same seed: simulations and tests."""
    return hashlib.sha256(f"interregnum seed {seed}".encode()).digest()


def commitment(key: bytes) -> str:
    """Published before the first draw; the key itself follows when the match is over."""
    return hashlib.sha256(key).hexdigest()


class Chance:
    """The outcomes of one match, from a key and what the seats added to it."""

    def __init__(self, key: bytes, entropy: list[str]) -> None:
        self.key = key
        self.entropy = entropy  # by seat, hex; empty where a seat added none
        self.mixed = hmac.new(key, "|".join(entropy).encode(), hashlib.sha256).digest()

    def below(self, k: int, n: int) -> int:
        """The k-th outcome as a number below n, without bias: words past the last whole n go."""
        limit = WORD - WORD % n
        attempt = 0
        while True:
            message = k.to_bytes(WORD_BYTES, "big") + attempt.to_bytes(WORD_BYTES, "big")
            digest = hmac.new(self.mixed, message, hashlib.sha256).digest()
            word = int.from_bytes(digest[:WORD_BYTES], "big")
            if word < limit:
                return word % n
            attempt += 1
