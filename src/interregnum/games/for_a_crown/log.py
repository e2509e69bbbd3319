"""The log: what an action did, with all that followed from it by itself."""

from collections.abc import Callable, Iterator
from typing import Final

from interregnum.core.game import Action, Seat
from interregnum.games.for_a_crown.rules import round_end
from interregnum.games.for_a_crown.rules.actions import SPACE
from interregnum.games.for_a_crown.rules.copies import clone_state
from interregnum.games.for_a_crown.rules.data import CARD_LEVEL, CARDS, HEIRLOOM, ICONS, LOSS
from interregnum.games.for_a_crown.rules.effects import hit
from interregnum.games.for_a_crown.rules.gallery import influence_order, is_active, next_free, taken
from interregnum.games.for_a_crown.rules.game import ForACrown, act, go_on
from interregnum.games.for_a_crown.rules.recruit import column_cost
from interregnum.games.for_a_crown.rules.state import OVER, ROUND_OVER, State
from interregnum.games.for_a_crown.text import (
    card_line,
    event_line,
    face_line,
    half_line,
    line,
    mix,
)
from interregnum.games.shown import Line

GAME: Final = ForACrown()
PURCHASES: Final = {"recruit", "blind", "bribe", "bribe_sale", "mages_coin", "mages_ruby"}
FINAL: Final[dict[str, Callable[[State], None]]] = {
    "final-influence": round_end.reward_influence,
    "final-coins": round_end.reward_coins,
    "final-bandits": round_end.punish_bandits,
}


def describe(s: State, seat: Seat, action: Action, viewer: Seat) -> Line | None:
    """`s` is the state before; the viewer is told what it sees (F-INFO-03, F-INFO-04)."""
    family, k = SPACE.decode(GAME.seen(s, viewer, seat, action))
    told = TOLD[family](s, k)
    return Line(told.id, told.args, list(followed(s, seat, action, family)))


def followed(s: State, seat: Seat, action: Action, family: str) -> Iterator[Line]:
    """Payments, gains, losses, sales and falls, then the end of the round or of the game."""
    t = clone_state(s)
    act(t, seat, action)
    while t.phase > OVER and t.phase != ROUND_OVER:
        go_on(t)
    if family in PURCHASES:
        yield from paid(s, t)
    elif family != "pay":
        yield from changes(s, t, family)
    if t.phase == ROUND_OVER:
        yield from round_over(t)


def paid(s: State, t: State) -> Iterator[Line]:
    """A sale, then the mix, or only that the cost was paid (option `log_detail`)."""
    seat = s.actor
    sold = s.heirloom[seat] - t.heirloom[seat]
    rubies = s.rubies[seat] + HEIRLOOM * sold - t.rubies[seat]
    coins = s.coins[seat] - t.coins[seat]
    if sold:
        yield line("log-sale", seat=seat)
    if coins + rubies:
        yield payment(s, coins, rubies)


def payment(s: State, coins: int, rubies: int) -> Line:
    if not s.options.log_detail:
        return line("log-paid", seat=s.actor)
    if rubies == 0:
        return line("log-pays-coins", seat=s.actor, coins=coins)
    if coins == 0:
        return line("log-pays-rubies", seat=s.actor, rubies=rubies)
    return line("log-pays", seat=s.actor, coins=coins, rubies=rubies)


def changes(s: State, t: State, family: str) -> Iterator[Line]:
    """Seat by seat in influence order, as losses are carried out (RUL-F-05)."""
    for seat in [*influence_order(s), *unhung(s)]:
        if s.heirloom[seat] > t.heirloom[seat] and family != "sell":
            yield line("log-sale", seat=seat)
        yield from gained(s, t, seat, family)
        if s.bandits[seat] > t.bandits[seat]:
            bandits = s.bandits[seat] - t.bandits[seat]
            yield line("log-returns", seat=seat, bandits=bandits)
        if is_active(s, seat) and not is_active(t, seat):
            yield line("log-out", seat=seat)


def unhung(s: State) -> list[int]:
    """Seats whose portraits the set-up has still to hang."""
    return [seat for seat in range(len(s.space)) if s.space[seat] == 0 and is_active(s, seat)]


def gained(s: State, t: State, seat: Seat, family: str) -> Iterator[Line]:
    """Rubies and coins; a LOSS that was named is told already."""
    sold = s.heirloom[seat] - t.heirloom[seat]
    rubies = t.rubies[seat] - s.rubies[seat] - HEIRLOOM * sold
    if rubies > 0:
        yield line("log-gains-rubies", seat=seat, rubies=rubies)
    elif rubies < 0 and family != "target":
        yield line("log-loses", seat=seat, rubies=-rubies)
    if t.coins[seat] > s.coins[seat]:
        yield line("log-gains-coins", seat=seat, coins=t.coins[seat] - s.coins[seat])


def round_over(t: State) -> Iterator[Line]:
    """The final steps one by one, or the next round."""
    u = clone_state(t)
    round_end.end_round(u)
    if u.phase != OVER:
        yield line("log-round", round=u.round)
        return
    for name, step in FINAL.items():
        before = clone_state(t)
        step(t)
        then = list(changes(before, t, "final"))
        if then:
            yield Line(f"for-a-crown-{name}", {}, then)
    winner = list(GAME.ranks(u)).index(1)
    yield line("log-winner", seat=winner, rubies=GAME.scores(u)[winner])


def told_of_recruit(s: State, card: int) -> Line:
    cost = column_cost(s, CARD_LEVEL[card])
    return line("log-recruit", seat=s.actor, card=card_line(card), cost=cost)


def told_of_target(s: State, target: int) -> Line:
    """RUL-F-15, RUL-F-23: an empty reserve gives no bandit, and nothing may be left to lose."""
    t = clone_state(s)
    hit(t, target)
    name = "log-loss" if s.icon == LOSS else "log-bandit"
    if standing(t, target) == standing(s, target):
        name += "-none"
    elif not is_active(t, target):
        name += "-due"  # F-JEWEL-05: no ruby is returned
    return line(name, seat=s.actor, target_seat=target)


def standing(s: State, seat: Seat) -> tuple[int, ...]:
    """All that a hit can change of a seat."""
    return s.rubies[seat], s.heirloom[seat], s.bandits[seat], s.fall[seat]


def told_of_shift(s: State, k: int) -> Line:
    portrait, right = k // 2, k % 2
    space = next_free(taken(s), s.space[portrait], 1 if right else -1)
    return line("log-shift", seat=s.actor, portrait_seat=portrait, space=space)


def told_of_bribe(s: State, k: int) -> Line:
    bandits = sum(mix(k))
    if bandits == 0:
        return line("log-decline", seat=s.actor)
    return line("log-bribe", seat=s.actor, bandits=bandits)


def told_of_reveal(s: State, k: int) -> Line:
    name = "log-reveal" if is_active(s, k // CARDS) else "log-ignored"
    return line(name, seat=k // CARDS, card=card_line(k % CARDS))


TOLD: Final[dict[str, Callable[[State, int], Line]]] = {
    "portrait": lambda _s, k: line("log-portrait", seat=k),
    "turn_up": lambda _s, k: line("log-turn-up", card=card_line(k)),
    "look": lambda s, k: line("log-look", seat=s.actor, card=card_line(k)),
    "unseen": lambda s, k: line("log-unseen", seat=s.actor, level=k + 1),
    "reveal": told_of_reveal,
    "event": lambda _s, k: line("log-event", event=event_line(k)),
    "roll": lambda s, k: line("log-roll", seat=s.actor, effects=face_line(s, k)),
    "recruit": told_of_recruit,
    "blind": lambda s, k: line("log-blind", seat=s.actor, level=k + 1, cost=column_cost(s, k + 1)),
    "pay": lambda s, k: payment(s, s.cost - k, k),
    "option": lambda s, k: line("log-option", seat=s.actor, effects=half_line(s, k)),
    "icon": lambda s, k: line("log-icon", seat=s.actor, effect=line(f"icon-{ICONS[k].lower()}")),
    "target": told_of_target,
    "shift": told_of_shift,
    "bribe": told_of_bribe,
    "bribe_sale": lambda s, k: line("log-bribe", seat=s.actor, bandits=k),
    "mages_decline": lambda s, _k: line("log-decline", seat=s.actor),
    "mages_coin": lambda s, _k: line("log-mages", seat=s.actor),
    "mages_ruby": lambda s, _k: line("log-mages", seat=s.actor),
    "sell": lambda s, _k: line("log-sale", seat=s.actor),
}
