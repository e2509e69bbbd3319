"""The Kingdom's tables by name, and its documents with every default written out."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import interregnum.games.wonderful_kingdom as kingdom

Doc = dict[str, Any]

DATA: Doc = tomllib.loads(Path(kingdom.__file__).with_name("data.toml").read_text())
CARDS: dict[str, Doc] = {row["id"]: row for row in DATA["developments"]}
TREASURES: dict[str, list[str]] = {row["id"]: row["resources"] for row in DATA["treasures"]}
ADVISORS: dict[str, Doc] = {row["id"]: row for row in DATA["advisors"]}
MENACES: dict[str, Doc] = {row["id"]: row for row in DATA["menaces"]}
DUCHIES: dict[tuple[str, str], Doc] = {(row["id"], row["side"]): row for row in DATA["duchies"]}
SCENARIOS: dict[str, Doc] = {row["id"]: row for row in DATA["scenarios"]}
BASIC = ["material", "population", "gold", "exploration"]
RESOURCES = [*BASIC, "krystallium", "soldier"]
KINDS = ["building", "expert", "masterpiece", "discovery"]
DECKS = {"rats": "giant_rat", "ice_giants": "ice_giant", "shadows": "shadow", "thieves": "thief"}
QUESTS = ["northern_lands", "usurper", "lord_of_doom"]
NAMES = [*CARDS, *TREASURES, *ADVISORS, "calamity", *MENACES]
RANK = {name: k for k, name in enumerate(NAMES)}
FIRST = {  # the number of the first copy of a development
    card: sum(row["copies"] for row in DATA["developments"][:k]) for k, card in enumerate(CARDS)
}
WINDOWS = ("shadows", "planning", "before", "build", "fight", "last")
NEXT_ROUND = "next"  # instead of a phase: a round is over
CHANCE = 99
UP, TRAP, VEIL = 0, 1, 2

SLOT: Doc = {"card": "", "down": False, "known": [], "placer": 0, "round": 0}
SITE: Doc = {"card": "", "open": {}, "krystallium": {}, "frozen": False, "locked": False}
BOARD: Doc = {
    "duchy": "", "selection": [], "construction": [], "completed": {}, "covered": {},
    "laboratory": {}, "cubes": {}, "menaces": {}, "given": {}, "gone": [], "calamities": 0,
    "krystallium": 0, "soldiers": 0, "training": 0, "bonus": 0, "advisors": [], "used": [],
    "steps": 0, "spies": 0, "used_spies": 0, "traps": 0, "chronicle": "", "finished": 0,
    "cursor": 0, "aim": -1, "first": "", "paying": -1, "feed": 0, "freeze": 0, "hide": 0,
    "uncover": 0, "broker": 0, "inquired": 0, "claims": 0, "peeks": 0,
}  # fmt: skip
BOARD_SETS = ("completed", "covered", "laboratory", "cubes", "menaces", "given")
TABLE_SETS = ("deck", "discard", "box", "supply")
TABLE_LISTS = ("boxed", "menace_decks", "quests", "offer", "looked", "outputs")


def slot(doc: Doc) -> Doc:
    whole = SLOT | doc
    return whole | {"known": list(whole["known"])}


def site(doc: Doc) -> Doc:
    whole = SITE | doc
    return whole | {name: Counter(whole[name]) for name in ("open", "krystallium")}


def board(doc: Doc) -> Doc:
    whole = BOARD | doc
    whole["selection"] = [slot(card) for card in whole["selection"]]
    whole["construction"] = [site(row) for row in whole["construction"]]
    whole |= {name: list(whole[name]) for name in ("gone", "advisors", "used")}
    return whole | {name: Counter(whole[name]) for name in BOARD_SETS}


def opened(doc: Doc) -> Doc:
    """A document to work on: a copy with every default written out."""
    d = doc | {name: list(doc[name]) for name in TABLE_LISTS}
    d["hands"] = [list(hand) for hand in doc["hands"]]
    d["players"] = [board(p) for p in doc["players"]]
    d["areas"] = [[slot(card) for card in area] for area in doc["areas"]]
    d["unseen"] = [slot(card) for card in doc["unseen"]]
    if doc["buried"] is not None:
        d["buried"] = Counter(doc["buried"])
    return d | {name: Counter(doc[name]) for name in TABLE_SETS}


def plain(value: Any) -> Any:
    return {key: n for key, n in value.items() if n} if isinstance(value, Counter) else value


def brief(doc: Doc, defaults: Doc) -> Doc:
    """Without what has its default."""
    return {
        key: plain(value)
        for key, value in doc.items()
        if key == "card" or plain(value) != defaults[key]
    }


def board_doc(p: Doc) -> Doc:
    lists = {
        "selection": [brief(card, SLOT) for card in p["selection"]],
        "construction": [brief(row, SITE) for row in p["construction"]],
    }
    return brief(p | lists, BOARD)


def closed(d: Doc) -> Doc:
    """The document as `position` writes it."""
    lists = {
        "players": [board_doc(p) for p in d["players"]],
        "areas": [[brief(card, SLOT) for card in area] for area in d["areas"]],
        "unseen": [brief(card, SLOT) for card in d["unseen"]],
    }
    return d | lists | {name: plain(d[name]) for name in (*TABLE_SETS, "buried")}


def solo(d: Doc) -> bool:
    return len(d["players"]) == 1


def scenario(d: Doc) -> Doc:
    """The row of the scenario played; empty without one."""
    return SCENARIOS.get(d["options"]["scenario"], {})


def has_module(d: Doc, module: str) -> bool:
    """W-GEN-02."""
    row = scenario(d)
    return module in row["modules"] if row else d["options"]["module"] == module


def bad_card(d: Doc, seat: int) -> str:
    """W-OFFER-01, W-MENACE-03, W-MSOLO-01: what lies among the good cards."""
    if row := scenario(d):
        return str(row["danger"])
    return DECKS[d["menace_decks"][seat]] if has_module(d, "menace") else "calamity"


def step_rows(d: Doc) -> list[Doc]:
    """The quest steps in play, four for each board."""
    side = "solo" if solo(d) else "two_player"
    return [
        row
        for quest in d["quests"]
        for row in DATA["steps"]
        if row["quest"] == quest and row["side"] == side
    ]


def bonus_of(card: str) -> list[str]:
    """The cubes of a recycled card: W-PLAN-03, W-TREAS-01."""
    return TREASURES[card] if card in TREASURES else [CARDS[card]["recycle"]]


def from_deck(card: str) -> bool:
    return card in CARDS or card in TREASURES or card in ADVISORS


def by_rank(cards: list[str]) -> list[str]:
    return sorted(cards, key=RANK.__getitem__)


def other(d: Doc, seat: int) -> int:
    return 1 - seat if len(d["players"]) == 2 else seat


def actor(d: Doc) -> int:
    """W-OFFER-05: offers alternate from the starting seat, the other selects."""
    if solo(d):
        return 0
    offering = d["starter"] if d["turn"] // 2 % 2 == 0 else 1 - d["starter"]
    return int(offering if d["turn"] % 2 == 0 else 1 - offering)
