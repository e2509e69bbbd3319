"""A slow second engine of For a Crown, written from the ledger alone, over position documents."""

from copy import deepcopy
from fractions import Fraction
from typing import Any

Doc = dict[str, Any]

FAMILIES = ["RAB", "PEN", "MON", "FLA", "CRO"]
KINDS = {"R": "RUBY", "L": "LOSS", "D": "DIE", "C": "COIN", "B": "BANDIT", "M": "MOVE"}
OPTIONS = {"M1A": ["R", "M"], "M1B": ["D", "B"], "M1C": ["L", "C"]}
CARDS = {  # levels 2 to 5, cards 01 to 10
    "2": ["RC", "RM", "RLB", "DC", "DLB", "CCB", "CM", "LMB", "LCB", "MM"],
    "3": ["RR", "RD", "DD", "RLC", "RMB", "RCB", "LLM", "LLLC", "LDC", "DCB"],
    "4": ["RRL", "RRM", "RRC", "RLD", "RLMB", "RDM", "LLLD", "LLDM", "DDC", "RDCB"],
    "5": ["RRRB", "RRRL", "RRLD", "RLDD", "RRDB", "RLDMB", "LLDDM", "RLLDB", "RRMM", "LLLDM"],
}
EVENTS = {"E1": "BURGLARY", "E2": "SCANDAL", "E3": "BURGLARY", "E4": "SCANDAL"}
EVENTS |= {"E5": "BRIBERY", "E6": "HAND", "E7": "MAGES"}
DIE = {"standard": ["R", "R", "L", "CC", "MM", "BB"], "harsh": ["R", "L", "L", "C", "M", "B"]}
COSTS = {  # section 2.5, by round; a column without a tile is closed
    1: {"1": 1, "2": 3, "3": 5},
    2: {"1": 0, "2": 1, "3": 3, "4": 5},
    3: {"1": 0, "2": 0, "3": 1, "4": 3, "5": 5},
    4: {"1": 0, "2": 0, "3": 0, "4": 1, "5": 3},
}
TOKENS = {"rubies": 60, "coins": 30, "bandits": 25}
TOKEN = {"RUBY": "rubies", "COIN": "coins", "BANDIT": "bandits"}


def to_act(doc: Doc) -> str:
    """Nobody (""), "chance", or the family that decides."""
    if doc["phase"] == "over":
        return ""
    chance = doc["phase"] in ("setup", "refill", "look", "reveal", "roll")
    return "chance" if chance else str(doc["actor"])


def player(doc: Doc, family: str) -> Doc:
    return next(p for p in doc["players"] if p["family"] == family)


def active(doc: Doc) -> list[Doc]:
    """Those still in the game, in influence order (F-GALLERY-01, F-GALLERY-02)."""
    inside = [p for p in doc["players"] if p["out"] == 0]
    return sorted(inside, key=lambda p: -int(p["space"]))


def others(doc: Doc) -> list[str]:
    return [p["family"] for p in active(doc) if p["family"] != doc["actor"]]


def chest(p: Doc) -> int:
    return int(p["coins"] + p["rubies"])


def means(doc: Doc, p: Doc) -> int:
    """The highest cost that may be chosen (F-RECRUIT-08, RUL-F-02)."""
    for_sale = p["heirloom"] == "kept" and doc["options"]["heirloom_sale"] != "forced_only"
    return chest(p) + (10 if for_sale else 0)


def legal(doc: Doc) -> list[str]:
    if to_act(doc) in ("", "chance"):
        return list(odds(doc)) if to_act(doc) else []
    p = player(doc, doc["actor"])
    for_sale = doc["options"]["heirloom_sale"] == "any_time" and p["heirloom"] == "kept"
    return decisions(doc, p) + (["sell"] if for_sale else [])  # RUL-F-02


def decisions(doc: Doc, p: Doc) -> list[str]:
    """D1 to D8."""
    texts: dict[str, list[str]] = {
        "recruit": recruits(doc, p),
        "pay": mixes(doc, p),
        "option": ["left", "right"],  # F-EFFECT-12
        "icon": [f"do {kind.lower()}" for kind in sorted(set(doc["icons"]))],  # F-EFFECT-13
        "target": [f"at {family}" for family in others(doc)],  # F-EFFECT-10
        "move": moves(doc),
        "bribe": bribes(doc, p),
        "mages": mages(doc, p),
    }
    return texts[doc["phase"]]


def recruits(doc: Doc, p: Doc) -> list[str]:
    """D1: F-RECRUIT-02 to 05, 08; RUL-F-20, RUL-F-21."""
    texts = []
    market = doc["market"]
    for column, cost in COSTS[doc["round"]].items():
        if cost > means(doc, p):
            continue
        if column == "1":
            texts += [f"recruit {card}" for card, left in market["stacks"].items() if left > 0]
            continue
        texts += [f"recruit {card}" for card in market["up"][column] if card]
        if market["decks"][column]:
            texts.append(f"blind {column}")
    return texts


def mixes(doc: Doc, p: Doc) -> list[str]:
    """D2: F-GEN-06."""
    most = min(doc["cost"], p["rubies"])
    return [f"pay {r}r" for r in range(most + 1) if doc["cost"] - r <= p["coins"]]


def moves(doc: Doc) -> list[str]:
    """D6: F-EFFECT-06, F-EFFECT-07."""
    sides = [(p["family"], side) for p in active(doc) for side in ("left", "right")]
    return [f"{family} {side}" for family, side in sides if landing(doc, family, side)]


def landing(doc: Doc, family: str, side: str) -> int:
    """The nearest free space on that side; 0 where there is none (RUL-F-09)."""
    taken = [p["space"] for p in doc["players"]]
    step = 1 if side == "right" else -1
    space = int(player(doc, family)["space"]) + step
    while space in taken:
        space += step
    return space if 1 <= space <= 9 else 0


def bribes(doc: Doc, p: Doc) -> list[str]:
    """D7: F-EVENT-04; with a sale up to coins + rubies + 10 (RUL-F-02)."""
    mix = [(c, r) for c in range(p["coins"] + 1) for r in range(p["rubies"] + 1)]
    texts = [f"bribe {c}c{r}r" for c, r in mix if c + r <= p["bandits"]]
    dearest = min(p["bandits"], means(doc, p))
    return texts + [f"bribe {k} sale" for k in range(chest(p) + 1, dearest + 1)]


def mages(doc: Doc, p: Doc) -> list[str]:
    """D8: F-EVENT-07; a sale only where the chest is empty (RUL-F-02)."""
    coin = ["coin"] if p["coins"] > 0 else []
    sale = chest(p) == 0 and means(doc, p) > 0
    return ["decline", *coin, *(["ruby"] if p["rubies"] > 0 or sale else [])]


def odds(doc: Doc) -> dict[str, Fraction]:
    phase, decks = doc["phase"], doc["market"]["decks"]
    if phase == "reveal":
        return next_card_odds(doc)
    texts = [f"roll {face}" for face in range(1, 7)]
    if phase == "setup":
        texts = [f"portrait {p['family']}" for p in doc["players"] if p["space"] == 0]
    if phase == "refill":
        texts = [f"up {card}" for card in decks[gaps(doc)[0][0]]]
    if phase == "look":
        texts = [f"look {card}" for card in decks[doc["buying"].split()[1]]]
    return {text: Fraction(1, len(texts)) for text in texts}


def next_card_odds(doc: Doc) -> dict[str, Fraction]:
    """Every card of the shared deck is as likely; an unseen one is any of the pile (F-INFO-05)."""
    total = len(doc["shared"]) + doc["unseen"]
    result: dict[str, Fraction] = {}
    for entry in doc["shared"]:
        owned = "owner" in entry
        text = f"reveal {entry['owner']} {entry['card']}" if owned else f"event {entry['card']}"
        result[text] = result.get(text, Fraction(0)) + Fraction(1, total)
    for event in doc["pile"] if doc["unseen"] else []:
        result[f"event {event}"] = Fraction(doc["unseen"], total * len(doc["pile"]))
    return result


def gaps(doc: Doc) -> list[tuple[str, int]]:
    """Empty face-up places that their own deck can fill (F-RECRUIT-13, F-RECRUIT-14)."""
    up, decks = doc["market"]["up"], doc["market"]["decks"]
    places = [(level, place) for level in CARDS for place in (0, 1)]
    return [(level, k) for level, k in places if up[level][k] == "" and decks[level]]


def apply(doc: Doc, text: str) -> Doc:
    doc = deepcopy(doc)
    if to_act(doc) == "chance":
        doc["reveals"] += 1
    if text == "sell":
        sell(player(doc, doc["actor"]))  # then the same decision again
    else:
        STEPS[doc["phase"]](doc, text.split())
    return doc


def place_portrait(doc: Doc, words: list[str]) -> None:
    """F-SETUP-12: first on the start space, each next one directly to the left."""
    placed = [p for p in doc["players"] if p["space"]]
    player(doc, words[1])["space"] = 7 - len(placed)
    if len(placed) + 1 == len(doc["players"]):
        for p in doc["players"]:
            p["coins"] = 4  # F-SETUP-13
        active(doc)[0]["coins"] = 3
        active(doc)[-1]["coins"] = 5
        refill(doc)


def turn_face_up(doc: Doc, words: list[str]) -> None:
    level, place = gaps(doc)[0]
    doc["market"]["decks"][level].remove(words[1])
    doc["market"]["up"][level][place] = words[1]
    refill(doc)


def refill(doc: Doc) -> None:
    """F-RECRUIT-12, 13; then F-RECRUIT-16: two passes in round 1, one in the others."""
    doc["actor"] = ""
    if gaps(doc):
        doc["phase"] = "refill"
    elif doc["pass_"] < (2 if doc["round"] == 1 else 1):
        begin_pass(doc)
    else:
        next_card(doc)


def begin_pass(doc: Doc) -> None:
    doc["pass_"] += 1
    doc["order"], doc["turn"] = [p["family"] for p in active(doc)], -1  # F-RECRUIT-01
    next_recruiter(doc)


def next_recruiter(doc: Doc) -> None:
    doc["buying"], doc["cost"] = "", 0
    doc["turn"] += 1
    if doc["turn"] == len(doc["order"]):
        refill(doc)
    elif recruits(doc, player(doc, doc["order"][doc["turn"]])):
        doc["phase"], doc["actor"] = "recruit", doc["order"][doc["turn"]]
    else:
        next_recruiter(doc)  # F-RECRUIT-19, RUL-F-03


def recruit(doc: Doc, words: list[str]) -> None:
    column = words[1] if words[0] == "blind" else words[1][1]
    ask_payment(doc, " ".join(words), COSTS[doc["round"]][column])


def ask_payment(doc: Doc, buying: str, cost: int) -> None:
    """The heirloom goes first where the chest falls short; one mix alone is not asked."""
    p = player(doc, doc["actor"])
    doc["buying"], doc["cost"], doc["phase"] = buying, cost, "pay"
    if cost > chest(p):
        sell(p)
    if len(mixes(doc, p)) == 1:
        pay(doc, mixes(doc, p)[0].split())


def pay(doc: Doc, words: list[str]) -> None:
    p = player(doc, doc["actor"])
    rubies = int(words[1][:-1])
    p["rubies"] -= rubies
    p["coins"] -= doc["cost"] - rubies
    what, thing = doc["buying"].split()[:2]
    if what == "bribe":
        p["bandits"] -= doc["cost"]
        next_in_event(doc)
    elif what == "blind":
        doc["phase"] = "look"
    else:
        if thing in OPTIONS:
            doc["market"]["stacks"][thing] -= 1  # F-RECRUIT-04, F-RECRUIT-15
        else:
            places = doc["market"]["up"][thing[1]]
            places[places.index(thing)] = ""
        share(doc, {"card": thing, "owner": doc["actor"]})


def look(doc: Doc, words: list[str]) -> None:
    """F-RECRUIT-11, F-INFO-04."""
    doc["market"]["decks"][words[1][1]].remove(words[1])
    share(doc, {"card": words[1], "owner": doc["actor"], "blind": True})


def share(doc: Doc, entry: Doc) -> None:
    doc["shared"] = in_document_order([*doc["shared"], entry])  # F-RECRUIT-09, F-RECRUIT-10
    next_recruiter(doc)


def in_document_order(entries: list[Doc]) -> list[Doc]:
    """By family, then by card; events last: the shared deck has no order of its own."""
    seats = [*FAMILIES, "event"]
    return sorted(entries, key=lambda e: (seats.index(e.get("owner", "event")), e["card"]))


def next_card(doc: Doc) -> None:
    doc["actor"], doc["event"], doc["icon"], doc["icons"] = "", "", "", []
    if doc["shared"] or doc["unseen"]:
        doc["phase"] = "reveal"  # F-REVEAL-02
    elif doc["round"] == 4 or any(p["out"] for p in doc["players"]):
        finish(doc)  # F-ROUND-05, F-ROUND-06, F-END-01
    else:
        doc["shared"], doc["revealed"] = in_document_order(doc["revealed"]), []  # F-ROUND-01
        doc["unseen"] += 1  # F-ROUND-02
        doc["round"] += 1  # F-ROUND-03: the costs are a table by round
        doc["pass_"] = 0
        begin_pass(doc)


def turn_up(doc: Doc, words: list[str]) -> None:
    if words[0] == "event":
        turn_up_event(doc, words[1])
        return
    entry = {"card": words[2], "owner": words[1]}
    doc["shared"].remove(entry if entry in doc["shared"] else {**entry, "blind": True})
    doc["revealed"].append(entry)
    doc["actor"] = words[1]
    if player(doc, words[1])["out"]:
        next_card(doc)  # F-REVEAL-06
    elif words[2] in OPTIONS:
        doc["phase"] = "option"
    else:
        add_icons(doc, CARDS[words[2][1]][int(words[2][3:]) - 1])  # F-EFFECT-11


def choose_option(doc: Doc, words: list[str]) -> None:
    add_icons(doc, OPTIONS[doc["revealed"][-1]["card"]][["left", "right"].index(words[0])])


def roll(doc: Doc, words: list[str]) -> None:
    """F-EFFECT-05: as if on the card, in the die's place."""
    add_icons(doc, DIE[doc["options"]["die"]][int(words[1]) - 1])


def add_icons(doc: Doc, letters: str) -> None:
    """Icons before a printed die are done by then; in a free order the place is nothing."""
    doc["icons"] = [KINDS[letter] for letter in letters] + doc["icons"]
    next_icon(doc)


def next_icon(doc: Doc) -> None:
    """RUL-F-07: RUBY and COIN at once, the rest chosen by kind; strict: all chosen by kind."""
    doc["icon"] = ""
    if doc["options"]["supply"] == "unlimited":
        for kind in [kind for kind in doc["icons"] if kind in ("RUBY", "COIN")]:
            doc["icons"].remove(kind)
            gain(doc, player(doc, doc["actor"]), kind)
    if not doc["icons"]:
        next_in_event(doc) if doc["event"] == "MAGES" else next_card(doc)
    elif doc["options"]["icon_order"] == "free" and len(set(doc["icons"])) > 1:
        doc["phase"] = "icon"
    else:
        begin_icon(doc, ["do", doc["icons"][0]])


def begin_icon(doc: Doc, words: list[str]) -> None:
    kind = words[1].upper()
    doc["icons"].remove(kind)
    doc["icon"] = kind
    if kind == "DIE":
        doc["phase"] = "roll"
    elif kind == "MOVE":
        doc["phase"] = "move"
    elif kind in ("LOSS", "BANDIT") and others(doc):
        doc["phase"] = "target"
    else:
        if kind in ("RUBY", "COIN"):
            gain(doc, player(doc, doc["actor"]), kind)
        next_icon(doc)  # F-EFFECT-14: without a target it is skipped


def gain(doc: Doc, p: Doc, kind: str) -> None:
    """F-EFFECT-01, 02, 04; strict: what the reserve cannot give is lost (RUL-F-15)."""
    token = TOKEN[kind]
    reserve = TOKENS[token] - sum(q[token] for q in doc["players"])  # an IOU makes it negative
    if doc["options"]["supply"] == "unlimited" or reserve > 0:
        p[token] += 1


def hit(doc: Doc, words: list[str]) -> None:
    if doc["icon"] == "LOSS":
        lose(doc, {words[1]: 1})  # F-EFFECT-03
    else:
        gain(doc, player(doc, words[1]), "BANDIT")  # F-EFFECT-04
    next_icon(doc)


def move(doc: Doc, words: list[str]) -> None:
    player(doc, words[0])["space"] = landing(doc, words[0], words[1])
    next_icon(doc)


def turn_up_event(doc: Doc, card: str) -> None:
    doc["revealed"].append({"card": card})
    if card in doc["pile"]:
        doc["pile"].remove(card)
        doc["unseen"] -= 1
    else:
        doc["shared"].remove({"card": card})
    doc["event"] = EVENTS[card]
    if doc["event"] in ("BRIBERY", "MAGES"):
        doc["order"], doc["turn"] = [p["family"] for p in active(doc)], -1  # F-EVENT-10
        next_in_event(doc)
    elif doc["event"] == "HAND" and active(doc):
        doc["actor"], doc["phase"] = active(doc)[-1]["family"], "roll"  # F-EVENT-06
    else:
        if doc["event"] == "BURGLARY":
            victims = having_most(doc, "bandits")  # F-EVENT-01, 03; fixed first: F-EVENT-09
            lose(doc, {p["family"]: 2 for p in victims})
            for p in victims:
                p["bandits"] = 0  # F-EVENT-02
        if doc["event"] == "SCANDAL":  # F-EVENT-08: 2 on spaces 1 to 3, 1 on 4 to 6, 0 on 7 to 9
            lose(doc, {p["family"]: 2 - (p["space"] - 1) // 3 for p in active(doc)})
        next_card(doc)


def next_in_event(doc: Doc) -> None:
    """Who decides next at Bribery (D7) or Mages (D8); others are not asked."""
    doc["buying"], doc["cost"] = "", 0
    doc["turn"] += 1
    if doc["turn"] == len(doc["order"]):
        next_card(doc)
        return
    p = player(doc, doc["order"][doc["turn"]])
    concerned = doc["event"] == "MAGES" or p["bandits"] > 0
    if p["out"] or not concerned or means(doc, p) == 0:
        next_in_event(doc)
    else:
        doc["actor"] = p["family"]
        doc["phase"] = "mages" if doc["event"] == "MAGES" else "bribe"


def bribe(doc: Doc, words: list[str]) -> None:
    if words[-1] == "sale":
        ask_payment(doc, " ".join(words), int(words[1]))
        return
    p = player(doc, doc["actor"])
    for token, paid in zip(("coins", "rubies"), words[1][:-1].split("c"), strict=True):
        p[token] -= int(paid)
        p["bandits"] -= int(paid)
    next_in_event(doc)


def mage(doc: Doc, words: list[str]) -> None:
    if words[0] == "decline":
        next_in_event(doc)
        return
    p = player(doc, doc["actor"])
    if chest(p) == 0:
        sell(p)
    p["coins" if words[0] == "coin" else "rubies"] -= 1
    doc["phase"] = "roll"


def sell(p: Doc) -> None:
    p["heirloom"] = "sold"
    p["rubies"] += 10  # F-JEWEL-03; always served (RUL-F-15)


def lose(doc: Doc, amounts: dict[str, int]) -> None:
    """Losses of one cause; of those it eliminates the less influential is numbered first."""
    order = [p["family"] for p in active(doc)]
    fallen = [f for f, amount in amounts.items() if falls(doc, player(doc, f), amount)]
    number = max(p["out"] for p in doc["players"])
    for family in sorted(fallen, key=order.index, reverse=True):  # RUL-F-12
        number += 1
        player(doc, family).update(out=number, space=0, bandits=0)  # F-JEWEL-07


def falls(doc: Doc, p: Doc, amount: int) -> bool:
    """F-JEWEL-01 to 06, 11: ruby by ruby; true if one of them could not be returned."""
    for _ in range(amount):
        if p["rubies"] == 0 and p["heirloom"] == "kept":
            sell(p)
        if p["rubies"] == 0:
            return not doc["options"]["no_knockout"]  # RUL-F-23
        p["rubies"] -= 1
    return False


def finish(doc: Doc) -> None:
    doc["phase"] = "over"
    for p in active(doc)[:1]:
        gain(doc, p, "RUBY")  # F-END-02
    for p in having_most(doc, "coins"):
        gain(doc, p, "RUBY")  # F-END-03
    lose(doc, {p["family"]: 1 for p in having_most(doc, "bandits")})  # F-END-04


def having_most(doc: Doc, token: str) -> list[Doc]:
    """All who share the largest number; nobody where it is 0 (F-END-06)."""
    most = max((p[token] for p in active(doc)), default=0)
    return [p for p in active(doc) if most > 0 and p[token] == most]


def scores(doc: Doc) -> list[int]:
    """F-END-07, in seat order."""
    return [p["rubies"] + (10 if p["heirloom"] == "kept" else 0) for p in doc["players"]]


def ranks(doc: Doc) -> list[int]:
    """F-END-08 to 11: total, then influence; below them the eliminated, the latest first."""
    totals = dict(zip(FAMILIES, scores(doc), strict=False))
    inside = sorted(active(doc), key=lambda p: (-totals[p["family"]], -p["space"]))
    fallen = sorted((p for p in doc["players"] if p["out"]), key=lambda p: -int(p["out"]))
    table = [p["family"] for p in [*inside, *fallen]]
    return [table.index(p["family"]) + 1 for p in doc["players"]]


STEPS = {"setup": place_portrait, "refill": turn_face_up, "look": look, "reveal": turn_up}
STEPS |= {"roll": roll, "recruit": recruit, "pay": pay, "option": choose_option}
STEPS |= {"icon": begin_icon, "target": hit, "move": move, "bribe": bribe, "mages": mage}
