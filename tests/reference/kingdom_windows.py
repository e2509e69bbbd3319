"""The windows of the Kingdom in order: Shadows, Planning, Production, Fight, the last advisors."""

from collections import Counter

from tests.reference.kingdom_acts import (
    ACTS,
    GUILDS,
    at_hand,
    drop,
    freezing,
    goods,
    legal,
    selected,
    use,
)
from tests.reference.kingdom_boards import (
    complete,
    find,
    is_full,
    menaces,
    output,
    plan,
    play_free,
    reveal_advisor,
    serve_in_order,
    settle_claims,
    stock,
    target_number,
    to_laboratory,
    uncovered,
)
from tests.reference.kingdom_tables import (
    ADVISORS,
    BASIC,
    MENACES,
    NEXT_ROUND,
    RANK,
    Doc,
    board_doc,
    bonus_of,
    has_module,
    other,
    solo,
)

__all__ = ["legal", "play"]
KEEP_ORDER = ("place", "laboratory", "feed", "freeze", "cover", "transmute")


# Opening: seats with nothing to decide have finished.


def is_asked(d: Doc, p: Doc) -> bool:
    if d["phase"] == "fight" and not menaces(p).total():
        return False  # RUL-W-41
    return ACTS[d["phase"]](d, p) != {"end"}


def open_window(d: Doc, phase: str, step: int = -1) -> None:
    d["phase"], d["step"] = phase, step
    for p in d["players"]:
        p["cursor"] = 0
        p["finished"] = int(not is_asked(d, p))
        if phase == "planning" and p["finished"]:
            tidy(p)
    d["shown"] = [board_doc(p) for p in d["players"]]
    if all(p["finished"] for p in d["players"]):
        NEXT[phase](d)


def end_of_choice(d: Doc) -> None:
    """W-PLAN-01: all selections are face up now."""
    for p in d["players"]:
        for held in [held for held in p["selection"] if held["card"] in ADVISORS]:
            drop(p, held["card"])
            reveal_advisor(d, p, held["card"])
        p["selection"].sort(key=lambda card: RANK[card["card"]])
    fixed = d["options"]["menace_order"] == "fixed"
    for p in d["players"]:
        n = selected(p, "shadow") + p["menaces"]["shadow"]
        p["feed"] = min(n, len(goods(p)))
    if has_module(d, "menace") and fixed:
        open_window(d, "shadows")
    else:
        open_planning(d)


def open_planning(d: Doc) -> None:
    for p in d["players"]:
        p["freeze"] = selected(p, "ice_giant")
        p["hide"] = selected(p, "thief") if +uncovered(d, p) else 0
        lie_alone(p)
        breed(d, p)
    if d["lost"]:
        end_game(d)
    else:
        open_window(d, "planning")


def lie_alone(p: Doc) -> None:
    """RUL-W-14: giants without a candidate."""
    while p["freeze"] and not freezing(p):
        p["freeze"] -= 1
        drop(p, "ice_giant")
        p["menaces"]["ice_giant"] += 1


def breed(d: Doc, p: Doc) -> None:
    """W-RAT-02, RUL-W-10, RUL-W-49."""
    each_planning = d["options"]["rat_spawn"] == "each_planning"
    while selected(p, "giant_rat"):
        drop(p, "giant_rat")
        p["menaces"]["giant_rat"] += 1
        if not each_planning:
            add_vermin(d, p, p["menaces"]["giant_rat"])
    if each_planning:
        add_vermin(d, p, p["menaces"]["giant_rat"])


def add_vermin(d: Doc, p: Doc, n: int) -> None:
    """W-RAT-04, W-SCEN-01d."""
    added = min(n, d["supply"]["vermin"])
    d["supply"]["vermin"] -= added
    p["menaces"]["vermin"] += added
    if d["options"]["scenario"] == "sg01" and not d["supply"]["vermin"]:
        d["lost"] = 1


# Playing.


def play(d: Doc, seat: int, text: str) -> None:
    p = d["players"][seat]
    verb, *words = text.split()
    if verb == "end":
        end(d, p)
    elif not play_free(d, p, verb, words):
        DO[verb](d, p, words)
    if verb not in KEEP_ORDER and p["aim"] < 0:
        p["cursor"] = 0


def end(d: Doc, p: Doc) -> None:
    p["finished"] = 1
    if d["phase"] == "planning":
        tidy(p)
    if all(q["finished"] for q in d["players"]):
        close(d)


def tidy(p: Doc) -> None:
    """RUL-W-40: calamities and menaces leave the selection."""
    for held in p["selection"]:
        if held["card"] == "calamity":
            p["calamities"] += 1
        else:
            p["menaces"][held["card"]] += 1
    p["selection"] = []


def feed(d: Doc, p: Doc, words: list[str]) -> None:
    drop(p, words[0])
    p["gone"].append(words[0])
    p["given"].update(bonus_of(words[0]))
    p["feed"] -= 1
    p["cursor"] = RANK[words[0]] if p["feed"] else 0
    lie_alone(p)
    if d["options"]["scenario"] == "sg05" and d["beside"] + p["given"].total() >= 5:
        close(d)  # W-SCEN-05b: at once


def freeze(d: Doc, p: Doc, words: list[str]) -> None:
    find(p, words[0])["frozen"] = True
    frozen(p)


def freeze_plan(d: Doc, p: Doc, words: list[str]) -> None:
    drop(p, words[0])
    plan(p, words[0], frozen=True)
    frozen(p)


def frozen(p: Doc) -> None:
    p["freeze"] -= 1
    drop(p, "ice_giant")
    lie_alone(p)
    p["feed"] = min(p["feed"], len(goods(p)))  # RUL-W-48


def cover(d: Doc, p: Doc, words: list[str]) -> None:
    """RUL-W-12: without an uncovered symbol the rest lapses."""
    p["covered"][words[0]] += 1
    p["hide"] = p["hide"] - 1 if +uncovered(d, p) else 0


def do_plan(d: Doc, p: Doc, words: list[str]) -> None:
    drop(p, words[0])
    plan(p, words[0])


def recycle(d: Doc, p: Doc, words: list[str]) -> None:
    drop(p, words[0])
    p["gone"].append(words[0])
    if p["broker"]:
        p["broker"] = 2
    else:
        p["cubes"].update(bonus_of(words[0]))


def colours(d: Doc, p: Doc, words: list[str]) -> None:
    p["broker"] = 0
    p["cubes"].update(words)


def place(d: Doc, p: Doc, words: list[str]) -> None:
    colour = at_hand(p)
    row = find(p, words[0])
    p["cubes"][colour] -= 1
    p["cursor"] = target_number(p, row) if p["cubes"][colour] else 0
    p["first"] = p["first"] if p["cubes"][colour] else ""
    row["open"][colour] -= 1
    complete(d, p, row)


def laboratory(d: Doc, p: Doc, words: list[str]) -> None:
    colour = at_hand(p)
    order = p["cursor"]
    n = 1 if words else p["cubes"][colour]
    p["cubes"][colour] -= n
    to_laboratory(d, p, colour, n)
    p["cursor"] = order if words else 0
    p["first"] = p["first"] if p["cubes"][colour] else ""


def first(d: Doc, p: Doc, words: list[str]) -> None:
    p["first"] = words[0]


def advise(d: Doc, p: Doc, words: list[str]) -> None:
    use(p, words[0])
    if words[0] in GUILDS:
        colour = BASIC[GUILDS.index(words[0])]
        p["cubes"][colour] += ADVISORS[words[0]]["effect"]["count"]
    elif words[0] == "court_alchemist":
        p["krystallium"] += 1
    elif words[0] == "shrewd_broker":
        p["broker"] = 1
    elif words[0] == "court_confessor":
        drop(p, "calamity")
        p["gone"].append("calamity")
    else:
        drop(p, "calamity")
        p["inquired"] += 1


def defeat(d: Doc, p: Doc, words: list[str]) -> None:
    p["soldiers"] -= MENACES[words[0]]["soldiers"]
    p["menaces"][words[0]] -= 1
    p["gone"].append(words[0])
    marked = [name for name, n in p["covered"].items() if n]
    if words[0] == "thief" and marked:
        p["uncover"] += 1
        if len(marked) == 1:
            uncover(d, p, marked)


def uncover(d: Doc, p: Doc, words: list[str]) -> None:
    """W-THIEF-04."""
    p["covered"][words[0]] -= 1
    p["uncover"] -= 1


def thaw(d: Doc, p: Doc, words: list[str]) -> None:
    """W-ICE-06."""
    row = find(p, words[0])
    assert is_full(row)
    p["soldiers"] -= MENACES["ice_giant"]["soldiers"]
    p["gone"].append("ice_giant")
    row["frozen"] = False
    complete(d, p, row)


def finish(d: Doc, p: Doc, words: list[str]) -> None:
    use(p, "royal_architect")
    row = find(p, words[0])
    row["open"].clear()
    complete(d, p, row)


def chronicle(d: Doc, p: Doc, words: list[str]) -> None:
    use(p, "old_chronicler")
    p["chronicle"] = words[0]


DO = {
    "feed": feed, "freeze": freeze, "freeze-plan": freeze_plan, "cover": cover, "plan": do_plan,
    "recycle": recycle, "colours": colours, "place": place, "laboratory": laboratory,
    "first": first, "advisor": advise, "defeat": defeat, "uncover": uncover, "thaw": thaw,
    "finish": finish, "chronicle": chronicle,
}  # fmt: skip


# Closing: what waited happens, and the next window opens.


def close(d: Doc) -> None:
    d["reveals"] += 1
    for seat, p in enumerate(d["players"]):
        for card in p["gone"]:
            lay_aside(d, card)
        p["gone"] = []
        deliver(d, d["players"][other(d, seat)], p)
        if p["inquired"]:
            d["players"][1 - seat]["calamities"] += p["inquired"]
            p["inquired"] = 0
    settle_claims(d)
    serve_in_order(d)
    if d["lost"]:
        end_game(d)
    else:
        NEXT[d["phase"]](d)


def lay_aside(d: Doc, card: str) -> None:
    """W-MENACE-09, W-SCEN-01c."""
    if card == "vermin" and d["options"]["scenario"] == "sg01":
        d["supply"][card] += 1
    elif card == "calamity" or card in MENACES:
        d["box"][card] += 1
    else:
        d["discard"][card] += 1


def deliver(d: Doc, taker: Doc, p: Doc) -> None:
    """W-SHADOW-02, W-MSOLO-03, W-SCEN-05b."""
    if not solo(d):
        for colour, n in p["given"].items():
            to_laboratory(d, taker, colour, n)
    elif d["options"]["scenario"] == "sg05":
        d["beside"] += p["given"].total()
        d["lost"] = int(d["beside"] >= 5)
    p["given"] = Counter()


def open_before(d: Doc, step: int) -> None:
    open_window(d, "before", step)


def count(d: Doc) -> None:
    """W-PROD-04, W-SUP-01, W-SOLO-13."""
    resource = BASIC[d["step"]]
    d["outputs"] = [output(d, p, resource) for p in d["players"]]
    for seat, p in enumerate(d["players"]):
        p["cubes"][resource] += d["outputs"][seat]
        bar = 4 if solo(d) else d["outputs"][1 - seat]
        if d["outputs"][seat] > bar:
            train(d, p)
    open_window(d, "build", d["step"])


def train(d: Doc, p: Doc) -> None:
    """W-SUP-02, W-SUP-03."""
    if p["training"]:
        p["training"] = 0
        p["soldiers"] += 1
    elif d["options"]["soldier_supply"] == "unlimited" or stock(d) > 0:
        p["training"] = 1


def after_build(d: Doc) -> None:
    d["outputs"] = [0] * len(d["players"])
    if d["step"] < 3:
        open_before(d, d["step"] + 1)
    elif has_module(d, "menace"):
        open_window(d, "fight")
    else:
        end_round(d)


def end_round(d: Doc) -> None:
    """W-ROUND-03; the next round begins elsewhere."""
    d["step"], d["shown"] = -1, []
    if d["options"]["scenario"] == "sg01":
        p = d["players"][0]
        farms = sum(row["card"] == "farm" for row in p["construction"])
        add_vermin(d, p, farms)  # W-SCEN-01b, RUL-W-23
    for p in d["players"]:
        if not solo(d):
            p["traps"] = 2
            p["spies"], p["used_spies"] = p["spies"] + p["used_spies"], 0
    if d["lost"]:
        end_game(d)
    elif d["round"] == 4:
        open_window(d, "last")
    else:
        d["phase"] = NEXT_ROUND


def end_game(d: Doc) -> None:
    d["phase"], d["step"], d["shown"] = "over", -1, []


NEXT = {
    "shadows": open_planning,
    "planning": lambda d: open_before(d, 0),
    "before": count,
    "build": after_build,
    "fight": end_round,
    "last": end_game,
}
