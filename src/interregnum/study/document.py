"""What a study found: charts of shares with their intervals, for people and for programs."""

from typing import Any

import msgspec

from interregnum.bots.arena import wilson


class Bar(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure with its 95 % interval."""

    label: str
    value: float
    low: float
    high: float
    count: int  # what it was counted over
    even: float | None = None  # what it would be if nothing made a difference
    x: float | None = None  # its place along a curve
    points: float | None = None  # the mean beside it


class Chart(msgspec.Struct, frozen=True, omit_defaults=True):
    """Figures that belong together; with places, a curve."""

    title: str
    bars: list[Bar]
    note: str = ""
    along: str = ""  # what the places of a curve are


class Document(msgspec.Struct, frozen=True):
    """A study: what it was made of, and its charts."""

    title: str
    about: dict[str, Any]
    charts: list[Chart]


def share_bar(
    label: str,
    won: float,
    count: int,
    *,
    even: float | None = None,
    x: float | None = None,
    points: float | None = None,
) -> Bar:
    """A share of games won."""
    low, high = wilson(won, count)
    mean = None if points is None else round(points, 2)
    value = round(won / max(1, count), 4)
    return Bar(label, value, round(low, 4), round(high, 4), count, even, x, mean)


def percent(bar: Bar) -> str:
    return f"{bar.value:.1%}"


def interval(bar: Bar) -> str:
    return f"{bar.low:.1%} – {bar.high:.1%}"


def plain(value: object) -> str:
    """What a study was made of, in a line."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def rows(chart: Chart) -> tuple[list[str], list[list[str]]]:
    """The heads and cells of a chart's table."""
    heads = ["", "games", "won", "95 %"]
    evens = any(bar.even is not None for bar in chart.bars)
    points = any(bar.points is not None for bar in chart.bars)
    heads += ["even"] * evens + ["points"] * points
    cells = []
    for bar in chart.bars:
        row = [bar.label, f"{bar.count:,}", percent(bar), interval(bar)]
        row += ["" if bar.even is None else f"{bar.even:.1%}"] * evens
        row += ["" if bar.points is None else f"{bar.points:.1f}"] * points
        cells.append(row)
    return heads, cells


def markdown(document: Document) -> str:
    """The tables of all charts, for docs/."""
    parts = []
    for chart in document.charts:
        parts += [f"## {chart.title}"] + ([chart.note] if chart.note else [])
        heads, cells = rows(chart)
        lines = [heads, ["---"] * len(heads), *cells]
        parts.append("\n".join("| " + " | ".join(line) + " |" for line in lines))
    return "\n\n".join(parts)


def marked(document: str, figures: str, name: str) -> str:
    """The document with new figures between the marks of that name, or at its end."""
    first, last = f"<!-- {name} -->", "<!-- end of the figures -->"
    inner = f"{first}\n\n{figures}\n\n{last}"
    if first not in document:
        return f"{document.rstrip()}\n\n{inner}\n".lstrip()
    before, _, rest = document.partition(first)
    return before + inner + rest.partition(last)[2]
