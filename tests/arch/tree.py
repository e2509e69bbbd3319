"""The source tree as the architecture tests see it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src/interregnum"
OURS = "interregnum"
EXAMPLE = ROOT / "examples/harvest/harvest"
GAMES = sorted(path.parent for path in SRC.glob("games/*/data.toml"))
LANGUAGES = ("en", "cs", "ru")


def sources() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> set[str]:
    """Full names of the modules that a file imports, ours and others'."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            found |= {resolved(str(node.module), alias.name) for alias in node.names}
    return found


def resolved(module: str, name: str) -> str:
    """A submodule if there is one of that name, else the module the name comes from."""
    inside = SRC.parent.joinpath(*module.split("."), name)
    is_module = inside.is_dir() or inside.with_suffix(".py").exists()
    return f"{module}.{name}" if is_module else module


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Name and length of every function."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1
