"""What is counted in games of Crown of Ash, and how it is told."""

from typing import Final

from interregnum.bots.arena import share
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.crown_of_ash.rules.actions import NO_RAISE, PLACE, RAISE, ROB
from interregnum.games.crown_of_ash.rules.data import (
    BATTLE_SPACE,
    BUILD_SPACE,
    DATA,
    GOLD_SPACE,
    LORD_IDS,
    PROVINCES,
    RECRUITABLE,
    REFRESH_SPACE,
    SLOTS,
    START_TILES,
    TILE_IDS,
    WARRIOR_IDS,
    WING_SPACE,
)
from interregnum.games.crown_of_ash.rules.game import CrownOfAsh
from interregnum.games.crown_of_ash.rules.phases import CHOOSING_PROVINCE, PLACING, RAISING
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.study.tally import Deal, Group, Row, Study, Tally, Watcher, rate, table

GAME: Final = CrownOfAsh()
FATE_IDS: Final = [row["id"] for row in DATA["fate_cards"]]
START_IDS: Final = TILE_IDS[: int(START_TILES)]
BUILT_IDS: Final = TILE_IDS[int(START_TILES) :]
RAISED_IDS: Final = WARRIOR_IDS[: int(RECRUITABLE)]
SOURCES: Final = [
    "provinces", "Citadel", "battle cards", "automa's gains", "resources", "gold", "fate card",
    "automatons",
]  # fmt: skip
GAINS: Final = 3  # the automa's; people have none
ACTS: Final = ["gather", "gold", "build", "attack a province", "attack the Citadel", "refresh"]
FEWEST: Final = 2  # people at the smallest table that is measured
MOST: Final = 4
LOW, HIGH = 0.1, 0.9  # the share of scores below the ends of the range that is told


def act_of(space: int) -> str:
    """What a minion does on a space."""
    if space < BATTLE_SPACE:
        return "gather"
    if space < WING_SPACE:
        return "attack a province"
    if space < GOLD_SPACE:
        return "attack the Citadel"
    return {int(GOLD_SPACE): "gold", int(BUILD_SPACE): "build"}.get(space, "refresh")


class AshWatcher(Watcher):
    """Who began with what, what was taken, and who won."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(tally)
        self.traits: list[list[str]] = []  # by seat, from the first decision

    def before(self, state: State, seat: Seat, action: Action) -> None:
        if not self.traits:
            self.traits = [traits(state, each) for each in range(state.config.people)]
        if state.phase == PLACING and PLACE <= action <= PLACE + REFRESH_SPACE:
            self.tally[f"act {act_of(int(action - PLACE))}"] += 1
        elif state.phase == CHOOSING_PROVINCE:
            self.tally[f"tile {TILE_IDS[state.offer[state.place]]}"] += 1
        if state.phase == RAISING and RAISE <= action < NO_RAISE:
            self.tally[f"warrior {WARRIOR_IDS[state.display[action - RAISE]]}"] += 1
        elif state.phase == PLACING and ROB <= action < ROB + SLOTS:
            self.tally[f"warrior {WARRIOR_IDS[state.display[action - ROB]]}"] += 1

    def ended(self, state: State) -> None:
        ranks = [int(rank) for rank in GAME.ranks(state)]
        for seat, found in enumerate(self.traits):
            won, score = share(ranks, seat), int(state.players[seat].vp)
            self.tally["players"] += 1
            self.tally[f"score {score}"] += 1
            self.tally["points of winners"] += score * won
            for trait in found:
                self.tally[f"had {trait}"] += 1
                self.tally[f"won {trait}"] += won
            for name, points in zip(SOURCES, state.players[seat].points, strict=True):
                self.tally[f"from {name}"] += int(points)


def traits(s: State, seat: Seat) -> list[str]:
    """What a seat began with."""
    starts = [START_IDS[s.top[k]] for k in range(PROVINCES) if s.controller[k] == seat]
    place = list(s.order).index(seat) + 1
    p = s.players[seat]
    fate = FATE_IDS[p.fate] if p.fate != NONE else ""
    return [f"seat {seat + 1}", f"place {place}", fate, LORD_IDS[p.lord], *starts]


def won(tally: Tally, trait: str) -> str:
    """Win rate in per cent."""
    return rate(tally[f"won {trait}"], tally[f"had {trait}"])


def scores(tally: Tally) -> list[int]:
    """All of them, ascending."""
    found = [(int(key[6:]), n) for key, n in tally.items() if key.startswith("score ")]
    return [score for score, n in sorted(found) for _ in range(int(n))]


def in_100_games(tally: Tally, key: str) -> str:
    return f"{100 * tally[key] / tally['games']:.0f}"


class CrownOfAshStudy(Study):
    title = "crown-of-ash"
    deals = [  # noqa: RUF012  # never changed
        Deal(f"{people}{', powers' * powers}", people, {"powers": powers})
        for powers in (False, True)
        for people in range(FEWEST, MOST + 1)
    ]

    def watch(self, tally: Tally) -> AshWatcher:
        return AshWatcher(tally)

    def groups(self) -> list[Group]:
        return [
            ("Seat", [f"seat {k + 1}" for k in range(MOST)]),
            ("Place in the first turn order", [f"place {k + 1}" for k in range(MOST)]),
            ("Start tile", START_IDS),
            ("Fate card", FATE_IDS),
            ("Lord", LORD_IDS),
        ]

    def figures(self, tallies: dict[str, Tally]) -> str:
        parts = [
            table(
                ["players", "games", "mean points (10–90 %)", "mean of the winner"],
                [score_row(label, tally) for label, tally in tallies.items()],
            ),
            "## Win rate by seat and by place in the first turn order, %",
            seats_table(tallies),
            "## Where the points come from\n\nMean points of a player.",
            sources_table(tallies),
            "## Win rate by start tile and fate card, %",
            "With two players each has two start tiles.",
            traits_table(tallies, [*START_IDS, *FATE_IDS]),
            "## Win rate by lord, %",
            "Without powers the lords are alike: what differs there is luck.",
            traits_table(tallies, LORD_IDS),
            "## What minions do\n\nShare of placements, %.",
            acts_table(tallies),
            "## How often tiles and warriors are taken\n\nIn 100 games.",
            taken_table(tallies),
        ]
        return "\n\n".join(parts)


def score_row(label: str, tally: Tally) -> Row:
    found = scores(tally)
    low, high = found[int(LOW * len(found))], found[int(HIGH * len(found))]
    mean = sum(found) / len(found)
    best = tally["points of winners"] / tally["games"]
    return [label, f"{tally['games']:.0f}", f"{mean:.1f} ({low}–{high})", f"{best:.1f}"]


def seats_table(tallies: dict[str, Tally]) -> str:
    traits = [f"{what} {k + 1}" for what in ("seat", "place") for k in range(MOST)]
    return traits_table(tallies, traits)


def traits_table(tallies: dict[str, Tally], traits: list[str]) -> str:
    rows = [[label, *(won(tally, t) for t in traits)] for label, tally in tallies.items()]
    return table(["players", *traits], rows)


def sources_table(tallies: dict[str, Tally]) -> str:
    names = [name for k, name in enumerate(SOURCES) if k != GAINS]
    rows = [
        [label, *(f"{tally[f'from {name}'] / tally['players']:.1f}" for name in names)]
        for label, tally in tallies.items()
    ]
    return table(["players", *names], rows)


def acts_table(tallies: dict[str, Tally]) -> str:
    rows = []
    for label, tally in tallies.items():
        whole = sum(tally[f"act {act}"] for act in ACTS)
        rows.append([label, *(rate(tally[f"act {act}"], whole) for act in ACTS)])
    return table(["players", *ACTS], rows)


def taken_table(tallies: dict[str, Tally]) -> str:
    keys = [f"tile {name}" for name in BUILT_IDS] + [f"warrior {name}" for name in RAISED_IDS]
    rows = [[key, *(in_100_games(tally, key) for tally in tallies.values())] for key in keys]
    return table(["players", *tallies], rows)
