"""Why not: the clause that forbids an action and its numbers, from the seat's own knowledge."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.games.families import NOT_NOW
from interregnum.games.for_a_crown.rules import recruit
from interregnum.games.for_a_crown.rules.actions import (
    SPACE,
)
from interregnum.games.for_a_crown.rules.data import BANDIT, CARD_LEVEL, COIN, ICONS, RUBY, STACKS
from interregnum.games.for_a_crown.rules.effects import can_target, kinds_left
from interregnum.games.for_a_crown.rules.events import most_to_bribe
from interregnum.games.for_a_crown.rules.gallery import next_free, taken
from interregnum.games.for_a_crown.rules.game import ForACrown
from interregnum.games.for_a_crown.rules.heirloom import may_sell, may_sell_to_pay
from interregnum.games.for_a_crown.rules.payment import reach, wealth
from interregnum.games.for_a_crown.rules.settings import HEIRLOOM_SALE_FORCED_ONLY, SUPPLY_STRICT
from interregnum.games.for_a_crown.rules.state import (
    BRIBING,
    CHOOSING_ICON,
    CHOOSING_OPTION,
    HANGING,
    HIRING_MAGES,
    LOOKING,
    MOVING,
    OVER,
    PAYING,
    RECRUITING,
    REFILLING,
    REVEALING,
    ROLLING,
    TARGETING,
    State,
)
from interregnum.games.for_a_crown.text import line, mix
from interregnum.games.shown import Line, Reason

GAME: Final = ForACrown()
FAMILIES: Final[dict[int, set[str]]] = {
    RECRUITING: {"recruit", "blind", "sell"},
    PAYING: {"pay", "sell"},
    CHOOSING_OPTION: {"option", "sell"},
    CHOOSING_ICON: {"icon", "sell"},
    TARGETING: {"target", "sell"},
    MOVING: {"shift", "sell"},
    BRIBING: {"bribe", "bribe_sale", "sell"},
    HIRING_MAGES: {"mages_decline", "mages_coin", "mages_ruby", "sell"},
    HANGING: {"portrait"},
    REFILLING: {"turn_up"},
    LOOKING: {"look"},
    REVEALING: {"reveal", "event"},
    ROLLING: {"roll"},
    OVER: set(),
}
RULES: Final = {  # the clause that says who decides in a phase
    RECRUITING: "F-RECRUIT-01",
    PAYING: "F-GEN-06",
    CHOOSING_OPTION: "F-EFFECT-12",
    CHOOSING_ICON: "F-EFFECT-13",
    TARGETING: "F-EFFECT-03",
    MOVING: "F-EFFECT-06",
    BRIBING: "F-EVENT-04",
    HIRING_MAGES: "F-EVENT-07",
}
CHANCE_RULES: Final = {  # the clause behind each act of chance
    "portrait": "F-SETUP-12",
    "turn_up": "F-RECRUIT-13",
    "look": "F-RECRUIT-11",
    "unseen": "F-INFO-04",
    "reveal": "F-REVEAL-02",
    "event": "F-REVEAL-02",
    "roll": "F-EFFECT-05",
}


def why(rule: str, name: str, **args: int | str | Line | list[Line]) -> Reason:
    words = line(f"why-{name}", **args)
    return Reason(rule, words.id, words.args)


def families(s: State) -> set[str]:
    """The families of actions that belong to the current phase."""
    return FAMILIES[s.phase]


def explain(s: State, seat: Seat, action: Action) -> Reason | None:
    """None exactly when the action is legal."""
    family, k = SPACE.decode(action)
    if s.phase == OVER:
        return why("F-END-01", "over")
    if (family in CHANCE_RULES) != (seat == CHANCE):
        return why(CHANCE_RULES.get(family, "F-GEN-02"), "chance")
    if family not in FAMILIES[s.phase]:
        return not_now(family)
    if seat == CHANCE:
        return why_not_chance(s, family, action)
    if seat != s.actor:
        rule = "F-EFFECT-04" if s.phase == TARGETING and s.icon == BANDIT else RULES[s.phase]
        return why(rule, "turn", seat=s.actor)
    return DECISIONS[family](s, seat, k)


def not_now(family: str) -> Reason:
    return Reason(CHANCE_RULES.get(family, "F-GEN-02"), NOT_NOW)


def why_not_chance(s: State, family: str, action: Action) -> Reason | None:
    """The outcome is not among those left."""
    if action in GAME.legal(s, CHANCE):
        return None
    return why(CHANCE_RULES[family], "no-outcome")


def why_not_column(s: State, seat: Seat, level: int) -> Reason | None:
    cost = recruit.column_cost(s, level)
    if cost == NONE:
        return why("F-RECRUIT-02", "closed", level=level)
    if not recruit.is_payable(s, seat, level):
        return why_not_cost(s, seat, "F-RECRUIT-08", cost)
    return None


def why_not_cost(s: State, seat: Seat, rule: str, cost: int) -> Reason:
    if may_sell_to_pay(s, seat):
        return why(rule, "cost-sale", cost=cost, reach=reach(s, seat))
    return why(rule, "cost", cost=cost, coins=s.coins[seat], rubies=s.rubies[seat])


def why_not_recruit(s: State, seat: Seat, card: int) -> Reason | None:
    level = CARD_LEVEL[card]
    if card < STACKS and s.stacks[card] == 0:
        return why("F-RECRUIT-15", "stack-gone")
    if card >= STACKS and recruit.up_place(s, card) == NONE:
        return why("F-RECRUIT-03", "not-up", level=level)
    return why_not_column(s, seat, level)


def why_not_blind(s: State, seat: Seat, offset: int) -> Reason | None:
    level = offset + 1
    if level == 1:
        return why("F-SETUP-06", "no-deck")
    if s.decks[level - 2] == 0:
        return why("F-RECRUIT-14", "deck-empty", level=level)
    return why_not_column(s, seat, level)


def why_not_pay(s: State, seat: Seat, rubies: int) -> Reason | None:
    if rubies > s.cost:
        return why("F-GEN-06", "too-much", cost=s.cost, rubies=rubies)
    return why_not_mix(s, seat, "F-GEN-06", s.cost - rubies, rubies)


def why_not_mix(s: State, seat: Seat, rule: str, coins: int, rubies: int) -> Reason | None:
    """The chest must hold both parts of a payment."""
    if rubies > s.rubies[seat]:
        return why(rule, "rubies", needed=rubies, rubies=s.rubies[seat])
    if coins > s.coins[seat]:
        return why(rule, "coins", needed=coins, coins=s.coins[seat])
    return None


def why_not_option(_s: State, _seat: Seat, _half: int) -> Reason | None:
    return None


def why_not_icon(s: State, _seat: Seat, kind: int) -> Reason | None:
    if kinds_left(s) >> kind & 1:
        return None
    effect = line(f"icon-{ICONS[kind].lower()}")
    if kind in (RUBY, COIN) and s.options.supply != SUPPLY_STRICT:
        return why("F-EFFECT-13", "icon-at-once", effect=effect)
    return why("F-EFFECT-11", "icon-gone", effect=effect)


def why_not_target(s: State, seat: Seat, target: int) -> Reason | None:
    if target >= len(s.fall):
        return why("F-GEN-01", "no-family", seats=len(s.fall))
    if target == seat:
        return why("F-EFFECT-10", "self")
    return None if can_target(s, target) else why("F-JEWEL-09", "out", target_seat=target)


def why_not_shift(s: State, _seat: Seat, offset: int) -> Reason | None:
    portrait = offset // 2
    if portrait >= len(s.space):
        return why("F-GEN-01", "no-family", seats=len(s.space))
    if s.space[portrait] == 0:
        return why("F-JEWEL-07", "off-gallery", target_seat=portrait)
    if next_free(taken(s), s.space[portrait], 1 if offset % 2 else -1):
        return None
    return why("F-EFFECT-07", "no-space", target_seat=portrait)


def why_not_bribe(s: State, seat: Seat, offset: int) -> Reason | None:
    coins, rubies = mix(offset)
    if coins + rubies > most_to_bribe(s, seat):
        return why("F-EVENT-04", "bandits", needed=coins + rubies, bandits=s.bandits[seat])
    return why_not_mix(s, seat, "F-EVENT-04", coins, rubies)


def why_not_bribe_sale(s: State, seat: Seat, total: int) -> Reason | None:
    if not may_sell_to_pay(s, seat):
        return why_not_sale(s, seat)
    if total > most_to_bribe(s, seat):
        return why("F-EVENT-04", "bandits", needed=total, bandits=s.bandits[seat])
    if total <= wealth(s, seat):
        return why("F-EVENT-04", "sale-needless", cost=total)
    return None if total <= reach(s, seat) else why_not_cost(s, seat, "F-EVENT-04", total)


def why_not_mages(s: State, seat: Seat, _k: int) -> Reason | None:
    if s.rubies[seat] > 0 or (s.coins[seat] == 0 and may_sell_to_pay(s, seat)):
        return None
    return why("F-EVENT-07", "rubies", needed=1, rubies=0)


def why_not_coin(s: State, seat: Seat, _k: int) -> Reason | None:
    return None if s.coins[seat] else why("F-EVENT-07", "coins", needed=1, coins=0)


def why_not_sell(s: State, seat: Seat, _k: int) -> Reason | None:
    return None if may_sell(s, seat) else why_not_sale(s, seat)


def why_not_sale(s: State, seat: Seat) -> Reason:
    if s.heirloom[seat] == 0:
        return why("F-JEWEL-04", "sold")
    forced_only = s.options.heirloom_sale == HEIRLOOM_SALE_FORCED_ONLY
    return why("F-JEWEL-10", "no-sale" if forced_only else "sale-by-itself")


DECISIONS: Final[dict[str, Callable[[State, Seat, int], Reason | None]]] = {
    "recruit": why_not_recruit,
    "blind": why_not_blind,
    "pay": why_not_pay,
    "option": why_not_option,
    "icon": why_not_icon,
    "target": why_not_target,
    "shift": why_not_shift,
    "bribe": why_not_bribe,
    "bribe_sale": why_not_bribe_sale,
    "mages_decline": why_not_option,
    "mages_coin": why_not_coin,
    "mages_ruby": why_not_mages,
    "sell": why_not_sell,
}
