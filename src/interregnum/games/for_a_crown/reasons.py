"""Why not: the clause that forbids an action and its numbers, from the seat's knowledge."""

from interregnum.core.game import NONE, Seat
from interregnum.games.for_a_crown.rules.data import CARD_LEVEL, COIN, RUBY, STACKS
from interregnum.games.for_a_crown.rules.effects import can_target, kinds_left
from interregnum.games.for_a_crown.rules.events import most_to_bribe
from interregnum.games.for_a_crown.rules.heirloom import may_sell, may_sell_to_pay
from interregnum.games.for_a_crown.rules.payment import reach, wealth
from interregnum.games.for_a_crown.rules.recruit import column_cost, is_payable, up_place
from interregnum.games.for_a_crown.rules.settings import HEIRLOOM_SALE_FORCED_ONLY, SUPPLY_STRICT
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.text import icon_line, landing, line, mix
from interregnum.games.shown import Reason


def column(s: State, seat: Seat, level: int) -> Reason | None:
    cost = column_cost(s, level)
    if cost == NONE:
        return line.why("F-RECRUIT-02", "closed", level=level)
    if not is_payable(s, seat, level):
        return too_dear(s, seat, "F-RECRUIT-08", cost)
    return None


def too_dear(s: State, seat: Seat, rule: str, cost: int) -> Reason:
    if may_sell_to_pay(s, seat):
        return line.why(rule, "cost-sale", cost=cost, reach=reach(s, seat))
    return line.why(rule, "cost", cost=cost, coins=s.coins[seat], rubies=s.rubies[seat])


def recruit(s: State, seat: Seat, card: int) -> Reason | None:
    level = CARD_LEVEL[card]
    if card < STACKS and s.stacks[card] == 0:
        return line.why("F-RECRUIT-15", "stack-gone")
    if card >= STACKS and up_place(s, card) == NONE:
        return line.why("F-RECRUIT-03", "not-up", level=level)
    return column(s, seat, level)


def blind(s: State, seat: Seat, k: int) -> Reason | None:
    level = k + 1
    if level == 1:
        return line.why("F-SETUP-06", "no-deck")
    if s.decks[level - 2] == 0:
        return line.why("F-RECRUIT-14", "deck-empty", level=level)
    return column(s, seat, level)


def pay(s: State, seat: Seat, rubies: int) -> Reason | None:
    if rubies > s.cost:
        return line.why("F-GEN-06", "too-much", cost=s.cost, rubies=rubies)
    return lacking(s, seat, "F-GEN-06", s.cost - rubies, rubies)


def lacking(s: State, seat: Seat, rule: str, coins: int, rubies: int) -> Reason | None:
    """The chest must hold both parts of a payment."""
    if rubies > s.rubies[seat]:
        return line.why(rule, "rubies", needed=rubies, rubies=s.rubies[seat])
    if coins > s.coins[seat]:
        return line.why(rule, "coins", needed=coins, coins=s.coins[seat])
    return None


def icon(s: State, _seat: Seat, kind: int) -> Reason | None:
    if kinds_left(s) >> kind & 1:
        return None
    effect = icon_line(kind)
    if kind in (RUBY, COIN) and s.options.supply != SUPPLY_STRICT:
        return line.why("F-EFFECT-13", "icon-at-once", effect=effect)
    return line.why("F-EFFECT-11", "icon-gone", effect=effect)


def target(s: State, seat: Seat, whom: int) -> Reason | None:
    if whom >= len(s.fall):
        return line.why("F-GEN-01", "no-family", seats=len(s.fall))
    if whom == seat:
        return line.why("F-EFFECT-10", "self")
    return None if can_target(s, whom) else line.why("F-JEWEL-09", "out", target_seat=whom)


def shift(s: State, _seat: Seat, k: int) -> Reason | None:
    portrait = k // 2
    if portrait >= len(s.space):
        return line.why("F-GEN-01", "no-family", seats=len(s.space))
    if s.space[portrait] == 0:
        return line.why("F-JEWEL-07", "off-gallery", target_seat=portrait)
    return None if landing(s, k) else line.why("F-EFFECT-07", "no-space", target_seat=portrait)


def bribe(s: State, seat: Seat, k: int) -> Reason | None:
    coins, rubies = mix(k)
    if coins + rubies > most_to_bribe(s, seat):
        return line.why("F-EVENT-04", "bandits", needed=coins + rubies, bandits=s.bandits[seat])
    return lacking(s, seat, "F-EVENT-04", coins, rubies)


def bribe_sale(s: State, seat: Seat, total: int) -> Reason | None:
    if not may_sell_to_pay(s, seat):
        return no_sale(s, seat)
    if total > most_to_bribe(s, seat):
        return line.why("F-EVENT-04", "bandits", needed=total, bandits=s.bandits[seat])
    if total <= wealth(s, seat):
        return line.why("F-EVENT-04", "sale-needless", cost=total)
    return None if total <= reach(s, seat) else too_dear(s, seat, "F-EVENT-04", total)


def mages_ruby(s: State, seat: Seat, _k: int) -> Reason | None:
    if s.rubies[seat] > 0 or (s.coins[seat] == 0 and may_sell_to_pay(s, seat)):
        return None
    return line.why("F-EVENT-07", "rubies", needed=1, rubies=0)


def mages_coin(s: State, seat: Seat, _k: int) -> Reason | None:
    return None if s.coins[seat] else line.why("F-EVENT-07", "coins", needed=1, coins=0)


def sell(s: State, seat: Seat, _k: int) -> Reason | None:
    return None if may_sell(s, seat) else no_sale(s, seat)


def no_sale(s: State, seat: Seat) -> Reason:
    if s.heirloom[seat] == 0:
        return line.why("F-JEWEL-04", "sold")
    forced_only = s.options.heirloom_sale == HEIRLOOM_SALE_FORCED_ONLY
    return line.why("F-JEWEL-10", "no-sale" if forced_only else "sale-by-itself")
