"""Mutants of a module: one operator or constant changed at a time."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
WORDS = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
    ast.In: "in", ast.NotIn: "not in", ast.Add: "+", ast.Sub: "-", ast.Mult: "*",
    ast.FloorDiv: "//", ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|", ast.LShift: "<<",
    ast.RShift: ">>", ast.And: "and", ast.Or: "or",
}  # fmt: skip
UNTOUCHED = {"version", "__slots__"}  # what is assigned to these is no rule


@dataclass(frozen=True)
class Mutant:
    """The `index`-th change that a file allows."""

    path: Path
    index: int
    line: int
    change: str

    def source(self) -> str:
        """The file with that change; comments are lost, rules are not."""
        module = ast.parse(self.path.read_text("utf-8"))
        site = list(sites(module))[self.index]
        change(site)
        return ast.unparse(module)

    def __str__(self) -> str:
        code = self.path.read_text("utf-8").splitlines()[self.line - 1].strip()
        return f"{self.path.name}:{self.line}: {self.change}    {code}"


def mutants(path: Path) -> list[Mutant]:
    """Every change that a file allows."""
    module = ast.parse(path.read_text("utf-8"))
    return [
        Mutant(path, index, getattr(site, "lineno", 0), told(site))
        for index, site in enumerate(sites(module))
    ]


def sites(node: ast.AST) -> Iterator[ast.expr | ast.AugAssign]:
    """Operators and constants in the order of the file; types and asserts are left out."""
    if isinstance(node, ast.expr | ast.AugAssign) and operator(node) is not None:
        yield node
    elif is_number(node) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
        assert isinstance(node, ast.expr)
        yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_left_out(child):
                yield from sites(child)


def is_left_out(node: ast.AST) -> bool:
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return any(isinstance(t, ast.Name) and t.id in UNTOUCHED for t in targets)
    return isinstance(node, ast.Assert | ast.Raise)


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def operator(node: ast.AST) -> ast.AST | None:
    """The operator that can be swapped for another."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        found: ast.AST = node.ops[0]
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
        found = node.op
    else:
        return None
    return found if type(found) in SWAPS else None


def told(site: ast.AST) -> str:
    found = operator(site)
    if found is not None:
        return f"{WORDS[type(found)]} becomes {WORDS[SWAPS[type(found)]]}"
    if isinstance(site, ast.Constant):
        return f"{site.value!r} becomes {changed(site.value)}"
    return "not is dropped"


def change(site: ast.AST) -> None:
    """In place."""
    found = operator(site)
    if isinstance(site, ast.Compare) and found is not None:
        site.ops = [SWAPS[type(found)]()]  # type: ignore[list-item]  # a comparison for a comparison
    elif found is not None:
        site.op = SWAPS[type(found)]()  # type: ignore[attr-defined]  # all others have one operator
    elif isinstance(site, ast.Constant):
        site.value = changed(site.value)
    elif isinstance(site, ast.UnaryOp):
        site.op = ast.UAdd()
        site.operand = ast.Call(ast.Name("bool", ast.Load()), [site.operand], [])


def changed(value: object) -> bool | int:
    return (not value) if isinstance(value, bool) else int(str(value)) + 1
