"""What is legal in a window of the Kingdom, and the small questions behind it."""

from tests.reference.kingdom_boards import (
    fights,
    free_acts,
    keeps_cubes,
    payments,
    spaces,
    targets,
    tokens,
    uncovered,
)
from tests.reference.kingdom_tables import (
    ADVISORS,
    BASIC,
    CARDS,
    KINDS,
    RANK,
    TREASURES,
    Doc,
    has_module,
    solo,
)

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
    if p["paying"] >= 0:
        return payments(d, p)
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


def at_hand(p: Doc) -> str:
    """The colour that is placed now."""
    return str(p["first"]) or next(r for r in BASIC if p["cubes"][r])


def colour_orders(d: Doc, p: Doc) -> set[str]:
    """W-TREAS-02, W-KRYS-01: quests care which colour is the fifth cube of a laboratory."""
    if p["first"] or not has_module(d, "quest") or keeps_cubes(d):
        return set()
    return {f"first {r}" for r in BASIC if p["cubes"][r] and r != at_hand(p)}


def placing(p: Doc) -> set[str]:
    colour = at_hand(p)
    fit = targets(p, lambda row: row["open"][colour] > 0, p["cursor"])
    single = {"laboratory one"} if p["cubes"][colour] >= 2 else set()  # RUL-W-56
    return {f"place {name}" for name in fit} | {"laboratory"} | single


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
        return placing(p) | colour_orders(d, p) | free_acts(d, p)
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
