"""The busiest tables: all that can be chosen is in sight, on both sizes."""

import subprocess
import sys
from pathlib import Path

import pytest

from interregnum.terminal.widgets import DOT
from tests.terminal.busy import TITLES, seating
from tests.terminal.person import LARGE, SMALL, desk_of, run, sitting

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("title", TITLES)
def test_every_target_is_drawn_and_marked_by_shape(title: str, size: tuple[int, int]) -> None:
    async def work() -> None:
        async with sitting(desk_of(seating(title)), size) as person:
            await person.asked()
            board, targets = person.screen.board, person.screen.choosing.targets()
            assert len(targets) > 3
            assert targets <= {run_.spot for run_ in board.runs}
            assert sum(line.count(DOT) for line in person.board()) == len(targets)
            assert board.virtual_size.height <= board.size.height
            assert board.virtual_size.width <= board.size.width
            assert person.screen.query_one("#choices").size.height >= 4

    run(work())


CODE = """
import sys
from interregnum.terminal.start import StartScreen
from interregnum.terminal.form import Form
Form("en").begun(1)
print(*sys.modules)
"""


def test_a_match_in_the_terminal_imports_no_server() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    assert "textual" in loaded
    assert [name for name in loaded if name.startswith(("interregnum.server", "litestar"))] == []
