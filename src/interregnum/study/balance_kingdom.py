"""What is counted in games of It's a Wonderful Kingdom, and how it is told."""

from typing import Final

from interregnum.bots.arena import share
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    COPIES,
    DATA,
    DECK_IDS,
    DEVELOPMENT_IDS,
    DUCHY_IDS,
    MENACE_IDS,
    QUEST_IDS,
)
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.quest import final_done
from interregnum.games.wonderful_kingdom.rules.scoring import menace_count
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.study.tally import Deal, Group, Row, Study, Tally, Watcher, rate, table

GAME: Final = WonderfulKingdom()
SOURCE: Final = {row["id"]: str(row["source"]).partition(":")[0] for row in DATA["developments"]}
SHORT: Final = {"RECONSTRUCTED": "", "SOURCED": "sourced", "PARTLY SOURCED": "partly sourced"}


class KingdomWatcher(Watcher):
    """Who began, what was built, what was left, and who won by how much."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(tally)
        self.starter: int = NONE

    def before(self, state: State, seat: Seat, action: Action) -> None:
        if self.starter == NONE and state.starter != NONE:
            self.starter = int(state.starter)

    def ended(self, state: State) -> None:
        ranks = [int(rank) for rank in GAME.ranks(state)]
        scores = [int(score) for score in GAME.scores(state)]
        for seat in range(2):
            won, lead = share(ranks, seat), scores[seat] - scores[1 - seat]
            self.tally["points"] += scores[seat]
            self.tally["points of winners"] += scores[seat] * won
            for trait in self.traits(state, seat):
                self.tally[f"had {trait}"] += 1
                self.tally[f"won {trait}"] += won
                self.tally[f"lead {trait}"] += lead
            self.count_cards(state, seat, won, lead)
        self.tally["nobody won"] += min(ranks) > 1

    def traits(self, s: State, seat: Seat) -> list[str]:
        p = s.live[seat]
        found = ["starter" if seat == self.starter else "second", DUCHY_IDS[p.duchy // 2]]
        found += [f"deck {DECK_IDS[s.decks[seat]]}"] if s.decks[seat] != NONE else []
        found += [f"advisor {a}" for k, a in enumerate(ADVISOR_IDS) if p.advisors >> k & 1]
        if len(s.quests):
            done = "fulfilled" if final_done(s, p) else "not fulfilled"
            found += [f"quest {QUEST_IDS[s.quests[0]]}", f"{done} {QUEST_IDS[s.quests[0]]}"]
        return found

    def count_cards(self, s: State, seat: Seat, won: float, lead: int) -> None:
        p = s.live[seat]
        for card, name in enumerate(DEVELOPMENT_IDS):
            if p.built[card]:
                self.tally[f"built {name}"] += int(p.built[card])
                self.tally[f"builders {name}"] += 1
                self.tally[f"leads {name}"] += lead
                self.tally[f"had built {name}"] += 1
                self.tally[f"won built {name}"] += won
        for kind, name in enumerate(MENACE_IDS):
            self.tally[f"left {name}"] += int(menace_count(p, kind))
        self.tally["left calamity"] += int(p.calamities)


def module(name: str) -> Deal:
    """Drawn by chance, not drafted: otherwise the starter would always have the same duchy."""
    drawn = dict.fromkeys(("duchies", "menace_deck_0", "menace_deck_1", "quest"), "random")
    return Deal(name, 2, {**drawn, "module": name, "allow_no_module": name == "none"})


class WonderfulKingdomStudy(Study):
    title = "wonderful-kingdom"
    deals = [module(name) for name in ("menace", "advisor", "quest", "none")]  # noqa: RUF012

    def watch(self, tally: Tally) -> KingdomWatcher:
        return KingdomWatcher(tally)

    def groups(self) -> list[Group]:
        return [
            ("Who begins", ["starter", "second"]),
            ("Duchy", DUCHY_IDS),
            ("Menace deck", [f"deck {name}" for name in DECK_IDS]),
            ("Quest", quest_traits()),
            ("Advisor", [f"advisor {name}" for name in ADVISOR_IDS]),
            ("Built", [f"built {name}" for name in DEVELOPMENT_IDS]),
        ]

    def figures(self, tallies: dict[str, Tally]) -> str:
        parts = [
            "Side A, two players; duchies, menace decks and quests are drawn by chance.",
            table(
                ["module", "games", "mean points", "of the winner", "nobody won, %"],
                [points_row(label, tally) for label, tally in tallies.items()],
            ),
            "## Who begins, and which duchy\n\nShare of games won in %, mean lead in points.",
            traits_table(tallies, ["starter", "second", *DUCHY_IDS]),
            "## Menaces\n\nBy the deck a seat owns, that is hands to the other.",
            traits_table(pick(tallies, "menace"), [f"deck {name}" for name in DECK_IDS]),
            "Menaces and calamities that a player still has at the end, mean.",
            left_table(tallies),
            "## Quests",
            traits_table(pick(tallies, "quest"), quest_traits()),
            "## Advisors\n\nBy who has them at the end.",
            traits_table(pick(tallies, "advisor"), [f"advisor {name}" for name in ADVISOR_IDS]),
            "## Cards\n\nCopies built, in % of those in the deck; mean lead of a builder.",
            cards_table(tallies),
        ]
        return "\n\n".join(parts)


def pick(tallies: dict[str, Tally], label: str) -> dict[str, Tally]:
    return {label: tallies[label]}


def quest_traits() -> list[str]:
    return [f"{what} {name}" for name in QUEST_IDS for what in ("fulfilled", "not fulfilled")]


def points_row(label: str, tally: Tally) -> Row:
    games = tally["games"]
    won = games - tally["nobody won"]
    mean, best = tally["points"] / (2 * games), tally["points of winners"] / max(won, 1.0)
    nobody = rate(tally["nobody won"], games)
    return [label, f"{games:.0f}", f"{mean:.1f}", f"{best:.1f}", nobody]


def traits_table(tallies: dict[str, Tally], traits: list[str]) -> str:
    heads = ["", *(f"{label}: {what}" for label in tallies for what in ("seats", "won", "lead"))]
    rows = [
        [trait, *(cell for t in tallies.values() for cell in cells(t, trait))] for trait in traits
    ]
    return table(heads, rows)


def cells(tally: Tally, trait: str) -> Row:
    had = tally[f"had {trait}"]
    lead = f"{tally[f'lead {trait}'] / had:+.1f}" if had else "–"
    return [f"{had:.0f}", rate(tally[f"won {trait}"], had), lead]


def left_table(tallies: dict[str, Tally]) -> str:
    names = [*MENACE_IDS, "calamity"]
    rows = [
        [label, *(f"{tally[f'left {name}'] / (2 * tally['games']):.2f}" for name in names)]
        for label, tally in tallies.items()
    ]
    return table(["module", *names], rows)


def cards_table(tallies: dict[str, Tally]) -> str:
    heads = ["card", "source", "copies"]
    heads += [f"{label}: {what}" for label in tallies for what in ("built", "lead")]
    rows = [card_row(card, name, tallies) for card, name in enumerate(DEVELOPMENT_IDS)]
    return table(heads, rows)


def card_row(card: int, name: str, tallies: dict[str, Tally]) -> Row:
    row = [name, SHORT.get(SOURCE[name], SOURCE[name].lower()), str(COPIES[card])]
    for tally in tallies.values():
        builders = tally[f"builders {name}"]
        lead = f"{tally[f'leads {name}'] / builders:+.1f}" if builders else "–"
        row += [rate(tally[f"built {name}"], int(COPIES[card]) * tally["games"]), lead]
    return row
