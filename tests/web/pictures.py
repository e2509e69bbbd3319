"""Pictures of every title on every kind of screen.

`python -m tests.web.pictures FOLDER [NAME …]` writes the lobby, tables, cards shown large, guides,
results and every ceremony at its middle, on a desk and on a phone, light and dark, in three
languages; `strip-CEREMONY` is all of a ceremony in one picture, `film-CEREMONY` the same with its
movement, frame by frame (`film-ash-duel` a battle, `film-torres-scoring` a scoring). Without names
it makes all.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.live_server import running
from tests.web.browser import found
from tests.web.person import Person
from tests.web.scenes import SCENES, Scene, Theatre

SIZES: dict[str, Any] = {
    "desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844},
}  # fmt: skip
LOOKS = [(language, theme) for language in ("en", "cs", "ru") for theme in ("light", "dark")]
TABLES: dict[str, tuple[list[str], int]] = {  # seats, and how many own decisions before the picture
    "torres": (["me", "greedy", "greedy"], 30),
    "crown-of-ash": (["me", "greedy", "greedy"], 40),
    "wonderful-kingdom": (["me", "greedy"], 40),
    "for-a-crown": (["me", "greedy", "greedy", "greedy"], 14),
}
# A card in the hand or under construction is shown large; else the first thing that can be read.
WORDY = {"torres": "main .ac", "wonderful-kingdom": "main [data-object^=card][data-zoom]"}
CHAPTERS = ("see", "turn", "scoring", "signs", "index", "clauses")
FOOT = "scrollTo(0, document.documentElement.scrollHeight)"
OPENED = "id => document.getElementById(id).scrollIntoView()"
Ready = Callable[[], object]
SHEET = """<style>body { margin: 0; padding: 8px; display: grid; gap: 8px; background: #444;
  align-content: start; grid-template-columns: repeat(3, 1fr) } img { width: 100% }</style>"""
WIDE: Any = {"width": 1920, "height": 800}  # of a sheet
SLOW = 0.2  # the speed of a film, as the reader's own wish: there is time for every frame
EVERY = 0.25  # seconds between two frames at the usual speed
MOST = 45  # frames


class Album:
    """One person's page, and the folder that its pictures go to."""

    def __init__(self, person: Person, folder: Path) -> None:
        self.person = person
        self.page = person.page
        self.folder = folder
        self.theatre = Theatre(person)

    def shoot(self, name: str, ready: Ready = lambda: None, tabs: tuple[str, ...] = ()) -> None:
        """One place in every look and size; what must be done anew after a change is `ready`."""
        for language, theme in LOOKS:
            self.person.prefer(language=language, theme=theme)
            for size, viewport in SIZES.items():
                self.page.set_viewport_size(viewport)
                ready()
                self.page.wait_for_timeout(400)
                self.keep(f"{name}-{size}-{theme}-{language}")
            for tab in tabs:
                self.page.locator(f".nav [href='#{tab}']").click()
                self.page.wait_for_timeout(200)
                self.keep(f"{name}-{tab}-{theme}-{language}")
        self.page.set_viewport_size(SIZES["desk"])
        self.person.prefer(language="en", theme="light")

    def keep(self, name: str) -> None:
        self.page.screenshot(path=self.folder / f"{name}.png")

    def lobby(self) -> None:
        for title, (seats, _) in TABLES.items():
            self.person.open_table(title, *seats)
            self.person.await_turn()
        self.person.open_table("torres", "me", "open", public=True)
        self.page.goto(self.person.url)
        self.shoot("lobby", lambda: self.page.wait_for_selector(".mt .thumb", state="attached"))
        self.shoot("lobby-tables", lambda: self.page.evaluate(FOOT))
        self.shoot("setup", self.set_up)

    def set_up(self) -> None:
        self.page.goto(self.person.url)
        self.page.locator(".tc").nth(2).locator("button.ghost").first.click()
        self.page.wait_for_selector(".setup")

    def table(self, title: str) -> None:
        """Some way into the game, by the bots' advice, so that it looks like one; a card large."""
        person, (seats, decisions) = self.person, TABLES[title]
        person.open_table(title, *seats)
        for _ in range(decisions):
            person.await_turn()
            if person.over:
                break
            person.play_advised()
        self.shoot(title, person.await_turn, ("log", "chat", "rules") * (title == "for-a-crown"))
        self.shoot(f"zoom-{title}", lambda: self.read_card(title))

    def read_card(self, title: str) -> None:
        self.person.await_turn()
        self.page.mouse.move(0, 0)
        self.page.locator(f"{WORDY.get(title, 'main [data-zoom]')}:visible").first.hover()
        self.page.wait_for_selector(".zoom")

    def guide(self, title: str) -> None:
        """Chapter after chapter of one page in every look and size."""
        self.page.goto(f"{self.person.url}/guide/{title}")
        for language, theme in LOOKS:
            self.person.prefer(language=language, theme=theme)
            for size, viewport in SIZES.items():
                self.page.set_viewport_size(viewport)
                for chapter in CHAPTERS:
                    self.page.wait_for_selector(f"#guide-{chapter}", state="attached")
                    self.page.evaluate(OPENED, f"guide-{chapter}")
                    self.page.wait_for_timeout(200)
                    self.keep(f"guide-{title}-{chapter}-{size}-{theme}-{language}")
        self.page.set_viewport_size(SIZES["desk"])
        self.person.prefer(language="en", theme="light")

    def result(self, title: str) -> None:
        table = self.theatre.played(title)
        self.person.go(table)
        self.shoot(f"result-{title}", lambda: self.page.wait_for_selector(".chart svg"))

    def ceremony(self, scene: Scene, name: str) -> None:
        """At its middle."""
        begin = self.theatre.find(scene)
        moments = self.theatre.moments(begin)
        self.shoot(name, lambda: self.theatre.stop_at(begin, moments // 2))

    def strip(self, scene: Scene, name: str) -> None:
        """Moment after moment, and all of them on one sheet."""
        begin = self.theatre.find(scene)
        kept: list[str] = []
        for k in range(self.theatre.moments(begin)):
            if k:
                self.theatre.step()
            else:
                self.theatre.stop_at(begin, 0)
            self.page.wait_for_timeout(250)
            kept.append(f"{name}-{k:02}")
            self.keep(kept[-1])
        self.sheet(name, kept)

    def film(self, scene: Scene, name: str) -> None:
        """As it moves: frames at equal distances, and all of them on one sheet."""
        begin = self.theatre.find(scene)
        self.page.emulate_media(reduced_motion="no-preference")
        self.theatre.open_before(begin, SLOW)
        self.page.get_by_role("button", name="Next move").click()
        self.page.wait_for_selector("[data-moment]")
        started, kept = time.monotonic(), list[str]()
        while self.page.locator("[data-moment]").count() and len(kept) < MOST:
            kept.append(f"{name}-{len(kept):02}")
            self.keep(kept[-1])
            rest = started + len(kept) * EVERY / SLOW - time.monotonic()
            self.page.wait_for_timeout(max(0.0, 1000 * rest))
        self.page.emulate_media(reduced_motion="reduce")
        self.sheet(name, kept)

    def sheet(self, name: str, kept: list[str]) -> None:
        """Pictures of the folder on one."""
        pictures = "".join(f"<img src='{each}.png'>" for each in kept)
        sheet = self.folder / f"{name}.html"
        sheet.write_text(SHEET + pictures, "utf-8")
        self.page.set_viewport_size(WIDE)
        self.page.goto(sheet.resolve().as_uri())
        self.page.screenshot(path=self.folder / f"{name}.png", full_page=True)
        self.page.set_viewport_size(SIZES["desk"])
        self.page.goto(self.person.url)
        self.person.prefer(language="en")


def places(album: Album) -> dict[str, Callable[[], None]]:
    """Every name and how its pictures are made."""
    made: dict[str, Callable[[], None]] = {"lobby": album.lobby}
    for title in TABLES:
        made[title] = partial(album.table, title)
        made[f"guide-{title}"] = partial(album.guide, title)
        made[f"result-{title}"] = partial(album.result, title)
    for name, scene in SCENES.items():
        made[name] = partial(album.ceremony, scene, name)
        made[f"strip-{name}"] = partial(album.strip, scene, f"strip-{name}")
        made[f"film-{name}"] = partial(album.film, scene, f"film-{name}")
    return made


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found().path, args=["--no-sandbox"])
        calm: Any = {"viewport": SIZES["desk"], "reduced_motion": "reduce"}
        person = Person(browser.new_context(**calm).new_page(), server.url, "Anna")
        ways = places(Album(person, folder))
        for name in wanted or ways:
            ways[name]()
            sys.stdout.write(f"{name}\n")
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
