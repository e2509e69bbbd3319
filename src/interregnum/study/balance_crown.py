"""What is counted in games of For a Crown."""

from interregnum.core.game import Action, Seat
from interregnum.games.for_a_crown.options import MODES
from interregnum.games.for_a_crown.rules.actions import BLIND, PAY, RECRUIT
from interregnum.games.for_a_crown.rules.data import CARD_IDS, LEVELS
from interregnum.games.for_a_crown.rules.game import GAME
from interregnum.games.for_a_crown.rules.state import RECRUITING, State
from interregnum.games.title import values_of
from interregnum.study.tally import Deal, Group, Study, Tally, Traits

MOST = 5


class CrownWatcher(Traits):
    """Whom each seat recruited, and in which place it began."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(tally, GAME)
        self.began = False

    def before(self, state: State, seat: Seat, action: Action) -> None:
        if not self.began:
            self.began = True
            for place, each in enumerate(state.order):
                self.mark(each, f"place {place + 1}")
        if state.phase == RECRUITING and RECRUIT <= action < BLIND:
            self.mark(seat, f"recruited {CARD_IDS[action - RECRUIT]}")
        elif state.phase == RECRUITING and BLIND <= action < PAY:
            self.mark(seat, f"recruited blind from level {action - BLIND + 1}")


class CrownStudy(Study):
    title = "for-a-crown"
    deals = [  # noqa: RUF012  # never changed
        *(Deal(f"{seats} players", seats, {}) for seats in (3, 4, 5)),
        *(Deal(f"4 players, {mode}", 4, values_of(MODES[mode])) for mode in ("family", "strict")),
    ]

    def watch(self, tally: Tally) -> CrownWatcher:
        return CrownWatcher(tally)

    def groups(self) -> list[Group]:
        return [
            ("Seat", [f"seat {k + 1}" for k in range(MOST)]),
            ("Place in the first pass", [f"place {k + 1}" for k in range(MOST)]),
            ("Recruited", [f"recruited {name}" for name in CARD_IDS]),
            ("Recruited blind", [f"recruited blind from level {k + 1}" for k in range(LEVELS)]),
        ]
