"""Dice for battle, turn order and the automa's province, and the second chance of Mors."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import phases
from interregnum.games.crown_of_ash.rules.actions import KEEP_DICE, REROLL, ROLL
from interregnum.games.crown_of_ash.rules.battle import has_power, resolve, seat_of
from interregnum.games.crown_of_ash.rules.data import FACES, MORS, SEATS
from interregnum.games.crown_of_ash.rules.rounds import compare_dice
from interregnum.games.crown_of_ash.rules.settings import SECOND_CHANCE_SCOPE_ANY
from interregnum.games.crown_of_ash.rules.state import BATTLE_DICE, BIT, ORDER_DICE, State, lowest


def legal_roll() -> Ints:
    out = vec[i64]()
    for face in range(FACES):
        out = append(out, ROLL + face)
    return out


def roll(s: State, face: i64) -> None:
    """The lowest of the dice still to be thrown."""
    die = lowest(s.unrolled)
    s.unrolled &= ~BIT[die]
    s.dice[die] = face + 1
    s.reveals += 1
    if s.unrolled == 0:
        s.phase = phases.ROLLED


def thrown(s: State) -> i64:
    """A bit for each die on the table."""
    if s.rolling == ORDER_DICE:
        return s.tied
    bits: i64 = 0
    for die in range(SEATS):
        if s.dice[die] > 0:
            bits |= BIT[die]
    return bits


def rolled(s: State) -> None:
    """Once all dice lie, Mors may have one of them thrown again (RUL-A-16)."""
    mors = seat_of(s, MORS)
    any_dice = s.config.options.second_chance_scope == SECOND_CHANCE_SCOPE_ANY
    scope = any_dice or s.rolling == BATTLE_DICE
    if scope and mors != NONE and has_power(s, mors, MORS) and thrown(s) != 0:
        s.actor = mors
        s.phase = phases.REROLLING
    else:
        s.phase = phases.DICE_STAND


def legal_reroll(s: State) -> Ints:
    out = vec[i64]()
    for die in range(SEATS):
        if thrown(s) >> die & 1 == 1:
            out = append(out, REROLL + die)
    return append(out, KEEP_DICE)


def reroll(s: State, action: i64) -> None:
    """Once for each use; the new result stands (A-POWER-10)."""
    if action == KEEP_DICE:
        s.phase = phases.DICE_STAND
        return
    s.players[s.actor].token = 0
    s.unrolled = BIT[action - REROLL]
    s.phase = phases.ROLLING


def dice_stand(s: State) -> None:
    if s.rolling == BATTLE_DICE:
        resolve(s)
        return
    if s.rolling == ORDER_DICE:
        compare_dice(s)
        return
    s.target = s.dice[0] - 1  # A-AI-14
    s.phase = phases.DRAWING_ACTION
