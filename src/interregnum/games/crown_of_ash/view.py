"""What one seat is shown. Built by inclusion: a field not named here is not sent."""

from typing import Final

import msgspec

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.battle import (
    attack_strength,
    attack_total,
    defence_strength,
    defence_total,
    laying,
)
from interregnum.games.crown_of_ash.rules.defenders import defence
from interregnum.games.crown_of_ash.rules.gather import in_supply
from interregnum.games.crown_of_ash.rules.imagine import (
    hides_attackers,
    hides_cards,
)
from interregnum.games.crown_of_ash.rules.scoring import citadel_worth, ranks, worth
from interregnum.games.crown_of_ash.rules.state import BATTLE_DICE, KING, PHASE_NAMES, State, ones
from interregnum.games.crown_of_ash.text import line
from interregnum.games.leading import leading
from interregnum.games.shown import Line, View

KING_SEAT: Final = -2  # as a controller in views


class PlayerFace(msgspec.Struct, frozen=True):
    """One seat at the table, or the automa."""

    seat: int
    lord: str
    automa: bool
    vp: int
    store: dict[str, int]
    hand: list[str] | None  # None: not shown (option hide_hands)
    hand_size: int
    grave: list[str]
    cards: list[str] | None  # battle cards in hand; None: another seat's
    card_count: int
    discard: list[str] | None  # from the bottom; None: another seat's pile
    top: str  # the card on top of the pile
    fate: str  # "" where it is not known
    token: bool | None  # None: no powers in this game
    minions: int
    refreshed: bool
    royal: bool


class AreaFace(msgspec.Struct, frozen=True):
    """A province or the Citadel."""

    area: str
    controller: int  # a seat, NONE, or KING_SEAT
    tiles: list[str]  # from the bottom
    worth: int  # points at the end of this round
    defenders: list[str]
    defence: int
    fortified: bool


class SpaceFace(msgspec.Struct, frozen=True):
    """A space of the board and the owners of the minions on it."""

    space: str
    minions: list[int]
    room: int


class BattleFace(msgspec.Struct, frozen=True):
    """The battle under way."""

    area: str
    space: str
    attacker: int
    defender: int
    committed: list[str] | None  # None: face down
    size: int
    attack: int | None  # without the card: warriors, reinforcement, space; None: none seen
    defence: int  # without the card
    attack_card: str  # "" while it is not known
    defence_card: str
    guess: str
    dice: list[int]
    attack_total: int | None  # once all is open
    defence_total: int | None


class AutomaFace(msgspec.Struct, frozen=True):
    """The automa's decks and its card of this turn."""

    target: str
    card: str
    deck: list[str]  # action cards not yet used, in no order
    level: int  # the cube on the warrior scale
    square: int


class StepFace(msgspec.Struct, frozen=True):
    """What is half done: a tile, a warrior, a payment, a power."""

    area: str  # where resources are gained or defenders adjusted
    tile: str
    warrior: str
    paid: dict[str, int]
    given: dict[str, int]
    owed: int
    picked: str


class Table(View, frozen=True, kw_only=True):
    """The whole table of Crown of Ash."""

    phase: str
    actor: int
    order: list[int]
    turn: int
    players: list[PlayerFace]
    areas: list[AreaFace]
    spaces: list[SpaceFace]
    display: list[str]  # "" where a slot is empty
    decks: list[int]  # cards left, by level
    offer: list[str]
    stack: list[int]  # tiles to be drawn first, tiles below them
    aside: list[str]
    citadel_vp: int
    dice: list[int]
    battle: BattleFace | None
    automa: AutomaFace | None
    step: StepFace
    supply: dict[str, int] | None  # None: unlimited


def view(s: State, seat: Seat) -> Table:
    """For a seat, or NONE for a spectator."""
    return Table(
        awaited=awaited(s),
        ask=ask(s),
        result=list(ranks(s)) if s.phase == phases.OVER else [],
        round=s.round + 1,
        rounds=data.ROUNDS,
        leaders=leading([p.vp for p in s.players]),
        phase=PHASE_NAMES[s.phase],
        actor=s.actor,
        order=list(s.order),
        turn=s.turn,
        players=[face(s, owner, seat) for owner in range(len(s.players))],
        areas=[area_face(s, area) for area in range(data.AREAS)],
        spaces=[space_face(s, space) for space in range(data.BOARD_SPACES)],
        display=[name_of(card, data.WARRIOR_IDS) for card in s.display],
        decks=[ones(deck) for deck in list(s.decks)[1:]],
        offer=[name_of(tile, data.TILE_IDS) for tile in s.offer],
        stack=[ones(s.upper), ones(s.lower)],
        aside=named(s.aside, data.TILE_IDS),
        citadel_vp=citadel_worth(s),
        dice=list(s.dice),
        battle=battle_face(s, seat) if s.attacker != NONE else None,
        automa=automa_face(s) if s.config.automa else None,
        step=step_face(s),
        supply=supply(s),
    )


def name_of(k: int, names: list[str]) -> str:
    return names[k] if k != NONE else ""


def named(bits: int, names: list[str]) -> list[str]:
    """The members of a set."""
    return [name for k, name in enumerate(names) if bits >> k & 1]


def awaited(s: State) -> list[int]:
    """The seats that decide, if any do."""
    if s.phase == phases.LAYING:
        return list(laying(s))
    return [s.actor] if s.phase < phases.DEALING_LORDS else []


def ask(s: State) -> Line | None:
    """What is to be decided, in words."""
    if s.phase >= phases.DEALING_LORDS:
        return None
    name = PHASE_NAMES[s.phase].replace("_", "-")
    return line(f"ask-{name}")


def face(s: State, owner: Seat, viewer: Seat) -> PlayerFace:
    p, mine = s.players[owner], owner == viewer
    hand = shown_hand(s, owner, viewer)
    pile = discard_pile(p.discard)
    automa = owner == s.config.people
    shown = mine or automa or not s.config.options.hide_hands
    return PlayerFace(
        seat=owner,
        lord=name_of(p.lord, data.LORD_IDS),
        automa=automa,
        vp=p.vp,
        store={data.KIND_IDS[kind]: p.store[kind] for kind in range(data.INGREDIENT)},
        hand=named(hand, data.WARRIOR_IDS) if shown else None,
        hand_size=ones(hand),
        grave=named(p.grave, data.WARRIOR_IDS),
        cards=named(p.cards, data.CARD_IDS) if mine else None,
        card_count=ones(p.cards),
        discard=pile if mine else None,
        top=pile[-1] if pile else "",
        fate=name_of(p.fate, data.FATE_IDS) if mine or s.phase == phases.OVER else "",
        token=p.token == 1 if s.config.options.powers and not automa else None,
        minions=p.minions,
        refreshed=p.refreshed == 1,
        royal=s.royal == owner,
    )


def shown_hand(s: State, owner: Seat, viewer: Seat) -> int:
    """To others the hand still holds the warriors that lie face down."""
    hand = s.players[owner].hand
    down = hides_attackers(s) and owner == s.attacker != viewer
    return hand | s.committed if down else hand


def discard_pile(digits: int) -> list[str]:
    """From the bottom to the top."""
    pile: list[str] = []
    while digits:
        pile.insert(0, data.CARD_IDS[digits % data.OCTAL - 1])
        digits //= data.OCTAL
    return pile


def seat_of(controller: int) -> int:
    return KING_SEAT if controller == KING else controller


def area_face(s: State, area: int) -> AreaFace:
    return AreaFace(
        area=data.AREA_IDS[area],
        controller=seat_of(s.controller[area]),
        tiles=tiles(s, area) if area < data.PROVINCES else [],
        worth=worth(s, area) if area < data.PROVINCES else citadel_worth(s),
        defenders=named(s.defenders[area], data.WARRIOR_IDS),
        defence=data.KING_STRENGTH if s.controller[area] == KING else defence(s, area),
        fortified=s.marks[area] != 0,
    )


def tiles(s: State, province: int) -> list[str]:
    """From the bottom to the top."""
    stack: list[str] = []
    tile = s.top[province]
    while tile != NONE:
        stack.insert(0, data.TILE_IDS[tile])
        tile = s.below[tile]
    return stack


def space_face(s: State, space: int) -> SpaceFace:
    owners = [k // data.MINIONS for k, where in enumerate(s.minions) if where == space]
    return SpaceFace(data.SPACE_IDS[space], owners, data.CAPACITY[s.config.side][space])


def battle_face(s: State, viewer: Seat) -> BattleFace:
    hidden = hides_attackers(s) and viewer != s.attacker
    is_open = (
        s.phase > phases.FORTIFYING
        and s.phase not in (phases.ROLLING, phases.REROLLING)
        and not hides_cards(s)
    )
    totals = is_open and s.committed != 0 and s.attack_card != NONE
    return BattleFace(
        area=data.AREA_IDS[s.area],
        space=data.SPACE_IDS[s.space],
        attacker=s.attacker,
        defender=seat_of(s.owner),
        committed=None if hidden else named(s.committed, data.WARRIOR_IDS),
        size=ones(s.committed),
        attack=None if hidden or s.committed == 0 else attack_strength(s),
        defence=defence_strength(s),
        attack_card=card_for(s, s.attack_card, s.attacker, viewer),
        defence_card=card_for(s, s.defence_card, s.owner, viewer),
        guess=name_of(s.guess, data.CARD_IDS),
        dice=list(s.dice)[:2] if s.rolling == BATTLE_DICE else [0, 0],
        attack_total=attack_total(s) if totals else None,
        defence_total=defence_total(s) if totals else None,
    )


def card_for(s: State, card: int, owner: Seat, viewer: Seat) -> str:
    """A laid card is shown to its owner until the reveal (A-BATTLE-07)."""
    return "" if hides_cards(s) and owner != viewer else name_of(card, data.CARD_IDS)


def automa_face(s: State) -> AutomaFace:
    return AutomaFace(
        target=name_of(s.target, data.PROVINCE_IDS),
        card=name_of(s.action_card, data.ACTION_IDS),
        deck=named(s.actions, data.ACTION_IDS),
        level=data.SCALE[s.scale],
        square=s.scale,
    )


def step_face(s: State) -> StepFace:
    buying = s.place != NONE and s.offer[s.place] != NONE
    here = s.phase in (phases.GAINING, phases.AT_ALTAR, phases.ADJUSTING) and s.attacker == NONE
    return StepFace(
        area=data.AREA_IDS[s.area] if here else "",
        tile=data.TILE_IDS[s.offer[s.place]] if buying else "",
        warrior=name_of(s.display[s.slot], data.WARRIOR_IDS) if s.slot != NONE else "",
        paid=amounts(list(s.paid)),
        given=amounts(list(s.given)),
        owed=s.owed,
        picked=str(s.picked) if s.picked != NONE else "",
    )


def amounts(pieces: list[int]) -> dict[str, int]:
    return {data.KIND_IDS[kind]: n for kind, n in enumerate(pieces) if n}


def supply(s: State) -> dict[str, int] | None:
    """What a limited supply has left (RUL-A-33)."""
    if not s.config.options.supply_limit:
        return None
    return {data.KIND_IDS[kind]: in_supply(s, kind) for kind in range(data.BASIC + 1)}
