"""The Kingdom's table before the first round, and the choices made there."""

from collections import Counter

from tests.reference.kingdom_boards import plan
from tests.reference.kingdom_deal import begin_choice
from tests.reference.kingdom_tables import (
    ADVISORS,
    CARDS,
    CHANCE,
    DECKS,
    MENACES,
    QUESTS,
    RANK,
    TREASURES,
    Doc,
    bad_card,
    board,
    by_rank,
    closed,
    has_module,
    scenario,
    solo,
)


def new(seats: int, options: Doc) -> Doc:
    """W-SETUP-01 to W-SETUP-07, W-SCEN-00."""
    d: Doc = {
        "title": "wonderful-kingdom", "options": dict(options), "round": 1, "phase": "", "turn": 0,
        "starter": 0 if seats == 1 else -1, "step": -1, "shown": [],
        "players": [board({}) for _ in range(seats)], "hands": [[] for _ in range(seats)],
        "areas": [[], []], "deck": Counter(), "buried": None, "discard": Counter(), "unseen": [],
        "box": Counter(),
        "boxed": [""] * seats, "supply": Counter(), "menace_decks": [""] * seats, "quests": [],
        "offer": [], "looked": [], "outputs": [0] * seats, "dealt": 0, "spot": -1, "searched": 0,
        "todo": 0, "top": "", "danger": 0, "unresolved": 0, "bad_left": 0, "beside": 0, "final": 0,
        "lost": 0, "reveals": 0,
    }  # fmt: skip
    lay_cards(d)
    equip(d)
    prepare(d)
    fix(d)
    if seats == 1:
        choose_duchies(d)
    else:
        d["phase"], d["step"] = "starting", CHANCE
    return closed(d)


def lay_cards(d: Doc) -> None:
    """W-SETUP-02, W-SETUP-03, W-ADVISOR-02, W-ADVISOR-11."""
    advised = has_module(d, "advisor")
    d["deck"].update({card: row["copies"] for card, row in CARDS.items()})
    (d["box"] if advised else d["deck"]).update(list(TREASURES))
    for name, row in ADVISORS.items():
        plays = advised and not (solo(d) and row["two_player_only"])
        (d["deck"] if plays else d["box"])[name] += 1
    d["supply"].update({"calamity": 8} | {name: row["copies"] for name, row in MENACES.items()})


def equip(d: Doc) -> None:
    """W-SETUP-05, W-SOLO-04, W-ADVISOR-03."""
    for p in d["players"]:
        if solo(d):
            p["spies"] = p["used_spies"] = int(scenario(d).get("spies", True))
        else:
            p["traps"] = 2
        p["soldiers"] = scenario(d).get("soldiers", 2 * has_module(d, "advisor"))


def prepare(d: Doc) -> None:
    """W-SCEN-00 to W-SCEN-06a."""
    row, p = scenario(d), d["players"][0]
    if not row:
        return
    d["quests"] = list(row["quests"])
    for card, n in row["construction"].items():
        d["deck"][card] -= n
        for _ in range(n):
            plan(p, card)
    for place in p["construction"]:
        place["locked"] = row["locked"]
    for card, n in row["completed"].items():
        d["deck"][card] -= n
        p["completed"][card] += n
        for symbol in CARDS[card]["production"]:
            p["covered"][symbol["resource"]] += n * symbol["amount"]
    for name in row["advisors"]:
        d["deck"][name] -= 1
    p["advisors"] = by_rank(row["advisors"])
    d["supply"] -= Counter(row["menaces"])
    p["menaces"].update(row["menaces"])


def fix(d: Doc) -> None:
    """What the options leave to nobody; RUL-W-50."""
    fixed = d["options"]["duchies"].removesuffix("_first")
    for seat, p in enumerate(d["players"]):
        p["duchy"] = duchy_of(seat, 0, fixed) if fixed in ("valados", "teressie") else ""
        if has_module(d, "menace") and not scenario(d):
            wish = d["options"][f"menace_deck_{seat}"]
            d["menace_decks"][seat] = wish if wish in DECKS else ""
    if has_module(d, "quest") and d["options"]["quest"] in QUESTS:
        d["quests"] = [d["options"]["quest"]]


# Who chooses: RUL-W-24.


def second(d: Doc) -> int:
    """The second player of round 1."""
    return 0 if solo(d) else 1 - int(d["starter"])


def choose_duchies(d: Doc) -> None:
    if d["players"][0]["duchy"]:
        choose_module(d)
    else:
        drafted = d["options"]["duchies"] == "draft"
        d["phase"], d["step"] = "duchies", second(d) if drafted else CHANCE


def duchy_of(seat: int, chooser: int, duchy: str) -> str:
    """W-SETUP-04: the other player takes the other one."""
    return duchy if seat == chooser else ({"valados", "teressie"} - {duchy}).pop()


def choose_module(d: Doc) -> None:
    if scenario(d):
        begin(d)
    elif has_module(d, "menace"):
        choose_decks(d)
    elif has_module(d, "quest") and not d["quests"]:
        drafted = d["options"]["quest"] == "draft"
        d["phase"], d["step"] = "boards", second(d) if drafted else CHANCE
    elif has_module(d, "advisor"):
        d["phase"], d["step"] = "advising", CHANCE
    else:
        begin(d)


def choose_decks(d: Doc) -> None:
    order = [second(d)] if solo(d) else [second(d), d["starter"]]
    waiting = [seat for seat in order if not d["menace_decks"][seat]]
    by_chance = [s for s in sorted(waiting) if d["options"][f"menace_deck_{s}"] == "random"]
    if not waiting:
        begin(d)
        return
    d["phase"], d["spot"] = "decks", (by_chance or waiting)[0]
    d["step"] = CHANCE if by_chance else d["spot"]


def begin(d: Doc) -> None:
    """The danger deck, or the first hands; W-MENACE-01, W-SOLO-02."""
    if has_module(d, "menace") and not scenario(d):
        d["box"]["calamity"] += d["supply"].pop("calamity")
    if solo(d):
        d["supply"][bad_card(d, 0)] -= 4
        d["bad_left"], d["unresolved"], d["danger"] = 4, 12, 12
    begin_choice(d)


def legal(d: Doc) -> set[str]:
    if d["phase"] == "starting":
        return {"start 0", "start 1"}
    if d["phase"] == "duchies":
        return {"duchy valados", "duchy teressie"}
    if d["phase"] == "decks":
        return {f"deck {name}" for name in DECKS if name not in d["menace_decks"]}
    if d["phase"] == "boards":
        return {f"board {name}" for name in QUESTS}
    if d["phase"] == "advising":
        return {f"draw {name}" for name in ADVISORS if d["deck"][name]}
    return {f"keep {name}" for name in d["hands"][d["step"]]}


def play(d: Doc, text: str) -> None:
    verb, word = text.split()
    if d["step"] == CHANCE or verb == "keep":
        d["reveals"] += 1
    if verb == "start":
        d["starter"] = int(word)
        choose_duchies(d)
    elif verb == "duchy":
        chooser = 0 if d["step"] == CHANCE else d["step"]
        for seat, p in enumerate(d["players"]):
            p["duchy"] = duchy_of(seat, chooser, word)
        choose_module(d)
    elif verb == "deck":
        d["menace_decks"][d["spot"]] = word
        choose_decks(d)
    elif verb == "board":
        d["quests"] = [word]
        begin(d)
    elif verb == "draw":
        draw_advisor(d, word)
    else:
        keep(d, word)


def draw_advisor(d: Doc, name: str) -> None:
    """W-ADVISOR-01."""
    d["deck"][name] -= 1
    hand = d["hands"][d["dealt"] // 2]
    hand[:] = sorted([*hand, name], key=RANK.__getitem__)
    d["dealt"] += 1
    if d["dealt"] == 2 * len(d["players"]):
        d["phase"], d["step"] = "keeping", second(d)


def keep(d: Doc, name: str) -> None:
    """W-ADVISOR-01, W-ADVISOR-11: solo the other advisor goes back into the deck."""
    seat = d["step"]
    rest = next(card for card in d["hands"][seat] if card != name)
    d["hands"][seat] = []
    d["players"][seat]["advisors"] = [name]
    if solo(d):
        d["deck"][rest] += 1
    else:
        d["boxed"][seat] = rest
    if seat == second(d) and not solo(d):
        d["step"] = d["starter"]
    else:
        begin(d)
