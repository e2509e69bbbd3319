"""The end of a game: points by part, and why somebody has lost."""

from collections.abc import Iterator
from typing import Final

import msgspec

from interregnum.games.shown import Event, Reason
from interregnum.games.wonderful_kingdom.breakdown import FLAT, scoring_cards, sums
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    BESIDE_LIMIT,
    CARD_IDS,
    CHRONICLER,
    DUCHY_IDS,
    MENACE_IDS,
    MENACE_KINDS,
    MENACE_VP,
    MENACES,
    SG05,
    THIEF,
    VALUE,
)
from interregnum.games.wonderful_kingdom.rules.scoring import (
    card_points,
    duchy_points,
    has_lost,
    menace_count,
    points,
    ranks,
)
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


class Counted(msgspec.Struct, frozen=True):
    """Points of all copies of a card."""

    part: str  # of the sum: base, combo, calamities, menaces, advisors, side
    card: str  # a card, a menace, an advisor, a duchy; "" for what stands on no card
    points: int


class Scored(Event, frozen=True):
    """The end of a game for a seat."""

    seat: int
    rank: int
    points: int
    parts: dict[str, int]  # base, combo, calamities, menaces, advisors, side
    cards: list[Counted]  # the same, card by card


class Lost(Event, frozen=True):
    """The end of a game for a seat that has lost whatever its points."""

    seat: int
    points: int
    parts: dict[str, int]
    cards: list[Counted]
    reason: Reason  # the clause, and the counter that it is about


def result(s: State) -> Iterator[Scored | Lost]:
    for seat, rank in enumerate(ranks(s)):
        p = s.live[seat]
        vp = int(points(s, p))
        if has_lost(s, p):
            told = line("log-lost", seat=seat, vp=vp)
            yield Lost(told, seat, vp, sums(s, p), counted(s, p), why_lost(s, p))
        else:
            told = line("log-winner" if rank == 1 else "log-score", seat=seat, vp=vp)
            yield Scored(told, seat, int(rank), vp, sums(s, p), counted(s, p))


def counted(s: State, p: Board) -> list[Counted]:
    """All that brings or costs points, in the order of the parts."""
    had = sums(s, p)
    found = [
        *(Counted("base", CARD_IDS[c], p.built[c] * VALUE[c]) for c in FLAT),
        Counted("base", "", int(p.bonus)),
        Counted("combo", DUCHY_IDS[p.duchy // 2], int(duchy_points(p))),
        *(
            Counted("combo", CARD_IDS[c], int(p.built[c] * card_points(p, c)))
            for c in scoring_cards(p)
        ),
        Counted("calamities", "calamity", had["calamities"]),
        *(
            Counted("menaces", MENACE_IDS[k], int(menace_count(p, k) * MENACE_VP[k]))
            for k in range(MENACE_KINDS)
        ),
        Counted("advisors", ADVISOR_IDS[CHRONICLER], had["advisors"]),
        Counted("side", "", had["side"]),
    ]
    return [each for each in found if each.points]


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
