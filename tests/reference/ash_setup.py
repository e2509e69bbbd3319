"""Crown of Ash a second time: set-up, and what refills display and offer (A-SETUP)."""

from collections.abc import Iterable

from tests.reference.ash_table import (
    AREAS,
    CARDS,
    DATA,
    FATES,
    KINDS,
    LORDS,
    NOTHING,
    SLOT_LEVELS,
    TILES,
    WARRIORS,
    Doc,
    acts,
    automa,
    automaton,
    await_,
    copied,
    count,
    go,
    offers,
    people,
    player,
    score,
    side,
    step,
    strength,
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
        "aside": [], "royal": -1, "battle": None, "automa": None, "step": copied(NOTHING),
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
    return go(d, "display")


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
    return go(d, after)


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
    return go(d, "fates" if d["step"]["after"] == "setting_up" else d["step"]["after"])


def offer(d: Doc, place: int, after: str) -> None:
    """A-BUILD-07, A-BUILD-13."""
    if not any(d["stack"]):
        d["stack"], d["aside"] = [d["aside"], []], []
    if not d["stack"][0]:
        d["stack"].reverse()
    if d["stack"][0]:
        return await_(d, "offering", place=place, after=after)
    return go(d, after)


@offers("offering")
def tiles_below(d: Doc) -> Iterable[str]:
    return [f"up {tile}" for tile in d["stack"][0]]


@acts("offering")
def show_tile(d: Doc, _seat: int, words: list[str]) -> None:
    place, after = d["step"]["place"], d["step"]["after"]
    d["stack"][0].remove(words[1])
    d["offer"][place] = words[1]
    if after != "offered" and place + 1 < len(d["offer"]):
        return offer(d, place + 1, after)
    d["step"]["place"] = -1
    return go(d, "first order" if after == "setting_up" else after)


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
    return offer(d, 0, "setting_up")


@step("first order")
def first_order(d: Doc) -> None:
    if d["people"] == 1:
        return next_in_order(d, 0)
    return await_(d, "drawing_order")


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
        return
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
