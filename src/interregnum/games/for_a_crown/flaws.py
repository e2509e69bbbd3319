"""What is wrong with a position that was written by hand: the first flaw in one sentence.

Asked is what play relies on. Chests, the number of cards of a family and the events of a round may
be such as no match would bring about.
"""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import CHANCE, NONE
from interregnum.games.for_a_crown.census import CENSUS, census
from interregnum.games.for_a_crown.rules import actions, data, state
from interregnum.games.for_a_crown.rules.game import GAME
from interregnum.games.for_a_crown.rules.recruit import column_cost, empty_place
from interregnum.games.for_a_crown.rules.reveal import current_card, ones
from interregnum.games.for_a_crown.rules.state import State


def flaw(s: State) -> str:
    """What is wrong with a position; empty if nothing is."""
    for check in (flaw_of_gallery, flaw_of_cards, flaw_of_events, flaw_of_rest, flaw_of_turn):
        if complaint := check(s):
            return complaint
    return ""


def flaw_of_gallery(s: State) -> str:
    """Portraits hang apart, but for those who are out."""
    spaces = [space for space in s.space if space]
    if len(set(spaces)) != len(spaces) or max(s.space) > data.SPACES:
        return f"portraits on the spaces {list(s.space)}"
    falls = [fall for fall in s.fall if fall]
    hung = all((space == 0) == (fall > 0) for space, fall in zip(s.space, s.fall, strict=True))
    if sorted(falls) != list(range(1, len(falls) + 1)) or not (hung or s.phase == state.HANGING):
        return f"out in the order {list(s.fall)} with portraits on the spaces {list(s.space)}"
    if falls and s.options.no_knockout:
        return "somebody is out, with the option no_knockout"
    return ""


def flaw_of_cards(s: State) -> str:
    """Every card is somewhere once, in the hands of a family that plays."""
    owners = [card // 2 // data.CARDS for card in s.deck]
    owners += [offset // data.CARDS for offset in s.revealed if offset < actions.MERCENARIES]
    seats = len(s.rubies)
    if max([*s.order, s.actor, *owners]) >= seats:
        return f"a family that does not play with {seats} seats"
    counts = census(s)
    wrong = [f"{counts[card]} of {card}" for card in CENSUS if counts[card] != CENSUS[card]]
    if wrong:
        return f"there are {', '.join(wrong[:6])}"
    levels = [(place // data.UP + 2, card) for place, card in enumerate(s.up) if card != NONE]
    if any(data.CARD_LEVEL[card] != level for level, card in levels):
        return "a face-up card lies in the column of another level"
    return ""


def flaw_of_events(s: State) -> str:
    """The pile must last: one event joins after each round but the last (F-ROUND-02)."""
    if s.unseen + data.ROUNDS - s.round > ones(s.pile):
        return f"{s.unseen} unseen events and a pile of {ones(s.pile)} do not last to the end"
    if s.pass_ > data.PASSES[s.round - 1]:
        return f"{s.pass_} recruit passes in round {s.round}"
    return ""


def flaw_of_rest(s: State) -> str:
    """Nothing is left over from another phase: it would be played on."""
    if s.event not in EVENTS_IN.get(s.phase, (NONE,)):
        return f"the event {data.EVENT_KINDS[s.event]} in the phase {state.PHASES[s.phase]}"
    if s.phase not in APPLYING and (s.icon != NONE or len(s.icons)):
        return f"icons to apply in the phase {state.PHASES[s.phase]}"
    if s.phase not in (state.PAYING, state.LOOKING) and (s.bought != NONE or s.cost):
        return f"something to pay for in the phase {state.PHASES[s.phase]}"
    return ""


def flaw_of_turn(s: State) -> str:
    """Who acts must be there, and able to."""
    if s.phase == state.OVER:
        return ""
    if s.phase in (state.LOOKING, state.ROLLING) or s.phase < state.HANGING:
        if s.actor == NONE or s.fall[s.actor]:
            return "the actor of this phase is missing or out"
        if (s.phase in IN_TURN or s.event == data.MAGES) and not is_in_turn(s):
            return f"turn {s.turn} is not the actor's"
    if len(set(s.order)) != len(s.order) or (is_recruit(s) and any_out(s)):
        return f"the order {[data.FAMILY_IDS[seat] for seat in s.order]}"
    if is_recruit(s) and s.pass_ == 0:
        return "a recruit before the first pass"
    if s.phase in ABOUT and not ABOUT[s.phase](s):
        return f"what the phase {state.PHASES[s.phase]} is about is not there"
    seat = s.actor if s.phase < state.HANGING else CHANCE
    able = any(action != actions.SELL for action in GAME.legal(s, seat))
    return "" if able else f"nobody can act in the phase {state.PHASES[s.phase]}"


def is_in_turn(s: State) -> bool:
    return 0 <= s.turn < len(s.order) and s.order[s.turn] == s.actor


def any_out(s: State) -> bool:
    """Nobody who is out recruits; at an event somebody may fall before the turn comes."""
    return any(s.fall[seat] for seat in s.order)


def is_recruit(s: State) -> bool:
    """Somebody is recruiting; a bribe is paid for at an event."""
    return s.phase in (state.RECRUITING, state.LOOKING) or (
        s.phase == state.PAYING and s.event == NONE
    )


def is_bought(s: State) -> bool:
    """A mercenary that lies there, at the cost of its column, or bandits sent home by a sale."""
    if s.event == data.BRIBERY:
        return (
            actions.BRIBE_SALE < s.bought < actions.MAGES_DECLINE
            and s.bought - actions.BRIBE_SALE == s.cost
        )
    if actions.BLIND < s.bought < actions.BLIND + data.LEVELS:
        level = s.bought - actions.BLIND + 1
        return s.decks[level - 2] != 0 and s.cost == column_cost(s, level)
    card = s.bought - actions.RECRUIT
    lies = 0 <= card < data.STACKS and s.stacks[card] > 0
    lies = lies or (data.STACKS <= card < data.CARDS and card in s.up)
    return lies and s.cost == column_cost(s, data.CARD_LEVEL[card])


def has_two_effects(s: State) -> bool:
    """The actor's card of level 1 was turned up last."""
    card = current_card(s)
    mine = 0 <= card < actions.MERCENARIES and card // data.CARDS == s.actor
    return mine and data.CARD_LEVEL[card % data.CARDS] == 1


APPLYING: Final = (
    state.CHOOSING_ICON,
    state.TARGETING,
    state.MOVING,
    state.ROLLING,
)  # phases with icons
ROLLED: Final = (NONE, data.HAND, data.MAGES)
EVENTS_IN: Final[dict[int, tuple[int, ...]]] = {  # by phase: what may be being resolved
    **dict.fromkeys(APPLYING, ROLLED),
    state.PAYING: (NONE, data.BRIBERY),
    state.BRIBING: (data.BRIBERY,),
    state.HIRING_MAGES: (data.MAGES,),
}
IN_TURN: Final = (
    state.RECRUITING,
    state.PAYING,
    state.LOOKING,
    state.BRIBING,
    state.HIRING_MAGES,
)  # phases that follow `order`
ABOUT: Final[dict[int, Callable[[State], bool]]] = {  # by phase: what must be there
    state.PAYING: is_bought,
    state.LOOKING: lambda s: (
        actions.BLIND < s.bought < actions.BLIND + data.LEVELS and is_bought(s)
    ),
    state.CHOOSING_OPTION: has_two_effects,
    state.TARGETING: lambda s: s.icon in (data.LOSS, data.BANDIT),
    state.REFILLING: lambda s: empty_place(s) != NONE,
}
