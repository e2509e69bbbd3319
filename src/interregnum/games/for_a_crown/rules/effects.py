"""Effects of mercenaries and of the magic die (F-EFFECT)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.for_a_crown.rules import state
from interregnum.games.for_a_crown.rules.actions import ICON, TARGET
from interregnum.games.for_a_crown.rules.data import COIN, DICE, DIE, KINDS, LOSS, MOVE, RUBY
from interregnum.games.for_a_crown.rules.gallery import influence_order, is_active
from interregnum.games.for_a_crown.rules.heirloom import lose, number_fallen
from interregnum.games.for_a_crown.rules.reserve import gain_bandit, gain_coin, gain_rubies
from interregnum.games.for_a_crown.rules.settings import ICON_ORDER_PRINTED, SUPPLY_STRICT
from interregnum.games.for_a_crown.rules.state import State


def kinds_left(s: State) -> i64:
    """A bit per kind of icon still to apply."""
    bits: i64 = 0
    for icon in s.icons:
        bits |= 1 << icon
    return bits


def next_icon(s: State) -> None:
    """The order is free unless `printed` (F-EFFECT-13); one kind left needs no question (D4)."""
    if s.options.supply != SUPPLY_STRICT:
        gain_at_once(s)
    s.icon = NONE
    if len(s.icons) == 0:
        s.phase = state.NEXT_IN_EVENT
        return
    kinds = kinds_left(s)
    if s.options.icon_order == ICON_ORDER_PRINTED or kinds & (kinds - 1) == 0:
        start_icon(s, s.icons[0])
    else:
        s.phase = state.CHOOSING_ICON


def gain_at_once(s: State) -> None:
    """RUBY and COIN before the first choice: their place changes nothing (RUL-F-07)."""
    rest = vec[i64]()
    for icon in s.icons:
        if icon == RUBY:
            gain_rubies(s, s.actor, 1)
        elif icon == COIN:
            gain_coin(s, s.actor)
        else:
            rest = append(rest, icon)
    s.icons = rest


def legal_icons(s: State) -> Ints:
    out = vec[i64]()
    kinds = kinds_left(s)
    for kind in range(KINDS):
        if kinds >> kind & 1 == 1:
            out = append(out, ICON + kind)
    return out


def start_icon(s: State, kind: i64) -> None:
    """Apply an icon, or ask for what it needs."""
    remove_icon(s, kind)
    s.icon = kind
    if kind == RUBY:
        gain_rubies(s, s.actor, 1)
        s.phase = state.NEXT_ICON
    elif kind == COIN:
        gain_coin(s, s.actor)
        s.phase = state.NEXT_ICON
    elif kind == DIE:
        s.phase = state.ROLLING
    elif kind == MOVE:
        s.phase = state.MOVING
    else:
        s.phase = state.TARGETING if has_target(s) else state.NEXT_ICON  # F-EFFECT-14


def remove_icon(s: State, kind: i64) -> None:
    rest = vec[i64]()
    found = False
    for icon in s.icons:
        if not found and icon == kind:
            found = True
        else:
            rest = append(rest, icon)
    s.icons = rest


def can_target(s: State, seat: i64) -> bool:
    """Another active player (F-EFFECT-10, F-JEWEL-09)."""
    return seat != s.actor and is_active(s, seat)


def has_target(s: State) -> bool:
    for seat in range(i64(len(s.fall))):
        if can_target(s, seat):
            return True
    return False


def legal_targets(s: State) -> Ints:
    out = vec[i64]()
    for seat in range(i64(len(s.fall))):
        if can_target(s, seat):
            out = append(out, TARGET + seat)
    return out


def hit(s: State, seat: i64) -> None:
    """LOSS or BANDIT on the seat that was named (D5)."""
    if s.icon == LOSS:
        order = influence_order(s)
        lose(s, seat, 1)
        number_fallen(s, order)
    else:
        gain_bandit(s, seat)
    s.phase = state.NEXT_ICON


def roll(s: State, face: i64) -> None:
    """The icons of the face join the card's, in the die's place (F-EFFECT-05)."""
    icons = DICE[s.options.die][face][:]
    for icon in s.icons:
        icons = append(icons, icon)
    s.icons = icons
    s.phase = state.NEXT_ICON
