"""Battle, from the commitment to the conquest (A-BATTLE, A-CIT)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import actions, data, phases
from interregnum.games.crown_of_ash.rules.defenders import (
    above,
    check_mark,
    defence,
    force,
    fortified,
    pair_of,
    slots,
)
from interregnum.games.crown_of_ash.rules.gather import is_automa
from interregnum.games.crown_of_ash.rules.state import (
    BATTLE_DICE,
    BIT,
    KING,
    State,
    clear_dice,
    extend,
    lowest,
    ones,
)


def is_person(s: State, seat: i64) -> bool:
    return seat < s.config.people


def has_power(s: State, seat: i64, lord: i64) -> bool:
    """Whether a seat is that lord and may use a power now (A-POWER-01, A-POWER-02)."""
    if not s.config.options.powers or not is_person(s, seat):
        return False
    return s.players[seat].lord == lord and s.players[seat].token == 1


def start_battle(s: State, seat: i64, area: i64, space: i64) -> None:
    s.attacker = seat
    s.area = area
    s.space = space
    s.owner = s.controller[area]
    s.committed = 0
    s.open = 0
    s.attack_card = NONE
    s.defence_card = NONE
    s.guess = NONE
    s.braced = 0
    s.last = NONE
    s.actor = seat
    s.phase = phases.COMMITTING


def legal_commit(s: State) -> Ints:
    """From the hand in ascending order, at least one (A-BATTLE-04)."""
    out = vec[i64]()
    if ones(s.committed) < slots(s.area):
        out = extend(out, s.players[s.attacker].hand & above(s.last), actions.COMMIT)
    return append(out, actions.COMMIT_DONE) if s.committed != 0 else out


def commit(s: State, action: i64) -> None:
    if action == actions.COMMIT_DONE:
        s.last = NONE
        s.phase = phases.ATTACKED
        return
    s.last = action - actions.COMMIT
    s.committed |= BIT[s.last]
    s.players[s.attacker].hand &= ~BIT[s.last]


def attacked(s: State) -> None:
    """Visio may be shown the attackers of a person, unless they are the whole hand (RUL-A-61)."""
    hidden = is_person(s, s.attacker) and s.players[s.attacker].hand != 0
    if hidden and s.owner != KING and has_power(s, s.owner, data.VISIO):
        s.actor = s.owner
        s.phase = phases.UNMASKING
    else:
        open_window(s)


def legal_unmask() -> Ints:
    return vec[i64]([actions.UNMASK, actions.NO_UNMASK])


def unmask(s: State, action: i64) -> None:
    """A-POWER-04."""
    if action == actions.UNMASK:
        s.open = 1
        s.reveals += 1
        s.players[s.actor].token = 0
    open_window(s)


def open_window(s: State) -> None:
    """Both choose at the same time (A-BATTLE-06); the automa against the King needs nobody."""
    s.actor = s.attacker
    s.phase = phases.LAYING if len(laying(s)) > 0 else phases.CARDS_LAID


def must_lay(s: State, seat: i64) -> bool:
    """Who has not laid a card in the window; King and automa never do (A-CIT-02, RUL-A-62)."""
    if seat == s.attacker:
        return s.attack_card == NONE and is_person(s, seat)
    return seat == s.owner and s.defence_card == NONE and is_person(s, seat)


def laying(s: State) -> Ints:
    out = vec[i64]()
    for seat in range(s.config.people):
        if must_lay(s, seat):
            out = append(out, seat)
    return out


def legal_lay(s: State, seat: i64) -> Ints:
    return extend(vec[i64](), s.players[seat].cards, actions.LAY)


def lay(s: State, seat: i64, card: i64) -> None:
    if seat == s.attacker:
        s.attack_card = card
    else:
        s.defence_card = card
    if len(laying(s)) == 0:
        s.reveals += 1  # the window closes
        s.phase = phases.CARDS_LAID


def seer(s: State) -> i64:
    """Visio, if his premonition can matter in this battle; else NONE (RUL-A-61)."""
    if s.owner == KING:
        return NONE
    if has_power(s, s.attacker, data.VISIO) and can_be_lowered(s, s.owner):
        return s.attacker
    if has_power(s, s.owner, data.VISIO) and can_be_lowered(s, s.attacker):
        return s.owner
    return NONE


def can_be_lowered(s: State, seat: i64) -> bool:
    """Whether a seat may hold a card that a right guess would change."""
    cards = s.players[seat].cards
    return any(cards >> card & 1 == 1 and is_lowered(s, card) for card in range(data.CARDS))


def is_lowered(s: State, card: i64) -> bool:
    """A 1 stays a 1, a 0 stays a 0 (RUL-A-12)."""
    if card == data.ZERO:
        return s.config.options.premonition_zero
    return data.CARD_STRENGTH[card] != data.FORESEEN


def cards_laid(s: State) -> None:
    visio = seer(s)
    if visio == NONE:
        s.phase = phases.REVEALING
    else:
        s.actor = visio
        s.phase = phases.FORESEEING


def legal_guess() -> Ints:
    out = vec[i64]()
    for card in range(data.CARDS):
        out = append(out, actions.GUESS + card)
    return append(out, actions.NO_GUESS)


def foresee(s: State, action: i64) -> None:
    """A-POWER-05: one value, named before the reveal."""
    if action != actions.NO_GUESS:
        s.guess = action - actions.GUESS
        s.players[s.actor].token = 0
    s.phase = phases.REVEALING


def reveal(s: State) -> None:
    """Cards and attackers at the same time (A-BATTLE-07); the automa's card is drawn now."""
    s.open = 1
    s.reveals += 1
    automa = s.config.people
    drawn = s.config.automa and (s.attacker == automa or s.owner == automa)
    s.phase = phases.DRAWING_CARD if drawn else phases.CARDS_OPEN


def legal_draw_card(s: State) -> Ints:
    return extend(vec[i64](), s.players[s.config.people].cards, actions.DRAW_CARD)


def draw_card(s: State, card: i64) -> None:
    """The top of the automa's battle deck (A-AI-32)."""
    s.reveals += 1
    if is_automa(s, s.attacker):
        s.attack_card = card
    else:
        s.defence_card = card
    s.phase = phases.CARDS_OPEN


def cards_open(s: State) -> None:
    """Fortis may fortify an attacking pair before any die is thrown (RUL-A-19)."""
    pair = pair_of(s.config, s.committed)
    may = not s.config.options.fortify_defenders and has_power(s, s.attacker, data.FORTIS)
    if pair != 0 and may:
        s.actor = s.attacker
        s.phase = phases.FORTIFYING
    else:
        throw_dice(s)


def legal_fortify_attack() -> Ints:
    return vec[i64]([actions.FORTIFY_ATTACK, actions.NO_FORTIFY])


def fortify_attack(s: State, action: i64) -> None:
    if action == actions.FORTIFY_ATTACK:
        s.braced = pair_of(s.config, s.committed)
        s.players[s.attacker].token = 0
    throw_dice(s)


def throw_dice(s: State) -> None:
    """One for each die card whose strength is not foreseen (A-BCARD-02, RUL-A-13)."""
    clear_dice(s)
    s.unrolled = 0
    if s.attack_card == data.DIE_CARD and not foreseen(s, s.attacker):
        s.unrolled |= 1
    if s.defence_card == data.DIE_CARD and not foreseen(s, s.owner):
        s.unrolled |= 2
    s.rolling = BATTLE_DICE
    s.phase = phases.ROLLING if s.unrolled != 0 else phases.ROLLED


def seat_of(s: State, lord: i64) -> i64:
    """The person who is that lord, or NONE."""
    for seat in range(s.config.people):
        if s.players[seat].lord == lord:
            return seat
    return NONE


def foreseen(s: State, seat: i64) -> bool:
    """Whether the guess names the card of this seat; only the other side can have guessed."""
    if s.guess == NONE or seat_of(s, data.VISIO) == seat:
        return False
    card = s.attack_card if seat == s.attacker else s.defence_card
    return card == s.guess and is_lowered(s, card)


def card_strength(s: State, seat: i64) -> i64:
    card = s.attack_card if seat == s.attacker else s.defence_card
    if card == NONE:
        return 0
    if foreseen(s, seat):
        return data.FORESEEN
    if card == data.DIE_CARD:
        return s.dice[0] if seat == s.attacker else s.dice[1]
    return data.CARD_STRENGTH[card]


def space_bonus(area: i64, space: i64) -> i64:
    """Wings and gate change the attacker's total (A-CIT-06)."""
    return data.WING_BONUS[space - data.WING_SPACE] if area == data.CITADEL else 0


def attack_strength(s: State) -> i64:
    """Without the card."""
    return force(s.config, s.committed) + fortified(s.braced) + space_bonus(s.area, s.space)


def attack_total(s: State) -> i64:
    """A-BATTLE-08."""
    return attack_strength(s) + card_strength(s, s.attacker)


def defence_strength(s: State) -> i64:
    """Without the card."""
    return data.KING_STRENGTH if s.owner == KING else defence(s, s.area)


def defence_total(s: State) -> i64:
    return defence_strength(s) + (0 if s.owner == KING else card_strength(s, s.owner))


def resolve(s: State) -> None:
    """The higher total wins, a tie is the defender's (A-BATTLE-09); automatons leave before
    any reward (A-AUTO-03)."""
    s.won = 1 if attack_total(s) > defence_total(s) else 0
    fought = s.committed | s.defenders[s.area]
    if s.won == 1:
        conquer(s)
    else:
        repel(s)
    send_back(s, fought & data.AUTOMATONS)
    s.committed = 0
    s.braced = 0
    s.fought = 0 if s.owner == KING and s.won == 0 else s.defenders[s.area]
    s.reveals += 1
    s.phase = phases.REWARDING


def conquer(s: State) -> None:
    """A-BATTLE-11, A-CIT-04: all attackers but automatons become the defenders."""
    if s.owner == KING:
        s.royal = s.attacker
    else:
        s.players[s.owner].grave |= s.defenders[s.area] & ~data.AUTOMATONS
    s.defenders[s.area] = s.committed & ~data.AUTOMATONS
    s.controller[s.area] = s.attacker
    s.marks[s.area] = s.braced  # RUL-A-65
    check_mark(s, s.area)


def repel(s: State) -> None:
    """A-BATTLE-10."""
    s.players[s.attacker].grave |= s.committed & ~data.AUTOMATONS
    s.defenders[s.area] &= ~data.AUTOMATONS
    check_mark(s, s.area)


def send_back(s: State, cards: i64) -> None:
    """Automatons that fought go into the deck printed on them (A-AUTO-02)."""
    while cards != 0:
        card = lowest(cards)
        s.decks[data.RETURN_DECK[card]] |= BIT[card]
        cards &= cards - 1
