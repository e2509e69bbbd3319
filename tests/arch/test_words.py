"""Words: the three languages have the same messages, and whatever the games say has words."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from interregnum.games.registry import TITLES
from interregnum.games.shown import Line
from interregnum.games.title import Title
from interregnum.games.words import FORMS
from interregnum.laws.table import Case, Table, plies
from tests.arch.tree import EXAMPLE, GAMES, LANGUAGES, SRC, sources, tree

FOLDERS = [each / "locale" for each in (SRC, *GAMES, EXAMPLE)]
SAMPLED = 150  # plies a title


class Variables(Visitor):
    """The arguments that a message asks for; of a noun in a case, the noun."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(re.sub(rf"-(?:{'|'.join(FORMS)})$", "", node.id.name))

    def visit_Attribute(self, node: Any) -> None:  # noqa: N802
        assert node.id.name in FORMS, f"no sentence can ask a noun for its {node.id.name}"
        self.generic_visit(node)


@cache
def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """The arguments of every message of a file, by key."""
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)], (folder, lang)
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{folder}/{lang}: {entry.id.name} stands twice"
            found[entry.id.name] = variables.names
    return found


def keys(lang: str) -> dict[str, set[str]]:
    return {key: args for folder in FOLDERS for key, args in messages(folder, lang).items()}


@pytest.mark.parametrize("lang", ["cs", "ru"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_there_in_every_language(folder: Path, lang: str) -> None:
    english, other = messages(folder, "en"), messages(folder, lang)
    assert other.keys() == english.keys()
    assert [key for key, args in other.items() if not args <= english[key]] == []


def spoken(path: Path) -> Iterator[str]:
    """Keys that a file uses, as patterns: what is computed stands as a star."""
    game = next((game for game in GAMES if game in path.parents), None)
    prefixes = {"line": f"{game.name.replace('_', '-')}-" if game else "", "ui": "ui-", "Line": ""}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            text = pattern(node.args[0])
            if name in prefixes and text.strip("*"):
                yield prefixes[name] + text


def pattern(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(pattern(part) for part in node.values)
    return "*"


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(SRC)))
def test_every_key_in_the_code_has_words(path: Path) -> None:
    known = keys("en")
    for key in spoken(path):
        expression = re.compile(".+".join(re.escape(part) for part in key.split("*")))
        assert any(expression.fullmatch(each) for each in known), f"{path.name} says {key}"


def lines_at(table: Table[Any], title: Title[Any]) -> Iterator[Line]:
    """Everything that is put into words at one ply."""
    s, rng = table.s, table.rng
    for me in table.eyes:
        view = title.view(s, me)
        yield from [view.ask] if view.ask else []
        yield from (choice.label for choice in title.choices(s, me))
        told = title.told(s, table.actor, table.action, me)
        yield from [told] if told else []
        for action in rng.sample(range(size := title.game.actions.size), min(size, 30)):
            reason = title.explain(s, me, action)
            yield from [reason.line] if reason else []
        for seat in range(table.seats):
            yield from title.breakdown(s, seat, me)


def unfolded(line: Line) -> Iterator[Line]:
    yield line
    for value in line.args.values():
        inner = [value] if isinstance(value, Line) else value if isinstance(value, list) else []
        for each in inner:
            yield from unfolded(each)
    for each in line.then:
        yield from unfolded(each)


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.name)
def test_whatever_a_game_says_has_words_and_their_arguments(title: Title[Any]) -> None:
    known = [keys(lang) for lang in LANGUAGES]
    case = Case(title, "any options", title.seats[-1])
    for table in plies(case, Random(title.name).randrange(1 << 30), SAMPLED, 8):
        for line in (each for told in lines_at(table, title) for each in unfolded(told)):
            for lang, messages_of in zip(LANGUAGES, known, strict=True):
                assert line.id in messages_of, f"{lang} has no words for {line}"
                assert messages_of[line.id] <= line.args.keys(), f"{lang} asks more than {line}"
