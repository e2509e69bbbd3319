"""The guides as documents, with the pictures that the page draws.

`python -m tests.web.book FOLDER [TITLE …]` writes FOLDER/<title>/<language>.md and its pictures.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from interregnum.games.guide import guide, plain_clauses
from interregnum.games.guide_document import Document
from interregnum.games.registry import OWN, find
from interregnum.games.words import LANGUAGES, Words
from tests.server.live_server import running
from tests.web.browser import found
from tests.web.person import Person

DRAWN = "article [data-drawing]"
SCREEN: Any = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}


def write(person: Person, folder: Path, name: str, lang: str) -> None:
    """One guide in one language."""
    title = find(name)
    document = Document(guide(title, lang), plain_clauses(title, lang), Words(lang, [title]), lang)
    text = document.text()
    pictures = folder / name / lang
    pictures.mkdir(parents=True, exist_ok=True)
    drawn = draw(person.page, f"{person.url}/guide/{name}", pictures)
    if drawn != document.drawings:
        raise SystemExit(f"{name}: the page draws {drawn}, the document has {document.drawings}")
    (folder / name / f"{lang}.md").write_text(text, "utf-8")


def draw(page: Page, url: str, folder: Path) -> int:
    page.goto(url)
    page.wait_for_selector("#guide-clauses")
    page.evaluate("document.fonts.ready")
    drawn = page.locator(DRAWN).all()
    for k, each in enumerate(drawn, 1):
        each.screenshot(path=folder / f"{k:02}.png")
    return len(drawn)


def main(folder: Path, wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found().path, args=["--no-sandbox"])
        page = browser.new_context(**SCREEN, device_scale_factor=2).new_page()
        person = Person(page, server.url, "Anna")
        for lang in LANGUAGES:
            page.goto(server.url)
            page.wait_for_selector(".tc")
            person.prefer(language=lang)
            for name in wanted or OWN:
                write(person, folder, name, lang)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
