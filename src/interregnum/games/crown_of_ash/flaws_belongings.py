"""What nobody, or only one seat, can have in a position that was written by hand."""

from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.battle import is_person
from interregnum.games.crown_of_ash.rules.scoring import owned
from interregnum.games.crown_of_ash.rules.state import BIT, KING, Player, State
from interregnum.games.crown_of_ash.rules.turn import full_action_deck


def flaw_of_belongings(s: State, set_up: bool) -> str:
    """The first flaw in one sentence; empty if there is none."""
    return flaw_of_warriors(s) or flaw_of_start_tiles(s) or flaw_of_seats(s, set_up)


def flaw_of_warriors(s: State) -> str:
    if any(p.grave & data.AUTOMATONS for p in s.players):
        return "an automaton lies in a graveyard"  # A-AUTO-02
    starting = -BIT[data.RECRUITABLE]
    if any(owned(s, seat) & starting & ~own_starting(p) for seat, p in enumerate(s.players)):
        return "a starting warrior belongs to another lord"  # A-SETUP-02
    return ""


def own_starting(p: Player) -> int:
    return (
        0
        if p.lord == NONE
        else (BIT[data.STARTING] - 1) << data.RECRUITABLE + p.lord * data.STARTING
    )


def flaw_of_start_tiles(s: State) -> str:
    """They lie at the bottom of their provinces (A-SETUP-12, A-BUILD-11)."""
    offered = sum(BIT[tile] for tile in s.offer if tile != NONE)
    misplaced = (s.upper | s.lower | s.aside | offered) & data.TILE_BITS[0]
    for province in range(data.PROVINCES):
        tile = s.top[province]
        while tile != NONE:
            if tile < data.START_TILES and (
                s.below[tile] != NONE or data.TILE_PROVINCE[tile] != province
            ):
                misplaced |= BIT[tile]
            tile = s.below[tile]
    return "a start tile lies only at the bottom of its own province" if misplaced else ""


def flaw_of_seats(s: State, set_up: bool) -> str:
    if any(p.cards == 0 for p in s.players):
        return "a battle hand is never empty"  # A-BATTLE-14
    beaten = s.controller[data.CITADEL] != KING and not s.config.solo
    if (s.royal != NONE) != beaten:
        return "somebody holds the royal token exactly if the King was beaten"  # A-CIT-04
    for seat, p in enumerate(s.players):
        if p.token and not (s.config.options.powers and is_person(s, seat)):
            return "only people who play with powers have an active token"  # A-POWER-01, RUL-A-50
        if set_up and (p.fate != NONE) != is_person(s, seat):
            return "every person has a fate card, and nobody else"  # A-SETUP-10, A-AI-08
    return flaw_of_marks(s) or (flaw_of_automa(s) if s.config.automa else "")


def flaw_of_marks(s: State) -> str:
    for area in range(data.AREAS):
        holder = s.controller[area]
        fortis = holder != KING and is_person(s, holder) and s.players[holder].lord == data.FORTIS
        if s.marks[area] and not (fortis and s.config.options.powers):
            return "only Fortis fortifies"  # A-POWER-13
    return ""


def flaw_of_automa(s: State) -> str:
    seat = s.config.people
    if s.actions & ~full_action_deck(s.config.options.automa_targeted_card):
        return "an action card is not in the automa's deck"  # A-AI-02
    if sum(s.players[seat].store) or s.players[seat].refreshed:
        return "the automa holds no resources and does not refresh"  # A-AI-09, A-AI-27
    if any(other == seat for other in list(s.order)[:-1]):
        return "the automa is last in the turn order"  # A-AI-10
    return ""
