"""The end of a round and the turn order of the next (A-ROUND)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import phases
from interregnum.games.crown_of_ash.rules.actions import ORDER
from interregnum.games.crown_of_ash.rules.build import draw_tile
from interregnum.games.crown_of_ash.rules.data import BOARD_SPACES, MINIONS, OFFER, ROUNDS
from interregnum.games.crown_of_ash.rules.gather import raise_graveyard
from interregnum.games.crown_of_ash.rules.scoring import score_final, score_round, tiles_worth
from interregnum.games.crown_of_ash.rules.state import (
    BIT,
    ORDER_DICE,
    State,
    clear_dice,
    lowest,
)


def end_round(s: State) -> None:
    """Steps 1 to 4; after the last round only the scoring (A-ROUND-12)."""
    score_round(s)
    if s.round == ROUNDS - 1:
        score_final(s)
        s.reveals += 1  # the fate cards are shown
        s.phase = phases.OVER
        return
    send_minions_home(s)
    for p in s.players:
        raise_graveyard(p)
    set_offer_aside(s)
    s.phase = phases.RENEWING


def send_minions_home(s: State) -> None:
    for k in range(i64(len(s.minions))):
        s.minions[k] = NONE
    for space in range(BOARD_SPACES):
        s.taken[space] = 0
    for p in s.players:
        p.minions = MINIONS
        p.refreshed = 0


def set_offer_aside(s: State) -> None:
    """A-BUILD-12."""
    for place in range(OFFER):
        if s.offer[place] != NONE:
            s.aside |= BIT[s.offer[place]]
            s.offer[place] = NONE
    s.place = NONE


def renew_offer(s: State) -> None:
    """Place by place; then the round marker moves (A-ROUND-06)."""
    s.place += 1
    if s.place < OFFER:
        draw_tile(s, phases.RENEWING)
        return
    s.place = NONE
    s.round += 1
    s.phase = phases.DECIDING


def last_by(s: State, seats: i64, tiles: bool) -> i64:
    """Those of a set of seats with the fewest points, or with the least worth of tiles."""
    best: i64 = 0
    fewest: i64 = 0
    while seats != 0:
        seat = lowest(seats)
        seats &= seats - 1
        points = tiles_worth(s, seat) if tiles else s.players[seat].vp
        if best == 0 or points < fewest:
            best = 0
            fewest = points
        if points == fewest:
            best |= BIT[seat]
    return best


def decide_order(s: State) -> None:
    """The last in points arranges the order (A-ROUND-08); of the tied, tiles then dice decide."""
    if s.config.people == 1:
        s.phase = phases.ROUND_START
        return
    last = last_by(s, BIT[s.config.people] - 1, False)
    s.tied = last_by(s, last, True)
    settle_tie(s)


def settle_tie(s: State) -> None:
    """One left decides; several throw a die each (A-ROUND-10)."""
    if s.tied & (s.tied - 1) == 0:
        s.actor = lowest(s.tied)
        s.tied = 0
        s.order = vec[i64]()
        s.phase = phases.ORDERING
        return
    clear_dice(s)
    s.unrolled = s.tied
    s.rolling = ORDER_DICE
    s.phase = phases.ROLLING


def compare_dice(s: State) -> None:
    """Only those tied on the highest die throw again (RUL-A-70)."""
    highest: i64 = 0
    for seat in range(s.config.people):
        if s.tied >> seat & 1 == 1:
            highest = max(highest, s.dice[seat])
    for seat in range(s.config.people):
        if s.dice[seat] != highest:
            s.tied &= ~BIT[seat]
    settle_tie(s)


def in_order(s: State, seat: i64) -> bool:
    return any(other == seat for other in s.order)


def legal_order(s: State) -> Ints:
    """The people not yet placed; the automa is always last (A-AI-10)."""
    out = vec[i64]()
    for seat in range(s.config.people):
        if not in_order(s, seat):
            out = append(out, ORDER + seat)
    return out


def put_in_order(s: State, seat: i64) -> None:
    """The next seat; with the simple order the others follow clockwise (A-ROUND-11)."""
    s.order = append(s.order, seat)
    if s.config.options.simple_turn_order:
        for k in range(i64(1), s.config.people):
            s.order = append(s.order, (seat + k) % s.config.people)
    if i64(len(s.order)) == s.config.people - 1:
        s.order = append(s.order, legal_order(s)[0] - ORDER)


def is_ordered(s: State) -> bool:
    return i64(len(s.order)) >= s.config.people


def seat_automa(s: State) -> None:
    if s.config.automa:
        s.order = append(s.order, s.config.people)


def arrange(s: State, seat: i64) -> None:
    """A decision of the last in points."""
    put_in_order(s, seat)
    if is_ordered(s):
        seat_automa(s)
        s.phase = phases.ROUND_START
