"""Why a match ended as it did, told to the viewer: a part of every view once it is over."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from interregnum.core.game import Seat
from interregnum.games.shown import Line, View

S = TypeVar("S")
V = TypeVar("V", bound=View)
Verdict = Callable[[S, Seat], list[Line]]  # (s, viewer): sentences, the outcome first
NUMBERS: Final = ("points", "vp", "n")  # how lines of points call theirs
PARTS: Final = 3  # of a change of the points that are named


def judged(
    kind: type[V], view: Callable[[S, Seat], V], verdict: Verdict[S]
) -> Callable[[S, Seat], V]:
    """A view that tells the verdict when the match is over."""

    def seen(s: S, viewer: Seat) -> V:
        table = view(s, viewer)
        if not table.result:
            return table
        return msgspec.structs.replace(table, verdict=verdict(s, viewer))

    # What the table is like, and whose it is: `view` itself, compiled, does not say.
    seen.__annotations__["return"], seen.__module__ = kind, kind.__module__
    return seen


def told(name: str, viewer: Seat, about: Seat, **args: int | Line | list[Line]) -> Line:
    """To the viewer as "you", about others by name."""
    you = "-you" if viewer == about else ""
    return Line(f"ui-verdict-{name}{you}", {"seat": about, **args})


def by_points(
    viewer: Seat,
    points: Sequence[int],
    ranks: Sequence[int],
    parts: Callable[[Seat], list[Line]],
    tie: Callable[[Seat, Seat], Line | None],
) -> list[Line]:
    """By how much, the tie-break by name, where the difference lies; `tie` is (first, other)."""
    first = ranks.index(min(ranks))
    about = viewer if 0 <= viewer < len(ranks) else first
    if list(ranks).count(ranks[first]) > 1:
        shares = ranks[about] == ranks[first]
        return [told("shared", viewer, about if shares else first, n=points[first])]
    other = about if about != first else runner_up(points, ranks, first)
    n = points[first] - points[other]
    if n == 0:
        line = tie(first, other)
        return [told("level", viewer, first, n=points[first]), *([line] if line else [])]
    outcome = told("won", viewer, first, n=n)
    if viewer == other:
        outcome = Line("ui-verdict-behind-you", {"n": n, "seat": first})
    return [outcome, *gap(viewer, first, other, parts)]


def runner_up(points: Sequence[int], ranks: Sequence[int], first: Seat) -> Seat:
    others = [seat for seat in range(len(ranks)) if seat != first]
    return min(others, key=lambda seat: (ranks[seat], -points[seat]))


def gap(viewer: Seat, first: Seat, other: Seat, parts: Callable[[Seat], list[Line]]) -> list[Line]:
    """The part of the points in which the first leads most; nothing where there is one part."""
    best, rest = counted(parts(first)), counted(parts(other))
    if len(best.keys() | rest.keys()) < 2:
        return []
    lead = {key: number(best.get(key)) - number(rest.get(key)) for key in (*best, *rest)}
    key = max(lead, key=lambda each: lead[each])
    if lead[key] <= 0:
        return []
    more = best.get(key) or zero(rest[key])
    less = rest.get(key) or zero(best[key])
    if viewer == first:
        return [Line("ui-verdict-gap-mine", {"seat": other, "mine": more, "theirs": less})]
    if viewer == other:
        return [Line("ui-verdict-gap-theirs", {"seat": first, "mine": less, "theirs": more})]
    return [
        Line("ui-verdict-gap", {"seat": first, "other-seat": other, "mine": more, "theirs": less})
    ]


def change(before: list[Line], after: list[Line], gain: int, most: Line | None) -> Line | None:
    """What a change of the points consists of, by two breakdowns; None if they do not tell.

    `most` is the largest single thing, where the game names it: it stands alone for all of it.
    """
    if most and number(most) == gain:
        return most
    parts = changed(before, after)
    if not parts:
        return most
    by_size = sorted(parts, key=lambda key: -abs(number(parts[key])))
    fresh = cards(after, by_size[0]) - cards(before, by_size[0])
    if len(fresh) == 1:
        return Line(fresh.pop())
    told = [parts[key] for key in by_size[:PARTS]]
    if rest := gain - sum(map(number, told)):
        told.append(Line("ui-swing-rest", {"n": rest}))
    if most and number(most) not in map(number, told):
        return Line("ui-swing-most", {"what": told, "most": most})
    return told[0] if len(told) == 1 else Line("ui-swing-parts", {"what": told})


def changed(before: list[Line], after: list[Line]) -> dict[str, Line]:
    """The parts of the points that are others now, each with its difference.

    What a scoring would bring is no part of the points yet.
    """
    old, new = ({key: line for key, line in counted(lines).items() if not is_prospect(line)}
                for lines in (before, after))  # fmt: skip
    lines = {**old, **new}
    by = {key: number(new.get(key)) - number(old.get(key)) for key in lines}
    return {key: Line(line.id, {**line.args, key_of(line): by[key]})
            for key, line in lines.items() if by[key]}  # fmt: skip


def is_prospect(line: Line) -> bool:
    return "-now-" in line.id or line.id.endswith("prospect")


def cards(lines: list[Line], key: str) -> set[str]:
    """The cards that a part of the points consists of, by the ids of their names."""
    inner = [part.args.get("card") for line in lines if identity(line) == key for part in line.then]
    return {card.id for card in inner if isinstance(card, Line)}


def counted(lines: list[Line]) -> dict[str, Line]:
    """Lines with a number, by what they count; sums are told elsewhere."""
    return {
        identity(line): Line(line.id, line.args)
        for line in lines
        if key_of(line) and not line.id.endswith("total")
    }


def identity(line: Line) -> str:
    source = line.args.get("source")
    return f"{line.id} {source.id}" if isinstance(source, Line) else line.id


def key_of(line: Line) -> str:
    return next((name for name in NUMBERS if isinstance(line.args.get(name), int)), "")


def number(line: Line | None) -> int:
    value = line.args[key_of(line)] if line else 0
    return value if isinstance(value, int) else 0


def zero(line: Line) -> Line:
    """The same of nothing."""
    return Line(line.id, {**line.args, key_of(line): 0})


def no_tie(_first: Seat, _other: Seat) -> None:
    """Of a title in which equal points share a place."""
    return
