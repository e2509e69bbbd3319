"""Imports run one way, as ARCHITECTURE.md draws it."""

import ast
from pathlib import Path
from typing import Any

import pytest

from tests.arch.tree import GAMES, OURS, ROOT, SRC, imports, module_name, sources

RANK = {
    "core": 0, "executor": 1, "games": 1, "laws": 2, "bots": 2, "server": 3,
    "envs": 3, "train": 3, "library": 3, "bench": 4, "terminal": 4, "study": 5, "cli": 6,
}  # fmt: skip
STRUCTS_FOR_COMPILED = {"interregnum.core.record"}


def layer(module: str) -> str:
    """The package below ours, or nothing for the top itself."""
    return module.split(".")[1] if module.count(".") else ""


def ours(path: Path) -> set[str]:
    return {name for name in imports(path) if name.split(".")[0] == OURS and layer(name)}


@pytest.mark.parametrize("path", sources(), ids=module_name)
def test_a_module_imports_only_from_its_own_layer_and_below(path: Path) -> None:
    mine = layer(module_name(path))
    for name in ours(path):
        other = layer(name)
        assert other == mine or RANK[other] < RANK.get(mine, 9), f"{path} imports {name}"


def test_every_layer_has_a_rank() -> None:
    packages = {path.parent.name for path in SRC.glob("*/__init__.py")}
    assert packages <= RANK.keys()


def test_of_the_server_only_the_bots_own_processes_think() -> None:
    """Names and levels are words; what chooses and what tells reasons would keep all waiting."""
    words = {f"{OURS}.bots.{name}" for name in ("names", "levels", "findings", "book")}
    thinkers = ("bot_worker.py", "analysis_worker.py")
    for path in (SRC / "server").glob("*.py"):
        thinking = {name for name in ours(path) if layer(name) == "bots"} - words
        assert not thinking or path.name in thinkers, f"{path} imports {thinking}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_do_not_know_each_other(game: Path) -> None:
    others = {other.name for other in GAMES} - {game.name}
    for path in game.rglob("*.py"):
        named = {name.split(".")[2] for name in ours(path) if name.startswith(f"{OURS}.games.")}
        assert not named & (others | {"registry"}), path


def hot_modules(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """What setup.py compiles, asked of itself; its last statement, the set-up, is left out."""
    monkeypatch.chdir(ROOT)
    body = ast.parse(Path("setup.py").read_text("utf-8"))
    body.body.pop()
    names: dict[str, Any] = {"__name__": "setup"}
    exec(compile(body, "setup.py", "exec"), names)
    return [ROOT / path for paths, _ in names["hot_modules"]() for path in paths]


def test_compiled_modules_have_no_structs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, a struct loses the types of its fields; rules and bots do not know any."""
    structs = {module_name(path) for path in sources() if "msgspec" in imports(path)}
    hot = hot_modules(monkeypatch)
    assert len(hot) > 10
    for path in hot:
        rules = layer(module_name(path)) in ("core", "bots") or path.parent.parent in GAMES
        known = structs - STRUCTS_FOR_COMPILED if rules else set()
        assert not imports(path) & (known | {"msgspec"}), path


def test_compiled_modules_have_no_dataclasses(monkeypatch: pytest.MonkeyPatch) -> None:
    for path in hot_modules(monkeypatch):
        assert "dataclasses" not in imports(path), path


def test_only_the_shim_imports_vecs() -> None:
    users = [path for path in sources() if any(name.startswith("librt") for name in imports(path))]
    assert users == [SRC / "core/arrays.py"]
