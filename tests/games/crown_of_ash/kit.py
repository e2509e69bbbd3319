"""A table to try a clause on: a state is built, moves are written in notation.

Without other wishes chance deals the first of all: display BO1 BO2 BO4 BO5 BO7 AS7, offer L1-01
to L1-04, fate F1, F2 … by seat, start tiles S-1, S-2 … (two each for two players), order 0, 1, …
"""

from typing import Any, Final

from interregnum.core.game import CHANCE, NONE, Seat
from interregnum.games.crown_of_ash.families import FAMILIES
from interregnum.games.crown_of_ash.options import Options, setup
from interregnum.games.crown_of_ash.rules.actions import SPACE
from interregnum.games.crown_of_ash.rules.build import lay_tile
from interregnum.games.crown_of_ash.rules.data import (
    AREA_IDS,
    CARD_IDS,
    CITADEL,
    KIND_IDS,
    SPACE_IDS,
    TILE_IDS,
    WARRIOR_IDS,
)
from interregnum.games.crown_of_ash.rules.defenders import defence
from interregnum.games.crown_of_ash.rules.game import CrownOfAsh
from interregnum.games.crown_of_ash.rules.phases import DEALING_LORDS, OVER, ROLLING
from interregnum.games.crown_of_ash.rules.state import ORDER_DICE, Player, State, lowest

GAME: Final = CrownOfAsh()
LORDS: Final = ("visio", "nox", "mors", "fortis")
SETUP_FAMILIES: Final = {"lord", "turn_up", "fate", "start_tile", "tile_up", "draw_order"}


def bits(*names: str) -> int:
    """A set of warriors."""
    return sum(1 << WARRIOR_IDS.index(name) for name in names)


def names(cards: int) -> list[str]:
    return [name for k, name in enumerate(WARRIOR_IDS) if cards >> k & 1]


class Table:
    """A state that is played on and read in the ledger's nouns."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def seat(self) -> Seat:
        """Who is awaited, the first of several; NONE once it is over."""
        waiting = list(GAME.to_act(self.state))
        return waiting[0] if waiting else NONE

    @property
    def moves(self) -> list[str]:
        """What whoever is awaited may do."""
        return self.moves_of(self.seat)

    def moves_of(self, seat: Seat) -> list[str]:
        return [FAMILIES.texts[action] for action in GAME.legal(self.state, seat)]

    def play(self, *texts: str) -> "Table":
        """Each text by whoever is awaited."""
        for text in texts:
            self.by(self.seat, text)
        return self

    def by(self, seat: Seat, text: str) -> "Table":
        moves = self.moves_of(seat)
        assert text in moves, f"seat {seat} may not {text!r}, only {moves}"
        GAME.apply(self.state, seat, FAMILIES.actions[text.lower()])
        return self

    def chance(self, *texts: str) -> "Table":
        """Draws as wished, then the first of everything until a seat is awaited."""
        for text in texts:
            self.by(CHANCE, text)
        while self.seat == CHANCE:
            legal = GAME.legal(self.state, CHANCE)
            tied = self.state.phase == ROLLING and self.state.rolling == ORDER_DICE
            GAME.apply(self.state, CHANCE, legal[lowest(self.state.unrolled) if tied else 0])
        return self

    def turn(self, *texts: str) -> "Table":
        """One after the other, chance in between at its first."""
        for text in texts:
            if not (self.seat == CHANCE and text in self.moves):
                self.chance()
            self.play(text)
        return self.chance()

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def stock(self, seat: Seat, **pieces: int) -> "Table":
        """Set the store, gold included; what is not named is none."""
        for kind in range(5):
            self.player(seat).store[kind] = pieces.get(KIND_IDS[kind], 0)
        return self

    def store(self, seat: Seat) -> dict[str, int]:
        """What is there of each kind."""
        held = list(self.player(seat).store)
        return {KIND_IDS[kind]: held[kind] for kind in range(5) if held[kind]}

    def fetch(self, *cards: str) -> int:
        """Take warriors from wherever they are."""
        s, wanted = self.state, bits(*cards)
        for k in range(len(s.decks)):
            s.decks[k] &= ~wanted
        for area in range(len(s.defenders)):
            s.defenders[area] &= ~wanted
        for p in s.players:
            p.hand &= ~wanted
            p.grave &= ~wanted
        for slot in range(len(s.display)):
            if s.display[slot] != NONE and wanted >> s.display[slot] & 1:
                s.display[slot] = NONE
        return wanted

    def deal(self, seat: Seat, *cards: str) -> "Table":
        """These are the hand, no others; those that were there are gone to nobody's place."""
        self.player(seat).hand = self.fetch(*cards)
        return self

    def bury(self, seat: Seat, *cards: str) -> "Table":
        self.player(seat).grave = self.fetch(*cards)
        return self

    def guard(self, area: str, *cards: str) -> "Table":
        self.state.defenders[AREA_IDS.index(area)] = self.fetch(*cards)
        return self

    def rule(self, area: str, seat: Seat, *tiles: str) -> "Table":
        """Give an area to a seat, with tiles laid on it from the bottom up."""
        k = AREA_IDS.index(area)
        self.state.controller[k] = seat
        for tile in tiles:
            lay_tile(self.state, seat, k, self.tile(tile))
        return self

    def tile(self, tile: str) -> int:
        """Take a tile out of the stack and the offer."""
        k = TILE_IDS.index(tile)
        self.state.upper &= ~(1 << k)
        self.state.lower &= ~(1 << k)
        return k

    def show(self, slot: int, card: str) -> "Table":
        """Put a warrior on a slot of the display, from 1."""
        self.fetch(card)
        self.state.display[slot - 1] = WARRIOR_IDS.index(card)
        return self

    def offer(self, *tiles: str) -> "Table":
        for place in range(4):
            self.state.offer[place] = self.tile(tiles[place]) if place < len(tiles) else NONE
        return self

    def hand(self, seat: Seat) -> list[str]:
        return names(self.player(seat).hand)

    def grave(self, seat: Seat) -> list[str]:
        return names(self.player(seat).grave)

    def defenders(self, area: str) -> list[str]:
        return names(self.state.defenders[AREA_IDS.index(area)])

    def defence(self, area: str) -> int:
        return defence(self.state, AREA_IDS.index(area))

    def controller(self, area: str) -> int:
        return self.state.controller[AREA_IDS.index(area)]

    def vp(self, seat: Seat) -> int:
        return self.player(seat).vp

    def cards(self, seat: Seat) -> list[str]:
        """Battle cards in hand."""
        held = self.player(seat).cards
        return [name for k, name in enumerate(CARD_IDS) if held >> k & 1]

    def minions_on(self, space: str) -> int:
        return self.state.taken[SPACE_IDS.index(space)]

    def display(self) -> list[str]:
        return [WARRIOR_IDS[card] if card != NONE else "" for card in self.state.display]

    def offered(self) -> list[str]:
        return [TILE_IDS[tile] if tile != NONE else "" for tile in self.state.offer]

    def deck(self, level: int) -> list[str]:
        return names(self.state.decks[level])

    def is_over(self) -> bool:
        return self.state.phase == OVER

    def to_round_end(self) -> "Table":
        """All take gold until the round is over."""
        now = self.state.round
        while self.chance().state.round == now and not self.is_over():
            self.pass_on()
        return self

    def pass_on(self) -> None:
        """One step of a turn that takes gold and raises nobody."""
        quiet = ("gold", "no raise", "keep dice", "posted", "order 0", "order 1", "pay")
        text = next((text for text in quiet if text in self.moves), self.moves[-1])
        self.play(text)

    def last_turn(self) -> "Table":
        """Leave each seat one minion, so that the round ends soon."""
        for p in self.state.players:
            p.minions = 1
        return self


def new(people: int = 2, **options: Any) -> Table:
    """Before any chance; the lords are Visio, Nox, Mors, Fortis by seat."""
    count = people + (1 if people == 1 or options.get("automa") else 0)
    options.setdefault("lords", ",".join(LORDS[:count]))
    chosen = Options(**options)
    return Table(GAME.new(people, setup(chosen, people)))


def table(people: int = 2, **options: Any) -> Table:
    """Set up, at the first decision, or at the automa's first die."""
    return new(people, **options).chance()


def dealt(people: int = 2, wishes: tuple[str, ...] = (), **options: Any) -> Table:
    """Set up with some wishes for chance."""
    t = new(people, **options)
    while t.seat == CHANCE and (t.state.phase >= DEALING_LORDS):
        family = SPACE.decode(GAME.legal(t.state, CHANCE)[0])[0]
        if family not in SETUP_FAMILIES:
            break
        wished = [text for text in t.moves if text in wishes]
        t.by(CHANCE, wished[0] if wished else t.moves[0])
    return t


def duel(people: int = 2, **options: Any) -> Table:
    """Seat 0 attacks Desert, which seat 1 holds."""
    return table(people, **options).rule("desert", 1)


def fight(t: Table, area: str, mine: str, theirs: str, *sent: str) -> Table:
    """Seat 0 attacks with some of its hand; both cards are laid."""
    t.play(f"attack {area}", *(f"send {card}" for card in sent), "sent")
    return lay(t, mine, theirs)


def lay(t: Table, mine: str, theirs: str) -> Table:
    s = t.state
    t.by(s.attacker, f"lay {mine}")
    if theirs:
        t.by(s.owner, f"lay {theirs}")
    return t


CITADEL_AREA: Final = CITADEL
