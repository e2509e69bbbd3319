"""Pictures of every title on every kind of screen, and how fast the page is.

`python -m tests.web.pictures FOLDER` writes lobby and tables at two sizes, light and dark, in three
languages, and prints the measures of the page.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.server.house import House, running
from tests.web.browser import found
from tests.web.desk import Desk

SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
TABLES: dict[str, tuple[list[str], int]] = {  # seats, and how many own decisions before the picture
    "torres": (["me", "greedy", "greedy"], 30),
    "crown-of-ash": (["me", "greedy", "greedy"], 18),
    "wonderful-kingdom": (["me", "greedy"], 40),
    "for-a-crown": (["me", "greedy", "greedy", "greedy"], 14),
}
UPDATES = "performance.getEntriesByName('interregnum-update').map(each => each.duration)"


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def developed(desk: Desk, title: str) -> str:
    """A table some way into the game, by the bots' advice, so that it looks like one."""
    seats, decisions = TABLES[title]
    table = desk.open_table(title, *seats)
    for _ in range(decisions):
        desk.await_turn()
        if desk.over:
            break
        desk.play_advised()
    desk.await_turn()
    return table


def shoot(desk: Desk, folder: Path, name: str) -> None:
    for language in ("en", "cs", "ru"):
        for theme in ("light", "dark"):
            desk.prefer(language=language, theme=theme)
            desk.page.wait_for_timeout(500)
            for size, viewport in SIZES.items():
                desk.page.set_viewport_size(viewport)  # type: ignore[arg-type]
                desk.page.wait_for_timeout(250)
                desk.page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
    desk.prefer(language="en", theme="light")


def first_page(browser: Browser, house: House) -> None:
    """From a warm server to a lobby that can be clicked."""
    context = browser.new_context()
    page = context.new_page()
    times = []
    for _ in range(5):
        page.goto(house.url)
        page.wait_for_selector("input, .tc .btn")
        times.append(float(page.evaluate("performance.now()")))
    say(f"first page interactive: median {statistics.median(times):.0f} ms of {len(times)} loads")
    context.close()


def measured(desk: Desk, title: str) -> None:
    spent: list[float] = desk.page.evaluate(UPDATES)
    if spent:
        median, worst = statistics.median(spent), max(spent)
        say(f"{title}: {len(spent)} updates, median {median:.1f} ms, longest {worst:.1f} ms")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as house,
        sync_playwright() as playwright,
    ):
        path = found().path
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        first_page(browser, house)
        calm: Any = {"viewport": SIZES["desktop"], "reduced_motion": "reduce"}
        desk = Desk(browser.new_context(**calm).new_page(), house.url, "Anna")
        for title in TABLES:
            developed(desk, title)
            measured(desk, title)
            shoot(desk, folder, title)
        desk.page.goto(house.url)
        desk.page.wait_for_selector(".tc")
        shoot(desk, folder, "lobby")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
