"""The tables of data.toml as arrays the rules can index."""

from typing import Any, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.components import components
from interregnum.core.game import NONE

DATA: Final = components(__file__)

KIND_IDS: Final[list[str]] = [row["id"] for row in DATA["resources"]]
BASIC: Final[i64] = 4  # the kinds below are bone, ash, blood, sulphur (A-RES-01)
GOLD: Final[i64] = KIND_IDS.index("gold")
INGREDIENT: Final[i64] = KIND_IDS.index("ingredient")
KINDS: Final[i64] = len(KIND_IDS)
SUPPLY: Final = vec[i64]([row.get("units", 0) for row in DATA["resources"]])

LORD_IDS: Final[list[str]] = [row["id"] for row in DATA["lords"]]
LORDS: Final[i64] = len(LORD_IDS)
VISIO: Final[i64] = LORD_IDS.index("visio")
NOX: Final[i64] = LORD_IDS.index("nox")
MORS: Final[i64] = LORD_IDS.index("mors")
FORTIS: Final[i64] = LORD_IDS.index("fortis")
SEATS: Final[i64] = 4  # people and automa together

PROVINCE_IDS: Final[list[str]] = [row["id"] for row in DATA["provinces"]]  # by die - 1, clockwise
PROVINCES: Final[i64] = len(PROVINCE_IDS)
CITADEL: Final[i64] = PROVINCES
AREAS: Final[i64] = PROVINCES + 1
AREA_IDS: Final[list[str]] = [*PROVINCE_IDS, "citadel"]
FACES: Final[i64] = 6

# Spaces for minions: the resource spaces by province from 0, the battle spaces, single ones.
WING_IDS: Final[list[str]] = [row["id"] for row in DATA["citadel_spaces"]]
WINGS: Final[i64] = len(WING_IDS)
BATTLE_SPACE: Final[i64] = PROVINCES
WING_SPACE: Final[i64] = 2 * PROVINCES
GOLD_SPACE: Final[i64] = WING_SPACE + WINGS
BUILD_SPACE: Final[i64] = GOLD_SPACE + 1
BOARD_SPACES: Final[i64] = BUILD_SPACE + 1
REFRESH_SPACE: Final[i64] = BOARD_SPACES  # on the player board
SPACES: Final[i64] = REFRESH_SPACE + 1
WING_BONUS: Final = vec[i64]([row["mod"] for row in DATA["citadel_spaces"]])
ROOM: Final[i64] = 99  # as good as unlimited
SPACE_IDS: Final[list[str]] = [
    *[f"resource-{name}" for name in PROVINCE_IDS],
    *[f"battle-{name}" for name in PROVINCE_IDS],
    *WING_IDS,
    "gold",
    "build",
    "refresh",
]


def capacities(side: str) -> Ints:
    """By space of the board: how many minions it holds on a side of the round board."""
    spaces = [DATA["resource_spaces"][side]] * PROVINCES + [DATA["battle_spaces"][side]] * PROVINCES
    spaces += [row.get("cap", ROOM) for row in DATA["citadel_spaces"]]
    spaces += [DATA[name].get("capacity", ROOM) for name in ("gold_space", "build_space")]
    return vec[i64](spaces)


SIDES: Final[list[str]] = ["1-2", "3-4"]
CAPACITY: Final = [capacities(side) for side in SIDES]
CITADEL_VP: Final = [vec[i64](DATA["citadel_vp"][side]) for side in SIDES]
SLOT_LEVEL: Final = vec[i64](DATA["display_slots"]["levels"])
SLOTS: Final[i64] = len(DATA["display_slots"]["levels"])
LEVELS: Final[i64] = 3
OFFER: Final[i64] = DATA["offer_size"]["tiles"]
GOLD_GAIN: Final[i64] = DATA["gold_space"]["gold"]
PROVINCE_DEFENDERS: Final[i64] = DATA["defender_slots"]["province"]
CITADEL_DEFENDERS: Final[i64] = DATA["defender_slots"]["citadel"]
KING_STRENGTH: Final[i64] = DATA["king"]["strength"]
START_GOLD: Final[i64] = DATA["start"]["gold"]
MINIONS: Final[i64] = DATA["start"]["minions"]
CONTROL_TOKENS: Final[i64] = DATA["start"]["control_tokens"]
ROUNDS: Final[i64] = DATA["rounds"]["count"]
PAIR: Final[i64] = DATA["reinforcement"]["pair"]
THREE: Final[i64] = DATA["reinforcement"]["three"]
BASIC_PER_VP: Final[i64] = DATA["final_scoring"]["basic_resources_per_vp"]
GOLD_PER_VP: Final[i64] = DATA["final_scoring"]["gold_per_vp"]


def amounts(row: dict[str, int]) -> Ints:
    """By kind, the ingredient last."""
    return vec[i64]([row.get(kind, 0) for kind in KIND_IDS])


def level_bits(rows: list[dict[str, Any]]) -> Ints:
    """By level: a bit for each row of that level."""
    return vec[i64](
        [sum(1 << k for k, row in enumerate(rows) if row["level"] == n) for n in range(LEVELS + 1)]
    )


# Warriors: the 32 recruitable ones, then three starting ones for each lord.
TYPE_IDS: Final[list[str]] = [row["id"] for row in DATA["types"]]
AUTOMATON: Final[i64] = TYPE_IDS.index("automaton")
RECRUITABLE: Final[i64] = len(DATA["warriors"])
STARTING: Final[i64] = len(DATA["starting_warriors"]) // LORDS  # for each lord
WARRIOR_IDS: Final[list[str]] = [row["id"] for row in DATA["warriors"] + DATA["starting_warriors"]]
WARRIORS: Final[i64] = len(WARRIOR_IDS)
STRENGTH: Final = vec[i64](
    [row["strength"] for row in DATA["warriors"] + DATA["starting_warriors"]]
)
LEVEL: Final = vec[i64](
    [row.get("level", 0) for row in DATA["warriors"] + DATA["starting_warriors"]]
)
TYPE: Final = vec[i64]([TYPE_IDS.index(row["type"]) for row in DATA["warriors"]])
LORD_TYPE: Final = vec[i64]([TYPE_IDS.index(row["starting_type"]) for row in DATA["lords"]])
COST: Final = [amounts(row["cost"]) for row in DATA["warriors"]]
COST_TOTAL: Final = vec[i64]([sum(row["cost"].values()) for row in DATA["warriors"]])
RETURN_DECK: Final = vec[i64]([row.get("return_deck", 0) for row in DATA["warriors"]])
DECK_BITS: Final = level_bits(DATA["warriors"])  # by level; 0 is none
FLAGGED: Final[i64] = sum(1 << k for k, row in enumerate(DATA["warriors"]) if row["players34"])
AUTOMATONS: Final[i64] = sum(
    1 << k for k, row in enumerate(DATA["warriors"]) if row["type"] == "automaton"
)
MOST_PAID: Final[i64] = 12  # no cost takes so many pieces of one kind


def kin(starting_typed: bool, automaton_pair: bool) -> Ints:
    """By warrior: what it is reinforced by; NONE stands alone (RUL-A-22, RUL-A-23)."""
    out = vec[i64]()
    for kind in TYPE:
        alone = kind == AUTOMATON and not automaton_pair
        out = append(out, NONE if alone else kind)
    for lord in range(LORDS):
        for _ in range(STARTING):
            out = append(out, LORD_TYPE[lord] if starting_typed else NONE)
    return out


# Tiles: four starting ones, level I, level II.
TILE_IDS: Final[list[str]] = [row["id"] for row in DATA["buildings"]]
TILES: Final[i64] = len(TILE_IDS)
TILE_BITS: Final = level_bits(DATA["buildings"])  # by level; 0 are the starting tiles
PRICE: Final = vec[i64]([row.get("cost", 0) for row in DATA["buildings"]])
TILE_VP: Final = vec[i64]([row["vp"] for row in DATA["buildings"]])
GIVES: Final = [amounts(row["gives"]) for row in DATA["buildings"]]
TAX: Final = [amounts(row["tax"]) for row in DATA["buildings"]]
ALTAR: Final[i64] = [row["altar"] for row in DATA["buildings"]].index(True)
START_TILES: Final[i64] = len([row for row in DATA["buildings"] if row["level"] == 0])
TILE_PROVINCE: Final = vec[i64](
    [PROVINCE_IDS.index(row["province"]) for row in DATA["buildings"] if row["level"] == 0]
)

# Battle cards.
CARD_IDS: Final[list[str]] = [row["id"] for row in DATA["battle_cards"]]
CARDS: Final[i64] = len(CARD_IDS)
OCTAL_BITS: Final[i64] = 3
OCTAL: Final[i64] = 8  # a digit for each card of a discard pile, for each lord of the option
DIE_CARD: Final[i64] = CARD_IDS.index("BD")
ZERO: Final[i64] = CARD_IDS.index("B0")
ALL_CARDS: Final[i64] = (1 << CARDS) - 1
CARD_STRENGTH: Final = vec[i64](
    [NONE if row["strength"] == "d6" else row["strength"] for row in DATA["battle_cards"]]
)
FORESEEN: Final[i64] = 1  # the strength of a card that Visio has named (A-POWER-05)
WIN: Final = [amounts(row["win"]) for row in DATA["battle_cards"]]
WIN_VP: Final = vec[i64]([row["win"].get("vp", 0) for row in DATA["battle_cards"]])
LOSE: Final = [amounts(row["lose"]) for row in DATA["battle_cards"]]

FATE_IDS: Final[list[str]] = [row["id"] for row in DATA["fate_cards"]]
FATES: Final[i64] = len(FATE_IDS)
FATE_TYPES: Final = vec[i64](
    [sum(1 << TYPE_IDS.index(name) for name in row["types"]) for row in DATA["fate_cards"]]
)

# The automa.
STEP_IDS: Final[list[str]] = [row["id"] for row in DATA["ai_steps"]]
USE_RESOURCE: Final[i64] = STEP_IDS.index("USE_RESOURCE")
ATTACK_PROVINCE: Final[i64] = STEP_IDS.index("ATTACK_PROVINCE")
ATTACK_CITADEL: Final[i64] = STEP_IDS.index("ATTACK_CITADEL")
BUILD_STEP: Final[i64] = STEP_IDS.index("BUILD")
ATTACK_LEAST: Final[i64] = STEP_IDS.index("ATTACK_LEAST_DEFENDED")
BUILD_MOST: Final[i64] = STEP_IDS.index("BUILD_MOST_DEFENDED")
ACTION_IDS: Final[list[str]] = [row["id"] for row in DATA["ai_cards"]]
ACTIONS: Final[i64] = len(ACTION_IDS)
TARGETED: Final[i64] = ACTION_IDS.index("T")
REPLACED: Final[i64] = ACTION_IDS.index("I")  # gives way to the targeted card
SCALE: Final = vec[i64](DATA["ai_scale"]["levels"])
SQUARES: Final[i64] = len(DATA["ai_scale"]["levels"])
GUARD_LEVEL: Final = vec[i64]([row["citadel_level"] for row in DATA["ai_difficulty"]])


def steps(card: dict[str, Any], side: str) -> Ints:
    """The steps of an action card, left to right, where `side` holds in the split ones."""
    names = [step[side] if isinstance(step, dict) else step for step in card["steps"]]
    return vec[i64]([STEP_IDS.index(name) for name in names])


STEPS_IF_PLAYER: Final = [steps(card, "if_player") for card in DATA["ai_cards"]]
STEPS_IF_FREE: Final = [steps(card, "if_ai_or_free") for card in DATA["ai_cards"]]
