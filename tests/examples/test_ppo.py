"""The maskable PPO of Stable-Baselines3 learns our games, in an environment of its own."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".train/bin/python"  # as the Makefile makes it


@pytest.mark.long
@pytest.mark.parametrize("title", ["for-a-crown", "torres"])
def test_the_example_learns_goes_on_and_writes_its_row(title: str, tmp_path: Path) -> None:
    if not PYTHON.exists():
        pytest.skip("make train installs what the example needs")
    command = [str(PYTHON), "examples/ppo/ppo.py", title, "--tables", "4", "--games", "5"]
    command += ["--save", str(tmp_path / "learned.zip"), "--document", str(tmp_path / "rows.md")]
    decisions = []
    for minutes in ("0.2", "0.4"):
        told = run([*command, "--minutes", minutes])
        assert "of 5 games against random" in told
        decisions.append(int(told.split("after ")[1].split()[0].replace(",", "")))
    assert 0 < decisions[0] < decisions[1]
    rows = [line for line in (tmp_path / "rows.md").read_text().splitlines() if "PPO" in line]
    assert len(rows) == 1
    assert f"| {decisions[1]:,} | 5 |" in rows[0]


def run(command: list[str]) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
