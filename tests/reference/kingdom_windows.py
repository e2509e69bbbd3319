"""The windows of the Kingdom in order: Shadows, Planning, Production, Fight, the last advisors."""

from collections import Counter

from tests.reference.kingdom_boards import (
    complete,
    fights,
    find,
    free_acts,
    gain_soldiers,
    is_full,
    menaces,
    output,
    plan,
    play_free,
    serve_in_order,
    settle_claims,
    spaces,
    stock,
    target_number,
    targets,
    to_laboratory,
    tokens,
    uncovered,
)
from tests.reference.kingdom_tables import (
    ADVISORS,
    BASIC,
    CARDS,
    KINDS,
    MENACES,
    RANK,
    TREASURES,
    Doc,
    board_doc,
    bonus_of,
    has_module,
    other,
    scenario,
    slot,
    solo,
)

KEEP_ORDER = ("place", "feed", "freeze", "cover", "transmute")
GUILDS = ["master_mason", "village_elder", "royal_treasurer", "famous_cartographer"]


def goods(p: Doc) -> list[str]:
    """Developments and treasures of the selection."""
    cards = [card["card"] for card in p["selection"]]
    return [card for card in cards if card in CARDS or card in TREASURES]


def developments(p: Doc) -> list[str]:
    return [card for card in goods(p) if card in CARDS]


def selected(p: Doc, card: str) -> int:
    return sum(held["card"] == card for held in p["selection"])


def drop(p: Doc, card: str) -> None:
    """Take one copy out of the selection."""
    k = next(k for k, held in enumerate(p["selection"]) if held["card"] == card)
    del p["selection"][k]


def ready(p: Doc, advisor: str) -> bool:
    """W-ADVISOR-08, W-ADVISOR-09."""
    held = advisor in p["advisors"] and advisor not in p["used"]
    return held and p["soldiers"] >= ADVISORS[advisor]["soldiers"]


def use(p: Doc, advisor: str) -> None:
    p["soldiers"] -= ADVISORS[advisor]["soldiers"]
    p["used"] = sorted([*p["used"], advisor], key=RANK.__getitem__)


# What is legal.


def legal(d: Doc, seat: int) -> set[str]:
    p = d["players"][seat]
    if p["finished"]:
        return set()
    return spaces(p) if p["aim"] >= 0 else ACTS[d["phase"]](d, p)


def feeding(p: Doc) -> set[str]:
    """Discards to Shadows in the order of the cards, so that each set is fed in one way."""
    left = [card for card in goods(p) if RANK[card] >= p["cursor"]]
    enough = sorted(left, key=RANK.__getitem__)[: len(left) - p["feed"] + 1]
    return {f"feed {card}" for card in enough}


def shadows_acts(_d: Doc, p: Doc) -> set[str]:
    return feeding(p) if p["feed"] else {"end"}


def freezing(p: Doc) -> set[str]:
    """W-ICE-01 to W-ICE-03, RUL-W-14."""
    free = targets(p, lambda row: not row["frozen"])
    return {f"freeze {name}" for name in free} | {f"freeze-plan {c}" for c in developments(p)}


def pressing(d: Doc, p: Doc) -> set[str]:
    """What menaces ask for before anything else; RUL-W-09, RUL-W-48."""
    asked = []
    if p["feed"]:
        asked.append(feeding(p))
    if p["freeze"]:
        asked.append(freezing(p))
    if p["hide"]:
        asked.append({f"cover {name}" for name, n in uncovered(d, p).items() if n > 0})
    if d["options"]["menace_order"] == "fixed":
        asked = asked[:1]
    return set().union(*asked)


def placing(p: Doc) -> set[str]:
    colour = next(r for r in BASIC if p["cubes"][r])
    fit = targets(p, lambda row: row["open"][colour] > 0, p["cursor"])
    return {f"place {name}" for name in fit} | {"laboratory"}


def planning_advisors(d: Doc, p: Doc) -> set[str]:
    able = {
        "court_alchemist": True,
        "shrewd_broker": bool(developments(p)),
        "court_confessor": selected(p, "calamity") > 0,
        "kings_inquisitor": selected(p, "calamity") > 0 and not solo(d),
    }
    return {f"advisor {name}" for name, can in able.items() if can and ready(p, name)}


def planning_acts(d: Doc, p: Doc) -> set[str]:
    if acts := pressing(d, p):
        return acts
    if p["broker"] == 1:
        return {f"recycle {card}" for card in developments(p)}
    if p["broker"] == 2:
        return {f"colours {a} {b}" for k, a in enumerate(BASIC) for b in BASIC[k:]}
    if p["cubes"].total():
        return placing(p) | free_acts(d, p)
    acts = free_acts(d, p) | planning_advisors(d, p)
    acts |= {f"plan {card}" for card in developments(p)}
    acts |= {f"recycle {card}" for card in goods(p)}
    return acts if goods(p) else acts | {"end"}


def before_acts(_d: Doc, p: Doc) -> set[str]:
    """RUL-W-43."""
    return tokens(p) | {"end"}


def build_acts(d: Doc, p: Doc) -> set[str]:
    acts = free_acts(d, p) | (placing(p) if p["cubes"].total() else {"end"})
    guild = GUILDS[d["step"]]
    return acts | {f"advisor {guild}"} if ready(p, guild) else acts


def fight_acts(d: Doc, p: Doc) -> set[str]:
    if p["uncover"]:
        return {f"uncover {name}" for name, n in p["covered"].items() if n}
    return fights(p) | free_acts(d, p) | {"end"}


def last_acts(_d: Doc, p: Doc) -> set[str]:
    """W-ADVISOR-10, RUL-W-51."""
    acts = {"end"}
    if ready(p, "royal_architect"):
        acts |= {f"finish {name}" for name in targets(p, nearly)}
    if ready(p, "old_chronicler"):
        acts |= {f"chronicle {kind}" for kind in KINDS}
    return acts


def nearly(row: Doc) -> bool:
    """Lacks at most two basic cubes and nothing else."""
    return (
        sum(row["open"][r] for r in BASIC) <= 2
        and not row["open"]["soldier"]
        and not row["open"]["krystallium"]
    )


ACTS = {
    "shadows": shadows_acts,
    "planning": planning_acts,
    "before": before_acts,
    "build": build_acts,
    "fight": fight_acts,
    "last": last_acts,
}


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
    asks_first = d["options"]["menace_order"] == "fixed"
    for p in d["players"]:
        n = selected(p, "shadow") + p["menaces"]["shadow"]
        p["feed"] = min(n, len(goods(p)))
    if asks_first and any(p["feed"] for p in d["players"]):
        open_window(d, "shadows")
    else:
        open_planning(d)


def open_planning(d: Doc) -> None:
    for p in d["players"]:
        p["freeze"] = selected(p, "ice_giant")
        p["hide"] = min(selected(p, "thief"), max((+uncovered(d, p)).total(), 0))
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
    p["covered"][words[0]] += 1
    p["hide"] -= 1


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
    colour = next(r for r in BASIC if p["cubes"][r])
    row = find(p, words[0])
    p["cubes"][colour] -= 1
    p["cursor"] = target_number(p, row) if p["cubes"][colour] else 0
    row["open"][colour] -= 1
    complete(d, p, row)


def laboratory(d: Doc, p: Doc, words: list[str]) -> None:
    colour = next(r for r in BASIC if p["cubes"][r])
    n = p["cubes"].pop(colour)
    to_laboratory(d, p, colour, n)


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
    "advisor": advise, "defeat": defeat, "uncover": uncover, "thaw": thaw, "finish": finish,
    "chronicle": chronicle,
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
    from tests.reference.kingdom_choice import start_round

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
        start_round(d)


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


def reveal_advisor(d: Doc, p: Doc, card: str) -> None:
    """W-ADVISOR-05, W-ADVISOR-06."""
    p["advisors"] = sorted([*p["advisors"], card], key=RANK.__getitem__)
    gain_soldiers(d, p, 1)


def face_up(card: str) -> Doc:
    return slot({"card": card})


def required(d: Doc) -> dict[str, int]:
    """W-SCEN-01d to W-SCEN-06b, RUL-W-52: prepared cards that must be completed."""
    found: dict[str, int] = scenario(d).get("construction", {})
    return found
