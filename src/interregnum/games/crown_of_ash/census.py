"""What there is of everything, wherever it lies; it never changes in a match."""

from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.scoring import owned
from interregnum.games.crown_of_ash.rules.state import (
    Config,
    Player,
    State,
    ones,
)
from interregnum.games.crown_of_ash.view import discard_pile, name_of, named, tiles


def census(s: State) -> dict[str, int]:
    """Warriors and tiles wherever they are, and what belongs to each seat."""
    counts = dict.fromkeys([*data.WARRIOR_IDS, *data.TILE_IDS], 0)
    for bits in [*list(s.decks)[1:], *(owned(s, seat) for seat in range(s.config.count))]:
        for name in named(bits, data.WARRIOR_IDS):
            counts[name] += 1
    for card in s.display:
        if card != NONE:
            counts[data.WARRIOR_IDS[card]] += 1
    lying = [named(bits, data.TILE_IDS) for bits in (s.upper, s.lower, s.aside)]
    lying += [tiles(s, province) for province in range(data.PROVINCES)]
    lying += [[name_of(tile, data.TILE_IDS)] for tile in s.offer if tile != NONE]
    for name in (tile for some in lying for tile in some):
        counts[name] += 1
    return {**boxed(s, counts), "minions": minions_of(s), "battle cards": battle_cards(s)}


def boxed(s: State, counts: dict[str, int]) -> dict[str, int]:
    """What is in the box counts as there: start tiles and warriors not (yet) dealt."""
    for tile in data.TILE_IDS[:4]:
        counts[tile] = max(counts[tile], 1)
    for lord in range(len(data.LORD_IDS)):
        if all(p.lord != lord for p in s.players):
            for card in range(data.STARTING):
                counts[data.WARRIOR_IDS[data.RECRUITABLE + lord * data.STARTING + card]] = 1
    return counts


def minions_of(s: State) -> int:
    return sum(p.minions + p.refreshed for p in s.players) + sum(
        where != NONE for where in s.minions
    )


def battle_cards(s: State) -> int:
    return sum(len(hand_and_pile(p)) for p in s.players)


def census_of(config: Config) -> dict[str, int]:
    """What a table of this size has."""
    counts = dict.fromkeys([*data.WARRIOR_IDS, *data.TILE_IDS], 1)
    if config.side == 0:
        counts |= dict.fromkeys(named(data.FLAGGED, data.WARRIOR_IDS), 0)
    cards = config.count * ones(data.ALL_CARDS)
    return {**counts, "minions": config.count * data.MINIONS, "battle cards": cards}


def hand_and_pile(p: Player) -> list[int]:
    """The battle cards of a seat by number."""
    pile = [data.CARD_IDS.index(card) for card in discard_pile(p.discard)]
    return [card for card in range(len(data.CARD_IDS)) if p.cards >> card & 1] + pile
