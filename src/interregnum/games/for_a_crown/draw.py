"""The table in a terminal: gallery, Royal Square, houses, shared deck."""

from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from interregnum.games.for_a_crown.rules.data import CARD_ICONS, CARD_IDS, DATA, EVENT_IDS
from interregnum.games.for_a_crown.text import event_line, line
from interregnum.games.for_a_crown.view import Column, House, Shared, Table
from interregnum.games.shown import Line

Say = Callable[[Line], str]
COLOURS: Final = ("bright_white", "bright_blue", "dark_orange", "bright_magenta", "bright_green")
ZONE_COLOURS: Final = {2: "red", 1: "yellow", 0: "green"}
ICON_COLOURS: Final = {
    "R": "bright_red",
    "L": "red",
    "D": "bright_magenta",
    "C": "bright_yellow",
    "B": "bright_black",
    "M": "bright_cyan",
}
LETTERS: Final[list[str]] = [row["letter"] for row in DATA["icons"]]


def draw(table: Table, say: Say) -> RenderableType:
    """The whole table for one viewer, about 100 columns wide."""
    parts: list[RenderableType] = [headline(table, say), gallery(table, say), square(table, say)]
    parts += [houses(table, say), shared(table, say), legend(say)]
    if table.current:
        parts.insert(1, current(table, say))
    return Group(*parts)


def headline(table: Table, say: Say) -> Text:
    phase = "recruit" if table.phase in ("recruit", "pay", "look", "refill", "setup") else "reveal"
    phase = "end" if table.phase == "over" else phase
    words = [
        say(Line("ui-round-of", {"n": table.round, "total": table.rounds})),
        say(line(f"phase-{phase}")),
    ]
    return Text(" · ".join(words), style="bold")


def current(table: Table, say: Say) -> Text:
    """The card being resolved, and what is left of it."""
    card = table.current
    assert card is not None, "asked only while a card is being resolved"
    text = Text("▶ ", style="bold")
    text.append_text(shared_text(card, say))
    if table.icons:
        text.append("  … ")
        text.append_text(letters([icon[0] for icon in table.icons]))
    return text


def gallery(table: Table, say: Say) -> Grid:
    """Spaces 1 to 9 with their zones; further right is more influential."""
    grid = Grid(title=say(line("gallery")), box=box.SQUARE, title_justify="left")
    on = {house.space: house for house in table.houses if house.space}
    for space in range(1, table.gallery.spaces + 1):
        loss = table.gallery.zone_loss[space - 1]
        heading = f"{space} (−{loss})" if loss else f"{space} (0)"
        grid.add_column(heading, justify="center", width=7, header_style=ZONE_COLOURS[loss])
    cells = [
        family(on[space]) if space in on else Text("·") for space in range(1, len(grid.columns) + 1)
    ]
    grid.add_row(*cells)
    return grid


def family(house: House) -> Text:
    return Text(house.family, style=f"bold {COLOURS[house.seat]}")


def square(table: Table, say: Say) -> Grid:
    """The five columns with their cost tiles."""
    grid = Grid(title=say(line("square")), box=box.SQUARE, title_justify="left")
    for column in table.columns:
        cost = "—" if column.cost is None else str(column.cost)
        level = say(line(f"mercenary-level-{column.level}"))
        grid.add_column(Text(f"{level} [{cost}]"), width=16)
    depth = max(len(column.cards) for column in table.columns)
    for row in range(depth):
        grid.add_row(*(market_cell(column, row) for column in table.columns))
    grid.add_row(*(deck_cell(column) for column in table.columns))
    return grid


def market_cell(column: Column, row: int) -> Text:
    if row >= len(column.cards) or not column.counts[row]:
        return Text("·", style="dim")
    text = card_text(column.cards[row])
    return text.append(f" ×{column.counts[row]}") if column.level == 1 else text


def deck_cell(column: Column) -> Text:
    return Text(f"▒ ×{column.deck}" if column.level > 1 else "", style="dim")


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


def houses(table: Table, say: Say) -> Grid:
    """What everybody owns; a closed chest shows question marks."""
    grid = Grid(box=box.SIMPLE_HEAD)
    for name in ("ui-player", *(f"for-a-crown-{key}" for key in HEADINGS)):
        grid.add_column(say(Line(name)))
    for house in table.houses:
        grid.add_row(*house_cells(table, house, say))
    return grid


HEADINGS: Final = ("family", "ruby", "coin", "bandit", "heirloom")


def house_cells(table: Table, house: House, say: Say) -> list[Text]:
    mark = "▶ " if house.seat in table.awaited else "  "
    name = Text(mark + say(line("label-target", seat=house.seat)), style=COLOURS[house.seat])
    if house.out:
        return [
            name,
            family(house),
            Text("—"),
            Text("—"),
            Text("—"),
            Text(say(line("elimination"))),
        ]
    numbers = ["?" if n is None else str(n) for n in (house.rubies, house.coins)]
    heirloom = "◆ 10" if house.heirloom else "—"
    return [name, family(house), *map(Text, [*numbers, str(house.bandits), heirloom])]


def shared(table: Table, say: Say) -> Text:
    """The shared deck face down, then what was turned up this round."""
    text = Text(say(line("component-shared-deck")) + ": ", style="bold")
    for k, card in enumerate(table.deck):
        text.append(", " if k else "", style="not bold")
        text.append_text(shared_text(card, say))
    if table.unseen:
        text.append(f" + {table.unseen} × ?", style="not bold")
    text.append("\n" + say(line("phase-reveal")) + ": ")
    for k, card in enumerate(table.revealed):
        text.append(", " if k else "", style="not bold")
        text.append_text(shared_text(card, say))
    return text


def shared_text(card: Shared, say: Say) -> Text:
    if card.owner < 0:
        return Text(f"★ {say(event_line(EVENT_IDS.index(card.card)))}", style="not bold")
    text = Text(f"{DATA['families'][card.owner]['id']} ", style=f"not bold {COLOURS[card.owner]}")
    return text.append_text(card_text(card.card) if card.card else Text(f"▒{card.level}"))


def legend(say: Say) -> Text:
    text = Text()
    for k, row in enumerate(DATA["icons"]):
        text.append(" · " if k else "", style="dim")
        text.append_text(letters([row["letter"]]))
        text.append(f" {say(line('icon-' + row['id'].lower()))}", style="dim")
    return text
