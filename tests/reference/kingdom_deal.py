"""The cards of the Kingdom before they are chosen: the deal, chance, the end of Choice."""

from collections import Counter

from tests.reference.kingdom_tables import (
    Doc,
    actor,
    bad_card,
    by_rank,
    from_deck,
    slot,
    solo,
)
from tests.reference.kingdom_windows import end_of_choice

PLACES = 18
RETURNS = {6: "dealing", 12: "looking"}


# Round and deal.


def start_round(d: Doc) -> None:
    d["round"] += 1
    d["starter"] = 0 if solo(d) else 1 - d["starter"]
    begin_choice(d)


def begin_choice(d: Doc) -> None:
    d["turn"], d["dealt"], d["searched"], d["spot"] = 0, 0, 0, -1
    d["step"] = -1
    for p in d["players"]:
        p["used"] = []
    d["phase"] = "dealing"
    if solo(d):
        d["todo"] = 4
        lay_out(d)
        return
    for seat, hand in enumerate(d["hands"]):
        card = bad_card(d, seat)
        d["supply"][card] -= 1
        hand.append(card)


def in_deck(d: Doc) -> int:
    """Cards of the deck itself: unseen danger cards may be any of the pool but lie elsewhere."""
    if d["buried"] is not None:
        return int(d["deck"].total())
    return int(d["deck"].total() - (d["unresolved"] - d["bad_left"]))


def danger_pool(d: Doc) -> Counter[str]:
    """W-SOLO-02: danger cards come from the first deck, never from one made of the discards."""
    pool: Counter[str] = d["deck"] if d["buried"] is None else d["buried"]
    return pool


def area_to_fill(d: Doc) -> int:
    """The emptied area; at the start of a round both, the left one first."""
    return d["spot"] if d["spot"] >= 0 else int(d["todo"] <= 2)


def lay_out(d: Doc) -> None:
    """W-SOLO-05, W-SOLO-06: the visible card first, then what chance turns up."""
    if d["todo"] and d["top"]:
        put_out(d, d["top"])
        d["top"] = ""
    go_on_dealing(d)


def put_out(d: Doc, card: str) -> None:
    d["areas"][area_to_fill(d)].append(slot({"card": card}))
    d["todo"] -= 1


def go_on_dealing(d: Doc) -> None:
    """Whether another card is to be drawn, and by whom it goes on when none is."""
    d["phase"] = "dealing"
    if d["todo"] and not in_deck(d) and not renew(d, 6):
        d["todo"] = 0
    if d["phase"] == "reshuffling" or d["todo"] or (not d["top"] and in_deck(d)):
        return
    if d["turn"] == 4:
        discard_leftovers(d)
    else:
        d["phase"] = "selecting"


def renew(d: Doc, back: int) -> bool:
    """RUL-W-04, RUL-W-55: the discarded cards become the deck; False if there are none."""
    if d["options"]["empty_deck"] == "stop":
        return False
    if any(not card["card"] for card in d["unseen"]):
        d["phase"], d["dealt"] = "reshuffling", back
        return True
    return shuffle(d)


def shuffle(d: Doc) -> bool:
    pile = d["discard"] + Counter(card["card"] for card in d["unseen"])
    d["unseen"] = []
    d["discard"] = Counter({card: n for card, n in pile.items() if not from_deck(card)})
    if d["buried"] is None:
        d["buried"], d["deck"] = d["deck"], Counter()
    d["deck"] += pile - d["discard"]
    return in_deck(d) > 0


# Chance.


def danger_odds(d: Doc) -> Counter[str]:
    """An unseen danger card: bad_left of the unresolved ones are bad, the rest from the deck."""
    good = d["unresolved"] - d["bad_left"]
    pool = danger_pool(d)
    odds = Counter({card: n * good for card, n in pool.items()})
    odds[bad_card(d, 0)] += d["bad_left"] * max(pool.total(), 1)
    return +odds


def meant(d: Doc) -> Doc:
    """The face-down card that is about to be seen."""
    if d["phase"] == "spying":
        place = d["spot"] % 36
        found: Doc = d["areas"][place // PLACES][place % PLACES]
    elif d["phase"] == "revealing":
        found = next(card for p in d["players"] for card in p["selection"] if card["down"])
    else:
        found = next(card for card in d["unseen"] if not card["card"])
    return found


def odds(d: Doc) -> Counter[str]:
    """What chance may do, with weights."""
    if d["phase"] in ("dealing", "looking"):
        return Counter({f"draw {card}": n for card, n in (+d["deck"]).items()})
    card = meant(d)
    if card["card"]:
        return Counter([f"draw {card['card']}"])
    return Counter({f"draw {name}": n for name, n in danger_odds(d).items()})


def resolve(d: Doc, held: Doc, card: str) -> None:
    """A danger card that nobody had seen gets its face."""
    if held["card"]:
        return
    held["card"] = card
    d["unresolved"] -= 1
    if from_deck(card):
        danger_pool(d)[card] -= 1
    else:
        d["bad_left"] -= 1


def draw(d: Doc, card: str) -> None:
    d["reveals"] += 1
    {
        "dealing": deal_solo if solo(d) else deal,
        "looking": look,
        "spying": spy_out,
        "revealing": reveal,
        "reshuffling": turn_discard,
    }[d["phase"]](d, card)


def deal(d: Doc, card: str) -> None:
    """W-OFFER-01, W-OFFER-03."""
    d["deck"][card] -= 1
    if d["dealt"] < 14:
        hand = d["hands"][d["dealt"] // 7]
        hand[:] = by_rank([*hand, card])
    else:
        d["areas"][d["dealt"] - 14].append(slot({"card": card}))
    d["dealt"] += 1
    if d["dealt"] == 16:
        d["phase"] = "offering"


def deal_solo(d: Doc, card: str) -> None:
    d["deck"][card] -= 1
    if d["todo"]:
        put_out(d, card)
    else:
        d["top"] = card
    go_on_dealing(d)


def look(d: Doc, card: str) -> None:
    d["deck"][card] -= 1
    if len(d["looked"]) == 3:
        d["top"] = card
    else:
        d["looked"].append(card)
    go_on_looking(d)


def turn_discard(d: Doc, card: str) -> None:
    held = meant(d)
    resolve(d, held, card)
    held["known"] = [0]
    if any(not other["card"] for other in d["unseen"]):
        return
    back = RETURNS[d["dealt"]]
    d["phase"], d["dealt"] = back, 0
    shuffle(d)
    go_on_looking(d) if back == "looking" else go_on_dealing(d)


def spy_out(d: Doc, card: str) -> None:
    """RUL-W-25; the Prophet looks secretly."""
    held = meant(d)
    resolve(d, held, card)
    if d["spot"] < 36:
        held.update(slot({"card": card}))
    else:
        held["known"] = sorted({*held["known"], actor(d)})
    d["phase"], d["spot"] = "selecting", -1


def reveal(d: Doc, card: str) -> None:
    held = meant(d)
    resolve(d, held, card)
    held.update(slot({"card": card}))
    reveal_or_plan(d)


def discard_leftovers(d: Doc) -> None:
    """W-OFFER-09, W-SOLO-11."""
    for area in d["areas"]:
        for card in area:
            if card["down"]:
                d["unseen"].append(card | {"round": d["round"]})
            else:
                d["discard"][card["card"]] += 1
    d["areas"], d["spot"] = [[], []], -1
    if solo(d):
        p = d["players"][0]
        readied = min(p["used_spies"], 1)
        p["spies"] += readied
        p["used_spies"] -= readied
    reveal_or_plan(d)


def reveal_or_plan(d: Doc) -> None:
    if any(card["down"] for p in d["players"] for card in p["selection"]):
        d["phase"] = "revealing"
    else:
        end_of_choice(d)


def go_on_looking(d: Doc) -> None:
    """W-SOLO-09, RUL-W-55; W-SOLO-03: the card below the looked-at ones is visible."""
    d["phase"] = "picking"
    if len(d["looked"]) == 3 and not d["top"] and in_deck(d):
        d["phase"] = "looking"
    elif len(d["looked"]) < 3 and (in_deck(d) or renew(d, 12)):
        d["phase"] = "reshuffling" if d["phase"] == "reshuffling" else "looking"
