"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from typing import Any, Final, Literal

import msgspec

from interregnum.core.arrays import Ints
from interregnum.core.errors import BadPosition
from interregnum.core.game import NONE
from interregnum.core.packing import filled, zeros
from interregnum.games.crown_of_ash.flaws import flaw
from interregnum.games.crown_of_ash.options import DRAWN, Options, check, setup
from interregnum.games.crown_of_ash.papers import PLAYER, STATE
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.copies import empty_player, empty_state
from interregnum.games.crown_of_ash.rules.settings import settings
from interregnum.games.crown_of_ash.rules.state import (
    FROM_PROVINCES,
    HOLDERS,
    Config,
    Player,
    State,
)
from interregnum.games.crown_of_ash.view import discard_pile, named, tiles
from interregnum.games.documents import document, options_of, part, read, written
from interregnum.games.fields import Mask, Name, ints, place
from interregnum.games.title import NO_POSITION, Position

NOBODY: Final = "nobody"
REFRESH: Final = "refresh"
TABLE: Final = part(STATE, "")
STEP: Final = part(STATE, "step")
BATTLE: Final = part(STATE, "battle")
AUTOMA: Final = part(STATE, "automa")
WARRIOR_SET: Final = Mask("", data.WARRIOR_IDS)
TILE_SET: Final = Mask("", data.TILE_IDS)
STANDS: Final = Name("", data.SPACE_IDS)


class AreaDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    controller: str  # a seat, "king", "nobody"
    tiles: list[str] = []  # from the bottom to the top
    defenders: list[str]
    fortified: list[str] = []


PlayerDoc: Final = document(
    "PlayerDoc",
    PLAYER,
    ("discard", list[str]),  # from the bottom to the top
    ("minions", list[str]),  # where those that are placed stand, "refresh" too
    optional=("points", "fate", "token"),  # points that are missing count as provinces
)
BattleDoc: Final = document(
    "BattleDoc",
    BATTLE,
    optional=("attack_card", "defence_card", "guess", "fought", "fortified"),
)
AutomaDoc: Final = document("AutomaDoc", AUTOMA, optional=("card", "target", "scale"))
StepDoc: Final = document("StepDoc", STEP, optional=STEP)  # what is half done
PositionDoc: Final = document(
    "PositionDoc",
    TABLE,
    ("title", Literal["crown-of-ash"]),
    ("options", Options),
    ("people", int),
    ("round", int),
    ("players", list[PlayerDoc]),  # type: ignore[valid-type]
    ("areas", dict[str, AreaDoc]),
    ("decks", list[list[str]]),  # by level, in no order
    ("stack", list[list[str]]),  # drawn from first, below; in no order
    ("battle", BattleDoc | None, None),
    ("automa", AutomaDoc | None, None),
    ("step", StepDoc, StepDoc()),
    optional=("royal", "reveals"),
)


def position(s: State) -> Position:
    """The document of a state."""
    plain: Position = msgspec.to_builtins(
        {
            "title": "crown-of-ash",
            "options": options_of(Options, s.config.options, lords=lords_of(s)),
            "people": s.config.people,
            "round": s.round + 1,
            "players": [player_doc(s, seat) for seat in range(s.config.count)],
            "areas": {data.AREA_IDS[area]: area_doc(s, area) for area in range(data.AREAS)},
            "decks": [WARRIOR_SET.write(deck) for deck in list(s.decks)[1:]],
            "stack": [TILE_SET.write(s.upper), TILE_SET.write(s.lower)],
            "battle": written(BATTLE, s) if s.attacker != NONE else None,
            "automa": written(AUTOMA, s) if s.config.automa else None,
            "step": written(STEP, s),
            **written(TABLE, s),
        }
    )
    return plain


def lords_of(s: State) -> str:
    """As the option was written."""
    rest, lords = s.config.options.lords, list[str]()
    while rest:
        lords.append(data.LORD_IDS[rest % data.OCTAL - 1])
        rest //= data.OCTAL
    return ",".join(lords) or DRAWN


def player_doc(s: State, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    spaces = list(s.minions)[seat * data.MINIONS : (seat + 1) * data.MINIONS]
    stand = [STANDS.write(where) for where in spaces]
    while stand and not stand[-1]:
        stand.pop()
    return {
        **written(PLAYER, p),
        "discard": discard_pile(p.discard),
        "minions": stand + ([REFRESH] if p.refreshed else []),
    }


def area_doc(s: State, area: int) -> AreaDoc:
    holder = s.controller[area]
    return AreaDoc(
        controller=HOLDERS[holder] if holder != NONE else NOBODY,
        tiles=tiles(s, area) if area < data.PROVINCES else [],
        defenders=named(s.defenders[area], data.WARRIOR_IDS),
        fortified=named(s.marks[area], data.WARRIOR_IDS),
    )


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


def config_of(d: Any) -> Config:
    """Who plays with which options; refuses lists of a wrong length."""
    if not 1 <= d.people <= data.SEATS or check(d.options, d.people) is not None:
        raise ValueError(f"{d.people} people do not go with the options")
    config = Config(d.people, settings(setup(d.options, d.people)))
    if len(d.players) != config.count or sorted(d.areas) != sorted(data.AREA_IDS):
        raise ValueError(f"expected {config.count} players and the areas {data.AREA_IDS}")
    if (len(d.decks), len(d.display), len(d.offer), len(d.stack)) != (
        data.LEVELS,
        data.SLOTS,
        data.OFFER,
        2,
    ):
        raise ValueError(
            f"expected {data.LEVELS} decks, {data.SLOTS} slots, {data.OFFER} offered tiles, a stack"
        )
    return config


def state_of(d: Any) -> State:
    s = empty_state(config_of(d))
    s.players = [player_of(p) for p in d.players]
    read(TABLE, d, s)
    read(STEP, d.step, s)
    if d.battle is not None:
        read(BATTLE, d.battle, s)
    if d.automa is not None:
        read(AUTOMA, d.automa, s)
    s.round = d.round - 1
    s.upper, s.lower = TILE_SET.read(d.stack[0]), TILE_SET.read(d.stack[1])
    s.decks = ints([0, *(WARRIOR_SET.read(deck) for deck in d.decks)])
    read_areas([d.areas[name] for name in data.AREA_IDS], s)
    s.minions, s.taken = where_minions(d.players)
    return s


def read_areas(areas: list[AreaDoc], s: State) -> None:
    held = [NONE if x.controller == NOBODY else place(x.controller, HOLDERS) for x in areas]
    s.controller = ints(held)
    s.defenders = ints([WARRIOR_SET.read(area.defenders) for area in areas])
    s.marks = ints([WARRIOR_SET.read(area.fortified) for area in areas])
    s.below = stacked(areas)
    s.covered = ints([max(0, len(area.tiles) - 1) for area in areas[:-1]])
    tops = [area.tiles[-1] if area.tiles else "" for area in areas[:-1]]
    s.top = ints([place(tile, data.TILE_IDS) if tile else NONE for tile in tops])


def stacked(areas: list[AreaDoc]) -> Ints:
    """By tile: the one below it."""
    TILE_SET.read([tile for area in areas for tile in area.tiles])  # no tile lies twice
    below = filled(data.TILES, NONE)
    for area in areas:
        for lower, upper in zip(area.tiles, area.tiles[1:], strict=False):
            below[data.TILE_IDS.index(upper)] = data.TILE_IDS.index(lower)
    return below


def player_of(told: Any) -> Player:
    p = empty_player()
    read(PLAYER, told, p)
    p.points[FROM_PROVINCES] += p.vp - sum(p.points)
    for card in told.discard:
        p.discard = p.discard * data.OCTAL + place(card, data.CARD_IDS) + 1
    p.minions = data.MINIONS - len([where for where in told.minions if where])
    p.refreshed = int(REFRESH in told.minions)
    return p


def where_minions(players: list[Any]) -> tuple[Ints, Ints]:
    """The spaces by minion, and how many stand on each."""
    minions, taken = filled(data.SEATS * data.MINIONS, NONE), zeros(data.BOARD_SPACES)
    for seat, p in enumerate(players):
        stand = [space for space in p.minions if space != REFRESH]
        if len(p.minions) > data.MINIONS + stand.count(""):
            raise ValueError(f"seat {seat} has only {data.MINIONS} minions")
        for k, space in enumerate(stand):
            if space:
                minions[seat * data.MINIONS + k] = data.SPACE_IDS.index(space)
                taken[data.SPACE_IDS.index(space)] += 1
    return minions, taken
