"""Setup: the table by the options, drafts and lots, advisors, scenarios."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import CHANCE, NONE
from interregnum.core.packing import filled, zeros
from interregnum.games.wonderful_kingdom.rules import data, settings, state
from interregnum.games.wonderful_kingdom.rules.actions import BOARD, DECK, DUCHY, KEEP, START
from interregnum.games.wonderful_kingdom.rules.building import add_built, add_site
from interregnum.games.wonderful_kingdom.rules.copies import empty_board, empty_state
from interregnum.games.wonderful_kingdom.rules.state import Board, Rules, State
from interregnum.games.wonderful_kingdom.rules.table import bad_card, draws, insert


def new_table(rules: Rules) -> State:
    """Everything in its box; the set-up goes on with drafts and lots."""
    seats = rules.seats
    s = empty_state(rules)
    s.live = [empty_board() for _ in range(seats)]
    s.shown = s.live[:]
    s.hands = [vec[i64]() for _ in range(seats)]
    s.areas = [vec[i64](), vec[i64]()]
    s.boxed = filled(seats, NONE)
    s.decks = filled(seats, NONE)
    s.outputs = zeros(seats)
    s.starter = 0 if rules.solo else NONE
    fill(s)
    for seat in range(seats):
        wished = wished_deck(s, seat)
        if rules.menace and rules.scenario == NONE and wished >= settings.MENACE_DECK_0_RATS:
            s.decks[seat] = wished - settings.MENACE_DECK_0_RATS
    for p in s.live:
        p.traps = 0 if rules.solo else data.TRAPS
        p.soldiers = data.ADVISOR_SOLDIERS if rules.advisor else 0
        p.spies = 1 if rules.solo else 0
        p.spent_spies = 1 if rules.solo else 0
    if rules.scenario != NONE:
        prepare_scenario(s, s.live[0], rules.scenario)
    elif rules.quest and rules.options.quest >= settings.QUEST_NORTHERN_LANDS:
        s.quests = append(s.quests, rules.options.quest - settings.QUEST_NORTHERN_LANDS)
    if rules.options.duchies >= settings.DUCHIES_VALADOS_FIRST:
        give_duchies(s, 0, rules.options.duchies - settings.DUCHIES_VALADOS_FIRST)
    return s


def wished_deck(s: State, seat: i64) -> i64:
    """The option of a seat's menace deck; both options have the same values."""
    return s.rules.options.menace_deck_0 if seat == 0 else s.rules.options.menace_deck_1


def fill(s: State) -> None:
    """The development deck and the cards beside it; the rest is in the box."""
    for card in range(data.DECK_CARDS):
        if is_in_deck(s.rules, card):
            s.bag[card] = data.COPIES[card]
        else:
            s.box[card] = data.COPIES[card]
    s.supply[0] = data.CALAMITIES
    for k in range(data.MENACE_KINDS):
        s.supply[data.MENACES - data.CALAMITY + k] = data.MENACE_COPIES[k]


def is_in_deck(rules: Rules, card: i64) -> bool:
    """W-SETUP-02, W-ADVISOR-02, W-ADVISOR-11."""
    if card < data.TREASURES:
        return True
    if card < data.ADVISORS:
        return not rules.advisor
    if card >= data.DECK_CARDS or not rules.advisor:
        return False
    return not rules.solo or data.ADVISOR_PAIR[card - data.ADVISORS] == 0


def prepare_scenario(s: State, p: Board, scenario: i64) -> None:
    """W-SCEN-00: named cards leave their decks before the shuffle."""
    flags = state.LOCKED if data.SCENARIO_LOCKED[scenario] else 0
    for card in range(data.DEVELOPMENTS):
        for _ in range(data.SCENARIO_BUILDS[scenario * data.DEVELOPMENTS + card]):
            s.bag[card] -= 1
            add_site(p, card, flags)
        for _ in range(data.SCENARIO_BUILT[scenario * data.DEVELOPMENTS + card]):
            s.bag[card] -= 1
            add_built(p, card)
            for r in range(data.BASIC):  # W-SCEN-05a: theft tokens on every symbol
                p.covered[r] += data.PLAIN[card * data.BASIC + r]
    prepare_tokens(s, p, scenario)
    for board in range(i64(3)):
        if data.SCENARIO_QUESTS[scenario] & (i64(1) << board):
            s.quests = append(s.quests, board)


def prepare_tokens(s: State, p: Board, scenario: i64) -> None:
    for k in range(data.MENACE_KINDS):
        p.menaces[k] = data.SCENARIO_MENACES[scenario * data.MENACE_KINDS + k]
        s.supply[data.MENACES - data.CALAMITY + k] -= p.menaces[k]
    p.soldiers = data.SCENARIO_SOLDIERS[scenario]
    p.advisors = data.SCENARIO_ADVISORS[scenario]
    for k in range(data.ADVISOR_COUNT):
        if p.advisors & (i64(1) << k):
            s.bag[data.ADVISORS + k] -= 1
    if not data.SCENARIO_SPIES[scenario]:
        p.spies = 0
        p.spent_spies = 0


def give_duchies(s: State, seat: i64, duchy: i64) -> None:
    """W-SETUP-04: one seat takes a duchy, the other the one left; both on the same side."""
    for other in range(i64(len(s.live))):
        p = s.live[other]
        p.duchy = (duchy if other == seat else 1 - duchy) * 2 + s.rules.side
        for r in range(data.BASIC):
            p.plain[r] += data.DUCHY_PLAIN[p.duchy * data.BASIC + r]


def first_chooser(s: State) -> i64:
    """RUL-W-24: the second player of round 1 chooses first."""
    return 0 if s.rules.solo else 1 - s.starter


def next_setup(s: State) -> bool:
    """Sets the phase to the next draft or lot, `step` to who decides; false if all is set."""
    if s.starter == NONE:
        return ask(s, state.STARTING, CHANCE)
    if s.live[0].duchy == NONE:
        drafted = s.rules.options.duchies == settings.DUCHIES_DRAFT
        return ask(s, state.DUCHIES, first_chooser(s) if drafted else CHANCE)
    if s.rules.menace and s.rules.scenario == NONE and next_deck(s):
        return True
    if s.rules.quest and len(s.quests) == 0:
        drafted = s.rules.options.quest == settings.QUEST_DRAFT
        return ask(s, state.BOARDS, first_chooser(s) if drafted else CHANCE)
    if s.rules.advisor and s.rules.scenario == NONE:
        return next_advisor(s)
    return False


def ask(s: State, phase: i64, decider: i64) -> bool:
    s.phase = phase
    s.step = decider
    return True


def next_deck(s: State) -> bool:
    """RUL-W-50: fixed decks first, then lots, then the draft."""
    seats = i64(len(s.live))
    for seat in range(seats):
        if s.decks[seat] == NONE and wished_deck(s, seat) == settings.MENACE_DECK_0_RANDOM:
            s.spot = seat
            return ask(s, state.DECKS, CHANCE)
    for order in range(seats):
        seat = (first_chooser(s) + order) % seats
        if s.decks[seat] == NONE:
            s.spot = seat
            return ask(s, state.DECKS, seat)
    s.spot = NONE
    return False


def next_advisor(s: State) -> bool:
    """W-ADVISOR-01: two each, then who chooses first keeps one, then the other."""
    seats = i64(len(s.live))
    if s.dealt < seats * data.ADVISORS_DRAWN:
        return ask(s, state.ADVISING, CHANCE)
    for order in range(seats):
        seat = (first_chooser(s) + order) % seats
        if len(s.hands[seat]) > 0:
            return ask(s, state.KEEPING, seat)
    return False


def setup_acts(s: State) -> Ints:
    out = vec[i64]()
    if s.phase == state.STARTING:
        return vec[i64]([START, START + 1])
    if s.phase == state.DUCHIES:
        return vec[i64]([DUCHY, DUCHY + 1])
    if s.phase == state.BOARDS:
        return vec[i64]([BOARD, BOARD + 1, BOARD + 2])
    if s.phase == state.ADVISING:
        return draws(s.bag, data.ADVISORS)
    if s.phase == state.DECKS:
        for deck in range(i64(4)):
            if not taken(s, deck):
                out = append(out, DECK + deck)
        return out
    for i in range(i64(len(s.hands[s.step]))):
        out = append(out, KEEP + s.hands[s.step][i] - data.ADVISORS)
    return out


def taken(s: State, deck: i64) -> bool:
    return any(s.decks[seat] == deck for seat in range(i64(len(s.decks))))


def apply_setup(s: State, action: i64) -> None:
    if s.phase == state.STARTING:
        s.starter = action - START
    elif s.phase == state.DUCHIES:
        give_duchies(s, 0 if s.step == CHANCE else s.step, action - DUCHY)
    elif s.phase == state.DECKS:
        s.decks[s.spot] = action - DECK
    elif s.phase == state.BOARDS:
        s.quests = append(s.quests, action - BOARD)
    else:
        keep(s, action - KEEP)


def draw_advisor(s: State, card: i64) -> None:
    seat = s.dealt // data.ADVISORS_DRAWN
    s.hands[seat] = insert(s.hands[seat], card)
    s.bag[card] -= 1
    s.dealt += 1


def keep(s: State, advisor: i64) -> None:
    """One into the advisor area, the other to the box; alone it goes back into the deck."""
    hand = s.hands[s.step]
    other = hand[1] if hand[0] == data.ADVISORS + advisor else hand[0]
    s.live[s.step].advisors |= i64(1) << advisor
    s.hands[s.step] = vec[i64]()
    if s.rules.solo:
        s.bag[other] += 1
    else:
        s.boxed[s.step] = other


def finish_setup(s: State) -> None:
    """W-SOLO-02: eight unseen cards of the deck and four bad ones make the danger deck."""
    s.dealt = 0
    s.step = NONE
    s.round = 0
    if s.rules.menace and s.rules.scenario == NONE:
        s.box[data.CALAMITY] += s.supply[0]
        s.supply[0] = 0
    if s.rules.solo:
        s.danger = data.DANGER_CARDS + data.DANGER_BAD
        s.unresolved = s.danger
        s.bad_left = data.DANGER_BAD
        s.supply[bad_card(s, 0) - data.CALAMITY] -= data.DANGER_BAD
