"""Phase 3, End of round (F-ROUND), and the end of the game (F-END)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE
from interregnum.games.for_a_crown.rules import data
from interregnum.games.for_a_crown.rules.actions import MERCENARIES
from interregnum.games.for_a_crown.rules.events import most
from interregnum.games.for_a_crown.rules.gallery import influence_order, most_influential
from interregnum.games.for_a_crown.rules.heirloom import lose, number_fallen
from interregnum.games.for_a_crown.rules.reserve import gain_rubies
from interregnum.games.for_a_crown.rules.state import NEXT_PASS, OVER, State, add_shared


def somebody_is_out(s: State) -> bool:
    for fall in s.fall:
        if fall > 0:
            return True
    return False


def end_round(s: State) -> None:
    """Round 4, or a round with an elimination, goes straight to the end (F-ROUND-05, -06)."""
    if s.round == data.ROUNDS or somebody_is_out(s):
        final_steps(s)
        s.phase = OVER
        return
    turn_down(s)
    s.unseen += 1  # F-ROUND-02: one card of the pile, unseen
    s.round += 1  # the costs follow the round (F-ROUND-03, F-ROUND-04)
    s.pass_ = 0
    s.phase = NEXT_PASS


def turn_down(s: State) -> None:
    """All that was revealed is the new shared deck (F-ROUND-01)."""
    for offset in s.revealed:
        if offset < MERCENARIES:
            add_shared(s, offset * 2)
        else:
            s.events |= i64(1) << offset - MERCENARIES
    s.revealed = vec[i64]()


def final_steps(s: State) -> None:
    """Influence, coins, bandits, in this order (F-END-05)."""
    s.actor = NONE
    reward_influence(s)
    reward_coins(s)
    punish_bandits(s)


def reward_influence(s: State) -> None:
    leader = most_influential(s)
    if leader != NONE:
        gain_rubies(s, leader, data.FINAL_INFLUENCE)


def reward_coins(s: State) -> None:
    for seat in holders_of_most(s, s.coins):
        gain_rubies(s, seat, data.FINAL_COINS)


def punish_bandits(s: State) -> None:
    """A loss like any other: it may sell an heirloom or eliminate (RUL-F-18)."""
    order = influence_order(s)
    for seat in holders_of_most(s, s.bandits):
        lose(s, seat, data.FINAL_BANDITS)
    number_fallen(s, order)


def holders_of_most(s: State, tokens: Ints) -> list[i64]:
    """Everybody tied for the largest number, nobody if it is 0 (RUL-F-11)."""
    largest = most(tokens, s)
    return [seat for seat in influence_order(s) if tokens[seat] == largest and largest > 0]
