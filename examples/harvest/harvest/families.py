"""All that people see of each family of actions."""

from collections.abc import Iterator
from typing import Final

from harvest.rules.state import State
from harvest.view import GAME
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.families import Families, plain
from interregnum.games.messages import Messages
from interregnum.games.rows import ALONE, Rows, numbered
from interregnum.games.shown import Reason, Told

say: Final = Messages("harvest")
ROWS: Final = Rows[State](say)
act: Final = ROWS.decision
DRAWING, BIDDING = 0, 1  # the phases


def why_not_card(s: State, seat: Seat, card: int) -> Reason | None:
    if not s.hand[seat] >> card & 1:
        return say.why("H-BID-02", "card", number=card)
    return None if s.card[seat] == NONE else say.why("H-BID-01", "step")


def why_not_plain(s: State, seat: Seat, _k: int) -> Reason | None:
    return say.why("H-BID-01", "step") if s.card[seat] == NONE else None


def why_not_doubled(s: State, seat: Seat, k: int) -> Reason | None:
    spent = None if s.doubles[seat] else say.why("H-BID-03", "doubles")
    return why_not_plain(s, seat, k) or spent


def shown_bids(before: State, after: State, _actor: Seat, _action: Action) -> Iterator[Told]:
    """All bids, once the last of them is laid, and who takes the crop."""
    for seat in range(len(after.card) if before.crop != NONE and after.crop == NONE else 0):
        yield Told(say("bid", seat=seat, number=after.card[seat] * after.stake[seat]))
        if after.points[seat] > before.points[seat]:
            yield Told(say("take", seat=seat))


FAMILIES: Final = Families(
    GAME,
    [
        ROWS.outcome("draw", "H-CROP-01", DRAWING, numbered(first=1)),
        act("card", "H-BID-01", BIDDING, numbered(), plain, why_not_card, text="card{}".format),
        act("plain", "H-BID-01", BIDDING, ALONE, plain, why_not_plain),
        act("doubled", "H-BID-03", BIDDING, ALONE, plain, why_not_doubled),
        ROWS.mark("sealed", "H-BID-01"),
    ],
    phase=lambda s: int(s.crop != NONE),
    over="H-END-01",
    example="card3",
    windows=[BIDDING],
    events=shown_bids,
)
