"""Whatever the page says has words: a message taken out of a title would show as its key."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.arch.test_words import keys
from tests.arch.tree import ROOT

PAGE = ROOT / "web/src"
SAID = re.compile(r"""(?<![\w.])(say|ui|words\.ui|words\.message)\(\s*(["'`])([^"'`]*)\2""")
HOLE = re.compile(r"\$\{[^}]*\}")


def said(path: Path) -> Iterator[str]:
    """Keys that a file says, what is computed in them as a star."""
    title = path.parent.name
    before = {"say": f"{title}-", "ui": "ui-", "words.ui": "ui-", "words.message": ""}
    for way, _, key in SAID.findall(path.read_text("utf-8")):
        yield before[way] + HOLE.sub("*", key)


def is_known(key: str, known: set[str]) -> bool:
    """The Kingdom says underscores of ids as hyphens."""
    pattern = re.escape(key).replace(r"\*", r"[\w-]+")
    return any(re.fullmatch(pattern.replace("_", "-"), each) for each in known)


def test_whatever_the_page_says_has_words() -> None:
    known = set(keys("en"))
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    told = {(path.name, key) for path in files for key in said(path)}
    assert len(told) > 400, "the page says less than it did: is it still found?"
    assert [each for each in sorted(told) if not is_known(each[1], known)] == []
