"""docs/study.md: its readers of datasets are run."""

import re
from pathlib import Path

import pytest

from interregnum.bots.arena import Contest
from interregnum.study.dataset import write

DOCUMENT = Path(__file__).parents[2] / "docs" / "study.md"


def test_the_readers_of_the_document_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = write(Contest("for-a-crown", {}, ("random",) * 4, 1), 20, tmp_path / "crowns")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.S)
    readers = [block for block in blocks if "crowns" in block]
    assert len(readers) == 3
    names: dict[str, object] = {}
    for block in readers:
        exec(block, names)
    assert names["observations"].shape == (made.count("decisions"), 424)  # type: ignore[attr-defined]
    assert len(names["best"]) > 40  # type: ignore[arg-type]
