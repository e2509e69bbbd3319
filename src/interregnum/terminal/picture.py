"""A match drawn for the terminal: the position, the choices, the result."""

from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from interregnum.core.game import NONE, Seat
from interregnum.core.match import Match
from interregnum.games.drawing import SPOT, Look
from interregnum.games.shown import Choice, View
from interregnum.games.title import Title
from interregnum.games.words import Words
from interregnum.terminal.choosing import Choosing
from interregnum.terminal.desk import Desk
from interregnum.terminal.plain import Plain
from interregnum.terminal.seating import told_names

CONSOLE: Final = Console(width=120)  # draws for nobody
LINE: Final = "\n"


def draw(title: Title[Any], match: Match[Any], viewer: Seat, words: Words) -> RenderableType:
    """The position as a viewer is shown it; a title without a picture is drawn plainly."""
    view, names = title.view(match.state, viewer), told_names(match, words)
    if title.draw is None:
        return Plain(title.name, words, names).drawn(view)
    look = Look(lambda line: words.say(line, names), viewer, large=False)
    return title.draw.table(view, look)


def numbered(choosing: Choosing) -> RenderableType:
    """The choices by sort with their numbers; what all of a sort begin with is said once."""
    parts: list[RenderableType] = []
    for group in choosing.groups():
        shared = group.heading and len(group.items) > 2
        rows = [numbered_row(choosing, *item, whole=not shared) for item in group.items]
        parts += [Text(group.heading, style="bold")] if shared else []
        parts.append(Columns(rows, column_first=True, padding=(0, 3)))
    return Group(*parts)


def numbered_row(choosing: Choosing, choice: Choice, rest: str, *, whole: bool) -> Text:
    label = choosing.labels[choice.id] if whole else rest
    return Text.assemble(
        (f"{choosing.number(choice):>3} ", "bold"), label, (f"  {choice.text}", "dim")
    )


def about(title: Title[Any], view: View, look: Look, text: str) -> Text | None:
    """The things on the table whose names have the words, in full; None if there are none."""
    if title.draw is None:
        return None
    say, drawn = look.say, CONSOLE.render_lines(title.draw.table(view, look), pad=False)
    spots = (str(part.style.meta.get(SPOT, "")) for row in drawn for part in row if part.style)
    told = {name: title.draw.about(view, name, say) for name in dict.fromkeys(spots) if name}
    hits = [
        each
        for name, each in told.items()
        if each is not None and text.lower() in f"{name} {each.plain.partition(LINE)[0]}".lower()
    ]
    return Text("\n\n").join(hits) if hits else None


def results(title: Title[Any], match: Match[Any], words: Words) -> RenderableType:
    """Ranks, names and where the points come from; nothing while the match is open."""
    if not match.over:
        return ""
    names = told_names(match, words)
    rows = [
        [words.say(line, names) for line in title.breakdown(match.state, seat, NONE)]
        for seat in range(len(title.game.ranks(match.state)))
    ]
    scores, ranks = (list(f(match.state)) for f in (title.game.scores, title.game.ranks))
    told = [words.say(line, names) for line in title.view(match.state, NONE).verdict]
    return Group(ranking(ranks, scores, rows, names, words), *told)


def results_of(desk: Desk) -> RenderableType:
    """The same of a match that somebody sits at."""
    ranks = desk.view.result if desk.view else []
    told = [desk.words.say(line, desk.names) for line in desk.view.verdict] if desk.view else []
    return Group(ranking(ranks, desk.points(), desk.scores(), desk.names, desk.words), *told)


def ranking(
    ranks: list[int], scores: list[int], points: list[list[str]], names: list[str], words: Words
) -> RenderableType:
    """A row for each seat; the sum stands there where it is known."""
    heads = [words.ui(key) for key in ("rank", "name", "points", "score-breakdown")]
    table = Table(*heads, header_style="bold", title=words.ui("game-over"))
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        rows = points[seat] if seat < len(points) else []
        sum_ = str(scores[seat]) if seat < len(scores) else ""
        table.add_row(str(ranks[seat]), words.name_of(seat, names), sum_, "\n".join(rows))
    return Group(table, verdict(ranks, names, words))


def verdict(ranks: list[int], names: list[str], words: Words) -> str:
    """Who wins, alone or together."""
    first = [words.name_of(seat, names) for seat, rank in enumerate(ranks) if rank == 1]
    if not first:
        return words.ui("defeat")
    if len(first) > 1:
        return words.ui("terminal-shared", names=", ".join(first))
    return words.ui("terminal-wins", name=first[0])
