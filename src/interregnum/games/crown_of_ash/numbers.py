"""The numbers of the guide's examples, computed by the rules from a drawn position."""

from collections.abc import Callable
from typing import Final

from interregnum.games.crown_of_ash.rules import data, scoring
from interregnum.games.crown_of_ash.rules.battle import attack_strength
from interregnum.games.crown_of_ash.rules.defenders import defence
from interregnum.games.crown_of_ash.rules.state import State


def seat(s: State, lord: str) -> int:
    return next(k for k, p in enumerate(s.players) if data.LORD_IDS[p.lord] == lord)


def defended(s: State, area: str) -> int:
    return defence(s, data.AREA_IDS.index(area))


def worth(s: State, province: str) -> int:
    return scoring.worth(s, data.AREA_IDS.index(province))


def provinces(s: State, lord: str) -> int:
    return scoring.tiles_worth(s, seat(s, lord))


def resources(s: State, lord: str) -> int:
    return scoring.resource_points(s.players[seat(s, lord)].store)


def gold(s: State, lord: str) -> int:
    return scoring.gold_points(s.players[seat(s, lord)].store)


def fate(s: State, lord: str) -> int:
    mine = seat(s, lord)
    return scoring.levels(scoring.owned(s, mine), data.FATE_TYPES[s.players[mine].fate])


def automatons(s: State, lord: str) -> int:
    return -scoring.automaton_levels(scoring.owned(s, seat(s, lord)))


NUMBERS: Final[dict[str, Callable[..., int]]] = {
    "attack without the card": attack_strength,
    "defence of AREA": defended,
    "worth of PROVINCE": worth,
    "the citadel": scoring.citadel_worth,
    "provinces of LORD": provinces,
    "resources of LORD": resources,
    "gold of LORD": gold,
    "fate of LORD": fate,
    "automatons of LORD": automatons,
}
