"""What the command line needs, and what it says of what it has not got."""

import subprocess
import sys
from pathlib import Path

import pytest
import typer

from interregnum.cli.app import COMMANDS, function

HEAVY = {"litestar", "sqlalchemy", "numpy", "gymnasium", "interregnum.games", "interregnum.server"}
AFTER = "; ".join([
    "import sys",
    "from interregnum.cli.app import app",
    "app(sys.argv[1:], standalone_mode=False)",
    "print(*sys.modules, file=sys.stderr)",
])  # fmt: skip
WITHOUT = "; ".join([
    "import sys",
    "sys.modules |= dict.fromkeys(('litestar', 'uvicorn'))",
    "from interregnum.cli.app import main",
    "main()",
])  # fmt: skip


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_help_tells_every_command_and_imports_no_game_and_no_server() -> None:
    done = run(AFTER, "--help")
    assert all(f"  {name} " in done.stdout for name in COMMANDS)
    assert HEAVY & set(done.stderr.split()) == set()


@pytest.mark.parametrize("command", ["serve", "web"])
def test_a_command_without_its_extra_names_it_in_one_sentence(command: str) -> None:
    done = run(WITHOUT, command, "--port", "8123")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines() == [
        f"interregnum: {command} needs more than the base package: "
        "pip install 'interregnum[server]'"
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_the_function_of_its_name_in_the_module_of_its_name(command: str) -> None:
    found = function(command)
    assert isinstance(found, typer.Typer) or found.__name__ == command


def test_the_types_are_told_to_who_installs_the_package() -> None:
    import interregnum

    assert (Path(interregnum.__file__).parent / "py.typed").exists()


def test_a_bot_in_a_module_beside_one_is_found_by_the_command(tmp_path: Path) -> None:
    own = ["from interregnum.bots.uniform import RandomBot", "class Own(RandomBot): name = 'own'"]
    tmp_path.joinpath("own.py").write_text("\n".join(own))
    code = "from interregnum.cli.app import main; main()"
    command = [
        sys.executable,
        "-P",
        "-c",
        code,
        "sim",
        "for-a-crown",
        "--seats",
        "3",
    ]  # as a script
    command += ["--bots", "own:Own", "--games", "2", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "own" in done.stdout
