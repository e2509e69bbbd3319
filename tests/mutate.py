"""`python -m tests.mutate TITLE`: change one operator or constant of its rules, run its tests."""

import argparse
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from random import Random

import hypothesis
import pytest
from rich.progress import Progress

from tests.mutants import Mutant, mutants

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "docs", "pyproject.toml", "setup.py", "README.md")
ENOUGH = 80  # percent
TOLD = 20  # mutants from one line to the next where no bar can be drawn
PATIENCE = 8  # times what the tests take without a mutant: a hang counts as killed
Told = tuple[Mutant | None, bool, float]  # a mutant, whether it was killed, seconds

assert hypothesis, "imported here once, so that no run has to"


def rule_modules(package: str) -> list[Path]:
    return sorted((Path("src/interregnum/games") / package / "rules").glob("*.py"))


def tests_of(title: str) -> list[str]:
    """The clauses first, then a short run of the laws."""
    clauses = f"tests/games/{title.replace('-', '_')}"
    laws = "tests/contract/test_laws.py"
    return [*([clauses] if (ROOT / clauses).exists() else []), laws, "--short", f"--title={title}"]


def run_tests(arguments: list[str]) -> int:
    """In a process of its own, with nothing of ours imported before."""
    for name in [name for name in sys.modules if name.split(".")[0] in ("tests", "interregnum")]:
        del sys.modules[name]
    here = Path.cwd()
    sys.path[:] = [str(here / "src"), str(here), *(p for p in sys.path if p not in ("", str(ROOT)))]
    return int(pytest.main(["-x", "-q", "--assert=plain", *arguments]))


def is_killed(arguments: list[str], seconds: float) -> bool:
    """Whether the tests fail, or do not come to an end, in a forked child."""
    child = os.fork()
    if child == 0:
        silence()
        try:
            os._exit(run_tests(arguments))
        except BaseException:  # whatever a mutant breaks, the child ends here
            os._exit(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status != 0
        time.sleep(0.02)
    os.kill(child, 9)
    os.waitpid(child, 0)
    return True


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def work(
    title: str, todo: "SimpleQueue[Mutant | None]", told: "SimpleQueue[Told]", patience: float
) -> None:
    """In a copy of the tree: write a mutant, run the tests, put the file back."""
    with tempfile.TemporaryDirectory() as folder:
        copy_tree(Path(folder))
        os.chdir(folder)
        while (mutant := todo.get()) is not None:
            start, original = time.monotonic(), mutant.path.read_bytes()
            mutant.path.write_text(mutant.source(), "utf-8")
            killed = is_killed(tests_of(title), patience)
            mutant.path.write_bytes(original)
            told.put((mutant, killed, time.monotonic() - start))


def copy_tree(folder: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
            shutil.copytree(ROOT / name, folder / name, symlinks=True, ignore=left_out)
        elif (ROOT / name).exists():
            shutil.copy2(ROOT / name, folder / name)


def baseline(title: str) -> float:
    """Seconds that the tests take as they are; they must pass."""
    with tempfile.TemporaryDirectory() as folder:
        copy_tree(Path(folder))
        os.chdir(folder)
        start = time.monotonic()
        failed = is_killed(tests_of(title), 3600)
        os.chdir(ROOT)
    if failed:
        sys.exit(f"the tests of {title} fail without a mutant: {' '.join(tests_of(title))}")
    return time.monotonic() - start


def sample(title: str, count: int, seed: int) -> list[Mutant]:
    found = [m for path in rule_modules(title.replace("-", "_")) for m in mutants(path)]
    if not found:
        sys.exit(f"there are no rules of a title {title!r}")
    return Random(seed).sample(found, min(count, len(found)))


def hunt(title: str, chosen: list[Mutant], jobs: int, patience: float) -> list[Mutant]:
    """The mutants that no test killed."""
    context = multiprocessing.get_context("fork")
    todo, told = context.SimpleQueue(), context.SimpleQueue()
    args = (title, todo, told, patience)
    workers = [context.Process(target=work, args=args) for _ in range(jobs)]
    for worker in workers:
        worker.start()
    for mutant in [*chosen, *([None] * jobs)]:
        todo.put(mutant)
    survivors: list[Mutant] = []
    with Progress() as progress:
        bar = progress.add_task("mutants", total=len(chosen))
        for k in range(1, len(chosen) + 1):
            mutant, killed, _ = told.get()
            survivors += [] if killed else [mutant]
            line = f"{k} of {len(chosen)} mutants, {len(survivors)} survive"
            progress.update(bar, advance=1, description=line)
            if not progress.console.is_terminal and k % TOLD == 0:
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
    for worker in workers:
        worker.join()
    return survivors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    os.chdir(ROOT)
    chosen = sample(options.title, options.sample, options.seed)
    seconds = baseline(options.title)
    survivors = hunt(options.title, chosen, options.jobs, max(20.0, PATIENCE * seconds))
    for mutant in sorted(survivors, key=str):
        sys.stdout.write(f"survives: {mutant}\n")
    killed = len(chosen) - len(survivors)
    percent = 100 * killed / len(chosen)
    told = f"{killed} / {len(chosen)} mutants killed ({percent:.0f} %)"
    sys.stdout.write(f"{options.title}: {told}\n")
    return int(percent < ENOUGH)


if __name__ == "__main__":
    sys.exit(main())
