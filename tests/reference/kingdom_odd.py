"""Positions of the Kingdom that random play hardly reaches: boards filled at random."""

from collections import Counter
from random import Random

from tests.reference.kingdom_boards import keeps_cubes, plan, stock, uncovered
from tests.reference.kingdom_deal import in_deck
from tests.reference.kingdom_tables import (
    ADVISORS,
    BASIC,
    CARDS,
    WINDOWS,
    Doc,
    bad_card,
    by_rank,
    closed,
    has_module,
    opened,
    scenario,
    slot,
    solo,
    step_rows,
)

HALF_MADE = ("freeze", "hide", "uncover", "broker", "peeks", "feed", "claims", "inquired")
STILL = ("selecting", "offering", "planning", "before", "build", "fight")


def is_still(doc: Doc) -> bool:
    """Nothing is half-made: such a position may be changed freely."""
    half = ("aim", "paying")
    quiet = all(max(p.get(k, -1) for k in half) < 0 and not any(p.get(k) for k in HALF_MADE)
                and not p.get("gone") for p in doc["players"])  # fmt: skip
    return doc["phase"] in STILL and not doc["offer"] and quiet


def odd(doc: Doc, rng: Random) -> Doc:
    """Another position of the same match, with other boards."""
    d = opened(doc)
    for seat, p in enumerate(d["players"]):
        enrich(d, p, rng)
        build(d, p, rng)
        threaten(d, p, rng)
        if has_module(d, "advisor"):
            advise(d, p, rng)
        if d["quests"]:
            quest(d, p, seat, rng)
    common(d, rng)
    changed = closed(d)
    if d["phase"] in WINDOWS:
        changed["shown"] = changed["players"]
    return changed


def enrich(d: Doc, p: Doc, rng: Random) -> None:
    limited = d["options"]["soldier_supply"] == "thirty"
    p["soldiers"] = p["training"] = 0
    p["soldiers"] = rng.choice([0, 0, 1, 2, 3, 5, 5 + 9 * limited])
    p["soldiers"] = (
        min(p["soldiers"], max(stock(d) + p["soldiers"], 0)) if limited else p["soldiers"]
    )
    p["training"] = rng.randint(0, 1) if not limited or stock(d) > 0 else 0
    p["krystallium"] = rng.choice([0, 0, 1, 2, 4])
    n = rng.choice([0, 2, 4]) + 4 * keeps_cubes(d)
    p["laboratory"] = Counter(rng.choices(BASIC, k=n))
    if not solo(d):
        p["traps"] = rng.randint(0, 2)


def spare(d: Doc) -> list[str]:
    """Developments that no later deal needs."""
    kept = in_deck(d) - 8 if solo(d) else d["deck"].total() - 16 * (4 - d["round"])
    pile = [card for card in d["discard"].elements() if card in CARDS]
    return pile or ([card for card in d["deck"].elements() if card in CARDS] if kept > 0 else [])


def draw(d: Doc, rng: Random) -> str:
    """One of them, taken out; empty if there is none."""
    found = sorted(spare(d))
    if not found:
        return ""
    card = rng.choice(found)
    d["discard" if d["discard"][card] else "deck"][card] -= 1
    return card


def build(d: Doc, p: Doc, rng: Random) -> None:
    for _ in range(rng.randint(0, 4)):
        if card := draw(d, rng):
            p["completed"][card] += 1
    for _ in range(rng.randint(0, 3)):
        if card := draw(d, rng):
            plan(p, card)
    for row in p["construction"]:
        fill(row, rng)


def fill(row: Doc, rng: Random) -> None:
    """Some spaces; the last one stays open."""
    for space in list(row["open"].elements()):
        if row["open"].total() > 1 and rng.random() < 0.5:
            row["open"][space] -= 1
            if space in BASIC and rng.random() < 0.2:
                row["krystallium"][space] += 1


def threaten(d: Doc, p: Doc, rng: Random) -> None:
    names = {bad_card(d, seat) for seat in range(len(d["players"]))}
    for name in sorted(names):
        for _ in range(rng.randint(0, 2)):
            if take_bad(d, name):
                meet(d, p, name, rng)
    if "giant_rat" in names and rng.random() < 0.5:
        n = rng.randint(0, max(d["supply"]["vermin"] - 1, 0))
        d["supply"]["vermin"] -= n
        (d["box"] if rng.random() < 0.5 else p["menaces"])["vermin"] += n


def take_bad(d: Doc, name: str) -> bool:
    """One that no later round deals."""
    if solo(d):
        found = d["bad_left"] > 0 and d["buried"] is None and in_deck(d) > 1
        d["bad_left"] -= found
        return bool(found)
    later = (4 - d["round"]) * (2 if name == "calamity" else 1)
    found = d["supply"][name] > later
    d["supply"][name] -= found
    return bool(found)


def meet(d: Doc, p: Doc, name: str, rng: Random) -> None:
    """In the selection, in the duchy, under a card or in the construction area."""
    free = [row for row in p["construction"] if not row["frozen"] and not row["locked"]]
    if d["phase"] in ("selecting", "offering") and rng.random() < 0.6:
        p["selection"].append(slot({"card": name}))
    elif name == "calamity":
        p["calamities"] += 1
    elif name == "ice_giant" and free:
        rng.choice(free)["frozen"] = True
    else:
        p["menaces"][name] += 1
    tokens = sorted((+uncovered(d, p)).elements())
    if name == "thief" and tokens and rng.random() < 0.7:
        p["covered"][rng.choice(tokens)] += 1


def advise(d: Doc, p: Doc, rng: Random) -> None:
    """W-ADVISOR-02: an advisor of the deck changes places with a development."""
    for name in [name for name in ADVISORS if d["deck"][name]]:
        built = sorted((+p["completed"]).elements())
        if built and rng.random() < 0.3:
            p["advisors"] = by_rank([*p["advisors"], name])
            card = rng.choice(built)
            p["completed"][card] -= 1
            d["deck"] += Counter({card: 1, name: -1})


def quest(d: Doc, p: Doc, seat: int, rng: Random) -> None:
    for k, step in enumerate(step_rows(d)):
        if rng.random() < 0.4 and not step["final"]:
            p["steps"] |= 1 << k
    if not solo(d):
        p["spies"], p["used_spies"] = rng.randint(0, 1), 0


def common(d: Doc, rng: Random) -> None:
    if scenario(d) and scenario(d)["id"] == "sg05":
        d["beside"] = rng.randint(0, 4)
    if solo(d) and rng.random() < 0.5:
        left = rng.randint(0, 6)
        while in_deck(d) > left:
            card = rng.choice(sorted((+d["deck"]).elements()))
            d["deck"][card] -= 1
            d["discard"][card] += 1
    if d["phase"] == "offering":
        twins(d, rng)


def twins(d: Doc, rng: Random) -> None:
    """Equal cards in a hand."""
    for hand in d["hands"]:
        for k, card in enumerate(hand):
            like = rng.choice(hand)
            if card in CARDS and d["deck"][like] and rng.random() < 0.5:
                d["deck"][like] -= 1
                d["deck"][card] += 1
                hand[k] = like
        hand[:] = by_rank(hand)
