"""What the documents show is what happens, and where they point to is something."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.S)
PLACES = ("*.md", "docs/**/*.md", "benchmarks/*.md", "web/*.md")
DOCUMENTS = sorted(path for place in PLACES for path in ROOT.glob(place))
TUTORIALS = sorted(ROOT.glob("docs/tutorials/*.md"))


def test_the_library_does_what_the_readme_says() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 8
    assert failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_of_the_documents_lead_somewhere(document: Path) -> None:
    text = CODE.sub("", document.read_text("utf-8"))
    links = [link for link in LINK.findall(text) if "://" not in link and "mailto:" not in link]
    assert [link for link in links if not leads(document, link)] == []


def leads(document: Path, link: str) -> bool:
    """Whether the file is there, and a heading or a clause of it for what follows a #."""
    target, _, anchor = link.partition("#")
    place = document.parent / target if target else document
    return place.exists() and (not anchor or anchor in anchors(place.read_text("utf-8")))


def anchors(text: str) -> set[str]:
    heads = [re.sub(r"[^\w\- ]", "", head.lower()) for head in re.findall(r"^#+ (.*)$", text, re.M)]
    return {head.strip().replace(" ", "-") for head in heads} | set(
        re.findall(r"\*\*([A-Z-]+\w+)\*\*", text)
    )


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda path: path.stem)
def test_tutorials_do_what_they_say(tutorial: Path) -> None:
    failed, tried = doctest.testfile(str(tutorial), module_relative=False)
    assert tried > 4
    assert failed == 0


def test_make_knows_every_target_that_the_documents_name() -> None:
    text = "".join(path.read_text() for path in ROOT.glob("*.md"))
    lines = re.findall(r"^make ([a-z -]+)", text, re.MULTILINE)
    named = {word for line in lines for word in line.split()}
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert {"play", "test", "check"} <= named <= known


def test_the_ci_runs_the_two_commands_of_the_readme() -> None:
    script = (ROOT / ".ci/run").read_text()
    commands = [line for line in script.splitlines() if line.startswith("make ")]
    assert commands == ["make check", "make test || make test"]
    assert subprocess.run(["bash", "-n", str(ROOT / ".ci/run")], check=False).returncode == 0
