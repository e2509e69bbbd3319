"""A study as one HTML file with its pictures inside: nothing is loaded from elsewhere."""

from html import escape
from math import log10
from typing import Final

from interregnum.study.document import Bar, Chart, Document, plain, rows

WIDTH: Final = 720
LABEL: Final = 260  # of a row, before its picture
ROW: Final = 22
HIGH: Final = 260  # of a curve
EDGE: Final = 40
STYLE: Final = """
:root { color-scheme: light dark; --mark: #a3262e; --even: #888; }
@media (prefers-color-scheme: dark) { :root { --mark: #f0a35e; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 } td, th { padding: .15rem .6rem;
text-align: left }
tr { border-bottom: 1px solid #8884 } svg { max-width: 100%; height: auto; font-size: 12px }
.mark { fill: var(--mark); stroke: var(--mark); stroke-width: 2 } .even { stroke: var(--even);
stroke-dasharray: 4 3 } .axis { stroke: currentColor; opacity: .4 } text { fill: currentColor }
.curve { fill: none; stroke: var(--mark) } dl { display: grid;
grid-template-columns: max-content 1fr; gap: 0 1.5rem } dd { margin: 0 } dt { opacity: .7 }
"""


def page(document: Document) -> str:
    """The whole file."""
    about = "".join(
        f"<dt>{escape(key)}</dt><dd>{escape(plain(value))}</dd>"
        for key, value in document.about.items()
    )
    charts = "".join(section(chart) for chart in document.charts)
    title = escape(document.title)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1><dl>{about}</dl>{charts}\n"
    )


def section(chart: Chart) -> str:
    heads, cells = rows(chart)
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in cells
    )
    note = f"<p>{escape(chart.note)}</p>" if chart.note else ""
    return (
        f"<h2>{escape(chart.title)}</h2>{note}{picture(chart)}<table><tr>{head}</tr>{body}</table>"
    )


def picture(chart: Chart) -> str:
    """A row with a dot and a whisker for each figure, or a curve through them."""
    return curve(chart) if chart.along else whiskers(chart)


def svg(height: int, title: str, inside: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" '
        f'aria-label="{escape(title)}">{"".join(inside)}</svg>'
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def ceiling(bars: list[Bar]) -> float:
    """The top of the scale: the next tenth above all intervals."""
    return min(1.0, int(max(bar.high for bar in bars) * 10 + 1) / 10)


def whiskers(chart: Chart) -> str:
    top = ceiling(chart.bars)
    across = (WIDTH - LABEL - EDGE) / top
    inside = []
    for k, bar in enumerate(chart.bars):
        y = ROW * k + ROW / 2
        inside.append(text(LABEL - 8, y + 4, bar.label, "end"))
        inside.append(line(LABEL + bar.low * across, y, LABEL + bar.high * across, y, "mark"))
        inside.append(
            f'<circle cx="{LABEL + bar.value * across:.1f}" cy="{y}" r="4" class="mark"/>'
        )
        if bar.even is not None:
            at = LABEL + bar.even * across
            inside.append(line(at, y - ROW / 2, at, y + ROW / 2, "even"))
    base = ROW * len(chart.bars)
    inside.append(line(LABEL, base, LABEL + top * across, base, "axis"))
    inside.append(text(LABEL, base + 16, "0 %", "middle"))
    inside.append(text(LABEL + top * across, base + 16, f"{top:.0%}", "middle"))
    return svg(base + ROW, chart.title, inside)


def curve(chart: Chart) -> str:
    """Places on a logarithmic scale: budgets double."""
    top, found = ceiling(chart.bars), [log10(bar.x or 1.0) for bar in chart.bars]
    span = max(found) - min(found) or 1.0
    down = (HIGH - 2 * EDGE) / top
    spots = [
        (EDGE + (WIDTH - 2 * EDGE) * (x - min(found)) / span, HIGH - EDGE - bar.value * down, bar)
        for x, bar in zip(found, chart.bars, strict=True)
    ]
    inside = [
        f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y, _ in spots)}" class="curve"/>'
    ]
    for x, y, bar in spots:
        ends = [HIGH - EDGE - end * down for end in (bar.low, bar.high)]
        inside += [line(x, ends[0], x, ends[1], "mark"), text(x, HIGH - 18, f"{bar.x:g}", "middle")]
        inside += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" class="mark"/>']
    if (even := chart.bars[0].even) is not None:
        inside.append(
            line(EDGE, HIGH - EDGE - even * down, WIDTH - EDGE, HIGH - EDGE - even * down, "even")
        )
    inside += [line(EDGE, HIGH - EDGE, WIDTH - EDGE, HIGH - EDGE, "axis")]
    inside += [text(EDGE, EDGE - 8, f"{top:.0%}"), text(WIDTH / 2, HIGH - 2, chart.along, "middle")]
    return svg(HIGH, chart.title, inside)
