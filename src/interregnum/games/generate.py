"""Writes what follows from the fields of a state and from the options of a title.

    python -m interregnum.games.generate [--check] [FOLDER …]

For every game folder: `rules/settings.py` from options.py; `rules/copies.py` and `papers.py` from
the class bodies in rules/state.py (games/fields.py says how they are read).
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
UNPACKED: Final = {"Derived", "Snapshot"}
UNTOLD: Final = UNPACKED | {"Untold", "Shared"}
PLAIN: Final = {"i64": "Number()", "bool": "Bool()", "Ints": "Numbers()"}  # kinds by type
FIELDS: Final = "interregnum.games.fields"
PACKING: Final = "interregnum.core.packing"
WIDTH: Final = 100


@dataclass(frozen=True)
class Field:
    """One annotated name of a class body."""

    name: str
    type: str
    kind: ast.Call | None

    @property
    def inner(self) -> ast.Call | None:
        """The kind, within the part of a document if it is told in one."""
        told = self.kind
        return inner_calls(told)[0] if told and ast.unparse(told.func) == "Of" else told

    @property
    def kind_name(self) -> str:
        return ast.unparse(self.inner.func) if self.inner else ""

    def keyword(self, name: str) -> str:
        """The source of a keyword of the kind; empty if it has none."""
        calls = [] if self.kind is None else [self.kind, *inner_calls(self.kind)]
        found = (k.value for call in calls for k in call.keywords if k.arg == name)
        return next((ast.unparse(value) for value in found), "")

    @property
    def size(self) -> str:
        """How long the array of the empty state is."""
        told = self.keyword("size")
        if not told and self.inner is not None and self.kind_name == "Counts":
            told = f"len({ast.unparse(self.inner.args[1])})"
        return told

    @property
    def start(self) -> str:
        told = self.keyword("start")
        return told or ("NONE" if self.kind_name == "Name" else "0")


def inner_calls(call: ast.Call) -> list[ast.Call]:
    return [arg for arg in call.args if isinstance(arg, ast.Call)]


@dataclass(frozen=True)
class Module:
    """A state.py as it is written."""

    name: str  # with its package
    classes: dict[str, list[Field]]
    home: dict[str, str]  # of each name it has: the module to import it from


def read_state(path: Path, name: str) -> Module:
    tree = ast.parse(path.read_text("utf-8"))
    classes = {
        node.name: list(fields(node)) for node in tree.body if isinstance(node, ast.ClassDef)
    }
    home = {alias.asname or alias.name: str(node.module) for node in tree.body
            if isinstance(node, ast.ImportFrom) for alias in node.names}  # fmt: skip
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            home[node.target.id] = name
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            home[node.name] = name
    return Module(name, {cls: found for cls, found in classes.items() if found}, home)


def fields(cls: ast.ClassDef) -> Iterator[Field]:
    """The annotations of a class without an `__init__`."""
    for node in cls.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        kind, told = None, node.annotation
        if isinstance(told, ast.Subscript) and ast.unparse(told.value) == "Annotated":
            assert isinstance(told.slice, ast.Tuple), f"{cls.name}.{node.target.id}"
            told, call = told.slice.elts
            assert isinstance(call, ast.Call), f"the kind of {cls.name}.{node.target.id} is a call"
            kind = call
        yield Field(node.target.id, ast.unparse(told), kind)


class Copies:
    """The text of `rules/copies.py`."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.used: set[str] = set()

    def text(self) -> str:
        body = [line for cls in self.module.classes for line in self.functions(cls)]
        body += self.whole()
        head = '"""Copies of a state, from the fields of state.py by `make types`. Do not edit."""'
        text = "\n".join(body)
        named = {*names_in(text), *self.used}
        return "\n".join([head, "", *self.imports(named), *body, ""])

    def imports(self, named: set[str]) -> list[str]:
        home = {"i64": "mypy_extensions", "vec": "interregnum.core.arrays"}
        home |= dict.fromkeys(("Reader", "put", "put_all", "filled"), PACKING)
        home |= {"NONE": "interregnum.core.game", **self.module.home}
        home |= {f"{verb}_{lower(cls)}": home[cls] for cls in home if cls.isidentifier()
                 for verb in ("put", "take")}  # fmt: skip
        own = {f"{verb}_{lower(cls)}" for cls in self.module.classes for verb in VERBS}
        return import_lines(
            {name: home[name] for name in named if name in home and name not in own}
        )

    def functions(self, cls: str) -> Iterator[str]:
        for verb in VERBS:
            yield from ("", "", *getattr(self, verb)(cls))

    def whole(self) -> list[str]:
        """The state as a list of ints, and back."""
        return [
            "", "", "def pack(s: State) -> list[int]:", "    out: list[int] = []",
            "    put_state(out, s)", "    return out",
            "", "", "def unpack(data: list[int]) -> State:", "    return take_state(Reader(data))",
        ]  # fmt: skip

    def clone(self, cls: str) -> list[str]:
        rows = [f"    t.{f.name} = {self.cloned(f)}" for f in self.module.classes[cls]]
        return [
            f"def clone_{lower(cls)}(s: {cls}) -> {cls}:",
            f"    t = {cls}()",
            *rows,
            "    return t",
        ]

    def cloned(self, f: Field) -> str:
        if f.kind_name == "Snapshot":
            return f"s.{f.name}[:]"
        if f.kind_name == "Shared" or f.type in ("i64", "bool"):
            return f"s.{f.name}"
        if f.type == "Ints":
            return f"s.{f.name}[:]"
        if f.type == "list[Ints]":
            return f"[v[:] for v in s.{f.name}]"
        part = self.part(f)
        each = f"[clone_{part}(x) for x in s.{f.name}]"
        return each if f.type.startswith("list[") else f"clone_{part}(s.{f.name})"

    def part(self, f: Field) -> str:
        """The class of a nested field, as its functions are called."""
        inner = f.type.removeprefix("list[").removesuffix("]")
        assert inner in self.module.classes or f.kind_name == "Shared", f"{f.name}: {f.type}?"
        return lower(inner)

    def put(self, cls: str) -> list[str]:
        packed = [f for f in self.module.classes[cls] if f.kind_name not in UNPACKED]
        rows = [line for f in packed for line in self.putting(f)]
        return [f"def put_{lower(cls)}(out: list[int], s: {cls}) -> None:", *rows]

    def putting(self, f: Field) -> list[str]:
        if f.type == "i64":
            return [f"    out.append(s.{f.name})"]
        if f.type == "bool":
            return [f"    out.append(1 if s.{f.name} else 0)"]
        if f.type == "Ints":
            return [f"    put(out, s.{f.name})"]
        if f.type == "list[Ints]":
            return [f"    put_all(out, s.{f.name})"]
        part = self.part(f)
        if not f.type.startswith("list["):
            return [f"    put_{part}(out, s.{f.name})"]
        return [f"    out.append(len(s.{f.name}))", f"    for {f.name} in s.{f.name}:",
                f"        put_{part}(out, {f.name})"]  # fmt: skip

    def take(self, cls: str) -> list[str]:
        rows = [f"    s.{f.name} = {self.taken(f)}" for f in self.module.classes[cls]]
        return [
            f"def take_{lower(cls)}(r: Reader) -> {cls}:",
            f"    s = {cls}()",
            *rows,
            "    return s",
        ]

    def taken(self, f: Field) -> str:
        if f.kind_name in UNPACKED:
            return self.begun(f)
        if f.type == "i64":
            return "r.number()"
        if f.type == "bool":
            return "r.number() == 1"
        if f.type == "Ints":
            return "r.array()"
        if f.type == "list[Ints]":
            return "r.arrays()"
        one = f"take_{self.part(f)}(r)"
        return f"[{one} for _ in range(r.number())]" if f.type.startswith("list[") else one

    def empty(self, cls: str) -> list[str]:
        shared = [f for f in self.module.classes[cls] if f.kind_name == "Shared"]
        given = ", ".join(f"{f.name}: {f.type}" for f in shared)
        rows = [f"    s.{f.name} = {f.name if f in shared else self.begun(f)}"
                for f in self.module.classes[cls]]  # fmt: skip
        return [
            f"def empty_{lower(cls)}({given}) -> {cls}:",
            f"    s = {cls}()",
            *rows,
            "    return s",
        ]

    def begun(self, f: Field) -> str:
        """The value in the empty state."""
        if f.type == "i64":
            return f.start
        if f.type == "bool":
            return "False"
        if f.type == "Ints":
            return f"filled({f.size}, {f.start})" if f.size else "vec[i64]()"
        if f.type.startswith("list["):
            return "[]"
        return f"empty_{self.part(f)}()"


VERBS: Final = ("clone", "put", "take", "empty")


def lower(cls: str) -> str:
    return cls[0].lower() + cls[1:]


def names_in(text: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}


def import_lines(home: dict[str, str]) -> list[str]:
    """Sorted as ruff sorts them: others' first, then ours."""
    modules = sorted(set(home.values()), key=lambda name: (name.startswith("interregnum"), name))
    lines: list[str] = []
    for module in modules:
        if lines and module.startswith("interregnum") and not ours(lines[-1]):
            lines.append("")
        names = sorted((name for name in home if home[name] == module), key=sort_key)
        one = f"from {module} import {', '.join(names)}"
        lines += (
            [one]
            if len(one) <= WIDTH
            else [f"from {module} import (", *(f"    {n}," for n in names), ")"]
        )
    return lines


def sort_key(name: str) -> tuple[int, str]:
    """Constants, then classes, then functions."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name.lower())


def ours(line: str) -> bool:
    return line.startswith("from interregnum") or not line.startswith("from")


def papers_text(module: Module) -> str:
    """The kinds of all told fields, class by class."""
    tables: list[str] = []
    for cls, found in module.classes.items():
        rows = [f'    "{f.name}": {kind_source(f)},' for f in found if is_told(f, module)]
        tables += [f"{cls.upper()}: Final[dict[str, Kind]] = {{", *rows, "}"] if rows else []
    named = names_in("\n".join(tables))
    home = {"Final": "typing", "Kind": FIELDS, "NONE": "interregnum.core.game", **module.home}
    home |= {kind.removesuffix("()"): FIELDS for kind in PLAIN.values()}
    head = '"""Kinds of fields, from state.py by `make types`, for positions. Do not edit."""'
    imports = import_lines({name: home[name] for name in named if name in home})
    return "\n".join([head, "", *imports, "", *tables, ""])


def is_told(f: Field, module: Module) -> bool:
    inner = f.type.removeprefix("list[").removesuffix("]")
    return f.kind_name not in UNTOLD and inner not in module.classes


def kind_source(f: Field) -> str:
    if f.kind is not None:
        return ast.unparse(f.kind).replace("'", '"')
    assert f.type in PLAIN, f"{f.name}: {f.type} needs a kind"
    return PLAIN[f.type]


@dataclass(frozen=True)
class Setting:
    """One option: its name, and the names of its values if it has any."""

    name: str
    values: list[str]
    yes_or_no: bool

    def row(self) -> str:
        return f"    {self.name}: {'bool' if self.yes_or_no else 'i64'}"

    def constants(self) -> list[str]:
        upper = self.name.upper()
        return [f"{upper}_{v.upper()}: Final[i64] = {k}" for k, v in enumerate(self.values)]

    def from_setup(self) -> str:
        return f'    s.{self.name} = setup["{self.name}"]{" == 1" if self.yes_or_no else ""}'

    def put(self) -> str:
        told = f"1 if s.{self.name} else 0" if self.yes_or_no else f"s.{self.name}"
        return f"    out.append({told})"

    def take(self) -> str:
        return f"    s.{self.name} = r.number(){' == 1' if self.yes_or_no else ''}"


def read_options(path: Path) -> list[Setting]:
    """The class `Options` as it is written: nothing is imported, for what imports is generated."""
    tree = ast.parse(path.read_text("utf-8"))
    aliases = {ast.unparse(node.targets[0]): node.value for node in tree.body
               if isinstance(node, ast.Assign)}  # fmt: skip
    (options,) = (n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Options")
    found = [n for n in options.body if isinstance(n, ast.AnnAssign)]
    return [setting(ast.unparse(n.target), n.annotation, aliases) for n in found]


def setting(name: str, told: ast.expr, aliases: dict[str, ast.expr]) -> Setting:
    told = aliases.get(ast.unparse(told), told)
    if isinstance(told, ast.Subscript) and ast.unparse(told.value) == "Literal":
        values = told.slice.elts if isinstance(told.slice, ast.Tuple) else [told.slice]
        return Setting(name, [str(ast.literal_eval(v)) for v in values], yes_or_no=False)
    return Setting(name, [], yes_or_no=ast.unparse(told) == "bool")


def settings_text(found: list[Setting]) -> str:
    """The options as a compiled class; the values of an enumerated one have names."""
    constants = [line for each in found for line in each.constants()]
    return "\n".join([
        '"""The options for the rules, from options.py by `make types`. Do not edit."""', "",
        *(["from typing import Final", ""] if constants else []),
        "from mypy_extensions import i64", "",
        "from interregnum.core.game import Setup", f"from {PACKING} import Reader", "",
        *constants, "", "", "class Settings:", '    """Never changed: clones share it."""', "",
        *(each.row() for each in found), "", "",
        "def settings(setup: Setup) -> Settings:", "    s = Settings()",
        *(each.from_setup() for each in found), "    return s", "", "",
        "def put_settings(out: list[int], s: Settings) -> None:",
        *(each.put() for each in found), "", "",
        "def take_settings(r: Reader) -> Settings:", "    s = Settings()",
        *(each.take() for each in found), "    return s", "",
    ])  # fmt: skip


def generated(folder: Path) -> dict[Path, str]:
    """The files of one game folder, with their texts."""
    package = ".".join(package_of(folder))
    made = {folder / "rules/settings.py": settings_text(read_options(folder / "options.py"))}
    module = read_state(folder / "rules/state.py", f"{package}.rules.state")
    if module.classes:
        made[folder / "rules/copies.py"] = Copies(module).text()
        made[folder / "papers.py"] = papers_text(module)
    return made


def package_of(folder: Path) -> list[str]:
    above = package_of(folder.parent) if (folder.parent / "__init__.py").exists() else []
    return [*above, folder.name]


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    named = [Path(name).resolve() for name in arguments if name != "--check"]
    folders = named or sorted(path.parents[1] for path in HERE.glob("*/rules/state.py"))
    made = {path: text for folder in folders for path, text in generated(folder).items()}
    stale = [p for p in made if not p.exists() or p.read_text("utf-8") != made[p]]
    for path in stale:
        if check:
            sys.stderr.write(f"{path} is not what its source says: run `make types`\n")
        else:
            path.write_text(made[path], "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
