"""The Choice phase of the Kingdom: dealing, offers, selections, spies, the solo search."""

from tests.reference.kingdom_acts import ready, use
from tests.reference.kingdom_boards import (
    free_acts,
    payments,
    play_free,
    reveal_advisor,
    spaces,
)
from tests.reference.kingdom_deal import (
    PLACES,
    discard_leftovers,
    go_on_looking,
    in_deck,
    lay_out,
)
from tests.reference.kingdom_tables import (
    ADVISORS,
    NAMES,
    RANK,
    TRAP,
    UP,
    VEIL,
    Doc,
    by_rank,
    from_deck,
    slot,
    solo,
)

SIDES = ["L", "R"]
FACES = ["up", "trap", "veil"]


# Who acts, and how.


def ways(d: Doc, p: Doc, equal: bool) -> set[tuple[int, int]]:
    """Facings and areas of both cards of an offer, each as area * 3 + face."""
    faces = [UP, TRAP, VEIL] if ready(p, "spymistress") else [UP, TRAP]
    found = set()
    for a in [3 * area + face for area in (0, 1) for face in faces]:
        for b in [3 * area + face for area in (0, 1) for face in faces]:
            used = [a % 3, b % 3]
            fits = used.count(TRAP) <= p["traps"] and used.count(VEIL) <= 1
            if fits and (not equal or lying(a) <= lying(b)):
                found.add((a, b))
    return found


def lying(way: int) -> tuple[int, bool]:
    """Of equal cards the one for the left area comes first, there the face-up one."""
    return way // 3, way % 3 != UP


def offers(d: Doc, seat: int) -> set[tuple[str, int, str, int]]:
    """Every whole offer that begins as the half-made one does; W-OFFER-06, W-TRAP-01."""
    p, hand = d["players"][seat], list(d["hands"][seat])
    begun = [NAMES[n] if k != 1 else n for k, n in enumerate(d["offer"])]
    hand = by_rank(hand + [card for k, card in enumerate(begun) if k != 1])
    found = set()
    for i, a in enumerate(hand):
        for b in hand[i + 1 :]:
            for way in ways(d, p, a == b):
                offer = (a, way[0], b, way[1])
                if list(offer[: len(begun)]) == begun:
                    found.add(offer)
    return found


def place_name(k: int) -> str:
    return f"{SIDES[k // 3]} {FACES[k % 3]}"


def offering(d: Doc, seat: int) -> set[str]:
    n = len(d["offer"])
    nexts = {offer[n] for offer in offers(d, seat)}
    if n % 2 == 0:
        acts = {f"offer {card}" for card in nexts}
        return acts | free_acts(d, d["players"][seat]) if n == 0 else acts
    return {f"{'put' if n == 1 else 'lay'} {place_name(int(k))}" for k in nexts}


def spots(d: Doc) -> list[tuple[str, Doc]]:
    return [
        (f"{SIDES[k]}{place + 1}", card)
        for k, area in enumerate(d["areas"])
        for place, card in enumerate(area)
    ]


def selecting(d: Doc, seat: int) -> set[str]:
    """W-PICK-01, W-PICK-02, RUL-W-45."""
    p = d["players"][seat]
    acts = {"select L", "select R"} | free_acts(d, p)
    for name, card in spots(d):
        if card["down"] and p["spies"]:
            acts.add(f"spy {name}")
        can_look = p["peeks"] or ready(p, "enlightened_prophet")
        if can_look and card["down"] and seat not in card["known"]:
            acts.add(f"peek {name}")
        if ready(p, "silver_tongued_envoy"):
            acts.add(f"move {name}")
    if solo(d):
        acts |= {f"search {SIDES[k]}" for k in (0, 1) if can_search(d, k)}
    return acts


def can_search(d: Doc, area: int) -> bool:
    """W-SOLO-09, RUL-W-01, RUL-W-55."""
    if d["searched"] and d["options"]["solo_search"] == "per_round":
        return False
    can_look = d["top"] or in_deck(d) or d["options"]["empty_deck"] != "stop"
    return bool(can_look) and len(removable(d, area)) >= 2


def removable(d: Doc, area: int) -> list[str]:
    """RUL-W-03."""
    return [
        f"{SIDES[area]}{k + 1}"
        for k, card in enumerate(d["areas"][area])
        if not card["down"] and from_deck(card["card"])
    ]


def removing(d: Doc) -> set[str]:
    names = removable(d, d["spot"])
    if not d["offer"]:
        return {f"remove {name}" for name in names[:-1]}
    later = [name for name in names if spot_of(name) % PLACES > d["offer"][0]]
    return {f"remove {name}" for name in later}


def spot_of(name: str) -> int:
    return SIDES.index(name[0]) * PLACES + int(name[1:]) - 1


def legal(d: Doc, seat: int) -> set[str]:
    p = d["players"][seat]
    if p["aim"] >= 0:
        return spaces(p)
    if p["paying"] >= 0:
        return payments(d, p)
    if d["phase"] == "offering":
        return offering(d, seat)
    if d["phase"] == "selecting":
        return selecting(d, seat)
    if d["phase"] == "taking":
        rest = SIDES[1 - d["spot"]]
        return {f"take {name}" for name, _ in spots(d) if name[0] == rest} | {"end"}
    if d["phase"] == "removing":
        return removing(d)
    return {f"pick {card}" for card in d["looked"]}


# Playing.


def play(d: Doc, seat: int, text: str) -> None:
    verb, *words = text.split()
    p = d["players"][seat]
    if not play_free(d, p, verb, words):
        DO[verb](d, seat, words)


def offer(d: Doc, seat: int, words: list[str]) -> None:
    d["hands"][seat].remove(words[0])
    d["offer"].append(RANK[words[0]])


def put(d: Doc, seat: int, words: list[str]) -> None:
    d["offer"].append(3 * SIDES.index(words[0]) + FACES.index(words[1]))


def lay(d: Doc, seat: int, words: list[str]) -> None:
    put(d, seat, words)
    p = d["players"][seat]
    a, way_a, b, way_b = d["offer"]
    for card, way in ((a, way_a), (b, way_b)):
        held = slot({"card": NAMES[card]})
        if way % 3 != UP:
            held.update(down=True, known=[seat], placer=seat)
        d["areas"][way // 3].append(held)
        p["traps"] -= way % 3 == TRAP
        if way % 3 == VEIL:
            use(p, "spymistress")
    d["offer"] = []
    d["reveals"] += 1
    d["turn"] += 1
    d["phase"] = "selecting"


def select(d: Doc, seat: int, words: list[str]) -> None:
    area = SIDES.index(words[0])
    take(d, seat, area, d["areas"][area])
    d["areas"][area] = []
    p = d["players"][seat]
    p["peeks"] = 0
    if ready(p, "grey_eminence") and d["areas"][1 - area]:
        d["phase"], d["spot"] = "taking", area
    else:
        after_selection(d, area)


def take(d: Doc, seat: int, area: int, cards: list[Doc]) -> None:
    """W-PICK-01, W-ADVISOR-05."""
    p = d["players"][seat]
    for card in cards:
        if card["card"] in ADVISORS and not card["down"]:
            reveal_advisor(d, p, card["card"])
        else:
            p["selection"].append(card)


def take_one(d: Doc, seat: int, words: list[str]) -> None:
    """Grey Eminence."""
    use(d["players"][seat], "grey_eminence")
    spot = spot_of(words[0])
    card = d["areas"][spot // PLACES].pop(spot % PLACES)
    take(d, seat, spot // PLACES, [card])
    after_selection(d, d["spot"])


def stop_taking(d: Doc, seat: int, words: list[str]) -> None:
    after_selection(d, d["spot"])


def after_selection(d: Doc, area: int) -> None:
    d["turn"] += 1
    if not solo(d):
        d["spot"] = -1
        if d["turn"] == 16:
            discard_leftovers(d)
        else:
            d["phase"] = "offering"
        return
    d["spot"], d["todo"] = area, 0
    if d["turn"] < 4:
        d["areas"][1 - area].append(slot({"down": True}))
        d["danger"] -= 1
        d["todo"] = 2
    lay_out(d)


def spy(d: Doc, seat: int, words: list[str]) -> None:
    p = d["players"][seat]
    p["spies"] -= 1
    p["used_spies"] += 1
    d["phase"], d["spot"] = "spying", spot_of(words[0])


def peek(d: Doc, seat: int, words: list[str]) -> None:
    p = d["players"][seat]
    if p["peeks"]:
        p["peeks"] -= 1
    else:
        use(p, "enlightened_prophet")
        p["peeks"] = 1
    d["phase"], d["spot"] = "spying", spot_of(words[0]) + 36


def move(d: Doc, seat: int, words: list[str]) -> None:
    """Silver-tongued Envoy."""
    use(d["players"][seat], "silver_tongued_envoy")
    spot = spot_of(words[0])
    area = spot // PLACES
    d["areas"][1 - area].append(d["areas"][area].pop(spot % PLACES))


def search(d: Doc, seat: int, words: list[str]) -> None:
    d["phase"], d["spot"] = "removing", SIDES.index(words[0])
    d["searched"] += 1


def remove(d: Doc, seat: int, words: list[str]) -> None:
    d["offer"].append(spot_of(words[0]) % PLACES)
    if len(d["offer"]) < 2:
        return
    area = d["areas"][d["spot"]]
    for spot in sorted(d["offer"], reverse=True):
        d["discard"][area.pop(spot)["card"]] += 1
    d["offer"], d["todo"] = [], int(bool(d["top"]))
    d["looked"], d["top"] = [d["top"]] if d["top"] else [], ""
    go_on_looking(d)


def pick(d: Doc, seat: int, words: list[str]) -> None:
    area = d["spot"]
    kept = d["looked"].index(words[0])
    for k, card in enumerate(d["looked"]):
        if k != kept:
            known = [0, 1] if k == 0 and d["todo"] else [0]
            down = {"card": card, "down": True, "known": known, "placer": 1}
            d["unseen"].append(slot(down | {"round": d["round"]}))
    d["looked"], d["todo"] = [], 0
    d["areas"][area].append(slot({"card": words[0]}))
    select(d, seat, [SIDES[area]])


DO = {
    "offer": offer, "put": put, "lay": lay, "select": select, "take": take_one,
    "end": stop_taking, "spy": spy, "peek": peek, "move": move, "search": search,
    "remove": remove, "pick": pick,
}  # fmt: skip
