"""What a battle is worth to its sides, card against card."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.policy.worth import (
    GRAVE,
    area_value,
    best_attack,
    goods_value,
    hand_of,
    hand_value,
    rounds_left,
)
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.battle import space_bonus
from interregnum.games.crown_of_ash.rules.defenders import defence, force, slots
from interregnum.games.crown_of_ash.rules.imagine import hides_attackers, hides_cards
from interregnum.games.crown_of_ash.rules.phases import COMMITTING
from interregnum.games.crown_of_ash.rules.scoring import worth
from interregnum.games.crown_of_ash.rules.spoils import strongest
from interregnum.games.crown_of_ash.rules.state import (
    BIT,
    KING,
    State,
    ones,
)

RIVAL: Final = 0.7  # how much the best rival's points count
FACES: Final = 6.0


def beats(edge: float, mine: i64, theirs: i64) -> float:
    """The chance that an attack with so much more strength wins, card against card."""
    wins = 0.0
    for a in range(6 if mine == data.CARDS - 1 else 1):
        for d in range(6 if theirs == data.CARDS - 1 else 1):
            if edge + card_points(mine, a) > card_points(theirs, d):
                wins += 1.0
    if mine == data.CARDS - 1:
        wins /= FACES
    return wins / FACES if theirs == data.CARDS - 1 else wins


def card_points(card: i64, face: i64) -> float:
    """By card; NONE is the King's empty hand."""
    if card == NONE:
        return 0.0
    if card == data.CARDS - 1:
        return float(face + 1)
    return float(card if card < 2 else card + 1)


def reward_value(s: State, card: i64, *, won: bool) -> float:
    if card == NONE:
        return 0.0
    if won:
        return goods_value(s, data.WIN[card]) + float(data.WIN_VP[card])
    return 1.0 if card == data.ZERO else goods_value(s, data.LOSE[card])


def stake(s: State, seat: i64, cards: i64, *, won: bool) -> float:
    """What a battle changes for the attacker, and by the rival's loss, without the cards."""
    p, area = s.players[seat], s.area
    mine = hand_value(s, p, cards & ~data.AUTOMATONS)
    if not won:
        return -(1.0 - GRAVE) * mine if rounds_left(s) > 1 else -mine
    points = worth(s, area) if area < data.PROVINCES else 0
    gain = area_value(s, area, points, float(force(s.config, cards & ~data.AUTOMATONS)), seat)
    if s.owner == KING:
        return gain - 0.5 * mine
    loss = area_value(s, area, points, float(defence(s, area)), s.owner)
    return gain - 0.5 * mine + loss * RIVAL / float(s.config.count - 1)


def edge_of(s: State, cards: i64) -> float:
    """Attackers against defenders before the battle cards."""
    mine = float(force(s.config, cards) + space_bonus(s.area, s.space))
    return mine - float(data.KING_STRENGTH if s.owner == KING else defence(s, s.area))


def payoff(s: State, edge: float, won: float, lost: float, mine: i64, theirs: i64) -> float:
    """Card against card, from the attacker's side."""
    p = beats(edge, mine, theirs)
    rival = RIVAL / float(s.config.count - 1)
    win = won + reward_value(s, mine, won=True) - rival * reward_value(s, theirs, won=False)
    loss = lost + reward_value(s, mine, won=False) - rival * reward_value(s, theirs, won=True)
    return p * win + (1.0 - p) * loss


def their_cards(s: State, seat: i64) -> Ints:
    """The cards another side may play; the King plays none."""
    return vec[i64]([NONE]) if seat == KING else hand_list(s.players[seat].cards)


def hand_list(cards: i64) -> Ints:
    return vec[i64]([card for card in range(data.CARDS) if cards >> card & 1 == 1])


def matrix(s: State, edge: float, won: float, lost: float, rows: Ints, cols: Ints) -> list[float]:
    """Payoffs row by row; the rows are the attacker's cards."""
    return [payoff(s, edge, won, lost, mine, theirs) for mine in rows for theirs in cols]


def attack_value(s: State, seat: i64, cards: i64, card: i64) -> float:
    """What the attacker may expect of some attackers, with a card or before it is chosen."""
    edge = edge_of(s, cards)
    won, lost = stake(s, seat, cards, won=True), stake(s, seat, cards, won=False)
    cols = their_cards(s, s.owner)
    rows = hand_list(s.players[seat].cards) if card == NONE else vec[i64]([card])
    best, whole = -1000.0, 0.0
    for mine in rows:
        mean = 0.0
        for theirs in cols:
            mean += payoff(s, edge, won, lost, mine, theirs) / float(len(cols))
        best = max(best, mean)
        whole += mean / float(len(rows))
    return 0.5 * (best + whole)


def battle_promise(s: State, seat: i64) -> float:
    """What the battle under way promises to one of its sides."""
    if seat == s.attacker:
        if s.phase == COMMITTING:
            return best_commitment(s, seat)
        return attack_value(s, seat, s.committed, s.attack_card)
    return defence_value(s) if seat == s.owner else 0.0


def best_commitment(s: State, seat: i64) -> float:
    """The strongest warriors one by one, as long as it pays."""
    cards, rest = s.committed, s.players[seat].hand
    best = attack_value(s, seat, cards, NONE) if cards != 0 else -1000.0
    while rest != 0 and ones(cards) < slots(s.area):
        card = strongest(rest)
        rest &= ~BIT[card]
        cards |= BIT[card]
        best = max(best, attack_value(s, seat, cards, NONE))
    return best


def guessed_attack(s: State) -> float:
    """The attackers as the defender knows them: open, or a share of the best of that hand."""
    if not hides_attackers(s):
        return float(force(s.config, s.committed))
    hand = hand_of(s, s.attacker)
    best = best_attack(hand, ones(s.committed))
    if ones(s.committed) == 1:
        best = float(data.STRENGTH[strongest(hand)])
    return best * 0.85


def defence_value(s: State) -> float:
    """The area at stake, and the defender's card against any card of the attacker."""
    p = s.players[s.owner]
    strength = float(defence(s, s.area))
    edge = guessed_attack(s) + float(space_bonus(s.area, s.space)) - strength
    points = worth(s, s.area) if s.area < data.PROVINCES else 0
    loss = area_value(s, s.area, points, strength, s.owner)
    loss += (1.0 - GRAVE) * hand_value(s, p, s.defenders[s.area])
    rows = hand_list(s.players[s.attacker].cards)
    if not hides_cards(s) and s.attack_card != NONE:
        rows = vec[i64]([s.attack_card])
    cols = hand_list(p.cards) if s.defence_card == NONE else vec[i64]([s.defence_card])
    value = 0.0
    for theirs in rows:
        for mine in cols:
            lost = beats(edge, theirs, mine)
            value += lost * (reward_value(s, mine, won=False) - loss)
            value += (1.0 - lost) * reward_value(s, mine, won=True)
    return value / float(len(rows) * len(cols))
