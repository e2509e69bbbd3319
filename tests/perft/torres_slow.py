"""A slow, plain generator of Torres' turns, written from the clauses alone.

It shares no code with the rules: a square is a (column, row) pair, a castle is found by walking,
a passage by walking from block to block. It knows the steps of a turn with the common deck.
"""

from collections.abc import Iterator
from typing import Any

Square = tuple[int, int]
Doc = dict[str, Any]  # a position of the project, changed in place here
Step = tuple[str, Doc]  # what is done, and the position after it

CARDS = ["jump2", "under", "extra", "doors", "diag", "ap6", "ap7", "shift", "relocate", "leap"]
WALKS = [(0, -1), (-1, 0), (1, 0), (0, 1)]
SLANTS = [(-1, -1), (1, -1), (-1, 1), (1, 1)]


def to_square(name: str) -> Square:
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def to_name(square: Square) -> str:
    return "abcdefgh"[square[0]] + str(square[1] + 1)


EVERYWHERE = [(column, row) for row in range(8) for column in range(8)]


def around(square: Square, ways: list[Square]) -> list[Square]:
    found = [(square[0] + right, square[1] + down) for right, down in ways]
    return [(c, r) for c, r in found if 0 <= c < 8 and 0 <= r < 8]


class Slow:
    """One position and the questions that the clauses ask of it."""

    def __init__(self, doc: Doc) -> None:
        self.doc = doc
        self.height: dict[Square, int] = {to_square(name): n for name, n in doc["blocks"].items()}
        self.me = doc["players"][doc["active"]]
        self.mine = [to_square(name) for name in self.me["knights"]]
        self.knights = [to_square(n) for player in doc["players"] for n in player["knights"]]
        self.king = to_square(doc["king"])
        self.turn = doc["turn"]
        self.options = doc["options"]

    def h(self, square: Square) -> int:
        return self.height.get(square, 0)

    def is_free(self, square: Square) -> bool:
        return square not in self.knights and square != self.king

    def castle(self, square: Square) -> set[Square]:
        """T-DEF-02, by walking."""
        found, todo = {square}, [square]
        while todo:
            for other in around(todo.pop(), WALKS):
                if self.h(other) and other not in found:
                    found.add(other)
                    todo.append(other)
        return found

    def castles(self) -> list[set[Square]]:
        found: list[set[Square]] = []
        for square in EVERYWHERE:
            if self.h(square) and not any(square in castle for castle in found):
                found.append(self.castle(square))
        return found

    def castles_beside(self, square: Square) -> int:
        beside = [other for other in around(square, WALKS) if self.h(other)]
        return len({frozenset(self.castle(other)) for other in beside})

    def can_take_block(self, square: Square) -> bool:
        """T-BUILD-05 to -09."""
        if not self.is_free(square):
            return False
        if self.h(square):
            return self.h(square) < len(self.castle(square))
        return self.castles_beside(square) == 1

    def deploys_beside(self, men: list[Square]) -> set[Square]:
        """T-KNIGHT-01 to -03."""
        return {
            target
            for knight in men
            for target in around(knight, WALKS)
            if self.is_free(target) and self.h(target) <= self.h(knight)
        }

    def rooms(self, start: Square, ways: str) -> set[tuple[Square, int]]:
        """Blocks (column, floor) that can be walked to from outside at the start's level."""
        level = self.h(start)
        todo = [(c, level) for c in around(start, WALKS) if self.h(c) > level]
        found = set(todo)
        while todo:
            column, floor = todo.pop()
            steps = [(c, floor) for c in around(column, WALKS) if self.h(c) > floor]
            if ways in ("down", "free") and floor > 0:
                steps.append((column, floor - 1))
            if ways == "free" and self.h(column) > floor + 1:
                steps.append((column, floor + 1))
            for step in steps:
                if step not in found:
                    found.add(step)
                    todo.append(step)
        return found

    def exits(self, start: Square, ways: str) -> set[Square]:
        """T-DEF-07: out of block number k onto a neighbour not higher than k."""
        rooms = self.rooms(start, ways)
        out = {t for column, k in rooms for t in around(column, WALKS) if self.h(t) <= k}
        return {t for t in out if t != start and self.is_free(t)}

    def moves(self, knight: Square) -> set[Square]:
        """T-MOVE-02 to -11, RUL-T-01."""
        ways = {"doors": "free", "monotone": "down", "planar": "level"}
        level = self.h(knight)
        steps = {t for t in around(knight, WALKS) if self.h(t) <= level + 1 and self.is_free(t)}
        out = self.exits(knight, ways[self.options["passage_model"]])
        return steps | {t for t in out if self.h(t) <= level}

    def leaps(self, knight: Square) -> set[Square]:
        """T-CARD-23."""
        found = set()
        for right, down in WALKS:
            over = (knight[0] + right, knight[1] + down)
            behind = (knight[0] + 2 * right, knight[1] + 2 * down)
            king = over == self.king and self.options["leap_over_king"]
            if not (over in self.knights or king) or behind not in EVERYWHERE:
                continue
            if self.is_free(behind) and self.h(behind) <= self.h(knight) + 1:
                found.add(behind)
        return found

    def shifts(self, source: Square) -> set[Square]:
        """T-CARD-18 to -21: lift the block, try every square, judge the whole position."""
        if not self.h(source) or not self.is_free(source):
            return set()
        before = len(self.castles())
        alone = self.castle(source) == {source} and self.h(source) == 1
        self.height[source] -= 1
        found = set()
        if len(self.castles()) == before - alone:
            for target in EVERYWHERE:
                if target != source and self.is_free(target) and self.fits(target, before):
                    found.add(target)
        self.height[source] += 1
        return found

    def fits(self, target: Square, before: int) -> bool:
        """A block on the target joins nothing, and the final position is in order."""
        if self.h(target) and self.options["shift_ground_only"]:
            return False
        if not self.h(target) and self.castles_beside(target) > 1:
            return False
        self.height[target] = self.h(target) + 1
        castles = self.castles()
        flat = all(max(self.h(x) for x in castle) <= len(castle) for castle in castles)
        self.height[target] -= 1
        return flat and len(castles) >= min(6, before)

    def can_lift(self, knight: Square) -> bool:
        """T-CARD-11, -12."""
        if self.h(knight):
            return self.h(knight) < len(self.castle(knight))
        return self.castles_beside(knight) < 2 or self.options["under_may_merge"]

    def jumps(self, knight: Square) -> set[Square]:
        """T-CARD-10."""
        near = [t for t in around(knight, WALKS) if self.is_free(t)]
        rises = {t: self.h(t) - self.h(knight) for t in near}
        low = -99 if self.options["jump2_allow_any"] else 1
        return {t for t, rise in rises.items() if low <= rise <= 2}

    def slants(self, knight: Square) -> set[Square]:
        """T-CARD-15."""
        near = [t for t in around(knight, SLANTS) if self.is_free(t)]
        return {t for t in near if self.h(t) <= self.h(knight) + 1}

    def ways(self, card: str, source: Square) -> set[Square]:
        """Where a card leads from a source."""
        if card == "relocate":
            return self.deploys_beside([k for k in self.mine if k != source])
        if card == "doors":
            return self.exits(source, "free")
        asked = {"jump2": self.jumps, "diag": self.slants, "leap": self.leaps}
        return asked[card](source) if card in asked else self.shifts(source)

    def sources(self, card: str) -> Iterator[Square]:
        for source in EVERYWHERE if card == "shift" else self.mine:
            if self.can_lift(source) if card == "under" else self.ways(card, source):
                yield source

    def is_playable(self, card: str) -> bool:
        held = self.me["hand"].get(card, 0) - self.turn["fresh"].get(card, 0)
        if held <= 0 or self.turn["card_played"]:
            return False
        if card in ("ap6", "ap7"):
            return True
        if card == "extra":
            return any(self.can_take_block(x) for x in EVERYWHERE)
        if card == "under" and not (any(self.me["stacks"]) or self.turn["stack"]):
            return False
        return any(True for _ in self.sources(card))


def copied(doc: Doc) -> Doc:
    """All that the steps here change."""
    players = [
        {
            **player,
            "knights": list(player["knights"]),
            "stacks": list(player["stacks"]),
            "hand": dict(player["hand"]),
        }
        for player in doc["players"]
    ]
    turn = {**doc["turn"], "fresh": dict(doc["turn"]["fresh"])}
    own = {"blocks": dict(doc["blocks"]), "deck": dict(doc["deck"])}
    return {**doc, **own, "players": players, "turn": turn}


def changed(doc: Doc, **turn: Any) -> Doc:
    """A copy with other numbers of the turn."""
    new = copied(doc)
    new["turn"].update(turn)
    return new


def pay(doc: Doc, ap: int) -> Doc:
    return changed(doc, spent=doc["turn"]["spent"] + ap)


def put(doc: Doc, square: Square, n: int) -> None:
    name = to_name(square)
    doc["blocks"][name] = doc["blocks"].get(name, 0) + n
    if not doc["blocks"][name]:
        del doc["blocks"][name]


def move(doc: Doc, source: Square, target: Square) -> None:
    men = doc["players"][doc["active"]]["knights"]
    men[men.index(to_name(source))] = to_name(target)


def steps(doc: Doc) -> Iterator[Step]:
    """Every legal action of the position, with the position after it."""
    kinds = {
        "turn": of_turn,
        "draw": of_draw,
        "card-source": of_source,
        "card-target": of_target,
        "card-stack": of_block,
        "stack": of_stack,
        "redistribute": of_share,
    }
    yield from kinds[doc["step"]](Slow(doc))


def of_turn(p: Slow) -> Iterator[Step]:
    doc, turn = p.doc, p.turn
    ap = turn["budget"] - turn["spent"]
    yield "/", ended(doc)
    for card in CARDS:
        if p.is_playable(card):
            yield f"C {card}", begun(doc, card)
    if ap >= 1:
        yield "S", scored(doc)
        yield from purchases(p)
        yield from blocks(p)
        for knight in p.mine:
            for target in p.moves(knight):
                new = pay(doc, 1)
                move(new, knight, target)
                yield f"M {to_name(knight)}-{to_name(target)}", new
    if ap >= 2 and len(p.mine) < 6:
        for target in p.deploys_beside(p.mine):
            new = pay(doc, 2)
            new["players"][doc["active"]]["knights"].append(to_name(target))
            yield f"N {to_name(target)}", new


def purchases(p: Slow) -> Iterator[Step]:
    if p.turn["bought"] < 2 and any(p.doc["deck"].values()):
        new = changed(pay(p.doc, 1), bought=p.turn["bought"] + 1, look=1)
        new["step"] = "draw"
        yield "A", new


def blocks(p: Slow) -> Iterator[Step]:
    chosen = p.turn["stack"]
    kinds = [chosen] if chosen is not None else sorted(set(p.me["stacks"]), reverse=True)
    for rank, kind in enumerate(kinds):
        for square in EVERYWHERE:
            if kind and p.can_take_block(square):
                new = changed(pay(p.doc, 1), stack=kind - 1)
                if chosen is None:
                    new["players"][p.doc["active"]]["stacks"].remove(kind)
                put(new, square, 1)
                yield f"B {to_name(square)}" + (f" #{rank + 1}" if rank else ""), new


def scored(doc: Doc) -> Doc:
    new = pay(doc, 1)
    taken = [player["score"] for player in new["players"]]
    me = new["players"][doc["active"]]
    me["score"] += 1
    while me["score"] in taken:
        me["score"] += 1
    return new


def begun(doc: Doc, card: str) -> Doc:
    if card in ("ap6", "ap7"):
        return finished(changed(doc, budget=int(card[2]), card=card))
    new = changed(doc, card=card)
    new["step"] = "card-target" if card == "extra" else "card-source"
    return new


def finished(doc: Doc) -> Doc:
    """The card is out of the game."""
    new = changed(doc, card="", source="", card_played=True)
    new["step"] = "turn"
    new["players"][doc["active"]]["hand"][doc["turn"]["card"]] -= 1
    return new


def of_draw(p: Slow) -> Iterator[Step]:
    for card in CARDS:
        if p.doc["deck"].get(card, 0):
            new = changed(p.doc, look=0)
            new["step"] = "turn"
            new["deck"][card] -= 1
            for held in (new["players"][p.doc["active"]]["hand"], new["turn"]["fresh"]):
                held[card] = held.get(card, 0) + 1
            yield f"draw {card}", new


def of_source(p: Slow) -> Iterator[Step]:
    card = p.turn["card"]
    for source in p.sources(card):
        new = changed(p.doc, source=to_name(source))
        new["step"] = "card-stack" if card == "under" else "card-target"
        yield f"from {to_name(source)}", new


def of_target(p: Slow) -> Iterator[Step]:
    card = p.turn["card"]
    if card == "extra":
        targets = {x for x in EVERYWHERE if p.can_take_block(x)}
    else:
        targets = p.ways(card, to_square(p.turn["source"]))
    for target in targets:
        new = finished(p.doc)
        if card in ("extra", "shift"):
            put(new, target, 1)
        if card == "shift":
            put(new, to_square(p.turn["source"]), -1)
        elif card != "extra":
            move(new, to_square(p.turn["source"]), target)
        yield f"to {to_name(target)}", new


def of_block(p: Slow) -> Iterator[Step]:
    """C-UNDER: from which stack."""
    for rank, kind in enumerate(sorted(set(p.me["stacks"]), reverse=True)):
        if kind:
            new = finished(p.doc)
            stacks = new["players"][p.doc["active"]]["stacks"]
            stacks[stacks.index(kind)] -= 1
            put(new, to_square(p.turn["source"]), 1)
            yield f"stack #{rank + 1}", new
    if p.turn["stack"]:
        new = finished(changed(p.doc, stack=p.turn["stack"] - 1))
        put(new, to_square(p.turn["source"]), 1)
        yield "stack turn", new


def ended(doc: Doc) -> Doc:
    if doc["turn"]["stack"] is None:
        new = changed(doc)
        new["step"] = "stack"
        return new
    return used_up(doc, doc["turn"]["stack"])


def of_stack(p: Slow) -> Iterator[Step]:
    for rank, kind in enumerate(sorted(set(p.me["stacks"]), reverse=True)):
        new = changed(p.doc)
        new["players"][p.doc["active"]]["stacks"].remove(kind)
        yield f"stack #{rank + 1}", used_up(new, kind)


def shared(stacks: list[int], loose: int) -> set[tuple[int, ...]]:
    """All ways to lay as many blocks as fit on stacks of at most three."""
    ways = {tuple(sorted(stacks, reverse=True))}
    for _ in range(min(loose, sum(3 - n for n in stacks))):
        grown = set()
        for way in ways:
            for i, n in enumerate(way):
                if n < 3:
                    grown.add(tuple(sorted((*way[:i], n + 1, *way[i + 1 :]), reverse=True)))
        ways = grown
    return ways


def used_up(doc: Doc, loose: int) -> Doc:
    """T-BUILD-10, -11: what is left of the stack, then the next seat."""
    stacks = doc["players"][doc["active"]]["stacks"]
    ways = shared(stacks, loose)
    if len(ways) == 1:
        new = changed(doc)
        new["players"][doc["active"]]["stacks"] = list(ways.pop())
        return passed_on(new)
    new = changed(doc, stack=None, loose=loose)
    new["step"] = "redistribute"
    return new


def of_share(p: Slow) -> Iterator[Step]:
    for k, way in enumerate(sorted(shared(p.me["stacks"], p.turn["loose"]), reverse=True)):
        new = changed(p.doc)
        new["players"][p.doc["active"]]["stacks"] = list(way)
        yield f"share {k + 1}", passed_on(new)


def passed_on(doc: Doc) -> Doc:
    """The next seat begins; the positions here end no phase."""
    new = copied(doc)
    new["active"] = (doc["active"] + 1) % len(doc["players"])
    if new["active"] == doc["starter"]:
        new["round"] += 1
        assert all(player["stacks"] for player in new["players"]), "the phase would end here"
    new["step"] = "turn"
    new["turn"] = {
        "budget": 5,
        "spent": 0,
        "stack": None,
        "loose": 0,
        "bought": 0,
        "card_played": False,
        "card": "",
        "source": "",
        "fresh": {},
        "looked": [],
        "look": 0,
    }
    return new


def key(doc: Doc) -> str:
    """Equal for positions that differ only in the order of their making."""
    own = [
        (sorted(p["knights"]), p["score"], sorted(p["stacks"]), sorted(p["hand"].items()))
        for p in doc["players"]
    ]
    common = sorted(doc["blocks"].items()), sorted(doc["deck"].items())
    return repr((common, own, doc["turn"], doc["step"], doc["active"]))


def perft(doc: Doc, depth: int, seen: dict[tuple[str, int], int] | None = None) -> int:
    """Leaves at a depth: every action, and every outcome of a draw, is one step."""
    seen = {} if seen is None else seen
    at = (key(doc), depth)
    if at not in seen:
        after = [new for _, new in steps(doc)]
        seen[at] = len(after) if depth == 1 else sum(perft(new, depth - 1, seen) for new in after)
    return seen[at]
