"""The state of a match: passive data. A set of cards or tiles is an int with a bit for each."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import put, take
from interregnum.games.crown_of_ash.rules.data import SEATS, WARRIORS, kin

KING: Final[i64] = SEATS  # controls the Citadel until he is beaten

# Where points come from, as places in `Player.points`.
FROM_PROVINCES: Final[i64] = 0
FROM_CITADEL: Final[i64] = 1
FROM_CARDS: Final[i64] = 2
FROM_GAINS: Final[i64] = 3  # the automa's resources
FROM_RESOURCES: Final[i64] = 4
FROM_GOLD: Final[i64] = 5
FROM_FATE: Final[i64] = 6
FROM_AUTOMATONS: Final[i64] = 7
SOURCES: Final[i64] = 8

# Options, as places in `Config.values`.
OPTION_NAMES: Final = [
    "lords",
    "powers",
    "simple_turn_order",
    "automa",
    "automa_difficulty",
    "automa_guard",
    "automa_targeted_card",
    "supply_limit",
    "hide_hands",
    "premonition_zero",
    "second_chance_scope",
    "regroup_automatons",
    "fortify_defenders",
    "starting_typed",
    "automaton_pair",
    "automaton_new_province",
    "automa_start_vp",
    "automa_automaton_penalty",
    "solo_tie",
    "automa_guard_automaton",
]


PRIME: Final[i64] = 67  # the powers of two below it are all different modulo 67
BITS: Final[i64] = 62


def powers_of_two() -> Ints:
    """A table: shifting a constant is done in 32 bits by the compiler."""
    out = vec[i64]([1])
    for k in range(BITS - 1):
        out = append(out, out[k] * 2)
    return out


BIT: Final = powers_of_two()


def remainders() -> Ints:
    """By a power of two modulo 67: its exponent."""
    places = vec[i64]([0] * PRIME)
    for k in range(WARRIORS):
        places[BIT[k] % PRIME] = k
    return places


EXPONENT: Final = remainders()


def lowest(bits: i64) -> i64:
    """The number of the lowest bit of a set that is not empty."""
    return EXPONENT[(bits & -bits) % PRIME]


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
    """The options and what follows from them; never changed, so clones share it."""

    __slots__ = (
        "automa", "automa_difficulty", "automa_guard", "automa_guard_automaton",
        "automa_penalty", "automa_start_vp", "automaton_new_province", "battle_scope", "count",
        "fortify_defenders", "hide_hands", "kin", "lords", "people", "powers", "premonition_zero",
        "regroup_automatons", "side", "simple", "solo", "solo_tie", "supply_limit", "targeted",
        "values",
    )  # fmt: skip

    def __init__(self, people: i64, values: Ints) -> None:
        self.values: Ints = values
        self.people: i64 = people
        self.lords: i64 = values[0]  # an octal digit for each seat, lord + 1; 0: drawn
        self.powers: bool = values[1] == 1
        self.simple: bool = values[2] == 1
        self.automa: bool = people == 1 or values[3] == 1
        self.automa_difficulty: i64 = values[4]
        self.automa_guard: i64 = values[5]  # 1: chosen
        self.targeted: bool = values[6] == 1
        self.supply_limit: bool = values[7] == 1
        self.hide_hands: bool = values[8] == 1
        self.premonition_zero: bool = values[9] == 1
        self.battle_scope: bool = values[10] == 1
        self.regroup_automatons: bool = values[11] == 1
        self.fortify_defenders: bool = values[12] == 1
        self.kin: Ints = kin(values[13] == 1, values[14] == 1)
        self.automaton_new_province: bool = values[15] == 1
        self.automa_start_vp: bool = values[16] == 1
        self.automa_penalty: bool = values[17] == 1
        self.solo_tie: i64 = values[18]  # 1: the person
        self.automa_guard_automaton: bool = values[19] == 1
        self.solo: bool = people == 1
        self.count: i64 = people + 1 if self.automa else people
        self.side: i64 = 0 if self.count <= 2 else 1


class Player:
    """What a seat owns; the automa is one too."""

    __slots__ = ("cards", "discard", "fate", "grave", "hand", "lord", "minions", "points",
                 "refreshed", "store", "token", "vp")  # fmt: skip

    def __init__(
        self, lord: i64, vp: i64, points: Ints, store: Ints, hand: i64, grave: i64,
        cards: i64, discard: i64, fate: i64, token: i64, minions: i64, refreshed: i64,
    ) -> None:  # fmt: skip
        self.lord: i64 = lord
        self.vp: i64 = vp
        self.points: Ints = points  # the same by source
        self.store: Ints = store  # by kind, gold last
        self.hand: i64 = hand  # a bit for each warrior
        self.grave: i64 = grave
        self.cards: i64 = cards  # battle cards in hand or in the automa's deck; a laid one too
        self.discard: i64 = discard  # octal digits, card + 1, the top one last
        self.fate: i64 = fate
        self.token: i64 = token  # 1: the power token is active
        self.minions: i64 = minions  # at home
        self.refreshed: i64 = refreshed  # 1: a minion stands on the refresh space


class State:
    """Areas are the six provinces by die and the Citadel."""

    __slots__ = (
        "action_card", "actions", "actor", "after", "area", "aside", "attack_card", "attacker",
        "below", "braced", "committed", "config", "controller", "covered", "decks", "defence_card",
        "defenders", "dice", "display", "extra", "fought", "given", "guess", "last", "lifted",
        "lower", "marks", "minions", "offer", "open", "order", "owed", "owner", "paid", "phase",
        "picked", "place", "players", "resume", "reveals", "rolling", "round", "royal", "scale",
        "slot", "space", "stage", "taken", "target", "tied", "top", "turn", "unrolled", "upper",
        "won",
    )  # fmt: skip

    def __init__(
        self, config: Config, players: list[Player], phase: i64, after: i64, resume: i64,
        round_: i64, turn: i64, actor: i64, reveals: i64, royal: i64, upper: i64, lower: i64,
        aside: i64, slot: i64, place: i64, owed: i64, area: i64, stage: i64, last: i64,
        lifted: i64, space: i64, attacker: i64, owner: i64, committed: i64, open_: i64,
        attack_card: i64, defence_card: i64, guess: i64, won: i64, fought: i64, rolling: i64,
        unrolled: i64, tied: i64, extra: i64, braced: i64, picked: i64, actions: i64,
        action_card: i64, target: i64, scale: i64,
        order: Ints, decks: Ints, display: Ints, offer: Ints, top: Ints, below: Ints,
        covered: Ints, controller: Ints, defenders: Ints, marks: Ints, minions: Ints, taken: Ints,
        dice: Ints, paid: Ints, given: Ints,
    ) -> None:  # fmt: skip
        self.config: Config = config
        self.players: list[Player] = players
        self.phase: i64 = phase
        self.after: i64 = after  # the step that follows what is under way
        self.resume: i64 = resume  # the phase a power was used in
        self.round: i64 = round_  # from 0
        self.turn: i64 = turn  # place in `order`
        self.actor: i64 = actor  # who decides, or whose business chance does
        self.reveals: i64 = reveals
        self.royal: i64 = royal  # who holds the royal token
        self.upper: i64 = upper  # the tiles drawn from, unordered
        self.lower: i64 = lower  # the tiles below them
        self.aside: i64 = aside
        self.slot: i64 = slot  # of the display: being raised or refilled
        self.place: i64 = place  # of the offer: being bought or refilled
        self.owed: i64 = owed  # ingredients the actor has still to name
        self.area: i64 = area  # of the action under way
        self.stage: i64 = stage  # adjust: 0 take-backs, 1 additions; else what is being dealt
        self.last: i64 = last  # the last card of a canonical order
        self.lifted: i64 = lifted  # defenders taken back in this adjust
        self.space: i64 = space  # of the battle
        self.attacker: i64 = attacker  # NONE: no battle
        self.owner: i64 = owner  # who defends: a seat or KING
        self.committed: i64 = committed  # attackers, out of the hand
        self.open: i64 = open_  # 1: the attackers lie face up
        self.attack_card: i64 = attack_card
        self.defence_card: i64 = defence_card
        self.guess: i64 = guess  # what Visio has named
        self.won: i64 = won  # 1: the attacker has won
        self.fought: i64 = fought  # the winner's warriors that a casualty may take
        self.rolling: i64 = rolling  # what the dice are for
        self.unrolled: i64 = unrolled  # a bit for each die still to be thrown
        self.tied: i64 = tied  # a bit for each seat tied for the turn order
        self.extra: i64 = extra  # 1: a raise beside the usual one: grave-robber, or the automa's
        self.braced: i64 = braced  # the attacking pair that Fortis has fortified
        self.picked: i64 = picked  # the minion or warrior a power has picked up
        self.actions: i64 = actions  # the automa's action deck
        self.action_card: i64 = action_card  # the automa's card of this turn
        self.target: i64 = target  # the province the automa has rolled
        self.scale: i64 = scale  # the square of the automa's cube
        self.order: Ints = order
        self.decks: Ints = decks  # by level, 0 unused
        self.display: Ints = display  # by slot: a warrior or NONE
        self.offer: Ints = offer  # left to right: a tile or NONE
        self.top: Ints = top  # by province: the visible tile or NONE
        self.below: Ints = below  # by tile: the one it covers
        self.covered: Ints = covered  # by province: tiles below the top one
        self.controller: Ints = controller  # by area: a seat, KING or NONE
        self.defenders: Ints = defenders  # by area
        self.marks: Ints = marks  # by area: the fortified pair
        self.minions: Ints = minions  # by seat, four each: a space of the board or NONE
        self.taken: Ints = taken  # by space of the board: minions there
        self.dice: Ints = dice  # as REROLL counts them; 0 not rolled
        self.paid: Ints = paid  # by kind: payment, or what a swindle takes
        self.given: Ints = given  # by kind: what a swindle gives


def clear_dice(s: State) -> None:
    """Off the table, also those of an earlier throw for something else."""
    for die in range(i64(len(s.dice))):
        s.dice[die] = 0


def clone_player(p: Player) -> Player:
    return Player(
        p.lord, p.vp, p.points[:], p.store[:], p.hand, p.grave,
        p.cards, p.discard, p.fate, p.token, p.minions, p.refreshed,
    )  # fmt: skip


def clone(s: State) -> State:
    """A copy that shares only the configuration."""
    return State(
        s.config, [clone_player(p) for p in s.players], s.phase, s.after, s.resume,
        s.round, s.turn, s.actor, s.reveals, s.royal, s.upper, s.lower,
        s.aside, s.slot, s.place, s.owed, s.area, s.stage, s.last,
        s.lifted, s.space, s.attacker, s.owner, s.committed, s.open,
        s.attack_card, s.defence_card, s.guess, s.won, s.fought, s.rolling,
        s.unrolled, s.tied, s.extra, s.braced, s.picked, s.actions, s.action_card,
        s.target, s.scale,
        s.order[:], s.decks[:], s.display[:], s.offer[:], s.top[:], s.below[:],
        s.covered[:], s.controller[:], s.defenders[:], s.marks[:], s.minions[:], s.taken[:],
        s.dice[:], s.paid[:], s.given[:],
    )  # fmt: skip


def scalars(s: State) -> list[int]:
    return [
        s.phase, s.after, s.resume,
        s.round, s.turn, s.actor, s.reveals, s.royal, s.upper, s.lower,
        s.aside, s.slot, s.place, s.owed, s.area, s.stage, s.last,
        s.lifted, s.space, s.attacker, s.owner, s.committed, s.open,
        s.attack_card, s.defence_card, s.guess, s.won, s.fought, s.rolling,
        s.unrolled, s.tied, s.extra, s.braced, s.picked, s.actions, s.action_card,
        s.target, s.scale,
    ]  # fmt: skip


def arrays(s: State) -> list[Ints]:
    return [
        s.order, s.decks, s.display, s.offer, s.top, s.below, s.covered, s.controller,
        s.defenders, s.marks, s.minions, s.taken, s.dice, s.paid, s.given,
    ]  # fmt: skip


def pack(s: State) -> list[int]:
    """People, options, scalars, arrays, players."""
    data: list[int] = [s.config.people, *put(s.config.values), *scalars(s)]
    for v in arrays(s):
        data += put(v)
    for p in s.players:
        data += [*put(p.points), *put(p.store), p.lord, p.vp, p.hand, p.grave, p.cards]
        data += [p.discard, p.fate, p.token, p.minions, p.refreshed]
    return data


def unpack(data: list[int]) -> State:
    """The inverse of `pack`."""
    rest: Iterator[int] = iter(data)
    config = Config(next(rest), take(rest))
    x = [next(rest) for _ in range(38)]
    v = [take(rest) for _ in range(15)]
    players = [unpack_player(rest) for _ in range(config.count)]
    return State(
        config, players, x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9],
        x[10], x[11], x[12], x[13], x[14], x[15], x[16], x[17], x[18], x[19], x[20], x[21], x[22],
        x[23], x[24], x[25], x[26], x[27], x[28], x[29], x[30], x[31], x[32], x[33], x[34],
        x[35], x[36], x[37], v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10],
        v[11], v[12], v[13], v[14],
    )  # fmt: skip


def unpack_player(rest: Iterator[int]) -> Player:
    points, store = take(rest), take(rest)
    x = [next(rest) for _ in range(10)]
    return Player(x[0], x[1], points, store, x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9])
