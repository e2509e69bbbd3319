"""Positions of Crown of Ash that chance and random play seldom reach: everything dealt anew."""

from random import Random

from tests.reference.ash_table import (
    AREAS,
    CARDS,
    KINDS,
    NOTHING,
    RING,
    SLOT_LEVELS,
    SPACES,
    TILES,
    UNITS,
    WARRIORS,
    Doc,
    add,
    automa,
    automaton,
    copied,
    has_room,
    kind_of,
    level,
    pair,
    people,
    player,
    room,
    supply,
)

RECRUITS = [card for card, row in WARRIORS.items() if "level" in row]


def odd(table: Doc, rng: Random) -> Doc:
    """From a table that is set up: somebody is to place a minion, somewhere in the game."""
    d: Doc = copied(table)
    d.update(round=rng.randint(1, 4), phase="placing", battle=None, step=copied(NOTHING))
    hold_areas(d, rng)
    deal_tiles(d, rng)
    deal_warriors(d, rng)
    for seat in range(len(d["players"])):
        equip(d, seat, rng)
    take_turns(d, rng, rng.randint(0, 3), rng.randrange(len(people(d))))
    if d["automa"]:
        d["automa"].update(deck=some(d["automa"]["deck"], rng, 1), scale=rng.randint(0, 6))
    return d


def even(table: Doc, rng: Random) -> Doc:
    """The last turn of a round in which nobody has got ahead: dice decide about the order."""
    d: Doc = copied(table)
    d["round"] = rng.randint(1, 3)
    take_turns(d, rng, 3, len(people(d)) - 1)
    for p in d["players"]:
        p.update(vp=5, points={"provinces": 5})
    return d


def machines(table: Doc, rng: Random) -> Doc:
    """Nobody has anything but an automaton and a 0: what is lost with them leaves no choice."""
    d = odd(table, rng)
    for here in d["areas"].values():
        here.update(defenders=[], fortified=[])
    d.update(decks=[[], [], []], display=[""] * 6, round=rng.randint(1, 4))
    gone = [card for card in RECRUITS if len(d["players"]) > 2 or not row(card)["players34"]]
    for card in gone:
        add(d["decks"][level(card) - 1], card)
    d["display"] = [deck.pop(0) for deck in (d["decks"][n - 1] for n in SLOT_LEVELS)]
    for seat, p in enumerate(d["players"]):
        cards = rng.sample(list(CARDS), rng.randint(0, 1))
        p.update(hand=[], grave=[], cards=sorted({"B0", *cards}))
        p["discard"] = [card for card in CARDS if card not in p["cards"]]
        settle(d, seat)
        arm(d, seat)
    return d


def settle(d: Doc, seat: int) -> None:
    """The starting warriors into areas as long as there is room."""
    cards = [card for card in WARRIORS if row(card).get("owner") == player(d, seat)["lord"]]
    for card in cards:
        mine = [area for area in AREAS if d["areas"][area]["controller"] == str(seat)]
        free = [area for area in mine if len(d["areas"][area]["defenders"]) < room(area)]
        add(d["areas"][free[-1]]["defenders"] if free else player(d, seat)["hand"], card)


def arm(d: Doc, seat: int) -> None:
    """An automaton from the decks."""
    for deck in d["decks"]:
        for card in filter(automaton, deck):
            deck.remove(card)
            return add(player(d, seat)["hand"], card)
    return None


def handless(table: Doc, rng: Random) -> Doc:
    """The automa comes next, by the targeted card, and has nobody to attack with: it builds."""
    d = odd(table, rng)
    d["automa"]["deck"] = ["T"]
    take_turns(d, rng, rng.randint(0, 3), len(people(d)) - 1)
    p = player(d, automa(d))
    for card in p["hand"]:
        add(d["decks"][level(card) - 1] if level(card) else p["grave"], card)
    p["hand"] = []
    return d


def over(table: Doc, rng: Random) -> Doc:
    """The end, with points often alike."""
    d = odd(table, rng)
    take_turns(d, rng, 4, 0)
    d.update(round=4, phase="over")
    for p in d["players"]:
        p["vp"] = rng.randint(50, 51)
        p["points"] = {"provinces": p["vp"]}
    return d


def some(things: list[str], rng: Random, least: int = 0) -> list[str]:
    """A part of them, in their order."""
    kept = set(rng.sample(things, rng.randint(least, len(things))))
    return [thing for thing in things if thing in kept]


def hold_areas(d: Doc, rng: Random) -> None:
    """Controllers; every province without a start tile may belong to nobody."""
    seats = [str(seat) for seat in range(len(d["players"]))]
    greedy = rng.choice([[], [rng.choice(seats)] * 6, ["nobody"] * 6])
    for area, here in d["areas"].items():
        here["controller"] = rng.choice([*seats, *greedy])
        if here["controller"] == "nobody" and (here["tiles"] or area == "citadel"):
            here["controller"] = rng.choice(seats)
    if len(people(d)) > 1:
        d["royal"] = rng.choice([-1, *range(len(seats))])
        if d["royal"] < 0:
            d["areas"]["citadel"]["controller"] = "king"


def deal_tiles(d: Doc, rng: Random) -> None:
    """Some on provinces, four on offer, the rest in the stack or set aside, or none of them."""
    left = [tile for tile, row in TILES.items() if row["level"]]
    altar_early = rng.random() < 0.5
    rng.shuffle(left)
    left.sort(key=lambda tile: altar_early and not TILES[tile]["altar"])
    for province in RING:
        here = d["areas"][province]
        if here["controller"] != "nobody":
            least = 0 if here["tiles"] else 1
            here["tiles"] += [left.pop(0) for _ in range(rng.randint(least, 2))]
    shown = rng.randint(0, 4) if rng.random() < 0.3 else 4
    d["offer"] = [left.pop() for _ in range(shown)] + [""] * (4 - shown)
    rng.shuffle(d["offer"])
    if shown < 4:  # then nothing is left to refill it
        towers = [p for p in RING if d["areas"][p]["controller"] != "nobody"]
        for tile in left:
            d["areas"][rng.choice(towers)]["tiles"].append(tile)
        left = []
    below = some(left, rng) if rng.random() < 0.7 else []
    aside = [tile for tile in left if tile not in below]
    low = [tile for tile in below if TILES[tile]["level"] == 1]
    high = [tile for tile in below if TILES[tile]["level"] == 2]
    mixed = [sorted(below, key=list(TILES).index), []]
    d["stack"] = [sorted(low), sorted(high)] if low and high else mixed
    d["aside"] = sorted(aside, key=list(TILES).index)


def deal_warriors(d: Doc, rng: Random) -> None:
    """Decks often run dry; automatons are in no graveyard; starting warriors stay at home."""
    cards = [*(card for deck in d["decks"] for card in deck), *filter(None, d["display"])]
    for here in d["areas"].values():  # the automa's guard
        cards += [card for card in here["defenders"] if level(card)]
        here.update(defenders=[], fortified=[])
    rng.shuffle(cards)
    dry = rng.choice([[], [1], [2], [3], [1, 2], [2, 3], [1, 3], [1, 2, 3]])
    d["display"], d["decks"] = [cards.pop() for _ in range(6)], [[], [], []]
    if dry == [1, 2, 3]:
        gone = rng.sample(range(6), rng.randint(0, 6))
        cards += [d["display"][slot] for slot in gone]
        d["display"] = ["" if slot in gone else card for slot, card in enumerate(d["display"])]
    for p in d["players"]:
        p.update(hand=[], grave=[])
        cards += [card for card in WARRIORS if row(card).get("owner") == p["lord"]]
    for card in cards:
        if level(card) and level(card) not in dry and rng.random() < 0.6:
            add(d["decks"][level(card) - 1], card)
        else:
            give(d, card, rng)
    for seat in people(d):
        fortify(d, seat, rng)


def row(card: str) -> Doc:
    return WARRIORS[card]


def give(d: Doc, card: str, rng: Random) -> None:
    """To somebody: into hand, a graveyard or an area."""
    homes = [seat for seat, p in enumerate(d["players"]) if p["lord"] == row(card).get("owner")]
    seat = homes[0] if homes else rng.randrange(len(d["players"]))
    mine = [area for area in AREAS if d["areas"][area]["controller"] == str(seat)]
    free = [area for area in mine if len(d["areas"][area]["defenders"]) < room(area)]
    alike = [area for area in free if alike_stand(d, area, card)]
    if free and rng.random() < 0.5:
        add(d["areas"][rng.choice(alike or free)]["defenders"], card)
    elif not automaton(card) and seat % 2 and rng.random() < 0.5:
        add(player(d, seat)["grave"], card)
    else:
        add(player(d, seat)["hand"], card)


def alike_stand(d: Doc, area: str, card: str) -> bool:
    return kind_of(d, card) in [kind_of(d, other) for other in d["areas"][area]["defenders"]]


def fortify(d: Doc, seat: int, rng: Random) -> None:
    if d["options"]["powers"] and player(d, seat)["lord"] == "fortis":
        for here in d["areas"].values():
            if here["controller"] == str(seat) and rng.random() < 0.5:
                here["fortified"] = pair(d, here["defenders"])


def equip(d: Doc, seat: int, rng: Random) -> None:
    """Points often alike; stores empty, rich, or all that there is."""
    p = player(d, seat)
    vp = rng.choice([10, 10, 10, rng.randint(0, 40)])
    p.update(vp=vp, points={"provinces": vp} if vp else {}, cards=some(list(CARDS), rng, 1))
    p["discard"] = [card for card in CARDS if card not in p["cards"]]
    rng.shuffle(p["discard"])
    if seat == automa(d):
        return
    p["token"] = bool(d["options"]["powers"] and rng.random() < 0.7)
    many = len(people(d))
    for kind in [*KINDS, "gold"]:
        wish = rng.choice([0, 0, 1, rng.randint(0, 6), UNITS[kind] // many])
        p["store"][kind] = 0
        p["store"][kind] = min(wish, supply(d, kind))


def take_turns(d: Doc, rng: Random, done: int, turn: int) -> None:
    """An order, and minions on spaces with room, as many as have had their turn."""
    order = rng.sample(people(d), len(people(d)))
    d["order"] = order + ([automa(d)] if d["automa"] else [])
    d.update(turn=turn, actor=order[turn])
    for p in d["players"]:
        p["minions"] = []
    for place, seat in enumerate(d["order"]):
        for _ in range(done + (place < turn)):
            stand(d, seat, rng)


def uneven(table: Doc, rng: Random) -> Doc:
    """Some have many minions left and some none."""
    d = odd(table, rng)
    for seat, p in enumerate(d["players"]):
        p["minions"] = []
        for _ in range(rng.randint(0, 3 if seat == d["actor"] else 4)):
            stand(d, seat, rng)
    return d


def stand(d: Doc, seat: int, rng: Random) -> None:
    """Resource spaces first, half of the time: so that they run out."""
    mine = player(d, seat)["minions"]
    spaces = [space for space in SPACES if has_room(d, space)]
    if seat != automa(d) and "refresh" not in mine:
        spaces.append("refresh")
    front = [space for space in spaces if space.startswith("resource")]
    mine.append(rng.choice(front if front and rng.random() < 0.5 else spaces))
