"""Strength against games of self-play as a picture: one judge among `greedy`, and the reverse."""

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from interregnum.bots.arena import wilson
from interregnum.train.course import Progress, Strength

WIDE: Final = 640
HIGH: Final = 360
LEFT: Final = 56
BELOW: Final = 44
LINES: Final = (
    ("one", "#1b6ca8", "one judge among greedy"),
    ("among", "#a8321b", "one greedy among judges"),
)
PLACES: Final = range(0, 101, 25)


def picture(progress: Progress) -> str:
    """An SVG with 95 % intervals and the fair share."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img">',
        f"<title>{escape(progress.course.title)}: strength against games of self-play</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="white"/>',
        *axes(progress),
        *(part for name, colour, words in LINES for part in line(progress, name, colour, words)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def axes(progress: Progress) -> Iterator[str]:
    for percent in PLACES:
        y = height(percent / 100)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDE - 16}" stroke="#ddd"/>'
        yield text(LEFT - 8, y + 4, f"{percent} %", "end")
    fair = height(1 / max(progress.course.seats))
    yield f'<path d="M{LEFT} {fair:.1f}H{WIDE - 16}" stroke="#888" stroke-dasharray="5 4"/>'
    yield text((WIDE + LEFT) / 2, HIGH - 10, "games of self-play", "middle")
    for at in progress.strength:
        yield text(across(progress, at), HIGH - BELOW + 18, f"{at.games}", "middle")


def line(progress: Progress, name: str, colour: str, words: str) -> Iterator[str]:
    points = [(across(progress, at), getattr(at, name), at.of) for at in progress.strength]
    drawn = " ".join(f"{x:.1f},{height(rate):.1f}" for x, rate, _ in points)
    yield f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, rate, games in points:
        low, high = wilson(rate * games, games)
        yield f'<path d="M{x:.1f} {height(low):.1f}V{height(high):.1f}" stroke="{colour}"/>'
    row = [each[0] for each in LINES].index(name)
    yield f'<text x="{LEFT + 8}" y="{20 + 18 * row}" fill="{colour}">{escape(words)}</text>'


def text(x: float, y: float, words: str, anchor: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-size="12" fill="#333">{escape(words)}</text>'


def height(rate: float) -> float:
    return HIGH - BELOW - rate * (HIGH - BELOW - 16)


def across(progress: Progress, at: Strength) -> float:
    whole = progress.course.rounds * progress.course.games
    return LEFT + (WIDE - LEFT - 40) * at.games / max(1, whole)
