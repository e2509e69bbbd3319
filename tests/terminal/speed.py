"""`python -m tests.terminal.speed`: how long the first board takes, and the answer to a key.

Processor time, so that a busy machine changes little; a key is one arrow on the busiest table.
"""

import asyncio
import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import process_time

from tests.terminal.busy import TITLES, seating
from tests.terminal.person import LARGE, desk_of, sitting

KEYS = 60
STARTS = 5
FIRST_BOARD = """
import asyncio, sys
from interregnum.cli.play import sat_down
from interregnum.games.words import Words
from interregnum.terminal.app import TerminalApp
from interregnum.terminal.local import LocalDesk
from interregnum.terminal.table import TableScreen
async def work():
    seating = sat_down(sys.argv[1], None, None, None, "", 1, [], Words("en", []))
    screen = TableScreen(LocalDesk(seating, Words("en", [seating.title]), auto=True, file=None))
    async with TerminalApp(screen).run_test(size=(80, 24)) as pilot:
        while not screen.board.strips:
            await pilot.pause()
        import os; os._exit(0)
asyncio.run(work())
"""


def spent() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def first_board(title: str) -> float:
    """Seconds from the start of the program to the first board."""
    times = []
    for _ in range(STARTS):
        before = spent()
        subprocess.run([sys.executable, "-c", FIRST_BOARD, title], check=True)
        times.append(spent() - before)
    return median(times)


async def answer(title: str) -> tuple[float, float]:
    """Milliseconds at the median: an arrow on the board, a letter that narrows the list."""
    async with sitting(desk_of(seating(title)), LARGE) as person:
        await person.asked()
        screen, arrows, letters = person.screen, [], []
        for k in range(KEYS):
            before = process_time()
            await person.press(("right", "down", "left", "up")[k % 4])
            arrows.append(process_time() - before)
            before = process_time()
            await person.press("e" if k % 2 == 0 else "backspace")
            letters.append(process_time() - before)
        assert screen.board.strips
        return 1000 * median(arrows), 1000 * median(letters)


def main() -> None:
    for title in TITLES:
        arrow, letter = asyncio.run(answer(title))
        sys.stdout.write(
            f"{title:18} first board {first_board(title):.2f} s, "
            f"arrow {arrow:.1f} ms, letter {letter:.1f} ms\n"
        )


if __name__ == "__main__":
    main()
