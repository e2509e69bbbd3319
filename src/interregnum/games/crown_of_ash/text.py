"""What things are called: lines for warriors, tiles, areas, spaces, goods; labels of choices."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.raising import default_payment
from interregnum.games.crown_of_ash.rules.state import BATTLE_DICE, BIT, ORDER_DICE, State
from interregnum.games.messages import Messages
from interregnum.games.shown import Line

line: Final = Messages("crown-of-ash")


def place_text(space: int) -> str:
    """The notation of a minion's action: it is named by its space."""
    if space < data.BATTLE_SPACE:
        return f"gather {data.PROVINCE_IDS[space]}"
    if space < data.WING_SPACE:
        return f"attack {data.PROVINCE_IDS[space - data.BATTLE_SPACE]}"
    if space < data.GOLD_SPACE:
        return f"attack {data.WING_IDS[space - data.WING_SPACE]}"
    return {data.GOLD_SPACE: "gold", data.BUILD_SPACE: "build", data.REFRESH_SPACE: "refresh"}[
        space
    ]


def minion_text(k: int) -> str:
    return f"{data.SPACE_IDS[k // data.SEATS]} {k % data.SEATS}"


def payment_text(k: int) -> str:
    return f"{data.KIND_IDS[k // data.MOST_PAID]} {k % data.MOST_PAID}"


def lord_line(lord: int) -> Line:
    return line(f"lord-{data.LORD_IDS[lord]}")


def fate_line(card: int) -> Line:
    return line(f"fate-f{card + 1}")


def warrior_line(card: int) -> Line:
    """A warrior has no name: type, level and strength are one."""
    if card >= data.RECRUITABLE:
        lord = data.LORD_IDS[(card - data.RECRUITABLE) // data.STARTING]
        return line("starting-label", lord=line(f"lord-{lord}"), strength=data.STRENGTH[card])
    kind = line(f"type-{data.TYPE_IDS[data.TYPE[card]]}")
    level = line(f"level-{data.LEVEL[card]}")
    return line("warrior-name", type=kind, level=level, strength=data.STRENGTH[card])


def warrior_lines(cards: int) -> list[Line]:
    """A set of warriors."""
    return [warrior_line(card) for card in range(len(data.WARRIOR_IDS)) if cards & BIT[card]]


def tile_line(tile: int) -> Line:
    return line(f"building-{data.TILE_IDS[tile].lower()}")


def area_line(area: int) -> Line:
    return line("citadel") if area == data.CITADEL else line(f"province-{data.PROVINCE_IDS[area]}")


def card_line(card: int) -> Line:
    return line(f"battle-{data.CARD_IDS[card].lower()}")


def kind_line(kind: int) -> Line:
    return line(f"resource-{data.KIND_IDS[kind]}")


def count_line(kind: int, n: int) -> Line:
    """So many pieces of a kind."""
    return line(f"count-{data.KIND_IDS[kind]}", n=n)


def amount_lines(amounts: list[int]) -> list[Line]:
    """Pieces by kind, without those of which there are none."""
    return [count_line(kind, n) for kind, n in enumerate(amounts) if n]


def space_line(space: int) -> Line:
    """A space of the board or of the player board."""
    if space < data.BATTLE_SPACE:
        return line("space-resource-of", area=area_line(space))
    if space < data.WING_SPACE:
        return line("space-battle-of", area=area_line(space - data.BATTLE_SPACE))
    if space < data.GOLD_SPACE:
        return line(f"citadel-{data.WING_IDS[space - data.WING_SPACE]}")
    return line(f"space-{data.SPACE_IDS[space]}")


def label_place(s: State, _seat: Seat, space: int) -> Line:
    if space < data.BATTLE_SPACE:
        tile = s.top[space]
        goods = amount_lines(list(data.GIVES[tile])) if tile != NONE else []
        return line("label-gather", area=area_line(space), goods=goods or [line("do-altar")])
    if space < data.WING_SPACE:
        return line("label-attack", area=area_line(space - data.BATTLE_SPACE))
    if space < data.GOLD_SPACE:
        wing = line(f"citadel-{data.WING_IDS[space - data.WING_SPACE]}")
        return line("label-attack-citadel", wing=wing)
    return line(f"do-{data.SPACE_IDS[space]}")


def label_tile(s: State, _seat: Seat, place: int) -> Line:
    tile = s.offer[place]
    return line("label-tile", tile=tile_line(tile), gold=data.PRICE[tile])


def label_province(s: State, _seat: Seat, province: int) -> Line:
    return line("label-province", area=area_line(province), tile=tile_line(s.offer[s.place]))


def label_raise(s: State, _seat: Seat, slot: int) -> Line:
    card = s.display[slot]
    return line("label-raise", warrior=warrior_line(card), cost=amount_lines(list(data.COST[card])))


def label_rob(s: State, _seat: Seat, slot: int) -> Line:
    card = s.display[slot]
    return line("label-rob", warrior=warrior_line(card), cost=amount_lines(list(data.COST[card])))


def label_pay_default(s: State, seat: Seat, _k: int) -> Line:
    paid = default_payment(s.players[seat].store, s.display[s.slot])
    return line("label-pay", goods=amount_lines(list(paid)))


def label_pay(_s: State, _seat: Seat, k: int) -> Line:
    return line("label-pay-kind", kind=kind_line(k // data.MOST_PAID), n=k % data.MOST_PAID)


def label_order(s: State, _seat: Seat, k: int) -> Line:
    name = "label-first" if s.config.options.simple_turn_order else "label-order"
    return line(name, seat=k, n=len(s.order) + 1)


def label_reroll(s: State, _seat: Seat, die: int) -> Line:
    """Whose die it is, and what it shows."""
    if s.rolling == BATTLE_DICE:
        side = "attacker" if die == 0 else "defender"
        return line(f"label-reroll-{side}", n=s.dice[die])
    if s.rolling == ORDER_DICE:
        return line("label-reroll-seat", seat=die, n=s.dice[die])
    return line("label-reroll-province", n=s.dice[die])


def label_command(_s: State, _seat: Seat, k: int) -> Line:
    return line("label-command", space=space_line(k // data.SEATS), seat=k % data.SEATS)


def label_ingredient(_s: State, _seat: Seat, kind: int) -> Line:
    return line("label-ingredient", goods=[count_line(kind, 1)])


def label_power(name: str) -> Callable[[State, Seat, int], Line]:
    return lambda _s, _seat, _k: line("label-power", power=line(f"power-{name}"))
