"""A turn: a minion, its action, a warrior (A-TURN)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.actions import NO_RAISE, PLACE, RAISE, ROB
from interregnum.games.crown_of_ash.rules.battle import start_battle
from interregnum.games.crown_of_ash.rules.build import can_build
from interregnum.games.crown_of_ash.rules.gather import gather, is_automa, mover, take_gold
from interregnum.games.crown_of_ash.rules.powers import apply_power, extend_powers, has_room
from interregnum.games.crown_of_ash.rules.raising import extend_slots, start_payment
from interregnum.games.crown_of_ash.rules.spoils import take_cards
from interregnum.games.crown_of_ash.rules.state import BIT, PROVINCE_DIE, State, clear_dice


def full_action_deck(targeted: bool) -> i64:
    """Five cards: the targeted one takes the place of card I (A-AI-02)."""
    cards = BIT[data.ACTIONS] - 1
    return cards & ~BIT[data.REPLACED if targeted else data.TARGETED]


def start_round(s: State) -> None:
    """The power tokens wake (A-POWER-03)."""
    if s.config.options.powers:
        for seat in range(s.config.people):
            s.players[seat].token = 1
    s.turn = 0
    s.phase = phases.TURN_START


def start_turn(s: State) -> None:
    s.actor = mover(s)
    if not is_automa(s, s.actor):
        s.phase = phases.PLACING
        return
    clear_dice(s)
    s.unrolled = 1
    s.rolling = PROVINCE_DIE
    s.phase = phases.ROLLING


def area_of_space(space: i64) -> i64:
    """The area a resource or battle space belongs to."""
    if space < data.BATTLE_SPACE:
        return space
    return space - data.BATTLE_SPACE if space < data.WING_SPACE else data.CITADEL


def can_gather(s: State, province: i64) -> bool:
    """A tile and a free space; anybody may (A-RES-02, A-RES-04)."""
    return s.top[province] != NONE and has_room(s, province)


def can_attack(s: State, seat: i64, space: i64) -> bool:
    """An area of somebody else, room and a warrior in hand (A-BATTLE-01 to -03)."""
    owner = s.controller[area_of_space(space)]
    if owner in (NONE, seat) or s.players[seat].hand == 0:
        return False
    return has_room(s, space)


def can_place(s: State, seat: i64, space: i64) -> bool:
    """A space is only for its action (A-TURN-08, RUL-A-30)."""
    if space < data.BATTLE_SPACE:
        return can_gather(s, space)
    if space < data.GOLD_SPACE:
        return can_attack(s, seat, space)
    if space == data.GOLD_SPACE:
        return True
    if space == data.BUILD_SPACE:
        return can_build(s, seat)
    return s.players[seat].refreshed == 0


def legal_place(s: State) -> Ints:
    seat = s.actor
    out = vec[i64]()
    for space in range(data.REFRESH_SPACE + 1):
        if can_place(s, seat, space):
            out = append(out, PLACE + space)
    return extend_powers(out, s, seat)


def apply_place(s: State, action: i64) -> None:
    if action >= ROB:
        apply_power(s, s.actor, action)
    else:
        place(s, s.actor, action - PLACE)


def put_minion(s: State, seat: i64, space: i64) -> None:
    """It stays till the end of the round (A-TURN-07)."""
    p = s.players[seat]
    p.minions -= 1
    if space == data.REFRESH_SPACE:
        p.refreshed = 1
        return
    k = seat * data.MINIONS
    while s.minions[k] != NONE:
        k += 1
    s.minions[k] = space
    s.taken[space] += 1


def place(s: State, seat: i64, space: i64) -> None:
    """The action comes from the space (A-TURN-05)."""
    put_minion(s, seat, space)
    if space < data.BATTLE_SPACE:
        gather(s, seat, space)
    elif space < data.GOLD_SPACE:
        start_battle(s, seat, area_of_space(space), space)
    elif space == data.GOLD_SPACE:
        take_gold(s, seat)
    elif space < data.BOARD_SPACES:
        s.phase = phases.CHOOSING_TILE
    else:
        refresh(s, seat)


def refresh(s: State, seat: i64) -> None:
    """Battle cards come back and the power token wakes (A-BCARD-08, A-POWER-03)."""
    p = s.players[seat]
    take_cards(p)
    if s.config.options.powers:
        p.token = 1
    s.phase = phases.ACTED


def acted(s: State) -> None:
    """The action is carried out; a person may raise (A-WAR-02)."""
    s.actor = mover(s)
    if not is_automa(s, s.actor):
        s.phase = phases.RAISING
    elif s.extra == 1:
        s.phase = phases.AUTOMA_RAISES
    else:
        s.phase = phases.TURN_OVER


def legal_raise(s: State) -> Ints:
    out = extend_slots(vec[i64](), s, s.actor, RAISE)
    return extend_powers(append(out, NO_RAISE), s, s.actor)


def apply_raise(s: State, action: i64) -> None:
    if action == NO_RAISE:
        s.phase = phases.TURN_OVER
    elif action < NO_RAISE:
        start_payment(s, action - RAISE, 0)
    else:
        apply_power(s, s.actor, action)


def end_turn(s: State) -> None:
    """To the next in order until nobody has a minion left (A-TURN-02)."""
    if s.config.automa and s.actions == 0:  # RUL-A-62
        s.actions = full_action_deck(s.config.options.automa_targeted_card)
    s.action_card = NONE
    s.target = NONE
    s.area = NONE
    pass_figure(s)
    over = s.players[mover(s)].minions == 0
    s.phase = phases.ROUND_OVER if over else phases.TURN_START


def pass_figure(s: State) -> None:
    """To the next one with a minion, to the very next if nobody has one."""
    many = i64(len(s.order))
    for k in range(i64(1), many + 1):
        place = (s.turn + k) % many
        if s.players[s.order[place]].minions > 0:
            s.turn = place
            return
    s.turn = (s.turn + 1) % many
