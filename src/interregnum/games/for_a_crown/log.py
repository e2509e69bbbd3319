"""The log: what an action did; what followed by itself stands in events.py. Compiled."""

from interregnum.core.game import Seat
from interregnum.games.for_a_crown import text
from interregnum.games.for_a_crown.events_kinds import Result
from interregnum.games.for_a_crown.rules.copies import clone_state
from interregnum.games.for_a_crown.rules.data import CARD_LEVEL, CARDS, LOSS
from interregnum.games.for_a_crown.rules.effects import hit
from interregnum.games.for_a_crown.rules.gallery import is_active
from interregnum.games.for_a_crown.rules.recruit import column_cost
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.text import card_line, icon_line, is_void, landing, line, mix
from interregnum.games.shown import Line


def turn(s: State, _actor: Seat) -> Seat:
    """Whose business it is, where chance acts."""
    return s.actor


def reveal(s: State, _after: State, _actor: Seat, k: int) -> Line:
    name = "log-reveal" if is_active(s, k // CARDS) else "log-ignored"
    return line(name, seat=k // CARDS, card=card_line(k % CARDS))


def recruit(s: State, _after: State, actor: Seat, card: int) -> Line:
    cost = column_cost(s, CARD_LEVEL[card])
    return line("log-recruit", seat=actor, card=card_line(card), cost=cost)


def blind(s: State, _after: State, actor: Seat, k: int) -> Line:
    return line("log-blind", seat=actor, level=k + 1, cost=column_cost(s, k + 1))


def roll(s: State, _after: State, _actor: Seat, face: int) -> Line:
    return line("log-roll", seat=s.actor, effects=text.face_lines(s, face))


def option(s: State, _after: State, actor: Seat, half: int) -> Line:
    return line("log-option", seat=actor, effects=text.half_lines(s, half))


def pay(s: State, _after: State, actor: Seat, rubies: int) -> Line:
    return payment(s, actor, s.cost - rubies, rubies)


def payment(s: State, seat: Seat, coins: int, rubies: int) -> Line:
    """The mix, or only that the cost was paid (option `log_detail`)."""
    if not s.options.log_detail:
        return line("log-paid", seat=seat)
    if rubies == 0:
        return line("log-pays-coins", seat=seat, coins=coins)
    if coins == 0:
        return line("log-pays-rubies", seat=seat, rubies=rubies)
    return line("log-pays", seat=seat, coins=coins, rubies=rubies)


def icon(s: State, _after: State, actor: Seat, kind: int) -> Line:
    return line("log-void" if is_void(s, kind) else "log-icon", seat=actor, effect=icon_line(kind))


def target(s: State, _after: State, actor: Seat, whom: int) -> Line:
    name = "log-loss" if s.icon == LOSS else "log-bandit"
    result = result_of_hit(s, whom)
    return line(name + ("" if result == "hit" else f"-{result}"), seat=actor, target_seat=whom)


def result_of_hit(s: State, whom: Seat) -> Result:
    """RUL-F-15, RUL-F-23: an empty reserve gives no bandit, and nothing may be left to lose."""
    t = clone_state(s)
    hit(t, whom)
    if standing(t, whom) == standing(s, whom):
        return "none"
    return "hit" if is_active(t, whom) else "due"  # F-JEWEL-05: no ruby is returned


def standing(s: State, seat: Seat) -> tuple[int, ...]:
    """All that a hit can change of a seat."""
    return s.rubies[seat], s.heirloom[seat], s.bandits[seat], s.fall[seat]


def shift(s: State, _after: State, actor: Seat, k: int) -> Line:
    if k // 2 == actor:
        return line("log-shift-own", seat=actor, space=landing(s, k))
    return line("log-shift", seat=actor, portrait_seat=k // 2, space=landing(s, k))


def bribe(_s: State, _after: State, actor: Seat, k: int) -> Line:
    bandits = sum(mix(k))
    if bandits == 0:
        return line("log-decline", seat=actor)
    return line("log-bribe", seat=actor, bandits=bandits)
