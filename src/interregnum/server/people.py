"""Guests: a name, and a secret in a signed cookie that scripts cannot read."""

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from typing import Final

from interregnum.server.store import PersonRow, Store

COOKIE: Final = "interregnum"
DAY: Final = 24 * 3600
YEAR: Final = 365 * DAY
NAME_LENGTH: Final = 40
JOINER: Final = "\u200d"  # between emoji
MARKS: Final = ("Mn", "Me")  # categories of what stands on the letter before it
MOST_MARKS: Final = 3  # on one letter
BLANK: Final = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")  # printable, and nothing is seen


def token() -> str:
    """Unguessable, fit for a link and for a command line: no option begins so."""
    made = secrets.token_urlsafe(16)
    return token() if made.startswith("-") else made


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def shortened(secret: str) -> str:
    """For log lines: a table's id is a link, and a link is a secret."""
    return digest(secret)[:10]


def same(secret: str, stored: str) -> bool:
    """In constant time, on digests."""
    return bool(stored) and hmac.compare_digest(digest(secret), stored)


def clean_line(text: str, longest: int) -> str:
    """One line that turns nobody's screen round: no control, no direction, few marks on a letter.

    Joined emoji stay joined.
    """
    seen = BLANK.sub(" ", text[: 4 * longest])
    printable = (c if c.isprintable() or c == JOINER else " " for c in seen)
    return " ".join(calm("".join(printable)).split())[:longest].strip()


def calm(text: str) -> str:
    """Without heaps of marks, of whatever script."""
    kept, heap = [], 0
    for c in text:
        heap = heap + 1 if unicodedata.category(c) in MARKS else 0
        if heap <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)


def clean_name(name: str) -> str:
    """One line of printable text; empty if nothing is left."""
    return clean_line(name.replace(JOINER, " "), NAME_LENGTH)


class People:
    """Issues and reads the cookies; the key is shared by all workers through the store."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.key = key.encode()

    def sign(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()[:32]

    async def welcome(self, name: str) -> tuple[PersonRow, str]:
        """A new guest and the cookie's value."""
        secret = token()
        now = time.time()
        person = PersonRow(token(), name, digest(secret), now, now)
        await self.store.add_person(person)
        return person, self.cookie(person.id, secret)

    def cookie(self, person: str, secret: str) -> str:
        return f"{person}.{secret}.{self.sign(f'{person}.{secret}')}"

    async def recognise(self, cookie: str | None) -> PersonRow | None:
        """The guest of a cookie; None for a missing, forged or forgotten one."""
        parts = (cookie or "").split(".")
        if len(parts) != 3:
            return None
        person, secret, signature = parts
        expected = self.sign(f"{person}.{secret}").encode()
        if not hmac.compare_digest(expected, signature.encode()):  # as text: ASCII alone
            return None
        row = await self.store.person(person)
        if row is None or not same(secret, row.secret):
            return None
        if time.time() - row.seen > DAY:
            await self.store.saw(person, time.time())
        return row
