"""A table to try a clause on: positions built as documents, moves in notation, chests read back.

A chest is written as in the ledger: rubies/coins/bandits/heirloom, "10/3/0/H"; "-" is a sold one.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.core.play import sample
from interregnum.games.for_a_crown import TITLE
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.table import House
from interregnum.games.for_a_crown.table import Table as View
from interregnum.games.shown import Event, Line, Reason
from interregnum.games.title import Position
from interregnum.games.words import Words

GAME: Final = TITLE.game
FAMILIES: Final = ["RAB", "PEN", "MON", "FLA", "CRO"]
RAB, PEN, MON, FLA, CRO = range(5)
NAMES: Final = ["Ann", "Bob", "Cyd", "Dan", "Eve"]
LEVELS: Final = ["2", "3", "4", "5"]
STARTING: Final = ["E1", "E2"]
PILE: Final = ["E3", "E4", "E5", "E6", "E7"]
Cards = Sequence[str]
ByFamily = Mapping[str, str]
Spaces = Mapping[str, int]


class Table:
    """A position that is played on and read in the ledger's nouns."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def seat(self) -> Seat:
        """Who is awaited; NONE once it is over."""
        waiting = list(GAME.to_act(self.state))
        assert len(waiting) <= 1, f"{waiting} are awaited together"
        return waiting[0] if waiting else NONE

    @property
    def awaited(self) -> str:
        return name_of(self.seat)

    def action(self, text: str) -> Action:
        return TITLE.parse(self.state, self.seat, text)

    def play(self, *texts: str) -> "Table":
        """Each text by whoever is awaited."""
        for text in texts:
            assert text in self.moves, f"{self.awaited} may not {text!r}, only {self.moves}"
            GAME.apply(self.state, self.seat, self.action(text))
        return self

    @property
    def moves(self) -> list[str]:
        """What is legal for whoever is awaited, in the order of `legal`."""
        legal = list(GAME.legal(self.state, self.seat))
        assert legal == sorted(set(legal)), f"{legal} does not ascend"
        return [TITLE.notation(self.state, self.seat, action) for action in legal]

    @property
    def odds(self) -> dict[str, int]:
        """What chance may do, and how it is weighed; even odds are ones."""
        assert self.seat == CHANCE
        weights = list(GAME.weights(self.state)) or [1] * len(self.moves)
        return dict(zip(self.moves, weights, strict=True))

    @property
    def doc(self) -> Position:
        return TITLE.position(self.state)

    @property
    def phase(self) -> str:
        return str(self.doc["phase"])

    @property
    def round(self) -> int:
        return int(self.doc["round"])

    @property
    def chests(self) -> dict[str, str]:
        return {player["family"]: chest(player) for player in self.doc["players"]}

    def chest(self, family: str) -> str:
        return self.chests[family]

    @property
    def gallery(self) -> dict[str, int]:
        """Portraits that hang, from most to least influential."""
        spaces = {p["family"]: p["space"] for p in self.doc["players"] if p["space"]}
        return dict(sorted(spaces.items(), key=lambda hung: -hung[1]))

    @property
    def out(self) -> dict[str, int]:
        """Who is out, by order of elimination."""
        return {p["family"]: p["out"] for p in self.doc["players"] if p["out"]}

    @property
    def shared(self) -> list[str]:
        """The shared deck face down, as `deck` takes it."""
        return sorted(card_text(card) for card in self.doc["shared"])

    @property
    def revealed(self) -> list[str]:
        return [card_text(card) for card in self.doc["revealed"]]

    def up(self, level: int) -> list[str]:
        return list(self.doc["market"]["up"][str(level)])

    def deck(self, level: int) -> list[str]:
        return list(self.doc["market"]["decks"][str(level)])

    @property
    def stacks(self) -> dict[str, int]:
        return dict(self.doc["market"]["stacks"])

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(FAMILIES, GAME.scores(self.state), strict=False))

    @property
    def ranking(self) -> list[str]:
        """Families from first to last; no two share a rank."""
        ranks = list(GAME.ranks(self.state))
        assert sorted(ranks) == list(range(1, len(ranks) + 1))
        return [FAMILIES[ranks.index(rank)] for rank in sorted(ranks)]

    def view(self, viewer: Seat = NONE) -> View:
        shown = TITLE.view(self.state, viewer)
        assert isinstance(shown, View)
        return shown

    def house(self, family: str, viewer: Seat = NONE) -> House:
        return self.view(viewer).houses[FAMILIES.index(family)]

    def costs(self) -> list[int | None]:
        return [column.cost for column in self.view().columns]

    def why(self, text: str, seat: Seat | None = None) -> Reason:
        """The reason why the awaited seat, or another, may not."""
        reason = TITLE.explain(self.state, self.seat if seat is None else seat, self.action(text))
        assert reason is not None, f"{text!r} is legal"
        return reason

    def told(self, text: str, viewer: Seat = NONE) -> list[Line]:
        """What the log will say of a move before it is made: the line, then all that follows."""
        line = TITLE.told(self.state, self.seat, self.action(text), viewer)
        assert line is not None
        return flat(line)

    def says(self, text: str, viewer: Seat = NONE, lang: str = "en") -> str:
        """The same in words; a message or an argument that is missing raises."""
        line = TITLE.told(self.state, self.seat, self.action(text), viewer)
        assert line is not None
        return say(line, lang)

    def followed(self, text: str) -> list[Event]:
        """The events of a move before it is made."""
        action = self.action(text)
        after = self.copy().play(text).state
        return list(TITLE.families.events(self.state, after, self.seat, action))

    def imagine(self, viewer: Seat, *randoms: float) -> "Table":
        return Table(GAME.imagine(self.state, viewer, Fixed(*randoms)))

    def copy(self) -> "Table":
        return Table(GAME.clone(self.state))

    def edited(self, **fields: object) -> "Table":
        """The same position with other fields of its document."""
        return Table(TITLE.load(self.doc | fields))


class Fixed(Random):
    """Chance that a test writes: each of these numbers in turn."""

    def __new__(cls, *_numbers: float) -> "Fixed":
        return super().__new__(cls)

    def __init__(self, *numbers: float) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)


def flat(line: Line) -> list[Line]:
    """A line and what follows from it, each without its own followers."""
    rest = [each for then in line.then for each in flat(then)]
    return [Line(line.id.removeprefix("for-a-crown-"), line.args), *rest]


def say(line: Line, lang: str = "en") -> str:
    """In words, with plain spaces."""
    return words(lang).say(line, NAMES).replace("\xa0", " ")


@cache
def words(lang: str) -> Words:
    return Words(lang, [TITLE], strict=True)


def name_of(seat: Seat) -> str:
    return {CHANCE: "chance", NONE: ""}[seat] if seat in (CHANCE, NONE) else FAMILIES[seat]


def chest(player: Position) -> str:
    heirloom = "H" if player["heirloom"] == "kept" else "-"
    return f"{player['rubies']}/{player['coins']}/{player['bandits']}/{heirloom}"


def card_text(card: Position) -> str:
    """`RAB M2-01`, `RAB M2-01 blind` or `E1`."""
    words = [card.get("owner", ""), card["card"], "blind" if card.get("blind") else ""]
    return " ".join(word for word in words if word)


def card_doc(text: str) -> Position:
    words = text.split()
    if len(words) == 1:
        return {"card": text}
    return {"owner": words[0], "card": words[1]} | ({"blind": True} if words[2:] else {})


def opening(seats: int = 3, order: Cards = FAMILIES, **options: object) -> Table:
    """After the set-up: portraits in this order, the first two cards of each level face up."""
    table = Table(TITLE.new(seats, TITLE.options(options)))
    table.play(*(f"portrait {family}" for family in order[:seats]))
    return table.play(*(f"up M{level}-0{k}" for level in LEVELS for k in (1, 2)))


def document(
    seats: int,
    round_: int,
    chests: ByFamily,
    gallery: Spaces,
    out: Cards,
    options: dict[str, object],
) -> Position:
    """The opening with other chests, another gallery, and some families out, first to last."""
    doc = opening(seats, FAMILIES, **options).doc | {"round": round_}
    for player in doc["players"]:
        family = player["family"]
        player["space"] = gallery.get(family, player["space"])
        if family in chests:
            player |= chest_fields(chests[family])
        if family in out:
            player |= {"space": 0, "out": out.index(family) + 1}
    return doc


def chest_fields(text: str) -> Position:
    rubies, coins, bandits, heirloom = text.split("/")
    tokens = {"rubies": int(rubies), "coins": int(coins), "bandits": int(bandits)}
    return tokens | {"heirloom": "kept" if heirloom == "H" else "sold"}


def take(doc: Position, card: str) -> None:
    """Out of the Royal Square, wherever it lies there."""
    market = doc["market"]
    if card in market["stacks"]:
        market["stacks"][card] -= 1
        return
    level = card[1]
    if card in market["decks"][level]:
        market["decks"][level].remove(card)
    else:
        market["up"][level][market["up"][level].index(card)] = ""


def refill(doc: Position) -> None:
    """Empty places take the first cards of their deck."""
    for name in LEVELS:
        places, undrawn = doc["market"]["up"][name], doc["market"]["decks"][name]
        for k, card in enumerate(places):
            if not card and undrawn:
                places[k] = undrawn.pop(0)


def influence(doc: Position) -> list[str]:
    hung = [player for player in doc["players"] if player["space"]]
    return [p["family"] for p in sorted(hung, key=lambda player: -player["space"])]


def lay_out(doc: Position, cards: Cards, unseen: int) -> list[str]:
    """Make the shared deck of these cards; tells the events that must have come but are not in."""
    for card in cards:
        if " " in card:
            take(doc, card.split()[1])
    doc["shared"] = [card_doc(card) for card in cards]
    here = [card for card in cards if card in PILE]
    missing = doc["round"] - 1 - unseen - len(here)
    assert missing >= 0, "more events than rounds"
    known = here + [event for event in PILE if event not in here][:missing]
    doc["pile"] = [event for event in PILE if event not in known]
    doc["unseen"] = unseen
    return [event for event in STARTING + known if event not in cards]


def deck(
    *cards: str,
    seats: int = 3,
    round_: int = 0,
    unseen: int = 0,
    chests: ByFamily | None = None,
    gallery: Spaces | None = None,
    out: Cards = (),
    **options: object,
) -> Table:
    """The reveal, with just these cards in the shared deck; without a round: as early as can be."""
    round_ = round_ or 1 + unseen + len([card for card in cards if card in PILE])
    doc = document(seats, round_, chests or {}, gallery or {}, out, options)
    gone = lay_out(doc, cards, unseen)
    refill(doc)
    doc["revealed"] = [card_doc(card) for card in gone]
    doc |= {"phase": "reveal", "pass_": 2 if round_ == 1 else 1, "actor": ""}
    return Table(TITLE.load(doc))


def turned(card: str, *cards: str, **fields: object) -> Table:
    """As `deck`, with the first of the cards turned up."""
    table = deck(card, *cards, **fields)  # type: ignore[arg-type]  # fields are those of deck
    return table.play(f"reveal {card}" if " " in card else f"event {card}")


def square(
    *cards: str,
    seats: int = 3,
    round_: int = 1,
    pass_: int = 1,
    chests: ByFamily | None = None,
    gallery: Spaces | None = None,
    gone: Cards = (),
    **options: object,
) -> Table:
    """A recruit pass about to begin; `cards` are in the shared deck, `gone` too, all PEN's."""
    doc = document(seats, round_, chests or {}, gallery or {}, (), options)
    taken = [*cards, *(f"PEN {card}" for card in gone)]
    rest = lay_out(doc, taken, 0)
    doc["shared"] += [card_doc(card) for card in rest]
    order = influence(doc)
    doc |= {"pass_": pass_, "order": order, "turn": 0, "actor": order[0]}
    return Table(TITLE.load(doc))


def level(number: int) -> list[str]:
    """Every card of a level, all copies."""
    if number == 1:
        return [card for card in ("M1A", "M1B", "M1C") for _ in range(5)]
    return [f"M{number}-{k:02}" for k in range(1, 11)]


def play_out(table: Table, seed: int) -> list[tuple[Seat, str]]:
    """Random play to the end; who did what."""
    rng = Random(seed)
    log = []
    while table.seat != NONE:
        action = sample(GAME, table.state, table.seat, rng)
        log.append((table.seat, TITLE.notation(table.state, table.seat, action)))
        GAME.apply(table.state, table.seat, action)
    return log
