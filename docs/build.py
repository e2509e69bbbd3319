"""The documents of the repository gathered for the site: `make docs`.

Every document keeps its place, so that its links are the same here and there. Clauses of the rules
get anchors, the API pages are made from the modules' docstrings by mkdocstrings, and a link to a
file that is no document becomes plain text. A link to nothing ends the build.

The guides are written from their sources; with their pictures if
`python -m tests.web.book build/book` has drawn them before.
"""

import re
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
INTO: Final = ROOT / "build/docs"
BOOK: Final = ROOT / "build/book"
GATHERED: Final = [
    "*.md",
    "LICENSE",
    "NOTICE",
    "docs/**/*",
    "benchmarks/README.md",
    "web/README.md",
]
LEFT: Final = {".py", ".yml"}
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
CLAUSE: Final = re.compile(r"^(\s*- )\*\*([A-Z]+(?:-[A-Z0-9]+)*-\w+)\*\*", re.M)
NAMED: Final = re.compile(r"\[([A-Z]+(?:-[A-Z0-9]+)*-\w+)\](?!\()")
DRAWN: Final = re.compile(r"!\[[^\]]*\]\([^)]*\.png\)")
CODE: Final = re.compile(r"(```.*?```|`[^`\n]*`)", re.S)
API: Final = {
    "library": ["interregnum.library"],
    "games and matches": [
        "interregnum.core.game", "interregnum.core.match", "interregnum.core.record",
        "interregnum.core.policy", "interregnum.core.errors", "interregnum.games.title",
    ],
    "bots": ["interregnum.bots.bot", "interregnum.bots.names", "interregnum.bots.arena"],
    "environments": [
        "interregnum.envs", "interregnum.envs.batch", "interregnum.envs.aec",
        "interregnum.envs.parallel", "interregnum.envs.single", "interregnum.envs.vector",
        "interregnum.envs.open_spiel",
    ],
    "executor": [
        "interregnum.executor", "interregnum.executor.run", "interregnum.executor.executor",
        "interregnum.executor.journal", "interregnum.executor.cluster",
    ],
    "studies": [
        "interregnum.study.dataset", "interregnum.study.tables", "interregnum.study.playing",
        "interregnum.study.contests", "interregnum.study.openings", "interregnum.study.balance",
        "interregnum.study.document",
    ],
    "laws": ["interregnum.laws.suite"],
}  # fmt: skip


def main() -> None:
    shutil.rmtree(INTO, ignore_errors=True)
    copied = [copy(path) for path in gathered()]
    for name, modules in API.items():
        write(INTO / "api" / f"{name.replace(' ', '-')}.md", reference(name, modules))
    write(INTO / "api/index.md", contents("API reference", INTO / "api"))
    copied += guides()
    for folder in ("guide", "rules", "decisions", "balance", "tutorials"):
        write(
            INTO / "docs" / folder / "index.md",
            contents(folder.capitalize(), INTO / "docs" / folder),
        )
    dead = [fault for path in copied if path.suffix == ".md" for fault in mend(path)]
    if dead:
        sys.exit("\n".join(dead))


def gathered() -> list[Path]:
    found = {path for pattern in GATHERED for path in ROOT.glob(pattern)}
    return sorted(path for path in found if path.is_file() and path.suffix not in LEFT)


def copy(path: Path) -> Path:
    into = INTO / path.relative_to(ROOT)
    into.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, into)
    return into


def guides() -> list[Path]:
    """Each title's guide, its clauses linked to the rules."""
    sys.path.insert(0, str(ROOT / "src"))
    from interregnum.games.guide import guide, plain_clauses
    from interregnum.games.guide_document import Document
    from interregnum.games.registry import OWN, find
    from interregnum.games.words import Words

    made = []
    for name in OWN:
        title, into = find(name), INTO / "docs/guide" / f"{name}.md"
        words = Words("en", [title])
        text = Document(guide(title, "en"), plain_clauses(title, "en"), words, f"{name}/en").text()
        drawn = BOOK / name / "en"
        if drawn.is_dir():
            shutil.copytree(drawn, into.parent / name / "en")
        write(into, clauses_linked(text if drawn.is_dir() else DRAWN.sub("", text), name))
        made.append(into)
    return made


def clauses_linked(text: str, name: str) -> str:
    known = {
        clause for _, clause in CLAUSE.findall((ROOT / f"docs/rules/{name}.md").read_text("utf-8"))
    }

    def linked(found: re.Match[str]) -> str:
        clause = found[1]
        return f"[{clause}](../rules/{name}.md#{clause})" if clause in known else found[0]

    return NAMED.sub(linked, text)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def reference(name: str, modules: list[str]) -> str:
    return f"# {name.capitalize()}\n\n" + "".join(f"::: {module}\n\n" for module in modules)


def contents(title: str, folder: Path) -> str:
    """A page that names the pages beside it."""
    lines = [f"- [{heading(path)}]({path.name})" for path in sorted(folder.glob("*.md"))]
    return "\n".join([f"# {title}", "", *lines, ""])


def heading(path: Path) -> str:
    first = path.read_text("utf-8").partition("\n")[0]
    return first.removeprefix("# ") or path.stem


def mend(path: Path) -> list[str]:
    """Anchors for clauses, and links as the site has them; what leads nowhere is told."""
    text, faults = path.read_text("utf-8"), []
    if path.parent == INTO / "docs/rules":
        text = CLAUSE.sub(r'\1<a id="\2"></a>**\2**', text)

    def linked(found: re.Match[str]) -> str:
        told, dead = relinked(path, *found.groups())
        faults.extend([dead] if dead else [])
        return told

    parts = CODE.split(text)
    parts[::2] = [LINK.sub(linked, part) for part in parts[::2]]
    write(path, "".join(parts))
    return faults


def relinked(path: Path, picture: str, words: str, link: str) -> tuple[str, str]:
    """The link as the site has it, and why it is dead, if it is."""
    target, hash_, anchor = link.partition("#")
    here = (path.parent / target).resolve() if target else path
    if "://" in link or link.startswith("mailto:"):
        return f"{picture}[{words}]({link})", ""
    if here.is_dir() and (here / "index.md").exists():
        return f"[{words}]({target.rstrip('/')}/index.md)", ""
    if here.is_file():
        return f"{picture}[{words}]({target}{hash_}{anchor})", ""
    if (ROOT / here.relative_to(INTO)).exists():
        return words, ""  # code, which the site does not have
    return link, f"{path.relative_to(INTO)}: {link} leads nowhere"


if __name__ == "__main__":
    main()
