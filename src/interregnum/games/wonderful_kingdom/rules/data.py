"""The components of data.toml as arrays: cards, duchies, advisors, menaces, quests, scenarios."""

from typing import Any, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.components import components
from interregnum.core.game import NONE

DATA: Final = components(__file__)


def ids(table: str) -> list[str]:
    return [str(row["id"]) for row in DATA[table]]


def ints(values: list[int]) -> Ints:
    return vec[i64](values)


RESOURCE_IDS: Final = [*ids("resources"), "soldier"]
KIND_IDS: Final = ids("kinds")
DEVELOPMENT_IDS: Final = ids("developments")
TREASURE_IDS: Final = ids("treasures")
ADVISOR_IDS: Final = ids("advisors")
MENACE_IDS: Final = ids("menaces")
CARD_IDS: Final = [*DEVELOPMENT_IDS, *TREASURE_IDS, *ADVISOR_IDS, "calamity", *MENACE_IDS]
DUCHY_IDS: Final = ["valados", "teressie"]
DECK_IDS: Final = ["rats", "ice_giants", "shadows", "thieves"]
QUEST_IDS: Final = ["northern_lands", "usurper", "lord_of_doom"]
SCENARIO_IDS: Final = ids("scenarios")

BASIC: Final[i64] = 4  # material, population, gold, exploration
BASIC_IDS: Final = RESOURCE_IDS[:4]
KRYSTALLIUM: Final[i64] = 4
SOLDIER: Final[i64] = 5
RESOURCES: Final[i64] = 6
KINDS: Final[i64] = 4

DEVELOPMENTS: Final[i64] = len(DEVELOPMENT_IDS)
TREASURES: Final[i64] = DEVELOPMENTS  # the first treasure
ADVISORS: Final[i64] = len(DEVELOPMENT_IDS) + len(TREASURE_IDS)  # the first advisor
DECK_CARDS: Final[i64] = CARD_IDS.index("calamity")  # cards below lie in the development deck
CALAMITY: Final[i64] = CARD_IDS.index("calamity")
MENACES: Final[i64] = CARD_IDS.index(MENACE_IDS[0])  # the first menace
RAT: Final[i64] = CARD_IDS.index("giant_rat")
VERMIN: Final[i64] = CARD_IDS.index("vermin")
GIANT: Final[i64] = CARD_IDS.index("ice_giant")
SHADOW: Final[i64] = CARD_IDS.index("shadow")
THIEF: Final[i64] = CARD_IDS.index("thief")
CARDS: Final[i64] = len(CARD_IDS)
SUPPLY_IDS: Final = CARD_IDS[CARD_IDS.index("calamity") :]  # calamities and menaces
DECK_MENACE: Final = ints(
    [CARD_IDS.index(c) for c in ("giant_rat", "ice_giant", "shadow", "thief")]
)

CONSTANTS: Final[dict[str, Any]] = DATA["constants"]
ROUNDS: Final[i64] = CONSTANTS["rounds"]
TURNS: Final[i64] = CONSTANTS["turns"]
HAND: Final[i64] = CONSTANTS["hand"]
TRAPS: Final[i64] = CONSTANTS["traps"]
LABORATORY: Final[i64] = CONSTANTS["laboratory"]
CALAMITIES: Final[i64] = CONSTANTS["calamities"]
CALAMITY_VP: Final[i64] = CONSTANTS["calamity_vp"]
SOLDIER_TOKENS: Final[i64] = CONSTANTS["soldier_tokens"]
OPENING: Final[i64] = CONSTANTS["opening_per_area"]
SOLO_OPENING: Final[i64] = CONSTANTS["solo_cards_per_area"]
SOLO_CYCLES: Final[i64] = CONSTANTS["solo_cycles"]
SOLO_SUPREMACY: Final[i64] = CONSTANTS["solo_supremacy"]
SOLO_SIDE_A: Final[i64] = CONSTANTS["solo_side_a"]
DANGER_CARDS: Final[i64] = CONSTANTS["danger_developments"]
DANGER_BAD: Final[i64] = CONSTANTS["danger_bad"]
SEARCH_REMOVE: Final[i64] = CONSTANTS["search_remove"]
SEARCH_LOOK: Final[i64] = CONSTANTS["search_look"]
ADVISOR_SOLDIERS: Final[i64] = CONSTANTS["advisor_soldiers"]
ADVISOR_BONUS: Final[i64] = CONSTANTS["advisor_bonus"]
ADVISORS_DRAWN: Final[i64] = CONSTANTS["advisors_drawn"]
MEDALS: Final = ints(CONSTANTS["medals"])


def amounts(table: dict[str, int]) -> list[int]:
    """By resource, soldiers last."""
    return [table.get(name, 0) for name in RESOURCE_IDS]


def symbols(production: list[dict[str, Any]]) -> list[int]:
    """Plain symbols by basic resource; a multiplier is not among them."""
    out = [0] * BASIC
    for row in production:
        if "per_kind" not in row:
            out[RESOURCE_IDS.index(row["resource"])] += row["amount"]
    return out


def combo_kind(row: dict[str, Any]) -> int:
    vp = row.get("vp", {})
    return KIND_IDS.index(vp["kind"]) if "kind" in vp else NONE


def value(row: dict[str, Any]) -> int:
    vp = row.get("vp", {})
    return int(vp.get("value", 0))


ROWS: Final[list[dict[str, Any]]] = DATA["developments"]
COPIES: Final = ints([row["copies"] for row in ROWS] + [1] * (DECK_CARDS - DEVELOPMENTS))
KIND: Final = ints([KIND_IDS.index(row["kind"]) for row in ROWS])
COST: Final = ints([n for row in ROWS for n in amounts(row["cost"])])  # card * RESOURCES + resource
RECYCLE: Final = ints([RESOURCE_IDS.index(row["recycle"]) for row in ROWS])
PLAIN: Final = ints([n for row in ROWS for n in symbols(row.get("production", []))])
BONUS_SOLDIERS: Final = ints([row.get("bonus", {}).get("soldier", 0) for row in ROWS])
BONUS_KRYSTALLIUM: Final = ints([row.get("bonus", {}).get("krystallium", 0) for row in ROWS])
VALUE: Final = ints([value(row) for row in ROWS])  # flat, or for each card of the combo kind
COMBO: Final = ints([combo_kind(row) for row in ROWS])  # the kind a card counts, NONE for flat
TREASURE: Final = ints(
    [RESOURCE_IDS.index(name) for row in DATA["treasures"] for name in row["resources"]]
)  # two colours each

# Targets: one for each copy of a development, so that no two constructions share one.
TARGET: Final = ints([sum(row["copies"] for row in ROWS[:k]) for k in range(len(ROWS))])
TARGETS: Final[i64] = sum(row["copies"] for row in ROWS)
TARGET_CARD: Final = ints([k for k, row in enumerate(ROWS) for _ in range(row["copies"])])

# A multiplier is one symbol; covers count plain symbols by resource, then the multipliers.
MULTIPLIED: Final = [
    (k, symbol) for k, row in enumerate(ROWS) for symbol in row.get("production", [])
    if "per_kind" in symbol
]  # fmt: skip
MULTIPLIER_CARD: Final = ints([k for k, _ in MULTIPLIED])
MULTIPLIER_RESOURCE: Final = ints([RESOURCE_IDS.index(row["resource"]) for _, row in MULTIPLIED])
MULTIPLIER_KIND: Final = ints([KIND_IDS.index(row["per_kind"]) for _, row in MULTIPLIED])
MULTIPLIERS: Final[i64] = len(MULTIPLIED)
COVERS: Final[i64] = BASIC + len(MULTIPLIED)
SYMBOL_IDS: Final = [*BASIC_IDS, *(DEVELOPMENT_IDS[k] for k, _ in MULTIPLIED)]  # by cover

# Duchies by duchy * 2 + side.
SIDES: Final[list[dict[str, Any]]] = DATA["duchies"]
DUCHY_PLAIN: Final = ints([n for row in SIDES for n in symbols(row["production"])])
DUCHY_VALUE: Final = ints([value(row) for row in SIDES])
DUCHY_COMBO: Final = ints([combo_kind(row) for row in SIDES])

ADVISOR_ROWS: Final[list[dict[str, Any]]] = DATA["advisors"]
ADVISOR_COUNT: Final[i64] = len(ADVISOR_IDS)
ADVISOR_COST: Final = ints([row["soldiers"] for row in ADVISOR_ROWS])
ADVISOR_AMOUNT: Final = ints([row["effect"].get("count", 1) for row in ADVISOR_ROWS])
ADVISOR_PAIR: Final = ints([int(row["two_player_only"]) for row in ADVISOR_ROWS])
PROPHET: Final[i64] = ADVISOR_IDS.index("enlightened_prophet")
EMINENCE: Final[i64] = ADVISOR_IDS.index("grey_eminence")
CARTOGRAPHER: Final[i64] = ADVISOR_IDS.index("famous_cartographer")
MASON: Final[i64] = ADVISOR_IDS.index("master_mason")
ELDER: Final[i64] = ADVISOR_IDS.index("village_elder")
TREASURER: Final[i64] = ADVISOR_IDS.index("royal_treasurer")
ALCHEMIST: Final[i64] = ADVISOR_IDS.index("court_alchemist")
BROKER: Final[i64] = ADVISOR_IDS.index("shrewd_broker")
CONFESSOR: Final[i64] = ADVISOR_IDS.index("court_confessor")
ARCHITECT: Final[i64] = ADVISOR_IDS.index("royal_architect")
CHRONICLER: Final[i64] = ADVISOR_IDS.index("old_chronicler")
SPYMISTRESS: Final[i64] = ADVISOR_IDS.index("spymistress")
ENVOY: Final[i64] = ADVISOR_IDS.index("silver_tongued_envoy")
INQUISITOR: Final[i64] = ADVISOR_IDS.index("kings_inquisitor")
GUILDS: Final = ints([MASON, ELDER, TREASURER, CARTOGRAPHER])  # by the resource of their cubes
ARCHITECT_CUBES: Final[i64] = ADVISOR_ROWS[ARCHITECT]["effect"]["max_missing_basic_cubes"]
CHRONICLER_VP: Final[i64] = ADVISOR_ROWS[CHRONICLER]["effect"]["value"]

# Menaces by card - MENACES.
MENACE_ROWS: Final[list[dict[str, Any]]] = DATA["menaces"]
MENACE_KINDS: Final[i64] = len(MENACE_IDS)
MENACE_COPIES: Final = ints([row["copies"] for row in MENACE_ROWS])
MENACE_COST: Final = ints([row["soldiers"] for row in MENACE_ROWS])
MENACE_VP: Final = ints([row["vp"] for row in MENACE_ROWS])

# Quest steps by (quest * 2 + solo) * STEPS + step; the last step of a board is final.
STEPS: Final[i64] = 4
STEP_ROWS: Final[list[dict[str, Any]]] = DATA["steps"]
STEP_IDS: Final = [str(row["id"]) for row in STEP_ROWS]
STEP_COST: Final = ints([n for row in STEP_ROWS for n in amounts(row["cost"])])
MOST_PAID: Final[i64] = 5  # cubes of one colour that a step costs at most
STEP_SOLDIERS: Final = ints([row["reward"].get("soldier", 0) for row in STEP_ROWS])
STEP_KRYSTALLIUM: Final = ints([row["reward"].get("krystallium", 0) for row in STEP_ROWS])
STEP_VP: Final = ints([row["reward"].get("vp", 0) for row in STEP_ROWS])
STEP_SPIES: Final = ints([row["reward"].get("spy", 0) for row in STEP_ROWS])
FINAL: Final[i64] = 3  # the place of the final step on its board

# Scenarios: cards by copies, flat over (scenario, card).
SCENARIO_ROWS: Final[list[dict[str, Any]]] = DATA["scenarios"]
SCENARIO_DANGER: Final = ints([CARD_IDS.index(row["danger"]) for row in SCENARIO_ROWS])
SCENARIO_LOCKED: Final = ints([int(row["locked"]) for row in SCENARIO_ROWS])
SCENARIO_SOLDIERS: Final = ints([row["soldiers"] for row in SCENARIO_ROWS])
SCENARIO_SPIES: Final = ints([int(row["spies"]) for row in SCENARIO_ROWS])
SCENARIO_MEDALS: Final = ints([n for row in SCENARIO_ROWS for n in row["medals"]])
SCENARIO_MODULES: Final = ints(
    [int(m in row["modules"]) for row in SCENARIO_ROWS for m in ("menace", "advisor", "quest")]
)
SCENARIO_BUILDS: Final = ints(
    [row["construction"].get(card, 0) for row in SCENARIO_ROWS for card in DEVELOPMENT_IDS]
)
SCENARIO_BUILT: Final = ints(
    [row["completed"].get(card, 0) for row in SCENARIO_ROWS for card in DEVELOPMENT_IDS]
)
SCENARIO_MENACES: Final = ints(
    [row["menaces"].get(card, 0) for row in SCENARIO_ROWS for card in MENACE_IDS]
)
SCENARIO_ADVISORS: Final = ints(
    [sum(1 << ADVISOR_IDS.index(a) for a in row["advisors"]) for row in SCENARIO_ROWS]
)  # bit masks
SCENARIO_QUESTS: Final = ints(
    [sum(1 << QUEST_IDS.index(q) for q in row["quests"]) for row in SCENARIO_ROWS]
)  # bit masks
BESIDE_LIMIT: Final[i64] = 5  # W-SCEN-05b: so many resources beside the danger deck lose
SG01: Final[i64] = 0
SG05: Final[i64] = 4

# The five colours of a transmutation, and the pairs a broker brings.
FIVES: Final = ints(
    [
        n
        for a in range(6)
        for b in range(6 - a)
        for c in range(6 - a - b)
        for n in (a, b, c, 5 - a - b - c)
    ]
)
FIVE_COUNT: Final[i64] = 56
PAIRS: Final = ints([n for a in range(4) for b in range(a, 4) for n in (a, b)])
PAIR_COUNT: Final[i64] = 10
