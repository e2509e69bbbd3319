"""The steps between decisions: the rules run through them at once."""

from interregnum.games.crown_of_ash.rules import (
    automa,
    battle,
    build,
    dice,
    gather,
    phases,
    rounds,
    setup,
    spoils,
    turn,
)
from interregnum.games.crown_of_ash.rules.state import State


def run(s: State) -> None:
    """Through all steps that ask nobody."""
    while s.phase > phases.OVER:
        go_on(s)


def go_on(s: State) -> None:
    """One step that asks nobody."""
    if s.phase < phases.ATTACKED:
        step_of_turn(s)
    elif s.phase <= phases.DISCARDING:
        step_of_battle(s)
    else:
        step_of_round(s)


def step_of_turn(s: State) -> None:
    phase = s.phase
    if phase == phases.TURN_START:
        turn.start_turn(s)
    elif phase == phases.TAXING:
        gather.tax(s)
    elif phase == phases.GATHERED:
        gather.gathered(s)
    elif phase == phases.BUILT:
        build.built(s)
    elif phase == phases.ADJUSTED:
        build.adjusted(s)
    elif phase == phases.OFFERED:
        build.offered(s)
    elif phase == phases.ROUND_START:
        turn.start_round(s)
    elif phase == phases.SETTING_UP:
        setup.next_step(s)


def step_of_battle(s: State) -> None:
    phase = s.phase
    if phase == phases.ATTACKED:
        battle.attacked(s)
    elif phase == phases.CARDS_LAID:
        battle.cards_laid(s)
    elif phase == phases.REVEALING:
        battle.reveal(s)
    elif phase == phases.CARDS_OPEN:
        battle.cards_open(s)
    elif phase == phases.ROLLED:
        dice.rolled(s)
    elif phase == phases.DICE_STAND:
        dice.dice_stand(s)
    elif phase == phases.REWARDING:
        spoils.reward(s)
    elif phase == phases.COMPENSATING:
        spoils.compensate(s)
    else:
        spoils.discard(s)


def step_of_round(s: State) -> None:
    phase = s.phase
    if phase == phases.ACTED:
        turn.acted(s)
    elif phase in (phases.TURN_OVER, phases.AUTOMA_RAISED):
        turn.end_turn(s)
    elif phase == phases.ROUND_OVER:
        rounds.end_round(s)
    elif phase == phases.RENEWING:
        rounds.renew_offer(s)
    elif phase == phases.DECIDING:
        rounds.decide_order(s)
    elif phase == phases.AUTOMA_ACTS:
        automa.act(s)
    elif phase == phases.AUTOMA_RAISES:
        automa.raise_free(s)
    elif phase == phases.STATIONING:
        automa.station(s)
