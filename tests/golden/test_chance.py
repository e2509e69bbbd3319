"""What chance draws and what the running hash is, by the words of docs/trust.md: HMAC, SHA-256."""

import hmac

from interregnum.core.chance import Chance, Heads, Keyed, seeded_key


def test_a_key_that_is_begun_once_hashes_as_the_library_does() -> None:
    for seed, length in enumerate((0, 1, 55, 56, 63, 64, 65, 200)):
        key, message = seeded_key(seed), bytes(range(length))
        assert Keyed(key).digest(message) == hmac.digest(key, message, "sha256")


def test_the_running_hash_is_a_hash_of_hashes() -> None:
    chance = Chance(seeded_key(1), ["ab"])
    log = [(0, 5), (9, 70_000), (1, 0)]
    head = hmac.digest(chance.mixed, b"log", "sha256")
    for seat, action in log:
        told = head + seat.to_bytes(8, "big") + action.to_bytes(8, "big")
        head = hmac.digest(chance.mixed, told, "sha256")
    assert Heads(chance).at(log, len(log)) == head.hex()
