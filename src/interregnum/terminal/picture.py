"""A match drawn for the terminal: the position, the choices, the result."""

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from interregnum.core.game import NONE, Seat
from interregnum.core.match import Match
from interregnum.games.drawing import Look
from interregnum.games.shown import Choice
from interregnum.games.title import Title
from interregnum.games.words import Words
from interregnum.terminal.plain import Plain

LISTED: Final = 60  # more choices than this are not listed one by one


def draw(title: Title[Any], match: Match[Any], viewer: Seat, words: Words) -> RenderableType:
    """The position as a viewer is shown it; a title without a picture is drawn plainly."""
    view = title.view(match.state, viewer)
    if title.draw is None:
        return Plain(title.name, words, match.names).drawn(view)
    look = Look(lambda line: words.say(line, match.names), viewer, large=False)
    return title.draw.table(view, look)


def numbered(choices: list[Choice], names: list[str], words: Words) -> RenderableType:
    """The choices with their numbers, words and notation."""
    rows = [
        Text.assemble(
            (f"{k:>3} ", "bold"), words.say(choice.label, names), (f"  {choice.text}", "dim")
        )
        for k, choice in enumerate(choices[:LISTED], start=1)
    ]
    listed = Columns(rows, column_first=True, padding=(0, 3))
    if len(choices) <= LISTED:
        return listed
    return Group(listed, words.ui("terminal-more", n=len(choices) - LISTED))


def results(title: Title[Any], match: Match[Any], words: Words) -> RenderableType:
    """Ranks, names and where the points come from; nothing while the match is open."""
    if not match.over:
        return ""
    ranks = list(title.game.ranks(match.state))
    scores = list(title.game.scores(match.state))
    heads = [words.ui(key) for key in ("rank", "name", "points", "score-breakdown")]
    table = Table(*heads, header_style="bold", title=words.ui("game-over"))
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        rows = [words.say(line, match.names) for line in title.breakdown(match.state, seat, NONE)]
        name = words.name_of(seat, match.names)
        table.add_row(str(ranks[seat]), name, str(scores[seat]), "\n".join(rows))
    return Group(table, verdict(match, ranks, words))


def verdict(match: Match[Any], ranks: list[int], words: Words) -> str:
    """Who wins, alone or together."""
    first = [words.name_of(seat, match.names) for seat, rank in enumerate(ranks) if rank == 1]
    if not first:
        return words.ui("defeat")
    if len(first) > 1:
        return words.ui("terminal-shared", names=", ".join(first))
    return words.ui("terminal-wins", name=first[0])
