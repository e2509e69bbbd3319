"""Quick moves of playouts: in a window the act that looks best, on a turn a guess."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.games.wonderful_kingdom.policy.board_worth import worth
from interregnum.games.wonderful_kingdom.policy.evaluate import area_gains
from interregnum.games.wonderful_kingdom.rules import actions
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.copies import clone_board
from interregnum.games.wonderful_kingdom.rules.data import CALAMITY
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.windows import window_step


def rollout(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    """In a window the act that looks best, on a turn a quick guess."""
    if len(legal) == 1:
        return legal[0]
    if in_window(s):
        return best_act(s, seat, legal)
    if legal[0] == actions.SELECT:
        return best_area(s, seat, legal)
    if actions.PUT <= legal[0] < actions.LAY + 6:
        return lay_guess(s, seat, legal, rng)
    if legal[0] < actions.PUT and legal[0] >= actions.OFFER:
        return card_guess(legal, rng)
    if actions.PAY <= legal[0] < actions.TRANSMUTE:
        return legal[0]
    return legal[int(rng.random() * float(len(legal)))]


def card_guess(legal: Ints, rng: Random) -> i64:
    """Any card to offer; free acts are left to windows."""
    count: i64 = 0
    while count < len(legal) and legal[count] < actions.PUT:
        count += 1
    return legal[int(rng.random() * float(count))]


def lay_guess(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    """Bad cards are hidden more often than good ones."""
    card = s.offer[i64(len(s.offer)) - 1]
    hide = rng.random() < (0.7 if card >= CALAMITY else 0.15)
    choice = legal[int(rng.random() * float(len(legal)))]
    for i in range(i64(len(legal))):
        k = (legal[i] - actions.PUT) % actions.FACES
        if legal[i] >= actions.LAY:
            k = (legal[i] - actions.LAY) % actions.FACES
        if (
            (k == actions.TRAPPED) == hide
            and k in (actions.TRAPPED, actions.UP)
            and rng.random() < 0.6
        ):
            choice = legal[i]
    return choice


def best_area(s: State, seat: i64, legal: Ints) -> i64:
    gains = area_gains(s, s.live[seat], seat)
    return actions.SELECT if gains[0] >= gains[1] else actions.SELECT + 1


def best_act(s: State, seat: i64, legal: Ints) -> i64:
    """One act ahead; finishing is worth what the board is worth."""
    p = s.live[seat]
    best = legal[0]
    top = -1e9
    for i in range(i64(len(legal))):
        if (
            legal[i] == actions.LAB_ONE
        ):  # comes to what all at once and the constructions before come to
            continue
        value = act_worth(s, p, seat, legal[i])
        if value > top + 1e-9:
            top = value
            best = legal[i]
    return best


def act_worth(s: State, p: Board, seat: i64, action: i64) -> float:
    if action == actions.END:
        return worth(s, p, seat) + 0.001
    q = clone_board(p)
    window_step(s, q, action)
    return worth(s, q, seat)
