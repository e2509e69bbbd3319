"""What the README shows is what happens."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
LINK = re.compile(r"\]\(([^)#:]+)\)")


def test_the_library_does_what_the_readme_says() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 8
    assert failed == 0


@pytest.mark.parametrize("document", sorted(ROOT.glob("*.md")), ids=lambda path: path.name)
def test_links_of_the_documents_lead_somewhere(document: Path) -> None:
    dead = [link for link in LINK.findall(document.read_text()) if not (ROOT / link).exists()]
    assert dead == []


def test_make_knows_every_target_that_the_documents_name() -> None:
    text = "".join(path.read_text() for path in ROOT.glob("*.md"))
    lines = re.findall(r"^make ([a-z -]+)", text, re.MULTILINE)
    named = {word for line in lines for word in line.split()}
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert {"play", "test", "check"} <= named <= known


def test_the_ci_runs_the_two_commands_of_the_readme() -> None:
    script = (ROOT / ".ci/run").read_text()
    assert "make check\nmake test\n" in script
    assert subprocess.run(["bash", "-n", str(ROOT / ".ci/run")], check=False).returncode == 0
