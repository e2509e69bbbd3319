"""`interregnum puzzles`: positions with one best move, to be solved; `puzzles make` finds them."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from interregnum.bots.book import Book, Puzzle, explained, led_to, puzzles_of
from interregnum.bots.puzzles import make
from interregnum.cli.asking import Lang, language
from interregnum.cli.screen import console, progress
from interregnum.core.errors import BadInput
from interregnum.games.registry import find
from interregnum.games.shown import Line
from interregnum.games.title import Title
from interregnum.games.words import Words
from interregnum.terminal.files import require_place
from interregnum.terminal.picture import draw

MAKE: Final = "make"
What = Annotated[str, typer.Argument(metavar="TITLE", help="A title, or: make TITLE.")]
Of = Annotated[str, typer.Argument(metavar="[TITLE]", help="After make: of which title.")]
Number = Annotated[int, typer.Option(min=0, help="Which one, from 1; 0: one after the other.")]
Out = Annotated[Path | None, typer.Option(help="make: the file; who asks again goes on.")]
Wanted = Annotated[int, typer.Option(min=1, help="make: how many.")]
Again = Annotated[bool, typer.Option(help="make: drop those of the file that are unclear by now.")]


def puzzles(
    what: What, of: Of = "", *, number: Number = 0, out: Out = None, wanted: Wanted = 30,
    again: Again = False, lang: Lang = "",
) -> None:  # fmt: skip
    if what == MAKE:
        if not of:
            raise BadInput("puzzles make: of which title? expected such as puzzles make torres")
        search(find(of), out or Path(f"{of}.puzzles.json"), wanted, again=again)
        return
    if of:
        raise BadInput(f"{of!r}: expected nothing behind the title, or make before it")
    title = find(what)
    found = puzzles_of(title)
    if not found:
        raise BadInput(f"{title.name} has no puzzles")
    if number > len(found):
        raise BadInput(f"{title.name} has {len(found)} puzzles")
    words = Words(language(lang), [title])
    for k in [number] if number else range(1, len(found) + 1):
        ask(title, found[k - 1], k, len(found), words)


def search(title: Title[Any], file: Path, wanted: int, *, again: bool) -> None:
    require_place(file)
    with progress() as bars:
        task = bars.add_task(f"{title.name}: puzzles found", total=wanted)

        def tell(book: Book) -> None:
            bars.update(task, completed=len(book.puzzles))

        book = make(title, file, wanted, tell, again=again)
    console().print(f"{len(book.puzzles)} in {book.played} games: {file}", soft_wrap=True)


def told_theme(title: Title[Any], puzzle: Puzzle, words: Words) -> str:
    """What is to be decided."""
    name = f"{title.name}-puzzle-{puzzle.theme}"
    return words.say(Line(name), []) if words.has(name) else puzzle.theme


def ask(title: Title[Any], puzzle: Puzzle, number: int, of: int, words: Words) -> None:
    """Until the move is found, or given up by an empty line."""
    out, match = console(), led_to(title, puzzle)
    choices = title.choices(match.state, puzzle.seat)
    out.print(draw(title, match, puzzle.seat, words))
    out.print(words.ui("puzzle-task", number=number, of=of))
    out.print(
        f"{told_theme(title, puzzle, words)} · {words.ui(f'puzzle-level-{puzzle.difficulty}')}"
    )
    for k, choice in enumerate(choices, 1):
        out.print(f"{k:>4}  {words.say(choice.label, match.names)}", soft_wrap=True)
    while answer := answered():
        k = int(answer) if answer.isdecimal() else 0
        if not 0 < k <= len(choices):
            out.print(words.ui("terminal-no-number", most=len(choices)))
        elif int(choices[k - 1].id) == puzzle.action:
            out.print(words.ui("puzzle-right"))
            break
        else:
            out.print(words.ui("puzzle-wrong"))
    best = next(choice for choice in choices if int(choice.id) == puzzle.action)
    out.print(f"{words.ui('hint')}: {words.say(best.label, match.names)}", soft_wrap=True)
    for line in explained(puzzle):
        out.print(f"  {words.say(line, match.names)}", soft_wrap=True)


def answered() -> str:
    """What was typed; nothing at the end of input, too."""
    try:
        return input("> ").strip()
    except EOFError:
        return ""
