"""The state of a match: passive data. A set of cards or tiles is an int with a bit for each."""

from typing import Annotated, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.core.packing import Reader
from interregnum.core.passive import Passive
from interregnum.core.places import HASH, LOW, PLACES, TOP
from interregnum.games.crown_of_ash.rules import phases
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
    kin,
)
from interregnum.games.crown_of_ash.rules.phases import SETTING_UP
from interregnum.games.crown_of_ash.rules.settings import (
    AUTOMA_1,
    Settings,
    put_settings,
    take_settings,
)
from interregnum.games.fields import (
    Counts,
    Flag,
    Mask,
    Name,
    Names,
    Number,
    Numbers,
    Of,
    Shared,
    Tally,
    Untold,
)

PHASE_NAMES: Final[list[str]] = [name.lower() for name in vars(phases) if name.isupper()]
KING: Final[i64] = SEATS  # controls the Citadel until he is beaten
HOLDERS: Final[list[str]] = [*(str(seat) for seat in range(SEATS)), "king"]  # by number

# Where points come from, as places in `Player.points`.
SOURCES: Final[list[str]] = [
    "provinces", "citadel", "cards", "gains", "resources", "gold", "fate", "automatons",
]  # fmt: skip
FROM_PROVINCES: Final[i64] = 0
FROM_CITADEL: Final[i64] = 1
FROM_CARDS: Final[i64] = 2
FROM_GAINS: Final[i64] = 3  # the automa's resources
FROM_RESOURCES: Final[i64] = 4
FROM_GOLD: Final[i64] = 5
FROM_FATE: Final[i64] = 6
FROM_AUTOMATONS: Final[i64] = 7

# What dice are thrown for.
BATTLE_DICE: Final[i64] = 0
PROVINCE_DIE: Final[i64] = 1
ORDER_DICE: Final[i64] = 2


BITS: Final[i64] = 62


def powers_of_two() -> Ints:
    """A table: shifting a constant is done in 32 bits by the compiler."""
    out = vec[i64]([1])
    for k in range(BITS - 1):
        out = append(out, out[k] * 2)
    return out


BIT: Final = powers_of_two()


def lowest(bits: i64) -> i64:
    """The number of the lowest bit of a set that is not empty."""
    return PLACES[(bits & -bits) * HASH >> TOP & LOW]


def ones(bits: i64) -> i64:
    """How many bits a set has."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def extend(out: Ints, bits: i64, first: i64) -> Ints:
    """The actions of a family for each bit of a set, ascending."""
    while bits != 0:
        out = append(out, first + lowest(bits))
        bits &= bits - 1
    return out


class Config:
    """What follows from the options and the number of people; never changed, so clones share it."""

    def __init__(self, people: i64, options: Settings) -> None:
        self.options: Settings = options
        self.people: i64 = people
        self.solo: bool = people == 1
        self.automa: bool = people == 1 or options.automa == AUTOMA_1
        self.count: i64 = people + 1 if self.automa else people
        self.side: i64 = 0 if self.count <= 2 else 1  # of the round board
        self.kin: Ints = kin(options.starting_typed, options.automaton_pair)


def put_config(out: list[int], config: Config) -> None:
    out.append(config.people)
    put_settings(out, config.options)


def take_config(r: Reader) -> Config:
    people = r.number()
    return Config(people, take_settings(r))


class Player:
    """What a seat owns; the automa is one too."""

    lord: Annotated[i64, Name("lord", LORD_IDS)]
    vp: Annotated[i64, Number(least=-9999, most=9999)]
    points: Annotated[Ints, Counts("points", SOURCES)]  # the same by source
    store: Annotated[Ints, Tally("store", KIND_IDS[:INGREDIENT], size=KINDS)]  # by kind, gold last
    hand: Annotated[i64, Mask("hand", WARRIOR_IDS)]
    grave: Annotated[i64, Mask("grave", WARRIOR_IDS)]
    cards: Annotated[i64, Mask("cards", CARD_IDS)]  # in hand, or the automa's deck; a laid one too
    discard: Annotated[i64, Untold()]  # octal digits, card + 1, the top one last
    fate: Annotated[i64, Name("fate", FATE_IDS)]
    token: Annotated[i64, Flag()]  # the power token is active
    minions: Annotated[i64, Untold()]  # at home
    refreshed: Annotated[i64, Untold()]  # 1: a minion stands on the refresh space


class State(Passive):
    """Areas are the six provinces by die and the Citadel; `make types` writes copies.py."""

    config: Annotated[Config, Shared()]
    players: list[Player]
    phase: Annotated[i64, Name("phase", PHASE_NAMES, start=SETTING_UP)]
    after: Annotated[i64, Of("step", Name("after", PHASE_NAMES))]  # what follows the half-done
    resume: Annotated[i64, Of("step", Name("resume", PHASE_NAMES))]  # where a power was used
    round: Annotated[i64, Untold()]  # from 0
    turn: i64  # place in `order`
    actor: Annotated[i64, Number(start=NONE)]  # who decides, or whose business chance does
    reveals: i64
    royal: Annotated[i64, Number(start=NONE)]  # who holds the royal token
    upper: Annotated[i64, Untold()]  # the tiles drawn from, unordered
    lower: Annotated[i64, Untold()]  # the tiles below them
    aside: Annotated[i64, Mask("aside", TILE_IDS)]
    slot: Annotated[i64, Of("step", Number(start=NONE))]  # of the display: raised or refilled
    place: Annotated[i64, Of("step", Number(start=NONE))]  # of the offer: bought or refilled
    owed: Annotated[i64, Of("step", Number())]  # ingredients the actor has still to name
    area: Annotated[i64, Of("step", Name("area", AREA_IDS))]  # of the action under way
    stage: Annotated[i64, Of("step", Number())]  # adjust: 1 additions; payment: the next kind
    last: Annotated[i64, Of("step", Number(start=NONE))]  # the last card of a canonical order
    lifted: Annotated[i64, Of("step", Mask("lifted", WARRIOR_IDS))]  # taken back in this adjust
    space: Annotated[i64, Of("battle", Name("space", SPACE_IDS))]
    attacker: Annotated[i64, Of("battle", Number(start=NONE))]  # NONE: no battle
    owner: Annotated[i64, Of("battle", Name("defender", HOLDERS))]  # who defends: a seat or KING
    committed: Annotated[i64, Of("battle", Mask("committed", WARRIOR_IDS))]  # out of the hand
    open: Annotated[i64, Of("battle", Flag())]  # the attackers lie face up
    attack_card: Annotated[i64, Of("battle", Name("attack_card", CARD_IDS))]
    defence_card: Annotated[i64, Of("battle", Name("defence_card", CARD_IDS))]
    guess: Annotated[i64, Of("battle", Name("guess", CARD_IDS))]  # what Visio has named
    won: Annotated[i64, Of("step", Flag())]  # the attacker has won
    fought: Annotated[i64, Of("battle", Mask("fought", WARRIOR_IDS))]  # whom a casualty may take
    rolling: Annotated[i64, Of("step", Number())]  # what the dice are for
    unrolled: Annotated[i64, Of("step", Number())]  # a bit for each die still to be thrown
    tied: Annotated[i64, Of("step", Number())]  # a bit for each seat tied for the turn order
    extra: Annotated[i64, Of("step", Flag())]  # the raise is the grave-robber's or the automa's
    braced: Annotated[i64, Of("battle", Mask("fortified", WARRIOR_IDS))]  # Fortis's attacking pair
    picked: Annotated[i64, Of("step", Number(start=NONE))]  # a power's minion or warrior
    actions: Annotated[i64, Of("automa", Mask("deck", ACTION_IDS))]
    action_card: Annotated[i64, Of("automa", Name("card", ACTION_IDS))]  # of this turn
    target: Annotated[i64, Of("automa", Name("target", AREA_IDS))]  # the province it has rolled
    scale: Annotated[i64, Of("automa", Number())]  # the square of its cube
    order: Ints
    decks: Annotated[Ints, Untold()]  # by level, 0 unused
    display: Annotated[Ints, Names("display", WARRIOR_IDS, start=NONE, size=SLOTS)]  # by slot
    offer: Annotated[Ints, Names("offer", TILE_IDS, start=NONE, size=OFFER)]  # left to right
    top: Annotated[Ints, Untold(start=NONE, size=PROVINCES)]  # by province: the visible tile
    below: Annotated[Ints, Untold(start=NONE, size=TILES)]  # by tile: the one it covers
    covered: Annotated[Ints, Untold(size=PROVINCES)]  # by province: tiles below the top one
    controller: Annotated[Ints, Untold(start=NONE, size=AREAS)]  # by area: a seat, KING or NONE
    defenders: Annotated[Ints, Untold(size=AREAS)]  # by area
    marks: Annotated[Ints, Untold(size=AREAS)]  # by area: the fortified pair
    minions: Annotated[Ints, Untold(start=NONE, size=SEATS * MINIONS)]  # four a seat: its space
    taken: Annotated[Ints, Untold(size=BOARD_SPACES)]  # by space of the board: minions there
    dice: Annotated[Ints, Of("step", Numbers(size=SEATS))]  # as REROLL counts them; 0 not rolled
    paid: Annotated[Ints, Of("step", Counts("paid", KIND_IDS))]  # or what a swindle takes
    given: Annotated[Ints, Of("step", Counts("given", KIND_IDS))]  # what a swindle gives


def clear_dice(s: State) -> None:
    """Off the table, also those of an earlier throw for something else."""
    for die in range(i64(len(s.dice))):
        s.dice[die] = 0
