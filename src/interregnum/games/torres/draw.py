"""The table in a terminal: castles outlined, heights as digits, figures as letters."""

from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from interregnum.core.game import NONE
from interregnum.games.shown import Line
from interregnum.games.torres.rules.data import CARD_NAMES, MASTER_NAMES
from interregnum.games.torres.text import card_line, line, master_line
from interregnum.games.torres.view import KING_FIGURE, Player, Table

Say = Callable[[Line], str]
SIDE: Final = 8
LETTERS: Final = {0: "A", 1: "B", 2: "C", 3: "D", KING_FIGURE: "K"}
STYLES: Final = {
    0: "bold bright_red",
    1: "bold bright_blue",
    2: "bold bright_yellow",
    3: "bold bright_magenta",
    KING_FIGURE: "bold bright_white",
}
LEVELS: Final = ["grey30", "grey50", "grey66", "khaki3", "gold3", "orange3", "red3"]
GROUND: Final = NONE  # the castle of a square without blocks


def draw(table: Table, say: Say) -> RenderableType:
    """The whole table for one viewer; every colour is also a letter, a digit or a line."""
    parts: list[RenderableType] = [headline(table, say), board(table), bonus(table, say)]
    parts += [players(table, say), hand(table, say)]
    return Group(*parts)


def headline(table: Table, say: Say) -> Text:
    words = [
        say(line("phase-n", n=table.phase)),
        say(Line("ui-round-of", {"n": table.round, "total": table.rounds})),
    ]
    if table.ask:
        words.append(say(table.ask))
    return Text(" · ".join(words), style="bold")


def castle_map(table: Table) -> list[int]:
    """By square: the number of its castle."""
    numbers = [GROUND] * (SIDE * SIDE)
    for number, castle in enumerate(table.board.castles):
        for name in castle.squares:
            numbers[(int(name[1:]) - 1) * SIDE + "abcdefgh".index(name[0])] = number
    return numbers


def board(table: Table) -> Text:
    """Lines run where two squares are not of one castle."""
    numbers = castle_map(table)
    text = Text("     " + "    ".join("abcdefgh") + "\n", style="dim")
    for row in range(SIDE + 1):
        text.append(f"   {wall(numbers, row)}\n", style="grey50")
        if row < SIDE:
            text.append_text(squares_of(table, numbers, row))
    return text


def wall(numbers: list[int], row: int) -> str:
    """The line above a row."""
    out = ""
    for column in range(SIDE + 1):
        out += "+" if corner(numbers, row, column) else "·"
        if column < SIDE:
            above, below = at(numbers, row - 1, column), at(numbers, row, column)
            out += "----" if above != below else "    "
    return out


def corner(numbers: list[int], row: int, column: int) -> bool:
    around = {at(numbers, r, c) for r in (row - 1, row) for c in (column - 1, column)}
    return len(around) > 1


def at(numbers: list[int], row: int, column: int) -> int:
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return numbers[row * SIDE + column] if inside else GROUND


def squares_of(table: Table, numbers: list[int], row: int) -> Text:
    text = Text(f" {row + 1} ", style="dim")
    for column in range(SIDE + 1):
        left, right = at(numbers, row, column - 1), at(numbers, row, column)
        text.append("|" if left != right else " ", style="grey50")
        if column < SIDE:
            text.append_text(cell(table, row * SIDE + column))
    text.append("\n")
    return text


def cell(table: Table, x: int) -> Text:
    """The height, and the letter of the figure that stands on it."""
    height, figure = table.board.heights[x], table.board.figures[x]
    text = Text(" ")
    text.append(f"{height or '·':>1}", style=LEVELS[min(height, len(LEVELS) - 1)])
    text.append(LETTERS.get(figure, " "), style=STYLES.get(figure, ""))
    text.append(" " if height < 10 else "")
    return text


def bonus(table: Table, say: Say) -> Text:
    parts = [say(line("now-bonus", level=table.king_level, points=table.king_points))]
    if table.master:
        parts.append(say(master_line(MASTER_NAMES.index(table.master))))
    parts.append(f"{say(line('supply'))}: {table.supply}")
    return Text(" · ".join(parts))


def players(table: Table, say: Say) -> Grid:
    heads = ["", say(Line("ui-name")), say(Line("ui-points")), say(line("scoring"))]
    heads += [say(line("reserve")), say(line("stack")), say(line("component-action-card"))]
    grid = Grid(*heads, box=box.SIMPLE_HEAD)
    for player in table.players:
        grid.add_row(*row_of(table, player, say), style=STYLES[player.seat])
    return grid


def row_of(table: Table, player: Player, say: Say) -> list[str]:
    mark = ">" if table.active == player.seat else " "
    now = player.prospect
    worth = " ".join(f"{item.area}×{item.level}" for item in player.worth)
    extra = f" +{now.king + now.master}" if now.king + now.master else ""
    in_use = "" if table.stack is None or table.active != player.seat else f" ({table.stack})"
    return [
        f"{mark}{LETTERS[player.seat]}",
        say(line("player", seat=player.seat)),
        str(player.score),
        f"+{now.castles + now.king + now.master}  {worth}{extra}",
        str(player.reserve),
        "-".join(map(str, player.stacks)) + in_use,
        str(player.cards),
    ]


def hand(table: Table, say: Say) -> Text:
    """The cards that the viewer holds, with their notation."""
    text = Text()
    for player in table.players:
        if player.hand:
            names = [f"{say(card_line(CARD_NAMES.index(name)))} [{name}]" for name in player.hand]
            text.append(f"{LETTERS[player.seat]}: {', '.join(names)}\n")
    return text
