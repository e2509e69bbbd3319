"""Which battle card to lay: every pair of cards is tried at the table, the small game is solved."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.core.game import CHANCE, NONE, outcome
from interregnum.core.policy import Policy
from interregnum.games.crown_of_ash.policy.evaluate import chances
from interregnum.games.crown_of_ash.policy.mixed_strategy import solved
from interregnum.games.crown_of_ash.rules.actions import LAY
from interregnum.games.crown_of_ash.rules.battle import is_person, legal_lay
from interregnum.games.crown_of_ash.rules.data import DIE_CARD
from interregnum.games.crown_of_ash.rules.defenders import force
from interregnum.games.crown_of_ash.rules.imagine import hides_attackers
from interregnum.games.crown_of_ash.rules.phases import LAYING
from interregnum.games.crown_of_ash.rules.state import State

WORLDS: Final[i64] = 24  # commitments that the defender is imagined to think of
THROWS: Final[i64] = 6  # how often a pair of cards with a die is tried in each
ROUNDS: Final[i64] = 400


def card_odds(policy: Policy[State], s: State, seat: i64, rng: Random) -> list[float]:
    """By card that a seat may lay; empty where no other person lays one against it."""
    if s.phase != LAYING or not is_person(s, s.attacker) or not is_person(s, s.owner):
        return []
    rows, cols = legal_lay(s, s.attacker), legal_lay(s, s.owner)
    tables = [table(policy, t, rows, cols, rng) for t in worlds(policy, s, seat, rng)]
    if not hides_attackers(s):
        tables = [mean(tables)]
    attack, defend = solved(tables, len(rows), len(cols), ROUNDS)
    return attack if seat == s.attacker else defend


def worlds(policy: Policy[State], s: State, seat: i64, rng: Random) -> list[State]:
    """Attacks as the defender may imagine them; an attacker knows the first one to be true."""
    start = policy.game.clone(s)
    start.attack_card = NONE
    start.defence_card = NONE
    out = [likely(policy, start, rng) for _ in range(WORLDS)]
    if seat == s.attacker:
        out[0] = start
    return out


def likely(policy: Policy[State], s: State, rng: Random) -> State:
    """Attackers are chosen, not drawn: the stronger of two draws."""
    t, u = policy.game.imagine(s, s.owner, rng), policy.game.imagine(s, s.owner, rng)
    return t if force(t.config, t.committed) > force(u.config, u.committed) else u


def table(policy: Policy[State], t: State, rows: Ints, cols: Ints, rng: Random) -> list[float]:
    """What the attacker gains on the defender, row by row."""
    return [cell(policy, t, mine, theirs, rng) for mine in rows for theirs in cols]


def cell(policy: Policy[State], t: State, mine: i64, theirs: i64, rng: Random) -> float:
    rolls = mine == LAY + DIE_CARD or theirs == LAY + DIE_CARD
    throws = THROWS if rolls else 1
    total = 0.0
    for _ in range(throws):
        total += fought(policy, t, mine, theirs, rng)
    return total / float(throws)


def fought(policy: Policy[State], t: State, mine: i64, theirs: i64, rng: Random) -> float:
    """One battle to its end, all other choices by the policy of playouts."""
    u = policy.game.clone(t)
    policy.game.apply(u, t.attacker, mine)
    policy.game.apply(u, t.owner, theirs)
    while u.attacker != NONE:
        seat = policy.game.to_act(u)[0]
        if seat == CHANCE:
            policy.game.apply(
                u, seat, outcome(policy.game.legal(u, seat), policy.game.weights(u), rng)
            )
        else:
            policy.game.apply(u, seat, policy.rollout(u, seat, rng))
    marks = chances(u)
    return marks[t.attacker] - marks[t.owner]


def mean(tables: list[list[float]]) -> list[float]:
    return [sum(cells) / float(len(cells)) for cells in zip(*tables, strict=True)]
