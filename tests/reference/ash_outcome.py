"""Crown of Ash a second time: how a battle ends (A-BATTLE-08 to 14, A-BCARD, A-AI-33 to 36)."""

from collections.abc import Iterable

from tests.reference.ash_battle import (
    attacker,
    battle,
    card_of,
    defender,
    field,
    guessed,
    loser,
    winner,
)
from tests.reference.ash_table import (
    CARDS,
    NUMBER,
    WINGS,
    Doc,
    acts,
    add,
    automa,
    automaton,
    await_,
    bury,
    defence,
    force,
    go,
    level,
    offers,
    player,
    receive,
    step,
    strength,
    unmark,
)


def card_strength(d: Doc, seat: int, die: int) -> int:
    card = card_of(d, seat)
    if guessed(d, seat) and (card != "B0" or d["options"]["premonition_zero"]):
        return 1
    return int(d["step"]["dice"][die]) if card == "BD" else int(CARDS[card]["strength"])


def totals(d: Doc) -> tuple[int, int]:
    """A-BATTLE-08, A-CIT-02, A-CIT-06."""
    mine = force(d, battle(d)["committed"], battle(d)["fortified"])
    mine += card_strength(d, attacker(d), 0) + WINGS.get(battle(d)["space"], 0)
    if defender(d) < 0:
        return mine, 5
    return mine, defence(d, d["step"]["area"]) + card_strength(d, defender(d), 1)


@step("resolving")
def resolve(d: Doc) -> None:
    """A-BATTLE-09 to 12, A-AUTO-02 to 04, A-CIT-04."""
    mine, theirs = totals(d)
    here, sent = field(d), battle(d)["committed"]
    d["step"]["won"] = mine > theirs
    if mine > theirs:
        if defender(d) < 0:
            d["royal"] = attacker(d)
        else:
            bury(d, defender(d), here["defenders"])
        here.update(controller=str(attacker(d)), defenders=sent)
        here["fortified"] = battle(d)["fortified"]
    else:
        bury(d, attacker(d), sent)
    stay = [card for card in here["defenders"] if not automaton(card)]
    bury(d, 0, [card for card in here["defenders"] if automaton(card)])
    here["defenders"] = stay
    unmark(d)
    battle(d).update(committed=[], fought=list(stay), fortified=[])
    go(d, "rewarding")


@step("rewarding")
def reward(d: Doc) -> None:
    pay_out(d, winner(d), "win", "compensating")


@step("compensating")
def compensate(d: Doc) -> None:
    if loser(d) >= 0 and card_of(d, loser(d)) == "B0":
        return lost_with_zero(d)
    return pay_out(d, loser(d), "lose", "discarding")


def pay_out(d: Doc, seat: int, result: str, after: str) -> None:
    """A-BCARD-03, A-AI-34."""
    if seat < 0:
        return go(d, after)
    goods = dict(CARDS[card_of(d, seat)][result])
    points = goods.pop("vp", 0)
    if points:
        from_cards(d, seat, points)
    return receive(d, seat, goods, after)


def from_cards(d: Doc, seat: int, points: int) -> None:
    p = player(d, seat)
    p["vp"] += points
    p["points"]["cards"] = p["points"].get("cards", 0) + points


# A lost 0


def can_take(d: Doc) -> bool:
    """RUL-A-05, RUL-A-08."""
    return winner(d) >= 0 and bool(battle(d)["fought"])


def lost_with_zero(d: Doc) -> None:
    """A-BCARD-04, RUL-A-07, A-AI-35, A-AI-36, RUL-A-67."""
    seat = loser(d)
    grave = player(d, seat)["grave"]
    if not grave and not can_take(d):
        return go(d, "discarding")
    if seat != automa(d):
        return await_(d, "zero_lost", seat)
    if can_take(d) and (seat == attacker(d) or not grave):
        return casualty(d)
    return recover(
        d, seat, min(grave, key=lambda card: (-strength(card), level(card), NUMBER[card]))
    )


@offers("zero_lost")
def zero_lost(d: Doc) -> Iterable[str]:
    return [
        *(["casualty"] if can_take(d) else []),
        *(f"recover {card}" for card in player(d, d["actor"])["grave"]),
    ]


@acts("zero_lost")
def choose_zero(d: Doc, seat: int, words: list[str]) -> None:
    if words == ["casualty"]:
        return casualty(d)
    return recover(d, seat, words[1])


def recover(d: Doc, seat: int, card: str) -> None:
    player(d, seat)["grave"].remove(card)
    add(player(d, seat)["hand"], card)
    go(d, "discarding")


def casualty(d: Doc) -> None:
    """A-BCARD-05, RUL-A-44."""
    if winner(d) != automa(d):
        return await_(d, "losing", winner(d))
    weakest = min(battle(d)["fought"], key=lambda c: (strength(c), level(c), NUMBER[c]))
    return lose(d, automa(d), ["lose", weakest])


@offers("losing")
def whom_to_lose(d: Doc) -> Iterable[str]:
    return [f"lose {card}" for card in battle(d)["fought"]]


@acts("losing")
def lose(d: Doc, seat: int, words: list[str]) -> None:
    field(d)["defenders"].remove(words[1])
    bury(d, seat, [words[1]])
    unmark(d)
    go(d, "discarding")


@step("discarding")
def discard(d: Doc) -> None:
    """A-BATTLE-14, A-AI-33."""
    for seat in (attacker(d), defender(d)):
        if seat >= 0:
            p, card = player(d, seat), card_of(d, seat)
            p["cards"].remove(card)
            p["discard"].append(card)
            if not p["cards"]:
                p.update(cards=list(CARDS), discard=[])
    d["battle"] = None
    go(d, "acted")
