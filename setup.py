"""Compiles the hot modules with mypyc if a compiler is there; INTERREGNUM_COMPILE=0 or 1 forces."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

SRC = Path("src/interregnum")
GAME_MODULES = ("data", "actions", "state", "rules", "scoring", "policy")
POLICY_MODULES = ("estimate", "combat", "playout")  # where one policy.py would be too long
UNCOMPILED = {"__init__.py", "arrays.py", "record.py"}


def hot_modules() -> list[str]:
    """`core`, the rules of each game and the search, as one group."""
    found = list(SRC.glob("core/*.py"))
    for game in SRC.glob("games/*/"):
        found += [
            path for name in GAME_MODULES + POLICY_MODULES for path in game.glob(f"{name}.py")
        ]
        found += list(game.glob("rules/*.py"))
    found += SRC.glob("bots/search.py")
    return sorted(str(path) for path in found if path.name not in UNCOMPILED)


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

    return mypycify(hot_modules(), opt_level="3", debug_level="0", group_name="interregnum")


setup(ext_modules=extensions())
