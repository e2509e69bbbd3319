"""The steps between decisions: the rules run through them at once."""

from interregnum.games.crown_of_ash.rules import (
    automa,
    battle,
    build,
    dice,
    gather,
    rounds,
    setup,
    spoils,
    turn,
)
from interregnum.games.crown_of_ash.rules.phases import (
    ACTED,
    ADJUSTED,
    ATTACKED,
    AUTOMA_ACTS,
    AUTOMA_RAISED,
    AUTOMA_RAISES,
    BUILT,
    CARDS_LAID,
    CARDS_OPEN,
    COMPENSATING,
    DECIDING,
    DICE_STAND,
    DISCARDING,
    GATHERED,
    OFFERED,
    OVER,
    RENEWING,
    REVEALING,
    REWARDING,
    ROLLED,
    ROUND_OVER,
    ROUND_START,
    SETTING_UP,
    STATIONING,
    TAXING,
    TURN_OVER,
    TURN_START,
)
from interregnum.games.crown_of_ash.rules.state import State


def run(s: State) -> None:
    """Through all steps that ask nobody."""
    while s.phase > OVER:
        go_on(s)


def go_on(s: State) -> None:
    """One step that asks nobody."""
    if s.phase < ATTACKED:
        step_of_turn(s)
    elif s.phase <= DISCARDING:
        step_of_battle(s)
    else:
        step_of_round(s)


def step_of_turn(s: State) -> None:
    phase = s.phase
    if phase == TURN_START:
        turn.start_turn(s)
    elif phase == TAXING:
        gather.tax(s)
    elif phase == GATHERED:
        gather.gathered(s)
    elif phase == BUILT:
        build.built(s)
    elif phase == ADJUSTED:
        build.adjusted(s)
    elif phase == OFFERED:
        build.offered(s)
    elif phase == ROUND_START:
        turn.start_round(s)
    elif phase == SETTING_UP:
        setup.next_step(s)


def step_of_battle(s: State) -> None:
    phase = s.phase
    if phase == ATTACKED:
        battle.attacked(s)
    elif phase == CARDS_LAID:
        battle.cards_laid(s)
    elif phase == REVEALING:
        battle.reveal(s)
    elif phase == CARDS_OPEN:
        battle.cards_open(s)
    elif phase == ROLLED:
        dice.rolled(s)
    elif phase == DICE_STAND:
        dice.dice_stand(s)
    elif phase == REWARDING:
        spoils.reward(s)
    elif phase == COMPENSATING:
        spoils.compensate(s)
    else:
        spoils.discard(s)


def step_of_round(s: State) -> None:
    phase = s.phase
    if phase == ACTED:
        turn.acted(s)
    elif phase in (TURN_OVER, AUTOMA_RAISED):
        turn.end_turn(s)
    elif phase == ROUND_OVER:
        rounds.end_round(s)
    elif phase == RENEWING:
        rounds.renew_offer(s)
    elif phase == DECIDING:
        rounds.decide_order(s)
    elif phase == AUTOMA_ACTS:
        automa.act(s)
    elif phase == AUTOMA_RAISES:
        automa.raise_free(s)
    elif phase == STATIONING:
        automa.station(s)
