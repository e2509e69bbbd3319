"""The whole Kingdom once more, slow and plain, from the ledger alone.

Documents in, documents out; an action is its notation. Nothing of the rules is imported: only the
tables of data.toml and the form of a position (docs/positions.md).
"""

from collections import Counter

from tests.reference import kingdom_choice as choice
from tests.reference import kingdom_deal as deal
from tests.reference import kingdom_setup as setup
from tests.reference import kingdom_windows as windows
from tests.reference.kingdom_boards import kinds, menaces, rows
from tests.reference.kingdom_tables import (
    CHANCE,
    MENACES,
    NEXT_ROUND,
    WINDOWS,
    Doc,
    actor,
    closed,
    opened,
    scenario,
    solo,
)

SETUP = ("starting", "duchies", "decks", "boards", "advising", "keeping")
DRAWS = ("dealing", "spying", "looking", "revealing", "reshuffling")
new = setup.new


def to_act(doc: Doc) -> list[int]:
    if doc["phase"] == "over":
        return []
    if doc["phase"] in SETUP:
        return [doc["step"]]
    if doc["phase"] in WINDOWS:
        return [seat for seat, p in enumerate(doc["players"]) if not p.get("finished")]
    return [CHANCE] if doc["phase"] in DRAWS else [actor(doc)]


def odds(doc: Doc) -> Counter[str]:
    """The outcomes of chance with their weights."""
    d = opened(doc)
    return Counter(setup.legal(d)) if doc["phase"] in SETUP else deal.odds(d)


def legal(doc: Doc, seat: int) -> set[str]:
    if seat not in to_act(doc):
        return set()
    if seat == CHANCE:
        return set(odds(doc))
    if doc["phase"] in SETUP:
        return setup.legal(opened(doc))
    d = opened(doc)
    return windows.legal(d, seat) if doc["phase"] in WINDOWS else choice.legal(d, seat)


def play(doc: Doc, seat: int, text: str) -> Doc:
    d = opened(doc)
    if doc["phase"] in SETUP:
        setup.play(d, text)
    elif seat == CHANCE:
        deal.draw(d, text.split()[1])
    elif doc["phase"] in WINDOWS:
        windows.play(d, seat, text)
    else:
        choice.play(d, seat, text)
    while d["phase"] == NEXT_ROUND:
        deal.start_round(d)
    return closed(d)


# The end: W-END-01 to W-END-05, W-SOLO-14.


def worth(row: Doc, of_kind: Counter[str]) -> int:
    vp = row.get("vp", {})
    return int(vp.get("value", 0)) * (of_kind[vp["kind"]] if "kind" in vp else 1)


def points_of(d: Doc, p: Doc) -> int:
    of_kind = kinds(p)
    total = sum(worth(row, of_kind) * n for _, row, n in rows(d, p))
    total += p["bonus"] - 4 * p["calamities"] + of_kind[p["chronicle"]]
    total += sum(MENACES[name]["vp"] * n for name, n in menaces(p).items())
    return int(total) - 15 * (solo(d) and d["options"]["side"] == "a")


def points(doc: Doc) -> list[int]:
    d = opened(doc)
    return [points_of(d, p) for p in d["players"]]


def required(d: Doc) -> dict[str, int]:
    """W-SCEN-01d to W-SCEN-06b, RUL-W-52: prepared cards that must be completed."""
    found: dict[str, int] = scenario(d).get("construction", {})
    return found


def has_lost(d: Doc, p: Doc) -> bool:
    """W-QUEST-08, W-SCEN-01d to W-SCEN-06b, RUL-W-52."""
    if d["lost"] or any(not p["steps"] >> 4 * k + 3 & 1 for k in range(len(d["quests"]))):
        return True
    needed = required(d).items()
    if any(p["completed"][card] < n for card, n in needed):
        return True
    return bool(scenario(d)) and scenario(d)["id"] == "sg05" and p["menaces"]["thief"] > 0


def ranks(doc: Doc) -> list[int]:
    """W-END-05, RUL-W-17."""
    d = opened(doc)
    standing = [
        None if has_lost(d, p) else (points_of(d, p), p["completed"].total(), p["soldiers"])
        for p in d["players"]
    ]
    still = [row for row in standing if row is not None]
    return [
        len(standing) + 1 if row is None else 1 + sum(other > row for other in still)
        for row in standing
    ]


def medal(doc: Doc) -> str:
    """W-SCEN-07, RUL-W-54: of a solo game that is over."""
    d = opened(doc)
    if not solo(d) or has_lost(d, d["players"][0]):
        return ""
    bars = scenario(d).get("medals", [70, 95, 115])
    reached = sum(points_of(d, d["players"][0]) >= bar for bar in bars)
    return ["none", "bronze", "silver", "gold"][int(reached)]
