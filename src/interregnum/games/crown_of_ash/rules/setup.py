"""Setting the table (A-SETUP, A-AI-02 to -08)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE, Setup
from interregnum.games.crown_of_ash.rules import actions, data, phases
from interregnum.games.crown_of_ash.rules.build import draw_tile, lay_tile
from interregnum.games.crown_of_ash.rules.copies import empty_player, empty_state
from interregnum.games.crown_of_ash.rules.gather import score
from interregnum.games.crown_of_ash.rules.raising import refill
from interregnum.games.crown_of_ash.rules.rounds import (
    is_ordered,
    legal_order,
    put_in_order,
    seat_automa,
)
from interregnum.games.crown_of_ash.rules.settings import AUTOMA_GUARD_CHOSEN, settings
from interregnum.games.crown_of_ash.rules.state import (
    BIT,
    FROM_GAINS,
    KING,
    Config,
    Player,
    State,
    extend,
)
from interregnum.games.crown_of_ash.rules.turn import full_action_deck


def new_player() -> Player:
    p = empty_player()
    p.cards = data.ALL_CARDS
    p.minions = data.MINIONS
    return p


def new_decks(config: Config) -> Ints:
    """By level, without the flagged cards for one or two players (A-SETUP-06)."""
    decks = data.DECK_BITS[:]
    if config.side == 0:
        decks[2] &= ~data.FLAGGED
    return decks


def new_state(people: i64, setup: Setup) -> State:
    """Boards and decks ready; chance deals the rest."""
    config = Config(people, settings(setup))
    s = empty_state(config)
    s.players = [new_player() for _ in range(config.count)]
    s.decks = new_decks(config)
    s.upper, s.lower = data.TILE_BITS[1], data.TILE_BITS[2]
    if config.automa:
        s.actions = full_action_deck(config.options.automa_targeted_card)
    s.controller[data.CITADEL] = people if config.solo else KING  # A-SETUP-09, A-AI-05
    if config.automa and config.options.automa_start_vp:  # RUL-A-38
        score(s.players[people], data.START_GOLD, FROM_GAINS)
    for seat in range(people):
        s.players[seat].store[data.GOLD] = data.START_GOLD
    if config.options.lords != 0:
        name_lords(s)
    return s


def name_lords(s: State) -> None:
    """As the option says, by seat."""
    rest = s.config.options.lords
    for seat in range(s.config.count):
        take_lord(s, seat, rest % data.OCTAL - 1)
        rest //= data.OCTAL


def take_lord(s: State, seat: i64, lord: i64) -> None:
    """With the three starting warriors in hand (A-SETUP-02)."""
    p = s.players[seat]
    p.lord = lord
    p.hand = (BIT[data.STARTING] - 1) << data.RECRUITABLE + lord * data.STARTING


def next_step(s: State) -> None:
    """Lords, display, fate cards, start tiles, offer, turn order, guard."""
    if deal_to_next(s):
        return
    for slot in range(data.SLOTS):
        if s.display[slot] == NONE:
            refill(s, slot, phases.SETTING_UP)
            return
    if deal_fates(s) or deal_tiles(s):
        return
    for place in range(data.OFFER):
        if s.offer[place] == NONE:
            s.place = place
            draw_tile(s, phases.SETTING_UP)
            return
    s.place = NONE
    s.slot = NONE
    if not is_ordered(s):
        draw_order_of_play(s)
        return
    seat_automa(s)
    post_guard(s)


def deal_to_next(s: State) -> bool:
    for seat in range(s.config.count):
        if s.players[seat].lord == NONE:
            s.actor = seat
            s.phase = phases.DEALING_LORDS
            return True
    return False


def legal_lord(s: State) -> Ints:
    out = vec[i64]()
    for lord in range(data.LORDS):
        if not is_taken(s, lord):
            out = append(out, actions.LORD + lord)
    return out


def is_taken(s: State, lord: i64) -> bool:
    return any(p.lord == lord for p in s.players)


def deal_lord(s: State, lord: i64) -> None:
    take_lord(s, s.actor, lord)
    s.reveals += 1
    s.phase = phases.SETTING_UP


def deal_fates(s: State) -> bool:
    """One to each person (A-SETUP-10); the automa has none (A-AI-08)."""
    for seat in range(s.config.people):
        if s.players[seat].fate == NONE:
            s.actor = seat
            s.phase = phases.DEALING_FATE
            return True
    return False


def dealt_fates(s: State) -> i64:
    """A bit for each fate card that somebody holds."""
    bits: i64 = 0
    for p in s.players:
        if p.fate != NONE:
            bits |= BIT[p.fate]
    return bits


def legal_fate(s: State) -> Ints:
    return extend(vec[i64](), BIT[data.FATES] - 1 & ~dealt_fates(s), actions.FATE)


def deal_fate(s: State, fate: i64) -> None:
    s.players[s.actor].fate = fate
    s.reveals += 1
    s.phase = phases.SETTING_UP


def laid_start_tiles(s: State) -> i64:
    bits: i64 = 0
    for tile in range(data.START_TILES):
        if s.top[data.TILE_PROVINCE[tile]] == tile:
            bits |= BIT[tile]
    return bits


def tiles_of(s: State, seat: i64) -> i64:
    count: i64 = 0
    for province in range(data.PROVINCES):
        if s.controller[province] == seat:
            count += 1
    return count


def deal_tiles(s: State) -> bool:
    """Two start tiles each with one or two players, else one (A-SETUP-11)."""
    each: i64 = 2 if s.config.side == 0 else 1
    for seat in range(s.config.count):
        if tiles_of(s, seat) < each:
            s.actor = seat
            s.phase = phases.DEALING_TILES
            return True
    return False


def legal_start_tile(s: State) -> Ints:
    return extend(vec[i64](), data.TILE_BITS[0] & ~laid_start_tiles(s), actions.START_TILE)


def deal_tile(s: State, tile: i64) -> None:
    """In its own province, held by the next starting warrior of strength 1 (A-SETUP-12)."""
    province = data.TILE_PROVINCE[tile]
    lay_tile(s, s.actor, province, tile)
    p = s.players[s.actor]
    guard = p.hand & -p.hand
    p.hand &= ~guard
    s.defenders[province] = guard
    s.reveals += 1
    s.phase = phases.SETTING_UP


def draw_order_of_play(s: State) -> None:
    """Random for round 1 (A-SETUP-15); one person needs no draw."""
    if s.config.people == 1:
        put_in_order(s, 0)
        s.phase = phases.SETTING_UP
    else:
        s.phase = phases.DRAWING_ORDER


def legal_draw_order(s: State) -> Ints:
    out = vec[i64]()
    for action in legal_order(s):
        out = append(out, action - actions.ORDER + actions.DRAW_ORDER)
    return out


def draw_order(s: State, seat: i64) -> None:
    put_in_order(s, seat)
    s.reveals += 1
    s.phase = phases.SETTING_UP


def post_guard(s: State) -> None:
    """Solo: one warrior of the difficulty's level holds the Citadel (A-AI-05, RUL-A-63)."""
    if not s.config.solo:
        s.phase = phases.ROUND_START
    elif s.config.options.automa_guard == AUTOMA_GUARD_CHOSEN:
        s.actor = 0
        s.phase = phases.GUARDING
    else:
        s.phase = phases.DRAWING_GUARD


def guards(s: State) -> i64:
    """From the deck as it is after the display was laid; no automaton by default (RUL-A-60)."""
    cards = s.decks[data.GUARD_LEVEL[s.config.options.automa_difficulty]]
    return cards if s.config.options.automa_guard_automaton else cards & ~data.AUTOMATONS


def legal_guard(s: State, chosen: bool) -> Ints:
    return extend(vec[i64](), guards(s), actions.GUARD if chosen else actions.DRAW_GUARD)


def put_guard(s: State, card: i64) -> None:
    s.decks[data.GUARD_LEVEL[s.config.options.automa_difficulty]] &= ~BIT[card]
    s.defenders[data.CITADEL] = BIT[card]
    s.reveals += 1
    s.phase = phases.ROUND_START
