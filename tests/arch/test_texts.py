"""Nothing in the tree names the machine it was written on."""

import re
from pathlib import Path

from tests.arch.tree import ROOT

FOLDERS = ("src", "tests", "docs", "benchmarks", "web", ".ci")
TOP = ("*.md", "Makefile", "*.toml", "setup.py", "NOTICE", "LICENSE")
LEFT_OUT = {"node_modules", "__pycache__", "dist", ".hypothesis"}
TEXT = {".py", ".md", ".toml", ".ftl", ".json", ".txt", ".ts", ".svelte", ".css", ".html", ""}
PLACES = "|".join(["work", "root", "opt/pypi", "home/[a-z]"])
MACHINE = re.compile(rf"(?<![\w.\-/)])/(?:{PLACES})\b/?|file:///")


def texts() -> list[Path]:
    found = [path for pattern in TOP for path in ROOT.glob(pattern)]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.suffix in TEXT]
    return [path for path in found if path.is_file() and not LEFT_OUT & set(path.parts)]


def test_no_path_of_a_machine_stands_in_the_tree() -> None:
    here = Path(__file__).resolve()
    named = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in texts()
        if path.resolve() != here
        for match in MACHINE.finditer(path.read_text("utf-8", errors="replace"))
    ]
    assert named == []
