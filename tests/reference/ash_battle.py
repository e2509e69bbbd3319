"""Crown of Ash a second time: battles (A-BATTLE, A-BCARD, A-CIT, A-AI-32 to 36)."""

from collections.abc import Iterable

from tests.reference.ash_table import (
    CARDS,
    NUMBER,
    RING,
    WINGS,
    Doc,
    active,
    acts,
    add,
    automa,
    await_,
    go,
    lord_ready,
    offers,
    pair,
    player,
    room,
    seat_ready,
    step,
)


def battle(d: Doc) -> Doc:
    found: Doc = d["battle"]
    return found


def field(d: Doc) -> Doc:
    here: Doc = d["areas"][d["step"]["area"]]
    return here


def open_battle(d: Doc, seat: int, space: str, area: str) -> None:
    d["step"]["area"] = area
    d["battle"] = {
        "space": space, "attacker": seat, "defender": d["areas"][area]["controller"],
        "committed": [], "open": False, "attack_card": "", "defence_card": "", "guess": "",
        "fought": [], "fortified": [],
    }  # fmt: skip


def attack_from(space: str) -> None:
    area = "citadel" if space in WINGS else space.removeprefix("battle-")

    @step("attack " + space)
    def begin(d: Doc) -> None:
        open_battle(d, active(d), space, area)
        await_(d, "committing", active(d), last=-1)


for name in [*WINGS, *(f"battle-{province}" for province in RING)]:
    attack_from(name)


# The two sides; the King is nobody


def attacker(d: Doc) -> int:
    return int(battle(d)["attacker"])


def defender(d: Doc) -> int:
    who = battle(d)["defender"]
    return -1 if who == "king" else int(who)


def winner(d: Doc) -> int:
    return attacker(d) if d["step"]["won"] else defender(d)


def loser(d: Doc) -> int:
    return defender(d) if d["step"]["won"] else attacker(d)


def card_of(d: Doc, seat: int) -> str:
    return str(battle(d)["attack_card" if seat == attacker(d) else "defence_card"])


# Warriors


@offers("committing")
def warriors_to_send(d: Doc) -> Iterable[str]:
    """A-BATTLE-04."""
    sent, hand = battle(d)["committed"], player(d, d["actor"])["hand"]
    found = ["sent"] if sent else []
    if len(sent) < room(d["step"]["area"]):
        found += [f"send {card}" for card in hand if NUMBER[card] > d["step"]["last"]]
    return found


@acts("committing")
def send(d: Doc, seat: int, words: list[str]) -> None:
    if words == ["sent"]:
        d["step"]["last"] = -1
        return go(d, "attacked")
    player(d, seat)["hand"].remove(words[1])
    add(battle(d)["committed"], words[1])
    return await_(d, "committing", seat, last=NUMBER[words[1]])


@step("attacked")
def attacked(d: Doc) -> None:
    """A-POWER-04, RUL-A-15, RUL-A-61."""
    by_person = attacker(d) != automa(d)
    hidden = by_person and player(d, attacker(d))["hand"]
    if hidden and lord_ready(d, defender(d), "visio"):
        return await_(d, "unmasking", defender(d))
    if not to_lay(d):  # the automa against the King
        return go(d, "cards_laid")
    return await_(d, "laying", attacker(d))


@offers("unmasking")
def unmasking(d: Doc) -> Iterable[str]:
    return ["unmask", "no unmask"]


@acts("unmasking")
def unmask(d: Doc, seat: int, words: list[str]) -> None:
    if words == ["unmask"]:
        player(d, seat)["token"] = False
        battle(d)["open"] = True
    await_(d, "laying", attacker(d))


# Cards


def to_lay(d: Doc) -> list[int]:
    """A-BATTLE-06, A-CIT-02, A-AI-32: people who have not laid a card yet."""
    sides = [seat for seat in {attacker(d), defender(d)} if 0 <= seat < d["people"]]
    return sorted(seat for seat in sides if not card_of(d, seat))


def cards_of(d: Doc, seat: int) -> list[str]:
    return [f"lay {card}" for card in player(d, seat)["cards"]]


@acts("laying")
def lay(d: Doc, seat: int, words: list[str]) -> None:
    battle(d)["attack_card" if seat == attacker(d) else "defence_card"] = words[1]
    if not to_lay(d):
        go(d, "cards_laid")


@step("cards_laid")
def cards_laid(d: Doc) -> None:
    """A-POWER-05, RUL-A-14, RUL-A-61."""
    for seat, other in ((attacker(d), defender(d)), (defender(d), attacker(d))):
        if other >= 0 and lord_ready(d, seat, "visio"):
            lowered = {"B3", "B4", "BD"} | ({"B0"} if d["options"]["premonition_zero"] else set())
            if lowered & set(player(d, other)["cards"]):
                return await_(d, "foreseeing", seat)
    return go(d, "revealing")


@offers("foreseeing")
def guesses(d: Doc) -> Iterable[str]:
    return ["no guess", *(f"guess {card}" for card in CARDS)]


@acts("foreseeing")
def guess(d: Doc, seat: int, words: list[str]) -> None:
    if words[0] == "guess":
        player(d, seat)["token"] = False
        battle(d)["guess"] = words[1]
    go(d, "revealing")


@step("revealing")
def reveal(d: Doc) -> None:
    battle(d)["open"] = True
    if automa(d) >= 0 and automa(d) in (attacker(d), defender(d)):
        return await_(d, "drawing_card")
    return go(d, "cards_open")


@offers("drawing_card")
def automa_cards(d: Doc) -> Iterable[str]:
    return [f"draw {card}" for card in player(d, automa(d))["cards"]]


@acts("drawing_card")
def draw_card(d: Doc, _seat: int, words: list[str]) -> None:
    side = "attack_card" if automa(d) == attacker(d) else "defence_card"
    battle(d)[side] = words[1]
    go(d, "cards_open")


@step("cards_open")
def cards_open(d: Doc) -> None:
    """RUL-A-19, RUL-A-20."""
    ready = lord_ready(d, attacker(d), "fortis") and not d["options"]["fortify_defenders"]
    if ready and pair(d, battle(d)["committed"]):
        return await_(d, "fortifying", attacker(d))
    return go(d, "throw")


@offers("fortifying")
def fortifying(d: Doc) -> Iterable[str]:
    return ["fortify attack", "no fortify"]


@acts("fortifying")
def fortify(d: Doc, seat: int, words: list[str]) -> None:
    if words[0] == "fortify":
        player(d, seat)["token"] = False
        battle(d)["fortified"] = pair(d, battle(d)["committed"])
    go(d, "throw")


# Dice


def guessed(d: Doc, seat: int) -> bool:
    """Visio's opponent laid the card he named."""
    other = defender(d) if seat == attacker(d) else attacker(d)
    visio = other >= 0 and other != automa(d) and player(d, other)["lord"] == "visio"
    return bool(visio and battle(d)["guess"] == card_of(d, seat) != "")


@step("throw")
def throw(d: Doc) -> None:
    """A-BCARD-02, RUL-A-13."""
    bits = 0
    for die, seat in enumerate((attacker(d), defender(d))):
        if seat >= 0 and card_of(d, seat) == "BD" and not guessed(d, seat):
            bits += 1 << die
    d["step"].update(dice=[0] * 4, rolling=0, unrolled=bits)
    if bits:
        return await_(d, "rolling")
    return go(d, "resolving")


@offers("rolling")
def faces(d: Doc) -> Iterable[str]:
    return [f"roll {n}" for n in range(1, 7)]


@acts("rolling")
def roll(d: Doc, _seat: int, words: list[str]) -> None:
    bits = d["step"]["unrolled"]
    die = next(k for k in range(4) if bits >> k & 1)
    d["step"]["dice"][die] = int(words[1])
    d["step"]["unrolled"] = bits - (1 << die)
    if not d["step"]["unrolled"]:
        go(d, ["battle dice", "province die", "order dice"][d["step"]["rolling"]])


@step("battle dice")
def battle_dice(d: Doc) -> None:
    """A-POWER-10, RUL-A-16."""
    mors = seat_ready(d, "mors")
    if mors >= 0:
        return await_(d, "rerolling", mors)
    return go(d, "resolving")


@offers("rerolling")
def dice_to_reroll(d: Doc) -> Iterable[str]:
    return ["keep dice", *(f"reroll {k}" for k in range(4) if d["step"]["dice"][k])]


@acts("rerolling")
def reroll(d: Doc, seat: int, words: list[str]) -> None:
    if words[0] == "keep":
        return go(d, ["resolving", "province stands", "order stands"][d["step"]["rolling"]])
    player(d, seat)["token"] = False
    return await_(d, "rolling", unrolled=1 << int(words[1]))
