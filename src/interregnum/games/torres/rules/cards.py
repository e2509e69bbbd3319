"""Buying and playing action cards (T-CARD, T-ALT)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.torres.rules import actions, build, data, effects, state
from interregnum.games.torres.rules.castles import add_block
from interregnum.games.torres.rules.grid import BIT, numbered
from interregnum.games.torres.rules.settings import DECK_OWN
from interregnum.games.torres.rules.stacks import heights, take_block
from interregnum.games.torres.rules.state import State


def has_own_decks(s: State) -> bool:
    return s.options.deck == DECK_OWN and not s.options.master


def bag_at(s: State, seat: i64) -> i64:
    """Where the bag that the seat draws from begins."""
    return seat * data.CARD_TYPES if has_own_decks(s) else 0


def bag_size(s: State, seat: i64) -> i64:
    total: i64 = 0
    first = bag_at(s, seat)
    for i in range(first, first + data.CARD_TYPES):
        total += s.cards.bag[i]
    return total


def deck_size(s: State, seat: i64) -> i64:
    """Cards that a purchase could still bring; none in the master version (T-MASTER-04)."""
    if not has_own_decks(s):
        return bag_size(s, seat)
    return bag_size(s, seat) + len(s.cards.top[seat]) + len(s.cards.bottom[seat])


def can_buy(s: State) -> bool:
    """T-CARD-02, -07."""
    return s.bought < data.PURCHASES and has_deck(s)


def has_deck(s: State) -> bool:
    """Whether a card is left; the first kind found will do."""
    first = bag_at(s, s.seat)
    for i in range(first, first + data.CARD_TYPES):
        if s.cards.bag[i] > 0:
            return True
    return has_own_decks(s) and deck_size(s, s.seat) > 0


def apply_buy(s: State) -> None:
    s.spent += data.BUY_AP
    s.bought += 1
    s.step = state.DRAWING
    if not has_own_decks(s):
        s.cards.look = 1
        return
    take_known(s, s.cards.top)
    s.cards.look = min(data.LOOK - len(s.cards.looked), bag_size(s, s.seat))
    maybe_pick(s)


def take_known(s: State, part: list[Ints]) -> None:
    """Cards that the owner has put back come first from the top, last from the bottom."""
    cards, seat = s.cards, s.seat
    n: i64 = min(data.LOOK - len(cards.looked), len(part[seat]))
    for i in range(n):
        cards.looked = append(cards.looked, part[seat][i])
    part[seat] = part[seat][n:]


def maybe_pick(s: State) -> None:
    """All cards of the purchase are there: T-ALT-02, T-ALT-06."""
    if s.cards.look > 0:
        return
    take_known(s, s.cards.bottom)
    s.cards.looked = rising(s.cards.looked)
    s.step = state.PICKING


def rising(cards: Ints) -> Ints:
    return vec[i64](sorted(cards))


def draws(s: State) -> Ints:
    """What chance may draw."""
    out: Ints = vec[i64]()
    first = bag_at(s, s.seat)
    for card in range(data.CARD_TYPES):
        if s.cards.bag[first + card] > 0:
            out = append(out, actions.DRAW + card)
    return out


def draw_odds(s: State) -> Ints:
    out: Ints = vec[i64]()
    first = bag_at(s, s.seat)
    for card in range(data.CARD_TYPES):
        if s.cards.bag[first + card] > 0:
            out = append(out, s.cards.bag[first + card])
    return out


def apply_draw(s: State, card: i64) -> None:
    """Somebody gets to know a card."""
    s.reveals += 1
    s.cards.look -= 1
    s.cards.bag[bag_at(s, s.seat) + card] -= 1
    if has_own_decks(s):
        s.cards.looked = append(s.cards.looked, card)
        maybe_pick(s)
    else:
        gain(s, card)
        s.step = state.TURN


def gain(s: State, card: i64) -> None:
    """T-CARD-03: into the hand, but not to be played this turn."""
    s.cards.hand[s.seat * data.CARD_TYPES + card] += 1
    s.cards.fresh[card] += 1


def picks(s: State) -> Ints:
    out: Ints = vec[i64]()
    for card in s.cards.looked:
        out = append(out, actions.PICK + card)
    return out


def apply_pick(s: State, card: i64) -> None:
    gain(s, card)
    rest: Ints = vec[i64]()
    for other in s.cards.looked:
        if other != card:
            rest = append(rest, other)
    s.cards.looked = rest
    s.step = state.RETURNING if len(rest) > 0 else state.TURN


def returns(s: State) -> Ints:
    """Both to the same end, in either order (RUL-T-16)."""
    if len(s.cards.looked) == 1:
        return vec[i64]([actions.TOP, actions.BOTTOM])
    return vec[i64]([actions.TOP, actions.TOP + 1, actions.BOTTOM, actions.BOTTOM + 1])


def apply_return(s: State, action: i64) -> None:
    cards, back = s.cards, s.cards.looked[:]
    if action == actions.TOP + 1 or action == actions.BOTTOM + 1:
        back[0], back[1] = back[1], back[0]
    if action < actions.BOTTOM:
        cards.top[s.seat] = joined(back, cards.top[s.seat])
    else:
        cards.bottom[s.seat] = joined(cards.bottom[s.seat], back)
    cards.looked = vec[i64]()
    s.step = state.TURN


def joined(one: Ints, other: Ints) -> Ints:
    out = one[:]
    for card in other:
        out = append(out, card)
    return out


def playable(s: State) -> i64:
    """A bit for every card that can be played now."""
    if s.played:
        return 0  # T-CARD-05
    found: i64 = 0
    first = s.seat * data.CARD_TYPES
    for card in range(data.CARD_TYPES):
        if s.cards.hand[first + card] > s.cards.fresh[card] and has_effect(s, card):
            found |= BIT[card]
    return found


def has_effect(s: State, card: i64) -> bool:
    """T-CARD-08: some legal execution."""
    if data.CARD_BUDGET[card] > 0:
        return True
    if card == data.EXTRA:
        return s.supply > 0 and build.targets(s.board) != 0
    if card == data.UNDER and not has_block(s):
        return False
    return effects.has_source(s, card)


def has_block(s: State) -> bool:
    """Whether any own stack holds a block; the highest stands first."""
    return s.stack > 0 or s.stacks[s.seat * data.MAX_STACKS] > 0


def apply_play(s: State, card: i64) -> None:
    """The first step; a card that needs a target stays in the hand until the last one."""
    if data.CARD_BUDGET[card] > 0:
        s.budget = data.CARD_BUDGET[card]
        s.card = card
        finish(s)
        return
    s.card = card
    s.step = state.CARD_TARGET if card == data.EXTRA else state.CARD_SOURCE


def finish(s: State) -> None:
    """T-CARD-06: the card is shown and leaves the game."""
    s.cards.hand[s.seat * data.CARD_TYPES + s.card] -= 1
    s.cards.discard[s.seat * data.CARD_TYPES + s.card] += 1
    s.card = NONE
    s.source = NONE
    s.played = 1
    s.step = state.TURN
    if not s.options.master:
        s.reveals += 1


def source_choices(s: State) -> Ints:
    return numbered(actions.SOURCE, effects.sources(s, s.card))


def apply_source(s: State, k: i64) -> None:
    s.source = k
    s.step = state.CARD_STACK if s.card == data.UNDER else state.CARD_TARGET


def target_choices(s: State) -> Ints:
    return numbered(actions.TARGET, effects.targets(s, s.card, s.source))


def apply_target(s: State, k: i64) -> None:
    effects.carry_out(s, s.card, s.source, k)
    finish(s)


def block_choices(s: State) -> Ints:
    """C-UNDER: stacks with a block by rank, and the stack of this turn (RUL-T-04)."""
    out: Ints = vec[i64]()
    found = heights(s, s.seat)
    for rank in range(i64(len(found))):
        if found[rank] > 0:
            out = append(out, actions.STACK + rank)
    return append(out, actions.STACK + data.MAX_STACKS) if s.stack > 0 else out


def apply_block(s: State, rank: i64) -> None:
    if rank == data.MAX_STACKS:
        s.stack -= 1
    else:
        take_block(s, s.seat, rank)
    add_block(s.board, s.source)
    finish(s)
