"""The table in a terminal: two duchies, constructions with open spaces, the offering areas."""

from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.rules.data import CARD_IDS, RESOURCE_IDS
from interregnum.games.wonderful_kingdom.text import card_line, line
from interregnum.games.wonderful_kingdom.view import Card, Duchy, QuestStep, Site, Table

Say = Callable[[Line], str]
SEAT_COLOURS: Final = ("bright_blue", "bright_red")
LETTERS: Final = dict(zip(RESOURCE_IDS, "MPGXKS", strict=True))
COLOURS: Final = dict(
    zip(
        RESOURCE_IDS,
        ("white", "magenta", "yellow", "bright_blue", "bright_green", "bright_red"),
        strict=True,
    )
)
PHASES: Final = {
    "shadows": "planning",
    "planning": "planning",
    "before": "production",
    "build": "production",
    "fight": "fight",
    "last": "end",
    "over": "end",
}
WIDTH: Final = 100


def draw(table: Table, say: Say) -> RenderableType:
    """The whole table for one viewer, about 100 columns wide and 40 lines high."""
    parts: list[RenderableType] = [
        headline(table, say),
        pair([duchy(table, d, say) for d in table.duchies]),
    ]
    parts.append(pair([area(table, k, say) for k in range(2)]))
    if table.hand:
        parts.append(labelled(say(line("selection-hand")), cards_text(table.hand, say)))
    if table.looked:
        parts.append(labelled(say(line("search")), cards_text(table.looked, say)))
    if table.quest:
        parts.append(quest(table, say))
    parts.append(footer(table, say))
    return Group(*parts)


def pair(cells: list[RenderableType]) -> Grid:
    """Side by side, in equal halves."""
    grid = Grid.grid(expand=False)
    for _ in cells:
        grid.add_column(width=WIDTH // len(cells))
    grid.add_row(*cells)
    return grid


def headline(table: Table, say: Say) -> Text:
    words = [
        say(Line("ui-round-of", {"n": max(table.round, 1), "total": table.rounds})),
        say(line(f"phase-{PHASES.get(table.phase, 'choice')}")),
    ]
    if table.step:
        words.append(say(line(f"production-step-{table.step}")))
    if table.scenario:
        words.append(say(line(f"scenario-{table.scenario}")))
    if table.phase in ("offering", "selecting", "taking"):
        words.append(f"{table.turn + 1}/{table.turns}")
    return Text(" · ".join(words), style="bold")


def duchy(table: Table, d: Duchy, say: Say) -> Panel:
    mark = "▶ " if d.seat in table.awaited else ""
    name = say(line(f"duchy-{d.duchy}")) if d.duchy else "—"
    title = f"{mark}{say(line('label-seat', seat=d.seat))} · {name} {d.side.upper()} · {d.points}"
    lines = [stock(d, say), outputs(d)]
    if d.built:
        lines.append(labelled(say(line("completed-card")), built_text(d.built, say)))
    if d.sites:
        lines.append(labelled(say(line("construction")), sites_text(d.sites, say)))
    if d.selection:
        lines.append(labelled(say(line("area-selection")), slots_text(d.selection, say)))
    if d.menaces or d.calamities:
        lines.append(bad(d, say))
    if d.advisors:
        lines.append(advisors(d, say))
    return Panel(Group(*lines), title=title, title_align="left", box=box.SQUARE,
                 border_style=SEAT_COLOURS[d.seat])  # fmt: skip


def labelled(label: str, text: Text) -> Text:
    return Text.assemble((f"{label}: ", "dim"), text)


def stock(d: Duchy, say: Say) -> Text:
    """Soldiers, training ground, krystallium, laboratory, waiting cubes, traps and spies."""
    text = Text.assemble(("S", COLOURS["soldier"]), f" {d.soldiers}")
    text.append(" (+1)" if d.training else "")
    text.append_text(Text.assemble("  ", ("K", COLOURS["krystallium"]), f" {d.krystallium}"))
    text.append(f"  {say(line('laboratory-short'))} ")
    text.append_text(cubes(d.laboratory) if d.laboratory else Text("–"))
    if d.cubes:
        text.append("  ▶ ")
        text.append_text(cubes(d.cubes))
    text.append(f"  ▼{d.traps}" if d.traps else "")
    text.append(f"  ◉{d.spies}" if d.spies else "")
    return text


def cubes(counts: dict[str, int]) -> Text:
    text = Text()
    for name, n in counts.items():
        text.append(LETTERS[name] * n if n <= 9 else f"{n}{LETTERS[name]}", style=COLOURS[name])
    return text


def outputs(d: Duchy) -> Text:
    """What each step would bring now; theft tokens are taken off."""
    text = Text("→ ", style="dim")
    for part in d.forecast:
        text.append(
            f"{LETTERS[part.resource]}{part.cubes} ", style=f"bold {COLOURS[part.resource]}"
        )
    for symbol, n in d.covered.items():
        text.append(f" ✕{LETTERS.get(symbol, symbol)}{n}", style="red")
    return text


def name(card: str, say: Say) -> str:
    return say(card_line(CARD_IDS.index(card))) if card else "▒"


def built_text(built: dict[str, int], say: Say) -> Text:
    parts = [name(card, say) + (f" ×{n}" if n > 1 else "") for card, n in built.items()]
    return Text(", ".join(parts))


def sites_text(sites: list[Site], say: Say) -> Text:
    """Each construction with its spaces: a letter where one is open."""
    text = Text()
    for k, site in enumerate(sites):
        text.append(", " if k else "")
        text.append(("❄" if site.frozen else "") + name(site.card, say) + " ")
        for resource, n in site.spaces.items():
            filled = site.filled.get(resource, 0)
            text.append("■" * filled + LETTERS[resource] * (n - filled), style=COLOURS[resource])
    return text


def slots_text(slots: list[Card], say: Say) -> Text:
    text = Text()
    for k, slot in enumerate(slots):
        text.append(", " if k else "")
        text.append(f"▒{slot.card and name(slot.card, say)}" if slot.down else name(slot.card, say),
                    style="italic" if slot.down else "")  # fmt: skip
    return text


def cards_text(cards: list[str], say: Say) -> Text:
    return Text(", ".join(name(card, say) for card in cards))


def bad(d: Duchy, say: Say) -> Text:
    parts = [f"{name('calamity', say)} ×{d.calamities}"] if d.calamities else []
    parts += [f"{name(menace, say)} ×{n}" for menace, n in d.menaces.items()]
    return Text(", ".join(parts), style="red")


def advisors(d: Duchy, say: Say) -> Text:
    text = Text()
    for k, advisor in enumerate(d.advisors):
        text.append(", " if k else "", style="")
        text.append(name(advisor.card, say), style="dim strike" if advisor.used else "cyan")
    return labelled(say(line("area-advisor")), text)


def area(table: Table, k: int, say: Say) -> Panel:
    slots = table.areas[k]
    text = slots_text(slots, say) if slots else Text("·", style="dim")
    title = say(line("area-left" if k == 0 else "area-right"))
    return Panel(text, title=title, title_align="left", box=box.SQUARE)


def quest(table: Table, say: Say) -> Text:
    """Steps with cost and reward, and the seats that have done them."""
    text = Text()
    for k, step in enumerate(table.quest):
        text.append("  " if k % 4 else "\n" if k else "")
        done = "".join("●" for d in table.duchies if k in d.steps)
        text.append(f"{step.id.upper()} ", style="bold")
        text.append_text(cubes(step.cost))
        text.append(f"→{reward(step)} {done}")
    return labelled(say(line("quest")), text)


def reward(step: QuestStep) -> str:
    signs = {"soldier": "S", "krystallium": "K", "vp": "VP", "spy": "◉"}
    told = "".join(f"{n}{signs[what]}" for what, n in step.reward.items())
    return told if step.open else "–"


def footer(table: Table, say: Say) -> Text:
    words = [f"{say(line('component-development-deck'))} {table.deck}"]
    if table.top:
        words.append(f"▲ {name(table.top, say)}")
    if table.danger:
        words.append(f"{say(line('component-danger-deck'))} {table.danger}")
    if table.beside:
        words.append(f"+{table.beside}")
    if table.medal:
        words.append(say(line(f"medal-{table.medal}")))
    return Text(" · ".join(words), style="dim")
