"""Points, output and the end of the Kingdom once more, from a position and the ledger's tables.

Nothing of the rules is imported: only documents and numbers by name.
"""

import tomllib
from pathlib import Path
from typing import Any

import interregnum.games.wonderful_kingdom as kingdom

Doc = dict[str, Any]

DATA: Doc = tomllib.loads(Path(kingdom.__file__).with_name("data.toml").read_text())
CARDS = {row["id"]: row for row in DATA["developments"]}
DUCHIES: dict[tuple[str, str], Doc] = {(row["id"], row["side"]): row for row in DATA["duchies"]}
MENACES = {row["id"]: row for row in DATA["menaces"]}
SCENARIOS = {row["id"]: row for row in DATA["scenarios"]}
BASIC = ("material", "population", "gold", "exploration")


def kinds(board: Doc) -> dict[str, int]:
    """Completed developments by kind."""
    found: dict[str, int] = {}
    for card, n in board.get("completed", {}).items():
        found[CARDS[card]["kind"]] = found.get(CARDS[card]["kind"], 0) + n
    return found


def side(doc: Doc) -> str:
    return str(doc["options"]["side"])


def duchy(doc: Doc, board: Doc) -> Doc:
    return DUCHIES.get((board.get("duchy", ""), side(doc)), {})


def worth(row: Doc, of_kind: dict[str, int]) -> int:
    vp = row.get("vp", {})
    return int(vp.get("value", 0)) * (of_kind.get(vp["kind"], 0) if "kind" in vp else 1)


def points(doc: Doc, board: Doc) -> int:
    """W-END-01 to W-END-04, W-SOLO-14."""
    of_kind = kinds(board)
    total = sum(worth(CARDS[card], of_kind) * n for card, n in board.get("completed", {}).items())
    total += worth(duchy(doc, board), of_kind) + board.get("bonus", 0)
    total -= 4 * board.get("calamities", 0)
    total += sum(MENACES[name]["vp"] * n for name, n in menaces(board).items())
    if board.get("chronicle"):
        total += of_kind.get(board["chronicle"], 0)
    return int(total) - 15 if len(doc["players"]) == 1 and side(doc) == "a" else int(total)


def menaces(board: Doc) -> dict[str, int]:
    found = dict(board.get("menaces", {}))
    frozen = sum(site.get("frozen", False) for site in board.get("construction", []))
    found["ice_giant"] = found.get("ice_giant", 0) + frozen
    return found


def output(doc: Doc, board: Doc, resource: str) -> int:
    """W-PROD-02, W-PROD-03, W-THIEF-02."""
    of_kind, covered = kinds(board), board.get("covered", {})
    total = -covered.get(resource, 0)
    rows = [(duchy(doc, board), 1, "")]
    rows += [(CARDS[card], n, card) for card, n in board.get("completed", {}).items()]
    for row, copies, name in rows:
        for symbol in row.get("production", []):
            if symbol["resource"] != resource:
                continue
            if "per_kind" in symbol:
                each, hidden = of_kind.get(symbol["per_kind"], 0), covered.get(name, 0)
                total += multiplied(doc, copies, each, hidden)
            else:
                total += copies * symbol["amount"]
    return int(total)


def multiplied(doc: Doc, copies: int, each: int, hidden: int) -> int:
    """RUL-W-12."""
    if doc["options"]["thief_multiplier_symbol"] == "one_cube":
        return max(copies * each - hidden, 0)
    return (copies - hidden) * each


def has_lost(doc: Doc, board: Doc) -> bool:
    """W-QUEST-08, W-SCEN-01d to W-SCEN-06b."""
    done = board.get("steps", 0)
    if doc["lost"] or any(not done >> 4 * k + 3 & 1 for k in range(len(doc["quests"]))):
        return True
    scenario = SCENARIOS.get(doc["options"]["scenario"])
    if scenario is None:
        return False
    built = board.get("completed", {})
    lacking = any(built.get(card, 0) < n for card, n in scenario["construction"].items())
    return lacking or (scenario["id"] == "sg05" and board.get("menaces", {}).get("thief", 0) > 0)


def ranks(doc: Doc) -> list[int]:
    """W-END-05, RUL-W-17."""
    seats = doc["players"]
    standing = [
        None
        if has_lost(doc, board)
        else (points(doc, board), sum(kinds(board).values()), board.get("soldiers", 0))
        for board in seats
    ]
    still = [row for row in standing if row is not None]
    return [
        len(seats) + 1 if row is None else 1 + sum(other > row for other in still)
        for row in standing
    ]
