"""Torres a second time, slowly and from the ledger alone: documents in, documents out.

A position is the document of docs/positions.md; an action is its notation.
"""

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from functools import cache
from itertools import combinations, product
from typing import Any

Doc = dict[str, Any]
Steps = tuple[tuple[int, int], ...]

SQUARES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
COLOURS = ["red", "blue", "yellow", "purple"]
CARDS = ["jump2", "under", "extra", "doors", "diag", "ap6", "ap7", "shift", "relocate", "leap"]
MASTERS = ["diff", "same", "line", "square", "border", "castles", "diag", "adj"]
START = ["d1", "c3", "f3", "h4", "a5", "c6", "f6", "e8"]
STACKS = {  # 1.1, by seats and phase
    2: [[3, 3, 3, 3]] * 3,
    3: [[3, 3, 2, 2], [3, 3, 2], [3, 3, 2]],
    4: [[2, 2, 2, 2], [2, 2, 2], [2, 2, 2]],
}
IDLE: Doc = {
    "budget": 5, "spent": 0, "stack": None, "loose": 0, "bought": 0, "card_played": False,
    "card": "", "source": "", "fresh": {}, "looked": [], "look": 0,
}  # fmt: skip


# Geometry


def place(square: str) -> tuple[int, int]:
    return "abcdefgh".index(square[0]), int(square[1]) - 1


@cache
def near(square: str, steps: Steps = ((0, -1), (-1, 0), (1, 0), (0, 1))) -> frozenset[str]:
    x, y = place(square)
    return frozenset(
        "abcdefgh"[x + dx] + str(y + dy + 1)
        for dx, dy in steps
        if 0 <= x + dx < 8 and 0 <= y + dy < 8
    )


def diagonal(square: str) -> frozenset[str]:
    return near(square, ((-1, -1), (-1, 1), (1, -1), (1, 1)))


def distance(a: str, b: str) -> int:
    return sum(abs(p - q) for p, q in zip(place(a), place(b), strict=True))


def height(d: Doc, square: str) -> int:
    return int(d["blocks"].get(square, 0))


def castle_of(blocks: dict[str, int], square: str) -> set[str]:
    """T-DEF-02; nothing where no block lies."""
    castle, edge = set[str](), {square} & blocks.keys()
    while edge:
        castle |= edge
        edge = {n for x in edge for n in near(x) if n in blocks} - castle
    return castle


def castles(blocks: dict[str, int]) -> list[set[str]]:
    left, found = set(blocks), []
    while left:
        found.append(castle_of(blocks, min(left)))
        left -= found[-1]
    return found


def figures(d: Doc) -> set[str]:
    """T-DEF-04: what is not free."""
    men = {square for player in d["players"] for square in player["knights"]}
    return men | ({d["king"]} if d["king"] else set())


def me(d: Doc) -> Doc:
    player: Doc = d["players"][d["active"]]
    return player


def turn(d: Doc) -> Doc:
    part: Doc = d["turn"]
    return part


# What may be done


def legal(d: Doc) -> set[str]:
    return OFFERS[d["step"]](d)


def offers_castles(d: Doc) -> set[str]:
    return {f"castle {x}" for x in SQUARES if all(distance(x, y) >= 3 for y in d["blocks"])}


def offers_knights(d: Doc) -> set[str]:
    return {f"knight {x}" for x in d["blocks"] if x not in figures(d)}


def offers_first_king(d: Doc) -> set[str]:
    return {f"king {x}" for x in d["blocks"] if x not in figures(d)}


def offers_king(d: Doc) -> set[str]:
    return {"stay"} | offers_first_king(d)


def offers_starter(d: Doc) -> set[str]:
    return {f"start {seat + 1}" for seat in range(len(d["players"]))}


def offers_turn(d: Doc) -> set[str]:
    ap = turn(d)["budget"] - turn(d)["spent"]
    found = {"/"}
    if ap >= 1:
        found |= {"S"} | moves(d) | {f"B {x}{stack}" for x in sites(d) for stack in stack_names(d)}
        if not d["options"]["master"] and turn(d)["bought"] < 2 and deck_left(d):
            found.add("A")
    if ap >= 2 and len(me(d)["knights"]) < 6:
        found |= {f"N {x}" for x in beside(d, me(d)["knights"])}
    return found | {f"C {card}" for card in CARDS if playable(d, card)}


def deck_left(d: Doc) -> int:
    """T-CARD-07, RUL-T-16."""
    if d["options"]["deck"] == "own":
        return int(sum(me(d)["deck"].values())) + len(me(d)["top"]) + len(me(d)["bottom"])
    return int(sum(d["deck"].values()))


def beside(d: Doc, knights: Iterable[str]) -> set[str]:
    """T-KNIGHT-01 to 03."""
    taken = figures(d)
    return {x for k in knights for x in near(k) if x not in taken and height(d, x) <= height(d, k)}


def moves(d: Doc) -> set[str]:
    return {f"M {k}-{t}" for k in me(d)["knights"] for t in steps(d, k) | passages(d, k)}


def steps(d: Doc, knight: str) -> set[str]:
    """T-MOVE-02 to 05."""
    taken = figures(d)
    return {t for t in near(knight) if t not in taken and height(d, t) <= height(d, knight) + 1}


def passages(d: Doc, knight: str) -> set[str]:
    """T-MOVE-07 to 10, RUL-T-01."""
    model, level, found = d["options"]["passage_model"], height(d, knight), set[str]()
    for entry in near(knight):
        if height(d, entry) > level:
            found |= exits(d, entry, level, model)
    return found - figures(d) - {knight}


def exits(d: Doc, entry: str, level: int, model: str) -> set[str]:
    """Squares outside the doors that can be left by."""
    castle = castle_of(d["blocks"], entry)
    if model == "doors":
        return {
            t
            for c in castle
            for t in near(c)
            if height(d, t) < height(d, c) and height(d, t) <= level
        }
    rooms = inside(d, castle, entry, level, down=model == "monotone")
    return {t for c, k in rooms for t in near(c) if height(d, t) <= k}


def inside(d: Doc, castle: set[str], entry: str, level: int, *, down: bool) -> set[tuple[str, int]]:
    """Blocks, as column and number, that a walker who never climbs comes through."""
    rooms, edge = set[tuple[str, int]](), {(entry, level)}
    while edge:
        rooms |= edge
        sideways = {(n, k) for c, k in edge for n in near(c) if n in castle and height(d, n) > k}
        below = {(c, k - 1) for c, k in edge if k and down}
        edge = (sideways | below) - rooms
    return rooms


def sites(d: Doc) -> set[str]:
    """T-BUILD-05 to 09, for a block from a stack."""
    return {x for x in SQUARES if grows(d["blocks"], figures(d), x)}


def grows(blocks: dict[str, int], taken: set[str], x: str, *, found: bool = False) -> bool:
    """Whether a block may come on x; `found` also where no castle is beside."""
    if x in taken:
        return False
    beside = {min(castle_of(blocks, n)) for n in near(x) if n in blocks}
    if x not in blocks and (len(beside) > 1 or (not beside and not found)):
        return False
    return fits({**blocks, x: blocks.get(x, 0) + 1}, x)


def fits(blocks: dict[str, int], x: str) -> bool:
    """T-BUILD-07."""
    castle = castle_of(blocks, x)
    return max(blocks[y] for y in castle) <= len(castle)


def stack_names(d: Doc) -> list[str]:
    """T-BUILD-02: the first block chooses the stack, by its height."""
    if turn(d)["stack"] is not None:
        return [""] if turn(d)["stack"] > 0 else []
    kinds = sorted(set(me(d)["stacks"]), reverse=True)
    return ["" if k == 0 else f" #{k + 1}" for k, high in enumerate(kinds) if high > 0]


# Cards


def playable(d: Doc, card: str) -> bool:
    """T-CARD-03, 05, 08."""
    hand = me(d)["hand"].get(card, 0) - turn(d)["fresh"].get(card, 0)
    if turn(d)["card_played"] or hand < 1:
        return False
    if card in ("ap6", "ap7"):
        return True
    if card == "extra":
        return d["supply"] > 0 and bool(sites(d))
    return any(True for _ in sources(d, card))


def sources(d: Doc, card: str) -> Iterator[str]:
    if card == "shift":
        return (x for x in d["blocks"].keys() - figures(d) if any(True for _ in shifts(d, x)))
    if card == "under":
        heights = [*me(d)["stacks"], turn(d)["stack"] or 0]
        return (k for k in me(d)["knights"] if any(heights) and lifted(d, k))
    return (k for k in me(d)["knights"] if card_targets(d, card, k))


def lifted(d: Doc, knight: str) -> bool:
    """T-CARD-11, 12: whether a block may come under a knight."""
    blocks = d["blocks"]
    merging = d["options"]["under_may_merge"]
    beside = {min(castle_of(blocks, n)) for n in near(knight) if n in blocks}
    if knight not in blocks and len(beside) > 1 and not merging:
        return False
    return fits({**blocks, knight: height(d, knight) + 1}, knight)


def card_targets(d: Doc, card: str, k: str) -> set[str]:
    taken, level = figures(d), height(d, k)
    if card == "jump2":
        low = -99 if d["options"]["jump2_allow_any"] else 1
        return {t for t in near(k) - taken if low <= height(d, t) - level <= 2}
    if card == "diag":
        return {t for t in diagonal(k) - taken if height(d, t) <= level + 1}
    if card == "doors":
        return doors(d, k) - taken - {k}
    if card == "relocate":
        return beside(d, set(me(d)["knights"]) - {k}) - {k}
    if card == "leap":
        return leaps(d, k) - taken
    return set(shifts(d, k))


def doors(d: Doc, k: str) -> set[str]:
    """T-CARD-14."""
    found = set[str]()
    for c in near(k):
        if height(d, c) > height(d, k):
            castle = castle_of(d["blocks"], c)
            found |= {t for b in castle for t in near(b) if height(d, b) > height(d, t)}
    return found


def leaps(d: Doc, k: str) -> set[str]:
    """T-CARD-23, RUL-T-07."""
    over = figures(d)
    if not d["options"]["leap_over_king"]:
        over = over - {d["king"]}
    found = set[str]()
    for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
        if near(k, ((dx, dy),)) & over:
            found |= near(k, ((2 * dx, 2 * dy),))
    return {t for t in found if height(d, t) <= height(d, k) + 1}


def shifts(d: Doc, source: str) -> Iterator[str]:
    """T-CARD-18 to 21, RUL-T-06."""
    blocks = dict(d["blocks"])
    before = castle_of(blocks, source)
    least = min(6, len(castles(blocks)))
    blocks[source] -= 1
    if not blocks[source]:
        del blocks[source]
        rest = before - {source}
        if rest and castle_of(blocks, min(rest)) != rest:
            return
    for t in SQUARES:
        if t != source and lands(d, blocks, t, least, before - {t}):
            yield t


def lands(d: Doc, blocks: dict[str, int], t: str, least: int, left: set[str]) -> bool:
    if d["options"]["shift_ground_only"] and t in blocks:
        return False
    if not grows(blocks, figures(d), t, found=True):
        return False
    after = {**blocks, t: blocks.get(t, 0) + 1}
    return len(castles(after)) >= least and all(fits(after, x) for x in left if x in after)


def offers_source(d: Doc) -> set[str]:
    return {f"from {x}" for x in sources(d, turn(d)["card"])}


def offers_target(d: Doc) -> set[str]:
    if turn(d)["card"] == "extra":
        return {f"to {x}" for x in sites(d)}
    return {f"to {x}" for x in card_targets(d, turn(d)["card"], turn(d)["source"])}


def offers_card_stack(d: Doc) -> set[str]:
    """T-CARD-11: any own stack, the one in use too."""
    kinds = sorted(set(me(d)["stacks"]), reverse=True)
    found = {f"stack #{k + 1}" for k, high in enumerate(kinds) if high > 0}
    return found | ({"stack turn"} if turn(d)["stack"] else set())


def offers_draw(d: Doc) -> set[str]:
    player = me(d)
    if d["options"]["deck"] != "own":
        return {f"draw {card}" for card, n in d["deck"].items() if n}
    if player["top"]:
        return {f"draw {player['top'][0]}"}
    if any(player["deck"].values()):
        return {f"draw {card}" for card, n in player["deck"].items() if n}
    return {f"draw {player['bottom'][0]}"}


def offers_pick(d: Doc) -> set[str]:
    return {f"keep {card}" for card in turn(d)["looked"]}


def offers_return(d: Doc) -> set[str]:
    orders = "+-" if len(turn(d)["looked"]) > 1 else "+"
    return {f"{end} {order}" for end in ("top", "bottom") for order in orders}


def offers_stack(d: Doc) -> set[str]:
    return {f"stack #{k + 1}" for k in range(len(set(me(d)["stacks"])))}


def limit(d: Doc) -> int:
    """V-2."""
    free = d["options"]["stack_limit"] == "two_players" and len(d["players"]) > 2
    return 99 if free else 3


def shares(d: Doc, stacks: list[int], loose: int) -> list[list[int]]:
    """T-BUILD-10, RUL-T-42: all ways to put as many as fit, as stacks from the highest."""
    most = limit(d)
    room = sum(max(0, most - high) for high in stacks)
    put = min(loose, room)
    ways = {
        tuple(sorted((a + b for a, b in zip(stacks, extra, strict=True)), reverse=True))
        for extra in product(range(put + 1), repeat=len(stacks))
        if sum(extra) == put and all(a + b <= most for a, b in zip(stacks, extra, strict=True) if b)
    }
    return [list(way) for way in sorted(ways, reverse=True)]


def offers_share(d: Doc) -> set[str]:
    ways = shares(d, me(d)["stacks"], turn(d)["loose"])
    return {f"share {k + 1}" for k in range(len(ways))}


def offers_master(d: Doc) -> set[str]:
    return {f"master {name}" for name in MASTERS}


OFFERS: dict[str, Callable[[Doc], set[str]]] = {
    "master-card": offers_master, "castles": offers_castles, "knights": offers_knights,
    "first-king": offers_first_king, "turn": offers_turn, "card-source": offers_source,
    "card-target": offers_target, "card-stack": offers_card_stack, "draw": offers_draw,
    "pick": offers_pick, "return": offers_return, "stack": offers_stack,
    "redistribute": offers_share, "leftovers": offers_share, "king": offers_king,
    "starter": offers_starter, "over": lambda _: set(),
}  # fmt: skip


# What it does


def play(before: Doc, text: str) -> Doc:
    d = deepcopy(before)
    head, _, rest = text.partition(" ")
    if d["step"] == "card-stack" or (d["step"] == "stack" and head == "stack"):
        head = d["step"]
    DEEDS[head](d, rest)
    for player in d["players"]:
        player["knights"].sort(key=SQUARES.index)
        player["stacks"].sort(reverse=True)
    return d


def pay(d: Doc, ap: int) -> None:
    turn(d)["spent"] += ap


def put(d: Doc, square: str, n: int = 1) -> None:
    d["blocks"][square] = height(d, square) + n
    if not d["blocks"][square]:
        del d["blocks"][square]


def take(cards: dict[str, int], card: str) -> None:
    cards[card] -= 1
    if not cards[card]:
        del cards[card]


def give(cards: dict[str, int], card: str) -> None:
    cards[card] = cards.get(card, 0) + 1


def do_master(d: Doc, name: str) -> None:
    d["master"], d["step"] = name, "castles"
    d["reveals"] += 1


def do_castle(d: Doc, square: str) -> None:
    put(d, square)
    d["supply"] -= 1
    d["active"] = (d["active"] + 1) % len(d["players"])
    if len(d["blocks"]) == 8:
        d["step"], d["active"] = "knights", 0


def do_knight(d: Doc, square: str) -> None:
    me(d)["knights"].append(square)
    if d["active"] + 1 == len(d["players"]):
        d["step"] = "first-king"
    else:
        d["active"] += 1


def do_king(d: Doc, square: str) -> None:
    if d["step"] == "first-king":
        d["king"] = square
        deal(d, 1)
        begin_round(d, 1, 1, 0)
    else:
        d["king"] = square or d["king"]
        after_king(d)


def deal(d: Doc, phase: int) -> None:
    """T-SETUP-08."""
    for player in d["players"]:
        player["stacks"] = list(STACKS[len(d["players"])][phase - 1])
        d["supply"] -= sum(player["stacks"])


def begin_round(d: Doc, phase: int, number: int, starter: int) -> None:
    if number == 1:
        d["phase_starter"] = starter
    d.update(step="turn", phase=phase, round=number, starter=starter, active=starter)
    d["turn"] = deepcopy(IDLE)


def do_deploy(d: Doc, square: str) -> None:
    me(d)["knights"].append(square)
    pay(d, 2)


def relocate(d: Doc, source: str, target: str) -> None:
    me(d)["knights"].remove(source)
    me(d)["knights"].append(target)


def do_move(d: Doc, way: str) -> None:
    relocate(d, *way.split("-"))
    pay(d, 1)


def take_stack(d: Doc, rank: int) -> int:
    high: int = sorted(set(me(d)["stacks"]), reverse=True)[rank]
    me(d)["stacks"].remove(high)
    return high


def do_build(d: Doc, rest: str) -> None:
    square, _, rank = rest.partition(" #")
    if turn(d)["stack"] is None:
        turn(d)["stack"] = take_stack(d, int(rank or 1) - 1)
    turn(d)["stack"] -= 1
    put(d, square)
    pay(d, 1)


def gain(d: Doc, seat: int, points: int, source: str) -> None:
    """T-TRACK-02, 05."""
    player = d["players"][seat]
    if points == 0:
        return
    others = {other["score"] for other in d["players"] if other is not player}
    score = player["score"] + points
    while score in others:
        score += 1
    player["points"][source] += score - player["score"]
    player["score"] = score


def do_score(d: Doc, _: str) -> None:
    gain(d, d["active"], 1, "ap")
    pay(d, 1)


def do_buy(d: Doc, _: str) -> None:
    pay(d, 1)
    turn(d)["bought"] += 1
    turn(d)["look"] = min(3, deck_left(d)) if d["options"]["deck"] == "own" else 1
    d["step"] = "draw"


def do_draw(d: Doc, card: str) -> None:
    d["reveals"] += 1
    turn(d)["look"] -= 1
    if d["options"]["deck"] != "own":
        take(d["deck"], card)
        keep(d, card)
        return
    player = me(d)
    if player["top"]:
        player["top"].pop(0)
    elif any(player["deck"].values()):
        take(player["deck"], card)
    else:
        player["bottom"].pop(0)
    turn(d)["looked"] = sorted([*turn(d)["looked"], card], key=CARDS.index)
    if not turn(d)["look"]:
        d["step"] = "pick"


def keep(d: Doc, card: str) -> None:
    give(me(d)["hand"], card)
    give(turn(d)["fresh"], card)
    d["step"] = "turn"


def do_keep(d: Doc, card: str) -> None:
    turn(d)["looked"].remove(card)
    keep(d, card)
    if turn(d)["looked"]:
        d["step"] = "return"


def do_return(d: Doc, end: str, order: str) -> None:
    cards = turn(d)["looked"][:: 1 if order == "+" else -1]
    player = me(d)
    player[end] = cards + player[end] if end == "top" else player[end] + cards
    turn(d)["looked"] = []
    d["step"] = "turn"


def do_card(d: Doc, card: str) -> None:
    if card in ("ap6", "ap7"):
        turn(d)["budget"] = int(card[2])
        spend_card(d, card)
    else:
        turn(d)["card"] = card
        d["step"] = "card-target" if card == "extra" else "card-source"


def spend_card(d: Doc, card: str) -> None:
    """T-CARD-06."""
    d["reveals"] += not d["options"]["master"]  # where hands are open, nothing is shown
    take(me(d)["hand"], card)
    give(me(d)["discard"], card)
    turn(d).update(card_played=True, card="", source="")
    d["step"] = "turn"


def do_source(d: Doc, square: str) -> None:
    turn(d)["source"] = square
    d["step"] = "card-stack" if turn(d)["card"] == "under" else "card-target"


def do_target(d: Doc, square: str) -> None:
    card, source = turn(d)["card"], turn(d)["source"]
    if card == "extra":
        d["supply"] -= 1
        put(d, square)
    elif card == "shift":
        put(d, source, -1)
        put(d, square)
    else:
        relocate(d, source, square)
    spend_card(d, card)


def do_card_stack(d: Doc, which: str) -> None:
    """RUL-T-04: an emptied stack stays."""
    if which == "turn":
        turn(d)["stack"] -= 1
    else:
        me(d)["stacks"].append(take_stack(d, int(which[1:]) - 1) - 1)
    put(d, turn(d)["source"])
    spend_card(d, "under")


def do_end(d: Doc, _: str) -> None:
    if d["options"]["auto_convert_ap"]:  # RUL-T-41
        for _left in range(turn(d)["budget"] - turn(d)["spent"]):
            do_score(d, "")
    if turn(d)["stack"] is not None:
        used_up(d, turn(d)["stack"])
    else:
        d["step"] = "stack"


def do_stack(d: Doc, which: str) -> None:
    used_up(d, take_stack(d, int(which[1:]) - 1))


def used_up(d: Doc, loose: int) -> None:
    """T-BUILD-10 to 12, V-3."""
    last = not me(d)["stacks"]
    turn(d)["stack"] = None
    if last and d["options"]["keep_leftovers"] and d["phase"] < 3:
        me(d)["kept"] = loose
        end_turn(d)
        return
    ways = shares(d, me(d)["stacks"], loose) if not last else [[]]
    if len(ways) > 1 and not d["options"]["auto_redistribute"]:
        d["step"], turn(d)["loose"] = "redistribute", loose
        return
    distribute(d, ways[0], loose)
    end_turn(d)


def distribute(d: Doc, way: list[int], loose: int) -> None:
    d["supply"] += loose - (sum(way) - sum(me(d)["stacks"]))
    me(d)["stacks"] = list(way)


def do_share(d: Doc, number: str) -> None:
    loose = turn(d)["loose"]
    distribute(d, shares(d, me(d)["stacks"], loose)[int(number) - 1], loose)
    turn(d)["loose"] = 0
    if d["step"] == "redistribute":
        end_turn(d)
    else:
        me(d)["kept"] = 0
        leftovers(d)


def clockwise(d: Doc, starter: int) -> list[int]:
    seats = len(d["players"])
    return [(starter + k) % seats for k in range(seats)]


def end_turn(d: Doc) -> None:
    turn(d)["fresh"] = {}
    order = clockwise(d, d["starter"])
    if d["active"] != order[-1]:
        d.update(step="turn", active=order[order.index(d["active"]) + 1], turn=deepcopy(IDLE))
    elif any(player["stacks"] for player in d["players"]):
        begin_round(d, d["phase"], d["round"] + 1, next_starter(d))
    else:
        end_phase(d)


def next_starter(d: Doc) -> int:
    """T-MASTER-06."""
    if not d["options"]["master"]:
        return int(d["starter"])
    scores = [player["score"] for player in d["players"]]
    return scores.index(max(scores)) if any(scores) else 0


def last_placed(d: Doc) -> int:
    """RUL-T-11, 45."""
    order = clockwise(d, d["starter"])
    return min(order, key=lambda seat: (d["players"][seat]["score"], -order.index(seat)))


def end_phase(d: Doc) -> None:
    order = scoring_order(d)
    for score in (castle_points, king_points, master_points):
        source = score.__name__.removesuffix("_points").replace("castle", "castles")
        worth = {seat: score(d, seat) for seat in order}
        for seat in order:
            gain(d, seat, worth[seat], source)
    if d["phase"] == 3:
        d.update(step="over", active=d["active"])
        return
    deal(d, d["phase"] + 1)
    leftovers(d)


def scoring_order(d: Doc) -> list[int]:
    """T-SCORE-06, V-5, RUL-T-12, 44."""
    options = d["options"]
    phase_start = options["master"] and options["scoring_order"] == "phase_start"
    order = clockwise(d, d["phase_starter"] if phase_start else d["starter"])
    if options["score_by_track"] and d["phase"] > 1:
        order.sort(key=lambda seat: -d["players"][seat]["score"])
    return order


def castle_points(d: Doc, seat: int) -> int:
    """T-SCORE-02, 03."""
    men = d["players"][seat]["knights"]
    total = 0
    for castle in castles(d["blocks"]):
        total += len(castle) * max((height(d, x) for x in men if x in castle), default=0)
    return total


def king_points(d: Doc, seat: int) -> int:
    """T-KING-02."""
    castle = castle_of(d["blocks"], d["king"])
    men = d["players"][seat]["knights"]
    level = d["phase"]
    return 5 * level if any(x in castle and height(d, x) == level for x in men) else 0


def leftovers(d: Doc) -> None:
    """RUL-T-43, then the king (T-KING-08)."""
    for seat in clockwise(d, d["starter"]):
        player = d["players"][seat]
        if not player["kept"]:
            continue
        ways = shares(d, player["stacks"], player["kept"])
        if len(ways) > 1 and not d["options"]["auto_redistribute"]:
            d.update(step="leftovers", active=seat)
            turn(d)["loose"], player["kept"] = player["kept"], 0
            return
        d["active"] = seat
        distribute(d, ways[0], player["kept"])
        player["kept"] = 0
    d.update(step="king", active=last_placed(d))


def after_king(d: Doc) -> None:
    """T-FLOW-05, V-4, RUL-T-15, 46."""
    if d["options"]["chooser_starts"]:
        d["step"] = "starter"
        return
    leader = d["options"]["master"] and d["options"]["phase_starter"] == "leader"
    begin_round(d, d["phase"] + 1, 1, next_starter(d) if leader else last_placed(d))


def do_start(d: Doc, seat: str) -> None:
    begin_round(d, d["phase"] + 1, 1, int(seat) - 1)


DEEDS: dict[str, Callable[[Doc, str], None]] = {
    "master": do_master, "castle": do_castle, "knight": do_knight, "king": do_king,
    "stay": do_king, "/": do_end, "S": do_score, "A": do_buy, "C": do_card, "N": do_deploy,
    "M": do_move, "B": do_build, "from": do_source, "to": do_target, "card-stack": do_card_stack,
    "stack": do_stack, "share": do_share, "draw": do_draw, "keep": do_keep,
    "top": lambda d, order: do_return(d, "top", order),
    "bottom": lambda d, order: do_return(d, "bottom", order), "start": do_start,
}  # fmt: skip


# Master cards


def master_points(d: Doc, seat: int) -> int:
    if not d["options"]["master"]:
        return 0
    men = d["players"][seat]["knights"]
    phase = d["phase"]
    card = d["master"]
    if card in ("border", "diag"):
        return counted(d, seat, [2, 5, 10][phase - 1], LINES[card])
    if card == "castles":
        held = sum(1 for castle in castles(d["blocks"]) if castle & set(men))
        return [5, 15, 30][phase - 1] if held == phase + 3 else 0
    if phase < 3:
        return 0
    if card == "square":
        return 50 if any(is_square(d, four) for four in combinations(men, 4)) else 0
    whole = len(men) == 6 if d["options"]["master_all_knights"] == "six" else len(men) >= 2
    worth, test = {"diff": (40, different), "same": (50, same), "line": (50, in_line),
                   "adj": (40, adjacent)}[card]  # fmt: skip
    return worth if whole and test(d, men) else 0


def different(d: Doc, men: list[str]) -> bool:
    return len({height(d, x) for x in men}) == len(men)


def same(d: Doc, men: list[str]) -> bool:
    return len({height(d, x) for x in men}) == 1


def in_line(_: Doc, men: list[str]) -> bool:
    spots = [place(x) for x in men]
    kinds = ([x for x, _ in spots], [y for _, y in spots], [x - y for x, y in spots],
             [x + y for x, y in spots])  # fmt: skip
    return any(len(set(kind)) == 1 for kind in kinds)


def adjacent(d: Doc, men: list[str]) -> bool:
    """T-MASTER-17, RUL-T-21."""
    group, edge = set[str](), {men[0]}
    while edge:
        group |= edge
        ring = {n for x in edge for n in near(x)}
        if d["options"]["adj_diagonal"]:
            ring |= {n for x in edge for n in diagonal(x)}
        edge = (ring & set(men)) - group
    return len(group) == len(men)


def is_square(d: Doc, four: tuple[str, ...]) -> bool:
    """RUL-T-19: four equal sides and two equal diagonals."""
    spots = [place(x) for x in four]
    apart = sorted((a - c) ** 2 + (b - e) ** 2 for (a, b), (c, e) in combinations(spots, 2))
    if not (apart[0] == apart[3] and apart[4] == apart[5] == 2 * apart[0]):
        return False
    upright = len({x for x, _ in spots}) == 2
    return upright or bool(d["options"]["square_rotated"])


LINES = {
    "border": [[x for x in SQUARES if x[0] == "a"], [x for x in SQUARES if x[0] == "h"],
               [x for x in SQUARES if x[1] == "1"], [x for x in SQUARES if x[1] == "8"]],
    "diag": [[x for x in SQUARES if place(x)[0] == place(x)[1]],
             [x for x in SQUARES if sum(place(x)) == 7]],
}  # fmt: skip


def counted(d: Doc, seat: int, each: int, lines: list[list[str]]) -> int:
    """T-MASTER-14, 16, RUL-T-22."""
    groups = [set[str]().union(*lines)]
    mine = len(groups[0] & set(d["players"][seat]["knights"]))
    if d["options"]["majority_per_edge"]:
        groups = [set(line) for line in lines]
    premium = 0
    for group in groups:
        numbers = [len(group & set(player["knights"])) for player in d["players"]]
        most = numbers[seat]
        premium += all(n < most for k, n in enumerate(numbers) if k != seat)
    return each * (mine + premium)
