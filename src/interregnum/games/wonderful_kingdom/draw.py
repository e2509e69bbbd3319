"""The table in a terminal: two duchies, constructions with open spaces, areas, hand."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from interregnum.core.game import NONE
from interregnum.games.drawing import (
    SEAT_MARKS,
    Drawing,
    Look,
    Say,
    Spots,
    columns,
    cut,
    fitted,
    in_columns,
    joined,
    seat_mark,
    seat_style,
    spot,
    styled,
)
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.draw_cards import (
    COLOURS,
    LETTERS,
    about_card,
    card_row,
    cubes,
    kinds_legend,
    name,
    reward,
)
from interregnum.games.wonderful_kingdom.table import Card, Duchy, Site, Table
from interregnum.games.wonderful_kingdom.text import area_line, line

PHASES: Final = {
    "shadows": "planning",
    "planning": "planning",
    "before": "production",
    "build": "production",
    "fight": "fight",
    "last": "end",
    "over": "end",
}
WIDTH: Final = 79
HALF: Final = 39
HELD: Final = "♠"  # before a card of the hand or of a search
SITES: Final = 2  # lines of constructions of a duchy on a small screen


def draw(table: Table, look: Look) -> RenderableType:
    """The duchies side by side, then what lies between them and in hand."""
    say = look.say
    width = WIDTH if len(table.duchies) == 1 else HALF
    cells = [duchy(table, d, look, width) for d in table.duchies]
    parts: list[RenderableType] = [headline(table, say), columns(cells, [width] * len(cells))]
    parts += areas(table, say)
    parts += [*selections(table, look), *cards(table.hand, "hand", say)]
    parts += [*offered(table, say), *cards(table.looked, "looked", say)]
    if table.quest:
        parts += quest(table, say)
    return Group(*parts)


def headline(table: Table, say: Say) -> Text:
    words = [
        say(line("title")),
        say(Line("ui-round-of", {"n": max(table.round, 1), "total": table.rounds})),
        say(line(f"phase-{PHASES.get(table.phase, 'choice')}")),
    ]
    if table.step:
        words.append(say(line(f"production-step-{table.step}")))
    if table.scenario:
        words.append(say(line(f"scenario-{table.scenario}")))
    if table.phase in ("offering", "selecting", "taking"):
        words.append(f"{table.turn + 1}/{table.turns}")
    words.append(f"▒{table.deck}")
    if table.danger:
        words.append(f"{say(line('component-danger-deck'))} {table.danger}+{table.beside}")
    if table.medal:
        words.append(say(line(f"medal-{table.medal}")))
    return cut(styled(" · ".join(words), "bold"), WIDTH)


def duchy(table: Table, d: Duchy, look: Look, width: int) -> Text:
    """Points, stock, what each step would bring, what stands and what is being built."""
    say, own = look.say, d.seat == look.eyes
    lines = [title(table, d, say, width), stock(d, say), outputs(table, d, own)]
    if d.built:
        lines += built(d.built, say, width, 3 if look.large else 1)
    most = len(d.sites) if look.large or (table.window and own) else SITES
    lines += sites(d, say, width, most, "site" if own else "their")
    if d.menaces or d.calamities or d.advisors:
        lines.append(joined([*bad(d, say), *advisors(d, say)], ", "))
    return Text("\n").join([cut(text, width) for text in lines])


def title(table: Table, d: Duchy, say: Say, width: int) -> Text:
    text = styled("▶" if d.seat in table.awaited else " ", "bold").append_text(seat_mark(d.seat))
    home = say(line(f"duchy-{d.duchy}")) if d.duchy else "—"
    told = f" {say(line('label-seat', seat=d.seat))} · {home} {d.side.upper()}"
    text.append(fitted(told, width - 8), style=f"underline {seat_style(d.seat)}")
    return spot(text.append(f" ★{d.points}", style="bold"), f"seat:{d.seat}")


def stock(d: Duchy, say: Say) -> Text:
    """Soldiers, training ground, krystallium, laboratory, waiting cubes, traps and spies."""
    text = styled("S", COLOURS["soldier"]).append(f"{d.soldiers}", style="bold white")
    text.append("+1" if d.training else "")
    text.append(" K", style=COLOURS["krystallium"]).append(f"{d.krystallium} ", style="bold white")
    text.append(f"{say(line('laboratory-short'))} ", style="dim")
    text.append_text(cubes(d.laboratory) if d.laboratory else Text("–"))
    if d.cubes:
        text.append(" ▶", style="bold").append_text(cubes(d.cubes))
    text.append(f" ▼{d.traps}" if d.traps else "")
    text.append(f" ◉{d.spies}" if d.spies else "")
    return text.append(f" ♠{d.hand}" if d.hand else "")


def outputs(table: Table, d: Duchy, own: bool) -> Text:
    """What each step would bring now, a crown where it brings supremacy; theft is taken off."""
    text = styled("→ ", "dim")
    for part in d.forecast:
        style = f"bold {COLOURS[part.resource]}"
        crown = "♔" if table.supreme.get(part.resource) == d.seat else ""
        told = styled(f"{LETTERS[part.resource]}{part.cubes}{crown} ", style)
        text.append_text(spot(told, f"symbol:{part.resource}") if own else told)
    for symbol, n in d.covered.items():
        text.append(f" ✕{LETTERS.get(symbol, symbol)}{n}", style="red")
    return text


def built(cards: dict[str, int], say: Say, width: int, most: int) -> list[Text]:
    """The cards that stand, by name."""
    told = [
        spot(f"{name(card, say)}{f'×{n}' if n > 1 else ''}", f"built:{card}")
        for card, n in cards.items()
    ]
    text = Text("⌂ ").append_text(joined(told, ", "))
    per_line = max(1, -(-len(told) // most))
    if most == 1 or len(text) <= width:
        return [text]
    parts = [told[k : k + per_line] for k in range(0, len(told), per_line)]
    return [Text("⌂ ").append_text(joined(part, ", ")) for part in parts]


def sites(d: Duchy, say: Say, width: int, most: int, whose: str) -> list[Text]:
    """Each construction with its spaces: a letter where one is open."""
    copies: dict[str, int] = {}
    cells: list[Text] = []
    for site in d.sites:
        copy = copies.get(site.card, 0)
        copies[site.card] = copy + 1
        cells.append(spot(site_cell(site, say, width // 2), f"{whose}:{site.card}:{copy}"))
    rows = in_columns(cells, width, 2)
    return rows if len(rows) <= most else [*rows[: most - 1], Text(f"… {len(d.sites)}")]


def site_cell(site: Site, say: Say, width: int) -> Text:
    spaces = Text()
    for resource, n in site.spaces.items():
        filled = site.filled.get(resource, 0)
        spaces.append("■" * filled + LETTERS[resource] * (n - filled), style=COLOURS[resource])
    room = width - len(spaces) - 2
    told = ("❄" if site.frozen else "") + name(site.card, say)
    return Text(fitted(told, room) + " ").append_text(spaces).append(" ")


def areas(table: Table, say: Say) -> list[RenderableType]:
    """The two offering areas side by side; nothing while both are empty."""
    if not any(table.areas):
        return []
    cells = []
    for k, slots in enumerate(table.areas):
        head = styled(say(line("area-left" if k == 0 else "area-right")) + " ", "underline")
        rows = [spot(head, f"area:{k}")]
        rows += [slot(card, f"spot:{k}:{at}", say) for at, card in enumerate(slots)]
        cells.append(Text("\n").join(rows))
    return [columns(cells, [HALF, HALF])]


def slot(card: Card, where: str, say: Say, mark: str = "") -> Text:
    """A card that lies face up or down."""
    if not card.card:
        return spot(f"{mark}▒ ", where, "dim")
    return spot(card_row(card.card, say, HALF, mark + ("▒" if card.down else "")), where)


def selections(table: Table, look: Look) -> list[RenderableType]:
    """The chosen cards: the viewer's own in full, the others' by name."""
    parts: list[RenderableType] = []
    for d in table.duchies:
        if not d.selection:
            continue
        own = d.seat == look.eyes
        head = seat_mark(d.seat).append(" ")
        if look.large or (own and table.window):
            rows = [
                slot(card, f"{'own' if own else 'their'}:{card.card}", look.say, SEAT_MARKS[d.seat])
                for card in d.selection
            ]
            parts += in_columns(rows, 2 * HALF + 1, 2)
        else:
            told = [name(card.card, look.say) for card in d.selection]
            parts.append(cut(head.append(", ".join(told)), WIDTH))
    return parts


def cards(names: list[str], where: str, say: Say) -> list[RenderableType]:
    """Cards of the hand or of a search, two in a line."""
    if not names:
        return []
    rows = [spot(card_row(card, say, HALF, HELD), f"{where}:{card}") for card in names]
    return [*in_columns(rows, 2 * HALF + 1, 2)]


def offered(table: Table, say: Say) -> list[RenderableType]:
    """The offer that the viewer is making."""
    parts: list[RenderableType] = []
    for each in table.offer:
        text = styled("▶ ", "bold").append_text(card_row(each.card, say, HALF))
        if each.area != NONE:
            place = line(f"label-lay-{each.face}", area=area_line(each.area))
            text.append(f"→ {say(place)}")
        parts.append(cut(text, WIDTH))
    return parts


def bad(d: Duchy, say: Say) -> list[Text]:
    parts = [f"{name('calamity', say)}×{d.calamities}"] if d.calamities else []
    told = [styled(each, "red") for each in parts]
    told += [
        spot(styled(f"{name(menace, say)}×{n} ", "red"), f"menace:{menace}")
        for menace, n in d.menaces.items()
    ]
    return told


def advisors(d: Duchy, say: Say) -> list[Text]:
    looks = {True: "dim strike", False: "cyan"}
    return [
        spot(styled(f"{name(each.card, say)} ", looks[each.used]), f"advisor:{each.card}")
        for each in d.advisors
    ]


def quest(table: Table, say: Say) -> list[RenderableType]:
    """Steps with cost and reward, and the seats that have done them."""
    steps: list[Text] = []
    for k, step in enumerate(table.quest):
        text = styled(f"{step.id.upper()} ", "bold").append_text(cubes(step.cost))
        text.append(f"→{reward(step)}")
        for d in table.duchies:
            text.append_text(seat_mark(d.seat) if k in d.steps else Text())
        steps.append(spot(text.append(" "), f"step:{k}"))
    rows = [steps[k : k + 4] for k in range(0, len(steps), 4)]
    head = styled(f"{say(line('quest'))} ", "dim")
    return [cut(head.copy().append_text(joined(row)), WIDTH) for row in rows]


def legend(say: Say) -> Text:
    """The letters of the resources, and the marks."""
    marks = [
        f"♔ {say(line('supremacy'))}",
        f"▼ {say(line('trap-token'))}",
        f"◉ {say(line('spy-token'))}",
        f"▒ {say(Line('ui-face-down'))}",
        f"{HELD} {say(line('selection-hand'))}",
        f"♻ {say(line('recycling-bonus'))}",
    ]
    return joined([kinds_legend(say), joined(marks, " · ")], "\n")


def spots(choice: Any) -> Spots:
    """What the kind of the choice and its fields point at."""
    where = SPOTS.get(type(choice).__name__)
    return where(choice) if where else ()


def card_spots(choice: Any) -> Spots:
    holder = {"offer": "hand", "pick": "looked"}.get(choice.act, "own")
    return (f"{holder}:{choice.card}",)


SPOTS: Final[dict[str, Any]] = {
    "Card": card_spots,
    "Area": lambda choice: (f"area:{choice.area}",),
    "Lay": lambda choice: (f"area:{choice.area}",),
    "Spot": lambda choice: (f"spot:{choice.area}:{choice.place}",),
    "Site": lambda choice: (f"site:{choice.card}:{choice.copy}",),
    "Symbol": lambda choice: (f"symbol:{choice.symbol}",),
    "Step": lambda choice: (f"step:{choice.step}",),
    "Advisor": lambda choice: (f"advisor:{choice.card}",),
    "Menace": lambda choice: (f"menace:{choice.card}",),
}


def about(table: Table, spotted: str, say: Say) -> Text | None:
    """A card wherever it lies; a duchy with all that stands in it."""
    kind, _, what = spotted.partition(":")
    if kind == "seat":
        return duchy(table, table.duchies[int(what)], Look(say, NONE, large=True), WIDTH)
    if kind == "spot":
        area, _, place = what.partition(":")
        what = table.areas[int(area)][int(place)].card
    return about_card(what.partition(":")[0], say) if what else None


DRAWING: Final = Drawing(draw, legend, spots, about)
