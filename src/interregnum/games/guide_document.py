"""The guide of a title as a Markdown document, for readers without the page. Not compiled.

Its pictures are those of the page: `drawings` counts them in the order in which the page draws
them, and whoever draws (tests/web/book.py) numbers the files so.
"""

from collections.abc import Iterator
from typing import Final

from interregnum.games.guide import Guide, PlainClause
from interregnum.games.guide_markup import (
    Blocks,
    Cards,
    Heading,
    Items,
    Paragraph,
    Picture,
    Sheet,
    Signs,
    Spans,
)
from interregnum.games.words import Words

VERDICTS: Final = {"right": "✓ ", "wrong": "✗ ", "": ""}


class Document:
    """Writes one guide from the top; pictures are numbered as they come."""

    def __init__(self, made: Guide, rules: list[PlainClause], words: Words, folder: str) -> None:
        self.guide, self.rules, self.words, self.folder = made, rules, words, folder
        self.drawings = 0

    def text(self) -> str:
        return "\n\n".join(part for part in self.parts() if part) + "\n"

    def parts(self) -> Iterator[str]:
        made = self.guide
        yield f"# {made.name}"
        yield f"*{spoken(made.goal)}*" if made.goal else ""
        yield self.drawing(made.name) if made.cover else ""
        for chapter in made.chapters:
            yield f"## {chapter.name}"
            for block in chapter.blocks:
                yield from self.block(block)
        yield from self.index()
        yield from self.clauses()

    def drawing(self, says: str = "") -> str:
        self.drawings += 1
        return f"![{says}]({self.folder}/{self.drawings:02}.png)"

    def block(self, block: Blocks) -> Iterator[str]:
        if isinstance(block, Heading):
            yield f"### {spoken(block.spans)}"
        elif isinstance(block, Paragraph):
            yield spoken(block.spans)
        elif isinstance(block, Items):
            mark = "1." if block.ordered else "-"
            yield "\n".join(f"{mark} {spoken(item)}" for item in block.items)
        elif isinstance(block, Sheet):
            yield table(block.head, block.rows)
        elif isinstance(block, Picture):
            yield from self.picture(block)
        else:
            yield from self.pictured(block)

    def picture(self, block: Picture) -> Iterator[str]:
        yield self.drawing()
        yield table([[], []], block.sums) if block.sums else ""
        yield f"*{spoken(block.caption)}*" if block.caption else ""

    def pictured(self, block: Cards | Signs) -> Iterator[str]:
        """Cards and signs: each picture beside its words."""
        rows = [
            f"| {self.drawing()} | {VERDICTS[getattr(item, 'verdict', '')]}{spoken(item.spans)} |"
            for item in block.items
        ]
        yield "\n".join(["| | |", "|---|---|", *rows])

    def index(self) -> Iterator[str]:
        names = {chapter.id: chapter.name for chapter in self.guide.chapters}
        if self.guide.index:
            yield f"## {self.words.ui('guide-index')}"
            yield "\n".join(
                f"- {entry.term}: {', '.join(names[each] for each in entry.chapters)}"
                for entry in self.guide.index
            )

    def clauses(self) -> Iterator[str]:
        yield f"## {self.words.ui('guide-clauses')}"
        yield "\n".join(f"- **{rule.id}** {rule.plain}" for rule in self.rules if rule.plain)


def spoken(spans: Spans) -> str:
    """A sentence; of clauses the id, in brackets."""
    marks = {"strong": "**{}**", "term": "*{}*", "clause": "[{}]"}
    return "".join(marks.get(span.kind, "{}").format(span.text) for span in spans)


def table(head: list[Spans], rows: list[list[Spans]]) -> str:
    lines = [[spoken(cell) for cell in row] for row in (head, *rows)]
    wide = max(len(line) for line in lines)
    told = [f"| {' | '.join([*line, *[''] * (wide - len(line))])} |" for line in lines]
    return "\n".join([told[0], "|" + "---|" * wide, *told[1:]])
