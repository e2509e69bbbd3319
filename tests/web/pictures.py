"""Pictures of every title on every kind of screen.

`python -m tests.web.pictures FOLDER [NAME …]` writes tables, a result and the lobby at two sizes,
light and dark, in three languages; `strip-TITLE` is every moment of the first ceremony of a match,
`end-TITLE` of the last one.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.live_server import running
from tests.web.browser import found
from tests.web.person import Person

SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
LATE = 300_000  # milliseconds for a whole match of bots
TABLES: dict[str, tuple[list[str], int]] = {  # seats, and how many own decisions before the picture
    "torres": (["me", "greedy", "greedy"], 30),
    "crown-of-ash": (["me", "greedy", "greedy"], 18),
    "wonderful-kingdom": (["me", "greedy"], 40),
    "for-a-crown": (["me", "greedy", "greedy", "greedy"], 14),
}


def developed(person: Person, title: str) -> None:
    """A table some way into the game, by the bots' advice, so that it looks like one."""
    seats, decisions = TABLES[title]
    person.open_table(title, *seats)
    for _ in range(decisions):
        person.await_turn()
        if person.over:
            break
        person.play_advised()
    person.await_turn()


def shoot(person: Person, folder: Path, name: str, tabs: tuple[str, ...] = ()) -> None:
    """One place in every language, theme and size; on a phone its tabs, too."""
    for language in ("en", "cs", "ru"):
        for theme in ("light", "dark"):
            person.prefer(language=language, theme=theme)
            for size, viewport in SIZES.items():
                person.page.set_viewport_size(viewport)  # type: ignore[arg-type]
                person.page.wait_for_timeout(400)
                person.page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
            for tab in tabs:
                person.page.locator(f".nav [href='#{tab}']").click()
                person.page.wait_for_timeout(200)
                person.page.screenshot(path=folder / f"{name}-{tab}-{theme}-{language}.png")
    person.page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]
    person.prefer(language="en", theme="light")


def table(person: Person, folder: Path, title: str) -> None:
    developed(person, title)
    shoot(person, folder, title, ("log", "chat", "rules") if title == "for-a-crown" else ())


def lobby(person: Person, folder: Path) -> None:
    person.page.goto(person.url)
    person.page.wait_for_selector(".tc")
    shoot(person, folder, "lobby")


def result(person: Person, folder: Path) -> None:
    person.open_table("for-a-crown", *TABLES["for-a-crown"][0])
    while not person.over:
        person.play_one()
    shoot(person, folder, "result")


def strip(person: Person, folder: Path, title: str, name: str) -> None:
    """A ceremony of a match of bots, moment by moment, from its replay: the first, or the last."""
    person.prefer(speed=1)
    seats = ["greedy"] * min(2, len(TABLES[title][0]))
    table = person.open_table(title, *seats)
    page = person.page
    page.wait_for_selector(".player input:not([max='0'])", timeout=LATE)
    begin = int(last(person)) - 1 if name.startswith("end") else 0
    page.goto(f"{person.url}/t/{table}?step={begin}")
    page.wait_for_selector(".app[data-step]")
    moment = page.locator("[data-moment]")
    while not moment.count() and page.locator(".app").get_attribute("data-step") != last(person):
        page.get_by_role("button", name="Next move").click()
    page.keyboard.press(" ")
    while moment.count():
        page.wait_for_timeout(300)
        number = int(moment.get_attribute("data-moment") or 0)
        page.screenshot(path=folder / f"{name}-{number:02}.png")
        page.keyboard.press("ArrowRight")
    person.prefer(speed=0)


def last(person: Person) -> str:
    return person.page.locator(".player input").first.get_attribute("max") or ""


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
        person = Person(browser.new_context(**calm).new_page(), server.url, "Anna")
        strips = {f"{part}-{title}": title for part in ("strip", "end") for title in TABLES}
        for name in wanted or [*TABLES, "result", "lobby", *strips]:
            if name in TABLES:
                table(person, folder, name)
            elif name in strips:
                strip(person, folder, strips[name], name)
            else:
                {"result": result, "lobby": lobby}[name](person, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
