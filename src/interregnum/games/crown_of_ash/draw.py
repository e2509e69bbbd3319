"""The table in a terminal: the ring of provinces, the Citadel, the market, the players."""

from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.text import line
from interregnum.games.crown_of_ash.view import KING_SEAT, AreaFace, BattleFace, PlayerFace, Table
from interregnum.games.shown import Line

Say = Callable[[Line], str]
COLOURS: Final = ("bright_red", "bright_cyan", "bright_green", "bright_yellow")
KIND_COLOURS: Final = ("white", "bright_black", "red", "yellow", "bright_yellow", "magenta")
KIND_LETTERS: Final = ("b", "a", "r", "s", "g", "*")  # bone, ash, blood, sulphur, gold, any
# The ring as it lies round the Citadel: left, middle, right.
RING: Final = (
    ("mountains", "", "volcano"),
    ("forest", "citadel", "coast"),
    ("desert", "", "village"),
)
WIDTH: Final = 30


def draw(table: Table, say: Say) -> RenderableType:
    """The whole table for one viewer, within 100 columns and 40 lines."""
    parts: list[RenderableType] = [headline(table, say), ring(table, say), market(table, say)]
    if table.battle:
        parts.append(battle(table.battle, say))
    return Group(*parts, players(table, say), legend(say))


def seat_style(seat: int) -> str:
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else "bold"


def seat_name(seat: int, say: Say) -> Text:
    """A name in the seat's colour; the King and nobody have none."""
    if seat == KING_SEAT:
        return Text(say(line("king")), style="bold")
    if seat < 0:
        return Text("–", style="dim")
    return Text(say(line("label-seat", seat=seat)), style=seat_style(seat))


def headline(table: Table, say: Say) -> Text:
    text = Text(say(Line("ui-round-of", {"n": table.round, "total": table.rounds})), style="bold")
    text.append(f" · {say(line('citadel'))} {table.citadel_vp} · ")
    for k, seat in enumerate(table.order):
        text.append(" → " if k else "", style="not bold")
        text.append_text(seat_name(seat, say))
    if table.automa:
        text.append(f" · {say(line('automa-level', level=table.automa.level))}", style="not bold")
    return text


def ring(table: Table, say: Say) -> Grid:
    areas = {face.area: face for face in table.areas}
    grid = Grid(box=box.SQUARE, show_header=False, show_lines=True)
    for _ in range(len(RING[0])):
        grid.add_column(width=WIDTH)
    for row in RING:
        cells = [area_cell(table, areas[name], say) if name else gold_cell(table, row[0], say)
                 for name in row]  # fmt: skip
        grid.add_row(*cells)
    return grid


def owners(table: Table, space: str) -> Text:
    """The minions on a space, a dot for each free place."""
    face = next(face for face in table.spaces if face.space == space)
    text = Text()
    for seat in face.minions:
        text.append("●", style=seat_style(seat))
    free = face.room - len(face.minions)
    return text.append("○" * free if free <= 2 else "…", style="dim")


def gold_cell(table: Table, beside: str, say: Say) -> Text:
    """Above the Citadel the gold space, below it the build space."""
    name = "gold" if beside == "mountains" else "build"
    text = Text(f"{say(line(f'space-{name}'))} ", style="dim")
    return text.append_text(owners(table, name))


def area_cell(table: Table, face: AreaFace, say: Say) -> Text:
    name = "citadel" if face.area == "citadel" else f"province-{face.area}"
    text = Text(say(line(name)) + " ", style="bold")
    text.append_text(seat_name(face.controller, say))
    text.append(f"  ★{face.worth}\n", style="not bold")
    if face.area == "citadel":
        for wing, bonus in (("left", "+1"), ("right", "±0"), ("gate", "−1")):
            text.append(f" {bonus} ", style="not bold").append_text(owners(table, wing))
        text.append("\n")
    else:
        text.append_text(tile_text(face)).append("\n")
        text.append("⌂ ", style="not bold").append_text(owners(table, f"resource-{face.area}"))
        text.append("  ⚔ ", style="not bold").append_text(owners(table, f"battle-{face.area}"))
        text.append("\n")
    return text.append_text(defenders(face))


def tile_text(face: AreaFace) -> Text:
    if not face.tiles:
        return Text("·", style="dim")
    top = face.tiles[-1]
    below = f" (+{len(face.tiles) - 1})" if len(face.tiles) > 1 else ""
    return Text(f"{top} ", style="not bold").append_text(goods_of(top)).append(below)


def goods_of(tile: str) -> Text:
    amounts = list(data.GIVES[data.TILE_IDS.index(tile)])
    return goods(amounts) if any(amounts) else Text("†", style="bold magenta")


def goods(amounts: list[int]) -> Text:
    """Pieces by letter, in the colours of the kinds."""
    text = Text()
    for kind, n in enumerate(amounts):
        if n:
            text.append(f"{n}{KIND_LETTERS[kind]}", style=f"not bold {KIND_COLOURS[kind]}")
    return text


def defenders(face: AreaFace) -> Text:
    text = Text("▣ ", style="not bold")
    for card in face.defenders:
        text.append_text(warrior(card)).append(" ")
    mark = " ▲" if face.fortified else ""
    return text.append(f"= {face.defence}{mark}", style="not bold")


def warrior(card: str) -> Text:
    """The id and its strength."""
    return Text(f"{card}({data.STRENGTH[data.WARRIOR_IDS.index(card)]})", style="not bold")


def market(table: Table, say: Say) -> Grid:
    """The display with costs, the offer with prices."""
    grid = Grid(box=box.SIMPLE_HEAD, show_header=False, padding=(0, 1))
    decks = "/".join(str(n) for n in table.decks)
    cells = [Text(f"{say(line('display'))} ({decks})", style="bold")]
    cells += [displayed(card) for card in table.display]
    grid.add_row(*cells)
    stack = "/".join(str(n) for n in table.stack)
    offer = [Text(f"{say(line('offer'))} ({stack})", style="bold")]
    offer += [offered(tile) for tile in table.offer]
    grid.add_row(*offer)
    return grid


def displayed(card: str) -> Text:
    if not card:
        return Text("·", style="dim")
    return (
        warrior(card).append("\n").append_text(goods(list(data.COST[data.WARRIOR_IDS.index(card)])))
    )


def offered(tile: str) -> Text:
    if not tile:
        return Text("·", style="dim")
    k = data.TILE_IDS.index(tile)
    text = Text(f"{tile} {data.PRICE[k]}g ★{data.TILE_VP[k]}\n", style="not bold")
    return text.append_text(goods_of(tile))


def battle(face: BattleFace, say: Say) -> Text:
    """Both sides as far as they are known."""
    text = Text("⚔ ", style="bold").append_text(seat_name(face.attacker, say))
    text.append(f" → {say(area_of(face.area))} ").append_text(seat_name(face.defender, say))
    sent = face.committed if face.committed is not None else ["?"] * face.size
    text.append(f": {' '.join(sent)}", style="not bold")
    text.append(f"  {face.attack_card or '?'} : {face.defence_card or '?'}", style="not bold")
    if face.attack_total is not None:
        text.append(f"  {face.attack_total} : {face.defence_total}", style="bold")
    return text


def area_of(area: str) -> Line:
    return line("citadel") if area == data.AREA_IDS[-1] else line(f"province-{area}")


def players(table: Table, say: Say) -> Group:
    """Two lines each: points, minions, store and battle cards; then hand and graveyard."""
    rows: list[Text] = []
    for face in table.players:
        rows += [player_line(table, face, say), hand_line(face)]
    return Group(*rows)


def player_line(table: Table, face: PlayerFace, say: Say) -> Text:
    text = Text("▶ " if face.seat in table.awaited else "  ", style="bold")
    text.append_text(seat_name(face.seat, say))
    text.append(" ♔" if face.royal else "")
    text.append(f" ({say(line(f'lord-{face.lord}'))})" if face.lord else "", style="not bold")
    if face.token is not None:
        text.append(" ◉" if face.token else " ○", style="not bold")
    text.append(f"  ★{face.vp}  {'♟' * face.minions or '–'}  ")
    text.append_text(goods([face.store[kind] for kind in data.KIND_IDS[: data.INGREDIENT]]))
    held = " ".join(face.cards) if face.cards is not None else f"{face.card_count}×"
    text.append(f"  [{held}]", style="not bold")
    text.append(f" ▲{face.top}" if face.top else "", style="not bold")
    return text.append(f"  {face.fate}" if face.fate else "", style="not bold")


def hand_line(face: PlayerFace) -> Text:
    text = Text("    ✋ ")
    text.append_text(Text(f"{face.hand_size}×?") if face.hand is None else cards(face.hand))
    return text.append("  † ").append_text(cards(face.grave))


def cards(names: list[str]) -> Text:
    return Text(" ").join([warrior(name) for name in names]) if names else Text("–", style="dim")


def legend(say: Say) -> Text:
    text = Text(style="dim")
    for kind, letter in enumerate(KIND_LETTERS):
        text.append(" · " if kind else "")
        text.append(letter, style=f"bold {KIND_COLOURS[kind]}")
        text.append(f" {say(line(f'resource-{data.KIND_IDS[kind]}'))}")
    return text
