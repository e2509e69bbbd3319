"""The end of a game: points by part, and why somebody has lost."""

from collections.abc import Iterator
from typing import Final

from interregnum.games.shown import Event, Reason
from interregnum.games.wonderful_kingdom.breakdown import sums
from interregnum.games.wonderful_kingdom.rules.data import (
    BESIDE_LIMIT,
    MENACES,
    SG05,
    THIEF,
)
from interregnum.games.wonderful_kingdom.rules.scoring import has_lost, points, ranks
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.text import card_line, line, step_line
from interregnum.games.wonderful_kingdom.view_goals import missing_cards, missing_finals

UNFINISHED: Final = (  # by scenario: the clause that asks for its cards, or for Thieves defeated
    "W-SCEN-01d",
    "W-SCEN-02c",
    "W-SCEN-03b",
    "W-SCEN-04b",
    "W-SCEN-05c",
    "W-SCEN-06b",
)


class Scored(Event, frozen=True):
    """The end of a game for a seat."""

    seat: int
    rank: int
    points: int
    parts: dict[str, int]  # base, combo, calamities, menaces, advisors, side


class Lost(Event, frozen=True):
    """The end of a game for a seat that has lost whatever its points."""

    seat: int
    points: int
    parts: dict[str, int]
    reason: Reason  # the clause, and the counter that it is about


def result(s: State) -> Iterator[Scored | Lost]:
    for seat, rank in enumerate(ranks(s)):
        p = s.live[seat]
        vp = int(points(s, p))
        if has_lost(s, p):
            told = line("log-lost", seat=seat, vp=vp)
            yield Lost(told, seat, vp, sums(s, p), why_lost(s, p))
        else:
            told = line("log-winner" if rank == 1 else "log-score", seat=seat, vp=vp)
            yield Scored(told, seat, int(rank), vp, sums(s, p))


def why_lost(s: State, p: Board) -> Reason:
    """The first condition that is not met, with its counter."""
    if s.lost and s.rules.scenario == SG05:
        return line.why("W-SCEN-05b", "lost-beside", n=s.beside, limit=BESIDE_LIMIT)
    if s.lost:
        return line.why("W-SCEN-01d", "lost-vermin")
    if steps := missing_finals(s, p):
        told = [step_line(s, k) for k in steps]
        return line.why("W-QUEST-08", "lost-quest", steps=told)
    rule = UNFINISHED[s.rules.scenario]
    if cards := missing_cards(s, p):
        return line.why(rule, "lost-cards", cards=[card_line(card) for card in cards])
    return line.why(rule, "lost-thieves", n=p.menaces[THIEF - MENACES])
