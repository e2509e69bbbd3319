"""Crown of Ash a second time: set-up, end of the round, final scoring (A-SETUP, A-ROUND, A-FINAL)."""

from collections.abc import Callable, Iterable
from copy import deepcopy

from tests.reference.ash_table import (
    AREAS,
    CARDS,
    DATA,
    FATES,
    KINDS,
    LORDS,
    NOTHING,
    RING,
    SLOT_LEVELS,
    TILES,
    WARRIORS,
    Doc,
    acts,
    add,
    automa,
    automaton,
    await_,
    count,
    go,
    level,
    minions_left,
    offers,
    people,
    player,
    revive,
    score,
    seat_ready,
    side,
    step,
    strength,
    worth,
)

FALLBACK = {1: [1, 2, 3], 2: [2, 1, 3], 3: [3, 2, 1]}  # A-WAR-05


def fresh(seats: int, options: Doc) -> Doc:
    """The table before any chance."""
    many = seats + (1 if seats == 1 or options["automa"] else 0)
    lords = [] if options["lords"] == "drawn" else options["lords"].split(",")
    d: Doc = {
        "title": "crown-of-ash", "options": options, "people": seats, "round": 1,
        "phase": "", "order": [], "turn": 0, "actor": 0,
        "players": [new_player(seat < seats) for seat in range(many)],
        "areas": {area: new_area() for area in AREAS},
        "decks": [new_deck(n, many) for n in (1, 2, 3)], "display": [""] * 6, "offer": [""] * 4,
        "stack": [[tile for tile, row in TILES.items() if row["level"] == n] for n in (1, 2)],
        "aside": [], "royal": -1, "battle": None, "automa": None, "step": deepcopy(NOTHING),
        "reveals": 0,
    }  # fmt: skip
    if many > seats:
        d["automa"] = {"deck": action_deck(d), "card": "", "target": "", "scale": 0}
        score(d, seats, "gains", 2 if options["automa_start_vp"] else 0)  # RUL-A-38
    citadel = d["areas"]["citadel"]
    citadel["controller"] = "1" if seats == 1 else "king"  # A-SETUP-09, A-AI-05, A-AI-41
    for seat, lord in enumerate(lords):
        take_lord(d, seat, lord)
    if lords:
        go(d, "display")
    else:
        await_(d, "dealing_lords", 0)
    return d


def new_player(person: bool) -> Doc:
    store = dict.fromkeys([*KINDS, "gold"], 0) | ({"gold": 2} if person else {})
    return {
        "lord": "", "vp": 0, "points": {}, "store": store, "hand": [], "grave": [],
        "cards": list(CARDS), "discard": [], "fate": "", "token": False, "minions": [],
    }  # fmt: skip


def new_area() -> Doc:
    return {"controller": "nobody", "tiles": [], "defenders": [], "fortified": []}


def new_deck(n: int, many: int) -> list[str]:
    """A-SETUP-05, A-SETUP-06."""
    rows = [row for row in DATA["warriors"] if row["level"] == n]
    return [row["id"] for row in rows if many > 2 or not row["players34"]]


def action_deck(d: Doc) -> list[str]:
    """A-AI-02."""
    return [*(["II", "III", "IV", "V", "T"] if d["options"]["automa_targeted_card"] else PLAIN)]


PLAIN = ["I", "II", "III", "IV", "V"]


def take_lord(d: Doc, seat: int, lord: str) -> None:
    mine = [card for card, row in WARRIORS.items() if row.get("owner") == lord]
    player(d, seat).update(lord=lord, hand=mine)


@offers("dealing_lords")
def lords_left(d: Doc) -> Iterable[str]:
    taken = [p["lord"] for p in d["players"]]
    return [f"lord {lord}" for lord in LORDS if lord not in taken]


@acts("dealing_lords")
def deal_lord(d: Doc, _seat: int, words: list[str]) -> None:
    take_lord(d, d["actor"], words[1])
    if d["actor"] + 1 < count(d):
        return await_(d, "dealing_lords", d["actor"] + 1)
    go(d, "display")


@step("display")
def lay_display(d: Doc) -> None:
    turn_up(d, 0, "setting_up")


# A display slot, a place of the offer


def source(d: Doc, slot: int) -> list[str]:
    """The deck that a slot is filled from: A-WAR-04, A-WAR-05."""
    decks = [d["decks"][n - 1] for n in FALLBACK[SLOT_LEVELS[slot]]]
    return next((deck for deck in decks if deck), [])


def turn_up(d: Doc, slot: int, after: str) -> None:
    if source(d, slot):
        return await_(d, "turning_up", slot=slot, after=after)
    d["step"]["slot"] = slot
    go(d, after)


@offers("turning_up")
def cards_below(d: Doc) -> Iterable[str]:
    return [f"up {card}" for card in source(d, d["step"]["slot"])]


@acts("turning_up")
def show_card(d: Doc, _seat: int, words: list[str]) -> None:
    slot = d["step"]["slot"]
    source(d, slot).remove(words[1])
    d["display"][slot] = words[1]
    if d["step"]["after"] == "setting_up" and slot + 1 < len(SLOT_LEVELS):
        return turn_up(d, slot + 1, "setting_up")
    go(d, "fates" if d["step"]["after"] == "setting_up" else d["step"]["after"])


def offer(d: Doc, place: int, after: str) -> None:
    """A-BUILD-07, A-BUILD-13."""
    if not any(d["stack"]) and d["aside"]:
        d["stack"], d["aside"] = [d["aside"], []], []
    if any(d["stack"]):
        return await_(d, "offering", place=place, after=after)
    go(d, after)


@offers("offering")
def tiles_below(d: Doc) -> Iterable[str]:
    return [f"up {tile}" for tile in (d["stack"][0] or d["stack"][1])]


@acts("offering")
def show_tile(d: Doc, _seat: int, words: list[str]) -> None:
    place, after = d["step"]["place"], d["step"]["after"]
    (d["stack"][0] or d["stack"][1]).remove(words[1])
    d["offer"][place] = words[1]
    if after != "offered" and place + 1 < len(d["offer"]):
        return offer(d, place + 1, after)
    d["step"]["place"] = -1
    go(d, "first order" if after == "setting_up" else after)


# Set-up


@step("fates")
def begin_fates(d: Doc) -> None:
    await_(d, "dealing_fate", 0)


@offers("dealing_fate")
def fates_left(d: Doc) -> Iterable[str]:
    dealt = [p["fate"] for p in d["players"]]
    return [f"fate {card}" for card in FATES if card not in dealt]


@acts("dealing_fate")
def deal_fate(d: Doc, _seat: int, words: list[str]) -> None:
    player(d, d["actor"])["fate"] = words[1]
    more = d["actor"] + 1 < d["people"]
    await_(d, "dealing_fate" if more else "dealing_tiles", d["actor"] + 1 if more else 0)


def lying(d: Doc) -> list[str]:
    return [tile for area in AREAS for tile in d["areas"][area]["tiles"]]


@offers("dealing_tiles")
def start_tiles(d: Doc) -> Iterable[str]:
    starts = [tile for tile, row in TILES.items() if row["level"] == 0]
    return [f"start {tile}" for tile in starts if tile not in lying(d)]


@acts("dealing_tiles")
def deal_tile(d: Doc, _seat: int, words: list[str]) -> None:
    """A-SETUP-11, A-SETUP-12, RUL-A-25."""
    seat, hand = d["actor"], player(d, d["actor"])["hand"]
    guard = next(card for card in hand if strength(card) == 1)
    hand.remove(guard)
    here = d["areas"][TILES[words[1]]["province"]]
    here.update(controller=str(seat), tiles=[words[1]], defenders=[guard])
    each, dealt = (2 if side(d) == "1-2" else 1), len(lying(d))
    if dealt < each * count(d):
        return await_(d, "dealing_tiles", dealt // each)
    offer(d, 0, "setting_up")


@step("first order")
def first_order(d: Doc) -> None:
    if d["people"] == 1:
        return next_in_order(d, 0)
    await_(d, "drawing_order")


@offers("drawing_order")
def not_yet_drawn(d: Doc) -> Iterable[str]:
    return [f"next {seat}" for seat in people(d) if seat not in d["order"]]


@acts("drawing_order")
def draw_order(d: Doc, _seat: int, words: list[str]) -> None:
    next_in_order(d, int(words[1]))


def next_in_order(d: Doc, seat: int) -> None:
    """A-ROUND-08, A-ROUND-11, RUL-A-64: the last one follows by itself, the automa is last."""
    many = d["people"]
    d["order"].append(seat)
    if d["options"]["simple_turn_order"]:
        d["order"] = [(seat + k) % many for k in range(many)]
    left = [other for other in people(d) if other not in d["order"]]
    if len(left) > 1:
        return None
    d["order"] += left + ([automa(d)] if d["automa"] else [])
    go(d, "guard" if d["people"] == 1 and d["round"] == 1 else "round_start")


@step("guard")
def guard_citadel(d: Doc) -> None:
    chosen = d["options"]["automa_guard"] == "chosen"
    await_(d, "guarding" if chosen else "drawing_guard", 0)


def guards(d: Doc) -> list[str]:
    """A-AI-05, RUL-A-60, RUL-A-63."""
    rank = ["low", "medium", "high"].index(d["options"]["automa_difficulty"])
    any_card = d["options"]["automa_guard_automaton"]
    return [card for card in d["decks"][rank] if any_card or not automaton(card)]


@offers("guarding")
def guards_chosen(d: Doc) -> Iterable[str]:
    return [f"guard {card}" for card in guards(d)]


@offers("drawing_guard")
def guards_drawn(d: Doc) -> Iterable[str]:
    return [f"guarded by {card}" for card in guards(d)]


@acts("guarding")
@acts("drawing_guard")
def post_guard(d: Doc, _seat: int, words: list[str]) -> None:
    next(deck for deck in d["decks"] if words[-1] in deck).remove(words[-1])
    d["areas"]["citadel"]["defenders"] = [words[-1]]
    go(d, "round_start")


# Rounds


@step("round_start")
def round_start(d: Doc) -> None:
    for seat in people(d):
        player(d, seat)["token"] = d["options"]["powers"]
    d["turn"] = 0
    go(d, "turn_start")


@step("turn_over")
def turn_over(d: Doc) -> None:
    """A-TURN-02: the next one who has a minion left."""
    many = count(d)
    for _ in range(many):
        d["turn"] = (d["turn"] + 1) % many
        if minions_left(d, d["order"][d["turn"]]):
            return go(d, "turn_start")
    go(d, "round_over")


@step("round_over")
def round_over(d: Doc) -> None:
    """A-ROUND-02 to 05, A-ROUND-12."""
    d["turn"] = 0
    for area, here in d["areas"].items():
        if here["controller"].isdigit():
            source_, points = ("provinces", worth(d, area)) if area != "citadel" else citadel(d)
            score(d, here["controller"], source_, points)
    if d["round"] == DATA["rounds"]["count"]:
        return final(d)
    for seat in range(count(d)):
        player(d, seat)["minions"] = []
        revive(d, seat)
    d["aside"] = sorted([*d["aside"], *filter(None, d["offer"])], key=list(TILES).index)
    d["offer"] = [""] * len(d["offer"])
    offer(d, 0, "renewing")


def citadel(d: Doc) -> tuple[str, int]:
    return "citadel", DATA["citadel_vp"][side(d)][d["round"] - 1]


@step("renewing")
def renewed(d: Doc) -> None:
    """A-ROUND-06 to 10: who decides about the next round."""
    d["round"] += 1
    if d["people"] == 1:
        d["order"] = []
        return next_in_order(d, 0)
    poorest = fewest(list(people(d)), lambda seat: int(player(d, seat)["vp"]))
    poorest = fewest(poorest, lambda seat: sum(worth(d, p) for p in held(d, seat)))
    if len(poorest) == 1:
        return decide(d, poorest[0])
    throw(d, poorest)


def held(d: Doc, seat: int) -> list[str]:
    return [p for p in RING if d["areas"][p]["controller"] == str(seat)]


def fewest(seats: list[int], value: Callable[[int], int]) -> list[int]:
    least = min(map(value, seats))
    return [seat for seat in seats if value(seat) == least]


def throw(d: Doc, seats: list[int]) -> None:
    bits = sum(1 << seat for seat in seats)
    await_(d, "rolling", dice=[0] * 4, rolling=2, unrolled=bits, tied=bits)


@step("order dice")
def order_dice(d: Doc) -> None:
    """All the tied have thrown; Mors first (RUL-A-16)."""
    mors = seat_ready(d, "mors")
    if mors >= 0 and d["options"]["second_chance_scope"] == "any":
        return await_(d, "rerolling", mors)
    go(d, "order stands")


@step("order stands")
def order_stands(d: Doc) -> None:
    dice = d["step"]["dice"]
    tied = [seat for seat in range(4) if d["step"]["tied"] >> seat & 1]
    best = [seat for seat in tied if dice[seat] == max(dice[other] for other in tied)]
    if len(best) == 1:
        return decide(d, best[0])
    throw(d, best)


def decide(d: Doc, seat: int) -> None:
    d["order"] = []
    await_(d, "ordering", seat)


@offers("ordering")
def orders(d: Doc) -> Iterable[str]:
    return [f"order {seat}" for seat in people(d) if seat not in d["order"]]


@acts("ordering")
def put_in_order(d: Doc, _seat: int, words: list[str]) -> None:
    next_in_order(d, int(words[1]))


# The end


def warriors_of(d: Doc, seat: int) -> list[str]:
    """Hand, graveyard and board."""
    mine = [here["defenders"] for here in d["areas"].values() if here["controller"] == str(seat)]
    return [*player(d, seat)["hand"], *player(d, seat)["grave"], *(c for cs in mine for c in cs)]


def levels(d: Doc, seat: int, types: list[str]) -> int:
    rows = [card for card in warriors_of(d, seat) if WARRIORS[card].get("type") in types]
    return sum(map(level, rows))


def final(d: Doc) -> None:
    """A-FINAL-02 to 06, A-AI-39."""
    for seat in people(d):
        store = player(d, seat)["store"]
        score(d, seat, "resources", sum(store[kind] // 3 for kind in KINDS))
        score(d, seat, "gold", store["gold"] // 2)
        score(d, seat, "fate", levels(d, seat, FATES[player(d, seat)["fate"]]))
        score(d, seat, "automatons", -levels(d, seat, ["automaton"]))
    if d["automa"] and d["options"]["automa_automaton_penalty"]:  # RUL-A-40
        score(d, automa(d), "automatons", -levels(d, automa(d), ["automaton"]))
    d["phase"] = "over"


def rivals(d: Doc, seat: int) -> tuple[int, int, bool]:
    """A-FINAL-07 to 09, RUL-A-51, RUL-A-69: who has more of these comes first."""
    types = FATES.get(player(d, seat)["fate"], KINDS)
    rest = levels(d, seat, [kind for kind in KINDS if kind not in types])
    if d["people"] == 1:
        return player(d, seat)["vp"], rest, (d["options"]["solo_tie"] == "automa") == (seat == 1)
    return player(d, seat)["vp"], rest, d["royal"] == seat


def ranks(d: Doc) -> list[int]:
    """RUL-A-52; a solo game that is lost is lost outright."""
    all_of_them = [rivals(d, seat) for seat in range(count(d))]
    found = [sum(other > mine for other in all_of_them) + 1 for mine in all_of_them]
    return [3, 1] if d["people"] == 1 and found[0] > 1 else found


__all__ = ["action_deck", "fresh", "offer", "ranks", "turn_up"]
