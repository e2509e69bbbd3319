"""Crown of Ash a second time, slowly and from the ledger alone: documents in, documents out."""

from copy import deepcopy
from fractions import Fraction

from tests.reference import ash_automa
from tests.reference.ash_battle import cards_of, to_lay
from tests.reference.ash_setup import fresh, ranks
from tests.reference.ash_table import ACTS, CHANCE, NOTHING, OFFERS, Doc

CHANCES = [
    "dealing_lords", "turning_up", "dealing_fate", "dealing_tiles", "offering", "drawing_order",
    "drawing_guard", "rolling", "drawing_card", "drawing_action",
]  # fmt: skip
DEALT = ["dealing_lords", "dealing_fate", "dealing_tiles"]
# What of a half-made step means something, by phase; the rest may be left over from before.
MEANT = {
    "turning_up": ["after", "slot"],
    "offering": ["after", "place"],
    "gaining": ["after", "owed"],
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
    d = deepcopy(d)
    ACTS[d["phase"]](d, seat, text.split())
    return d


def comparable(d: Doc) -> Doc:
    """Without what is left over from an earlier step, and without a count for undo."""
    d = deepcopy(d)
    step = d["step"]
    d["step"] = {**NOTHING, **{name: step[name] for name in MEANT.get(d["phase"], [])}}
    d["reveals"] = 0
    d["stack"] = d["stack"] if d["stack"][0] else d["stack"][::-1]
    if d["phase"] in [*CHANCES, "over"] and d["phase"] not in DEALT:
        d["actor"] = 0
    for p in d["players"]:
        p["minions"] = sorted(filter(None, p["minions"]))
    return d


def scores(d: Doc) -> list[int]:
    return [int(p["vp"]) for p in d["players"]]


__all__ = ["ash_automa", "comparable", "fresh", "legal", "odds", "play", "ranks", "scores"]
