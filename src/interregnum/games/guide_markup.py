"""The markup of a guide: Markdown into typed blocks. Not compiled.

# Torres                             its name
> Climb the biggest castles …        the goal, in one sentence
![](castles)                         before the first chapter: the picture on its cover
## Scoring {#scoring}                a chapter and its anchor
### Doors                            a heading in it
**bold**, *term*, *terms/Term*       a term for the index, there in its second form
[T-SCORE-02], [here](#turn)          a clause, another chapter
![Caption](castles "move d4")        a drawn position, and what of it is shown
| You | {castle d4: points of red} | a table under a picture is its calculation
{castle d4: area}                    a number that the rules compute from the picture above
+ ![](castles "build") **Build**: …  cards with pictures; + ✓ and + ✗ are right and wrong
- ![](sign:king) **The king**: …     the legend of the signs
1. …  - …  | … | … |                 steps, lists, tables
"""

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

import msgspec
from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

MARKDOWN: Final = MarkdownIt("commonmark").enable("table")
HEADING: Final = re.compile(r"(.*?)\s*\{#([a-z-]+)\}")
MARKED: Final = re.compile(r"\{([^{}]+)\}|\[([A-Z]+(?:-[A-Z0-9]+)+[a-z]?)\]")
SIGN: Final = "sign:"
VERDICTS: Final = {"✓": "right", "✗": "wrong"}


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a sentence."""

    text: str
    kind: Literal["text", "strong", "term", "clause", "link"] = "text"
    to: str = ""  # of a link: the anchor


Spans = list[Span]


class Block(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """The base of what stands in a chapter."""


class Paragraph(Block, frozen=True):
    spans: Spans


class Heading(Block, frozen=True):
    spans: Spans


class Items(Block, frozen=True):
    ordered: bool
    items: list[Spans]


class Sheet(Block, frozen=True):
    """A table."""

    head: list[Spans]
    rows: list[list[Spans]]


class Picture(Block, frozen=True):
    """A drawn position with what is computed from it, line by line."""

    name: str
    show: str
    caption: Spans
    sums: list[list[Spans]] = []


class Card(msgspec.Struct, frozen=True):
    picture: str
    show: str
    verdict: str  # right, wrong, or nothing
    spans: Spans


class Cards(Block, frozen=True):
    items: list[Card]


class Sign(msgspec.Struct, frozen=True):
    name: str
    spans: Spans


class Signs(Block, frozen=True):
    """A part of the legend."""

    items: list[Sign]


Blocks = Paragraph | Heading | Items | Sheet | Picture | Cards | Signs


class Chapter(msgspec.Struct, frozen=True):
    id: str
    name: str
    blocks: list[Blocks]


class Reader:
    """Reads one guide from the top; numbers belong to the last picture above them."""

    def __init__(self, number: Callable[[str, str], int]) -> None:
        self.number = number  # (picture, expression)
        self.picture = ""
        self.name = ""
        self.goal: Spans = []
        self.cover = ""
        self.chapters: list[Chapter] = []
        self.terms: dict[str, list[str]] = {}  # chapters by entry of the index
        self.clauses: dict[str, str] = {}  # by clause: the chapter that names it first

    def read(self, text: str) -> None:
        for node in SyntaxTreeNode(MARKDOWN.parse(text)).children:
            if node.type == "heading" and node.tag == "h1":
                self.name = plain(self.spans(node))
            elif node.type == "heading" and node.tag == "h2":
                self.open(node)
            elif self.chapters:
                self.add(node)
            else:
                self.preface(node)

    def open(self, node: SyntaxTreeNode) -> None:
        """A new chapter: nothing drawn before counts in it."""
        found = HEADING.fullmatch(node.children[0].content)
        if found is None:
            raise ValueError(f"the chapter {node.children[0].content!r} has no anchor")
        self.picture = ""
        self.chapters.append(Chapter(found[2], found[1], []))

    def preface(self, node: SyntaxTreeNode) -> None:
        if node.type == "blockquote":
            self.goal = self.spans(node.children[0])
        elif (image := only_image(node)) is not None:
            self.cover = str(image.attrs["src"])

    def add(self, node: SyntaxTreeNode) -> None:
        blocks = self.chapters[-1].blocks
        last = blocks[-1] if blocks else None
        block = self.block(node)
        if isinstance(block, Sheet) and isinstance(last, Picture) and not last.sums:
            blocks[-1] = msgspec.structs.replace(last, sums=block.rows)
        else:
            blocks.append(block)

    def block(self, node: SyntaxTreeNode) -> Blocks:
        if node.type == "heading":
            return Heading(self.spans(node))
        if node.type == "table":
            return self.sheet(node)
        if node.type in ("bullet_list", "ordered_list"):
            return self.items(node)
        if node.type != "paragraph":
            raise ValueError(f"a guide has no {node.type}")
        image = only_image(node)
        return Paragraph(self.spans(node)) if image is None else self.drawn(image)

    def drawn(self, image: SyntaxTreeNode) -> Picture:
        self.picture = str(image.attrs["src"])
        return Picture(self.picture, shown(image), self.inline(image.children))

    def sheet(self, node: SyntaxTreeNode) -> Sheet:
        head, *body = node.children
        lines = [line for part in (head, *body) for line in part.children]
        told = [[self.spans(cell) for cell in line.children] for line in lines]
        return Sheet(told[0], told[1:])

    def items(self, node: SyntaxTreeNode) -> Items | Cards | Signs:
        lines = [item.children[0].children[0] for item in node.children]
        if node.markup == "+":
            return Cards([self.card(line) for line in lines])
        if all(source_of(line).startswith(SIGN) for line in lines):
            return Signs([self.sign(line) for line in lines])
        return Items(node.type == "ordered_list", [self.inline(line.children) for line in lines])

    def card(self, line: SyntaxTreeNode) -> Card:
        mark = line.children[0].content.strip() if line.children[0].type == "text" else ""
        parts = line.children[1:] if mark in VERDICTS else line.children
        if parts[0].type != "image":
            return Card("", "", VERDICTS.get(mark, ""), self.inline(parts))
        image, *rest = parts
        source = str(image.attrs["src"])
        self.picture = self.picture if source.startswith(SIGN) else source
        return Card(source, shown(image), VERDICTS.get(mark, ""), self.inline(rest))

    def sign(self, line: SyntaxTreeNode) -> Sign:
        return Sign(source_of(line).removeprefix(SIGN), self.inline(line.children[1:]))

    def spans(self, node: SyntaxTreeNode) -> Spans:
        """Of what holds one line of text."""
        return self.inline(node.children[0].children if node.children else ())

    def inline(self, nodes: Iterable[SyntaxTreeNode]) -> Spans:
        found = [span for node in nodes for span in self.piece(node)]
        if found and found[0].kind == "text":  # what stood after a picture
            found[0] = Span(found[0].text.lstrip())
        return [span for span in found if span.text]

    def piece(self, node: SyntaxTreeNode) -> Iterable[Span]:
        if node.type == "text":
            yield from self.marked(node.content, "text")
        elif node.type in ("softbreak", "hardbreak"):
            yield Span(" ")
        elif node.type == "strong":
            yield from self.marked("".join(map(only_text, node.children)), "strong")
        elif node.type == "em":
            yield self.term(only_text(node.children[0]))
        elif node.type == "link":
            to = str(node.attrs["href"]).removeprefix("#")
            yield Span(node.children[0].content, "link", to)
        else:
            raise ValueError(f"a sentence of a guide has no {node.type}")

    def term(self, text: str) -> Span:
        told, _, entry = text.partition("/")
        places = self.terms.setdefault(entry or told[:1].upper() + told[1:], [])
        if self.chapters and self.chapters[-1].id not in places:
            places.append(self.chapters[-1].id)
        return Span(told, "term")

    def marked(self, text: str, kind: Literal["text", "strong"]) -> Iterable[Span]:
        """Numbers and clauses in a piece of text."""
        done = 0
        for found in MARKED.finditer(text):
            yield Span(text[done : found.start()], kind)
            done = found.end()
            if found[1]:
                yield Span(written(self.number(self.picture, found[1])), kind)
            else:
                self.clauses.setdefault(found[2], self.chapters[-1].id if self.chapters else "")
                yield Span(found[2], "clause")
        yield Span(text[done:], kind)


def plain(spans: Spans) -> str:
    return "".join(span.text for span in spans)


def written(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def only_text(node: SyntaxTreeNode) -> str:
    """What stands in bold or as a term has no markup of its own."""
    if node.type not in ("text", "softbreak"):
        raise ValueError(f"bold words and terms hold no {node.type}")
    return node.content if node.type == "text" else " "


def only_image(node: SyntaxTreeNode) -> SyntaxTreeNode | None:
    """A paragraph that is a picture and nothing else."""
    parts: Any = node.children[0].children if node.type == "paragraph" else ()
    return parts[0] if len(parts) == 1 and parts[0].type == "image" else None


def shown(image: SyntaxTreeNode) -> str:
    return str(image.attrs.get("title", ""))


def source_of(line: SyntaxTreeNode) -> str:
    """Where the picture that a line begins with comes from."""
    first = line.children[0]
    return str(first.attrs["src"]) if first.type == "image" else ""
