"""Pictures of every title on every kind of screen.

`python -m tests.web.pictures FOLDER [NAME …]` writes tables, a result and the lobby at two sizes,
light and dark, in three languages.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.live_server import running
from tests.web.browser import found
from tests.web.desk import Desk

SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
TABLES: dict[str, tuple[list[str], int]] = {  # seats, and how many own decisions before the picture
    "torres": (["me", "greedy", "greedy"], 30),
    "crown-of-ash": (["me", "greedy", "greedy"], 18),
    "wonderful-kingdom": (["me", "greedy"], 40),
    "for-a-crown": (["me", "greedy", "greedy", "greedy"], 14),
}


def developed(desk: Desk, title: str) -> None:
    """A table some way into the game, by the bots' advice, so that it looks like one."""
    seats, decisions = TABLES[title]
    desk.open_table(title, *seats)
    for _ in range(decisions):
        desk.await_turn()
        if desk.over:
            break
        desk.play_advised()
    desk.await_turn()


def shoot(desk: Desk, folder: Path, name: str, tabs: tuple[str, ...] = ()) -> None:
    """One place in every language, theme and size; on a phone its tabs, too."""
    for language in ("en", "cs", "ru"):
        for theme in ("light", "dark"):
            desk.prefer(language=language, theme=theme)
            for size, viewport in SIZES.items():
                desk.page.set_viewport_size(viewport)  # type: ignore[arg-type]
                desk.page.wait_for_timeout(400)
                desk.page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
            for tab in tabs:
                desk.page.locator(f".nav [href='#{tab}']").click()
                desk.page.wait_for_timeout(200)
                desk.page.screenshot(path=folder / f"{name}-{tab}-{theme}-{language}.png")
    desk.page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]
    desk.prefer(language="en", theme="light")


def table(desk: Desk, folder: Path, title: str) -> None:
    developed(desk, title)
    shoot(desk, folder, title, ("log", "chat", "rules") if title == "for-a-crown" else ())


def lobby(desk: Desk, folder: Path) -> None:
    desk.page.goto(desk.url)
    desk.page.wait_for_selector(".tc")
    shoot(desk, folder, "lobby")


def result(desk: Desk, folder: Path) -> None:
    desk.open_table("for-a-crown", *TABLES["for-a-crown"][0])
    while not desk.over:
        desk.play_one()
    shoot(desk, folder, "result")


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        path = found().path
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        calm: Any = {"viewport": SIZES["desktop"], "reduced_motion": "reduce"}
        desk = Desk(browser.new_context(**calm).new_page(), server.url, "Anna")
        for name in wanted or [*TABLES, "result", "lobby"]:
            if name in TABLES:
                table(desk, folder, name)
            else:
                {"result": result, "lobby": lobby}[name](desk, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
