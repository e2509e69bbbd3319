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
from interregnum.games.crown_of_ash.rules.phases import (
    ADJUSTING,
    AT_ALTAR,
    CHOOSING_PROVINCE,
    CHOOSING_TILE,
    COMMANDING,
    COMMITTING,
    DEALING_FATE,
    DEALING_LORDS,
    DEALING_TILES,
    DRAWING_ACTION,
    DRAWING_CARD,
    DRAWING_GUARD,
    DRAWING_ORDER,
    FORESEEING,
    FORTIFYING,
    GAINING,
    GUARDING,
    LAYING,
    LOSING,
    OFFERING,
    ORDERING,
    OVER,
    PAYING,
    PLACING,
    RAISING,
    REROLLING,
    ROLLING,
    SWINDLING,
    TURNING_UP,
    UNMASKING,
    ZERO_LOST,
)
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
        if s.phase == LAYING:
            return battle.laying(s)
        if s.phase < DEALING_LORDS:
            return vec[i64]([s.actor])
        return vec[i64]() if s.phase == OVER else vec[i64]([CHANCE])

    def legal(self, s: State, seat: Seat) -> Ints:
        if seat == CHANCE:
            return chances(s)
        if s.phase == LAYING:
            return battle.legal_lay(s, seat) if battle.must_lay(s, seat) else vec[i64]()
        if s.phase >= DEALING_LORDS or seat != s.actor:
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
    if phase == PLACING:
        return turn.legal_place(s)
    if phase == RAISING:
        return turn.legal_raise(s)
    if phase == ADJUSTING:
        return defenders.legal_adjust(s)
    if phase == COMMITTING:
        return battle.legal_commit(s)
    if phase == GAINING:
        return gather.legal_ingredient(s)
    if phase == PAYING:
        return raising.legal_pay(s)
    return rare_decisions(s)


def rare_decisions(s: State) -> Ints:
    phase = s.phase
    if phase == CHOOSING_TILE:
        return build.legal_tile(s)
    if phase == CHOOSING_PROVINCE:
        return build.legal_province(s)
    if phase == ZERO_LOST:
        return spoils.legal_zero(s)
    if phase == LOSING:
        return spoils.legal_lose(s)
    if phase == ORDERING:
        return rounds.legal_order(s)
    if phase == AT_ALTAR:
        return gather.legal_altar()
    if phase == GUARDING:
        return setup.legal_guard(s, True)
    return power_decisions(s)


def power_decisions(s: State) -> Ints:
    phase = s.phase
    if phase == UNMASKING:
        return battle.legal_unmask()
    if phase == FORESEEING:
        return battle.legal_guess()
    if phase == FORTIFYING:
        return battle.legal_fortify_attack()
    if phase == REROLLING:
        return dice.legal_reroll(s)
    if phase == SWINDLING:
        return powers.legal_swindle(s)
    if phase == COMMANDING:
        return powers.legal_command(s)
    return powers.legal_regroup(s)


def decide(s: State, seat: i64, action: i64) -> None:
    phase = s.phase
    if phase == PLACING:
        turn.apply_place(s, action)
    elif phase == RAISING:
        turn.apply_raise(s, action)
    elif phase == LAYING:
        battle.lay(s, seat, action - LAY)
    elif phase == ADJUSTING:
        defenders.apply_adjust(s, action)
    elif phase == COMMITTING:
        battle.commit(s, action)
    elif phase == GAINING:
        gather.name_ingredient(s, action - INGREDIENT_GAIN)
    elif phase == PAYING:
        raising.apply_pay(s, action)
    else:
        decide_rare(s, seat, action)


def decide_rare(s: State, seat: i64, action: i64) -> None:
    phase = s.phase
    if phase == CHOOSING_TILE:
        build.choose_tile(s, action - TILE)
    elif phase == CHOOSING_PROVINCE:
        build.build(s, action - PROVINCE)
    elif phase == ZERO_LOST:
        spoils.zero_lost(s, action)
    elif phase == LOSING:
        spoils.lose_warrior(s, seat, action - LOSE_WARRIOR)
    elif phase == ORDERING:
        rounds.arrange(s, action - ORDER)
    elif phase == AT_ALTAR:
        gather.visit_altar(s, action)
    elif phase == GUARDING:
        setup.put_guard(s, action - GUARD)
    else:
        use_power(s, action)


def use_power(s: State, action: i64) -> None:
    phase = s.phase
    if phase == UNMASKING:
        battle.unmask(s, action)
    elif phase == FORESEEING:
        battle.foresee(s, action)
    elif phase == FORTIFYING:
        battle.fortify_attack(s, action)
    elif phase == REROLLING:
        dice.reroll(s, action)
    elif phase == SWINDLING:
        powers.swindle(s, action)
    elif phase == COMMANDING:
        powers.command(s, action - COMMAND_TO)
    else:
        powers.regroup(s, action)


def chances(s: State) -> Ints:
    """All equally likely."""
    phase = s.phase
    if phase == ROLLING:
        return dice.legal_roll()
    if phase == TURNING_UP:
        return raising.legal_turn_up(s)
    if phase == OFFERING:
        return build.legal_tile_up(s)
    if phase == DRAWING_ACTION:
        return automa.legal_action_card(s)
    if phase == DRAWING_CARD:
        return battle.legal_draw_card(s)
    if phase == DEALING_FATE:
        return setup.legal_fate(s)
    if phase == DEALING_LORDS:
        return setup.legal_lord(s)
    if phase == DEALING_TILES:
        return setup.legal_start_tile(s)
    if phase == DRAWING_ORDER:
        return setup.legal_draw_order(s)
    return setup.legal_guard(s, False) if phase == DRAWING_GUARD else vec[i64]()


def draw(s: State, action: i64) -> None:
    phase = s.phase
    if phase == ROLLING:
        dice.roll(s, action - ROLL)
    elif phase == TURNING_UP:
        raising.turn_up(s, action - TURN_UP)
    elif phase == OFFERING:
        build.turn_up_tile(s, action - TILE_UP)
    elif phase == DRAWING_ACTION:
        automa.draw_action(s, action - DRAW_ACTION)
    elif phase == DRAWING_CARD:
        battle.draw_card(s, action - DRAW_CARD)
    elif phase == DEALING_FATE:
        setup.deal_fate(s, action - FATE)
    elif phase == DEALING_LORDS:
        setup.deal_lord(s, action - LORD)
    elif phase == DEALING_TILES:
        setup.deal_tile(s, action - START_TILE)
    elif phase == DRAWING_ORDER:
        setup.draw_order(s, action - DRAW_ORDER)
    else:
        setup.put_guard(s, action - DRAW_GUARD)
