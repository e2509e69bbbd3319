"""What is counted in games of Torres."""

from interregnum.core.game import Action, Seat
from interregnum.games.torres.rules.actions import DEPLOY, PLAY
from interregnum.games.torres.rules.data import CARD_NAMES
from interregnum.games.torres.rules.game import Torres
from interregnum.games.torres.rules.state import State
from interregnum.study.tally import Deal, Group, Study, Tally, Traits

MOST = 4


class TorresWatcher(Traits):
    """Which cards each seat played."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(tally, Torres())

    def before(self, state: State, seat: Seat, action: Action) -> None:
        if PLAY <= action < DEPLOY:
            self.mark(seat, f"played {CARD_NAMES[action - PLAY]}")


class TorresStudy(Study):
    title = "torres"
    deals = [  # noqa: RUF012  # never changed
        *(Deal(f"{seats} players", seats, {}) for seats in (2, 3, 4)),
        Deal("4 players, own decks", 4, {"deck": "own"}),
        Deal("4 players, master", 4, {"master": True}),
    ]

    def watch(self, tally: Tally) -> TorresWatcher:
        return TorresWatcher(tally)

    def groups(self) -> list[Group]:
        return [
            ("Seat", [f"seat {k + 1}" for k in range(MOST)]),
            ("Cards", [f"played {name}" for name in CARD_NAMES]),
        ]
