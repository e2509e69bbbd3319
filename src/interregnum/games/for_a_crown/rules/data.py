"""The tables of data.toml as arrays the rules can index."""

from typing import Any, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.components import components
from interregnum.core.game import NONE

DATA: Final[dict[str, Any]] = components(__file__)
FAMILY_IDS: Final[list[str]] = [row["id"] for row in DATA["families"]]
HEIRLOOMS: Final = ["sold", "kept"]
SEATS: Final[i64] = len(DATA["families"])  # seat k is family k (F-GEN-01)
LEVELS: Final[i64] = 5
ROUNDS: Final[i64] = len(DATA["rounds"])
SPACES: Final[i64] = DATA["gallery"]["spaces"]  # numbered from 1; 0 is off the gallery
START_SPACE: Final[i64] = DATA["gallery"]["start"]
UP: Final[i64] = 2  # face-up cards in a column of level 2 to 5 (F-SETUP-07)

ICONS: Final[list[str]] = [row["id"] for row in DATA["icons"]]
RUBY: Final[i64] = ICONS.index("RUBY")
LOSS: Final[i64] = ICONS.index("LOSS")
DIE: Final[i64] = ICONS.index("DIE")
COIN: Final[i64] = ICONS.index("COIN")
BANDIT: Final[i64] = ICONS.index("BANDIT")
MOVE: Final[i64] = ICONS.index("MOVE")
KINDS: Final[i64] = len(ICONS)

EVENT_KINDS: Final = ["BURGLARY", "SCANDAL", "BRIBERY", "HAND", "MAGES"]
BURGLARY: Final[i64] = 0
SCANDAL: Final[i64] = 1
BRIBERY: Final[i64] = 2
HAND: Final[i64] = 3
MAGES: Final[i64] = 4


def column(table: str, name: str) -> Ints:
    """One column of a table of data.toml."""
    return vec[i64]([row[name] for row in DATA[table]])


def icons(names: list[str]) -> Ints:
    return vec[i64]([ICONS.index(name) for name in names])


CARD_IDS: Final[list[str]] = [row["id"] for row in DATA["mercenaries"]]
CARDS: Final[i64] = len(CARD_IDS)
CARD_LEVEL: Final = column("mercenaries", "level")
COPIES: Final = column("mercenaries", "copies")
CARD_ICONS: Final = [[icons(half) for half in row["options"]] for row in DATA["mercenaries"]]
WHOLE: Final = [options[0] for options in CARD_ICONS]  # all icons of a card of level 2 to 5
STACKS: Final[i64] = len([row for row in DATA["mercenaries"] if row["level"] == 1])

EVENT_IDS: Final[list[str]] = [row["id"] for row in DATA["events"]]
EVENTS: Final[i64] = len(EVENT_IDS)
EVENT_KIND: Final = vec[i64]([EVENT_KINDS.index(row["kind"]) for row in DATA["events"]])
STARTING: Final[i64] = sum(1 << e for e, row in enumerate(DATA["events"]) if row["starting"])
PILE: Final[i64] = (1 << len(EVENT_IDS)) - 1 - STARTING

DICE: Final = [[icons(face) for face in row["faces"]] for row in DATA["dice"]]  # by option `die`
FACES: Final[i64] = len(DICE[0])

PASSES: Final = column("rounds", "passes")
TOKENS: Final = column("tokens", "count")  # ruby, coin, bandit
START_RUBIES: Final[i64] = DATA["start"]["rubies"]
COINS_MOST: Final[i64] = DATA["start"]["coins_most"]
COINS_LEAST: Final[i64] = DATA["start"]["coins_least"]
COINS_OTHER: Final[i64] = DATA["start"]["coins_other"]
HEIRLOOM: Final[i64] = DATA["start"]["heirloom"]
BURGLARY_LOSS: Final[i64] = DATA["losses"]["burglary"]
FINAL_INFLUENCE: Final[i64] = DATA["final_steps"][0]["rubies"]
FINAL_COINS: Final[i64] = DATA["final_steps"][1]["rubies"]
FINAL_BANDITS: Final[i64] = -DATA["final_steps"][2]["rubies"]
BRIBE_LIMIT: Final[i64] = DATA["limits"]["bribe"]


def zone_losses() -> Ints:
    """By space: what a Scandal costs there; nothing off the gallery."""
    losses = [0] * (SPACES + 1)
    for zone in DATA["zones"]:
        for space in zone["spaces"]:
            losses[space] = zone["loss"]
    return vec[i64](losses)


def cost_track() -> Ints:
    """By round and level: the tile of the column, NONE where it is closed (table 2.5)."""
    track = vec[i64]()
    for row in DATA["rounds"]:
        for level in range(LEVELS):
            track = append(track, row["costs"][level] if level < len(row["costs"]) else NONE)
    return track


def first_cards() -> Ints:
    """By level, from 0: its first card; one entry more marks the end."""
    levels = [row["level"] for row in DATA["mercenaries"]]
    return vec[i64]([levels.index(level + 1) for level in range(LEVELS)] + [len(levels)])


ZONE_LOSS: Final = zone_losses()
COST: Final = cost_track()
FIRST: Final = first_cards()
