"""The rule book: who acts, what is legal, what happens."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import CHANCE, Action, Game, Seat, Setup
from interregnum.games.for_a_crown.rules import effects, events, recruit, reveal, state
from interregnum.games.for_a_crown.rules.actions import (
    BLIND,
    EVENT,
    ICON,
    LOOK,
    OPTION,
    PAY,
    PORTRAIT,
    RECRUIT,
    REVEAL,
    ROLL,
    SELL,
    SHIFT,
    SPACE,
    TARGET,
    TURN_UP,
    UNSEEN,
)
from interregnum.games.for_a_crown.rules.copies import clone_state, pack, unpack
from interregnum.games.for_a_crown.rules.data import FACES, LEVELS
from interregnum.games.for_a_crown.rules.gallery import legal_shifts, shift
from interregnum.games.for_a_crown.rules.heirloom import may_sell, sell
from interregnum.games.for_a_crown.rules.imagine import imagined
from interregnum.games.for_a_crown.rules.payment import legal_payments, pay
from interregnum.games.for_a_crown.rules.round_end import end_round
from interregnum.games.for_a_crown.rules.scoring import ranking, totals
from interregnum.games.for_a_crown.rules.setup import hang, legal_portraits, new_state
from interregnum.games.for_a_crown.rules.state import State


class ForACrown(Game[State]):
    name = "for-a-crown"
    version = 1
    actions = SPACE

    def new(self, seats: int, setup: Setup) -> State:
        return new_state(seats, setup)

    def clone(self, s: State) -> State:
        return clone_state(s)

    def to_act(self, s: State) -> Ints:
        if s.phase < state.HANGING:
            return vec[i64]([s.actor])
        return vec[i64]([CHANCE]) if s.phase < state.OVER else vec[i64]()

    def legal(self, s: State, seat: Seat) -> Ints:
        if s.phase >= state.HANGING:
            return chances(s) if seat == CHANCE else vec[i64]()
        if seat != s.actor:
            return vec[i64]()
        out = decisions(s, seat)
        return append(out, SELL) if may_sell(s, seat) else out

    def weights(self, s: State) -> Ints:
        return reveal.reveal_weights(s) if s.phase == state.REVEALING else vec[i64]()

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        act(s, seat, action)
        while s.phase > state.OVER:
            go_on(s)

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        if s.phase == state.LOOKING and seat != s.actor:
            return UNSEEN + recruit.blind_level(s) - 1
        return action

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        return imagined(s, seat, rng)

    def reveals(self, s: State) -> int:
        return s.reveals

    def scores(self, s: State) -> Ints:
        return totals(s)

    def ranks(self, s: State) -> Ints:
        return ranking(s)

    def pack(self, s: State) -> list[int]:
        return pack(s)

    def unpack(self, data: list[int]) -> State:
        return unpack(data)


GAME: Final = ForACrown()


def family(first: i64, count: i64) -> Ints:
    out = vec[i64]()
    for k in range(count):
        out = append(out, first + k)
    return out


def chances(s: State) -> Ints:
    """What chance may do now."""
    if s.phase == state.REVEALING:
        return reveal.legal_reveals(s)
    if s.phase == state.ROLLING:
        return family(ROLL, FACES)
    if s.phase == state.REFILLING:
        return recruit.legal_refills(s)
    if s.phase == state.LOOKING:
        return recruit.legal_looks(s)
    return legal_portraits(s) if s.phase == state.HANGING else vec[i64]()


def decisions(s: State, seat: i64) -> Ints:
    """D1 to D8."""
    if s.phase == state.TARGETING:
        return effects.legal_targets(s)
    if s.phase == state.MOVING:
        return legal_shifts(s)
    if s.phase == state.RECRUITING:
        return recruit.legal_recruits(s, seat)
    if s.phase == state.CHOOSING_ICON:
        return effects.legal_icons(s)
    if s.phase == state.CHOOSING_OPTION:
        return family(OPTION, 2)
    if s.phase == state.PAYING:
        return legal_payments(s, seat)
    return events.legal_bribes(s, seat) if s.phase == state.BRIBING else events.legal_mages(s, seat)


def act(s: State, seat: i64, action: i64) -> None:
    """The action alone, without the steps that follow by themselves."""
    if action == SELL:
        sell(s, seat)
    elif seat == CHANCE:
        s.reveals += 1
        befall(s, action)
    else:
        decide(s, action)


def befall(s: State, action: i64) -> None:
    """An outcome of chance."""
    if s.phase == state.REVEALING and action >= EVENT:
        reveal.reveal_event(s, action - EVENT)
        events.begin_event(s, action - EVENT)
    elif s.phase == state.REVEALING:
        reveal.reveal_mercenary(s, action - REVEAL)
    elif s.phase == state.ROLLING:
        effects.roll(s, action - ROLL)
    elif s.phase == state.REFILLING:
        recruit.turn_up(s, action - TURN_UP)
    elif s.phase == state.LOOKING:
        recruit.look(s, action - LOOK)
    else:
        hang(s, action - PORTRAIT)


def decide(s: State, action: i64) -> None:
    """A decision of the actor."""
    if s.phase == state.TARGETING:
        effects.hit(s, action - TARGET)
    elif s.phase == state.MOVING:
        shift(s, action - SHIFT)
        s.phase = state.NEXT_ICON
    elif s.phase == state.RECRUITING:
        recruit.choose(s, action)
    elif s.phase == state.CHOOSING_ICON:
        effects.start_icon(s, action - ICON)
    elif s.phase == state.CHOOSING_OPTION:
        reveal.choose_option(s, action - OPTION)
    elif s.phase == state.PAYING:
        pay(s, action - PAY)
    elif s.phase == state.BRIBING:
        events.give_bribe(s, action)
    else:
        events.hire_mages(s, action)


def go_on(s: State) -> None:
    """One step without a decision."""
    if s.phase == state.NEXT_ICON:
        effects.next_icon(s)
    elif s.phase == state.NEXT_IN_EVENT:
        events.next_in_event(s)
    elif s.phase == state.NEXT_CARD:
        reveal.next_card(s)
    elif s.phase == state.NEXT_RECRUIT:
        recruit.next_recruit(s)
    elif s.phase == state.PAID:
        deliver(s)
    elif s.phase == state.NEXT_REFILL:
        recruit.next_refill(s)
    elif s.phase == state.NEXT_PASS:
        recruit.next_pass(s)
    else:
        end_round(s)


def deliver(s: State) -> None:
    """What was paid for: a mercenary, or bandits sent home."""
    if RECRUIT <= s.bought < BLIND + LEVELS:
        recruit.enlist(s)
    else:
        events.send_bandits_home(s)
