"""Preparing the table (F-SETUP)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE, Setup
from interregnum.core.packing import filled, zeros
from interregnum.games.for_a_crown.rules import data
from interregnum.games.for_a_crown.rules.actions import PORTRAIT
from interregnum.games.for_a_crown.rules.copies import empty_state
from interregnum.games.for_a_crown.rules.gallery import influence_order
from interregnum.games.for_a_crown.rules.settings import settings
from interregnum.games.for_a_crown.rules.state import NEXT_REFILL, State


def full_decks() -> Ints:
    """Levels 2 to 5: a bit per card."""
    decks = vec[i64]()
    for level in range(i64(1), data.LEVELS):
        decks = append(decks, (1 << data.FIRST[level + 1] - data.FIRST[level]) - 1)
    return decks


def new_state(seats: i64, setup: Setup) -> State:
    """Chests and decks ready; chance hangs the portraits and turns up the market."""
    s = empty_state(settings(setup))
    s.rubies = filled(seats, data.START_RUBIES)
    s.coins = zeros(seats)
    s.bandits = zeros(seats)
    s.heirloom = filled(seats, 1)
    s.space = zeros(seats)
    s.fall = zeros(seats)
    s.stacks = data.COPIES[: data.STACKS]
    s.decks = full_decks()
    s.up = filled((data.LEVELS - 1) * data.UP, NONE)
    s.events = data.STARTING
    s.pile = data.PILE
    return s


def legal_portraits(s: State) -> Ints:
    """Those not yet hung, each equally likely (F-SETUP-12)."""
    out = vec[i64]()
    for seat in range(i64(len(s.space))):
        if s.space[seat] == 0:
            out = append(out, PORTRAIT + seat)
    return out


def hang(s: State, seat: i64) -> None:
    """On the starting space, then each one further left."""
    hung: i64 = 0
    for space in s.space:
        if space > 0:
            hung += 1
    s.space[seat] = data.START_SPACE - hung
    if hung + 1 == i64(len(s.space)):
        hand_out_coins(s)
        s.phase = NEXT_REFILL


def hand_out_coins(s: State) -> None:
    """By influence (F-SETUP-13)."""
    order = influence_order(s)
    for seat in order:
        s.coins[seat] = data.COINS_OTHER
    s.coins[order[0]] = data.COINS_MOST
    s.coins[order[i64(len(order)) - 1]] = data.COINS_LEAST
