"""Whatever the page says has words: a message taken out of a title would show as its key."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.arch.test_words import keys
from tests.arch.tree import LANGUAGES, ROOT

Said = tuple[str, set[str] | None]  # a key, its arguments; None if they are computed

PAGE = ROOT / "web/src"
SAID = re.compile(r"""(?<![\w.])(say|ui|words\.ui|words\.message)\(\s*(["'`])([^"'`]*)\2\s*""")
HOLE = re.compile(r"\$\{[^}]*\}")
NAME = re.compile(r"[\w-]+")


def said(path: Path) -> Iterator[Said]:
    """What a file says, what is computed in a key as a star."""
    title, text = path.parent.name, path.read_text("utf-8")
    before = {"say": f"{title}-", "ui": "ui-", "words.ui": "ui-", "words.message": ""}
    for found in SAID.finditer(text):
        yield before[found[1]] + HOLE.sub("*", found[3]), given(text[found.end() :])


def given(rest: str) -> set[str] | None:
    """The names in the object that follows a key."""
    if rest.startswith(")"):
        return set()
    inside = re.match(r",\s*\{", rest)
    if not inside:
        return None
    parts = top_level(rest[inside.end() :])
    return (
        None
        if any(part.startswith("...") for part in parts)
        else {NAME.findall(p)[0] for p in parts}
    )


def top_level(text: str) -> list[str]:
    """What commas part, up to the brace that closes."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0:
            break
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


def meant(key: str, known: Iterable[str]) -> list[str]:
    """The messages of a key; the Kingdom says underscores of ids as hyphens."""
    pattern = re.compile(re.escape(key).replace(r"\*", r"[\w-]+").replace("_", "-"))
    return [each for each in known if pattern.fullmatch(each)]


def all_said() -> list[tuple[str, Said]]:
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return [(path.name, each) for path in files for each in said(path)]


def test_whatever_the_page_says_has_words() -> None:
    known, told = keys("en"), all_said()
    assert len(set(told_keys := [key for _, (key, _) in told])) > 400, "is it still found?"
    assert [key for key in told_keys if not meant(key, known)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_gives_every_message_what_it_asks_for(lang: str) -> None:
    """A name that is missing would be shown as `{$name}`; the page itself reports computed keys."""
    known = keys(lang)
    lacking = [
        f"{file}: {key} lacks {sorted(known[key] - args)}"
        for file, (key, args) in all_said()
        if args is not None and key in known and not known[key] <= args
    ]
    assert lacking == []
