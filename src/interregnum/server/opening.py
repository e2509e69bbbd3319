"""How a match begins: all devices seal what they add to chance, then all of them tell it.

The server commits to its key first, and nobody tells anything before everybody is bound. So neither
a seat nor the operator chooses last, and who keeps back what was sealed is named for good.
"""

import time
from typing import Final

import msgspec

from interregnum.core.chance import Chance, commitment, new_key, seal
from interregnum.core.record import terms
from interregnum.server.errors import NotAllowed
from interregnum.server.store import SeatRow, Store, TableRow
from interregnum.server.vault import Vault

DIGITS: Final = 64  # of entropy, at most; of a seal, exactly


def listed(text: str) -> list[str]:
    return msgspec.json.decode(text, type=list[str])


def chance_of(row: TableRow, vault: Vault) -> Chance:
    """Of a match that has begun."""
    key, entropy = bytes.fromhex(vault.show(row.key)), vault.show(row.entropy).split(",")
    return Chance(key, entropy, row.terms, listed(row.seals), listed(row.withheld))


def clean_hex(text: str) -> str:
    """Hex digits, or nothing: a table never waits for it."""
    good = len(text) <= DIGITS and all(c in "0123456789abcdef" for c in text)
    return text if good else ""


def added(entropy: str, sealed: str) -> dict[str, str | bool]:
    """What a device adds to chance: sealed, or told at once where nobody else adds any."""
    told, shown = clean_hex(entropy), clean_hex(sealed)
    shown = shown if len(shown) == DIGITS and not told else ""
    return {"entropy": told, "seal": shown, "ready": bool(told or shown)}


def untold(seats: list[SeatRow]) -> list[SeatRow]:
    """Seats that have sealed something and not told it yet."""
    return [seat for seat in seats if seat.seal and not seat.entropy]


class Openings:
    """From full seats to the first draw."""

    def __init__(self, store: Store, patience: float) -> None:
        self.store = store
        self.patience = patience  # seconds for a device to tell what it sealed

    async def start(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Fix the terms; the match begins once everything sealed is told."""
        seals = [seat.seal for seat in seats]
        values: dict[str, str | float | None] = {
            "status": "opening",
            "opened": time.time(),
            "seals": msgspec.json.encode(seals).decode(),
            "terms": terms(
                row.title, row.version, msgspec.json.decode(row.options),
                [seat.name for seat in seats], row.promise, seals, listed(row.withheld),
            ),
        }  # fmt: skip
        if not await self.store.change_status(row.id, "open", **values):
            raise NotAllowed("the match has begun already")

    async def begin(self, table: str, due: float | None) -> bool:
        """Whether the match begins now; whatever is added later counts no more."""
        seats = await self.store.seats(table)
        if untold(seats):
            return False
        vault = self.store.vault
        entropy = vault.hide(",".join(vault.show(seat.entropy) for seat in seats))
        values: dict[str, str | float | None] = {
            "status": "playing",
            "entropy": entropy,
            "due": due,
        }
        return await self.store.change_status(table, "opening", **values)

    async def tell(self, row: TableRow, person: str, entropy: str) -> None:
        """A device tells what it sealed, on all of its seats."""
        if row.status != "opening":
            raise NotAllowed("nothing is to be told now")
        for seat in untold(await self.store.seats(row.id)):
            if seat.person == person:
                if seal(row.promise, clean_hex(entropy)) != seat.seal:
                    raise NotAllowed("this is not what was sealed")
                hidden = self.store.vault.hide(entropy)
                await self.store.change_seat(row.id, seat.seat, entropy=hidden)

    async def break_off(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Another key and new seals for everybody; who told nothing is named."""
        if time.time() - row.opened < self.patience:
            raise NotAllowed("the devices are still telling what they sealed")
        silent, key = untold(seats), new_key()
        names = [*listed(row.withheld), *(seat.name for seat in silent)]
        people = [seat.named for seat in silent]
        known = listed(row.withholders)[: len(names) - len(people)]
        known += [""] * (len(names) - len(people) - len(known))  # from before people were kept
        await self.store.break_off(
            row.id,
            withheld=msgspec.json.encode(names).decode(),
            withholders=msgspec.json.encode([*known, *people]).decode(),
            key=self.store.vault.hide(key.hex()),
            promise=commitment(key),
        )
