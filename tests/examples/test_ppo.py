"""The maskable PPO of Stable-Baselines3 learns our games, in an environment of its own."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".train/bin/python"  # as the Makefile makes it


@pytest.mark.long
@pytest.mark.parametrize("title", ["for-a-crown", "torres"])
def test_the_example_learns_and_plays(title: str, tmp_path: Path) -> None:
    if not PYTHON.exists():
        pytest.skip("make train installs what the example needs")
    command = [str(PYTHON), "examples/ppo/ppo.py", title, "--steps", "1024", "--tables", "4"]
    command += ["--games", "5", "--save", str(tmp_path / "learned.zip")]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f"{title}: after 1,024 decisions" in told
    assert "of 5 games against random" in told
    assert (tmp_path / "learned.zip").exists()
