"""Crown of Ash a second time: what a seat, or a spectator, knows (6.2)."""

from tests.reference.ash_table import Doc, add

HIDING = ["committing", "unmasking", "laying", "foreseeing"]  # attackers who are not open yet
LAID = ["laying", "foreseeing"]


def known(d: Doc, seat: int) -> Doc:
    """The document without what the seat cannot know."""
    fates = [p["fate"] if d["phase"] == "over" or s == seat else "" for s, p in seats(d)]
    players = [{**p, "fate": fate} for (_, p), fate in zip(seats(d), fates, strict=True)]
    d = {**d, "players": players}
    if d["battle"] and d["phase"] in HIDING:
        return battle_known(d, seat)
    return d


def seats(d: Doc) -> list[tuple[int, Doc]]:
    return list(enumerate(d["players"]))


def battle_known(d: Doc, seat: int) -> Doc:
    b, attacker = dict(d["battle"]), d["battle"]["attacker"]
    if attacker != seat and not b["open"]:
        whole = [*d["players"][attacker]["hand"]]
        add(whole, *b["committed"])
        b["committed"] = len(b["committed"])
        d["players"][attacker]["hand"] = whole
        d["step"] = {**d["step"], "last": -1}
    if d["phase"] in LAID:
        sides = {"attack_card": str(attacker), "defence_card": b["defender"]}
        b |= {card: bool(b[card]) for card, side in sides.items() if side != str(seat)}
    return {**d, "battle": b}


def seen(after: Doc, actor: int, viewer: int, text: str) -> str:
    """What a viewer sees of an action, from the position after it."""
    words = text.split()
    if words[0] == "fate":
        return text if fate_of(after, viewer) == words[1] else "fate"
    if viewer == actor:
        return text
    if words[0] == "send":
        return "send"
    return "laid" if words[0] == "lay" and after["phase"] in LAID else text


def fate_of(d: Doc, seat: int) -> str:
    return str(d["players"][seat]["fate"]) if seat >= 0 else ""
