"""Compiles the hot modules with mypyc if a compiler is there; INTERREGNUM_COMPILE=0 or 1 forces.

Builds the page if Node is there (web/build.py); INTERREGNUM_PAGE=0 leaves it out.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SRC = Path("src/interregnum")
THINKING = ("search", "judge", "advised")  # the hot part of bots
# What is drawn and told at every action. Classes of msgspec lie elsewhere: they keep no types here.
TELLING = ("kept", "leading", "messages", "offers", "rows", "walk")
SHOWING = {
    "for_a_crown": ("view", "breakdown", "choices", "events", "log", "text"),
    "wonderful_kingdom": (
        "view", "view_forecast", "view_goals", "view_prospects", "view_stage", "breakdown",
        "choices", "events", "log", "text",
    ),
}  # fmt: skip
SERVING = (
    "accounts", "attempt", "audience", "autoplay", "clock", "drawing", "figures", "framing",
    "handler", "hearing", "journal", "limits", "outbox", "prices", "room", "short_way",
    "told", "viewer", "writer",
)  # fmt: skip
# Nobody outside a module calls its functions by name: the compiler may inline them. Functions of
# Python's own are called without a stub between, 0.97 times the time of an update of a table.
COMPILE_FLAGS = ["-fvisibility=hidden"] if os.name == "posix" else []
COMPILE_FLAGS += ["-fno-plt"] if sys.platform == "linux" else []
# No symbols, and no padding between the parts of the many small modules.
LINK_FLAGS = ["-s", "-Wl,-z,noseparate-code"] if sys.platform == "linux" else []
UNCOMPILED = {"__init__.py", "arrays.py", "record.py"}


def hot_modules() -> list[tuple[list[str], str]]:
    """Modules of a group compile together: `core` and what bots think with, each game, the server.

    Of a game, all that lies in its folders rules/ and policy/ is compiled.
    """
    thinking = named(SRC / "bots", THINKING)
    groups = [(hot([*SRC.glob("core/*.py"), *thinking]), "interregnum_core")]
    for game in sorted(path.parent for path in SRC.glob("games/*/rules")):
        found = hot([*game.glob("rules/*.py"), *game.glob("policy/*.py")])
        groups.append((found, f"interregnum_{game.name}"))
    shown = [path for game, names in SHOWING.items() for path in named(SRC / "games" / game, names)]
    groups.append((hot([*named(SRC / "games", TELLING), *shown]), "interregnum_showing"))
    groups.append((hot(named(SRC / "server", SERVING)), "interregnum_serving"))
    return groups


def named(folder: Path, names: tuple[str, ...]) -> list[Path]:
    return [folder / f"{name}.py" for name in names]


def hot(paths: list[Path]) -> list[str]:
    return sorted(str(p) for p in paths if p.is_file() and p.name not in UNCOMPILED)


def has_compiler() -> bool:
    """Whether a trivial extension compiles: a compiler and Python's headers are here."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe;\n")
        command = [*compiler, f"-I{include}", "-c", str(source), "-o", f"{folder}/probe.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def wanted() -> bool:
    forced = os.environ.get("INTERREGNUM_COMPILE", "")
    if forced not in ("", "0", "1"):
        sys.exit(f"INTERREGNUM_COMPILE is {forced!r}; expected 0, 1 or nothing")
    if forced == "1" and not has_compiler():
        sys.exit("INTERREGNUM_COMPILE=1, but no C compiler with Python's headers was found")
    return forced != "0" and has_compiler()


def extensions() -> list[object]:
    if not wanted():
        print("interregnum: installing interpreted, without compiled rules", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    groups = hot_modules()
    modules = [path for paths, _ in groups for path in paths]
    made = mypycify(modules, opt_level="2", debug_level="0", separate=groups)
    for extension in made:  # they share one list of flags
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILE_FLAGS]
        extension.extra_link_args = [*extension.extra_link_args, *LINK_FLAGS]
    return list(made)


def build_page() -> None:
    """A source distribution has no web/: it carries the page as it was built."""
    script = Path("web/build.py")
    if script.exists() and os.environ.get("INTERREGNUM_PAGE") != "0":
        subprocess.run([sys.executable, str(script)], check=True)


class BuildPy(build_py):
    def run(self) -> None:
        build_page()
        super().run()


class Sdist(sdist):
    def run(self) -> None:
        build_page()
        super().run()


setup(
    cmdclass={"build_py": BuildPy, "sdist": Sdist},
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
