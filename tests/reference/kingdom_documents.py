"""Positions of the Kingdom laid out by hand, each for a corner that play seldom reaches."""

from collections import Counter
from typing import Any

from tests.reference.kingdom_tables import ADVISORS, CARDS, TREASURES, Doc
from tests.reference.kingdom_tables import MENACES as MENACE_CARDS


def table(phase: str, options: Doc, players: list[Doc], **fields: Any) -> Doc:
    """The end of Choice in round 2 unless told: seat 0 has the last selection."""
    duchies = ["valados", "teressie"]
    boards = [{"duchy": duchies[k]} | p for k, p in enumerate(players)]
    turn = {1: 3, 2: 15}[len(players)] if phase == "selecting" else 0
    base = {"title": "wonderful-kingdom", "round": 2, "turn": turn, "phase": phase}
    return base | {"options": options, "players": boards} | fields


def cards(*names: str) -> list[Doc]:
    return [{"card": name} for name in names]


def site(card: str, frozen: bool = False, **open_spaces: int) -> Doc:
    return {"card": card, "open": open_spaces, "frozen": frozen}


def menace(first: str, second: str, **options: str) -> Doc:
    decks = {"menace_deck_0": first, "menace_deck_1": second}
    return {"module": "menace", "duchies": "valados_first"} | decks | options


MENACES = {"menace_decks": ["ice_giants", "thieves"]}
ICE = menace("ice_giants", "thieves")
QUEST = {"module": "quest", "quest": "lord_of_doom", "duchies": "valados_first"}
ADVISOR = {"module": "advisor", "duchies": "valados_first"}
DANGER = {"harbour": 3, "barracks": 3, "aqueduct": 2}


def laid_aside(kept: dict[str, int], *lying: str) -> dict[str, int]:
    """Every other card of the deck, and a calamity, on the discard pile."""
    whole = Counter({card: row["copies"] for card, row in CARDS.items()}) + Counter(
        TREASURES.keys()
    )
    return dict(whole - Counter(kept) - Counter(lying)) | {"calamity": 1}


SOLO_AREAS = [cards("mint"), cards("farm", "quarry")]

DOCUMENTS: dict[str, Doc] = {
    "two giants and no card": table(
        "selecting", ICE, [{"selection": cards("treasure_01", "ice_giant", "ice_giant")}, {}],
        **MENACES,
    ),
    "two giants and one card": table(
        "selecting", ICE, [{"selection": cards("mill", "ice_giant", "ice_giant")}, {}], **MENACES,
    ),
    "more thieves than symbols": table(
        "selecting", ICE,
        [
            {
                "selection": cards("thief", "thief"),
                "covered": {"material": 1, "population": 1, "gold": 1},
            },
            {},
        ],
        **MENACES,
    ),
    "tokens of several symbols": table(
        "fight", ICE,
        [
            {
                "menaces": {"thief": 3, "ice_giant": 1}, "soldiers": 7,
                "completed": {"expedition": 1, "mint": 2},
                "covered": {"material": 1, "expedition": 1, "mint": 1},
            },
            {
                "construction": [site("barracks", True), site("mill", True, material=1)],
                "soldiers": 3, "krystallium": 1,
            },
        ],
        **MENACES,
    ),
    "all effects at once, the victim's order": table(
        "selecting", menace("shadows", "ice_giants", menace_order="victim_choice"),
        [
            {
                "selection": cards("farm", "mint", "treasure_02", "ice_giant", "shadow"),
                "menaces": {"shadow": 1}, "construction": [site("mill", material=2)],
            },
            {"selection": cards("shadow", "ice_giant", "aqueduct")},
        ],
        menace_decks=["shadows", "ice_giants"], areas=[cards("quarry", "ice_giant"), []],
    ),
    "rats at both tables and few vermin": table(
        "selecting", menace("rats", "shadows", rat_spawn="each_planning"),
        [
            {"menaces": {"giant_rat": 1, "vermin": 2}, "selection": cards("farm")},
            {"menaces": {"giant_rat": 1, "vermin": 5}, "selection": cards("mint")},
        ],
        menace_decks=["rats", "shadows"],
    ),
    "the last tokens": table(
        "planning", {"module": "none", "allow_no_module": True, "soldier_supply": "thirty"},
        [
            {
                "selection": cards("quarry"), "soldiers": 20, "completed": {"hamlet": 1},
                "construction": [site("barracks", material=1), site("allied_armies", population=1)],
            },
            {
                "selection": cards("hamlet"), "soldiers": 8, "training": 1,
                "construction": [site("barracks", material=1), site("ramparts", material=1)],
            },
        ],
        starter=1,
    ),
    "the last token, armed at once": table(
        "planning", {"module": "none", "allow_no_module": True, "soldier_supply": "thirty"},
        [
            {
                "selection": cards("quarry"), "soldiers": 28,
                "construction": [site("barracks", material=1)],
            },
            {
                "selection": cards("quarry"),
                "construction": [
                    site("barracks", material=1),
                    site("royal_dungeon", material=3, gold=3, soldier=2),
                    site("gate_of_hell", exploration=6, soldier=1),
                ],
            },
        ],
    ),
    "both do the final step": table(
        "planning", QUEST,
        [{"krystallium": 2, "soldiers": 2}, {"krystallium": 3, "soldiers": 2}],
        quests=["lord_of_doom"], starter=1,
    ),
    "cubes of a full laboratory": table(
        "planning", QUEST | {"quest_keep_cubes": False},
        [
            {"selection": cards("treasure_01", "treasure_03"), "laboratory": {"exploration": 4}},
            {"selection": cards("treasure_10"), "laboratory": {"material": 4}},
        ],
        quests=["lord_of_doom"],
    ),
    "a mix for the Northern Lands": table(
        "planning", QUEST | {"quest": "northern_lands", "quest_keep_cubes": False},
        [
            {
                "selection": cards("treasure_02", "treasure_10"), "krystallium": 1,
                "laboratory": {"material": 1, "population": 2, "exploration": 1},
                "construction": [site("seafarers", population=3, gold=1)],
            },
            {"selection": cards("treasure_05"), "laboratory": {"population": 3, "material": 1}},
        ],
        quests=["northern_lands"],
    ),
    "a mix of kept cubes": table(
        "build", QUEST | {"quest": "northern_lands"},
        [
            {
                "cubes": {"population": 3}, "krystallium": 2, "advisors": [],
                "laboratory": {"material": 3, "population": 2, "exploration": 2},
                "construction": [site("seafarers", population=3, gold=1)],
            },
            {"cubes": {"population": 2}, "krystallium": 1, "laboratory": {"material": 3}},
        ],
        quests=["northern_lands"], step=1, outputs=[3, 2],
    ),
    "twins, one trap and the Spymistress": table(
        "offering", ADVISOR, [{"traps": 1, "soldiers": 1, "advisors": ["spymistress"]}, {}],
        turn=12, hands=[["farm", "farm"], ["mill", "quarry"]],
    ),
    "a calamity to remove or to give": table(
        "selecting", ADVISOR,
        [
            {
                "advisors": ["court_confessor", "shrewd_broker", "kings_inquisitor"],
                "soldiers": 6, "selection": cards("calamity", "calamity", "farm"),
            },
            {"advisors": ["court_alchemist"], "soldiers": 2},
        ],
        areas=[cards("grey_eminence", "quarry"), cards("silver_tongued_envoy")],
    ),
    "the last advisors": table(
        "last", ADVISOR,
        [
            {
                "advisors": ["royal_architect", "old_chronicler"], "soldiers": 3,
                "construction": [
                    site("barracks", material=2), site("mint", gold=2), site("mint", gold=3),
                    site("throne_room", gold=1, soldier=1),
                ],
            },
            {"advisors": ["grey_eminence"], "soldiers": 9},
        ],
        round=4,
    ),
    "SG01: the last vermin": table(
        "build", {"scenario": "sg01", "duchies": "valados_first"},
        [
            {
                "construction": [
                    {"card": "farm", "open": {"material": 1}, "locked": True} for _ in range(3)
                ],
                "completed": {"farm": 1}, "menaces": {"vermin": 7}, "soldiers": 2,
                "cubes": {"exploration": 1},
            }
        ],
        step=3, danger=6, unresolved=6, bad_left=4, outputs=[1],
    ),
    "SG05: four beside": table(
        "selecting", {"scenario": "sg05", "duchies": "valados_first"},
        [
            {
                "selection": cards("treasure_01", "farm", "shadow"), "menaces": {"thief": 4},
                "completed": {"mill": 1, "guild_house": 1},
                "covered": {"population": 2, "gold": 2},
            }
        ],
        danger=6, unresolved=9, bad_left=3, areas=SOLO_AREAS, beside=3, top="mint",
    ),
    "an empty deck": table(
        "selecting", {"module": "none", "allow_no_module": True, "solo_search": "per_selection"},
        [{"spies": 1}],
        turn=0, danger=9, unresolved=11, bad_left=3, areas=SOLO_AREAS, deck=DANGER,
        discard=laid_aside(DANGER, "mint", "farm", "quarry"),
        unseen=[{"card": "", "down": True, "round": 1}] * 2,
        supply={"calamity": 4} | {name: row["copies"] for name, row in MENACE_CARDS.items()},
        box=dict.fromkeys(ADVISORS, 1),
    ),
}  # fmt: skip
