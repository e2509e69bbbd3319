"""The rule book of Crown of Ash: which phase asks what, and what follows it."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import CHANCE, Action, Game, Seat, Setup
from interregnum.games.crown_of_ash.rules import (
    automa,
    battle,
    build,
    defenders,
    dice,
    gather,
    imagine,
    phases,
    powers,
    raising,
    rounds,
    scoring,
    setup,
    spoils,
    turn,
)
from interregnum.games.crown_of_ash.rules.actions import (
    COMMAND_TO,
    DRAW_ACTION,
    DRAW_CARD,
    DRAW_GUARD,
    DRAW_ORDER,
    FATE,
    GUARD,
    INGREDIENT_GAIN,
    LAY,
    LORD,
    LOSE_WARRIOR,
    ORDER,
    PROVINCE,
    ROLL,
    SPACE,
    START_TILE,
    TILE,
    TILE_UP,
    TURN_UP,
)
from interregnum.games.crown_of_ash.rules.copies import clone_state, pack, unpack
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.games.crown_of_ash.rules.steps import run


class CrownOfAsh(Game[State]):
    name = "crown-of-ash"
    version = 2
    actions = SPACE

    def new(self, seats: int, setup_: Setup) -> State:
        s = setup.new_state(seats, setup_)
        run(s)
        return s

    def clone(self, s: State) -> State:
        return clone_state(s)

    def to_act(self, s: State) -> Ints:
        if s.phase == phases.LAYING:
            return battle.laying(s)
        if s.phase < phases.DEALING_LORDS:
            return vec[i64]([s.actor])
        return vec[i64]() if s.phase == phases.OVER else vec[i64]([CHANCE])

    def legal(self, s: State, seat: Seat) -> Ints:
        if seat == CHANCE:
            return chances(s)
        if s.phase == phases.LAYING:
            return battle.legal_lay(s, seat) if battle.must_lay(s, seat) else vec[i64]()
        if s.phase >= phases.DEALING_LORDS or seat != s.actor:
            return vec[i64]()
        return decisions(s)

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        act(s, seat, action)
        run(s)

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        return imagine.seen(s, seat, actor, action)

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        return imagine.imagine(s, seat, rng)

    def reveals(self, s: State) -> int:
        return s.reveals

    def scores(self, s: State) -> Ints:
        return scoring.scores(s)

    def ranks(self, s: State) -> Ints:
        return scoring.ranks(s)

    def pack(self, s: State) -> list[int]:
        return pack(s)

    def unpack(self, data: list[int]) -> State:
        return unpack(data)


def act(s: State, seat: i64, action: i64) -> None:
    """The action alone, without the steps that follow from it."""
    if seat == CHANCE:
        draw(s, action)
    else:
        decide(s, seat, action)


def decisions(s: State) -> Ints:
    """What the actor may do."""
    phase = s.phase
    if phase == phases.PLACING:
        return turn.legal_place(s)
    if phase == phases.RAISING:
        return turn.legal_raise(s)
    if phase == phases.ADJUSTING:
        return defenders.legal_adjust(s)
    if phase == phases.COMMITTING:
        return battle.legal_commit(s)
    if phase == phases.GAINING:
        return gather.legal_ingredient(s)
    if phase == phases.PAYING:
        return raising.legal_pay(s)
    return rare_decisions(s)


def rare_decisions(s: State) -> Ints:
    phase = s.phase
    if phase == phases.CHOOSING_TILE:
        return build.legal_tile(s)
    if phase == phases.CHOOSING_PROVINCE:
        return build.legal_province(s)
    if phase == phases.ZERO_LOST:
        return spoils.legal_zero(s)
    if phase == phases.LOSING:
        return spoils.legal_lose(s)
    if phase == phases.ORDERING:
        return rounds.legal_order(s)
    if phase == phases.AT_ALTAR:
        return gather.legal_altar()
    if phase == phases.GUARDING:
        return setup.legal_guard(s, True)
    return power_decisions(s)


def power_decisions(s: State) -> Ints:
    phase = s.phase
    if phase == phases.UNMASKING:
        return battle.legal_unmask()
    if phase == phases.FORESEEING:
        return battle.legal_guess()
    if phase == phases.FORTIFYING:
        return battle.legal_fortify_attack()
    if phase == phases.REROLLING:
        return dice.legal_reroll(s)
    if phase == phases.SWINDLING:
        return powers.legal_swindle(s)
    if phase == phases.COMMANDING:
        return powers.legal_command(s)
    return powers.legal_regroup(s)


def decide(s: State, seat: i64, action: i64) -> None:
    phase = s.phase
    if phase == phases.PLACING:
        turn.apply_place(s, action)
    elif phase == phases.RAISING:
        turn.apply_raise(s, action)
    elif phase == phases.LAYING:
        battle.lay(s, seat, action - LAY)
    elif phase == phases.ADJUSTING:
        defenders.apply_adjust(s, action)
    elif phase == phases.COMMITTING:
        battle.commit(s, action)
    elif phase == phases.GAINING:
        gather.name_ingredient(s, action - INGREDIENT_GAIN)
    elif phase == phases.PAYING:
        raising.apply_pay(s, action)
    else:
        decide_rare(s, seat, action)


def decide_rare(s: State, seat: i64, action: i64) -> None:
    phase = s.phase
    if phase == phases.CHOOSING_TILE:
        build.choose_tile(s, action - TILE)
    elif phase == phases.CHOOSING_PROVINCE:
        build.build(s, action - PROVINCE)
    elif phase == phases.ZERO_LOST:
        spoils.zero_lost(s, action)
    elif phase == phases.LOSING:
        spoils.lose_warrior(s, seat, action - LOSE_WARRIOR)
    elif phase == phases.ORDERING:
        rounds.arrange(s, action - ORDER)
    elif phase == phases.AT_ALTAR:
        gather.visit_altar(s, action)
    elif phase == phases.GUARDING:
        setup.put_guard(s, action - GUARD)
    else:
        use_power(s, action)


def use_power(s: State, action: i64) -> None:
    phase = s.phase
    if phase == phases.UNMASKING:
        battle.unmask(s, action)
    elif phase == phases.FORESEEING:
        battle.foresee(s, action)
    elif phase == phases.FORTIFYING:
        battle.fortify_attack(s, action)
    elif phase == phases.REROLLING:
        dice.reroll(s, action)
    elif phase == phases.SWINDLING:
        powers.swindle(s, action)
    elif phase == phases.COMMANDING:
        powers.command(s, action - COMMAND_TO)
    else:
        powers.regroup(s, action)


def chances(s: State) -> Ints:
    """All equally likely."""
    phase = s.phase
    if phase == phases.ROLLING:
        return dice.legal_roll()
    if phase == phases.TURNING_UP:
        return raising.legal_turn_up(s)
    if phase == phases.OFFERING:
        return build.legal_tile_up(s)
    if phase == phases.DRAWING_ACTION:
        return automa.legal_action_card(s)
    if phase == phases.DRAWING_CARD:
        return battle.legal_draw_card(s)
    if phase == phases.DEALING_FATE:
        return setup.legal_fate(s)
    if phase == phases.DEALING_LORDS:
        return setup.legal_lord(s)
    if phase == phases.DEALING_TILES:
        return setup.legal_start_tile(s)
    if phase == phases.DRAWING_ORDER:
        return setup.legal_draw_order(s)
    return setup.legal_guard(s, False) if phase == phases.DRAWING_GUARD else vec[i64]()


def draw(s: State, action: i64) -> None:
    phase = s.phase
    if phase == phases.ROLLING:
        dice.roll(s, action - ROLL)
    elif phase == phases.TURNING_UP:
        raising.turn_up(s, action - TURN_UP)
    elif phase == phases.OFFERING:
        build.turn_up_tile(s, action - TILE_UP)
    elif phase == phases.DRAWING_ACTION:
        automa.draw_action(s, action - DRAW_ACTION)
    elif phase == phases.DRAWING_CARD:
        battle.draw_card(s, action - DRAW_CARD)
    elif phase == phases.DEALING_FATE:
        setup.deal_fate(s, action - FATE)
    elif phase == phases.DEALING_LORDS:
        setup.deal_lord(s, action - LORD)
    elif phase == phases.DEALING_TILES:
        setup.deal_tile(s, action - START_TILE)
    elif phase == phases.DRAWING_ORDER:
        setup.draw_order(s, action - DRAW_ORDER)
    else:
        setup.put_guard(s, action - DRAW_GUARD)
