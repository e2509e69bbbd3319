"""Actions in words: labels of choices, and short notation for keyboards, tests and records."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import NONE, Action
from interregnum.games.crown_of_ash.rules.actions import SPACE
from interregnum.games.crown_of_ash.rules.data import (
    ACTION_IDS,
    AREA_IDS,
    BATTLE_SPACE,
    BUILD_SPACE,
    CARD_IDS,
    CITADEL,
    COST,
    FATE_IDS,
    GIVES,
    GOLD_SPACE,
    KIND_IDS,
    LEVEL,
    LORD_IDS,
    MOST_PAID,
    PRICE,
    PROVINCE_IDS,
    RECRUITABLE,
    REFRESH_SPACE,
    SEATS,
    SPACE_IDS,
    STARTING,
    STRENGTH,
    TILE_IDS,
    TYPE,
    TYPE_IDS,
    WARRIOR_IDS,
    WING_IDS,
    WING_SPACE,
)
from interregnum.games.crown_of_ash.rules.phases import CHOOSING_PROVINCE
from interregnum.games.crown_of_ash.rules.raising import default_payment
from interregnum.games.crown_of_ash.rules.state import BATTLE_DICE, BIT, ORDER_DICE, State
from interregnum.games.messages import Messages, Notation
from interregnum.games.shown import Line


def place_text(space: int) -> str:
    """An action is named by its space."""
    if space < BATTLE_SPACE:
        return f"gather {PROVINCE_IDS[space]}"
    if space < WING_SPACE:
        return f"attack {PROVINCE_IDS[space - BATTLE_SPACE]}"
    if space < GOLD_SPACE:
        return f"attack {WING_IDS[space - WING_SPACE]}"
    return {GOLD_SPACE: "gold", BUILD_SPACE: "build", REFRESH_SPACE: "refresh"}[space]


WRITTEN: Final[dict[str, Callable[[int], str]]] = {
    "lord": lambda k: f"lord {LORD_IDS[k]}",
    "turn_up": lambda k: f"up {WARRIOR_IDS[k]}",
    "fate": lambda k: f"fate {FATE_IDS[k]}",
    "fate_dealt": lambda _: "fate",
    "start_tile": lambda k: f"start {TILE_IDS[k]}",
    "tile_up": lambda k: f"up {TILE_IDS[k]}",
    "draw_order": lambda k: f"next {k}",
    "draw_guard": lambda k: f"guarded by {WARRIOR_IDS[k]}",
    "roll": lambda k: f"roll {k + 1}",
    "draw_card": lambda k: f"draw {CARD_IDS[k]}",
    "draw_action": lambda k: f"action {ACTION_IDS[k]}",
    "guard": lambda k: f"guard {WARRIOR_IDS[k]}",
    "place": place_text,
    "tile": lambda k: f"tile {k + 1}",
    "province": lambda k: f"in {PROVINCE_IDS[k]}",
    "ingredient": lambda k: f"take {KIND_IDS[k]}",
    "altar_take": lambda _: "altar yes",
    "altar_leave": lambda _: "altar no",
    "take_back": lambda k: f"back {WARRIOR_IDS[k]}",
    "add": lambda k: f"post {WARRIOR_IDS[k]}",
    "adjust_done": lambda _: "posted",
    "commit": lambda k: f"send {WARRIOR_IDS[k]}",
    "commit_done": lambda _: "sent",
    "committed": lambda _: "send",
    "unmask": lambda _: "unmask",
    "no_unmask": lambda _: "no unmask",
    "lay": lambda k: f"lay {CARD_IDS[k]}",
    "laid": lambda _: "laid",
    "guess": lambda k: f"guess {CARD_IDS[k]}",
    "no_guess": lambda _: "no guess",
    "fortify_attack": lambda _: "fortify attack",
    "no_fortify": lambda _: "no fortify",
    "reroll": lambda k: f"reroll {k}",
    "keep_dice": lambda _: "keep dice",
    "casualty": lambda _: "casualty",
    "recover": lambda k: f"recover {WARRIOR_IDS[k]}",
    "lose_warrior": lambda k: f"lose {WARRIOR_IDS[k]}",
    "raise": lambda k: f"raise {k + 1}",
    "no_raise": lambda _: "no raise",
    "pay_default": lambda _: "pay",
    "pay": lambda k: f"pay {KIND_IDS[k // MOST_PAID]} {k % MOST_PAID}",
    "order": lambda k: f"order {k}",
    "rob": lambda k: f"rob {k + 1}",
    "swindle_give": lambda k: f"give {KIND_IDS[k]}",
    "swindle_take": lambda k: f"get {KIND_IDS[k]}",
    "command": lambda k: f"command {SPACE_IDS[k // SEATS]} {k % SEATS}",
    "command_to": lambda k: f"command to {SPACE_IDS[k]}",
    "regroup": lambda k: f"regroup {WARRIOR_IDS[k]}",
    "regroup_home": lambda _: "regroup home",
    "regroup_to": lambda k: f"regroup to {AREA_IDS[k]}",
    "regroup_swap": lambda k: f"regroup with {WARRIOR_IDS[k]}",
    "fortify": lambda k: f"fortify {AREA_IDS[k]}",
}


NOTATION: Final = Notation("crown-of-ash", SPACE, WRITTEN, "'gather volcano'")
TEXTS: Final = NOTATION.texts
line: Final = Messages("crown-of-ash")


def warrior_line(card: int) -> Line:
    """A warrior has no name: type, level and strength are one."""
    if card >= RECRUITABLE:
        lord = LORD_IDS[(card - RECRUITABLE) // STARTING]
        return line("starting-label", lord=line(f"lord-{lord}"), strength=STRENGTH[card])
    kind = line(f"type-{TYPE_IDS[TYPE[card]]}")
    level = line(f"level-{LEVEL[card]}")
    return line("warrior-name", type=kind, level=level, strength=STRENGTH[card])


def warrior_lines(cards: int) -> list[Line]:
    """A set of warriors."""
    return [warrior_line(card) for card in range(len(WARRIOR_IDS)) if cards & BIT[card]]


def tile_line(tile: int) -> Line:
    return line(f"building-{TILE_IDS[tile].lower()}")


def area_line(area: int) -> Line:
    return line("citadel") if area == CITADEL else line(f"province-{PROVINCE_IDS[area]}")


def card_line(card: int) -> Line:
    return line(f"battle-{CARD_IDS[card].lower()}")


def count_line(kind: int, n: int) -> Line:
    """So many pieces of a kind."""
    return line(f"count-{KIND_IDS[kind]}", n=n)


def amount_lines(amounts: list[int]) -> list[Line]:
    """Pieces by kind, without those of which there are none."""
    return [count_line(kind, n) for kind, n in enumerate(amounts) if n]


def space_line(space: int) -> Line:
    """A space of the board or of the player board."""
    if space < BATTLE_SPACE:
        return line("space-resource-of", area=area_line(space))
    if space < WING_SPACE:
        return line("space-battle-of", area=area_line(space - BATTLE_SPACE))
    if space < GOLD_SPACE:
        return line(f"citadel-{WING_IDS[space - WING_SPACE]}")
    return line(f"space-{SPACE_IDS[space]}")


def label_place(s: State, space: int) -> Line:
    if space < BATTLE_SPACE:
        tile = s.top[space]
        goods = amount_lines(list(GIVES[tile])) if tile != NONE else []
        return line("label-gather", area=area_line(space), goods=goods or [line("do-altar")])
    if space < WING_SPACE:
        return line("label-attack", area=area_line(space - BATTLE_SPACE))
    if space < GOLD_SPACE:
        wing = line(f"citadel-{WING_IDS[space - WING_SPACE]}")
        return line("label-attack-citadel", wing=wing)
    return line(f"do-{SPACE_IDS[space]}")


def label_tile(s: State, place: int) -> Line:
    tile = s.offer[place]
    return line("label-tile", tile=tile_line(tile), gold=PRICE[tile])


def label_province(s: State, province: int) -> Line:
    assert s.phase == CHOOSING_PROVINCE, "a province is chosen for a tile"
    return line("label-province", area=area_line(province), tile=tile_line(s.offer[s.place]))


def label_raise(s: State, slot: int) -> Line:
    card = s.display[slot]
    return line("label-raise", warrior=warrior_line(card), cost=amount_lines(list(COST[card])))


def label_pay_default(s: State, _k: int) -> Line:
    paid = default_payment(s.players[s.actor].store, s.display[s.slot])
    return line("label-pay", goods=amount_lines(list(paid)))


def label_pay(_s: State, k: int) -> Line:
    kind, pieces = k // MOST_PAID, k % MOST_PAID
    return line("label-pay-kind", kind=line(f"resource-{KIND_IDS[kind]}"), n=pieces)


def label_reroll(s: State, die: int) -> Line:
    """Whose die it is, and what it shows."""
    if s.rolling == BATTLE_DICE:
        side = "attacker" if die == 0 else "defender"
        return line(f"label-reroll-{side}", n=s.dice[die])
    if s.rolling == ORDER_DICE:
        return line("label-reroll-seat", seat=die, n=s.dice[die])
    return line("label-reroll-province", n=s.dice[die])


def label_command(_s: State, k: int) -> Line:
    return line("label-command", space=space_line(k // SEATS), seat=k % SEATS)


def kind_line(kind: int) -> Line:
    return line(f"resource-{KIND_IDS[kind]}")


LABELS: Final[dict[str, Callable[[State, int], Line]]] = {
    "guard": lambda _s, k: line("label-guard", warrior=warrior_line(k)),
    "place": label_place,
    "tile": label_tile,
    "province": label_province,
    "ingredient": lambda _s, k: line("label-ingredient", goods=[count_line(k, 1)]),
    "altar_take": lambda _s, _k: line("do-altar"),
    "altar_leave": lambda _s, _k: line("do-altar-leave"),
    "take_back": lambda _s, k: line("label-take-back", warrior=warrior_line(k)),
    "add": lambda _s, k: line("label-add", warrior=warrior_line(k)),
    "adjust_done": lambda _s, _k: line("do-adjust-done"),
    "commit": lambda _s, k: line("label-commit", warrior=warrior_line(k)),
    "commit_done": lambda _s, _k: line("do-commit"),
    "unmask": lambda _s, _k: line("label-power", power=line("power-unmask")),
    "no_unmask": lambda _s, _k: line("do-no-power"),
    "lay": lambda _s, k: line("label-lay", card=card_line(k)),
    "guess": lambda _s, k: line("label-guess", card=card_line(k)),
    "no_guess": lambda _s, _k: line("do-no-power"),
    "fortify_attack": lambda _s, _k: line("label-power", power=line("power-fortify")),
    "no_fortify": lambda _s, _k: line("do-no-power"),
    "reroll": label_reroll,
    "keep_dice": lambda _s, _k: line("do-keep-dice"),
    "casualty": lambda _s, _k: line("do-casualty"),
    "recover": lambda _s, k: line("label-recover", warrior=warrior_line(k)),
    "lose_warrior": lambda _s, k: line("label-lose", warrior=warrior_line(k)),
    "raise": label_raise,
    "no_raise": lambda _s, _k: line("do-raise-none"),
    "pay_default": label_pay_default,
    "pay": label_pay,
    "order": lambda s, k: line(
        "label-first" if s.config.options.simple_turn_order else "label-order",
        seat=k,
        n=len(s.order) + 1,
    ),
    "rob": lambda s, k: line(
        "label-rob",
        warrior=warrior_line(s.display[k]),
        cost=amount_lines(list(COST[s.display[k]])),
    ),
    "swindle_give": lambda _s, k: line("label-swindle-give", kind=kind_line(k)),
    "swindle_take": lambda _s, k: line("label-swindle-take", kind=kind_line(k)),
    "command": label_command,
    "command_to": lambda _s, k: line("label-command-to", space=space_line(k)),
    "regroup": lambda _s, k: line("label-regroup", warrior=warrior_line(k)),
    "regroup_home": lambda _s, _k: line("do-regroup-home"),
    "regroup_to": lambda _s, k: line("label-regroup-to", area=area_line(k)),
    "regroup_swap": lambda _s, k: line("label-regroup-swap", warrior=warrior_line(k)),
    "fortify": lambda _s, k: line("label-fortify", area=area_line(k)),
}


def label(s: State, action: Action) -> Line:
    """A legal choice in words, for lists, buttons and screen readers."""
    family, k = SPACE.decode(action)
    return LABELS[family](s, k)
