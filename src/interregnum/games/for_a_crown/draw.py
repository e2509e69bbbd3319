"""The table in a terminal: gallery, Royal Square, houses, shared deck."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from interregnum.games.drawing import (
    Drawing,
    Look,
    Say,
    Spots,
    cut,
    fitted,
    in_columns,
    joined,
    seat_mark,
    seat_style,
    spot,
    styled,
)
from interregnum.games.for_a_crown.rules.data import CARD_ICONS, CARD_IDS, DATA, EVENT_IDS
from interregnum.games.for_a_crown.table import Column, House, Shared, Table
from interregnum.games.for_a_crown.text import card_line, event_line, line
from interregnum.games.shown import Line

ZONE_COLOURS: Final = {2: "red", 1: "yellow", 0: "green"}
ICON_COLOURS: Final = {
    "R": "bright_red",
    "L": "red",
    "D": "bright_magenta",
    "C": "bright_yellow",
    "B": "cyan",
    "M": "bright_cyan",
}
LETTERS: Final[list[str]] = [row["letter"] for row in DATA["icons"]]
RECRUITING: Final = ("recruit", "pay", "look", "refill", "setup")
WIDTH: Final = 79
GALLERY: Final = 8  # columns of a space


def draw(table: Table, look: Look) -> RenderableType:
    """From above: the round, the gallery, the market, the houses, the deck."""
    say, large = look.say, look.large
    gap = [Text()] if large else []
    parts = [headline(table, say), *gap, *gallery(table, say), *gap]
    parts += [*square(table, say), *gap]
    for house in table.houses:
        cards = [own_cards(table, house.seat)] if large else []
        parts += [house_line(table, house, say, large), *cards]
    parts += [*gap, shared(table, say)]
    if table.revealed:
        parts.append(revealed(table, say))
    return Group(*parts)


def headline(table: Table, say: Say) -> Text:
    phase = "recruit" if table.phase in RECRUITING else "reveal"
    phase = "end" if table.phase == "over" else phase
    words = [
        say(line("title")),
        say(Line("ui-round-of", {"n": table.round, "total": table.rounds})),
        say(line(f"phase-{phase}")),
    ]
    text = styled(" · ".join(words), "bold")
    return text.append_text(current(table, say)) if table.current else text


def current(table: Table, say: Say) -> Text:
    """The card being resolved, and what is left of it."""
    assert table.current is not None, "asked only while a card is being resolved"
    text = styled("  ▶ ", "bold").append_text(shared_text(table.current, say))
    if table.icons:
        text.append(" …").append_text(letters([icon[0] for icon in table.icons]))
    return text


def gallery(table: Table, say: Say) -> list[Text]:
    """Spaces 1 to 9 with what a scandal costs there; further right is more influential."""
    on = {house.space: house for house in table.houses if house.space}
    heads, faces = Text(), Text()
    for space in range(1, table.gallery.spaces + 1):
        loss = table.gallery.zone_loss[space - 1]
        heads.append(fitted(f"{space} −{loss}" if loss else f"{space}", GALLERY),
                     style=f"{ZONE_COLOURS[loss]} underline")  # fmt: skip
        face = family(on[space]) if space in on else styled("·", "dim")
        faces.append_text(spot(cut(face, GALLERY), f"space:{space}"))
    return [heads, faces]


def family(house: House) -> Text:
    text = seat_mark(house.seat).append(house.family, style=seat_style(house.seat))
    return spot(text.append(" "), f"seat:{house.seat}")


def square(table: Table, say: Say) -> list[Text]:
    """The five columns with their prices, cards and decks."""
    heads = [column_head(column, say) for column in table.columns]
    depth = max(len(column.cards) for column in table.columns)
    cells = [market_cell(column, row) for row in range(depth) for column in table.columns]
    cells += [deck_cell(column) for column in table.columns]
    return in_columns(heads + cells, WIDTH, len(table.columns))


def column_head(column: Column, say: Say) -> Text:
    cost = "—" if column.cost is None else str(column.cost)
    level = say(line(f"mercenary-level-{column.level}"))
    return styled(f"{level} [{cost}]", "bold underline")


def market_cell(column: Column, row: int) -> Text:
    if row >= len(column.cards) or not column.counts[row]:
        return styled("·", "dim")
    text = card_text(column.cards[row])
    if column.level == 1:
        text.append(f" ×{column.counts[row]}")
    return spot(text.append(" "), f"card:{column.cards[row]}")


def deck_cell(column: Column) -> Text:
    if column.level == 1:
        return Text()
    return spot(styled(f"▒ ×{column.deck} ", "dim"), f"deck:{column.level}")


def card_text(card: str) -> Text:
    """The id and the letters of its effects."""
    text = Text(f"{card} ")
    halves = CARD_ICONS[CARD_IDS.index(card)]
    for k, half in enumerate(halves):
        text.append("/" if k else "")
        text.append_text(letters([LETTERS[icon] for icon in half]))
    return text


def letters(names: list[str]) -> Text:
    text = Text()
    for name in names:
        text.append(name, style=f"bold {ICON_COLOURS[name]}")
    return text


def house_line(table: Table, house: House, say: Say, large: bool) -> Text:
    """What a family owns; a closed chest shows question marks."""
    text = styled("▶" if house.seat in table.awaited else " ", "bold")
    text.append_text(seat_mark(house.seat)).append(f"{house.family} ", style=seat_style(house.seat))
    name = fitted(say(line("label-target", seat=house.seat)), 24 if large else 16)
    text.append(name, style=seat_style(house.seat))
    if house.out:
        text.append(f" {say(line('elimination'))}", style="dim")
        return spot(text, f"seat:{house.seat}")
    rubies, coins = ("?" if n is None else str(n) for n in (house.rubies, house.coins))
    text.append(f"  {rubies:>2}", style="bold").append("R", style=f"bold {ICON_COLOURS['R']}")
    text.append(f"  {coins:>2}", style="bold").append("C", style=f"bold {ICON_COLOURS['C']}")
    text.append(f"  {house.bandits:>2}").append("B", style=f"bold {ICON_COLOURS['B']}")
    text.append("  ◇10" if house.heirloom else f"  {say(line('heirloom-sold'))}")
    return spot(text.append(" "), f"seat:{house.seat}")


def shared(table: Table, say: Say) -> Text:
    """The shared deck face down: its events, and how many cards of whom."""
    events = [card for card in table.deck if card.owner < 0]
    names = [say(event_line(EVENT_IDS.index(card.card))) for card in events]
    told = [f"★ {name}" + (f"×{n}" if (n := names.count(name)) > 1 else "") for name in names]
    told += [f"{table.unseen} × ?"] if table.unseen else []
    owned = [
        seat_mark(house.seat).append(str(len(cards_of(table, house.seat))))
        for house in table.houses
        if cards_of(table, house.seat)
    ]
    text = styled(f"{say(line('component-shared-deck'))}: ", "dim").append_text(joined(owned))
    return cut(text.append("  ").append(", ".join(dict.fromkeys(told))), WIDTH)


def cards_of(table: Table, seat: int) -> list[Shared]:
    """What a family has in the shared deck."""
    return [card for card in table.deck if card.owner == seat]


def own_cards(table: Table, seat: int) -> Text:
    """The same as ids; the level of what the viewer does not know."""
    told = [card.card or f"▒{card.level}" for card in cards_of(table, seat)]
    return styled(f"      {' '.join(told)}", "dim")


def revealed(table: Table, say: Say) -> Text:
    """What was turned up this round, the newest first."""
    cards = [shared_text(card, say) for card in reversed(table.revealed)]
    text = styled(f"{say(line('phase-reveal'))}: ", "dim").append_text(joined(cards, ", "))
    return cut(text, WIDTH)


def shared_text(card: Shared, say: Say) -> Text:
    if card.owner < 0:
        name = say(event_line(EVENT_IDS.index(card.card)))
        return Text(f"★ {name}")
    text = Text("").append_text(seat_mark(card.owner))
    if not card.card:
        return text.append(f"▒{card.level}")
    return text.append_text(card_text(card.card))


def legend(say: Say) -> Text:
    """The letters of the effects, and the marks."""
    icons = [
        joined([letters([row["letter"]]), say(line(f"icon-{row['id'].lower()}"))])
        for row in DATA["icons"]
    ]
    marks = [f"◇ {say(line('heirloom'))}", f"▒ {say(Line('ui-face-down'))}"]
    costs = f"[3] {say(Line('ui-cost'))}"
    return joined([joined(icons, " · "), joined([*marks, costs], " · ")], "\n")


def spots(choice: Any) -> Spots:
    """A card or a deck of the market, a family, or the space that a portrait goes to."""
    if card := getattr(choice, "card", ""):
        return (f"card:{card}",)
    if level := getattr(choice, "level", 0):
        return (f"deck:{level}",)
    if (seat := getattr(choice, "seat", None)) is None:
        return ()
    space = getattr(choice, "space", 0)
    return (f"seat:{seat}", f"space:{space}") if space else (f"seat:{seat}",)


def about(table: Table, name: str, say: Say) -> Text | None:
    kind, _, what = name.partition(":")
    if kind == "card":
        return about_card(what, say)
    if kind == "seat":
        house = table.houses[int(what)]
        noble = say(line(f"noble-{house.family.lower()}"))
        rows = [styled(noble, "bold"), house_line(table, house, say, True)]
        return joined([*rows, own_cards(table, house.seat)], "\n")
    return None


def about_card(card: str, say: Say) -> Text:
    """Its level, and each effect in a sentence."""
    icons = {icon for half in CARD_ICONS[CARD_IDS.index(card)] for icon in half}
    rows = [
        joined([letters([LETTERS[icon]]), say(line(f"effect-{DATA['icons'][icon]['id'].lower()}"))])
        for icon in sorted(icons)
    ]
    head = styled(f"{card}  {say(card_line(CARD_IDS.index(card)))}\n", "bold")
    return joined([head, *rows], "\n")


DRAWING: Final = Drawing(draw, legend, spots, about)
