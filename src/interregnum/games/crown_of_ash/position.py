"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from typing import Final, Literal

import msgspec
from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.errors import BadPosition
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.flaws import flaw
from interregnum.games.crown_of_ash.options import DRAWN, Options, check, setup
from interregnum.games.crown_of_ash.rules.data import (
    ACTION_IDS,
    AREA_IDS,
    AREAS,
    BOARD_SPACES,
    CARD_IDS,
    FATE_IDS,
    INGREDIENT,
    KIND_IDS,
    KINDS,
    LEVELS,
    LORD_IDS,
    MINIONS,
    OFFER,
    PROVINCES,
    SEATS,
    SLOTS,
    SPACE_IDS,
    TILE_IDS,
    TILES,
    WARRIOR_IDS,
)
from interregnum.games.crown_of_ash.rules.phases import PHASE_NAMES
from interregnum.games.crown_of_ash.rules.state import (
    OPTION_NAMES,
    Config,
    Player,
    State,
)
from interregnum.games.crown_of_ash.view import DIGITS, discard_pile, name_of, named, tiles
from interregnum.games.title import NO_POSITION, Position, allowed_values

NOBODY: Final = "nobody"
SOURCE_NAMES: Final = [
    "provinces", "citadel", "cards", "gains", "resources", "gold", "fate", "automatons",
]  # fmt: skip
HOLDERS: Final = [*(str(seat) for seat in range(SEATS)), "king"]  # controllers by number


class Doc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the parts of a document."""


class PlayerDoc(Doc, frozen=True, kw_only=True):
    lord: str  # "" before it is dealt
    vp: int
    points: dict[str, int] = {}  # by source; what is missing counts as provinces
    store: dict[str, int]
    hand: list[str]
    grave: list[str]
    cards: list[str]  # battle cards in hand, a laid one included; the automa's deck
    discard: list[str]  # from the bottom to the top
    fate: str = ""
    token: bool = False
    minions: list[str]  # where those that are placed stand, "refresh" too


class AreaDoc(Doc, frozen=True, kw_only=True):
    controller: str  # a seat, "king", "nobody"
    tiles: list[str] = []  # from the bottom to the top
    defenders: list[str]
    fortified: list[str] = []


class BattleDoc(Doc, frozen=True, kw_only=True):
    space: str
    attacker: int
    defender: str  # a seat or "king"
    committed: list[str]
    open: bool
    attack_card: str = ""
    defence_card: str = ""
    guess: str = ""
    fought: list[str] = []  # whom a casualty may take
    fortified: list[str] = []  # the attacking pair


class StepDoc(Doc, frozen=True, kw_only=True):
    """What is half done; in between everything is as here."""

    after: str = ""  # the step that follows
    resume: str = ""  # the phase a power was used in
    area: str = ""
    slot: int = NONE
    place: int = NONE
    owed: int = 0
    stage: int = 0
    last: int = NONE
    lifted: list[str] = []
    extra: bool = False
    picked: int = NONE
    paid: dict[str, int] = {}
    given: dict[str, int] = {}
    dice: list[int] = msgspec.field(default_factory=lambda: [0] * SEATS)
    rolling: int = 0
    unrolled: int = 0
    tied: int = 0
    won: bool = False


class AutomaDoc(Doc, frozen=True, kw_only=True):
    deck: list[str]  # action cards not yet used
    card: str = ""
    target: str = ""
    scale: int = 0


class PositionDoc(Doc, frozen=True, kw_only=True):
    title: Literal["crown-of-ash"]
    options: Options
    people: int
    round: int
    phase: str
    order: list[int]
    turn: int
    actor: int
    players: list[PlayerDoc]
    areas: dict[str, AreaDoc]
    decks: list[list[str]]  # by level, in no order
    display: list[str]
    offer: list[str]
    stack: list[list[str]]  # drawn from first, below; in no order
    aside: list[str]
    royal: int = NONE
    battle: BattleDoc | None = None
    automa: AutomaDoc | None = None
    step: StepDoc = StepDoc()
    reveals: int = 0


def position(s: State) -> Position:
    """The document of a state."""
    doc = PositionDoc(
        title="crown-of-ash",
        options=options_of(s),
        people=s.config.people,
        round=s.round + 1,
        phase=PHASE_NAMES[s.phase],
        order=list(s.order),
        turn=s.turn,
        actor=s.actor,
        players=[player_doc(s, seat) for seat in range(s.config.count)],
        areas={AREA_IDS[area]: area_doc(s, area) for area in range(AREAS)},
        decks=[named(deck, WARRIOR_IDS) for deck in list(s.decks)[1:]],
        display=[name_of(card, WARRIOR_IDS) for card in s.display],
        offer=[name_of(tile, TILE_IDS) for tile in s.offer],
        stack=[named(s.upper, TILE_IDS), named(s.lower, TILE_IDS)],
        aside=named(s.aside, TILE_IDS),
        royal=s.royal,
        battle=battle_doc(s) if s.attacker != NONE else None,
        automa=automa_doc(s) if s.config.automa else None,
        step=step_doc(s),
        reveals=s.reveals,
    )
    plain: Position = msgspec.to_builtins(doc)
    return plain


def options_of(s: State) -> Options:
    values: dict[str, object] = {}
    for field, value in zip(msgspec.structs.fields(Options), s.config.values, strict=True):
        allowed = allowed_values(field.type)
        values[field.name] = allowed[value] if allowed else lords_of(s)
    return msgspec.convert(values, Options, strict=False)


def lords_of(s: State) -> str:
    """As the option was written."""
    rest, lords = s.config.lords, list[str]()
    while rest:
        lords.append(LORD_IDS[rest % DIGITS - 1])
        rest //= DIGITS
    return ",".join(lords) or DRAWN


def player_doc(s: State, seat: int) -> PlayerDoc:
    p = s.players[seat]
    spaces = list(s.minions)[seat * MINIONS : (seat + 1) * MINIONS]
    stand = [name_of(where, SPACE_IDS) for where in spaces]
    while stand and not stand[-1]:
        stand.pop()
    return PlayerDoc(
        lord=name_of(p.lord, LORD_IDS),
        vp=p.vp,
        points={name: n for name, n in zip(SOURCE_NAMES, p.points, strict=True) if n},
        store={KIND_IDS[kind]: p.store[kind] for kind in range(INGREDIENT)},
        hand=named(p.hand, WARRIOR_IDS),
        grave=named(p.grave, WARRIOR_IDS),
        cards=named(p.cards, CARD_IDS),
        discard=discard_pile(p.discard),
        fate=name_of(p.fate, FATE_IDS),
        token=p.token == 1,
        minions=stand + (["refresh"] if p.refreshed else []),
    )


def area_doc(s: State, area: int) -> AreaDoc:
    holder = s.controller[area]
    return AreaDoc(
        controller=HOLDERS[holder] if holder != NONE else NOBODY,
        tiles=tiles(s, area) if area < PROVINCES else [],
        defenders=named(s.defenders[area], WARRIOR_IDS),
        fortified=named(s.marks[area], WARRIOR_IDS),
    )


def battle_doc(s: State) -> BattleDoc:
    return BattleDoc(
        space=SPACE_IDS[s.space],
        attacker=s.attacker,
        defender=HOLDERS[s.owner],
        committed=named(s.committed, WARRIOR_IDS),
        open=s.open == 1,
        attack_card=name_of(s.attack_card, CARD_IDS),
        defence_card=name_of(s.defence_card, CARD_IDS),
        guess=name_of(s.guess, CARD_IDS),
        fought=named(s.fought, WARRIOR_IDS),
        fortified=named(s.braced, WARRIOR_IDS),
    )


def automa_doc(s: State) -> AutomaDoc:
    return AutomaDoc(
        deck=named(s.actions, ACTION_IDS),
        card=name_of(s.action_card, ACTION_IDS),
        target=name_of(s.target, AREA_IDS),
        scale=s.scale,
    )


def step_doc(s: State) -> StepDoc:
    return StepDoc(
        after=name_of(s.after, PHASE_NAMES),
        resume=name_of(s.resume, PHASE_NAMES),
        area=name_of(s.area, AREA_IDS),
        slot=s.slot,
        place=s.place,
        owed=s.owed,
        stage=s.stage,
        last=s.last,
        lifted=named(s.lifted, WARRIOR_IDS),
        extra=s.extra == 1,
        picked=s.picked,
        paid=pieces_doc(s.paid),
        given=pieces_doc(s.given),
        dice=list(s.dice),
        rolling=s.rolling,
        unrolled=s.unrolled,
        tied=s.tied,
        won=s.won == 1,
    )


def pieces_doc(amounts: Ints) -> dict[str, int]:
    return {KIND_IDS[kind]: n for kind, n in enumerate(amounts) if n}


def load(doc: Position) -> State:
    """The state of a document; anything that is no position is refused in one sentence."""
    try:
        s = state_of(msgspec.convert(doc, PositionDoc))
        complaint = flaw(s)
    except NO_POSITION as error:
        raise BadPosition(f"this is no position of crown-of-ash: {error}") from error
    if complaint:
        raise BadPosition(f"this position of crown-of-ash cannot be: {complaint}")
    return s


def config_of(d: PositionDoc) -> Config:
    """Who plays with which options; refuses lists of a wrong length."""
    if not 1 <= d.people <= SEATS or check(d.options, d.people) is not None:
        raise ValueError(f"{d.people} people do not go with the options")
    flat = setup(d.options, d.people)
    config = Config(d.people, ints([flat[name] for name in OPTION_NAMES]))
    if len(d.players) != config.count or sorted(d.areas) != sorted(AREA_IDS):
        raise ValueError(f"expected {config.count} players and the areas {AREA_IDS}")
    if (len(d.decks), len(d.display), len(d.offer), len(d.stack)) != (LEVELS, SLOTS, OFFER, 2):
        raise ValueError(f"expected {LEVELS} decks, {SLOTS} slots, {OFFER} offered tiles, a stack")
    return config


def stacked(areas: list[AreaDoc]) -> Ints:
    """By tile: the one below it."""
    mask([tile for area in areas for tile in area.tiles], TILE_IDS)  # no tile lies twice
    below = ints([NONE] * TILES)
    for area in areas:
        for lower, upper in zip(area.tiles, area.tiles[1:], strict=False):
            below[TILE_IDS.index(upper)] = TILE_IDS.index(lower)
    return below


def state_of(d: PositionDoc) -> State:
    config = config_of(d)
    areas = [d.areas[name] for name in AREA_IDS]
    b, a, t = d.battle, d.automa, d.step
    below = stacked(areas)
    minions, taken = where_minions(d.players)
    return State(
        config, [player_of(p) for p in d.players], PHASE_NAMES.index(d.phase),
        index(t.after, PHASE_NAMES), index(t.resume, PHASE_NAMES), d.round - 1, d.turn, d.actor,
        d.reveals, d.royal, mask(d.stack[0], TILE_IDS), mask(d.stack[1], TILE_IDS),
        mask(d.aside, TILE_IDS), t.slot, t.place, t.owed, index(t.area, AREA_IDS), t.stage,
        t.last, mask(t.lifted, WARRIOR_IDS), SPACE_IDS.index(b.space) if b else NONE,
        b.attacker if b else NONE, HOLDERS.index(b.defender) if b else NONE,
        mask(b.committed, WARRIOR_IDS) if b else 0, int(b.open) if b else 0,
        index(b.attack_card, CARD_IDS) if b else NONE,
        index(b.defence_card, CARD_IDS) if b else NONE, index(b.guess, CARD_IDS) if b else NONE,
        int(t.won), mask(b.fought, WARRIOR_IDS) if b else 0, t.rolling, t.unrolled, t.tied,
        int(t.extra), mask(b.fortified, WARRIOR_IDS) if b else 0, t.picked,
        mask(a.deck, ACTION_IDS) if a else 0, index(a.card, ACTION_IDS) if a else NONE,
        index(a.target, AREA_IDS) if a else NONE, a.scale if a else 0,
        ints(d.order), ints([0, *(mask(deck, WARRIOR_IDS) for deck in d.decks)]),
        ints([index(card, WARRIOR_IDS) for card in d.display]),
        ints([index(tile, TILE_IDS) for tile in d.offer]),
        ints([TILE_IDS.index(area.tiles[-1]) if area.tiles else NONE for area in areas[:-1]]),
        below, ints([max(0, len(area.tiles) - 1) for area in areas[:-1]]),
        ints([NONE if x.controller == NOBODY else HOLDERS.index(x.controller) for x in areas]),
        ints([mask(area.defenders, WARRIOR_IDS) for area in areas]),
        ints([mask(area.fortified, WARRIOR_IDS) for area in areas]), minions, taken,
        ints(t.dice), pieces(t.paid), pieces(t.given),
    )  # fmt: skip


def player_of(p: PlayerDoc) -> Player:
    points = [p.points.get(name, 0) for name in SOURCE_NAMES]
    points[0] += p.vp - sum(points)
    digits = 0
    for card in p.discard:
        digits = digits * DIGITS + CARD_IDS.index(card) + 1
    return Player(
        index(p.lord, LORD_IDS), p.vp, ints(points), pieces(p.store),
        mask(p.hand, WARRIOR_IDS), mask(p.grave, WARRIOR_IDS), mask(p.cards, CARD_IDS), digits,
        index(p.fate, FATE_IDS), int(p.token), MINIONS - len([x for x in p.minions if x]),
        int("refresh" in p.minions),
    )  # fmt: skip


def where_minions(players: list[PlayerDoc]) -> tuple[Ints, Ints]:
    """The spaces by minion, and how many stand on each."""
    minions, taken = ints([NONE] * (SEATS * MINIONS)), ints([0] * BOARD_SPACES)
    for seat, p in enumerate(players):
        stand = [space for space in p.minions if space != "refresh"]
        if len(p.minions) > MINIONS + stand.count(""):
            raise ValueError(f"seat {seat} has only {MINIONS} minions")
        for k, space in enumerate(stand):
            if space:
                minions[seat * MINIONS + k] = SPACE_IDS.index(space)
                taken[SPACE_IDS.index(space)] += 1
    return minions, taken


def ints(values: list[int]) -> Ints:
    return vec[i64](values)


def index(name: str, names: list[str]) -> int:
    """The place of a name; NONE for the empty one."""
    return names.index(name) if name else NONE


def mask(names: list[str], all_names: list[str]) -> int:
    """A bit per name."""
    if len(set(names)) != len(names):
        raise ValueError(f"{names} names one twice")
    return sum(1 << all_names.index(name) for name in names)


def pieces(amounts: dict[str, int]) -> Ints:
    if set(amounts) - set(KIND_IDS):
        raise ValueError(f"{amounts} names an unknown resource")
    return ints([amounts.get(KIND_IDS[kind], 0) for kind in range(KINDS)])
