"""What is wrong with a position that was written by hand: the first flaw in one sentence."""

from typing import Final

from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.census import census, census_of, hand_and_pile
from interregnum.games.crown_of_ash.families import GAME
from interregnum.games.crown_of_ash.flaws_belongings import flaw_of_belongings
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.battle import is_person
from interregnum.games.crown_of_ash.rules.defenders import pair_of, slots
from interregnum.games.crown_of_ash.rules.gather import mover
from interregnum.games.crown_of_ash.rules.powers import area_of, stands
from interregnum.games.crown_of_ash.rules.raising import can_raise
from interregnum.games.crown_of_ash.rules.state import (
    BATTLE_DICE,
    KING,
    ORDER_DICE,
    PHASE_NAMES,
    Player,
    State,
    ones,
)
from interregnum.games.crown_of_ash.rules.turn import area_of_space

# What may follow a phase that interrupts.
FOLLOWS: Final = {
    phases.TURNING_UP: (phases.PLACING, phases.TURN_OVER, phases.AUTOMA_RAISED, phases.SETTING_UP),
    phases.OFFERING: (phases.OFFERED, phases.RENEWING, phases.SETTING_UP),
    phases.GAINING: (
        phases.TAXING,
        phases.GATHERED,
        phases.BUILT,
        phases.COMPENSATING,
        phases.DISCARDING,
    ),
    phases.AT_ALTAR: (phases.TAXING, phases.BUILT),
}
OF_THE_MOVER: Final = (
    phases.PLACING, phases.CHOOSING_TILE, phases.CHOOSING_PROVINCE, phases.ADJUSTING,
    phases.COMMITTING, phases.RAISING, phases.PAYING, phases.SWINDLING, phases.COMMANDING,
    phases.REGROUPING,
)  # fmt: skip
OF_A_BATTLE: Final = (
    phases.COMMITTING, phases.UNMASKING, phases.LAYING, phases.FORESEEING, phases.DRAWING_CARD,
    phases.FORTIFYING, phases.ZERO_LOST, phases.LOSING,
)  # fmt: skip
OF_POWERS: Final = (phases.SWINDLING, phases.COMMANDING, phases.REGROUPING)
BEFORE_ROUND_1: Final = (phases.DEALING_LORDS, phases.DRAWING_ORDER)


def flaw(s: State) -> str:
    """Empty if nothing is wrong."""
    return (
        flaw_of_numbers(s)
        or flaw_of_areas(s)
        or flaw_of_players(s)
        or flaw_of_cards(s)
        or flaw_of_belongings(s, is_set_up(s))
        or flaw_of_order(s)
        or flaw_of_dice(s)
        or flaw_of_step(s)
        or flaw_of_battle(s)
        or flaw_of_turn(s)
    )


def flaw_of_numbers(s: State) -> str:
    """Whatever is used to look something up must be there."""
    if s.phase == NONE:
        return "no phase is named"
    if not 0 <= s.round < data.ROUNDS:
        return f"round {s.round + 1} of {data.ROUNDS}"
    if not NONE <= s.slot < data.SLOTS or not NONE <= s.place < data.OFFER:
        return f"the display has {data.SLOTS} slots and the offer {data.OFFER} places"
    if not NONE <= s.last < data.WARRIORS or not 0 <= s.stage <= data.INGREDIENT or s.owed < 0:
        return "a number of the half-done step does not exist"
    if not NONE <= s.royal < s.config.count or not 0 <= s.scale < data.SQUARES:
        return "the royal token or the cube of the automa is nowhere"
    if not NONE <= s.actor < s.config.count:
        return f"there is no seat {s.actor} to act"
    return ""


def flaw_of_areas(s: State) -> str:
    if any(
        s.controller[k] != KING and s.controller[k] >= s.config.count for k in range(data.AREAS)
    ):
        return "an area is controlled by a seat that does not play"
    if any((s.controller[k] == NONE) != (s.top[k] == NONE) for k in range(data.PROVINCES)):
        return "a province has a controller exactly if it has a tile"
    if (
        any(s.controller[k] == KING for k in range(data.PROVINCES))
        or s.controller[data.PROVINCES] == NONE
    ):
        return "the King holds the Citadel and no province, and somebody always holds it"
    if any(ones(s.defenders[k]) > slots(k) for k in range(data.AREAS)):
        return "an area has too many defenders"
    for k in range(data.AREAS):
        if s.marks[k] not in (0, pair_of(s.config, s.defenders[k])):
            return "only a pair of defenders can be fortified"
    if any(s.taken[k] > data.CAPACITY[s.config.side][k] for k in range(data.BOARD_SPACES)):
        return "too many minions stand on a space"
    return ""


def flaw_of_players(s: State) -> str:
    if min(min(p.store) for p in s.players) < 0 or min(p.minions for p in s.players) < 0:
        return "a number of resources or minions is negative"
    for kind in range(data.INGREDIENT):
        if (
            s.config.options.supply_limit
            and sum(p.store[kind] for p in s.players) > data.SUPPLY[kind]
        ):
            return f"there is not so much {data.KIND_IDS[kind]} in the supply"
    if any(sorted(hand_and_pile(p)) != list(range(len(data.CARD_IDS))) for p in s.players):
        return "battle hand and discard pile are not the five cards"
    if not differ([p.lord for p in s.players]) or not differ([p.fate for p in s.players]):
        return "two seats have the same lord or fate card"
    return ""


def differ(numbers: list[int]) -> bool:
    """Whether no two are equal; NONE does not count."""
    held = [number for number in numbers if number != NONE]
    return len(set(held)) == len(held)


def flaw_of_cards(s: State) -> str:
    expected = census_of(s.config)
    if census(s) != expected:
        wrong = {k: v for k, v in census(s).items() if v != expected.get(k)}
        return f"cards or tiles are missing or doubled: {wrong}"
    if any(s.decks[level] & ~data.DECK_BITS[level] for level in range(1, data.LEVELS + 1)):
        return "a warrior lies in the deck of another level"
    return ""


def is_set_up(s: State) -> bool:
    """Whether the turn order of round 1 has been drawn."""
    dealing = BEFORE_ROUND_1[0] <= s.phase <= BEFORE_ROUND_1[1]
    return not dealing if s.phase not in FOLLOWS else s.after != phases.SETTING_UP


def flaw_of_order(s: State) -> str:
    if not differ(list(s.order)) or any(not 0 <= seat < s.config.count for seat in s.order):
        return f"{list(s.order)} is no order of {s.config.count} seats"
    if s.phase == phases.ORDERING or not is_set_up(s):
        return ""
    if len(s.order) != s.config.count or not 0 <= s.turn < s.config.count:
        return f"the turn order has {s.config.count} seats, and one of them is at turn"
    if s.phase in OF_THE_MOVER and s.actor != mover(s):
        return "the actor is not the one whose turn it is"
    return (
        "no minion is left to be placed"
        if s.phase == phases.PLACING and not mine(s).minions
        else ""
    )


def mine(s: State) -> Player:
    return s.players[s.actor]


def flaw_of_dice(s: State) -> str:
    if len(s.dice) != data.SEATS or any(not 0 <= die <= data.FACES for die in s.dice):
        return f"there are {data.SEATS} dice of 1 to {data.FACES}, 0 where none was rolled"
    if not BATTLE_DICE <= s.rolling <= ORDER_DICE or s.tied >> s.config.people:
        return "the dice are for nothing, or for a seat that does not play"
    allowed = {BATTLE_DICE: 3, ORDER_DICE: s.tied}.get(s.rolling, 1)
    if s.phase == phases.ROLLING and (s.unrolled == 0 or s.unrolled & ~allowed):
        return "the dice still to be thrown are not those of this moment"
    return ""


def flaw_of_step(s: State) -> str:
    """Of what is half done."""
    if s.phase in FOLLOWS and s.after not in FOLLOWS[s.phase]:
        return f"what follows {PHASE_NAMES[s.phase]} is missing or wrong"
    if s.phase in OF_POWERS and s.resume not in (phases.PLACING, phases.RAISING):
        return "a power is used while placing or raising"
    if s.phase in (phases.DRAWING_ACTION, phases.DRAWING_CARD) and not s.config.automa:
        return "there is no automa to draw a card"
    if s.phase == phases.DRAWING_ACTION and not 0 <= s.target < data.PROVINCES:
        return "the automa has no target"
    return flaw_of_display(s) or flaw_of_building(s) or flaw_of_pick(s)


def flaw_of_display(s: State) -> str:
    if s.phase == phases.TURNING_UP and (s.slot == NONE or s.display[s.slot] != NONE):
        return "no empty slot of the display is being refilled"
    if s.phase == phases.PAYING and (s.slot == NONE or not can_raise(s, s.actor, s.slot)):
        return "the warrior that is being raised cannot be paid"
    return ""


def flaw_of_building(s: State) -> str:
    if s.phase == phases.OFFERING and (s.place == NONE or s.offer[s.place] != NONE):
        return "no empty place of the offer is being refilled"
    if s.phase == phases.CHOOSING_PROVINCE:
        tile = s.offer[s.place] if s.place != NONE else NONE
        if not 0 <= tile < data.TILES or data.PRICE[tile] > mine(s).store[data.GOLD]:
            return "the tile that is being built cannot be paid"
    here = s.phase == phases.ADJUSTING or (
        s.phase in (phases.GAINING, phases.AT_ALTAR)
        and s.after in (phases.TAXING, phases.GATHERED, phases.BUILT)
    )
    if here and not 0 <= s.area < data.PROVINCES:
        return "the province of the action is missing"
    if s.phase == phases.ADJUSTING and s.controller[s.area] != s.actor:
        return "only a province of the actor is adjusted"
    built = here and s.after == phases.BUILT and s.phase != phases.ADJUSTING
    return "the place of the built tile is missing" if built and s.place == NONE else ""


def flaw_of_pick(s: State) -> str:
    """The minion or warrior that a power has picked up."""
    if s.phase == phases.COMMANDING:
        space, owner = s.picked // data.SEATS, s.picked % data.SEATS
        if not 0 <= space < data.BOARD_SPACES or stands(s, space, owner) == NONE:
            return "no minion is picked up"
    if s.phase == phases.REGROUPING:
        if not 0 <= s.picked < data.WARRIORS:
            return "no warrior is picked up"
        where = area_of(s, s.picked)
        held = mine(s).hand >> s.picked & 1 if where == NONE else s.controller[where] == s.actor
        return "" if held else "the warrior that is picked up belongs to somebody else"
    return ""


def in_battle(s: State) -> bool:
    """Whether the phase belongs to a battle."""
    if s.phase in (phases.ROLLING, phases.REROLLING):
        return s.rolling == BATTLE_DICE
    return s.phase in OF_A_BATTLE or (
        s.phase == phases.GAINING and s.after in (phases.COMPENSATING, phases.DISCARDING)
    )


def is_fought(s: State) -> bool:
    """Whether the battle has been decided."""
    return s.phase in (phases.GAINING, phases.ZERO_LOST, phases.LOSING)


def flaw_of_battle(s: State) -> str:
    if in_battle(s) != (s.attacker != NONE):
        return f"a battle does not go with the phase {PHASE_NAMES[s.phase]}"
    if s.attacker == NONE:
        return ""
    if not 0 <= s.attacker < s.config.count or s.owner in (s.attacker, NONE):
        return "a battle has two sides that play"
    if not data.BATTLE_SPACE <= s.space < data.GOLD_SPACE or area_of_space(s.space) != s.area:
        return "the space of the battle does not belong to its area"
    holder = s.attacker if is_fought(s) and s.won == 1 else s.owner
    if s.controller[s.area] != holder:
        return "the area of the battle is held by somebody else"
    if s.phase != phases.COMMITTING and (s.committed == 0) != is_fought(s):
        return "attackers are committed from the beginning to the decision"
    return flaw_of_laid(s)


def flaw_of_laid(s: State) -> str:
    """Battle cards are laid from the hand; before the window nobody, after it all people."""
    sides = [(s.attacker, s.attack_card)]
    sides += [(s.owner, s.defence_card)] if s.owner != KING else []
    for seat, card in sides:
        if card != NONE and s.players[seat].cards >> card & 1 == 0:
            return "a battle card was laid that is not in hand"
        must = is_person(s, seat) or s.phase not in (phases.FORESEEING, phases.DRAWING_CARD)
        if s.phase in (phases.COMMITTING, phases.UNMASKING):
            must = False
            if card != NONE:
                return "battle cards are laid after the attackers"
        if must and card == NONE and s.phase != phases.LAYING:
            return "a battle card is missing"
    return ""


def flaw_of_turn(s: State) -> str:
    """Who acts must be able to."""
    if s.phase == phases.OVER:
        return ""
    if s.phase > phases.OVER:
        return f"{PHASE_NAMES[s.phase]} is not a phase in which anybody acts"
    if (
        s.phase < phases.DEALING_LORDS
        and s.phase != phases.LAYING
        and not 0 <= s.actor < s.config.people
    ):
        return "the actor of this phase is missing"
    waiting = list(GAME.to_act(s))
    if waiting and len(GAME.legal(s, waiting[0])):
        return ""
    return f"nobody can act in phase {PHASE_NAMES[s.phase]}"
