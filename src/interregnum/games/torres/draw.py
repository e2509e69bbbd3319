"""The table in a terminal: castles walled and coloured, heights as digits, knights as marks."""

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from interregnum.core.game import NONE
from interregnum.games.drawing import (
    Drawing,
    Look,
    Say,
    Spots,
    columns,
    cut,
    fitted,
    joined,
    seat_mark,
    seat_style,
    spot,
    styled,
)
from interregnum.games.shown import Line
from interregnum.games.torres.rules.data import CARD_NAMES, CARDS, MASTER_NAMES
from interregnum.games.torres.text import card_line, line, master_line
from interregnum.games.torres.view import KING_FIGURE, Player, Table

SIDE: Final = 8
FILES: Final = "abcdefgh"
GROUND: Final = NONE  # the castle of a square without blocks
CASTLE_COLOURS: Final = (
    "cyan",
    "green",
    "magenta",
    "yellow",
    "blue",
    "red",
    "bright_cyan",
    "white",
)
KING: Final = "♔"
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the lines that meet: up 1, right 2, down 4, left 8
SQUARE: Final = (3, 1)  # columns and lines of a square
LARGE_SQUARE: Final = (5, 2)
HAND_WIDTH: Final = 13
WIDTH: Final = 50  # of a small screen; the choices stand beside it


def draw(table: Table, look: Look) -> RenderableType:
    """The board with the hand beside it, the bonus and the players below."""
    say, large = look.say, look.large
    size = LARGE_SQUARE if large else SQUARE
    width = 4 + SIDE * (size[0] + 1)
    beside = columns([board(table, size), hand(table, look)], [width, 24 if large else HAND_WIDTH])
    parts: list[RenderableType] = [headline(table, say), beside, bonus(table, say)]
    parts += [player_line(table, player, say, large) for player in table.players]
    return Group(*parts)


def headline(table: Table, say: Say) -> Text:
    words = [
        say(line("title")),
        say(line("phase-n", n=table.phase)),
        say(Line("ui-round-of", {"n": table.round, "total": table.rounds})),
    ]
    return styled(" · ".join(words), "bold")


def castle_map(table: Table) -> list[int]:
    """By square: the number of its castle."""
    numbers = [GROUND] * (SIDE * SIDE)
    for number, castle in enumerate(table.board.castles):
        for name in castle.squares:
            numbers[(int(name[1:]) - 1) * SIDE + FILES.index(name[0])] = number
    return numbers


def board(table: Table, size: tuple[int, int]) -> Text:
    """Lines run where two squares are not of one castle."""
    numbers, lines = castle_map(table), []
    for row in range(SIDE + 1):
        lines.append(wall(numbers, row, size[0]))
        parts = range(size[1] if row < SIDE else 0)
        lines += [squares_of(table, numbers, row, size[0], part) for part in parts]
    return Text("\n").join(lines)


def at(numbers: list[int], row: int, column: int) -> int:
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return numbers[row * SIDE + column] if inside else GROUND


def colour(*castles: int) -> str:
    """Of a castle, or of the line beside one."""
    found = [number for number in castles if number != GROUND]
    return CASTLE_COLOURS[found[0] % len(CASTLE_COLOURS)] if found else "dim"


def wall(numbers: list[int], row: int, width: int) -> Text:
    """The line above a row; the topmost one names the columns."""
    text = Text("   ")
    for column in range(SIDE + 1):
        text.append(*corner(numbers, row, column))
        if column < SIDE:
            above, below = at(numbers, row - 1, column), at(numbers, row, column)
            stroke = "─" if above != below else " "
            name = FILES[column] if row == 0 else stroke
            text.append(stroke + name + stroke * (width - 2), style=colour(above, below))
    return text


def corner(numbers: list[int], row: int, column: int) -> tuple[str, str]:
    """The lines that meet between four squares."""
    nw, ne = at(numbers, row - 1, column - 1), at(numbers, row - 1, column)
    sw, se = at(numbers, row, column - 1), at(numbers, row, column)
    meet = (nw != ne) + 2 * (ne != se) + 4 * (sw != se) + 8 * (nw != sw)
    return (CORNERS[meet] if meet else "·"), colour(nw, ne, sw, se)


def squares_of(table: Table, numbers: list[int], row: int, width: int, part: int) -> Text:
    """A row of squares; the second line of a large one repeats nothing."""
    text = styled(f" {row + 1} " if part == 0 else "   ", "dim")
    for column in range(SIDE + 1):
        left, right = at(numbers, row, column - 1), at(numbers, row, column)
        text.append("│" if left != right else " ", style=colour(left, right))
        if column < SIDE:
            text.append_text(cell(table, numbers, row * SIDE + column, width, part))
    return text


def cell(table: Table, numbers: list[int], x: int, width: int, part: int) -> Text:
    """The height, the mark of the figure on it, and room for the mark of a target."""
    height, figure = table.board.heights[x], table.board.figures[x]
    text = Text(" " * (width - 3))
    if part:
        text.append(" " * 3)
    else:
        text.append(f"{height or '·'}", style=f"bold {colour(numbers[x])}" if height else "dim")
        text.append_text(figure_mark(figure))
        text.append(" " if height < 10 else "")
    return spot(text, f"{FILES[x % SIDE]}{x // SIDE + 1}")


def figure_mark(figure: int) -> Text:
    if figure == KING_FIGURE:
        return styled(KING, "bold bright_white")
    return seat_mark(figure) if figure != NONE else Text(" ")


def bonus(table: Table, say: Say) -> Text:
    parts = [say(line("now-bonus", level=table.king_level, points=table.king_points))]
    if table.master:
        parts.append(say(master_line(MASTER_NAMES.index(table.master))))
    parts.append(f"{say(line('supply'))}: {table.supply}")
    return cut(styled(" · ".join(parts), "dim"), WIDTH)


def player_line(table: Table, player: Player, say: Say, large: bool) -> Text:
    """Points, what a scoring now would add, reserve, stacks and cards."""
    now = player.prospect
    text = styled("▶" if table.active == player.seat else " ", "bold")
    text.append_text(seat_mark(player.seat))
    name = fitted(say(line("player", seat=player.seat)), 18 if large else 12)
    text.append(f" {name}", style=seat_style(player.seat))
    text.append(f" ★{player.score:<3}", style="bold")
    text.append(f" +{now.castles + now.king + now.master:<3} ♞{player.reserve}")
    stacks = [str(n) for n in player.stacks]
    in_use = [f"({table.stack})"] if table.active == player.seat and table.stack is not None else []
    text.append(f" ▤{'-'.join(stacks + in_use) or '–'} ♠{player.cards}")
    if large:
        text.append("  " + worth(player), style="dim")
    return spot(text, f"seat:{player.seat}")


def worth(player: Player) -> str:
    now = player.prospect
    extra = [f"+{now.king + now.master}"] if now.king + now.master else []
    return " ".join([*(f"{item.area}×{item.level}" for item in player.worth), *extra])


def hand(table: Table, look: Look) -> Text:
    """The cards that the viewer holds, and those that are looked at."""
    if not 0 <= look.eyes < len(table.players) or not table.own:
        return Text()
    cards = table.players[look.eyes].hand or {}
    rows = [joined([seat_mark(look.eyes), styled(look.say(Line("ui-hand")), "dim")])]
    rows += [held(name, n, look.say) for name, n in cards.items()]
    rows += [held(name, 1, look.say) for name in table.own.looked]
    return Text("\n").join(rows)


def held(name: str, count: int, say: Say) -> Text:
    times = f"{count}×" if count > 1 else ""
    return spot(f"{times}{say(card_line(CARD_NAMES.index(name)))} ", f"card:{name}")


def legend(say: Say) -> Text:
    """What the digits and marks mean."""
    rows = [
        f"1–9  {say(line('height'))}, {say(line('castle'))}: │ ─",
        f"▼●◆▲ {say(line('knight'))}   {KING} {say(line('king'))}",
        f"★ {say(Line('ui-points'))}   + {say(Line('ui-score-forecast'))}",
        f"♞ {say(line('reserve'))}   ▤ {say(line('stack'))}",
        f"♠ {say(line('component-action-card'))}",
    ]
    return Text("\n".join(rows))


def spots(choice: Any) -> Spots:
    """A move begins at its knight; what stands on a square, a card or a seat is that thing."""
    found = (getattr(choice, name, "") for name in ("source", "square"))
    names = [name for name in found if name]
    if card := getattr(choice, "card", ""):
        names.append(f"card:{card}")
    if (seat := getattr(choice, "seat", None)) is not None:
        names.append(f"seat:{seat}")
    return tuple(names)


def about(table: Table, name: str, say: Say) -> Text | None:
    """A card with its rule; a square with its castle; a player with where the points are."""
    kind, _, what = name.rpartition(":")
    if kind == "card":
        key = card_line(CARD_NAMES.index(what))
        budget = int(CARDS[CARD_NAMES.index(what)].get("budget", 0))
        told = say(Line(f"{key.id}-help", {"n": budget}))
        return Text(f"{say(key)} [{what}]\n\n{told}")
    if kind == "seat":
        return about_player(table, table.players[int(what)], say)
    return about_square(table, what, say)


def about_player(table: Table, player: Player, say: Say) -> Text:
    rows: Iterable[str] = (
        f"{say(line('castle'))} {table.board.castles[item.castle].squares[0]}: "
        f"{item.area} × {item.level} = {item.points}"
        for item in player.worth
    )
    cards = [held(name, n, say) for name, n in (player.hand or {}).items()]
    head = player_line(table, player, say, large=True)
    return Text("\n").join([head, *map(Text, rows), Text(" ").join(cards)])


def about_square(table: Table, name: str, say: Say) -> Text | None:
    x = (int(name[1:]) - 1) * SIDE + FILES.index(name[0])
    rows = [f"{name} · {say(line('height'))} {table.board.heights[x]}"]
    number = castle_map(table)[x]
    if number != GROUND:
        castle = table.board.castles[number]
        rows.append(f"{say(line('castle'))}: {say(line('area'))} {castle.area}")
        rows += [
            f"{say(line('player', seat=player.seat))}: {item.area} × {item.level} = {item.points}"
            for player in table.players
            for item in player.worth
            if item.castle == number
        ]
    return Text("\n".join(rows))


DRAWING: Final = Drawing(draw, legend, spots, about)
