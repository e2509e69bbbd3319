"""What followed from an action, for all to see (F-INFO-03): in the log, on boards. Compiled."""

from collections.abc import Callable, Iterator
from typing import Final

from interregnum.core.game import Action, Seat
from interregnum.games.for_a_crown.events_kinds import (
    AnyEvent,
    Gained,
    Hit,
    LastStep,
    Lost,
    Out,
    Paid,
    Returned,
    Revealed,
    Rolled,
    Round,
    Sold,
    Step,
    Won,
)
from interregnum.games.for_a_crown.log import payment, result_of_hit
from interregnum.games.for_a_crown.rules import round_end
from interregnum.games.for_a_crown.rules.actions import MERCENARIES, SPACE
from interregnum.games.for_a_crown.rules.copies import clone_state
from interregnum.games.for_a_crown.rules.data import DICE, HEIRLOOM, ICONS
from interregnum.games.for_a_crown.rules.gallery import influence_order, is_active
from interregnum.games.for_a_crown.rules.game import act, go_on
from interregnum.games.for_a_crown.rules.scoring import ranking, total
from interregnum.games.for_a_crown.rules.state import OVER, ROUND_OVER, State
from interregnum.games.for_a_crown.text import line
from interregnum.games.for_a_crown.view import shared_card

PURCHASES: Final = {"recruit", "blind", "bribe", "bribe_sale", "mages_coin", "mages_ruby", "pay"}
STEPS: Final[dict[Step, Callable[[State], None]]] = {
    "influence": round_end.reward_influence,
    "coins": round_end.reward_coins,
    "bandits": round_end.punish_bandits,
}


def events(before: State, after: State, actor: Seat, action: Action) -> Iterator[AnyEvent]:
    """What the action shows, payments, gains, losses, sales and falls, the end of the round."""
    family, k = SPACE.decode(action)
    if family in SHOWN:
        yield SHOWN[family](before, k)
    ended = after.phase == OVER or after.round > before.round
    t = at_round_end(before, actor, action) if ended else after
    yield from paid(before, t, family) if family in PURCHASES else changes(before, t, family)
    if after.phase == OVER:
        yield from game_end(t)
    elif ended:
        yield Round(line("log-round", round=after.round), after.round)


def at_round_end(before: State, actor: Seat, action: Action) -> State:
    """The table when the last card is done, before its round is cleared away."""
    t = clone_state(before)
    act(t, actor, action)
    while t.phase != ROUND_OVER:
        go_on(t)
    return t


def revealed(s: State, offset: int) -> Revealed:
    card = shared_card(offset)
    return Revealed(None, card, ignored=card.owner >= 0 and not is_active(s, card.owner))


def rolled(s: State, face: int) -> Rolled:
    icons = [ICONS[icon] for icon in DICE[s.options.die][face]]
    return Rolled(None, s.actor, face + 1, icons)


def hit(s: State, whom: int) -> Hit:
    return Hit(None, s.actor, whom, ICONS[s.icon], result_of_hit(s, whom))


SHOWN: Final[dict[str, Callable[[State, int], AnyEvent]]] = {
    "reveal": revealed,
    "event": lambda s, e: revealed(s, MERCENARIES + e),
    "roll": rolled,
    "target": hit,
}


def paid(s: State, t: State, family: str) -> Iterator[AnyEvent]:
    """A sale, then the mix; a payment that was asked for is told already."""
    seat = s.actor
    sold = s.heirloom[seat] - t.heirloom[seat]
    rubies = s.rubies[seat] + HEIRLOOM * sold - t.rubies[seat]
    coins = s.coins[seat] - t.coins[seat]
    if sold:
        yield Sold(line("log-sale", seat=seat), seat)
    if coins + rubies:
        told = None if family == "pay" else payment(s, seat, coins, rubies)
        yield Paid(told, seat, *((coins, rubies) if s.options.log_detail else (None, None)))


def changes(s: State, t: State, family: str) -> Iterator[AnyEvent]:
    """Seat by seat in influence order, as losses are carried out (RUL-F-05)."""
    for seat in [*influence_order(s), *unhung(s)]:
        if s.heirloom[seat] > t.heirloom[seat]:
            yield Sold(None if family == "sell" else line("log-sale", seat=seat), seat)
        yield from gained(s, t, seat, family)
        if s.bandits[seat] > t.bandits[seat]:
            bandits = s.bandits[seat] - t.bandits[seat]
            yield Returned(line("log-returns", seat=seat, bandits=bandits), seat, bandits)
        if is_active(s, seat) and not is_active(t, seat):
            yield Out(line("log-out", seat=seat), seat)


def unhung(s: State) -> list[int]:
    """Seats whose portraits the set-up has still to hang."""
    return [seat for seat in range(len(s.space)) if s.space[seat] == 0 and is_active(s, seat)]


def gained(s: State, t: State, seat: Seat, family: str) -> Iterator[AnyEvent]:
    """Rubies and coins; a LOSS that was named is told already."""
    sold = s.heirloom[seat] - t.heirloom[seat]
    rubies = t.rubies[seat] - s.rubies[seat] - HEIRLOOM * sold
    coins = t.coins[seat] - s.coins[seat]
    if rubies > 0:
        yield Gained(line("log-gains-rubies", seat=seat, rubies=rubies), seat, "ruby", rubies)
    elif rubies < 0:
        told = None if family == "target" else line("log-loses", seat=seat, rubies=-rubies)
        yield Lost(told, seat, -rubies)
    if coins > 0:
        yield Gained(line("log-gains-coins", seat=seat, coins=coins), seat, "coin", coins)


def game_end(t: State) -> Iterator[AnyEvent]:
    """The final steps one by one, carried out on a table of our own."""
    for name, step in STEPS.items():
        before = clone_state(t)
        step(t)
        changed = list(changes(before, t, name))
        if changed:
            yield LastStep(line(f"log-final-{name}"), name, worth(before))
            yield from changed
    winner, rubies = list(ranking(t)).index(1), worth(t)
    told = line("log-winner", seat=winner, rubies=rubies[winner])
    yield Won(told, winner, rubies[winner], rubies)


def worth(s: State) -> list[int]:
    """By seat, the rubies in all."""
    return [int(total(s, seat)) for seat in range(len(s.rubies))]
