"""The table in a terminal: the ring of provinces, the Citadel, the market, the players."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.text import (
    amount_lines,
    area_line,
    card_line,
    line,
    tile_line,
    warrior_line,
)
from interregnum.games.crown_of_ash.view import KING_SEAT, AreaFace, BattleFace, PlayerFace, Table
from interregnum.games.drawing import (
    Drawing,
    Look,
    Say,
    Spots,
    cut,
    fitted,
    joined,
    seat_mark,
    seat_style,
    spot,
    styled,
)
from interregnum.games.shown import Line

KIND_COLOURS: Final = ("bright_white", "cyan", "bright_red", "yellow", "bright_yellow", "magenta")
KIND_LETTERS: Final = ("b", "a", "r", "s", "g", "*")  # bone, ash, blood, sulphur, gold, any
# The ring as it lies round the Citadel: left, middle, right.
RING: Final = (
    ("mountains", "gold", "volcano"),
    ("forest", "citadel", "coast"),
    ("desert", "build", "village"),
)
CELL: Final = 25
WIDTH: Final = 79
DISPLAY: Final = "♰"
WINGS: Final = (("left", "+1"), ("right", "±0"), ("gate", "−1"))


def draw(table: Table, look: Look) -> RenderableType:
    """From above: the round, the map, what can be raised and built, the battle, the players."""
    say, large = look.say, look.large
    gap = [Text()] if large else []
    parts = [headline(table, say), *gap, *ring(table, say, large), *gap, display(table), *gap]
    if table.battle:
        parts.append(battle(table.battle, say))
    for face in table.players:
        parts.append(player_line(table, face, say))
        if large or face.cards is not None:
            parts.append(cut(hand_line(face), WIDTH))
    return Group(*parts)


def seat_name(seat: int, say: Say) -> Text:
    """A mark and a name; the King and nobody have their own."""
    if seat == KING_SEAT:
        return seat_mark(seat).append(say(line("king")))
    if seat < 0:
        return seat_mark(seat)
    return seat_mark(seat).append(say(line("label-seat", seat=seat)), style=seat_style(seat))


def headline(table: Table, say: Say) -> Text:
    round_ = say(Line("ui-round-of", {"n": table.round, "total": table.rounds}))
    text = styled(f"{say(line('title'))} · {round_} · ", "bold")
    text.append_text(joined([seat_mark(seat) for seat in table.order], "→"))
    if table.automa:
        text.append(f" · {say(line('automa-level', level=table.automa.level))}")
    return text


def ring(table: Table, say: Say, large: bool) -> list[Text]:
    areas = {face.area: face for face in table.areas}
    rows: list[Text] = []
    for names in RING:
        cells = [
            area_cell(table, areas[name], say) if name in areas else middle(table, name, say)
            for name in names
        ]
        rows += [line_of(cells, k) for k in range(3)]
        if large:
            rows.append(styled("─" * (3 * CELL + 2), "dim"))
    return rows


def line_of(cells: list[list[Text]], k: int) -> Text:
    return styled("│", "dim").join([cut(cell[k], CELL) for cell in cells])


def minions(table: Table, space: str) -> Text:
    """The minions on a space, a ring for each free place."""
    face = next(face for face in table.spaces if face.space == space)
    text = Text("").join([seat_mark(seat) for seat in face.minions])
    free = face.room - len(face.minions)
    return text.append("○" * free if free <= 2 else "○…", style="dim")


def on_space(table: Table, label: str, space: str) -> Text:
    return spot(Text(label).append_text(minions(table, space)).append(" "), space)


def middle(table: Table, name: str, say: Say) -> list[Text]:
    """Above the Citadel the spaces for gold and refreshing, below it building and the offer."""
    lines = [on_space(table, f"{say(line(f'space-{name}'))} ", name)]
    if name == "gold":
        return [*lines, spot(f"{say(line('space-refresh'))} ", "refresh"), Text()]
    cells = [offered(k, tile) for k, tile in enumerate(table.offer)]
    return [*lines, *(joined(cells[k : k + 2]) for k in (0, 2))]


def area_cell(table: Table, face: AreaFace, say: Say) -> list[Text]:
    """Its name, who controls it and its points; its spaces and building; its defenders."""
    citadel = face.area == "citadel"
    name = say(line("citadel") if citadel else line(f"province-{face.area}"))
    head = styled(f"{name} ", "bold underline").append_text(seat_name(face.controller, say))
    points = styled(f" ★{face.worth}", "bold")
    head = cut(head, CELL - len(points) - 1).append_text(points)
    if citadel:
        spaces = joined([on_space(table, f"{bonus}", wing) for wing, bonus in WINGS])
    else:
        spaces = on_space(table, "◫", f"resource-{face.area}")
        spaces.append_text(on_space(table, "⚔", f"battle-{face.area}")).append_text(building(face))
    area = f"area:{face.area}"
    return [spot(head.append(" "), area), spaces, spot(defenders(face), area)]


def building(face: AreaFace) -> Text:
    """The goods of the building on top, and how many it covers."""
    if not face.tiles:
        return styled("·", "dim")
    text = goods_of(face.tiles[-1])
    below = f"+{len(face.tiles) - 1}" if len(face.tiles) > 1 else ""
    return spot(text.append(below, style="dim"), f"tile:{face.tiles[-1]}")


def goods_of(tile: str) -> Text:
    amounts = list(data.GIVES[data.TILE_IDS.index(tile)])
    return goods(amounts) if any(amounts) else styled("†", "bold magenta")


def goods(amounts: list[int]) -> Text:
    """Pieces by letter, in the colours of the kinds."""
    text = Text()
    for kind, n in enumerate(amounts):
        if n:
            text.append(f"{n}{KIND_LETTERS[kind]}", style=f"{KIND_COLOURS[kind]}")
    return text


def defenders(face: AreaFace) -> Text:
    text = styled(f"▣{face.defence}{'▲' if face.fortified else ''} ", "bold")
    return text.append_text(joined([warrior(card) for card in face.defenders]))


def warrior(card: str) -> Text:
    """The id and its strength; a starting one without the name of its lord."""
    strength = data.STRENGTH[data.WARRIOR_IDS.index(card)]
    short = card.rpartition("-")[2] if "-" in card else card
    return spot(Text(f"{short}({strength}) "), f"warrior:{card}")


def display(table: Table) -> Text:
    """The warriors with their strengths and costs."""
    cells = [displayed(k, card) for k, card in enumerate(table.display)]
    return styled(f"{DISPLAY} ", "bold").append_text(Text("").join(cells))


def displayed(slot: int, card: str) -> Text:
    if not card:
        return styled("·", "dim")
    strength = data.STRENGTH[data.WARRIOR_IDS.index(card)]
    return spot(Text(f"{card}({strength})").append_text(cost_of(card)).append(" "), f"slot:{slot}")


def cost_of(card: str) -> Text:
    return goods(list(data.COST[data.WARRIOR_IDS.index(card)]))


def offered(place: int, tile: str) -> Text:
    """A building with its price, goods and points."""
    if not tile:
        return styled("·", "dim")
    k = data.TILE_IDS.index(tile)
    text = Text(f"{data.PRICE[k]}g→").append_text(goods_of(tile))
    return spot(text.append(f"★{data.TILE_VP[k]} "), f"place:{place}")


def battle(face: BattleFace, say: Say) -> Text:
    """Both sides as far as they are known."""
    text = styled("⚔ ", "bold").append_text(seat_name(face.attacker, say))
    text.append(f" → {say(area_line(data.AREA_IDS.index(face.area)))} ")
    text.append_text(seat_name(face.defender, say)).append(": ")
    sent = [warrior(card) for card in face.committed or []]
    text.append_text(joined(sent) if face.committed is not None else Text("?" * face.size))
    text.append(f" {face.attack_card or '?'} : {face.defence_card or '?'}")
    if face.attack_total is not None:
        text.append(f"  {face.attack_total} : {face.defence_total}", style="bold")
    elif face.attack is not None:
        text.append(f"  {face.attack} : {face.defence}")
    return cut(text, WIDTH)


def player_line(table: Table, face: PlayerFace, say: Say) -> Text:
    """Points, minions, store and battle cards."""
    text = styled("▶" if face.seat in table.awaited else " ", "bold")
    text.append_text(seat_mark(face.seat))
    name = say(line("label-seat", seat=face.seat)) + (" ♔" if face.royal else "")
    text.append(f" {fitted(name, 14)} ", style=seat_style(face.seat))
    lord = say(line(f"lord-{face.lord}")) if face.lord else ""
    power = {None: "", True: "◉", False: "○"}[face.token]
    text.append(fitted(f"{power}{lord}", 7), style="dim")
    text.append(f" ★{face.vp:<3}", style="bold").append(f" ♟{face.minions} ")
    text.append_text(goods([face.store[kind] for kind in data.KIND_IDS[: data.INGREDIENT]]))
    cards = [spot(card, f"battle:{card}") for card in face.cards or []]
    held = joined(cards) if face.cards is not None else Text(f"{face.card_count}×")
    text.append(" [").append_text(held).append("]")
    text.append(f" ▲{face.top}" if face.top else "", style="dim")
    return spot(text.append(f" {face.fate}" if face.fate else ""), f"seat:{face.seat}")


def hand_line(face: PlayerFace) -> Text:
    """The warriors in hand and in the graveyard."""
    text = Text("    ♠ ")
    hand = Text(f"{face.hand_size}×?") if face.hand is None else warriors(face.hand)
    return text.append_text(hand).append("  † ").append_text(warriors(face.grave))


def warriors(names: list[str]) -> Text:
    return Text("").join([warrior(name) for name in names]) if names else styled("–", "dim")


def legend(say: Say) -> Text:
    """The letters of the goods, and the marks."""
    kinds = [
        styled(letter, f"bold {KIND_COLOURS[kind]}").append(
            f" {say(line(f'resource-{data.KIND_IDS[kind]}'))}", style="none"
        )
        for kind, letter in enumerate(KIND_LETTERS)
    ]
    marks = [
        f"◫ {say(line('space-resource'))}",
        f"⚔ {say(line('space-battle'))}",
        f"▣ {say(line('total'))}",
        f"AS2(3) {say(line('warrior'))} ({say(line('strength'))})",
    ]
    more = [
        f"{DISPLAY} {say(line('display'))}",
        f"5g→3a★4 {say(line('offer'))}",
        f"★ {say(Line('ui-points'))}",
        f"♠ {say(Line('ui-hand'))}",
        f"† {say(line('graveyard'))}",
    ]
    return joined([joined(kinds, " · "), joined(marks, " · "), joined(more, " · ")], "\n")


NAMES: Final = {  # by field of a choice: how the drawing names the thing
    "space": "{}",
    "slot": "slot:{}",
    "place": "place:{}",
    "area": "area:{}",
    "warrior": "warrior:{}",
    "card": "battle:{}",
    "seat": "seat:{}",
}


def spots(choice: Any) -> Spots:
    """The first thing that it names."""
    for field, name in NAMES.items():
        if (value := getattr(choice, field, None)) is not None:
            return (name.format(value),)
    return ()


def about(table: Table, name: str, say: Say) -> Text | None:
    kind, _, what = name.partition(":")
    if kind == "slot":
        kind, what = "warrior", table.display[int(what)]
    if kind == "place":
        kind, what = "tile", table.offer[int(what)]
    if kind == "warrior":
        return about_warrior(what, say)
    if kind == "tile":
        return about_tile(what, say)
    if kind == "battle":
        return Text(f"{what}  {say(card_line(data.CARD_IDS.index(what)))}")
    if kind == "seat":
        face = table.players[int(what)]
        return joined([player_line(table, face, say), hand_line(face)], "\n")
    return about_area(table, what or name.partition("-")[2], say)


def about_warrior(card: str, say: Say) -> Text:
    k = data.WARRIOR_IDS.index(card)
    head = styled(f"{card}  {say(warrior_line(k))}\n", "bold")
    if k >= data.RECRUITABLE:
        return head
    cost = ", ".join(say(each) for each in amount_lines(list(data.COST[k])))
    return head.append(f"{say(Line('ui-cost'))}: {cost}")


def about_tile(tile: str, say: Say) -> Text:
    k = data.TILE_IDS.index(tile)
    gives = ", ".join(say(each) for each in amount_lines(list(data.GIVES[k])))
    tax = ", ".join(say(each) for each in amount_lines(list(data.TAX[k])))
    rows = [
        styled(f"{tile}  {say(tile_line(k))}", "bold"),
        Text(f"{say(line('tile-cost'))}: {data.PRICE[k]}   ★{data.TILE_VP[k]}"),
        Text(f"{say(line('tile-provides'))}: {gives or '–'}"),
        Text(f"{say(line('tax'))}: {tax or '–'}"),
    ]
    return joined(rows, "\n")


def about_area(table: Table, area: str, say: Say) -> Text | None:
    """A province with all its buildings and defenders in words."""
    face = next((face for face in table.areas if face.area == area), None)
    if face is None:
        return None
    rows = [*area_cell(table, face, say)]
    rows += [Text(say(warrior_line(data.WARRIOR_IDS.index(card)))) for card in face.defenders]
    rows += [about_tile(tile, say) for tile in reversed(face.tiles)]
    return joined(rows, "\n")


DRAWING: Final = Drawing(draw, legend, spots, about)
