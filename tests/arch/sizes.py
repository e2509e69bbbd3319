"""Functions over 40 lines and files over 400, for `make check`: they ask to be cut."""

import sys

from tests.arch.tree import functions, module_name, sources

LONG_FUNCTION, LONG_FILE = 40, 400
LEFT_OUT = "migrations"  # tables listed one after another


def long_functions(limit: int) -> list[str]:
    """`__init__` is left out: that of a state takes every field."""
    return [
        f"{module_name(path)}.{name} has {length} lines"
        for path in sources()
        for name, length in functions(path)
        if length > limit and name != "__init__" and LEFT_OUT not in path.parts
    ]


def long_files(limit: int) -> list[str]:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in sources()}
    return [f"{module_name(path)} has {n} lines" for path, n in lengths.items() if n > limit]


if __name__ == "__main__":
    for told in (*long_functions(LONG_FUNCTION), *long_files(LONG_FILE)):
        sys.stdout.write(f"long: {told}\n")
