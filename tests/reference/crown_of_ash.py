"""Crown of Ash a second time, slowly and from the ledger alone: documents in, documents out."""

from fractions import Fraction

from tests.reference import ash_automa, ash_outcome
from tests.reference.ash_battle import cards_of, to_lay
from tests.reference.ash_rounds import ranks
from tests.reference.ash_setup import fresh
from tests.reference.ash_table import ACTS, CHANCE, NOTHING, OFFERS, Doc, copied

CHANCES = [
    "dealing_lords", "turning_up", "dealing_fate", "dealing_tiles", "offering", "drawing_order",
    "drawing_guard", "rolling", "drawing_card", "drawing_action",
]  # fmt: skip
DEALT = ["dealing_lords", "dealing_fate", "dealing_tiles"]
# What of a half-made step means something, by phase; the rest may be left over from before.
MEANT = {
    "turning_up": ["after", "slot"],
    "offering": ["after", "place"],
    "gaining": ["after", "area", "owed"],
    "at_altar": ["after", "area"],
    "choosing_province": ["place"],
    "adjusting": ["area", "stage", "last", "lifted"],
    "committing": ["area", "last"],
    "unmasking": ["area"],
    "laying": ["area"],
    "foreseeing": ["area"],
    "fortifying": ["area"],
    "rolling": ["rolling", "unrolled", "dice"],
    "rerolling": ["rolling", "dice"],
    "drawing_card": ["area"],
    "zero_lost": ["area", "won"],
    "losing": ["area", "won"],
    "paying": ["slot", "stage", "last", "paid", "extra"],
    "swindling": ["resume", "given", "paid", "last"],
    "commanding": ["resume", "picked"],
    "regrouping": ["resume", "picked"],
}


def to_act(d: Doc) -> list[int]:
    if d["phase"] == "over":
        return []
    if d["phase"] == "laying":
        return to_lay(d)
    return [CHANCE if d["phase"] in CHANCES else d["actor"]]


def legal(d: Doc, seat: int) -> set[str]:
    if seat not in to_act(d):
        return set()
    if d["phase"] == "laying":
        return set(cards_of(d, seat))
    return set(OFFERS[d["phase"]](d))


def odds(d: Doc) -> dict[str, Fraction]:
    """Every die, every draw: all outcomes alike."""
    texts = legal(d, CHANCE)
    return {text: Fraction(1, len(texts)) for text in texts}


def play(d: Doc, seat: int, text: str) -> Doc:
    after: Doc = copied(d)
    ACTS[d["phase"]](after, seat, text.split())
    return after


def comparable(d: Doc) -> Doc:
    """Without what is left over from an earlier step, and without a count for undo."""
    phase = d["phase"]
    meant = {name: d["step"][name] for name in MEANT.get(phase, [])}
    told = phase in DEALT or phase not in [*CHANCES, "over"]
    return {
        **d,
        "actor": d["actor"] if told else 0,
        "step": {**NOTHING, **meant},
        "players": [{**p, "minions": sorted(filter(None, p["minions"]))} for p in d["players"]],
        "reveals": 0,
    }


def scores(d: Doc) -> list[int]:
    return [int(p["vp"]) for p in d["players"]]


RULES = [ash_automa, ash_outcome]  # they enter their phases and steps by being read
__all__ = ["RULES", "comparable", "fresh", "legal", "odds", "play", "ranks", "scores"]
