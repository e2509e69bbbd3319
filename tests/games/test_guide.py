"""The guides: what they draw, compute and name is there, in every language alike."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from interregnum.games.clauses import CLAUSE, clauses, plain_sentences
from interregnum.games.guide import (
    Guide,
    chapters_of,
    guide,
    plain_clauses,
    positions,
    read,
    source,
    value,
)
from interregnum.games.guide_document import Document
from interregnum.games.guide_markup import Cards, Picture, Reader, Signs, Span
from interregnum.games.registry import OWN, find
from interregnum.games.words import LANGUAGES, Words
from tests.arch.tree import ROOT

TOLD = list(OWN)
CHAPTERS = {"see", "turn", "scoring", "end", "modes", "signs"}
ID = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")
NUMBER = re.compile(r"\{([^{}#]+)\}")
SPECIFICATION = re.compile(r"[∈∪≤≥→∃⊆′]|§|\b(?:p|str|стр|с)\.\s?\d|\biff\b|\[CZ")

each_title = pytest.mark.parametrize("name", TOLD)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def own_sentences(name: str, lang: str) -> dict[str, str]:
    """Without English behind them."""
    return dict(CLAUSE.findall(source(find(name), f"clauses.{lang}.md")))


def blocks(made: Guide) -> Iterator[Any]:
    return (block for chapter in made.chapters for block in chapter.blocks)


def drawn(made: Guide) -> list[tuple[str, str]]:
    """Pictures, cards and signs in their order."""
    out: list[tuple[str, str]] = [(made.cover, "cover")]
    for block in blocks(made):
        if isinstance(block, Picture):
            out.append((block.name, block.show))
        elif isinstance(block, Cards):
            out += [(card.picture, card.show) for card in block.items]
        elif isinstance(block, Signs):
            out += [(f"sign:{sign.name}", "") for sign in block.items]
    return out


@each_language
@each_title
def test_every_clause_has_a_plain_sentence_in_the_order_of_the_rules(name: str, lang: str) -> None:
    """Nobody meets the formal text who has not asked for it."""
    assert list(own_sentences(name, lang)) == list(clauses(find(name)))


@each_language
@each_title
def test_plain_sentences_are_in_plain_words(name: str, lang: str) -> None:
    told = own_sentences(name, lang)
    assert [rule for rule, text in told.items() if SPECIFICATION.search(text)] == []
    assert [rule for rule, text in told.items() if ID.search(text)] == []
    assert [rule for rule, text in told.items() if not text.rstrip().endswith((".", "!"))] == []


@each_language
@each_title
def test_a_guide_has_the_chapters_of_every_guide_and_a_goal(name: str, lang: str) -> None:
    made = guide(find(name), lang)
    assert {chapter.id for chapter in made.chapters} >= CHAPTERS
    assert made.name
    assert made.goal
    assert len(made.index) > 9


@each_language
@each_title
def test_what_is_drawn_exists_and_is_drawn_somewhere(name: str, lang: str) -> None:
    made = guide(find(name), lang)
    pictures = {
        picture for picture, _ in drawn(made) if picture and not picture.startswith("sign:")
    }
    assert pictures == set(made.pictures)


@each_language
@each_title
def test_links_lead_to_chapters_and_chapters_are_named_once(name: str, lang: str) -> None:
    made = guide(find(name), lang)
    ids = [chapter.id for chapter in made.chapters]
    assert len(set(ids)) == len(ids)
    links = re.findall(r"\]\(#([^)]*)\)", source(find(name), f"{lang}.md"))
    assert set(links) <= set(ids)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@each_title
def test_every_language_draws_computes_and_cites_the_same(name: str, lang: str) -> None:
    """A translation that lost an example, a rule or a picture is noticed."""
    title = find(name)
    one, other = guide(title, "en"), guide(title, lang)
    assert [chapter.id for chapter in other.chapters] == [chapter.id for chapter in one.chapters]
    assert drawn(other) == drawn(one)
    english, told = source(title, "en.md"), source(title, f"{lang}.md")
    assert sorted(NUMBER.findall(told)) == sorted(NUMBER.findall(english))
    assert read(title, lang).clauses == read(title, "en").clauses


@each_title
def test_every_number_is_computed_from_its_picture(name: str) -> None:
    """Each as the rules give it, none typed: an expression that no rule computes is refused."""
    title, seen = find(name), list[int]()
    states = positions(title)

    def compute(picture: str, text: str) -> int:
        seen.append(value(title, states[picture], text))
        return seen[-1]

    Reader(compute).read(source(title, "en.md"))
    assert len(seen) >= 5
    with pytest.raises(ValueError, match="computes no 'luck of red'"):
        value(title, next(iter(states.values())), "luck of red")


@each_title
def test_clauses_lead_back_to_the_chapter_that_tells_of_them(name: str) -> None:
    title = find(name)
    ids = {chapter.id for chapter in guide(title, "en").chapters}
    rules = plain_clauses(title, "en")
    assert {rule.chapter for rule in rules} <= ids
    reader = read(title, "en")
    assert set(reader.clauses) <= {rule.id for rule in rules}
    chapter = chapters_of(reader)
    assert [rule.id for rule in rules if chapter(rule.id) != rule.chapter] == []


@each_title
def test_twenty_questions_of_a_newcomer_have_their_chapters(name: str) -> None:
    document = (ROOT / "docs/guide-questions.md").read_text("utf-8")
    part = document.partition(f"## {name}\n")[2].partition("\n## ")[0]
    asked = re.findall(r"^\d+\. .+\? ((?:`[a-z]+` ?)+)$", part, re.M)
    assert len(asked) == 20
    ids = {chapter.id for chapter in guide(find(name), "en").chapters}
    assert {chapter for row in asked for chapter in re.findall(r"`([a-z]+)`", row)} <= ids


def test_torres_scores_its_example_as_the_guide_says() -> None:
    state = positions(find("torres"))["scoring"]
    computed = {
        text: value(find("torres"), state, text)
        for text in ("castle c3: area", "castle c3: level of red", "castle c3: points of red")
    }
    assert list(computed.values()) == [6, 3, 18]
    assert value(find("torres"), state, "king: points of red") == 10


def test_a_title_without_a_guide_has_its_clauses_alone() -> None:
    harvest = find("harvest")
    assert guide(harvest, "cs").chapters == []
    assert plain_sentences(harvest, "cs") == {}
    assert [rule.text for rule in plain_clauses(harvest, "cs")] == list(clauses(harvest).values())


def test_the_markup_knows_terms_clauses_numbers_and_verdicts() -> None:
    reader = Reader(lambda picture, text: {"here": 7, "there": -2}[text])
    reader.read(
        "# A\n\n> Win.\n\n## B {#b}\n\n"
        '![C {here}](one "move")\n\n| | |\n|--|--|\n| D | {there} |\n\n'
        "+ ✗ ![](one) **No** [X-Y-01]\n\nThe *doors/Door*.\n\n- ![](sign:king) **K**\n"
    )
    picture, cards, _, signs = reader.chapters[0].blocks
    assert isinstance(picture, Picture)
    assert picture.sums == [[[Span("D")], [Span("−2")]]]
    assert (picture.name, picture.show, picture.caption) == ("one", "move", [Span("C "), Span("7")])
    assert isinstance(cards, Cards)
    assert cards.items[0].verdict == "wrong"
    assert isinstance(signs, Signs)
    assert reader.terms == {"Door": ["b"]}
    assert reader.clauses == {"X-Y-01": "b"}


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("## No anchor\n", "has no anchor"),
        ("## B {#b}\n\n> quoted\n", "has no blockquote"),
        ("## B {#b}\n\nA `code`.\n", "has no code_inline"),
        ("## B {#b}\n\n**bold *term* and more**.\n", "hold no em"),
    ],
)
def test_what_the_markup_does_not_know_is_refused(text: str, flaw: str) -> None:
    with pytest.raises(ValueError, match=flaw):
        Reader(lambda _picture, _text: 0).read(text)


@each_language
@each_title
def test_a_guide_as_a_document_has_every_chapter_picture_and_plain_clause(
    name: str, lang: str
) -> None:
    title = find(name)
    made, rules = guide(title, lang), plain_clauses(title, lang)
    document = Document(made, rules, Words(lang, [title], strict=True), "pictures")
    text = document.text()
    assert re.findall("^## (.+)$", text, re.M)[: len(made.chapters)] == [
        chapter.name for chapter in made.chapters
    ]
    assert text.count("](pictures/") == document.drawings > 5
    assert f"](pictures/{document.drawings:02}.png)" in text
    assert [rule.id for rule in rules if f"- **{rule.id}** {rule.plain}" not in text] == []
