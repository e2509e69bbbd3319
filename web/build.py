"""Builds the page into the package if its sources are newer; the package's build runs this.

Without Node it says so and leaves things as they are: the package works without the page.
"""

import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src/interregnum/server/static/index.html"
INSTALLED = WEB / "node_modules/.package-lock.json"
LEFT_OUT = {"node_modules", "tests", "README.md", "build.py"}
OLDEST_NODE = (20, 19)


def say(text: str) -> None:
    print(f"interregnum: {text}", file=sys.stderr, flush=True)


def newest() -> float:
    """When the page's sources were changed last."""
    tops = [path for path in WEB.iterdir() if path.name not in LEFT_OUT]
    files = [file for top in tops for file in ([top] if top.is_file() else top.rglob("*"))]
    return max(file.stat().st_mtime for file in files)


def is_fresh(made: Path, source: float) -> bool:
    return made.exists() and made.stat().st_mtime >= source


def node_trouble() -> str:
    """Why Node cannot build the page; empty if it can."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return "Node and npm were not found"
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return "" if version >= OLDEST_NODE else f"Node {told.strip()} is too old"


def run(*command: str) -> bool:
    found = shutil.which(command[0]) or command[0]
    done = subprocess.run([found, *command[1:]], cwd=WEB, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
    return done.returncode == 0


def install() -> bool:
    if is_fresh(INSTALLED, (WEB / "package-lock.json").stat().st_mtime):
        return True
    say("installing what the page is built with")
    done = run("npm", "ci", "--no-audit", "--no-fund", "--prefer-offline")
    if done:
        INSTALLED.touch()
    return done


def build() -> bool:
    say("building the page")
    return run("npm", "run", "build")


def main() -> int:
    if is_fresh(BUILT, newest()):
        return 0
    trouble = node_trouble()
    if trouble:
        left = "the page built before stays" if BUILT.exists() else "there will be no page"
        say(f"{trouble}; {left}")
        return 0
    return 0 if install() and build() else 1


if __name__ == "__main__":
    sys.exit(main())
