"""Cards in a terminal: what they cost, bring and are worth, in a line or in full."""

from functools import cache
from typing import Any, Final

from rich.text import Text

from interregnum.games.drawing import Say, fitted, joined, styled
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    ADVISOR_ROWS,
    CARD_IDS,
    DATA,
    DEVELOPMENT_IDS,
    KIND_IDS,
    MENACE_IDS,
    MENACE_ROWS,
    RESOURCE_IDS,
    ROWS,
    TREASURE_IDS,
)
from interregnum.games.wonderful_kingdom.table import QuestStep
from interregnum.games.wonderful_kingdom.text import card_line, kind_line, line, resource_line

LETTERS: Final = dict(zip(RESOURCE_IDS, "MPGXKS", strict=True))
COLOURS: Final = dict(
    zip(
        RESOURCE_IDS,
        ("bright_white", "bright_magenta", "bright_yellow", "bright_blue", "bright_green", "red"),
        strict=True,
    )
)
KIND_LETTERS: Final = dict(zip(KIND_IDS, "bemd", strict=True))
REWARDS: Final = {"soldier": "S", "krystallium": "K", "vp": "★", "spy": "◉"}
RECYCLES: Final = "♻"


def name(card: str, say: Say) -> str:
    return say(card_line(CARD_IDS.index(card))) if card else "▒"


def cubes(counts: dict[str, int]) -> Text:
    """A letter for each, a number before it from the second on."""
    text = Text()
    for resource, n in counts.items():
        told = LETTERS[resource] if n == 1 else f"{n}{LETTERS[resource]}"
        text.append(told, style=f"bold {COLOURS[resource]}")
    return text


@cache
def figures(card: str) -> Text:
    """Cost → production and bonus, points, what it is recycled for."""
    if card in TREASURE_IDS:
        row = DATA["treasures"][TREASURE_IDS.index(card)]
        return Text(RECYCLES).append_text(joined([cubes({r: 1}) for r in row["resources"]], ""))
    if card in ADVISOR_IDS:
        return cubes({"soldier": ADVISOR_ROWS[ADVISOR_IDS.index(card)]["soldiers"]})
    if card in MENACE_IDS:
        row = MENACE_ROWS[MENACE_IDS.index(card)]
        return cubes({"soldier": row["soldiers"]}).append(f" ★{row['vp']}")
    if card not in DEVELOPMENT_IDS:
        return Text()
    return development(ROWS[DEVELOPMENT_IDS.index(card)])


def development(row: dict[str, Any]) -> Text:
    text = cubes(row["cost"]).append("→")
    for symbol in row.get("production", []):
        text.append_text(cubes({symbol["resource"]: symbol["amount"]}))
        text.append(f"/{KIND_LETTERS[symbol['per_kind']]}" if "per_kind" in symbol else "")
    text.append_text(cubes(row.get("bonus", {})))
    if vp := row.get("vp"):
        text.append(f" ★{vp['value']}" + (f"/{KIND_LETTERS[vp['kind']]}" if "kind" in vp else ""))
    return text.append(f" {RECYCLES}").append_text(cubes({row["recycle"]: 1}))


def kind_of(card: str) -> str:
    """The letter of the kind of a development."""
    if card not in DEVELOPMENT_IDS:
        return " "
    return KIND_LETTERS[ROWS[DEVELOPMENT_IDS.index(card)]["kind"]]


def card_row(card: str, say: Say, width: int, mark: str = "") -> Text:
    """Kind, name and figures in a line, with room for the mark of a target."""
    told = figures(card)
    room = width - len(told) - 5
    text = styled(f"{kind_of(card)} ", "dim")
    text.append(fitted(mark + name(card, say), room))
    return text.append(" ").append_text(told).append(" ")


def reward(step: QuestStep) -> str:
    told = "".join(f"{n}{REWARDS[what]}" for what, n in step.reward.items())
    return told if step.open else "–"


def kinds_legend(say: Say) -> Text:
    """The letters of resources and of kinds."""
    resources = [
        cubes({resource: 1}).append(f" {say(resource_line(k))}")
        for k, resource in enumerate(RESOURCE_IDS)
    ]
    kinds = [f"{KIND_LETTERS[kind]} {say(kind_line(k))}" for k, kind in enumerate(KIND_IDS)]
    return joined([joined(resources, " · "), joined(kinds, " · ")], "\n")


def about_card(card: str, say: Say) -> Text | None:
    """A card with every figure in words."""
    if card not in CARD_IDS:
        return None
    rows = [styled(name(card, say), "bold"), figures(card)]
    if card in DEVELOPMENT_IDS:
        rows += in_words(ROWS[DEVELOPMENT_IDS.index(card)], say)
    dashed = card.replace("_", "-")
    if card in ADVISOR_IDS:
        rows.append(Text(say(line(f"ability-{dashed}"))))
    if card in (*MENACE_IDS, "calamity"):
        rows.append(Text(say(line(f"effect-{dashed}"))))
    return joined(rows, "\n")


def in_words(row: dict[str, Any], say: Say) -> list[Text]:
    """Kind, cost, production, points, recycling."""
    kind = say(kind_line(KIND_IDS.index(row["kind"])))
    cost = ", ".join(f"{n}× {resource(r, say)}" for r, n in row["cost"].items())
    brings = [brought(symbol, say) for symbol in row.get("production", [])]
    brings += [f"{n}× {resource(r, say)}" for r, n in row.get("bonus", {}).items()]
    rows = [kind, f"{say(Line('ui-cost'))}: {cost}", f"→ {', '.join(brings) or '–'}"]
    if vp := row.get("vp"):
        each = f" × {say(kind_line(KIND_IDS.index(vp['kind'])))}" if "kind" in vp else ""
        rows.append(f"{say(Line('ui-points'))}: {vp['value']}{each}")
    rows.append(f"{say(line('recycling-bonus'))}: {resource(row['recycle'], say)}")
    return [Text(told) for told in rows]


def brought(symbol: dict[str, Any], say: Say) -> str:
    told = f"{symbol['amount']}× {resource(symbol['resource'], say)}"
    if "per_kind" not in symbol:
        return told
    return f"{told} × {say(kind_line(KIND_IDS.index(symbol['per_kind'])))}"


def resource(name_: str, say: Say) -> str:
    return say(resource_line(RESOURCE_IDS.index(name_)))
