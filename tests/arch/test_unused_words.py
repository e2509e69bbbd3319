"""Every message is said somewhere: words that nobody says any more fail."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from tests.arch.test_words import FOLDERS, messages
from tests.arch.tree import EXAMPLE, GAMES, ROOT, sources, tree

STAR = "\0"  # whatever is computed
LITERAL = re.compile(r"""`([^`]*)`|"([^"\n]*)"|'([^'\n]*)'""")
CALLED = re.compile(r"""\(\s*(["'])([\w-]+)\1""")  # said inside another literal
HOLE = re.compile(r"\$\{[^}]*\}|\{[^}]*\}")
REFERENCE = re.compile(r"\{\s*-?([a-z][\w-]*)\s*[}.]")
PREFIXES = ("ui-", *(f"{game.name.replace('_', '-')}-" for game in (*GAMES, EXAMPLE)))
GENERIC = {"ui-", "why-", "log-", "-"}  # the ways themselves in which all messages are said
MIDDLES = ("", "why-", "label-", "log-", "ask-", "title-", "option-", "rules-")


def in_python(path: Path) -> Iterator[str]:
    """String literals, what is computed in them as a star; f-strings too."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else STAR for part in node.values
            )


def in_page(path: Path) -> Iterator[str]:
    text = path.read_text("utf-8")
    yield from (found[2] for found in CALLED.finditer(text))
    for found in LITERAL.finditer(text):
        yield HOLE.sub(STAR, next(part for part in found.groups() if part is not None))


def in_data() -> Iterator[str]:
    for path in [*(ROOT / "src").rglob("*.toml")]:
        yield from (text for found in LITERAL.findall(path.read_text("utf-8")) for text in found)


@cache
def said() -> tuple[frozenset[str], re.Pattern[str]]:
    """Whole keys or parts of them, and one pattern for all that are computed."""
    page = chain((ROOT / "web/src").rglob("*.ts"), (ROOT / "web/src").rglob("*.svelte"))
    texts = {text for path in (*sources(), *EXAMPLE.rglob("*.py")) for text in in_python(path)}
    texts |= {text for path in page for text in in_page(path)}
    texts |= set(in_data())
    computed = [text for text in texts if STAR in text and len(text.replace(STAR, "")) > 2]
    keyish = [text for text in computed if re.fullmatch(r"[\w\0-]+", text)]
    keyish = [text for text in keyish if text.replace(STAR, "") not in GENERIC]
    patterns = ("[\\w-]+".join(map(re.escape, text.split(STAR))) for text in keyish)
    whole = frozenset(text for text in texts if STAR not in text)
    return whole, re.compile("|".join(sorted(patterns)) or r"(?!)")


def references(folder: Path) -> set[str]:
    return set(REFERENCE.findall((folder / "en.ftl").read_text("utf-8")))


def is_said(key: str) -> bool:
    whole, computed = said()
    bare = next((key.removeprefix(p) for p in PREFIXES if key.startswith(p)), key)
    parts = {key, bare, *(bare.removeprefix(middle) for middle in MIDDLES)}
    return any(part in whole or computed.fullmatch(part) for part in parts)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_said_somewhere(folder: Path) -> None:
    referred = references(folder)
    unsaid = [key for key in messages(folder, "en") if key not in referred and not is_said(key)]
    assert unsaid == [], f"{folder.parent.name}: take these out in three languages"
