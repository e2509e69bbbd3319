"""What a player does on the own board: build, place, discard, pay quest steps, use soldiers."""

from collections import Counter
from collections.abc import Callable

from tests.reference.kingdom_tables import (
    BASIC,
    CARDS,
    DUCHIES,
    FIRST,
    MENACES,
    RANK,
    WINDOWS,
    Doc,
    board,
    site,
    solo,
    step_rows,
)


def kinds(p: Doc) -> Counter[str]:
    """Completed developments by kind."""
    found: Counter[str] = Counter()
    for card, n in p["completed"].items():
        found[CARDS[card]["kind"]] += n
    return found


def rows(d: Doc, p: Doc) -> list[tuple[str, Doc, int]]:
    """Everything that may produce or score: name, row, copies."""
    duchy = DUCHIES.get((p["duchy"], d["options"]["side"]), {})
    return [("", duchy, 1)] + [(card, CARDS[card], n) for card, n in p["completed"].items()]


def symbols(d: Doc, p: Doc) -> Counter[str]:
    """Printed symbols: plain ones by resource, multipliers by card."""
    found: Counter[str] = Counter()
    for card, row, copies in rows(d, p):
        for symbol in row.get("production", []):
            if "per_kind" in symbol:
                found[card] += copies
            else:
                found[symbol["resource"]] += copies * symbol["amount"]
    return found


def uncovered(d: Doc, p: Doc) -> Counter[str]:
    return Counter({name: n - p["covered"][name] for name, n in symbols(d, p).items()})


def output(d: Doc, p: Doc, resource: str) -> int:
    """W-PROD-02, W-PROD-03, W-THIEF-02, RUL-W-12."""
    total = symbols(d, p)[resource] - p["covered"][resource]
    for card, row, copies in rows(d, p):
        for symbol in row.get("production", []):
            if "per_kind" in symbol and symbol["resource"] == resource:
                each = kinds(p)[symbol["per_kind"]]
                total += (copies - p["covered"][card]) * each
                if d["options"]["thief_multiplier_symbol"] == "one_cube":
                    total += p["covered"][card] * max(each - 1, 0)
    return int(total)


# Constructions: a target is named by its card and the number of the copy.


def number(p: Doc, row: Doc) -> int:
    """Which copy of its card, from 0."""
    same = [other for other in p["construction"] if other["card"] == row["card"]]
    return next(k for k, other in enumerate(same) if other is row)


def target_name(p: Doc, row: Doc) -> str:
    k = number(p, row)
    return row["card"] if k == 0 else f"{row['card']}/{k + 1}"


def target_number(p: Doc, row: Doc) -> int:
    return int(FIRST[row["card"]] + number(p, row))


def find(p: Doc, name: str) -> Doc:
    card, _, copy = name.partition("/")
    same: list[Doc] = [row for row in p["construction"] if row["card"] == card]
    return same[int(copy or 1) - 1]


def targets(p: Doc, fits: Callable[[Doc], bool], cursor: int = 0) -> list[str]:
    """Of copies that stand exactly alike only the first."""
    found: list[Doc] = []
    for row in p["construction"]:
        if fits(row) and row not in found:
            found.append(row)
    return [target_name(p, row) for row in found if target_number(p, row) >= cursor]


def plan(p: Doc, card: str, frozen: bool = False) -> None:
    new = site({"card": card, "open": CARDS[card]["cost"], "frozen": frozen})
    p["construction"] = sorted([*p["construction"], new], key=lambda row: RANK[row["card"]])


def forget(p: Doc, row: Doc) -> None:
    p["construction"] = [other for other in p["construction"] if other is not row]


def is_full(row: Doc) -> bool:
    return not +row["open"]


def complete(d: Doc, p: Doc, row: Doc) -> None:
    """W-BUILD-02, W-BUILD-03, W-ICE-04."""
    if is_full(row) and not row["frozen"]:
        forget(p, row)
        p["completed"][row["card"]] += 1
        bonus = CARDS[row["card"]].get("bonus", {})
        p["krystallium"] += bonus.get("krystallium", 0)
        gain_soldiers(d, p, bonus.get("soldier", 0))


def armed(row: Doc) -> int:
    """Soldiers lying on a construction."""
    return int(CARDS[row["card"]]["cost"].get("soldier", 0) - row["open"]["soldier"])


def tokens_of(p: Doc) -> int:
    return int(p["soldiers"] + p["training"] + sum(armed(row) for row in p["construction"]))


def stock(d: Doc) -> int:
    """RUL-W-16: soldier tokens beside the board."""
    return 30 - sum(tokens_of(p) for p in d["players"])


def gain_soldiers(d: Doc, p: Doc, n: int) -> None:
    """In a window a seat sees what the other has taken only up to its opening."""
    if d["options"]["soldier_supply"] == "thirty":
        others = [
            board(d["shown"][k]) if d["phase"] in WINDOWS else q
            for k, q in enumerate(d["players"])
            if q is not p
        ]
        n = max(min(n, 30 - tokens_of(p) - sum(tokens_of(q) for q in others)), 0)
    p["soldiers"] += n


def serve_in_order(d: Doc) -> None:
    """RUL-W-49: of a short stock seat 0 is served first; the other never had the tokens."""
    if d["options"]["soldier_supply"] == "unlimited":
        return
    last = d["players"][-1]
    while stock(d) < 0 and last["soldiers"]:
        last["soldiers"] -= 1
    before = soldiers_by_card(board(d["shown"][-1])) if stock(d) < 0 else Counter()
    while stock(d) < 0:
        fresh = soldiers_by_card(last) - before
        row = [row for row in last["construction"] if row["card"] in fresh and armed(row)][-1]
        row["open"]["soldier"] += 1


def soldiers_by_card(p: Doc) -> Counter[str]:
    """Soldiers lying on constructions."""
    found: Counter[str] = Counter()
    for row in p["construction"]:
        found[row["card"]] += armed(row)
    return found


def keeps_cubes(d: Doc) -> bool:
    """RUL-W-02."""
    return bool(d["quests"]) and d["options"]["quest_keep_cubes"]


def to_laboratory(d: Doc, p: Doc, colour: str, n: int = 1) -> None:
    """W-KRYS-01: one by one, the fifth cube turns those five into krystallium."""
    for _ in range(n):
        p["laboratory"][colour] += 1
        if p["laboratory"].total() >= 5 and not keeps_cubes(d):
            p["laboratory"].clear()
            p["krystallium"] += 1


# Free acts: W-DISC-01, W-KRYS-03, W-SOLDIER-01, W-QUEST-02, RUL-W-46.


def takes_krystallium(row: Doc) -> bool:
    return any(row["open"][r] for r in [*BASIC, "krystallium"])


def takes_soldier(row: Doc) -> bool:
    return bool(row["open"]["soldier"])


def may_go(row: Doc) -> bool:
    """W-ICE-05, W-SCEN-01a."""
    return not row["frozen"] and not row["locked"]


def tokens(p: Doc) -> set[str]:
    """Krystallium and soldiers that fit an open space."""
    acts = set()
    if p["krystallium"]:
        acts |= {f"krystallium {name}" for name in targets(p, takes_krystallium)}
    if p["soldiers"]:
        acts |= {f"soldier {name}" for name in targets(p, takes_soldier)}
    return acts


def spaces(p: Doc) -> set[str]:
    """The spaces of the construction that a krystallium is meant for."""
    row = aimed(p)
    return {f"space {r}" for r in [*BASIC, "krystallium"] if row["open"][r]}


def aimed(p: Doc) -> Doc:
    found: Doc = next(row for row in p["construction"] if target_number(p, row) == p["aim"])
    return found


def fives(p: Doc) -> set[str]:
    m, pop, g, x = (p["laboratory"][r] for r in BASIC)
    return {
        f"transmute {a} {b} {c} {5 - a - b - c}"
        for a in range(m + 1)
        for b in range(pop + 1)
        for c in range(g + 1)
        if 0 <= 5 - a - b - c <= x
    }


def free_acts(d: Doc, p: Doc) -> set[str]:
    acts = tokens(p) | {f"discard {name}" for name in targets(p, may_go)}
    for k, step in enumerate(step_rows(d)):
        if not p["steps"] >> k & 1 and can_pay(p, step["cost"]):
            acts.add(f"step {k + 1}")
    return acts | fives(p) if keeps_cubes(d) else acts


def lacking(p: Doc, cost: Doc) -> int:
    """Krystallium needed: its own price and every cube that is neither waiting nor kept."""
    have = p["cubes"] + p["laboratory"]
    lack = sum(max(cost.get(r, 0) - have[r], 0) for r in BASIC)
    return int(cost.get("krystallium", 0) + lack)


def can_pay(p: Doc, cost: Doc) -> bool:
    """W-QUEST-03, W-QUEST-05, RUL-W-08."""
    return bool(p["soldiers"] >= cost.get("soldier", 0)) and p["krystallium"] >= lacking(p, cost)


def mixes(d: Doc, p: Doc) -> list[tuple[int, int]]:
    """RUL-W-57: waiting and laboratory cubes for the colour asked for; krystallium is the rest."""
    k, c = divmod(p["paying"], 4)
    cost, colour = step_rows(d)[k]["cost"], BASIC[c]
    need = cost.get(colour, 0)
    later = {r: n for r, n in cost.items() if r in BASIC[c + 1 :]}
    ways = [
        (fresh, kept)
        for fresh in range(min(need, p["cubes"][colour]) + 1)
        for kept in range(min(need - fresh, p["laboratory"][colour]) + 1)
        if need - fresh - kept + lacking(p, later) <= p["krystallium"]
    ]
    if keeps_cubes(d) and not any(row["open"][colour] for row in p["construction"]):
        ways = [max(way for way in ways if sum(way) == n) for n in {sum(way) for way in ways}]
    return ways


def payments(d: Doc, p: Doc) -> set[str]:
    return {f"pay {fresh} {kept}" for fresh, kept in mixes(d, p)}


def pay(d: Doc, p: Doc, fresh: int, kept: int) -> None:
    k, c = divmod(p["paying"], 4)
    need = step_rows(d)[k]["cost"].get(BASIC[c], 0)
    p["cubes"][BASIC[c]] -= fresh
    p["laboratory"][BASIC[c]] -= kept
    p["krystallium"] -= need - fresh - kept
    if c < 3:
        p["paying"] += 1
        pay_what_is_clear(d, p)
    else:
        p["paying"] = -1
        step_done(d, p, k)


def pay_what_is_clear(d: Doc, p: Doc) -> None:
    ways = mixes(d, p)
    if len(ways) == 1:
        pay(d, p, *ways[0])


def do_step(d: Doc, p: Doc, k: int) -> None:
    cost = step_rows(d)[k]["cost"]
    p["soldiers"] -= cost.get("soldier", 0)
    p["krystallium"] -= cost.get("krystallium", 0)
    p["paying"] = 4 * k
    pay_what_is_clear(d, p)


def step_done(d: Doc, p: Doc, k: int) -> None:
    step = step_rows(d)[k]
    p["steps"] |= 1 << k
    if p["first"] and not p["cubes"][p["first"]]:
        p["first"] = ""
    if step["final"]:
        claim(d, p, k // 4)
    else:
        gain(d, p, step["reward"])


def gain(d: Doc, p: Doc, reward: Doc) -> None:
    p["krystallium"] += reward.get("krystallium", 0)
    p["spies"] += reward.get("spy", 0)
    p["bonus"] += reward.get("vp", 0)
    gain_soldiers(d, p, reward.get("soldier", 0))


def claim(d: Doc, p: Doc, quest: int) -> None:
    """W-QUEST-06, RUL-W-27: in a window the reward waits for its close."""
    if d["phase"] in WINDOWS:
        p["claims"] |= 1 << quest
    else:
        award(d, p, quest)


def award(d: Doc, p: Doc, quest: int) -> None:
    if not d["final"] >> quest & 1:
        d["final"] |= 1 << quest
        gain(d, p, step_rows(d)[4 * quest + 3]["reward"])


def settle_claims(d: Doc) -> None:
    order = [d["starter"], 1 - d["starter"]] if not solo(d) else [0]
    for seat in order:
        p = d["players"][seat]
        for quest in range(len(d["quests"])):
            if p["claims"] >> quest & 1:
                award(d, p, quest)
        p["claims"] = 0


def lay_krystallium(d: Doc, p: Doc, row: Doc, space: str) -> None:
    row["open"][space] -= 1
    if space != "krystallium":
        row["krystallium"][space] += 1
    p["krystallium"] -= 1
    p["aim"] = -1
    complete(d, p, row)


def aim(d: Doc, p: Doc, name: str) -> None:
    row = find(p, name)
    choices = [r for r in [*BASIC, "krystallium"] if row["open"][r]]
    if len(choices) == 1:
        lay_krystallium(d, p, row, choices[0])
    else:
        p["aim"] = target_number(p, row)


def lay_soldier(d: Doc, p: Doc, name: str) -> None:
    row = find(p, name)
    row["open"]["soldier"] -= 1
    p["soldiers"] -= 1
    complete(d, p, row)


def discard(d: Doc, p: Doc, name: str) -> None:
    """W-DISC-01, W-DISC-02."""
    row = find(p, name)
    forget(p, row)
    if d["phase"] in WINDOWS:
        p["gone"].append(row["card"])
    else:
        d["discard"][row["card"]] += 1
    to_laboratory(d, p, CARDS[row["card"]]["recycle"])


def transmute(p: Doc, counts: list[int]) -> None:
    p["laboratory"] -= Counter(dict(zip(BASIC, counts, strict=True)))
    p["krystallium"] += 1


def play_free(d: Doc, p: Doc, verb: str, words: list[str]) -> bool:
    """Play a free act; False if it is none."""
    if verb == "krystallium":
        aim(d, p, words[0])
    elif verb == "space":
        lay_krystallium(d, p, aimed(p), words[0])
    elif verb == "soldier":
        lay_soldier(d, p, words[0])
    elif verb == "discard":
        discard(d, p, words[0])
    elif verb == "step":
        do_step(d, p, int(words[0]) - 1)
    elif verb == "pay":
        pay(d, p, int(words[0]), int(words[1]))
    elif verb == "transmute":
        transmute(p, [int(n) for n in words])
    else:
        return False
    return True


def menaces(p: Doc) -> Counter[str]:
    """In the construction area, giants under cards included."""
    frozen = sum(row["frozen"] for row in p["construction"])
    return Counter(p["menaces"]) + Counter({"ice_giant": frozen})


def fights(p: Doc) -> set[str]:
    """W-MENACE-08, W-ICE-06, RUL-W-14."""
    acts = {
        f"defeat {name}"
        for name, n in p["menaces"].items()
        if n and p["soldiers"] >= MENACES[name]["soldiers"]
    }
    if p["soldiers"] >= MENACES["ice_giant"]["soldiers"]:
        thawing = targets(p, lambda row: row["frozen"] and is_full(row))
        acts |= {f"thaw {name}" for name in thawing}
    return acts


def reveal_advisor(d: Doc, p: Doc, card: str) -> None:
    """W-ADVISOR-05, W-ADVISOR-06."""
    p["advisors"] = sorted([*p["advisors"], card], key=RANK.__getitem__)
    gain_soldiers(d, p, 1)
