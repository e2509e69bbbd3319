"""Rewards and compensations of the battle cards (A-BCARD)."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.actions import CASUALTY, LOSE_WARRIOR, RECOVER
from interregnum.games.crown_of_ash.rules.defenders import check_mark
from interregnum.games.crown_of_ash.rules.gather import is_automa, receive, score
from interregnum.games.crown_of_ash.rules.state import (
    BIT,
    FROM_CARDS,
    KING,
    Player,
    State,
    extend,
    lowest,
)

WARRIOR_KEY: Final[i64] = 64  # above every card number and every level


def winner(s: State) -> i64:
    return s.attacker if s.won == 1 else s.owner


def loser(s: State) -> i64:
    return s.owner if s.won == 1 else s.attacker


def reward(s: State) -> None:
    """The winner first (RUL-A-09), by the card it has laid (A-BCARD-03)."""
    seat = winner(s)
    if seat == KING:
        s.phase = phases.COMPENSATING
        return
    card = s.attack_card if s.won == 1 else s.defence_card
    if data.WIN_VP[card] > 0:
        score(s.players[seat], data.WIN_VP[card], FROM_CARDS)
    receive(s, seat, data.WIN[card], phases.COMPENSATING)


def compensate(s: State) -> None:
    seat = loser(s)
    card = s.defence_card if s.won == 1 else s.attack_card
    if seat == KING:
        s.phase = phases.DISCARDING
    elif card != data.ZERO:
        receive(s, seat, data.LOSE[card], phases.DISCARDING)
    elif s.fought == 0 and s.players[seat].grave == 0:  # RUL-A-07: neither is possible
        s.phase = phases.DISCARDING
    elif is_automa(s, seat):
        automa_lost_zero(s, seat)
    else:
        s.actor = seat
        s.phase = phases.ZERO_LOST


def automa_lost_zero(s: State, seat: i64) -> None:
    """As attacker it inflicts a casualty, as defender it recovers, if it can (A-AI-35, A-AI-36)."""
    grave = s.players[seat].grave
    if s.fought != 0 and (seat == s.attacker or grave == 0):
        inflict(s)
    else:
        recover(s, seat, strongest(grave))


def legal_zero(s: State) -> Ints:
    """A-BCARD-04: casualty, or one of the loser's graveyard (A-BCARD-06)."""
    out = vec[i64]()
    if s.fought != 0:
        out = append(out, CASUALTY)
    return extend(out, s.players[s.actor].grave, RECOVER)


def zero_lost(s: State, action: i64) -> None:
    if action == CASUALTY:
        inflict(s)
    else:
        recover(s, s.actor, action - RECOVER)


def recover(s: State, seat: i64, card: i64) -> None:
    p = s.players[seat]
    p.grave &= ~BIT[card]
    p.hand |= BIT[card]
    s.phase = phases.DISCARDING


def inflict(s: State) -> None:
    """The winner chooses whom to lose (A-BCARD-05); the automa its weakest (RUL-A-44)."""
    seat = winner(s)
    if is_automa(s, seat):
        lose_warrior(s, seat, weakest(s.fought))
    else:
        s.actor = seat
        s.phase = phases.LOSING


def legal_lose(s: State) -> Ints:
    return extend(vec[i64](), s.fought, LOSE_WARRIOR)


def lose_warrior(s: State, seat: i64, card: i64) -> None:
    s.defenders[s.area] &= ~BIT[card]
    s.players[seat].grave |= BIT[card]
    check_mark(s, s.area)
    s.phase = phases.DISCARDING


def weakest(cards: i64) -> i64:
    """Then the lowest level, then the first."""
    best: i64 = NONE
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if best == NONE or weakness(card) < weakness(best):
            best = card
    return best


def weakness(card: i64) -> i64:
    return data.STRENGTH[card] * WARRIOR_KEY + data.LEVEL[card]


def strongest(cards: i64) -> i64:
    """Then the lower level, then the first (RUL-A-67)."""
    best: i64 = NONE
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if best == NONE or power(card) > power(best):
            best = card
    return best


def power(card: i64) -> i64:
    return data.STRENGTH[card] * WARRIOR_KEY - data.LEVEL[card]


def discard(s: State) -> None:
    """Face up on the owners' piles; then the battle is over (A-BATTLE-14)."""
    put_away(s.players[s.attacker], s.attack_card)
    if s.owner != KING:
        put_away(s.players[s.owner], s.defence_card)
    s.attacker = NONE
    s.owner = NONE
    s.attack_card = NONE
    s.defence_card = NONE
    s.guess = NONE
    s.fought = 0
    s.open = 0
    s.space = NONE
    s.phase = phases.ACTED


def put_away(p: Player, card: i64) -> None:
    p.cards &= ~BIT[card]
    p.discard = p.discard * data.OCTAL + card + 1
    if p.cards == 0:
        take_cards(p)


def take_cards(p: Player) -> None:
    """The whole pile comes back to hand."""
    p.cards = data.ALL_CARDS
    p.discard = 0
