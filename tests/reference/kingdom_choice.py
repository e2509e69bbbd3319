"""The Choice phase of the Kingdom: dealing, offers, selections, spies, the solo search."""

from collections import Counter

from tests.reference.kingdom_boards import free_acts, play_free, spaces
from tests.reference.kingdom_tables import (
    ADVISORS,
    RANK,
    TRAP,
    UP,
    VEIL,
    Doc,
    bad_card,
    by_rank,
    from_deck,
    slot,
    solo,
)
from tests.reference.kingdom_windows import (
    end_of_choice,
    ready,
    reveal_advisor,
    use,
)

SIDES = ["L", "R"]
FACES = ["up", "trap", "veil"]
PLACES = 18
NAMES = list(RANK)
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


# Who acts, and how.


def actor(d: Doc) -> int:
    """W-OFFER-05: offers alternate from the starting seat, the other selects."""
    if solo(d):
        return 0
    offering = d["starter"] if d["turn"] // 2 % 2 == 0 else 1 - d["starter"]
    return int(offering if d["turn"] % 2 == 0 else 1 - offering)


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


def go_on_looking(d: Doc) -> None:
    """W-SOLO-09, RUL-W-55."""
    d["phase"] = "picking"
    if len(d["looked"]) < 3 and (in_deck(d) or renew(d, 12)):
        d["phase"] = "reshuffling" if d["phase"] == "reshuffling" else "looking"


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
